# 館の中にあるもの。

tile-draught-closet = すきま風の納戸
tile-draught-closet-text = ここで手番を終えるなら、正気でロールする。3以上：何も起きない。0〜2：次の手番の移動が1減る。何かが袖をつかんでいる。

card-brass-whistle = 真鍮の笛
card-brass-whistle-text =
    犬が来たことは一度もない。人は来る。
    【話す】どこにいてもよいので、ほかのプレイヤー1人は次の手番の移動が1増える。

event-somebody-hums = だれかの鼻歌
event-somebody-hums-text =
    曲ではない。曲のふりをしているだけだ。
    正気でロールする。
tell-somebody-hums-along = いつからか、あなたも一緒に口ずさんでいる。

marker-dark-lamp = 消えた灯
marker-lit-lamp = ともった灯
