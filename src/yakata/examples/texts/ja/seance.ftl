# 例のゲーム「降霊会」。

game-title = 降霊会
game-line = 暗がりに四人。ひとりだけが出した、一番大きい札が聞き届けられる。

option-evenings = 夜の数
field-hand = 手札
field-card = 伏せた札
field-counts = 手札の枚数
field-laid = 札を伏せた
field-shown = 開いた札
field-candles = ろうそく
seat-seat1 = 一人目の客
seat-seat2 = 二人目の客
seat-seat3 = 三人目の客
seat-seat4 = 四人目の客

dealt = { $card }が配られた。
laid = { $seat }が札を伏せた。
turned = 札が開かれた：{ $cards }。

prompt-lay = どの札を出す？
choice-lay = { $card }を出す
not-in-hand = その札は手にない。
result-candles = ろうそくを数えた。

rule-S1 = 1から8まで2枚ずつ、16枚から、ひとり3枚ずつ配る。
rule-S2 = 順に、手札から1枚を伏せて出す。
rule-S3 = みなが出したら開く。ひとりだけが出した、一番大きい数がろうそくを取る。
rule-S4 = 3回くりかえすと夜は終わる。ろうそくの多い人の勝ち。
goal-candles = ひとりだけが出した、一番大きい札がろうそくを取る。一番多い人の勝ち。
goal-same = だれかと同じ数を出すと、声は届かない。
