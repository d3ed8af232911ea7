# ビトレイアル：できごと、問い、選択、ことわり。

# 準備

chooses-family-you = あなたは{ $family }の者になる。
chooses-family-unnamed = { $family }からも、一人来る。
chooses-family = { $player }は{ $family }の者になる。
legacy-card = { $legacy }
begins = { $seat }から始める。

# 手番

turn-begins = { $seat }の手番。移動は{ $moves }。
skips = { $seat }はこの手番を休む。
moves = { $seat }が{ $tile }へ行く。
is-moved = { $seat }が{ $tile }へ移される。
swap = { $seat }と{ $other }の場所が入れかわる。
gets-moves = { $seat }の移動が{ $moves }増える。
gets-moves-next = 次の手番、{ $seat }の移動が{ $moves }増える。
fewer-moves = { $seat }の移動が{ $moves }減る。
fewer-moves-next = 次の手番、{ $seat }の移動が{ $moves }減る。
loses-moves = { $seat }はこの手番、もう移動できない。
loses-moves-next = { $seat }は次の手番、移動できない。
acts = { $seat }が動く。{ $action }。

# タイル

discovers = { $seat }が{ $tile }を発見する。
buries-tile = { $tile }はここに合わず、埋められる。
tile-found = { $tile }が見つかる。
tile-gone = { $tile }はもうない。
tile-turned = { $tile }の向きが変わる。
region-rebuilt = { $region }：部屋の並びが変わる。
tile-moved = { $tile }の場所が変わる。
tile-becomes = { $tile }は、{ $other }になった。
tile-changed = { $tile }は、もうもとにはもどらない。
tile-joins = 次のゲームから、タイル「{ $tile }」が加わる。
passage = { $tile }に隠し通路がある。
barred = { $tile }の{ $side }の戸口は、もうだれも通れない。
unbarred = { $tile }の戸口は、どれもまた通れる。
doorway-free = { $tile }の{ $side }の戸口は、また通れる。
locked = { $tile }の{ $side }の戸口に鍵がかかる。
tries-door = { $seat }が、{ $tile }への鍵のかかった戸口を開けようとする。
gets-through = { $seat }は{ $tile }へ通りぬける。
door-holds = { $tile }への戸口は開かない。{ $seat }は通れない。
marked =
    { $count ->
        [1] { $tile }に「{ $marker }」がある。
       *[other] { $tile }に「{ $marker }」が{ $count }つある。
    }
unmarked =
    { $count ->
        [1] { $tile }から「{ $marker }」がなくなる。
       *[other] { $tile }から「{ $marker }」が{ $count }つなくなる。
    }

# カードと物

draws = { $seat }が{ $deck }を引く。「{ $card }」
card-ends-moves = カードを引いたので、{ $seat }の移動は終わり。アクションはできる。
finds-card = { $seat }が「{ $card }」を見つける。
stays = 「{ $event }」が{ $tile }に残る。
declines-event = { $seat }は、ここではイベントを引かない。
ignores-event = { $seat }は「{ $event }」を無視する。
heeds-event = { $seat }は「{ $event }」を受け入れる。
heirloomed = { $seat }が「{ $card }」を一族の家宝にする。
peeks = { $seat }が{ $deck }の一番上を見る。
sees = あなただけが見る。{ $deck }の「{ $card }」。
buries-top = { $seat }が{ $deck }の一番上を埋める。
reorders = { $seat }が{ $deck }の順を変える。
picks-up = { $seat }が「{ $thing }」を拾う。
drops = { $seat }が「{ $thing }」を置く。
hands-over = 「{ $thing }」が{ $seat }から{ $other }の手に渡る。
asks-for = { $seat }が{ $other }に「{ $thing }」をもらいたいと言う。
refused-take = { $seat }は{ $other }に渡さない。
gets = { $seat }が「{ $thing }」を手に入れる。
buried = 「{ $thing }」が埋められる。
boxed = 「{ $thing }」は、このゲームから除外される。
entombed = 「{ $thing }」が墓所へ行く。
destroyed = 「{ $thing }」は永遠に失われる。
is-put = { $tile }に「{ $thing }」がある。
is-gone = 「{ $thing }」が館からなくなる。

# ダイスと能力

rolled =
    { COUNT($cause) ->
        [0] { KEY($roll) ->
            [roll-haunt] { $seat }の怪異ロール。{ $dice }、結果は{ $result }。
            [roll-dice] { $seat }がダイスを振る。{ $dice }、結果は{ $result }。
           *[other] { $seat }が{ $roll }でロールする。{ $dice }、結果は{ $result }。
        }
       *[other] { $seat }が「{ $cause }」のため{ $roll }でロールする。{ $dice }、結果は{ $result }。
    }
rerolls = { $seat }が「{ $card }」でダイスを{ $dice }個振り直す。
nothing-happens = 何も起こらない。
takes-five = { $seat }はロールせず、結果を5とする。
lowered = { $seat }の{ $trait }が{ $steps }下がる。
raised = { $seat }の{ $trait }が{ $steps }上がる。
healed = { $seat }の{ $trait }が回復する。
traits-set = { $seat }の{ $trait }が置き直される。
prevents = { $seat }の受けるダメージが{ $amount }減る。
redirects = { $seat }の代わりに、{ $other }がダメージ{ $amount }を受ける。
traits-swapped = { $seat }の2つの能力が入れかわる。
result-changed = { $seat }の結果は{ $result }になる。
controls = これからは{ $seat }が怪物を動かす。
wins-contest = { $seat }が{ $other }に勝つ。

# 戦い

attacks = { $who }が{ $target }を{ $trait }で攻撃する。
lacks-trait = { $target }には{ $trait }がない。攻撃は空を切る。
wins-fight = { $best }対{ $least }で、{ $who }が{ $target }に勝つ。
fight-tied = 引き分け。だれも傷つかない。
steals = { $who }が{ $target }から「{ $thing }」を奪う。
stunned = { $being }が{ $tile }で気絶する。
killed = { $being }が{ $tile }から消える。
being-hurt = { $being }が傷つく。残り{ $amount }。
recovers = { $being }が起きあがる。
died = { $seat }は死んだ。遺体が{ $tile }に横たわる。
dropped-all =
    { COUNT($things) ->
        [0] { $seat }は何も持っていなかった。
       *[other] { $seat }の持っていた{ $things }が、そこに残る。
    }

# 怪物と人

appears = { $being }が{ $tile }にいる。
being-moves = { $being }が{ $tile }へ行く。
being-carries = { $being }が「{ $thing }」を取る。
grows = { $kind }の{ $trait }が増す。
follows = { $being }が{ $seat }についていく。

# 怪異

haunt-roll = 予兆。{ $seat }が怪異ロールをする。ダイスは{ $omens }個、{ $need }以上で始まる。
no-haunt-yet = まだ、怪異は始まらない。
haunt-begins = 怪異「{ $haunt }」が始まる。呼び起こしたのは{ $seat }。
haunt-is-on = ここからは、勝つことも、死ぬこともある。
sides-part = 側ごとに分かれる。それぞれが自分の本を読み、話は自分の側にだけ聞こえる。
is-ready = { $seat }は読み終えた。
sides-return = 全員がもどった。ここからは、話したことは全員に聞こえる。
haunt-goes-on = 怪異「{ $haunt }」はつづく。
is-traitor = { $seat }が裏切り者である。
dealt-role = あなただけが知っている。あなたは{ $role }。
role-silent = あなただけが知っている。あなたは今から{ $role }。
roles-face-down = 役割はすべて伏せられる。知っているのは自分のものだけ。
role-set = { $seat }は寝返って、{ $role }になった。
role-shown = { $seat }は{ $role }だった。
role-seen = あなただけが見る。{ $seat }は{ $role }。
role-looked = { $seat }が、{ $other }がどちらの側かを知る。
box-shown = 「{ $box }」が全員に明かされる。
counter = { $counter }：{ $value }。
counter-of = { $who }の{ $counter }：{ $value }。
status = { $seat }は、{ IS($status) }。
status-gone = { $seat }は、{ GONE($status) }。
being-status = { $being }は、{ IS($status) }。
being-status-gone = { $being }は、{ GONE($status) }。
rises = { $seat }は死して、歩きだす。体は{ $tile }に残る。
ghost-turn = { $seat }がさまよう。
ghost-moves = { $seat }が{ $tile }へ漂っていく。
goes-out-of-sight = { $seat }の姿が{ $tile }で見えなくなる。
slips-away = { $seat }の姿が見えない。どこにいるのか、だれも見ていない。
comes-in-sight = { $seat }の姿が、{ $tile }でまた見える。
nobody-there = { $tiles }には、だれも隠れていない。
escapes = { $seat }は館の外へ出た。
eliminated = { $seat }はゲームから除外される。
dawn = 朝になる。

# 秘密と、言葉

hidden = 「{ $secret }」がひそかに決まる。
knows-secret = あなただけが知っている。{ $secret }は「{ $value }」。
says = { $seat }が言う。{ $secret }は「{ $value }」だ、と。
secret-out = 全員に知れる。{ $secret }は「{ $value }」。
chooses = { $seat }は、{ CHOSEN($option) }。
points = { $seat }が{ $other }を指さす。
answer-yes = 答えは「はい」。
answer-no = 答えは「いいえ」。
token-up = { $tile }のトークンが表になる。{ $marker }。
token-looked = { $seat }が{ $tile }のトークンを見る。
token-seen = それは{ $marker }。
bids-of = { $seat }が{ $steps }を賭ける。
bids = { $seat }が{ $steps }を賭ける。
told = { $text }

# 残るもの

journal = { $entry }
journal-apart = 地代帳の記事が、全員には聞こえないところで読まれる。
families-write = それぞれの一族は、自分たちの名を書いてよい。今夜のあと、年代記に。
chronicle = { $flag }
door-opened = 扉が1つ開く。新しいルール：{ $module }。
card-added = 「{ $card }」が{ $deck }の山札に加わる。
intensified = 「{ $card }」がいっそう悪くなる。チェックは{ $boxes }つ。
crest = { $seat }が「{ $card }」に一族の紋章を残す。
crest-drawn = { $seat }の紋章が引かれた。
title = { $seat }は今から{ $title }。

# 終わり

side-wins = { $ending }{ WON($winner) }。
one-wins = { $ending }{ $seat }の勝ち。

result-heroes-win = 一同の勝ち。
result-traitor-win = 館と、館についた者の勝ち。
    .nobody = 館の勝ち。
result-one-wins = ただ一人の勝ち。
result-each-win = 夜は終わった。それぞれが、手にしたものを持って帰る。

# 問い

prompt-family = どの一族の者になる？
prompt-keep = どのカードを取る？
prompt-reading-alone = 側ごとに分かれた。あなたの側はあなたひとり。自分の本を読む。
prompt-reading = 側ごとに分かれた。本を読み、話し合う。聞こえるのは自分の側だけ。
prompt-turn = あなたの手番。移動とアクションを好きな順に行い、手番を終える。
prompt-which-tile = どのタイルを発見する？
prompt-lay = 新しいタイルを、どの向きに置く？
prompt-rearrange = 開いた戸口がなくなる。どのタイルを回す？
prompt-lower = ダメージ。次にどの能力を下げる？
prompt-lower-left = ダメージは残り{ $count }段。どの能力を下げる？
prompt-raise = どの能力を上げる？
prompt-heal = どの能力を回復する？
prompt-pay = その代償を払う？
prompt-roll-with = どの能力でロールする？
prompt-reroll = このままにするか、低いダイスを振り直すか。
prompt-take-five = ロールするか、結果を5とするか。
prompt-heirloom = このアイテムを一族の家宝にする？　1ゲームに1回、今だけ。
prompt-draw-event = あなたは裏切り者。ここのイベントを引く？
prompt-ignore-event = あなたは裏切り者。このイベントを、良いことも悪いことも無視する？
prompt-target = だれに、または何に行う？
prompt-attack = だれを攻撃する？
prompt-steal = 傷つける代わりに、1つ奪う？
prompt-give = だれに渡す？
prompt-give-what = 何を渡す？
prompt-take-what = 何をもらう？
prompt-permission = これをもらいたいと言われている。許す？
prompt-drop-what = 何を置く？
prompt-pick-up-what = 何を拾う？
prompt-hand = どれを渡す？
prompt-bury-it = 見たものを埋める？
prompt-bury-which = 見たもののうち、どれを埋める？
prompt-on-top = どれを一番上にする？
prompt-then-comes = 次はどれにする？
prompt-put-thing = どこに置く？
prompt-react = 今これを使う？
prompt-first-of = いくつかのことが起こる。どれを先にする？
prompt-option = どうする？
prompt-copy-action = どのアクションを借りる？
prompt-pick = どれを選ぶ？
prompt-hide = ひそかに選ぶ。
prompt-hide-of = { $secret }を、ひそかに選ぶ。
prompt-vanish = 姿を消して、どこにいる？　選んだところは、ほかのだれにも見えない。
prompt-guess = 何だと言う？
prompt-guess-of = { $secret }を言い当てる。
prompt-vote = だれを指さす？　全員同時に明かす。
prompt-bid-of = いくつ賭ける？　全員同時に明かす。
prompt-give-up = どれで払う？
prompt-ghost = あなたは死んでいる。どうする？
prompt-act-now = 自分の手番ではないが、アクションができる。
prompt-bid = いくつ賭ける？　全員同時に明かす。
prompt-in-secret = ひそかに選ぶ。全員同時に明かす。
prompt-move = どのタイルへ行く？
prompt-walk = 隣のタイルへ進む？
prompt-monster = 怪物の手番。動かすか、攻撃する。
prompt-spawn = どこに現れる？
prompt-move-being = どのタイルへ動かす？
prompt-lay-found = タイルをどの戸口に置く？
prompt-lay-found-tile = 「{ $tile }」をどの戸口に置く？
prompt-remove-tile = どのタイルを取りのぞく？
prompt-rotate = どのタイルを回す？
prompt-rotate-how = どれだけ回す？
prompt-take-up-tile = どのタイルを動かす？
prompt-put-down-tile = どの戸口に置く？
prompt-mark = どのタイルにトークンを置く？
prompt-bar = どの戸口をふさぐ？
prompt-stick = どのタイルを、これからずっと変える？

# 選択

choice-move = { $tile }へ行く
choice-explore = { $side }の戸口を開けて、新しいタイルへ
choice-act = { $action }
choice-end = 手番を終える
choice-end-monster = そこにとどまり、手番を終える
choice-lay = { $turns }置く
choice-lay-rotate-how = { $turns }置きなおす
choice-rearrange = { $tile }を{ $turns }置きなおす
choice-lower = { $trait }を下げる
choice-raise = { $trait }を上げる
choice-roll = { $trait }でロールする
choice-pick = { $what }
choice-pick-monster = { $what }を攻撃する
choice-pick-family = { $what }の者になる
choice-pick-keep = { $what }を取っておく
choice-pick-which-tile = { $what }を発見する
choice-pick-attack = { $what }を攻撃する
choice-pick-steal = 代わりに{ $what }を奪う
choice-pick-give = { $what }に渡す
choice-pick-give-what = { $what }を渡す
choice-pick-take-what = { $what }をもらえるか聞く
choice-pick-drop-what = { $what }を置く
choice-pick-pick-up-what = { $what }を拾う
choice-pick-hand = { $what }を渡す
choice-pick-on-top = { $what }を一番上にする
choice-pick-then-comes = 次は{ $what }
choice-pick-bury-which = { $what }を埋める
choice-pick-vote = { $what }を指さす
choice-pick-guess = 「{ $what }」と言う
choice-pick-first-of = 先に：{ $what }
choice-pick-move = { $what }へ行く
choice-pick-spawn = { $what }に現れる
choice-pick-move-being = { $what }へ行かせる
choice-pick-put-thing = { $what }に置く
choice-pick-mark = { $what }にトークンを置く
choice-pick-remove-tile = { $what }を取りのぞく
choice-pick-rotate = { $what }を回す
choice-pick-take-up-tile = { $what }を動かす
choice-pick-lay-found = { $what }に置く
choice-pick-put-down-tile = { $what }に置く
choice-pick-stick = { $what }を変える
choice-bar = { $tile }の{ $side }の戸口をふさぐ
choice-reroll = ダイスを{ $dice }個振り直す
choice-bid =
    { $steps ->
        [0] 賭けない
       *[other] { $steps }賭ける
    }
choice-bid-bid-of =
    { $steps ->
        [0] 賭けない
       *[other] { $steps }賭ける
    }
choice-answer = { $word }
choice-answer-heirloom =
    { KEY($word) ->
        [word-yes] 家宝にする
       *[word-no] 家宝にしない
    }
choice-answer-draw-event =
    { KEY($word) ->
        [word-yes] イベントを引く
       *[word-no] 引かずにおく
    }
choice-answer-ignore-event =
    { KEY($word) ->
        [word-yes] 気にかけない
       *[word-no] 益も害も受ける
    }
choice-answer-permission =
    { KEY($word) ->
        [word-yes] 渡してよい
       *[word-no] 渡さない
    }
choice-answer-bury-it =
    { KEY($word) ->
        [word-yes] 埋める
       *[word-no] そのままにする
    }
choice-answer-react =
    { KEY($word) ->
        [word-yes] 今使う
       *[word-no] 今は使わない
    }
choice-answer-pay =
    { KEY($word) ->
        [word-yes] 払う
       *[word-no] 払わない
    }
choice-ready-alone = 読み終えた
choice-ready = 読んで、話し合った
choice-done = ここまで
choice-done-steal = 奪わずに傷つける
choice-done-walk = ここにとどまる
choice-done-bury-which = もう埋めない
choice-done-heal = 回復しない
choice-done-raise = 受けない

# 選ぶとどうなるか、その見込み

effect-gain = { $trait }を得る。
effect-heal = { $trait }を回復する。
effect-lose = { $trait }を失う。
effect-hurt = ダメージを受ける：{ $trait }。
effect-draw = { $deck }を引く。
effect-moves = 移動が増える。
effect-chance = 一番良い結果になるのは{ $odds }％。
effect-chance-gain = { $odds }％で{ $trait }を得る。
effect-chance-heal = { $odds }％で{ $trait }を回復する。
effect-chance-draw = { $odds }％で{ $deck }を引く。
effect-lay = 戸口は{ $doors }。{ $other }の{ $side }。
effect-doors = 戸口は{ $doors }。
effect-lower = { $now }から{ $then }へ。
effect-lower-same = 1段下がり、{ $now }のまま。
effect-lower-skull = どくろに届く：死ぬ。
effect-lower-lost = もう下がらない：ダメージは消える。
effect-raise = { $now }から{ $then }へ。
effect-heirloom = 一族に残り、一族の手では文がつづく：{ $heirloom }
effect-no-heirloom = ふつうのアイテムとして持つ。家宝は、次に引いたものでもよい。
effect-bury = 山札の一番下へ行く。
effect-on-top = 一番上に残り、次に引かれる。
effect-five = ダイスを振らず、結果は5。
effect-dice = ダイスの目のとおり。
effect-keep-roll = 今の目の合計は{ $number }。
effect-reroll = 目の小さいダイス：{ $dice }。
effect-card = { RULE($printed) }
effect-not-now = 何も変わらない。あとで使える。
effect-printed = { RULE($printed) }
effect-value = 今は{ $number }。
effect-fight = { $trait }、ダイス{ $dice }個 対 { $against }個：勝つ見込み{ $odds }％。
effect-strike = { $trait }で：勝つ見込み{ $odds }％。

# ことわり

no-such-tile = そのようなタイルは、この館にない。
not-adjacent = { $tile }は隣り合っていない。
too-few-moves = このタイルを出るには移動が{ $cost }いる。残りは{ $moves }。
no-open-doorway = このタイルに、開いた戸口がない方角：{ $side }。
no-tile-left = この区域のタイルは、もう残っていない：{ $region }。
no-attack-yet = 攻撃できるのは、怪異が始まってから。
word-used = この手番では、もう使った言葉：{ $word }。
card-used = 使用済み。次の手番のはじめに、また使える：{ $card }。
not-here-not-now = 今ここではできない：{ $action }。
cannot-pay = 全部は払えない。
no-such-action = そのようなアクションは持っていない。
sides-apart = 今は側ごとに分かれて読んでいる。観戦する者には、どちらの話も聞こえない。

# 言いかた

named-action = { $source }【{ $word }】
deed-box = { $source }
deed-heirloom = { $deed }（家宝として）
deed-give = ここのだれかにものを渡す
deed-drop = 持っているものを置く
deed-take = ここのだれかからものをもらう
deed-pick-up = 落ちているものを拾う
deed-attack = 素手で攻撃する
deed-attack-card = { $source }で攻撃する
as-written = { $name }
carry-off = 「{ $thing }」を取る
text-number = { $thing }（{ $number }つ目）
being-number = { NUMBERED($kind, $number) }
    .the = { NUMBERED($kind, $number) }
doorway-of = { $tile }の{ $side }の戸口
    .the = { $tile }の{ $side }の戸口
corpse-of = { $who }の遺体
    .the = { $who }の遺体
the-monster = 怪物
pick-five = 結果を5とする
pick-roll = ロールする
turns-0 = そのまま
turns-1 = 右へ4分の1回して
turns-2 = 半分回して
turns-3 = 左へ4分の1回して
ending-dawn = 夜が明けた。
ending-dawn-text =
    いつ始まったのか、だれにも言えない。窓は黒かった。それから灰色になり、それから、拭いていないのが見えた。今夜のうちにするはずで、しなかったことは、そのまま残る。館は、最初の光がさしたとき手にしていたものを取り、あとは放した。
    歩ける者は、表の戸から出る。草が濡れている。ゆうべの足跡が、めいめいの分だけある。どれも、内へ向かっている。
chronicle-unsaid = 年代記に、1行増える。
form-the = { $name }
form-the-family = { $name }
form-the-event = { $name }
form-the-box = { $name }
form-the-deck = { $name }
form-the-being = { $name }
form-a = { $name }
form-in = { $name }
form-is = 今から「{ $name }」
form-gone = もう「{ $name }」ではない
form-chosen = 「{ $name }」を選ぶ
form-won = { $name }の勝ち
form-one-family = { $name }の者

# 目当てと、さまたげ

goal-explore = みなで館を探り、力をつける。怪異が始まれば、勝ち方はそれぞれの書に記されている。
goal-haunt = 予兆が増えるほど、怪異は近づく。
goal-haunt-roll =
    { $most ->
        [0] 予兆が出るたび怪異ロールのダイスが1個増え、{ $number }以上で怪異が始まる。
       *[other] 予兆が出るたび怪異ロールのダイスが1個増え、{ $number }以上か、予兆{ $most }枚目で怪異が始まる。
    }
goal-carried = 持っている数
goal-alive = ほかの側には別の書がある。味方がみな死ぬと負け。
goal-alone = ほかの側には別の書がある。あなたはひとり。生き延びること。
goal-rivals = だれもが、だれもの敵。生き延びること。
goal-together = ここに敵はいない。館が敵である。みな死ぬと負け。

# 本人に言う言い方

turn-begins-you = あなたの手番。移動は{ $moves }。
turn-begins-at-you =
    { $carded ->
        [yes] カードを引いて移動がなくなり、あなたの手番は終わり。
       *[no] あなたの手番は終わり。
    }{ $seat }の手番。移動は{ $moves }。
hands-over-at-you = 「{ $thing }」が{ $seat }からあなたの手に渡る。
attacks-you = あなたが{ $target }を{ $trait }で攻撃する。
attacks-at-you = { $who }があなたを{ $trait }で攻撃する。
wins-fight-you = { $best }対{ $least }で、あなたが{ $target }に勝つ。
wins-fight-at-you = { $best }対{ $least }で、{ $who }があなたに勝つ。
steals-you = あなたが{ $target }から「{ $thing }」を奪う。
steals-at-you = { $who }があなたから「{ $thing }」を奪う。
discovers-you = あなたが{ $tile }を発見する。
draws-you = あなたが{ $deck }を引く。「{ $card }」
card-ends-moves-you = カードを引いたので、あなたの移動は終わり。アクションはまだできる。できることがなければ、手番も終わる。
finds-card-you = あなたが「{ $card }」を見つける。
rolled-you =
    { COUNT($cause) ->
        [0] { KEY($roll) ->
            [roll-haunt] あなたの怪異ロール。{ $dice }、結果は{ $result }。
            [roll-dice] あなたがダイスを振る。{ $dice }、結果は{ $result }。
           *[other] あなたが{ $roll }でロールする。{ $dice }、結果は{ $result }。
        }
       *[other] あなたが「{ $cause }」のため{ $roll }でロールする。{ $dice }、結果は{ $result }。
    }
raised-you = あなたの{ $trait }が{ $steps }上がる。
lowered-you = あなたの{ $trait }が{ $steps }下がる。
healed-you = あなたの{ $trait }が回復する。
haunt-roll-you = 予兆。あなたが怪異ロールをする。ダイスは{ $omens }個、{ $need }以上で始まる。
is-traitor-you = あなたが裏切り者である。
role-shown-you = あなたは{ $role }だった。
died-you = あなたは死んだ。遺体が{ $tile }に横たわる。
heirloomed-you = あなたが「{ $card }」を一族の家宝にする。
title-you = あなたは今から{ $title }。
crest-you = あなたが「{ $card }」に一族の紋章を残す。
one-wins-you = { $ending }あなたの勝ち。
begins-you = あなたから始める。
skips-you = あなたはこの手番を休む。
moves-you = あなたが{ $tile }へ行く。
is-moved-you = あなたが{ $tile }へ移される。
swap-at-you = { $seat }とあなたの場所が入れかわる。
swap-you = あなたと{ $other }の場所が入れかわる。
gets-moves-you = あなたの移動が{ $moves }増える。
gets-moves-next-you = 次の手番、あなたの移動が{ $moves }増える。
fewer-moves-you = あなたの移動が{ $moves }減る。
fewer-moves-next-you = 次の手番、あなたの移動が{ $moves }減る。
loses-moves-you = あなたはこの手番、もう移動できない。
loses-moves-next-you = あなたは次の手番、移動できない。
acts-you = あなたが動く。{ $action }。
tries-door-you = あなたが、{ $tile }への鍵のかかった戸口を開けようとする。
gets-through-you = あなたは{ $tile }へ通りぬける。
door-holds-you = { $tile }への戸口は開かない。あなたは通れない。
declines-event-you = あなたは、ここではイベントを引かない。
ignores-event-you = あなたは「{ $event }」を無視する。
heeds-event-you = あなたは「{ $event }」を受け入れる。
peeks-you = あなたが{ $deck }の一番上を見る。
buries-top-you = あなたが{ $deck }の一番上を埋める。
reorders-you = あなたが{ $deck }の順を変える。
picks-up-you = あなたが「{ $thing }」を拾う。
drops-you = あなたが「{ $thing }」を置く。
hands-over-you = 「{ $thing }」があなたから{ $other }の手に渡る。
asks-for-at-you = { $seat }が、あなたの「{ $thing }」をもらいたいと言う。
asks-for-you = あなたが{ $other }に「{ $thing }」をもらいたいと言う。
refused-take-at-you = { $seat }はあなたに渡さない。
refused-take-you = あなたは{ $other }に渡さない。
gets-you = あなたが「{ $thing }」を手に入れる。
rerolls-you = あなたが「{ $card }」でダイスを{ $dice }個振り直す。
takes-five-you = あなたはロールせず、結果を5とする。
traits-set-you = あなたの{ $trait }が置き直される。
prevents-you = あなたの受けるダメージが{ $amount }減る。
redirects-at-you = { $seat }の代わりに、あなたがダメージ{ $amount }を受ける。
redirects-you = あなたの代わりに、{ $other }がダメージ{ $amount }を受ける。
traits-swapped-you = あなたの2つの能力が入れかわる。
result-changed-you = あなたの結果は{ $result }になる。
controls-you = これからはあなたが怪物を動かす。
wins-contest-at-you = { $seat }があなたに勝つ。
wins-contest-you = あなたが{ $other }に勝つ。
dropped-all-you =
    { COUNT($things) ->
        [0] あなたは何も持っていなかった。
       *[other] あなたの持っていた{ $things }が、そこに残る。
    }
follows-you = { $being }があなたについてくる。
haunt-begins-you = 怪異「{ $haunt }」が始まる。呼び起こしたのはあなた。
is-ready-you = あなたは読み終えた。
role-set-you = あなたは寝返って、{ $role }になった。
role-looked-at-you = { $seat }が、あなたがどちらの側かを知る。
role-looked-you = あなたが、{ $other }がどちらの側かを知る。
status-you = あなた：{ $status }。
status-gone-you = もう「{ $status }」ではない。
rises-you = あなたは死して、歩きだす。体は{ $tile }に残る。
ghost-turn-you = あなたがさまよう。
ghost-moves-you = あなたが{ $tile }へ漂っていく。
goes-out-of-sight-you = あなたの姿が{ $tile }で見えなくなる。
slips-away-you = あなたの姿は見えない。どこにいるのか、だれも見ていない。
comes-in-sight-you = あなたの姿が、{ $tile }でまた見える。
escapes-you = あなたは館の外へ出た。
eliminated-you = あなたはゲームから除外される。
says-you = あなたが言う。{ $secret }は「{ $value }」だ、と。
chooses-you = あなたの選択：{ $option }。
points-at-you = { $seat }があなたを指さす。
points-yourself = あなたは自分を指さす。
points-you = あなたが{ $other }を指さす。
token-looked-you = あなたが{ $tile }のトークンを見る。
bids-of-you = あなたが{ $steps }を賭ける。
bids-you = あなたが{ $steps }を賭ける。
crest-drawn-you = あなたの紋章が引かれた。
