# 1897年：第8章の言葉。二つの怪異の言葉は、それぞれのファイルにある。

# 言葉

word-hide = 隠れる
deed-hide-tile = { $source }に隠れる

marker-drawn-to = 閉めた扉
marker-hushed = もう訊いた
marker-name-mark = 名の印
marker-rubbed = こすられた跡
marker-sitting-table = 卓

secret-sixth-name = 六つ目の名
secret-sixth-name-rrr = 輪・輪・輪
secret-sixth-name-rrx = 輪・輪・十字
secret-sixth-name-rrc = 輪・輪・櫛
secret-sixth-name-rxr = 輪・十字・輪
secret-sixth-name-rxx = 輪・十字・十字
secret-sixth-name-rxc = 輪・十字・櫛
secret-sixth-name-rcr = 輪・櫛・輪
secret-sixth-name-rcx = 輪・櫛・十字
secret-sixth-name-rcc = 輪・櫛・櫛
secret-sixth-name-xrr = 十字・輪・輪
secret-sixth-name-xrx = 十字・輪・十字
secret-sixth-name-xrc = 十字・輪・櫛
secret-sixth-name-xxr = 十字・十字・輪
secret-sixth-name-xxx = 十字・十字・十字
secret-sixth-name-xxc = 十字・十字・櫛
secret-sixth-name-xcr = 十字・櫛・輪
secret-sixth-name-xcx = 十字・櫛・十字
secret-sixth-name-xcc = 十字・櫛・櫛
secret-sixth-name-crr = 櫛・輪・輪
secret-sixth-name-crx = 櫛・輪・十字
secret-sixth-name-crc = 櫛・輪・櫛
secret-sixth-name-cxr = 櫛・十字・輪
secret-sixth-name-cxx = 櫛・十字・十字
secret-sixth-name-cxc = 櫛・十字・櫛
secret-sixth-name-ccr = 櫛・櫛・輪
secret-sixth-name-ccx = 櫛・櫛・十字
secret-sixth-name-ccc = 櫛・櫛・櫛
option-sn-ring = 輪か、と訊く
    .chosen = 輪かと訊く
option-sn-cross = 十字か、と訊く
    .chosen = 十字かと訊く
option-sn-comb = 櫛か、と訊く
    .chosen = 櫛かと訊く
option-sn-any-ring = 名に輪があるか、と訊く
    .chosen = 名に輪があるかと訊く
option-sn-any-cross = 名に十字があるか、と訊く
    .chosen = 名に十字があるかと訊く
option-sn-any-comb = 名に櫛があるか、と訊く
    .chosen = 名に櫛があるかと訊く
option-sn-twice = 同じ印が二度出るか、と訊く
    .chosen = 同じ印が二度出るかと訊く

# 章

chapter-chapter-8 = 第8章　どなたかおいでですか

legacy-chapter-8-25 =
    六月、ご在位六十年の祝いに、州じゅうの丘で火を焚いた。この丘でも薪を組み、タールをかけ、楽隊が並んだが、火はつかなかった。町からは、二時まで燃えているのが見えた。
    1897年の十一月である。ロンドンには、妻の手の骨を写真に撮れる人がいる。五つの一族は、水曜ごとに、ガスの灯を細くして卓を囲むようになった。だれかを亡くした者は、みなそうしている。その方面の協会から、写真機と糸玉を持った紳士が、一週間の予定で来た。その後、手紙が来た。なにとぞ、長靴をお送りいただきたい、と。
legacy-chapter-8-26 =
    今夜は、予兆を引いてもダイスを振らない。幽霊のいるタイルで予兆が引かれたとき、夜が変わる。5枚目の予兆ではかならず変わり、そうでなくとも、しまいには、ひとりでに変わる。
    権利書を持つ一族は、前にも卓を囲んだことがあり、手の置き方を知っている。正気を1得る。
legacy-chapter-8-27 = どなたかおいでですか、と、形だけたずねる。館じゅうで、椅子を引き寄せる音がした。

# 地代帳

journal-82 =
    記す。1897年、万聖節。名を呼ばれ、去ったもの、ひとつ。その名を覚えている者はもういない。見つけた方は、なにとぞ、読みあげないこと。三つの印のところに、やはり名をたずねていた者が、ひとりずつ残った。予兆を、明るいところで回してみると、だれのものであったか、どれもすぐにわかった。黒枠の封書が、われわれのひとりに届いている。だれにとは、書いていない。
journal-83 =
    記す。1897年、万聖節。出席、五つの一族、ほかに一名。なにとぞ、その数で膳を出すこと。卓についていて、人が好きである。そばに二人。広間にもひとりいて、在宅の旨を伝えている。予兆を回してみた。すべて、その一名のものだった。引き出しに、薄い布のようなものがある。だれも買っていない。いま使っている名の分は、手を離した一族の勘定につける。
journal-84 =
    記す。1897年、万聖節。石段から持ち主へ返却、名ひとつ。新品同様。石段には、ちがう名で来てしまった者が三人いる。なにとぞ、よけて通ること。卓のうしろに通路がある。戸口を使う習慣がなかったらしい。予兆は鉛筆のそばに並べてあり、だれのものか、ひとつずつ札がついていた。叩く小箱が、戸棚にある。どなたかと訊くと、叩く。
journal-85 =
    記す。1897年、万聖節。鉛筆書き。名は、館を出ていない。館は、上からと下から、改められている。2階の踊り場に二人、地下の踊り場にひとり。なにとぞ、どこにも鍵をかけないこと。予兆は、残らず引き取られた。同じ人にである。だれも覚えのない揺りかごがひとつあり、もう中を見てあった。借りをひとつずつ。探し賃として。

# 予兆の名

name-lamp-glass-claimed = 見に行ったハンナの灯のほや
name-tally-stick-claimed = 戸口まで来ようとしなかった男の割符
name-eel-hook-claimed = 二度引きあげられたジェイベズの鰻鉤
name-wax-child-claimed = 四歳のマーシーと、その妹の蝋の子
name-bone-flute-claimed = 上の畑の少年の骨の笛
name-candle-clock-claimed = 起きていた者の蝋燭時計
name-mourning-veil-claimed = 知らされなかった未亡人の喪のヴェール
name-glass-marble-claimed = 熱病の病室から返してよこした少年の硝子玉
name-ferry-coin-claimed = 断られた者の渡し賃
name-hair-braid-claimed = 同じ晩に切った五人姉妹の髪の三つ編み
name-wicker-cage-claimed = 小鳥と、つくろっただれかの柳の鳥かご
name-moth-jar-claimed = 測量技師の末の子の蛾の壜
name-weather-bulb-claimed = 雨の木曜の副牧師の天気玉
name-funeral-biscuit-claimed = 自分の戸口で受け取ったオーム夫人の弔いの焼き菓子
name-coffin-nail-claimed = パスク牧師の、使わなかった棺の釘
name-ear-horn-claimed = 最初に聞いたラヴィニア叔母のらっぱ形の補聴器
name-lamp-glass-sixth = 六人目の灯のほや
name-tally-stick-sixth = 六人目の割符
name-eel-hook-sixth = 六人目の鰻鉤
name-wax-child-sixth = 六人目の蝋の子
name-bone-flute-sixth = 六人目の骨の笛
name-candle-clock-sixth = 六人目の蝋燭時計
name-mourning-veil-sixth = 六人目の喪のヴェール
name-glass-marble-sixth = 六人目の硝子玉
name-ferry-coin-sixth = 六人目の渡し賃
name-hair-braid-sixth = 六人目の髪の三つ編み
name-wicker-cage-sixth = 六人目の柳の鳥かご
name-moth-jar-sixth = 六人目の蛾の壜
name-weather-bulb-sixth = 六人目の天気玉
name-funeral-biscuit-sixth = 六人目の弔いの焼き菓子
name-coffin-nail-sixth = 六人目の棺の釘
name-ear-horn-sixth = 六人目のらっぱ形の補聴器

# 年代記

chronicle-name-said = 1897年　名を呼ばれて、去った。その名を言える者は、もういない。
chronicle-name-answered = 1897年　正しい名では呼ばれず、一族の名をひとつ、自分のものにした。
chronicle-name-returned = 1897年　名は見つかり、石段から返された。
chronicle-name-kept = 1897年　名をたずねられた。名は、館を出ていない。

# タイル

tile-sitting-parlour = 降霊の客間
tile-sitting-parlour-text = 【唱える】どこかにいる幽霊1体が、隣のタイルへ移る。椅子は七つ。よく使われた卓で、卓布が八か所、すりきれている。
tile-mourning-wardrobe = 喪服の衣装部屋
tile-mourning-wardrobe-text = 【隠れる】あなたの移動は終わり、扉は閉まる。ここではだれも攻撃されない。だれかが出るか、ここでだれかの手番が始まると、扉は開く。黒い縮緬が、あらゆる寸法で掛けてある。みなの分を、早めに用意したのである。
tile-yew-circle = 一位の輪
tile-yew-circle-text = 入ったとき、あなたの聖具のカードは未使用にもどる。一位の木が九本、たがいに食いこむほど近くに植えてある。中はうつろで、掃除が行き届いている。

# アイテム

card-black-edged-card = 黒枠の封書
card-black-edged-card-text =
    指ほどの幅の黒い枠。中には、あなたの名が正しくつづられ、日付がある。日付は、おまかせするとある。
    あなたが死ぬとき、その前に、未使用の物を3つまで、どこかにいるだれか1人に渡してよい。このカードは埋める。
prompt-pick-black-edged-card-heir = だれに渡す？
prompt-react-black-edged-card = あなたは死ぬところだ。黒枠の封書を出す？

card-rapping-box = 叩く小箱
card-rapping-box-text =
    茶箱である。空で、ねじで閉じてある。一度にふたつのことを訊いてはいけない。
    【唱える】怪異が始まったあと、1ゲームに1回：相手側の本の枠がくじでひとつ、声に出して読まれる。
card-rapping-box-heirloom = 1ゲームに2回。

card-jet-beads = 黒玉の首飾り
card-jet-beads-text =
    長い一連で、ひとつずつ繰って数える。入り用になるたびに、ひとつ足して、つなぎ直してきた。
    幽霊のいるタイルで正気でロールするとき、ダイスが1個多い。
card-jet-beads-heirloom = どのタイルでも。

# 予兆

card-coffin-nail = 棺の釘
card-coffin-nail-text =
    曲がっている。抜いた釘は、みなこうなる。磨かれているのは、先のほうだ。
    腕力で【攻撃】する。負けた小さな怪物は、気絶せず、死ぬ。
    あなたのタイルに幽霊がいれば：ダイスが1個多い。

card-ear-horn = らっぱ形の補聴器
card-ear-horn-text =
    べっ甲の、耳の遠い人のためのもの。細いほうの口が、温かい。
    【調べる】怪異が始まったあと：知識でロールする。4以上：相手側の本の枠がくじでひとつ、声に出して読まれる。1〜3：海の音。0：精神ダメージ1。
    あなたのタイルに幽霊がいれば：ロールはいらない。
tell-ear-horn-breath = 広いほうの口で、だれかが、話そうと息を吸う。吸いつづけている。

# イベント

event-three-knocks = 三度の音
event-three-knocks-text =
    卓の下で、木を叩く。一度ははい、二度はいいえと教わった。三度は、聞いていない。
    左隣のプレイヤーが、1から3の数を思う。何度叩くかを言う。当たれば、精神の能力を1つ、1得る。外れたとき、ここに幽霊がいれば、1失う。
secret-three-knocks = 何度叩くか
secret-three-knocks-1 = 一度
secret-three-knocks-2 = 二度
secret-three-knocks-3 = 三度
tell-three-knocks-again = もう一度、いっしょに数えられるように、ゆっくりと叩いてくれる。

event-the-empty-cradle = 空の揺りかご
event-the-empty-cradle-text =
    隅に、布をかけて置いてあり、揺れている。すきま風だ。足で押さえると、すきま風ではなくなった。
    正気でロールする。ここに幽霊がいれば、ダイスが1個少ない。
tell-the-empty-cradle-still = 何かが、前より楽に寝ている。しばらく、足をそのままにしておく。
tell-the-empty-cradle-rocked = 揺れはやまず、あなたも揺れている。人というのは、ずいぶん軽いものだ。

event-ectoplasm = エクトプラズム
event-ectoplasm-text =
    床板のあいだから、白く湿ったものが、一ヤードほど出ている。たいていは、バターを包むモスリンである。引っぱってはいけない。
    このゲームのあいだ、ここに幽霊がいる。正気でロールする。
tell-ectoplasm-muslin = モスリンだった。縁がかがってあり、洗濯屋の印まである。書きとめておく。

event-wake = 通夜
event-wake-text =
    部屋に明かりがあり、ハムとシェリー酒がある。窓掛けはおろしてある。みなで付き添うものが真ん中にあり、蓋はしてある。
    ほかの全員は、ただちにあなたのタイルへ来てよい。
option-wake-come = 来て、いっしょに座る
    .chosen = 来て、いっしょに座る
option-wake-stay = いまのところにいる
    .chosen = 欠席の返事をする
prompt-pick-sitting-parlour-called = どの幽霊を呼ぶ？
prompt-pick-sitting-parlour-sent = どこへ行かせる？
