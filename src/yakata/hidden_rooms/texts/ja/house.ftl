# かくされた部屋：できごと、問い、選択、ことわり。

game-title = かくされた部屋
game-line = 子どもがひとり、怪物が一体、暗い家。
game-players = 1人
game-minutes = 20〜30分

option-stage = ステージ
option-beside = 怪物が向きを変えるのは（KQ1）
option-beside-sides = 子どもが真横にいるとき
option-beside-literal = 子どもが隣にいれば、正面でも
option-off_route = 道を外れた怪物が向かう先（KQ2）
option-off_route-later = 道の一番近いマス。同じなら、道順であとのマス
option-off_route-earlier = 道の一番近いマス。同じなら、道順で前のマス
option-off_route-end = 道の終わり
option-chase_ends = 追いかけて道の終わりに着いたら（KQ4）
option-chase_ends-true = ステージ失敗
option-chase_ends-false = 数えない
option-empty_pool = 引くタイルがないとき（KQ6）
option-empty_pool-memory = 記憶からだけ探索できる
option-empty_pool-reshuffle = 先に記憶を山にもどす
option-reshuffle_at = 記憶が山にもどるのは（KQ7）
option-reshuffle_at-5 = 失敗の5枚目
option-reshuffle_at-6 = 失敗の6枚目
bot-random = ねぼけた子
bot-greedy = あわてた子
bot-planner = 考える子

# できごと

stage-opened = 「{ $tile }」が出て、ステージ{ $stage }に決まる。このタイルは使わない。
two-tiles = タイルが2枚めくられた：{ $first }と{ $second }。
stage-set = 足もとは{ $tile }。{ $memory }は記憶に。なにかが目をさました。
monster-advance = 怪物が{ $square }へ進む。
monster-turn = 怪物が{ $facing }を向く。
moved = { $to }へ歩く。{ $square }。
ended-turn = 息をひそめる。
search-succeeded = { $tile }。{ $square }に部屋があった。中へ入る。
search-failed = { $tile }は{ $under }につづかない。記憶に置く。
reshuffled = 記憶がいっぱいになった。暗がりへもどす：{ $tiles }。
stage-won = ステージ{ $stage }：{ $turns }手番で外へ出た。
stage-lost = ステージ{ $stage }に失敗：{ $how }。
star = 星の面を上にする。あと一度。

foresee-end = そして、{ $how }。

how-caught = 怪物につかまった
how-route-end = 怪物が道の終わりに着いた
how-turn-limit = 夜が明けてしまった
how-won = 外へ出た

result-stage-won = 出口を見つけた。
result-stage-lost = この家から出られない。
result-game-won = 二度、出口を見つけた。家はあなたを放す。
result-game-lost = 三度、失敗した。この家から出られない。

# 問いと選択

prompt-first-tile = どちらのタイルから始める？　もう1枚は記憶へ。
prompt-turn = あなたの手番：移動を2回まで、そのあと探索を1回。
moves-left = { $left ->
    [0] 移動は終わり。探索を1回するか、手番を終える。
   *[other] 移動はあと{ $left }回、そのあと探索を1回。
}
prompt-source = どのタイルで探索する？

choice-lay = { $tile }から始める
choice-move = { $to }へ移動
choice-search = { $to }を探索
choice-draw = 伏せたタイルを引く
choice-take = 記憶の{ $tile }を使う
choice-end = 手番を終える

# ことわり

not-drawn = { $tile }は、めくった2枚にない。
lay-first = まず、始めのタイルを選ぶ。
not-at-setup = 始めのタイルはもう置いてある。
search-begun = マスは決めた。次はタイルを選ぶ。
pool-empty = 引けるタイルが残っていない。
not-in-memory = { $tile }は記憶にない。
does-not-fit = { $tile }は{ $under }につづかない。同じかより大きい数字、または同じ色が要る。
square-first = まず、探索するマスを選ぶ。
wall = 壁がある。
no-tile = { $square }にはまだ部屋がない。探索する。
moves-used = もう{ $moves }回移動した。探索するか、手番を終える。
already-laid = { $square }にはもう部屋がある。移動する。
monster-there = { $square }には怪物がいる。
nothing-to-search-with = 引けるタイルがなく、記憶のタイルも合わない。

# 目当てと、さまたげ

goal-door = 左上の扉にたどりつく。
goal-door-far = 左上の扉まで、あと{ $squares }マス。
goal-route = 怪物につかまるか、怪物が道の終わりに着くと負け。
goal-route-left = { $turns ->
    [1] これが最後の手番。このあと怪物が道の終わりに着く。
   *[other] 怪物はあと{ $turns }手番で道の終わりに着く。つかまっても負け。
}
