# 巻き手の娘：第5章、1819年。

haunt-winding-girl = 巻き手の娘
haunt-winding-girl-story =
    こちらに背を向けて、作業台に座っている。肩から上には、何もない。ばねの入った胴だけで、九つの子どもほどの大きさがある。あとは十一年に、五つの一族で分けた。だれかひとりが全部を持つのは、やめておこうということになったのだ。だれかが、もう巻いた。娘は、持っているもので台の上をさぐり、持っていないものを探している。
    ひとりだけ、作った男の書きつけを読んでいて、頬が少し赤い。このままでは惜しい、と言う。足りないのは四つだけだ。そのひとつひとつに、作った男は小さなきれいな字で、何から取ったかを書きこんでいる。
haunt-winding-girl-hint-heroes-1 = 動かしたときと同じ順に止める。背中、ばね、鍵。
haunt-winding-girl-hint-heroes-2 = 図面がある。館じゅうに散らばっている。3/4/5枚（3人/4人/5人のとき）要る。
haunt-winding-girl-hint-traitor-1 = 膝と、手が二つと、顔。娘はひとりで見つける。階段の分だけ、助けてやるといい。
haunt-winding-girl-hint-traitor-2 = みながゆるめたものは、あなたが巻ける。
haunt-winding-girl-setup-traitor = できれば歯車の屋根裏が見つかり、作業台はそこにある。なければ2階の踊り場に。巻き手の娘は、作業台に座っている。知識の一番高い者は、すべての能力を回復し、腕力を1/2/3得る。
haunt-winding-girl-setup-heroes = 残る四つの部品は、一番遠い隅にある。膝は屋外、左手は地下、右手は1階、顔は2階。
haunt-winding-girl-win-heroes = 図面を3/4/5枚（3人/4人/5人のとき）見つけること。それから背中を開け、ばねを1/3/4回ゆるめ、鍵を抜くこと。第11ラウンドが始まる前に。
haunt-winding-girl-win-traitor = 娘が五つの部品（胴もひとつと数える）をそろえるか、ほかの者がだれもいなくなるか、第11ラウンドが始まれば、あなたの勝ち。

box-winding-girl-wg-sheet = 図面を見つける
box-winding-girl-wg-sheet-text = 【探す】図面が3/4/5枚そろうまで、踊り場でなく、まだ探索済みでないタイルで：知識でロールする。4以上：探索済みにし、図面が1枚増える。0〜3：真鍮の請求書だった。
box-winding-girl-wg-back = 背中を開ける
box-winding-girl-wg-back-text = 【扱う】図面が3/4/5枚あるとき、娘のタイルで：速さでロールする。娘が気絶していれば＋1、娘に顔があれば−1。4以上：開いた。0〜3：こちらを向いてしまった。
box-winding-girl-wg-spring = ばねをゆるめる
box-winding-girl-wg-spring-text = 【扱う】背中が開いているとき、娘のタイルで：腕力でロールする。娘が気絶していれば＋1、娘に顔があれば−1。4以上：1回ゆるむ。0〜3：手からはねる。身体ダメージ1。
box-winding-girl-wg-key = 鍵を抜く
box-winding-girl-wg-key-text = 【扱う】ばねがゆるみきったとき、娘のタイルで：正気でロールする。娘が気絶していれば＋1、娘に顔があれば−1。4以上：抜けた。あなたがたの勝ち。0〜3：放そうとしない。精神ダメージ1。
box-winding-girl-wg-bend = 部品を曲げる
box-winding-girl-wg-bend-text = 【備える】部品を持っているとき：腕力でロールする。6以上：1つが曲がり、もう娘のものにはならない。0〜5：たわんで、もとにもどる。
box-winding-girl-wg-fact = みなが知っていること
box-winding-girl-wg-fact-text = 部品は「物」である。気絶した娘は、持っているものを落とす。膝があれば、速さは4。手はひとつにつき、腕力＋1。顔があれば、こちらのしていることが見える。
box-winding-girl-wg-fit = 部品をつける
box-winding-girl-wg-fit-text = 【扱う】部品を持っているとき、娘のタイルで：知識でロールする。3以上：持っている部品が、みな娘につく。0〜2：じっとしていない。
box-winding-girl-wg-wind = 巻いてやる
box-winding-girl-wg-wind-text = 【扱う】背中を開けられたあと、娘のタイルで：知識でロールする。4以上：向こうが最後にしたことが、もとにもどる。0〜3：すべる。
box-winding-girl-wg-oil = 油を一滴
box-winding-girl-wg-oil-text = 【備える】娘が気絶しているとき、そのタイルで：知識か速さでロールする。3以上：娘は立ちなおる。0〜2：油は中へ流れ、娘はふるえる。
box-winding-girl-wg-by-herself = ひとりで
box-winding-girl-wg-by-herself-text = 怪物の手番の終わりに、娘は、持っている部品を自分でつける。
box-winding-girl-wg-being = 巻き手の娘
box-winding-girl-wg-being-text = 速さ2、腕力4/5/6に、部品の分が加わる。部品だけを運ぶことができ、傷つける代わりに部品を奪うことができる。

being-winding-girl = 巻き手の娘
    .only = 巻き手の娘
thing-wg-knee = からくりの部品『膝』
thing-wg-left = からくりの部品『左手』
thing-wg-right = からくりの部品『右手』
thing-wg-face = からくりの部品『顔』
counter-wg-parts = 娘の部品
counter-wg-sheets = 見つけた図面
counter-wg-stops = 止める手順
prompt-pick-wg-bent = どの部品を曲げる？

ending-winding-girl-stopped = 鍵は、抜かれた。
ending-winding-girl-stopped-text =
    鍵にはリボンがついていて、リボンは首にかかっている。両腕で抱くほかに、取りようがなかった。娘はしばらく、何もないところを回っていた。それから、静かになった。隣の部屋で泣いていた子どもが、だれかに寝かしつけられたときの静けさだ。だれになのかは、見に行かない。
    胴のうしろ、図面で調速機とあるところに、革帯のついた小さな腰掛けがある。すり減っている。背中をもとどおりにはめ、ねじを残らず締めた。
ending-winding-girl-whole = 娘は、そろった。
ending-winding-girl-whole-text =
    娘が立つ。背丈は、図面に書いていなかった。片手でもう片手をたしかめ、膝をたしかめ、しまいに顔を、端から端まで、ゆっくりとさわる。暗いところで、ほかのだれかの顔をさわるように。
    それから、巻いてくれる者を目で探す。小さい人が要る。十五分ごとに要る。娘はあなたがたをひとりずつ、けっして意地の悪い目ではなく見くらべ、道具を手元に引き寄せる。
ending-winding-girl-alone = 巻く者が、いなくなった。
ending-winding-girl-alone-text =
    四時ごろには、娘のほかに音を立てるものはない。よくわかっている者がひとり、灯のそばに座り、直すところを書きとめている。十五分たつと、娘は歩きかけたまま止まり、鍵に手がかかる。今夜はこれで足りる。
    月曜日、救貧院に短い手紙が行く。もう一名。さしつかえなければ、前のより少し丈夫な者を。
ending-winding-girl-dawn = ばねは、切れなかった。
ending-winding-girl-dawn-text =
    ばねは十一巻きで、みな数えていた。三時には止まるはずだった。明るくなる。庭にいると、娘が部屋から部屋へ行き、カーテンを開けていくのが聞こえる。よい女中のする順に。
    八時になると玄関へ来て、扉を開け、わきへ寄って立った。
