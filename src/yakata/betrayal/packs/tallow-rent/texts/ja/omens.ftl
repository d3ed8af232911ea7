# 予兆。のちに二つ目の名がつく：「だれそれのほや」。

# 第1章

card-lamp-glass = 灯のほや
card-lamp-glass-text =
    薄く吹かれた硝子。煤は外側についている。目に当てると、だれも目に当てていないときの部屋が見える。
    正気のロールは、ダイスが1個多い。
    あなたのタイルに幽霊がいれば：さらに、これを使用済みにして、ダイスを1個振り直してよい。

card-tally-stick = 割符
card-tally-stick-text =
    借りの数だけ刻みを入れ、二つに裂いた榛の枝の半分。残りの半分はだれかの手元にあり、刻みは今も合う。
    【調べる】イベントの一番上を見る。
    あなたのタイルに幽霊がいれば：それを埋めてもよい。

card-eel-hook = 鰻鉤
card-eel-hook-text =
    返しが五つ。柄は、もっと小さな手のために作られている。そして、引く。
    【攻撃】腕力でロールし、結果＋1。結果が同じでなければ、そのあと正気を1失う。
    あなたのタイルに幽霊がいれば：代わりに、結果＋3。

# 第2章

card-wax-child = 蝋の子
card-wax-child-text =
    あごの形が、あなたの一族の者に似ている。針はもう刺さっている。古い針で、痛むところには一本もない。
    1手番に1回、あなたがダメージを受けるとき：2まで減らし、これを置く。
    あなたのタイルに幽霊がいれば：置かずに持っている。

prompt-react-wax-child = ダメージを2まで、蝋の子に引き受けさせる？
prompt-pick-bone-flute-called = どのプレイヤーに聞かせる？
prompt-pick-bone-flute-driven = どの怪物に聞かせる？

card-bone-flute = 骨の笛
card-bone-flute-text =
    札には、鶴の脚、とある。穴は、六本の指に合わせてあけてある。
    【唱える】ほかのプレイヤー1人が1タイル歩いてよい。または、あなたが怪物1体を1タイル動かす。
    あなたのタイルに幽霊がいれば：2タイル。

# 第3章

card-candle-clock = 蝋燭時計
card-candle-clock-text =
    刻ごとに真鍮の針をさした蝋燭。針を抜けば、その一刻はなかったことになる。
    【扱う】怪異のトラックを1進めるか、もどす。または、自分の移動＋1。
    あなたのタイルに幽霊がいれば：2進めるかもどす。または、移動＋2。

card-mourning-veil = 喪のヴェール
card-mourning-veil-text =
    縮緬を四枚重ね、背の高い人に合わせて裁ってある。内側からは、何もかもよく見える。
    【まとう】あなたの次の手番が始まるまで、敵に足を取られない。
    あなたのタイルに幽霊がいれば：そのあいだ、攻撃もされない。
status-mourning-veil-worn = ヴェールをまとった：敵に足を取られない
status-mourning-veil-unseen = ヴェールをまとった：攻撃されない

# 選択肢

option-bone-flute-player = プレイヤーに吹いて聞かせる
    .chosen = プレイヤーに吹いて聞かせる
option-bone-flute-monster = 怪物に吹いて聞かせる
    .chosen = 怪物に吹いて聞かせる
option-candle-clock-on = 一刻を燃やす：トラックを進める
    .chosen = 一刻を燃やし、トラックを進める
option-candle-clock-back = 針を抜く：トラックをもどす
    .chosen = 針を抜き、トラックをもどす
option-candle-clock-yours = 一刻をもらう：自分の移動を増やす
    .chosen = 一刻をもらい、移動を増やす
