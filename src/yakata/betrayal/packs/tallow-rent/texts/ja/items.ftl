# アイテム：どんなものか、何をするか、家宝にした一族には何をするか。

# プロローグ

card-tallow-dip = 獣脂の灯
card-tallow-dip-text =
    灯心草に羊の脂。どう持っても、炎はこちらへなびく。
    正気でロールするとき、これを使用済みにして、ダイスを1個振り直してよい。
card-tallow-dip-heirloom = 代わりに、2個まで振り直してよい。

card-hedge-knife = 生垣の鉈
card-hedge-knife-text =
    四十年、茨のほかは何も切らず、一度も研がれていない。
    【攻撃】ダイスを1個増やし、腕力でロールする。
card-hedge-knife-heirloom = さらに、結果＋1。

card-fowling-piece = 野鳥撃ちの銃
card-fowling-piece-text =
    鴨のための銃。銃身は持ち主の背丈ほどもあり、持ち主は二枚の布に分けて葬られた。
    【攻撃】視線の通る相手に、たがいに速さでロールする。もう1手番、使用済みのまま残る。
card-fowling-piece-heirloom = 次の手番には、もう使える。

card-iron-poker = 鉄の火かき棒
card-iron-poker-text =
    炉端に掛けた者は、先を上に向け、火から遠いほうに掛けていた。
    【攻撃】腕力でロールする。成功したら、打たれた者を、あなたの選ぶ隣のタイルへ動かす。
card-iron-poker-heirloom = ダイスを1個増やす。

card-physic-draught = 水薬
card-physic-draught-text =
    青い瓶に、茶色い薬。ラベルには、馬に飲ませる量と、子どもに飲ませる量が書いてある。
    【飲む】能力1つを回復し、このカードを埋める。

card-prayer-cord = 祈りの紐
card-prayer-cord-text =
    結び目は三十三。三十四個目だけは、向こうの端から結ばれている。
    【唱える】あなたの次の手番が始まるまで、あなたの正気のロールは結果＋2。
card-prayer-cord-heirloom = 知識のロールも、同じく＋2。
status-prayer-cord-said = 祈りを唱えた：正気のロール＋2
status-prayer-cord-answered = 祈りを唱えた：知識のロール＋2

card-masons-line = 石工の糸
card-masons-line-text =
    白墨の糸に鉛のおもり。この館では、おもりはまっすぐ下には垂れない。
    タイルを発見するとき、この区域に合う最初の2枚から、好きなほうを置く。
card-masons-line-heirloom = 最初の3枚から選ぶ。

# 第1章

card-horn-lantern = 角の灯籠
card-horn-lantern-text =
    角を薄く薄く削った窓から、炎が透けて見える。ときには、削った者の手も。
    イベントでは、あなたのタイルの幽霊は、あなたの不利にならない。
card-horn-lantern-heirloom = あなたのタイルにいるだれの不利にもならない。

card-boat-hook = 舟の鉤竿
card-boat-hook-text =
    九フィートの、とねりこの竿。舟はない。溝が掘られてからというもの、あったためしがない。
    【攻撃】自分のタイルか隣のタイルにいる相手に、腕力でロールする。
card-boat-hook-heirloom = 結果＋1。

card-salt-pouch = 塩の小袋
card-salt-pouch-text =
    雨つづきの七年、湿らせずに守ってきた塩。あれは、できればよけて通る。こちらもよけて通るのがいい。
    【備える】自分のタイルか隣のタイルに小さな障害を置き、このカードを埋める。

# 第2章

card-sealing-wax = 封蝋
card-sealing-wax-text =
    赤い蝋に、親指の跡。署名した者の、だれの指とも合わない。
    【備える】あなたの次の手番が始まるまで、あなたからは何も奪えない。
card-sealing-wax-heirloom = あなたのタイルにいるだれからも、奪えない。
status-sealing-wax-set = 封をした：何も奪われない
status-sealing-wax-around = 封をした：同じタイルでは何も奪われない

card-riding-cloak = 乗馬外套
card-riding-cloak-text =
    ある晩、馬の背に乗って帰ってきた。ボタンはすべて掛かり、中にはだれもいなかった。
    【まとう】この手番、移動＋1。
card-riding-cloak-heirloom = この手番に次に出るタイルでは、障害トークンに足を取られない。
status-riding-cloak-fresh = 乗馬外套をまとった：次に出るタイルでは、障害トークンに足を取られない

card-crown-shilling = 王冠のシリング
card-crown-shilling-text =
    片面はすり減って、何もない。借りのある者は、昔からそちらを表と呼ぶ。
    怪異の前に予兆を引いたとき、これを出してよい。あなたの次の怪異ロールは、振り直せる。そのロールのあと、これを埋める。

prompt-react-crown-shilling = 怪異ロールのために、王冠のシリングを出す？

card-bread-peel = パン焼きの木べら
card-bread-peel-text =
    長い柄の先に、黒く焦げた板。入れた覚えのないものまで、窯から出してくる。
    【攻撃】腕力でロールする。負けた者は、持ち物を1つ、自分で選んで置く。
card-bread-peel-heirloom = ダイスを1個増やす。

# 第3章

card-card-case = 名刺入れ
card-card-case-text =
    訪問の名刺が四十枚。どれも、中へは入らなかった人の名前。
    1手番に1回、これが未使用なら、カードを引く前に使用済みにして、イベントの一番上を見る。埋めてもよい。
card-card-case-heirloom = 上から2枚を見て、好きなだけ埋める。

prompt-react-card-case = 名刺入れを使い、先にイベントの一番上を見る？

card-duelling-sword = 決闘の剣
card-duelling-sword-text =
    二振りで一組の片われ。箱にはもう一振りのくぼみがあり、そこには決して埃がつもらない。
    【挑む】怪異が始まったあと。自分のタイルの相手に、速さで攻撃する。結果が同じなら成功になる。
card-duelling-sword-heirloom = ダイスを1個増やす。

card-fan-of-notes = 文の扇
card-fan-of-notes-text =
    象牙の骨に、たたんだ文が十一通。あおぐ者は、いろいろと聞かされる。おおかたは、ほんとうのことを。
    【話す】1ゲームに1回、怪異が始まったあと。自分のタイルにいるプレイヤー1人の、伏せたカードを見る。
card-fan-of-notes-heirloom = 隣のタイルにいるプレイヤーでもよい。
