# ページの「かくされた部屋」。タイル、色、方向の名前は、ゲームのカタログにある。

rooms-board = 上から見た家、6×6マス
rooms-stage = ステージ{ $stage }
rooms-turn = { $turn }手番目
rooms-won = 成功 { $wins }／2
rooms-lost = 失敗 { $losses }／3
rooms-offered = 2枚のタイル
rooms-memory = 記憶
rooms-pool = 山
rooms-discard = 捨て場
rooms-fit = { $tiles }枚のうち{ $fitting }枚が合う
rooms-tiles = { $tiles }枚
rooms-draw-of = { $what }、残り{ $tiles }枚
rooms-empty = 空
rooms-you-stand = あなたは{ $square }の{ $tile }の上にいる。
rooms-stands = { $who }は{ $square }にいて、{ $facing }を向いている。
rooms-seen = あなたが見えている。
rooms-unseen = あなたは見えていない。
rooms-has-you = つかまった。
rooms-away = 怪物まで{ $steps }マス。
rooms-ending-won = 朝に向かって扉が開いている。子どもが外へ歩いていく。
rooms-ending-caught = ろうそくが消えた。目がふたつ残っている。
rooms-ending-closed = 扉がしまった。光の線が、消える。
rooms-ending-late = しまった扉の前で、ろうそくが燃えつきている。

# 盤の上で

rooms-joins-number = { $under }の次に{ $tile }：数が同じか、より大きい。部屋がつながる。
rooms-joins-colour = { $under }の次に{ $tile }：同じ色。部屋がつながる。
rooms-slips = { $tile }は{ $under }の次に置けない。記憶の中へすべり落ちる。
rooms-step-K15 = 隣にいるあなたを見て、向きを変える。
rooms-step-K16 = あなたを見て、近づいてくる。
rooms-step-K17 = 自分の道を進む。
rooms-step-K18 = 道にそって向きを変える。

# ステージのおわり

rooms-caught-loomer = ノゾキは、ずっと、ずっと下までかがみこむ。もう天井は見えない。
rooms-caught-coil = じゅうたんが、はじめて平らになる。それから、まきはじめる。
rooms-caught-wick = あなたの火を二本の指でそっとつまみ、もとは自分の火があったところに立てる。
rooms-caught-hinge = さいごの扉をくぐる。それは、扉ではなかった。
rooms-caught-drape = カーテンがひらく。うしろにはだれもいない。そのだれもに、つかまった。
rooms-caught-stranger = ろうそくが消えた。{ $monster }がかがみこみ、あなたをたしかめる。
rooms-better-caught = 次の夜は：手番を終える前に「怪物の動き」を確かめる。印のついたマスの外にいれば、見られない。
rooms-better-closed = 次の夜は：毎手番、小さい数の部屋から探索する。部屋の増えない手番は、怪物の道を進めるだけ。
rooms-told-closed = { $monster }は道の終わりに着いた。鍵を持っていて、それを回す。
rooms-told-late = ろうそくが燃えつきた。外は朝で、ここは朝ではない。
rooms-told-won = 扉が開いている。外はつめたくて、草のにおいがする。
rooms-here = あなたはここに立っている。
rooms-too-far = { $square }は隣ではない。行けるのは、今いるマスの隣だけ。1マスずつ進む。
