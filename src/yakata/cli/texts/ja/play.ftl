# ターミナルで「かくされた部屋」を遊ぶ：盤とその横。

child = 子
exit = 出口
to-search = 探索
stage-label = ステージ{ $stage }
turn-label = 手番{ $turn }
clock = 道の終わりまで{ $turns }手番
clock-night = 夜明けまで{ $turns }手番
won-label = 成功{ $wins }/2
lost-label = 失敗{ $losses }/3
danger = 失敗
moves-count = 残り移動：{ $moves }

sources-title = 山と記憶
out-of-play = 捨て場 { $tile }
tile-name = { $tile }
fits = 合う
fits-not = 合わない
room-in-memory = 記憶にはあと{ $places }枚
two-tiles-title = 2枚のタイル

if-you-stay = ここに残ると、怪物は
if-it-fits = 合えば、怪物は
if-it-fits-out = 合えば、外へ出られる。
if-it-fails = 合わなければ、怪物は
deed-advance = { $square }へ進む
deed-turn = { $facing }を向く
sees-you-not = あなたは見えていない。
would-caught = そして、つかまる。
would-route-end = そして道の終わりに着き、失敗になる。
next-action = { $number }. { $sees }怪物は{ $deed }。

arrow-move = { $square }へ移動
arrow-search = { $square }を探索
arrow-danger = { $square }：失敗

# キー

keys-turn = 矢印 進む · e 終える · u もどす · ? 説明 · r ルール · l 経過 · q 保存して終了
keys-source = d 引く · 1-5 記憶 · 矢印 Enter · u もどる · ? 説明 · r ルール · l 経過 · q 終了
keys-first-tile = 1 2 選ぶ · 矢印 Enter · ? 説明 · r ルール · l 経過 · q 保存して終了
keys-stage-over = Enter 次へ · ? 説明 · r ルール · l 経過 · q 保存して終了
keys-page = 矢印 スクロール、Esc もどる
keys-intro = Enter 始める、? 説明、r ルール、q 保存して終了
keys-passage = Enter 次へ、? 説明、r ルール、q 保存して終了
keys-over = a もう一度、q 終了、Esc もどる
prompt-stage-over = ステージが終わった。

# ターミナルのことわり

no-such-slot = 記憶の{ $slot }番にタイルはない。
square-too-far = { $square }は遠すぎる。行けるのは隣のマスだけ。
key-unknown = そのキーには何もない。? でキーの説明。
enter-sleeps = 新しい手番になった。終えるなら e。
choose-a-tile = まずタイルを選ぶ。d か、その番号。
point-first = どちらにする？　1か2。または矢印キーで選んでEnter。
undone = もどした。
searching = { $square }を探索する。足もとは{ $tile }。
too-small = ここには{ $width }×{ $height }文字の広さが要る。窓を広げるか、--plain で遊ぶ。

# 最初の手番の手引き

hint-search = 空きマスへ矢印キーを押すと探索。太い枠が手の届くところ。
hint-source = 足もとと同じかより大きい数字、または同じ色のタイルなら成功。
hint-go-on = タイルのあるマスへは移動（2回まで）。そのあと探索。失敗したタイルは記憶に残る。
hint-gaze = 網かけは怪物に見えるマス。立つ場所で動きが変わる。? でわけを読める。
hint-end = 安全な手がなければ、e でその場で手番を終える。
hint-undo = u で移動をもどせる。何かがめくられるか、怪物が動くまでは。

# ゲームの前に

intro-goal = あなたは暗い家の子ども。右下のF6から、左上の出口A1まで道を見つける。
intro-rooms = 隣を探索する。合うタイルは部屋になり、そこへ進む。
intro-fits = 足もとと同じかより大きい数字、または同じ色のタイルが合う。
intro-memory = 合わないタイルは記憶に残り、あとで探索に使える。
intro-monster = 怪物は毎手番2回動く。決まった道を行き、見つければ追ってくる。
intro-end = つかまるか、怪物が{ $end }に着けば失敗。ステージに2度成功すればゲームに勝つ。
intro-end-stage = つかまるか、怪物が{ $end }に着けば失敗。出口に着けば成功。
intro-dice = くじの約束：{ $commitment }...

stage-way = 道は{ $start }から{ $end }まで。あなたが見えなければ{ $turns }手番。

# ステージのあいだ

passage-score = これまで：成功{ $wins }、失敗{ $losses }。
passage-win = あと1回成功すればゲームに勝つ。
passage-wins = 2回成功すればゲームに勝つ。
passage-loss = あと1回失敗すればゲームに負ける。
passage-losses = 3回失敗すればゲームに負ける。
passage-star = コマの星は、ステージに成功したしるし。なくなることはない。

# つづき

you-were-here = ここにいた：ステージ{ $stage }、手番{ $turn }、{ $square }。
you-were-starting = ここにいた：ステージ{ $stage }、始めのタイルを選ぶところ。
save-broken = 保存したゲームが読めない（{ $why }）。{ $file } として残した。新しく始める。
save-finished = 保存したゲームは終わっていた。記録は { $file }。
save-left = やめたゲームは待っている。今のゲームが終わったあと、次に遊ぶときにもどってくる。
save-other-options = 保存したゲームは設定がちがうので待っている。つづけるには：
save-other-seed = 保存したゲームはくじがちがうので待っている。今のゲームが終わるともどってくる。
save-back = やめていたゲームのつづき。--new で新しく始められる。
save-older-content = はじめたときのカード、タイル、怪異のままつづける。
save-older-rules = このゲームをやめてから、ルールが変わった。{ $moves ->
    [0] そのままの場面からつづける。
   *[other] 今のルールに合わない{ $moves }行をわきに置き、その前からつづける。
  }
no-board = { $game } は、まだターミナルでは遊べない。
cannot-save = 保存できない：{ $why }。
game-saved = 保存した。いつでもここからつづけられる。

# ページ

page-help = 説明
page-rules = ルール
page-log = 経過
page-over = 終わり
page-intro = かくされた部屋
page-back = あなたのゲーム
page-passage = 次のステージ
help-refused = できないわけ
help-monster = ここで手番を終えると、怪物は
help-limit = 子どもの手番が{ $limit }回でもステージに失敗する［KQ5］。今は手番{ $turn }。
help-waiting = 最初のタイルを置くまで、怪物は待っている。
help-game = ゲーム
help-pool = 山に伏せてあるタイル
help-keys = キー
help-board = 盤
help-key-arrows = 矢印キー：タイルのほうへは移動、空きマスへは探索。クリックでも同じ。
help-key-source = d で山から引き、1〜5 で記憶から使う。矢印とEnterでも選べる。
help-key-end = e、Enter、スペースで手番を終える。タイルを選んだすぐあとは e だけ。
help-key-undo = u でもどす。何かがめくられるか、怪物が動くまで。
help-key-others = r ルール、l 経過、q 保存して終了。
help-mark-child = { $mark } はあなた{ $star }。
help-mark-star = （ステージに成功すると星がつく）
help-mark-monster = { $mark } は怪物。矢印は向き。
help-mark-gaze = { $mark } は今、怪物に見えるマス。
help-mark-route = { $mark } は怪物がこれから行く道、{ $past } は通りすぎた道。{ $end } は道の終わり。
help-mark-lit = 太い枠：移動か探索ができる。
help-mark-danger = 切れた枠：怪物がいるマス。そこへ行けばステージに失敗する。
rules-silent = 裁定：ルールブックに書かれていない点
log-dice = くじは最初に約束してある：{ $commitment }

# 終わり

over-again = もう一度遊ぶ？
over-verify = くじを確かめる：
over-replay = もう一度見る：
over-stages = ステージ

# 一行ずつ

plain-help = 番号か、選択の初めの言葉で選ぶ。マスの名前だけでもよい：F5。ほかに：goal（目当て）、monster（怪物が次にすること）、look（見る。道のすべてまで）、why 2（なぜ 2）、undo（もどす）、rules（ルール）、rules K14、log（経過）、quit（やめる）、?（この説明）。
plain-words-monster = monster next 怪物 次
plain-legend = { $monster } 怪物とその向き、{ $shade } 怪物に見えるマス、{ $way } 怪物の道、{ $end } 道の終わり、{ $past } 通りすぎた道、{ $bare } 何もない床。
plain-no-number = { $number }番の選択はない。
plain-way = { $choice }（{ $square }）
plain-danger = { $choice }：怪物がいる。ステージに失敗する
plain-why-what = どの選択かを言う。たとえば：why 1。
plain-ask = >

# 記録を語る

replay-chosen = { $who }：{ $choice }
replay-untold = 伏せたまま引かれたものが{ $draws }つ。何かは、まだだれにも知らされない。
