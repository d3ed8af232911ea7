# イベント：読み上げること、問われること、ダイスのあとに語られること。

# プロローグ

event-the-latch-lifts = 掛け金があがる
event-the-latch-lifts-text =
    ゆっくりと、子どもを起こすまいとするように、あがる。中を覗くのにちょうどいいだけのあいだ、あがっている。それから、おりる。
    正気でロールする。ここに幽霊がいれば、ダイスは1個少ない。
tell-the-latch-lifts-draught = すきま風だ、と声に出して言う。おどろいたことに、自分でもそう思えた。
tell-the-latch-lifts-hand = こちら側に、掛け金はない。あなたはずっと、それを握っていたのに。

event-eels-in-the-bucket = 桶の鰻
event-eels-in-the-bucket-text =
    だれかが鰻をとって、桶いっぱい、置いていった。たがいに結び目になっている。こちらに気づいた。大きいものから順に、出てくる。
    速さでロールする。
tell-eels-in-the-bucket-bite = 放さない。石を使って、よく言い聞かせなければならない。

event-a-place-set-for-you = あなたの席
event-a-place-set-for-you-text =
    汁と、パンと、あなたの頭文字の入った匙。ほかの者はみな食べ終えたらしく、椅子が少しずつ引いてある。まだ、湯気が立っている。
    選ぶ。
option-a-place-set-for-you-sit = 席について食べる：正気を1失い、腕力を1得る
    .chosen = 席について食べる
option-a-place-set-for-you-leave = 手をつけない：移動を終える
    .chosen = 手をつけず、移動を終える
tell-a-place-set-for-you-sit = 思っていたよりも、腹が減っていた。からになった椀の底にも、あなたの頭文字がある。たくさんの、ほかの頭文字の下に。

event-someone-elses-breath = だれかの息
event-someone-elses-breath-text =
    耳をすまそうと、息を止める。息の音は、つづいている。
    正気でロールする。ここに幽霊がいれば、ダイスは1個少ない。
tell-someone-elses-breath-yours = それに合わせて、また息をつく。しばらくすると、音はひとつになった。

event-loose-board = 浮いた床板
event-loose-board-text =
    この館の床板は、踏まれればどれも不平を言う。これは、何も言わない。
    速さでロールする。
tell-loose-board-fall = 床は、よくできた召使いのようにあなたを通し、また閉じた。

event-tallow-smoke = 獣脂の煙
event-tallow-smoke-text =
    脂じみた灰色の煙が、犬の背ほどの高さで、床づたいに来る。だれも火をつけていない。日曜日と、髪のにおいがする。
    あなたのタイルにいる全員が、腕力でロールする。

event-lights-on-the-marsh = 湿地の灯
event-lights-on-the-marsh-text =
    灯が三つ、やがて五つ、道のないところを列になって行く。こちらが止まると、止まる。一番後ろが、何かを運んでいる。
    知識でロールする。
tell-lights-on-the-marsh-bundle = 行かせてから、最後の灯がつまずいたあたりへ行く。運んでいたものは、そこに残されていた。
tell-lights-on-the-marsh-mud = 見えたよりも遠く、見えたよりもやわらかい。泥は、靴を片方ずつしか返してくれない。

event-the-old-owners-chair = 先代の椅子
event-the-old-owners-chair-text =
    壁に向いている。肘掛けの、手のあったところは塗りがはげ、壁の、目のあったところには、先代の知っていたことがすべて書きつけてある。
    選ぶ。
option-the-old-owners-chair-sit = 座って読む：ここに紋章を置き、知識を1得る
    .chosen = 座って読む
option-the-old-owners-chair-stand = 椅子は壁に向けたままにする
    .chosen = 椅子を壁に向けたままにする
tell-the-old-owners-chair-warm = 座面が、ぬくい。よその一族の者がここで読んでいて、まだ立ちきってはいない。

event-root-bound = 根がらみ
event-root-bound-text =
    目を離したすきに、根が出てきた。ここに立っていた何かの形にそって伸び、その何かは、もういない。
    継続：ここに小さな障害がある。このタイルで【扱う】：腕力でロールし、4以上なら取りのぞいて、このカードを埋める。

event-two-voices = ふたつの声
event-two-voices-text =
    壁のむこうで、だれかがあなたの名を呼ぶ。少しして同じところから、だれかがあなたの名を呼び、あちらの声を聞くな、と言う。
    左隣のプレイヤーが、ひそかに1つ目の声か2つ目の声を選ぶ。どちらを信じるか、言う。
tell-two-voices-wrong = もうひとつの声が、ため息をつく。だから言ったのに、と。

event-the-dry-shaft = 涸れ井戸
event-the-dry-shaft-text =
    古い井戸で、水はない。石に、足掛けの鉄が打ってある。錆ひとつない。一番下から、打ちはじめてある。
    降りてもよい。次の地下のタイルを発見し、あなたはそこにいる。
option-the-dry-shaft-climb = 降りる
    .chosen = 降りる
option-the-dry-shaft-stay = 上に残る
    .chosen = 上に残る

# 第1章

event-wet-footprints = 濡れた足あと
event-wet-footprints-text =
    はだしで、小さく、一方にだけ向かう。昔の床の高さで壁から出てくるので、どの一歩も、床板から手のひらひとつ上で終わる。
    知識でロールする。
tell-wet-footprints-lead = その歩きかたを、あなたは知っている。ひどく年とった人にするように、少し先を歩くと、ついてきた。
tell-wet-footprints-dry = 見ているうちに、乾いていく。だれだったにせよ、まだ行くところがない。

event-lamp-in-the-field = 野の灯
event-lamp-in-the-field-text =
    野のまんなかに、だれかが灯を置いて、立ち去った。よい灯だ。芯は、あなたの好みを知る者が切りそろえてある。
    選ぶ。
option-lamp-in-the-field-follow = 灯のところへ行く：屋外の好きなタイルへ動く
    .chosen = 灯のところへ行く
option-lamp-in-the-field-stay = ここから見ている：正気を回復する
    .chosen = ここから見ている

event-salt-circle = 塩の輪
event-salt-circle-text =
    床に塩の輪がある。切れ目はなく、新しくもない。内側に椅子が二脚、外を向いて置いてある。
    継続：怪物は、このタイルで移動を終えられない。

event-the-hired-girls-song = 雇い娘の歌
event-the-hired-girls-song-text =
    隣の部屋で寝床を整えながら、うたっている。古い歌で、三番には、あなたの祖母が出てくる。今年は、だれも雇っていない。
    正気でロールする。ここに幽霊がいれば、ダイスは1個少ない。
tell-the-hired-girls-song-gift = 隣の部屋の寝床は、整っていた。枕の上に、あなたが落としたと娘の思っているものが、置いてある。
tell-the-hired-girls-song-verse = いっしょにうたう。娘は最後の一行をあなたにゆずり、歌は、おぼえていたよりもよい終わりかたをした。

event-cold-supper = 冷たい夕食
event-cold-supper-text =
    冷肉が卓に出ている。そしてならわしにより、ほかのものも。その日に見つけたものは、皿のわきに並べておく。
    あなたと同じ区域にいるほかの全員は、持ち物1つの交換を、あなたに申し出てよい。
option-cold-supper-offer = 交換を申し出る
    .chosen = 交換を申し出る
option-cold-supper-nothing = 手元に置いておく
    .chosen = 手元に置いておく
option-cold-supper-accept = 交換する
    .chosen = 交換する
option-cold-supper-decline = 礼を言って、ことわる
    .chosen = 礼を言って、ことわる

# 第2章

event-torn-signature = ちぎれた署名
event-torn-signature-text =
    羊皮紙の細い切れ端に、名前の一部。ちぎれ目の片方は新しく、片方はひどく古い。
    このカードのチェック欄を1つ埋める。名前がそろったとき、全員に何かが起こる。
tell-torn-signature-piece = また一文字。五つの一族が知っている筆跡で。まだ、終わってはいない。
tell-torn-signature-whole = 名前がそろった。みな同時に読み、だれも口に出さない。羊皮紙に火がつき、たいそう行儀よく燃えた。

event-the-locked-bureau = 鍵のかかった書き物机
event-the-locked-bureau-text =
    引き出しが十二、鍵穴がひとつ。鍵穴は、絵で描いてある。寄りかかると中で何かが左から右へすべる。寄りかかったのは、左からなのに。
    知識でロールする。
tell-the-locked-bureau-opens = はじめから、鍵などかかっていなかった。押し込めばよかった。

event-hounds-far-off = 遠い猟犬
event-hounds-far-off-text =
    畑ふたつむこうで、猟犬の群れが吠えている。先の王の時代から、ここで猟犬を飼う者はいない。何か、追うものを見つけたらしい。
    速さでロールする。
tell-hounds-far-off-near = よく走った。終わりのほうでは、何かが隣を走っていた。石段まで来ると、それはそこに座った。

event-quarrel-on-the-stairs = 階段のいさかい
event-quarrel-on-the-stairs-text =
    つまらないことだ。灯のこと、目つきのこと、どちらが先に行ったか。ふたりとも気がつくと、祖父たちがこの階段で使った言葉を使っている。
    あなたと、一番近くにいるプレイヤーが、ともに腕力でロールする。

event-under-the-flagstone = 敷石の下
event-under-the-flagstone-text =
    敷石がひとつ、浮いている。下には油布にくるまれて、しまわれたものが並び、そのあいだにひとつ、空きがある。あなたの持っている何かと、同じくらいの大きさの。
    アイテムを1枚埋めれば、2枚引いて1枚を取ってよい。
option-under-the-flagstone-leave-one = 空きをうめる：アイテムを1枚埋め、2枚引いて1枚を取る
    .chosen = 空きをうめる
option-under-the-flagstone-let-lie = 敷石をもどす
    .chosen = 敷石をもどす

# 第3章

event-the-strangers-coat = 見知らぬ人の外套
event-the-strangers-coat-text =
    あなたがたの外套と並んで掛かり、濡れている。一同の、だれのものでもない。ポケットに何か入っていて、手を入れたのは、あなただけだ。
    このカードを持っている。ポケットの中身は、あなただけが知っている。【まとう】1回だけ：中身を見せ、その恩恵を受け、このカードを埋める。
tell-the-strangers-coat-coin = 硬貨が一枚。まだ生まれていない王の顔がある。それで買えるものは、買える。
tell-the-strangers-coat-letter = 何度も開いて読まれた手紙。あなたの名前で始まり、あなたをゆるしている。
tell-the-strangers-coat-bread = パンの端。焼きたてで、ポケットに入るはずのない量がある。

event-accusing-finger = 指さす男
event-accusing-finger-text =
    扉の上の絵の男は、入ってくる者を指さしている。今夜は、床を指している。だれかが代わりにやらなければ、と、みな急にそう思う。
    全員が同時に、プレイヤー1人を指さす。
tell-accusing-finger-you = だれにも、悪気はなかった。それでも、手がおりるまでには間があった。
tell-accusing-finger-nobody = 指は交わり、ほどけた。絵の中の男は、両手をポケットに入れている。

event-false-door = 偽の扉
event-false-door-text =
    この部屋の扉のひとつは、絵だ。羽目板も、取っ手も、下からもれる明かりも。あなたは、そこから入ってきたのかもしれない。
    継続：このタイルの戸口を1つふさぐ。このタイルで【扱う】：腕力でロールし、5以上なら打ち破って、このカードを埋める。

event-ague = おこり
event-ague-text =
    夕方、溝のほうから来て、肩のあいだに取りつく。慣れるものだと、古い一族の者は言う。歯を食いしばって、そう言う。
    腕力でロールする。ここに幽霊がいれば、ダイスは1個少ない。あなたの一族の紋章がここにあれば、結果＋2。チェック1つにつき、結果−1。そのあと、ここに紋章を置く。
tell-ague-passes = 犬のように一度身をふるわせると、それはほかのだれかのところへ行った。
tell-ague-shakes = 少しだけ、横になる。時計によれば、少しではなかった。
prompt-pick-wet-footprints-from = どの幽霊を導く？
prompt-pick-wet-footprints-to = どのタイルへ導く？
prompt-pick-cold-supper-theirs = 何をさし出す？
prompt-pick-cold-supper-ours = 代わりに何を渡す？
prompt-pick-quarrel-on-the-stairs-other = だれと言い争う？
prompt-pick-under-the-flagstone-left = どのアイテムを残していく？
