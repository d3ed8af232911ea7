# ビトレイアル：できごと、問い、選択、ことわり。

# 準備

chooses-family = { $player }は{ $family }の者になる。
legacy-card = { $legacy }
begins = { $seat }から始める。

# 手番

turn-begins = { $seat }の手番。移動：{ $moves }。
skips = { $seat }はこの手番を休む。
moves = { $seat }が{ $tile }へ行く。
is-moved = { $seat }が{ $tile }へ移される。
swap = { $seat }と{ $other }の場所が入れかわる。
gets-moves = { $seat }の移動が増える：{ $moves }。
gets-moves-next = 次の手番、{ $seat }の移動が増える：{ $moves }。
fewer-moves = { $seat }の移動が減る：{ $moves }。
fewer-moves-next = 次の手番、{ $seat }の移動が減る：{ $moves }。
loses-moves = { $seat }はこの手番、もう移動できない。
loses-moves-next = { $seat }は次の手番、移動できない。
acts = { $seat }：{ $action }。

# タイル

discovers = { $seat }が{ $tile }を発見する。
buries-tile = { $tile }はここに合わず、埋められる。
tile-found = { $tile }が見つかる。
tile-gone = { $tile }はもうない。
tile-turned = { $tile }の向きが変わる。
region-rebuilt = { $region }：部屋の並びが変わる。
tile-moved = { $tile }の場所が変わる。
tile-becomes = { $tile }は、もう別のもの：{ $other }。
tile-changed = { $tile }は、もうもとにはもどらない。
tile-joins = 次のゲームから、タイルが1枚増える：{ $tile }。
passage = { $tile }に隠し通路がある。
barred = { $tile }の{ $side }の戸口は、もうだれも通れない。
unbarred = { $tile }の戸口は、また通れる。
locked = { $tile }の{ $side }の戸口に鍵がかかる。
tries-door = { $seat }が、{ $tile }への鍵のかかった戸口を開けようとする。
gets-through = { $seat }は{ $tile }へ通りぬける。
door-holds = { $tile }への戸口は開かない。{ $seat }は通れない。
marked =
    { $count ->
        [1] { $tile }に：{ $marker }。
       *[other] { $tile }に：{ $marker }、{ $count }つ。
    }
unmarked =
    { $count ->
        [1] { $tile }からなくなる：{ $marker }。
       *[other] { $tile }からなくなる：{ $marker }、{ $count }つ。
    }

# カードと物

draws = { $seat }が引く：{ $card }（{ $deck }）。
finds-card = { $seat }が見つける：{ $card }。
stays = 「{ $event }」が{ $tile }に残る。
declines-event = { $seat }は、ここではイベントを引かない。
ignores-event = { $seat }は無視する：{ $event }。
heeds-event = { $seat }は受け入れる：{ $event }。
heirloomed = { $seat }が家宝にする：{ $card }。
peeks = { $seat }が{ $deck }を1枚見る。
sees = あなただけが見る：{ $card }（{ $deck }）。
buries-top = { $seat }が{ $deck }の一番上を埋める。
reorders = { $seat }が{ $deck }の順を変える。
picks-up = { $seat }が拾う：{ $thing }。
drops = { $seat }が置く：{ $thing }。
hands-over = { $thing }が{ $seat }から{ $other }へ渡る。
asks-for = { $seat }が{ $other }に「{ $thing }」をもらいたいと言う。
refused-take = { $seat }は{ $other }に渡さない。
gets = { $seat }が手に入れる：{ $thing }。
buried = 埋められる：{ $thing }。
boxed = このゲームからなくなる：{ $thing }。
entombed = 墓所へ：{ $thing }。
destroyed = 永遠になくなる：{ $thing }。
is-put = { $tile }に置かれる：{ $thing }。
is-gone = 家からなくなる：{ $thing }。

# ダイスと能力

rolled = { $seat }のロール（{ $roll }）：{ $dice }。結果は{ $result }。
rerolls = { $seat }が{ $card }でダイスを{ $dice }個振り直す。
takes-five = { $seat }はロールせず、結果を5とする。
lowered = { $seat }の{ $trait }が{ $steps }下がる。
raised = { $seat }の{ $trait }が{ $steps }上がる。
healed = { $seat }の{ $trait }が回復する。
traits-set = { $seat }の能力が置き直される：{ $trait }。
prevents = { $seat }の受けるダメージが{ $amount }減る。
redirects = { $seat }の代わりに{ $other }がダメージを受ける：{ $amount }。
traits-swapped = { $seat }の2つの能力が入れ替わる。
result-changed = { $seat }：結果は{ $result }になる。
controls = これからは{ $seat }が怪物を動かす。
wins-contest = { $seat }が{ $other }に勝つ。

# 戦い

attacks = { $who }が{ $target }を{ $trait }で攻撃する。
lacks-trait = { $target }には{ $trait }がない。攻撃は空を切る。
wins-fight = { $who }が{ $target }に勝つ。
fight-tied = どちらも勝たない。
steals = { $who }が{ $target }から奪う：{ $thing }。
stunned = { $being }が{ $tile }で気絶する。
killed = { $being }が{ $tile }から消える。
recovers = { $being }が起きあがる。
died = { $seat }は死んだ。遺体が{ $tile }に横たわる。
dropped-all = { $seat }の持っていたものが、そこに残る……{ $things }

# 怪物と人

appears = { $being }が{ $tile }にいる。
being-moves = { $being }が{ $tile }へ行く。
being-carries = { $being }が取る：{ $thing }。
grows = { $kind }の{ $trait }が増す。
follows = { $being }が{ $seat }についていく。

# 怪異

haunt-roll = 予兆。{ $seat }が怪異ロールをする。ダイスは{ $omens }個、{ $need }以上で始まる。
haunt-begins = 怪異が始まる：「{ $haunt }」。始めたのは{ $seat }。
haunt-is-on = ここからは、勝つことも、死ぬこともある。
sides-part = 側ごとに分かれる。それぞれが自分の本を読み、話は自分の側にだけ聞こえる。
is-ready = { $seat }は読み終え、話し終えた。
sides-return = 全員がもどった。ここからは、話したことは全員に聞こえる。
haunt-goes-on = 怪異はつづく：「{ $haunt }」。
is-traitor = { $seat }が裏切り者である。
dealt-role = あなただけが知っている。あなたは{ $role }。
role-silent = あなただけが知っている。あなたは今から{ $role }。
roles-face-down = 役割はすべて伏せられる。知っているのは自分のものだけ。
role-set = { $seat }は側を変えた：{ $role }。
role-shown = { $seat }は{ $role }だった。
role-seen = あなただけが見る。{ $seat }は{ $role }。
role-looked = { $seat }が、{ $other }の側を知る。
box-shown = 全員に読まれる：{ $box }。
counter = { $counter }：{ $value }。
status = { $seat }：{ $status }。
status-gone = { $seat }は、もうちがう：{ $status }。
goes-out-of-sight = { $seat }の姿が{ $tile }で見えなくなる。
comes-in-sight = { $seat }の姿がまた見える：{ $tile }。
nobody-there = そこにはだれも隠れていない：{ $tiles }。
escapes = { $seat }は家の外へ出た。
eliminated = { $seat }はゲームから除かれる。
dawn = 朝になる。

# 秘密と、言葉

hidden = ひそかに決まる：{ $secret }。
knows-secret = あなただけが知っている。{ $secret }：{ $value }。
says = { $seat }が言う：{ $value }（{ $secret }）。
secret-out = 全員に知れる。{ $secret }：{ $value }。
chooses = { $seat }の選択：{ $option }。
points = { $seat }が{ $other }を指さす。
bids = { $seat }が{ $steps }を賭ける。
told = { $text }

# 残るもの

journal = { $entry }
journal-apart = 日誌の記事が、全員には聞こえないところで読まれる。
families-write = それぞれの一族は、自分たちの名を書いてよい。今夜のあと、キャンペーンの本に。
chronicle = { $flag }
door-opened = 扉が1つ開く。新しいルール：{ $module }。
card-added = これからは山の中にある：{ $card }。
intensified = { $card }が強まる。チェック：{ $boxes }。
crest = { $seat }が家の紋章を残す：{ $card }。
crest-drawn = { $seat }の紋章が引かれた。
title = { $seat }は今から：{ $title }。

# 終わり

side-wins = { $ending }　勝者：{ $side }。
one-wins = { $ending }　勝者：{ $seat }。

result-heroes-win = 一同の勝ち。
result-traitor-win = 家と、家についた者の勝ち。
result-one-wins = ただ一人の勝ち。
result-each-win = 夜は終わった。それぞれが、手にしたものを持って帰る。

# 問い

prompt-family = どの家の者になりますか。
prompt-keep = どのカードを取りますか。
prompt-reading = 側ごとに分かれました。本を読み、話し合ってください。聞こえるのは自分の側だけです。
prompt-turn = あなたの手番です。移動とアクションを好きな順に行い、手番を終えます。
prompt-which-tile = どのタイルを発見しますか。
prompt-lay = 新しいタイルを、どの向きに置きますか。
prompt-rearrange = 開いた戸口がなくなります。どのタイルを回しますか。
prompt-lower = ダメージです。次にどの能力を下げますか。
prompt-raise = どの能力を上げますか。
prompt-heal = どの能力を回復しますか。
prompt-pay = その代償を払いますか。
prompt-roll-with = どの能力でロールしますか。
prompt-reroll = このままにしますか。低いダイスを振り直しますか。
prompt-take-five = ロールしますか。結果を5としますか。
prompt-heirloom = このアイテムを家宝にしますか。1ゲームに1回、今だけです。
prompt-draw-event = あなたは裏切り者です。ここのイベントを引きますか。
prompt-ignore-event = あなたは裏切り者です。このイベントを、良いことも悪いことも無視しますか。
prompt-target = だれに、または何に行いますか。
prompt-attack = だれを攻撃しますか。
prompt-steal = 傷つけるかわりに、1つ奪いますか。
prompt-give = だれに渡しますか。
prompt-give-what = 何を渡しますか。
prompt-take-what = 何をもらいますか。
prompt-permission = これをもらいたいそうです。許しますか。
prompt-drop-what = 何を置きますか。
prompt-pick-up-what = 何を拾いますか。
prompt-hand = どれを渡しますか。
prompt-bury-it = 見たものを埋めますか。
prompt-on-top = どれを一番上にしますか。
prompt-put-thing = どこに置きますか。
prompt-react = 今これを使いますか。
prompt-first-of = いくつかのことが起こります。どれを先にしますか。
prompt-option = どうしますか。
prompt-copy-action = どのアクションを借りますか。
prompt-pick = 1つ選んでください。
prompt-hide = ひそかに選んでください。
prompt-guess = 何だと言いますか。
prompt-vote = だれを指さしますか。全員同時に明かします。
prompt-bid = いくつ賭けますか。全員同時に明かします。
prompt-in-secret = ひそかに選んでください。全員同時に明かします。
prompt-move = どのタイルへ行きますか。
prompt-walk = もう1タイル進みますか。
prompt-monster = 怪物の手番です。動かすか、攻撃します。
prompt-spawn = どこに現れますか。
prompt-move-being = どのタイルへ動かしますか。
prompt-lay-found = タイルをどの戸口に置きますか。
prompt-remove-tile = どのタイルを取りのぞきますか。
prompt-rotate = どのタイルを回しますか。
prompt-rotate-how = どれだけ回しますか。
prompt-take-up-tile = どのタイルを動かしますか。
prompt-put-down-tile = どの戸口に置きますか。
prompt-mark = どのタイルにトークンを置きますか。
prompt-bar = どの戸口をふさぎますか。
prompt-stick = どのタイルを、これからずっと変えますか。

# 選択

choice-move = { $tile }へ行く
choice-explore = { $side }の戸口から、知らないところへ
choice-act = { $action }
choice-end = 手番を終える
choice-lay = { $turns }
choice-rearrange = { $tile }：{ $turns }
choice-lower = { $trait }を下げる
choice-raise = { $trait }を上げる
choice-roll = { $trait }でロールする
choice-pick = { $what }
choice-pick-monster = { $what }を攻撃する
choice-bar = { $tile }の{ $side }の戸口
choice-reroll = ダイスを{ $dice }個振り直す
choice-bid =
    { $steps ->
        [0] 賭けない
       *[other] { $steps }賭ける
    }
choice-answer = { $word }
choice-ready = 読んで、話し合った
choice-done = ここまで
choice-done-heal = 回復しない
choice-done-raise = 受けない

# ことわり

no-such-tile = そのようなタイルは、この家にない。
not-adjacent = { $tile }は隣り合っていない。
too-few-moves = このタイルを出るには移動が{ $cost }いる。残りは{ $moves }。
no-open-doorway = このタイルに、開いた戸口がない方角：{ $side }。
no-tile-left = この区域のタイルは、もう残っていない：{ $region }。
no-attack-yet = 攻撃できるのは、怪異が始まってから。
word-used = この手番では、もう使った言葉：{ $word }。
card-used = 使用済み。次の手番のはじめに、また使える：{ $card }。
not-here-not-now = 今ここではできない：{ $action }。
no-such-action = そのようなアクションは持っていない。
sides-apart = 今は側ごとに分かれて読んでいる。観戦する者には、どちらの話も聞こえない。

# 言いかた

named-action = { $source }【{ $word }】
as-written = { $name }
carry-off = 取る：{ $thing }
text-number = { $thing }（{ $number }つめ）
being-number = { $kind }{ $number }
doorway-of = { $tile }の{ $side }
corpse-of = { $who }の遺体
the-monster = 怪物
pick-five = 結果を5とする
pick-roll = ロールする
turns-0 = そのまま
turns-1 = 右へ4分の1回転
turns-2 = 半回転
turns-3 = 左へ4分の1回転
ending-dawn = 夜が明けた。
ending-dawn-text =
    いつ始まったのか、だれにも言えない。窓は黒かった。それから灰色になり、それから、拭いていないのが見えた。今夜のうちにするはずで、しなかったことは、そのまま残る。館は、最初の光がさしたとき手にしていたものを取り、あとは放した。
    歩ける者は、表の戸から出る。草が濡れている。ゆうべの足跡が、めいめいの分だけある。どれも、内へ向かっている。
chronicle-unsaid = 家の記録に、1行増える。
