# どのゲームにも共通の言葉。

game-over = ゲームは終わっている。
chance-decides = ここは運が決める。
still-to-be-seen = どうなるか、まだ見届けているところ。
not-your-decision = 選ぶのはほかの人。
not-a-choice = それは選択ではない。
not-offered = 今はできない。
empty-text = 何も言っていない。
unknown-verb = そのように始まる選択はない。あるのは：{ $known }。
wrong-words = その選択はこう書く：{ $form }。
wrong-word = 「{ $word }」はそこでは使えない。
write-it-as = こう書く：{ $form }。
cannot-come = それは出ない。
nothing-to-undo = もどすものがない。
undo-reveal = もう何かが見えてしまった。見なかったことにはできない。
undo-hand = 手番はもう移った。
undo-not-yours = もどせるのは選んだ本人だけ。
list-separator = 、
numbered = { $name }{ $number }
list-two = { $first }と{ $last }
list-more = { $first }、{ $last }
yourself = 自分
own-name = { $name }（{ $beside }）
campaign-free-play = フリープレイ
the-reader = あなた

# 手で積むトークン

tower-far = そんなに離れた所には積めない。
tower-inside = そこでは、ほかのトークンの中に入ってしまう。
tower-high = そんなに高い所からは放せない。
tower-fast = そんなに速くは放せない。
tower-turn = 向きは0から359度。
tower-side = このトークンには、上に向ける突起がない。
tower-many = 1枚のチップに、これより多くは積めない。
