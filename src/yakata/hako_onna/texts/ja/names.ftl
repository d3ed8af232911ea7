# ハコオンナ：部屋、物陰、チップ、チカラ、アイテム、階、席の名前。
# 英語の部屋の名前には冠詞がつかない。チップ、アイテム、物陰にはつく。

floor-0 = 地下
floor-1 = 1階
floor-2 = 2階

seat-ghost = 箱女
seat-visitor1 = 訪問者1
seat-visitor2 = 訪問者2
seat-visitor3 = 訪問者3
seat-visitor4 = 訪問者4

slot-left = 左の置き場
slot-right = 右の置き場

# 箱女の答え

answer-yes = いる
answer-no = いない
answer-floor-0 = 地下
answer-floor-1 = 1階
answer-floor-2 = 2階
answer-carried = だれかが持っている
answer-gone = ゲームから除外された
answer-with-us = こちらにある

# 部屋

room-hall-1f = 1Fホール
room-hall-2f = 2Fホール
room-basement = 地下室
room-study = 書斎
room-red-bedroom = 赤い部屋
room-kids-room = 子供部屋
room-kitchen = キッチン
room-storage = 物置
room-living-room = リビング
room-washroom = 洗面所
room-bathroom = 浴室

# 物陰

shadow-hall-1f-staircase = 1Fホールの階段の裏
shadow-hall-2f-cupboard = 2Fホールの戸棚
shadow-basement-coal-bin = 地下室の石炭箱
shadow-basement-wine-rack = 地下室のワイン棚
shadow-basement-trunk = 地下室の古いトランク
shadow-basement-boiler = 地下室のボイラーの裏
shadow-study-desk = 書斎机の足元
shadow-study-bookcase = 書斎の本棚
shadow-study-curtain = 書斎のカーテン
shadow-red-bedroom-bed = 赤い部屋のベッドの下
shadow-red-bedroom-wardrobe = 赤い部屋の洋服だんす
shadow-red-bedroom-dresser = 赤い部屋の鏡台
shadow-kids-room-toy-chest = 子供部屋のおもちゃ箱
shadow-kids-room-bunk = 子供部屋の二段ベッドの下
shadow-kids-room-dolls-house = 子供部屋の人形の家
shadow-kitchen-larder = キッチンの食料棚
shadow-kitchen-sink = キッチンの流しの下
shadow-storage-crates = 物置の木箱
shadow-storage-laundry = 物置の洗濯かご
shadow-living-room-sofa = リビングのソファ
shadow-living-room-clock = リビングの大時計
shadow-living-room-fireplace = リビングの暖炉
shadow-washroom-hamper = 洗面所の脱衣かご
shadow-bathroom-bathtub = 浴室の浴槽

# チップ

tile-hako = 箱女
tile-hakobito = 箱人
tile-diary-1 = 手記1
tile-diary-2 = 手記2
tile-diary-3 = 手記3
tile-diary-4 = 手記4
tile-diary-5 = 手記5
tile-diary-6 = 手記6
tile-diary-7 = 手記7
tile-diary-8 = 手記8
tile-diary-9 = 手記9
tile-diary-10 = 手記10
tile-number-1 = 鍵番号1
tile-number-2 = 鍵番号2
tile-number-3 = 鍵番号3
tile-number-4 = 鍵番号4
tile-number-5 = 鍵番号5
tile-number-6 = 鍵番号6
tile-stake = 白木の杭
tile-chain = 錆びた鎖
tile-gasoline = ガソリン
tile-charm = 怪しい護符
tile-extinguisher = 消火器
tile-doll = メリーさん人形
tile-key-ring = 鍵束
tile-bones = 亡骸
tile-exit = 秘密の脱出口
tile-safe = ダイヤル式金庫
tile-not-stake = 討伐情報（白木の杭は効かない）
tile-not-chain = 討伐情報（錆びた鎖は効かない）
tile-not-gasoline = 討伐情報（ガソリンは効かない）
tile-empty = 空箱
tile-number-text = この数字はダイヤルの番号にない。館には3枚あり、番号は残りの3つの数字。
tile-weakness-text = この討伐アイテムは箱女に効かない。館には2枚あり、残る1つが効く。
tile-diary-text = 箱女の手記。見つけた者は全員に見せ、箱女のチカラがまた1つ解放される。
tile-stake-text = 討伐アイテム。使えるのは1回、今いる部屋の物陰を1つ選ぶ。箱女がいて弱点なら訪問者の勝ち、弱点でなければあなたが死ぬ。
tile-chain-text = 討伐アイテム。使えるのは1回、今いる部屋の物陰を1つ選ぶ。箱女がいて弱点なら訪問者の勝ち、弱点でなければあなたが死ぬ。
tile-gasoline-text = 討伐アイテム。使えるのは1回、今いる部屋の物陰を1つ選ぶ。箱女がいて弱点なら訪問者の勝ち、弱点でなければあなたが死ぬ。
tile-charm-text = 使えるのは1回。セットしてあるチカラを1枚、表にしてゲームから除外する。セットがなければ、手札から無作為に1枚。
tile-extinguisher-text = ひとりでに1回だけ働く。死なずに手番が終わり、隣の部屋へ逃げてもよい。
tile-doll-text = これを持って亡骸を覗き込めば、生きている訪問者全員の勝ち。
tile-key-ring-text = 金庫に入っていた。これを持って秘密の脱出口を覗き込めば、生きている訪問者全員の勝ち。
tile-bones-text = 持ち運べない。メリーさん人形を持って覗き込めば、生きている訪問者全員の勝ち。
tile-exit-text = 持ち運べない。鍵束を持って覗き込めば、生きている訪問者全員の勝ち。
tile-safe-text = 覗き込んだ者は、3つの数字をためせる。合えば鍵束が手に入る。
tile-empty-text = ここからは、もう何かが持ち去られている。
tile-unseen = 伏せたチップ

# チカラ

power-close-to-you = アナタノソバニ
power-close-to-you-text = この時間の移動で、今いる階のどの部屋にも行ける。扉は関係ない。
power-reach-you = スグニイクカラ
power-reach-you-text = この時間の移動は、つづけて2回になる。両方の部屋のチップを見て、2つ目の部屋に潜む。
power-through-walls = カベノムコウカラ
power-through-walls-text = この時間の移動で、扉のないところを抜けられる。接した2枚のボードのあいだか、1枚のボードの2部屋のあいだ。
power-moving-things = モノガウゴク
power-moving-things-text = 部屋を1つ選び、そのチップを見て、部屋の中の物陰に好きなように伏せ直す。箱女と箱人は動かない。金庫、亡骸、秘密の脱出口は動かせる。
power-behind-you = ウシロニイル
power-behind-you-text = 箱女のいる部屋で物音を立てた訪問者は死ぬ。手記がじゅうぶん見つかったあとは、箱人のいる部屋でも死ぬ。
power-open-this = ココヲアケテ
power-open-this-text = 訪問者は、宣言した行動の代わりに、今いる部屋の物陰を覗き込まなければならない。チップのある物陰から、箱女が選ぶ。
power-want-that = ソノコガホシイ
power-want-that-text = 手番の訪問者のチップ1枚（裏向きのままか、見せたばかりのもの）か訪問者アイテムを指さし、それを見る。それはゲームから除外される。
power-mary = ワタシメリーサン
power-mary-text = メリーさん人形を持つ訪問者は、名のらなければならない。名のり出たら、箱女はすぐに、だれにも見られず、移動のときと同じようにその部屋のチップを見て、好きな物陰へ移る。
power-false-answer = イツワリノコタエ
power-false-answer-text = セットしてあるあいだ、アイテムの問いにうそを答えてよい。うそだったことは、だれにも知らされない。
power-cannot-leave = デテイカナイデ
power-cannot-leave-text = 訪問者が扉を通ろうとしたとき、その扉に封鎖トークンを置き、移動をなかったことにする。箱女と箱人は通れる。次の箱女の時間の終わりに取りのぞく。
power-upside-down = アリエナイサカサマ
power-upside-down-text = セットしてあって条件を満たすあいだは、表向きに置く。赤トークンは必ず突起を上にして積み、黒トークンは突起の小さいトークンとして扱う。
power-come-here = コッチニオイデ
power-come-here-text = 手番の訪問者を、そこから行ける隣の部屋へ動かす。その訪問者は、あらためて行動を宣言する。
power-despair = ゼツボウノトキ
power-despair-text = 山札の一番下にもどし、チカラを2枚引く。手記が見つかっていなくても、2枚とも手札にする。

# アイテム

item-smartphone = スマートフォン
item-smartphone-text = 箱女は、手札とセットしてあるチカラをすべてあなたに見せる。どれがどこにあるかは教えない。箱女が同じ部屋にいれば、その前に死ぬ。
item-pokkuri = ポックリさん
item-pokkuri-text = 同じ部屋にほかの訪問者がいるとき、部屋を1つ言う。箱女は、そこにいるかどうかを答える。箱女が同じ部屋にいれば、その前に死ぬ。
item-dowsing = ダウジングロッド
item-dowsing-text = 箱女は、自分のいる階を指さす。箱女が同じ部屋にいれば、その前に死ぬ。
item-reasoning = 演繹的推理法
item-reasoning-text = 覗き込んだ物陰に空箱を置くとき、表にして置いてよい。部屋に入った箱女や箱人は、それを伏せることができる。
item-stethoscope = 聴診器
item-stethoscope-text = 金庫を覗き込んだとき、3つの代わりに番号を1つ言ってよい。合っていれば、箱女はその鍵番号を表にする。
item-drops = 聖なる雫
item-drops-text = 積む前に宣言して、トークンを2枚一度に積む（物音カードなら2枚めくる）。物音が立たなければ、箱女は次の時間に、危険度BとCのチカラをセットできない。
item-flashlight = 懐中電灯
item-flashlight-text = 今いる部屋の物陰を2か所、つづけて覗き込む。1か所目をすべて終えてから、2か所目を覗き込む。
item-camera = インスタントカメラ
item-camera-text = 通れる扉か階段でつながった部屋のチップを1枚見る。箱女や箱人が写っても死なない。箱女が今いる部屋にいれば、その前に死ぬ。
item-salt = 清めの塩
item-salt-text = 1回だけ。今いる部屋の物陰に印をつけると、箱女も箱人も二度とそこに入れない。すでにいる者は名のり、次の移動で出ていく。
item-music-box = オルゴール
item-music-box-text = 1回だけ。トークンを置くか物音カードをめくって物音を立てるところだったとき、代わりに初期配置にもどす。箱女の時間にはならず、もう一度ためす。
item-crowbar = バール
item-crowbar-text = 扉がなくても、接したボードの部屋へ移動する。または、封鎖トークンを取りのぞいて、その扉を通る。
item-floor-plan = 古い間取り図
item-floor-plan-text = 秘密の脱出口、亡骸、メリーさん人形、討伐アイテムのどれかを言う。箱女は、その階か、だれかが持っているか、失われたか、こちらにあるかを答える。箱女が同じ部屋にいれば、その前に死ぬ。
item-radio = トランシーバー
item-radio-text = これを選んだときに決めた訪問者1人とは、どの部屋からでもチップを見せ合える。渡すには、同じ部屋にいなければならない。
