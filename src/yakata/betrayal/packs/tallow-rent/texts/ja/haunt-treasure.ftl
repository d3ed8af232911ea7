# 蝋燭屋の銀：宝探し、フリープレイ用。

haunt-treasure = 蝋燭屋の銀
haunt-treasure-story =
    だれよりも前にこの館を持っていた蝋燭屋は、子のないまま死に、六つあったはずの銀器は、ついに見つからなかった。果樹園を掘った者もいる。今夜、それがいちどに、ただ、そこにある。窓辺にひとつ、階段にひとつ、客でも迎えるように磨かれて。
    分けあうべきだとは、だれも言わない。下でだれかが、とてもゆっくりと、六までかぞえている。
haunt-treasure-hint-all-1 = 銀器を三つ持って玄関先の石段を越えた者は、もうもどってこなくてよい。
haunt-treasure-hint-all-2 = 蝋燭屋は、自分の銀を持つ者を追う。金では動かないが、足止めはできる。
haunt-treasure-setup-heroes = 六つの銀器が館に置かれる。2階に二つ、1階に二つ、地下に二つ。蝋燭屋が、地下の踊り場まであがってくる。
haunt-treasure-win-all = めいめいが、自分のために。銀器を三つ持って、最初に玄関先の石段から逃げた者の勝ち。第9/9/8ラウンドが始まれば、彼は六までかぞえ終え、だれの勝ちでもない。

box-treasure-ts-away = 持って逃げる
box-treasure-ts-away-text = 【扱う】玄関先の石段で、銀器を三つ持っているとき：速さか正気でロールする。6以上：丘を下り、勝ち。0〜5：ポケットの中で、何かが数を言った。精神ダメージ1。
box-treasure-ts-cut = 巾着を切る
box-treasure-ts-cut-text = 【挑む】同じタイルで銀器を持つ者に：たがいに速さでロールする。負けたほうは銀器を1つ落とす。
box-treasure-ts-fact = みなが知っていること
box-treasure-ts-fact-text = 銀器は「物」で、奪うことも、置くことも、拾うこともできる。だれもが、だれもの敵である。
box-treasure-ts-chandler = 蝋燭屋
box-treasure-ts-chandler-text = 速さ4/4/3、腕力5、正気4。銀器を持つ一番近い者のところへ行く。同じタイルにいる者は、銀器を持っていなくても腕力で攻撃し、その先へは行かない。彼に負けた者は、銀器も1つ落とす。

being-the-chandler = 蝋燭屋
    .only = 蝋燭屋
thing-silver-ladle = 銀の杓子
thing-silver-salt = 銀の塩入れ
thing-silver-jug = 銀の水差し
thing-silver-dish = 銀の皿
thing-silver-spoon = 銀の匙
thing-silver-snuffer = 銀の火消し
status-silver-away = 銀を持って逃げた
    .is = 銀を持って逃げた
    .gone = 銀とともにもどされた

ending-treasure-away = 一人が、逃げおおせた。
ending-treasure-away-text =
    思ったほどの金にはならない。町の古物商は目方をはかり、噛んでみて、揃いの残りはどこかと訊く。妙な銀だった。どこに置いても、朝には少し戸口に近いところにある。磨く必要もない。だれかが、手入れをしているように。
ending-treasure-counted = 六つ。
ending-treasure-counted-text =
    広間の卓に、杓子、塩入れ、水差し、皿、匙、火消しと並べ、首をかしげて端から眺める。そろっている。それから、まったく同じように、あなたがたを端から眺め、また一からかぞえはじめた。
