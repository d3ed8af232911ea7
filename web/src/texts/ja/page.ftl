# このページの言葉。ゲームの文はサーバーから届く。

house = 館
skip = 本文へ
loading = すこし待って。
close = 閉じる
understood = わかった
try-again = もう一度
yes = はい
no = いいえ
you-here = あなた
you = あなた
bot = ボット
somebody = だれか
keep = 残す
copy = コピー
copied = コピーした
copy-by-hand = コピーできなかった。アドレスを選んで、手でコピーしてください。
language = 言語
settings = 設定
keys = キー

aloud = 言葉で聞く館
aloud-close = 言葉を閉じる
aloud-none = 館について語ることは、まだない。
ear = 今のできごと
ear-press = あなたの番：{ $what }。スペースキーを押す。
ear-once-more = { $choice }：もう一度押すと決まる
ear-skipped = { $count }個の文を飛ばした。記録に残っている。その中で大事なこと：
ear-not-yet = まだ早い。問いが出たばかり。もう一度押す。
ear-no-number = { $number }番の選択肢はない。
ear-not-asked = 今は何も問われていない。
ear-how-choose = 1から{ $last }のキーで選ぶ。Tabで選択肢へ、？でキーの一覧。
ear-how-tab = Tabで選択肢へ進み、Enterで選ぶ。
ear-list-open = 一覧を開いた。
ear-list-closed = 一覧を閉じた。
term-what = { $word }とは？
term-role = ルールの言葉
error-offline = 館から返事がない。接続を確かめて、もう一度ためしてください。
error-server = 館の中で何かが起きた。したことは失われていない。少し待って、もう一度ためしてください。
error-not-found = ここにはない。もうないのかもしれない。新しいリンクをもらってください。
error-unknown = うまくいかなかった。ページを読み直してください。
error-possible = 今できる。
error-board = 盤を読みこめなかった。ページを読み直してください。
line-lost = 接続が切れている。館がひとりでにつなぎ直す。失われたものはない。
line-lost-pending = 接続が切れている。選んだことは残っていて、あとで送られる。

# 入口

go-home = 入口にもどる
home-title = 夜の館
home-line = 怪異のボードゲームをブラウザーで。ひとりで、ひとつの画面を囲んで、友だちと。登録はいらない。
ways = ほかの入り方
play-as = あなたは
play-now = すぐ遊ぶ
play-together = 友だちと遊ぶ
players = { $most ->
    [1] { $range }人
   *[other] ひとり（ほかはボット）、または{ $range }人
  }
minutes = { $range }分
fear = 怖さ
fear-of = 怖さ 5のうち{ $level }
tonight = 今夜の館
tonight-line = 一日にひとつ、だれにも同じ館。
tonight-stage = ステージ{ $stage }：{ $name }。
tonight-out = 外へ出た。選択{ $moves }回
tonight-kept = 出られなかった。選択{ $moves }回
tonight-nobody = 今夜はまだ、だれも出てきていない。
tonight-dice = くじは一日が終わるとき（協定世界時の0時）に見せる。それまでは、自分のゲームだけを見直せる。
tonight-play = 中へ入る
tonight-back = 自分の卓へもどる
way-alone = 新しい卓
way-alone-line = 選んで、席につく。
way-screen = ひとつの画面で
way-screen-line = 数人でひとつの端末を、手から手へ。
way-friends = 友だちと
way-friends-line = それぞれの端末で、リンクから。ひとつの卓を囲むなら、まんなかに大きな画面を。
way-no-game = 数人で遊べるゲームは、まだ開いていない。
my-tables = 自分の卓
my-tables-line = つづきから始める。
open-record = 記録を開く
open-record-line = ファイルからゲームを見て、くじを確かめる。

# それぞれの扉に描かれたもの

rooms-door = 扉、その中にだれかがいる。
rooms-door-of = 扉、その中に{ $monster }。
hako-door = 半ば開いたふすまと、その奥のだれか。
betrayal-art = 夜の丘、窓がひとつともる館、果樹園。
seance-door = 扉のむこうに、一本のろうそくを囲む四人の客。

# 新しい卓

which-game = ゲーム
how-many = 人数
your-name = 名前
your-name-hint = 同じ卓の人に見える。空のままでもよい。
name-of = 席{ $number }の名前
reconstructed-title = 推定して作ったもの
reconstructed-about = この版について
reconstructed-what = くわしく見る
reconstructed-change = すべてデータなので、変えられる。方法は docs/hako-onna.md に。
rulings = そのほかの選択と、ルールブックにないところの館の決まり
lay-table = 卓を用意する
seats = 席
seat-played = { $name }（{ $player }）
seat-number = 席{ $number }
seat-who = { $seat }にだれがすわるか
seat-me = 自分
seat-here = この画面で
seat-friend = 友だち（リンク）
seat-open = だれでも
seat-person = 着席
seat-kept = 来るのを待っている
seat-bot = ボット：{ $bot }
table-spectators = 観戦
table-spectators-public = リンクがあればだれでも
table-spectators-after = 終わってからなら、だれでも
table-spectators-none = なし
table-clock = 考える時間
clock-until = { $until }まで
table-clock-none = 好きなだけ
table-clock-gentle = ゆるやかな時計
table-clock-daily = ひとつの選択に一日
table-absent = だれかがいないとき
table-absent-wait = 待つ
table-absent-bot = ボットが代わる
table-mask = だれかがこっそり動くとき
table-mask-quick = いつも同じ、短い間
table-mask-calm = いつも同じ、ふつうの間
table-mask-long = いつも同じ、長い間
table-mask-off = 間をおかない（かかった時間が見える）
order-stand = { $choice }（やめるまでつづける）
order-stands = 自動でつづけている：{ $choice }
order-end = また自分で答える
beat-left = 急がなくてよい。時間が切れても何も起きない。ほかの人はあと{ $seconds }秒、足りなければ同じだけ待つ。考えた長さは、だれにも分からない。

# 待つ

lobby-waiting = { $count ->
    [0] みな席についた。始まる。
   *[other] 空いている席が{ $count }つ。うまると始まる。
  }
link-make = この席のリンクを作る
link-friend = 友だちひとりに、一度だけ。新しく作ると、前のリンクは終わる。
link-open-seats = このアドレスから、だれでも空いた席につける。
link-look-on = このアドレスから、だれでも観戦できる。
screen = まんなかの画面
screen-line = ひとつの卓を囲んで、手元はそれぞれのスマートフォン。大きな画面には、全員が見てよいものだけ。音もここから。
screen-open = 開く
screen-free = 空席
screen-come = スマートフォンでここから座る
sit-down = 席につく
sit-here = すわる
sit-instead = こちらに移る
seat-fill = ボット
seat-empty = 席をあける
seat-more = ほか
lobby-invite = このリンクを送るか、カメラでこの絵を読んでもらう
lobby-asked = { $host }さんが席に呼んでいます
lobby-which = このままなら{ $place }の席。ほかの椅子を選んでもよい。
lobby-guest = 席につけた。席がうまると始まる。{ $host }がその前に始めることもある。それまで話したり、ほかの椅子に移ったりできる。
lobby-name = これでよい
lobby-begin = いますぐ始める（あいた席はボット）
door-closing = みんなそろった。あと数秒で扉が閉まる。
door-hold = 扉を押さえておく
door-held = みんなそろった。扉はあなたが押さえている。閉めるまで始まらない。
door-held-by = みんなそろった。{ $host }さんが扉を押さえている。
door-close = 扉を閉めて始める
lobby-more = 椅子を足す
lobby-fewer = 椅子を減らす
lobby-change = 遊び方を変える
primer-you = あなたがめざすこと
primer-you-as = あなたの役：{ $place }
primer-others = あなたをはばむもの
join-title = 席が用意してある
join-host = { $host }が卓に招いている。
join-seat = あなたは{ $seat }になる。
leave = 卓を離れる
leave-hint = ゲームは待っている。「自分の卓」にある。

# 卓で

board = 盤
goals = 目当て
goals-win = 目当て：
goals-stop = さまたげ：
goals-open = 本を開く
decision = あなたの選択
waiting = 館が決めている。
waiting-for = { $name }が選んでいる。
waiting-readers = { $names }がまだ読んでいる。
waiting-for-away = { $name }の番だが、席を外している。
asking-reading = それぞれの側が自分の本を読んでいる。
asking-hako-onna-setup = 夜の支度。訪問者はアイテムを選び、箱女は秘密を決める。
asking-hako-onna-visitor = 訪問者の手番。まず物音、それから一つ行動する。
asking-hako-onna-window = 行動が宣言された。伏せてある力が割りこむかもしれない。
asking-hako-onna-scream = 箱女の手番。悲鳴をあげるか、何を伏せるか。
asking-hako-onna-dark = 暗闇の中で箱女が動き、また隠れる。
asking-hako-onna-besides-mine = あなたの手番。その前に、居合わせた人が何かを見せる、渡す、合図するかを聞かれている。そのあと、あなたがつづける。
asking-hako-onna-besides = この人の手番ではない。居合わせた人は、何かを見せる、渡す、合図する、または何もしない。
asking-hako-onna-request = この人の手番ではない。何かを求められ、渡すか断るかを決める。
asking-hako-onna-hope = 「絶望した」と宣言された。生きている全員が、あきらめるかどうかを聞かれる。
asking-betrayal-setup = 今夜だれになるかを選ぶ。
asking-betrayal-explore = タイルからタイルへの移動、アクション、カード。
asking-betrayal-haunt = 怪異の手番。移動、アクション、攻撃。
asking-betrayal-besides = この人の手番ではない。起きたことが、この人にも問いかけている。
looking-on = あなたは観戦している。
is-choosing = 選択中
away = 不在
away-count = 不在{ $count }人
has-gone = { $name }が席を外した。
is-back = { $name }が席にもどった。
undo = もどす
foresee = 怪物の動き
foresee-nothing = ここでは何も決まっていない。
all-choices = すべての選択
choices-on-board = 盤の上などで選べるもの：{ $count }
choose-on-board = 盤の上で選ぶか、一覧（{ $count }）から選ぶ
choices-more = ほか：{ $count }
end-left = まだできること：{ $what }
end-left-board = 盤上に{ $count }つ
once-more = { $choice }：もう一度押す
why = なぜ？
why-not = できない理由：{ $choice }
not-possible = 今できないこと
why-of = なぜ？ { $what }
why-things = 盤の上のもの
why-touch = 盤の上のものに触れると、今選べるか、選べないわけがわかる。ここでも聞ける。
open-rule = ルール{ $rule }
rule = ルール
help = 手引き
set-listed = 選択肢の一覧を開いておく
set-listed-hint = 盤の上で選べることも、いつも一覧に並べる。
sheet-log = 経過
sheet-rules = ルール
sheet-talk = 話
sheet-notes = 自由メモ
sheet-table = 卓
log-since = 前に選んでから
log-empty = まだ何も起きていない。
notes = 自分で書くメモ
notes-hint = このブラウザーだけに残る。
rules-find = 番号か言葉でルールを探す
rules-none = そのようなルールはない。
chat = 話
chat-say = 話す
chat-send = 送る
chat-unread = 新しい話{ $count }つ
chat-unsent = 接続が切れている。少し待って、もう一度送る。
chat-empty = まだだれも話していない。
chat-only = 今は{ $names }だけに聞こえる。
chat-nobody = 今はだれにも聞こえない。
chat-whispered = { $names }だけに
chat-unheard = だれにも聞こえなかった
and-then = 、

several = { $what }：選べること{ $count }つ
labelled = { $label }：{ $what }
choose = 選ぶ
your-turn = あなたの手番
turn-of = { $name }の手番
night-over = 夜が終わった

lesson-first-tile = 次の部屋は、同じ色か、同じ数以上。小さい数から始めると、つながる部屋が多い。
lesson-search = 隣の明るい空きマスを押すと探索。ここで手番を終えたらどうなるかは、「怪物の動き」でわかる。
lesson-source = 足もとと同じかより大きい数字、または同じ色のタイルなら成功。
lesson-go-on = 部屋のあるほうへは移動（2回まで）。そのあと探索。失敗したタイルは記憶に残る。
lesson-gaze = しるしのあるマスは怪物に見える。1回動くたびに見直す。「怪物の動き」で2回分がわかる。
lesson-end = 安全な手がなければ、その場で手番を終える。
lesson-undo = 一度「もどす」をためす。何かがめくられるまでは、選んだことをもどせる。

curtain = 端末を{ $name }に渡す。
curtain-why = 卓には幕がおりている。秘密があってもなくても、ありうるときはいつもおりる。だから、幕からは何も分からない。
curtain-me = わたしが{ $name }
curtain-back = まだ：{ $name }にもどる

# 終わってから

again = もう一度遊ぶ
won-by = { $count ->
    [1] の勝ち。
   *[other] がならんで先頭。
  }
again-laid = 次の卓ができている
again-come = { $name }がもう一度始める。席につく
harder = もっと難しく：{ $stage }
invite = 招く
replay = 見直す
dice = くじ
dice-check = くじが公正か確かめる
dice-checking = すべてのくじを引き直している。
dice-true = このブラウザーで{ $count }回のくじを引き直した。すべて正しい。
dice-false = くじがこの記録と合わない。
dice-promise-kept = 秘密は、最初に約束されたものと同じ。
dice-promise-broken = 秘密が、約束されたものとちがう。
dice-remembered = 封はこのブラウザーが見たものと同じで、あなたの数はくじに入っている。
dice-forgotten = 封かあなたの数が、このブラウザーの覚えているものとちがう。このゲームは信じないこと。
dice-not-kept = このブラウザーはこの卓に数を渡していないので、何が約束されたかは分からない。
dice-numbers = くじに入った数
dice-number-mine = あなたの数
dice-number-house = 封から決まる数
dice-number-given = そこにいた人の数
dice-number-bot = ボットの席なのに、封から決まる数ではない
dice-proved = 確かなこと：あなたが数を渡したとき秘密はもう決まっていて、館はくじを選べなかった。確かめられないこと：あなたより後にすわった人が、館と組んで数を試さなかったかどうか。
dice-untold = { $count }回のくじには番号がなく、記録だけでは確かめられない。
dice-open = ゲームは終わっていない。くじの秘密は終わりに示され、そのとき確かめられる。
dice-insecure = 安全なアドレス（https）でないと、このブラウザーはくじを確かめられないため、何も確かめていない。
dice-line = 順
dice-what = くじで決まったこと
dice-ticket = 引いた番号
dice-of = { $total }のうち{ $ticket }番
dice-unseen = その時はだれにも見えなかったこと。
dice-right = 正しい
dice-agrees = 封印のとおりか
dice-wrong = 正しくは{ $found }番
dice-how = 最初のくじの前に、秘密の封が示された。いま秘密は開かれ、ブラウザーが記録の文だけを使い、秘密とみなの数から、封とすべてのくじを作り直した。（封はSHA-256、くじはHMAC-SHA-256）
dice-promised = くじの確かめ方
dice-promised-how = この数は最初のくじの前に示された。終わりに元の秘密が示され、すべてのくじを確かめられる。
dice-numbers-how = どの席も、くじに数を一つ渡す。ボットの数は封から決まり、人の数は、席に着いたときに、封を見たあとのブラウザーが引く。
record-broken = 記録がそろっていない。最後の行がないか、ほかの種類のファイル。

# 記録を見る

open-record-how = どの館の .yakata ファイルでも。ここのルールで読み、ブラウザーで確かめる。
choose-file = ファイルを選ぶか、ここに落とす。
replay-start = まだ何も起きていない。
replay-draw = くじが引かれる。まだ何も見えない。
replay-more = このゲームについて
eyes = だれの目で
eyes-spectator = 観戦の目
eyes-truth = すべての真実
download-record = 記録を保存する
link-picture = QR
link-picture-of = { $address } のQRコード
link-only-here = このアドレスは、このコンピュータでしか開けない。同じネットワークの人を呼ぶには、Yakataをいったん閉じ、端末で make play ARGS=--lan と入れて開きなおす。
link-only-network = 同じネットワークにいる人が開ける。
link-moment = この場面へのリンク
to-table = 卓にもどる
chapters = 移る先
moment = 場面
moment-of = { $last }のうち{ $at }
step-first = はじめへ
step-back = もどる
step-play = 再生
step-pause = 止める
step-playing = 流している。
step-paused = 止めている。
step-on = 進む
step-last = 終わりへ

# 自分の卓

my-tables-none = まだ卓がない。入口に扉がある。
status-your-turn = あなたの番
status-waiting = 人を待っている
status-playing = 遊んでいる
status-over = 終わり
my-data = あなた
language-line = このブラウザーと、館からの文の言語。
personal-link = あなたのリンク
personal-link-make = 自分のリンクを作る
personal-link-line = 自分のリンクで、ほかの端末に一度だけ移れる。そのあと、この端末ももどるにはリンクがいる。リンクを持つ人があなたになる。だれにもわたさない。
export = データを保存する
export-line = 館が覚えているあなたのことを、ひとつのファイルで。一年のあいだ動かなかった卓は捨てられる。
forget = データを消す
forget-sure = 本当に消す
forget-no = 残す
forget-line = 名前はどの卓からも消え、席は空く。もとにはもどせない。
claim-title = 自分として入る
claim-line = このリンクで、あなたの卓がこのブラウザーに来る。使えるのは一度。ほかの端末ももどるにはリンクがいる。
claim-yes = わたしです
claim-no = ちがう

# 設定

set-theme = 明るさ
set-theme-auto = 自動
set-theme-night = 夜
set-theme-morning = 朝
set-motion = 動き
set-motion-auto = 自動
set-motion-moving = 動く
set-motion-still = 静か
set-text = 文字
set-text-normal = ふつう
set-text-large = 大きい
set-volume = 音
set-volume-silent = 無音
set-suddenSounds = 急な音
set-suddenSounds-hint = 切ると、前ぶれのない大きな音は鳴らない。
set-flashing = 点滅
set-flashing-hint = 切ると、光はゆっくり変わる。
set-captions = 字幕
set-captions-hint = 音をすべて言葉で。
set-vibration = 振動
set-vibration-hint = なにかが落ちると、電話が少しふるえる。
set-twice = 二度押して選ぶ
set-twice-hint = 一度目で選び、二度目で決める。
set-keys = 一文字のキー操作
set-keys-hint = 切にすると、文字や数字のキーだけでは何も起こらない。
set-lessons = 始まりの場面と手引き
set-lessons-again = もう一度見る
set-lessons-done = また出てくる
settings-kept = このブラウザーだけに残る。

# キー

keys-off = 一文字のキー操作は切ってある（設定）。文字、数字、？のキーでは何も起こらない。矢印、スペース、Tab、Enter、Escは使える。
key-choose = 番号で選ぶ
key-end = 手番を終える
key-arrows = 盤の上で。記録では前後に
key-on = 次のできごとへ
key-undo = もどす
key-why = 選べるもののすべてと、選べないわけ
key-next = 怪物の動き
key-log = 経過
key-rules = ルール
key-table = 卓と席
key-talk = 話
key-notes = 自由メモ
key-keys = この一覧
key-play = 記録を再生する、止める
key-close = 開いているものを閉じる
key-nearer = 地図で：寄る、離れる
key-whole = 地図で：全体
key-about = 地図で：その場所について

# 音を言葉で

sound-creak = 床板がきしむ
sound-step = なにかが歩く
sound-match = マッチをする音
sound-click = かちりと鳴る
sound-shuffle = まぜる音
sound-breath = 息をひそめる
sound-scream = 壁の向こう、遠くで悲鳴
sound-heartbeat = 心臓が鳴る
sound-door = 扉が開く
sound-snuff = ろうそくが消える
sound-lid = ふたがそっと閉まる
sound-page = 紙がすれる
sound-chime = 大時計が鳴る
sound-hammer = 釘を打つ音
sound-clack = トークンが木に触れる
sound-scrape = 木がこすれる
sound-clatter = トークンが崩れ落ちる

table-lost = この卓に入れない。
no-room = ここに部屋はない。
no-room-line = このアドレスはどこにもつながらない。

# キャンペーン

campaign-one = キャンペーン
campaign-line = いくつもの夜にわたる『ビトレイアル』。五つの一族、ひとつの館、館の覚えていること。
campaign-back = キャンペーンにもどる
shelf = 棚
shelf-empty = まだ何も置かれていない。
campaign-new = キャンペーンを始める
campaign-new-line = プロローグと章、それぞれ一夜。どの夜のあとでもやめて、別の日につづけられる。顔ぶれが変わってもよい。
join-others = もういる人
campaign-name = 館の名前
campaign-house = 丘の上の館
campaign-start = 始める
campaign-import = ファイルからキャンペーンを開く
campaign-import-line = 中の章はすべて、もう一度たどって確かめる。
campaign-chapter = { $number }夜目
campaign-free = フリープレイ
campaign-ready = 始められる
campaign-waiting = 人を待っている
campaign-playing = 遊んでいる
campaign-over = 書きとめている
campaign-ended = 完結
campaign-ended-line = キャンペーンは終わった。館はあなたがたが残したまま、フリープレイのために開いている。
campaign-epilogue = その後
campaign-lost = 始め直す
campaign-go-on = つづきを遊ぶ
campaign-keeper = 次の章は、このキャンペーンの持ち主が始める。
campaign-move = 今日のルールでつづける
campaign-begin = 次の夜
campaign-begin-line = 三つから五つの一族が来る。どの一族からも、年はいくつでもひとり。新しい人か、生き残って、過ぎた年だけ老いた人。
campaign-begin-again = この夜を始め直す
campaign-begin-again-line = この夜の卓がここにない。顔ぶれはそのまま。だれがだれを受け持つかを選ぶ。
campaign-who = { $family }をだれが受け持つか
campaign-stays = 来ない
campaign-member = { $family }からだれが来るか
campaign-again = ふたたび{ $name }、年をとって
campaign-newcomer = 新しい人
campaign-first-name = 名前（{ $family }）
campaign-age-short = 年齢
campaign-friend-or-open = 「友だち（リンク）」は、その席のリンクを持つ人だけの席。「だれでも」は、卓を開いた人ならだれでも座れる席。
campaign-age = 年（{ $family }）
campaign-how-many = 三つから五つの一族が必要。
campaign-sit-down = 席につく
campaign-history = これまでの夜
campaign-families = 五つの一族
campaign-rules = 加わったルール
campaign-book = この館の本
campaign-chronicle = 年代記
campaign-export = ファイルに残す
campaign-fork-from = ここから別の道へ
campaign-fork = 別の道へ
campaign-fork-line = その夜のまえのままの、別のキャンペーンが棚に立つ。これはこのまま残る。
campaign-fork-name = { $name }、別の道
campaign-night-runs = まだ遊んでいる。
campaign-person = { $name }、{ $age }歳
campaign-haunt = { $haunt }。
campaign-person-unnamed = { $age }歳
campaign-traitor = 裏切り者
campaign-died-at = 死んだ：{ $where }
campaign-lived = 生き残った
campaign-changed = 変わったこと
campaign-read-again = 読まれたものをもう一度読む
campaign-life = { $born }年生まれ
campaign-life-over = { $born }年生まれ、{ $died }年没（{ $where }）
campaign-was-there = いた年：{ $years }
campaign-blanks = 書くところ
campaign-blanks-line = 自分たちの名と、だれがどうなったかの一文。次の章が始まるまでは書き直せる。そのあとは、そのまま残る。
campaign-take-the-pen = ペンをとる
campaign-unwritten = まだ書かれていない
campaign-lines = { $count }行すべて（書かれたもの：{ $written }）
campaign-next-line = 次：{ $what }
campaign-later = あとで
campaign-ink = 次の章が始まるまでは書きなおせる。そのあとは、インクが乾く。
campaign-write = 書く
campaign-has-written = 書きとめた。
campaign-missed = 来なかった夜：{ $count }
campaign-dead = 死者
campaign-print = 印刷する
campaign-proved = どの夜にも記録がある。くじも物語も、ファイルから確かめられる。
campaign-believed = 記録のない夜がある。聞いたとおりに伝える。

# 舞台

stage-on = 次へ
stage-now = いまへ飛ぶ
stage-now-behind = いまへ飛ぶ（あと{ $count }件）
stage-recap = 席を外していたあいだ
set-pace = 間合い
set-pace-calm = ゆっくり
set-pace-brisk = きびきび
set-pace-at-once = すぐに

# 最初の1分と、ルールの本

how-to = 遊び方：{ $game }
how-to-play = 遊び方
opening-parts = 始まりの場面
opening-part = 場面{ $number }
opening-called = { $title }：始まり
opening-at = { $last }枚中{ $number }枚目。{ $text }
opening-next = 次の場面
opening-skip = とばす
opening-begin = 始める
lesson-whole = 手引きをすべて読む
lessons-off = もう手引きを出さない
words-here = 言葉：
words-explained = 言葉の説明
book-order = 手番の順
book-contents = 章
book-agreed = この卓では
book-as-usual = すべて、いつものとおり。
book-usual = いつものとおりのこと
book-agreed-here = この卓の決まり
book-words = ルールの言葉
book-rulings = 2文字の番号は裁定。ルールブックに書かれていない点を、ここではどうするか。
