# 地代取り：籠城、フリープレイ用。

haunt-siege = 地代取り
haunt-siege-story =
    四季の支払日にはいつもそうするように、帽子を手に、背の順に戸口へやってくる。彼らを土から出してやったおぼえも、地代をためたおぼえも、ここのだれにもない。
    屋根の下の金庫に、あるだけのものがある。道は知っている。立ちふさがらない者には、何もしない。
haunt-siege-hint-heroes-1 = 取り立ててよいのは、暗いあいだだけだ。七ラウンド過ぎれば、帰らなければならない。
haunt-siege-hint-heroes-2 = 何を渡しても、受取を書く。金でなくともよい。
haunt-siege-setup-heroes = できれば蝋燭部屋が見つかり、金庫はそこにある。なければ2階の一番遠い部屋に。地代取りが2/3/4人（3人/4人/5人のとき）、玄関先の石段で待つ。
haunt-siege-win-heroes = 第8ラウンドが始まるまで持ちこたえること。地代取りが6/6/8人金庫に着くか、だれも残らなくなれば、負け。

box-siege-sg-hold = 明るくなるまで
box-siege-sg-hold-text = 第8ラウンドが始まれば勝ち。地代取りは一番近い道で金庫へ歩き、道をふさぐ者を打つ。
box-siege-sg-barricade = 家具を積む
box-siege-sg-barricade-text = 【備える】障害トークンのないタイルで：腕力か知識でロールする。4以上：大きな障害。2〜3：小さな障害。0〜1：椅子が一脚。彼らの足も、遅くなる。
box-siege-sg-pay = 物で払う
box-siege-sg-pay-text = 【話す】同じタイルの地代取りに：アイテムを1枚埋める。彼は書きつけて、帰る。
box-siege-sg-collect = 取り立て
box-siege-sg-collect-text = 彼らの手番の終わりに、金庫にいる地代取りはみな取り分を取って帰る。1人ずつ数える。
box-siege-sg-more = お次のかた
box-siege-sg-more-text = 各ラウンドの終わりに、玄関先の石段にさらに2/3/4人来る。第4ラウンドからは、もう1人多い。
box-siege-sg-rent-man = 地代取り
box-siege-sg-rent-man-text = 速さ3、腕力5/4/4。戦いに負けた者は、いなくなる。

being-rent-man = 地代取り
counter-siege-taken = 取られた分

ending-siege-held = 支払日は過ぎた。
ending-siege-held-text =
    最初の光がさすと、彼らはその場で止まった。片足を階段にかけた者もいる。帽子をかぶる。先頭の者が帳面を出し、しるしをつけ、行き違いのないように見せてくれた。繰り越し、とある。
ending-siege-paid = 地代は払われた。
ending-siege-paid-text =
    何度も詫びながら、あなたがたの横を通って、すべて運び出していった。金庫の中身は、たいしたものではなかった。金庫と、五つの名の入った受取が残された。家屋、丘、ならびにその内にある者につき、追って沙汰あるまで。
ending-siege-empty = お留守である。
ending-siege-empty-text =
    どの部屋の戸も叩き、しかるべく待ってから、入る。どの寝台の前でも、帽子を取る。館じゅうを回り終えると、帳面に鉛筆で、空き家、と書いた。一人があとに残る。館を見に来る人を、案内するために。
prompt-pick-coin = どのアイテムで払う？
