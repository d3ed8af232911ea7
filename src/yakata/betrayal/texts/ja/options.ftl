# ビトレイアル：扉と、それがしまる前に選ぶこと。

game-title = ビトレイアル・レガシー
game-line = みなで家を探索する。やがて夜が変わり、だれか一人も変わるかもしれない。

bot-random = ねぼけたひと
bot-timid = おびえたひと
bot-keen = さといひと

option-chapter = 章
option-chapter-none = フリープレイ
option-haunt = 怪異（BR26）
option-haunt-any = 来るものが来る
option-families = 家（B34）
option-families-choose = 順に1つずつ選ぶ
option-families-deal = くじで配る
option-company = 一同（B39）
option-story = これまでのこと
