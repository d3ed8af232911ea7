# ビトレイアル：扉と、それがしまる前に選ぶこと。

game-title = ビトレイアル・レガシー
game-line = みなで館を探索する。やがて夜が変わり、だれか一人も変わるかもしれない。

bot-random = ねぼけたひと
bot-timid = おびえたひと
bot-keen = さといひと

option-chapter = 章
option-chapter-none = フリープレイ
option-haunt = 怪異（BR26）
option-haunt-any = 来るものが来る
option-families = 一族（B34）
option-families-choose = 順に1つずつ選ぶ
option-families-deal = くじで配る
option-gains = 得る・回復する（BR34）
option-gains-taken = いつも受ける
option-gains-asked = 毎回たずねる
option-damage = 瀕死の能力へのダメージ（BR12）
option-damage-felt = まだ下がる能力に入る
option-damage-split = そこに割りふれば消える
option-company = 一同（B39）
option-story = これまでのこと
