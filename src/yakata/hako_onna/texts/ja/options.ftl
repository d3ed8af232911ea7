# ハコオンナ：扉と、それがしまる前に選ぶこと。

game-title = ハコオンナ
game-line = 箱の中で、箱女（ハコオンナ）が待っている。物音を立てずに、イキノコルミチを探せ。

reconstructed = ルールブックには、カードと部屋の中身が載っていない。だから箱女のチカラ、訪問者アイテム、館の多くは、ここで考えて作ったもの。
reconstructed-powers = チカラ。わかっていること：1・2・4から9番の名前と、そのおもな働き。作ったもの：3番（カベノムコウカラ）のすべてと、封鎖トークンのほかの10番（デテイカナイデ）。多くのチカラに要る手記の数と危険度、「ココヲアケテ」の物陰を選ぶ人、「ワタシメリーサン」で箱女が人形のもとへ来ること。
reconstructed-items = 訪問者アイテムとチップ。わかっていること：6枚の訪問者アイテムとその働き。作ったもの：ポックリさんとダウジングロッドも箱女の部屋で使うと死ぬこと、スマートフォンがすべてのチカラを見せること、物音カードでの「聖なる雫」、何もセットされていないときの怪しい護符、どんな死にも働く消火器と、逃げること。
reconstructed-advanced = 上級カード。わかっていること：チカラ2枚と訪問者アイテム7枚があること、「アリエナイサカサマ」という名前。作ったもの：ほかのすべてと、多くの名前。
reconstructed-boards = 部屋ボード。わかっていること：2つのホール、地下室、金庫のある書斎、赤い部屋と子供部屋、1枚のボードにあるキッチンと物置、リビング、物陰が全部で24か所あること。作ったもの：扉の位置、多くの部屋の物陰の数、洗面所と浴室、物陰の名前。
reconstructed-noise = 画面の物音トークン。作ったもの：立つ確率（物音の塔で測ったもの）と、その塔でのトークンの重さとすべりにくさ、手のふるえ方。

bot-random = ねぼけたひと
bot-timid = おびえたひと
bot-keen = さといひと

option-edition = ルール
option-edition-en = 英語版（2019年）
option-edition-ja = 日本語版（Ver. 2.0）
option-noise = 物音（H22）
option-noise-by-edition = 版のとおり（英語版はカード、日本語版はトークン）
option-noise-cards = 物音カード
option-noise-discs = 画面の物音トークン（崩れる確率を示す）
option-noise-tower = 物音の塔（画面の上で、手で積む物音トークン）
option-noise-real = 机の上の本物の物音トークン
option-difficulty = 物音トークンのむずかしさ（H21、H52）
option-difficulty-easy = やさしい
option-difficulty-regular = ふつう
option-difficulty-hard = むずかしい
option-difficulty-nightmare = 悪夢
option-house = 館（H5）
option-house-build = 訪問者が1枚ずつ建てる
option-house-balanced = いつも同じ、どちらにも公平な館
option-house-random = 運が建てる
option-first_power = 箱女の最初のチカラ（H18）
option-first_power-any = 引いたどれでも
option-first_power-weak = 危険度Cを引いたら、その中から
option-code = ダイヤルの番号（HR3）
option-code-any = どの3つでも
option-code-consecutive = 連番の3つ
option-swap_items = 訪問者アイテムの交換（HR14）
option-swap_items-by-edition = 版のとおり（英語版はなし、日本語版はあり）
option-swap_items-yes = 同じ部屋で渡すことも交換もできる
option-swap_items-exchange = 同じ部屋で1枚ずつの交換だけ
option-swap_items-no = できない
option-offers = 手番の訪問者と同じ部屋の訪問者（HR42）
option-offers-any-turn = 見せたり渡したりするか聞かれる
option-offers-own-turn = 自分の手番か、たのまれたときだけ
option-winks = 目くばせ（英語版、HR43）
option-winks-own-turn = 自分の手番と、見せたり渡したりするか聞かれたとき
option-winks-any-turn = いつでも（どの手番でも、みなが聞かれる）
option-advanced_powers = 上級のチカラ（H134）
option-advanced_powers-true = 9番と10番を入れかえる。物音カードでは10番だけ
option-advanced_powers-false = 使わない
option-advanced_items = 上級の訪問者アイテム（H134）
option-advanced_items-true = 13枚から選ぶ
option-advanced_items-false = 使わない
option-hopeless = 道がふさがれるのは（HR24）
option-hopeless-blocked = 失われるか、箱女か箱人が抱えたとき
option-hopeless-gone = ゲームから除外されたときだけ

role-visitor1 = 訪問者
role-ghost = 箱女
