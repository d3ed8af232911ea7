# タイルと、その働き。

# プロローグ

tile-keeping-room = 団欒の間
tile-keeping-room-text = ここで手番を終えるとき、アイテムを1枚置いて、正気を回復してもよい。この部屋は、もらったものを手放さない。
tile-rush-passage = 藺草敷きの廊下
tile-rush-passage-text = ここから出るとき、障害にも敵にも足を取られない。藺草は、もうだれかに踏みならされている。
tile-under-eaves = 軒裏
tile-under-eaves-text = ここでの速さのロールは、結果−1。この屋根の下では、だれもまっすぐに立てない。
tile-candle-loft = 蝋燭部屋
tile-candle-loft-text = 【扱う】イベントの一番上を見る。埋めてもよい。
tile-root-hollow = 根の洞
tile-root-hollow-text = ここで手番を終えるなら、腕力でロールする。4以上：何もない。0〜3：身体ダメージ1。
tile-masons-gap = 石工の隙間
tile-masons-gap-text = 隠し通路。隠し通路のあるほかのすべてのタイルと隣り合う。
tile-eel-ditch = 鰻の溝
tile-eel-ditch-text = 入ったとき、速さでロールする。3以上：何もない。0〜2：残りの移動を失う。
tile-crab-orchard = 山林檎の園
tile-crab-orchard-text = 【食べる】正気を1失い、腕力を1得る。林檎は小さく、酸く、そして温かい。

# 第1章

tile-brine-steps = 潮の石段
tile-brine-steps-text = ここの障害トークンには足を取られない。ここにあるものは、どれも浮いている。
tile-tally-room = 割符の間
tile-tally-room-text = 【調べる】知識でロールする。4以上：アイテムの上から2枚を見て、好きな順にもどす。0〜3：何もない。
tile-wax-scullery = 蝋の流し場
tile-wax-scullery-text = ここで手番を終えるとき、速さを1失って、正気を回復してもよい。
tile-bolster-chamber = 長枕の寝間
tile-bolster-chamber-text = 【休む】各プレイヤー1回ずつ：腕力を回復する。寝床は整えてある。いつ来ても、整えてある。
tile-weathercock-stair = 風見の階段
tile-weathercock-stair-text = 【探す】タイルの山の一番上を埋める。
tile-kiln-field = 窯場の野

# 第2章

tile-will-room = 遺言の間
tile-will-room-text = いずれかの一族の家宝であるアイテムを持っているあいだ、ここでのあなたの能力ロールは結果＋1。
tile-dovecote-path = 鳩小屋の小道
tile-dovecote-path-text = 【話す】未使用のカード1枚を、屋外にいるプレイヤー1人へ届ける。使用済みで届く。
tile-peat-store = 泥炭置き場
tile-peat-store-text = 発見したとき、アイテムを2枚引き、1枚を取って、1枚を埋める。
tile-long-linen-hall = 長い布の間
tile-long-linen-hall-text = 視線は、ここで一度だけ角を曲がれる。
tile-cistern-mouth = 水槽の口
tile-cistern-mouth-text = 【探す】地下のどこかに落ちているカードか「物」を1つ取る。使用済みで手に入る。この下に沈んだものは、いつかまた回ってくる。

# 第3章

tile-whispering-stair = ささやきの階段
tile-whispering-stair-text = 隠し通路。ここで手番を終えるとき、未使用のカード1枚を、だれか1人に回してもよい。使用済みで届く。
tile-card-parlour = 札遊びの間
tile-card-parlour-text = 【挑む】ここにいるプレイヤー1人に。正気か知識か、あなたが選んだほうで2人ともロールする。勝てばそれを1得て、負ければ1失う。
tile-broken-terrace = 崩れた露台
tile-broken-terrace-text = 発見したとき、ここに小さな障害を置く。
tile-clay-undercroft = 粘土の地下堂
tile-clay-undercroft-text = ここでの正気のロールは、ダイスが1個少ない。祈るという言葉ができる前から、ここではだれかが祈っていた。

# 選択肢

prompt-react-keeping-room = 団欒の間にアイテムを1枚置き、正気を回復する？
prompt-pay-wax-scullery = 蝋の流し場で速さを1失い、正気を回復する？
prompt-react-whispering-stair = ささやきの階段から、未使用のカード1枚をほかのプレイヤーに回す？
prompt-pick-whispering-stair-ear = どのプレイヤーに回す？
option-card-parlour-bluff = はったりで：2人とも正気でロールする
    .chosen = はったりを選ぶ。2人とも正気でロールする
option-card-parlour-count = 札を数えて：2人とも知識でロールする
    .chosen = 札を数えることにする。2人とも知識でロールする
