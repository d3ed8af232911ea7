# ページの「降霊会」。

seance-table = 暗がりの丸いテーブルを上から
seance-goal = ひとりだけが出した、一番大きい札がろうそくを取る。
seance-hand = 手札
seance-cards = 手札{ $count }枚
seance-candles = ろうそく{ $count }本
seance-place = { $who }：{ $cards }、{ $candles }、{ $lies }
seance-face-down = 伏せた札
seance-face-up = 開いた札{ $card }
seance-nothing = まだ出していない
seance-rounds = 開かれた札
seance-round = { $number }回目
seance-taken = { $who }にろうそく
seance-silence = だれも聞かれない
seance-ending = 暗いテーブルの上のろうそく。取った数だけ炎がともる。
