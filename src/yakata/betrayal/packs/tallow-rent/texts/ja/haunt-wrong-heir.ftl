# 間違った相続人：第2章、1741年。

haunt-wrong-heir = 間違った相続人
haunt-wrong-heir-story =
    丘は五つの一族で買われ、それからは、一番腹を立てた者のものになってきた。遺言状があったらしい。そして、ずっと昔にだれかがそれを読み、五つに裂き、焼くことまではできなかったらしい。
    今夜、その切れ端は館の中にある。館の中には、いずれこれはみなおまえのものだと言われて育った者も一人いて、もう執達吏を呼んである。
haunt-wrong-heir-hint-heroes-1 = 五つのうち三つあれば、意味は読める。残りは形容詞だ。
haunt-wrong-heir-hint-heroes-2 = 書かれたところでしか読めない。遺言の間の机である。
haunt-wrong-heir-hint-traitor-1 = 紙は燃える。五つのうち三つ燃えれば、どの法廷にもわからない。
haunt-wrong-heir-hint-traitor-2 = 執達吏の手間賃は、一枚いくらである。
haunt-wrong-heir-setup-traitor = できれば団欒の間が見つかり、そこに火が焚かれる。なければ地下の踊り場に。執達吏が1/2/4人、玄関先の石段に立つ。相続人は切れ端を1つもう持っていて、すべての能力を回復し、[速さを1/腕力を1、速さを1/腕力を1、速さを1]得る。
haunt-wrong-heir-setup-heroes = できれば遺言の間が見つかり、机はそこにある。なければ2階の踊り場に。残る四つの切れ端は、屋外、地下、2階、1階の一番遠い隅にひとつずつある。
haunt-wrong-heir-win-heroes = 切れ端を三つ、机に留め、そこで遺言状を読むこと。第13ラウンドが始まる前に。
haunt-wrong-heir-win-traitor = 切れ端を三つ、火で焼くこと。または、ほかの者か、この夜よりも長く生きのびること。

box-wrong-heir-wh-pin = 切れ端を留める
box-wrong-heir-wh-pin-text = 【備える】机のところで、切れ端を持っているとき：知識か速さでロールする。5以上：1つを留める。0〜4：丸まってしまう。
box-wrong-heir-wh-read = 遺言状を読む
box-wrong-heir-wh-read-text = 【調べる】机のところで、三つ留まっているとき：知識でロールする。四つ目からは1つにつき＋2、家宝を持っていれば＋1、封蝋があれば＋1。5以上：声に出して読み、勝ち。0〜4：代言人の字である。精神ダメージ1。
box-wrong-heir-wh-fact = わかっていること
box-wrong-heir-wh-fact-text = 切れ端は「物」で、相続人にも執達吏にも奪われることがある。気絶した執達吏は、持っているものを落とす。
box-wrong-heir-wh-burn = 切れ端を焼く
box-wrong-heir-wh-burn-text = 【扱う】火のところで、切れ端を持っているとき：正気か腕力でロールする。4以上：1つが燃え、三つ目で勝ち。0〜3：くすぶるだけ。
box-wrong-heir-wh-tear = 引きはがす
box-wrong-heir-wh-tear-text = 【探す】何か留まっている机のところで、ほかの者が部屋にだれもいないとき：腕力でロールする。5以上：留めてあるものを1つ引き裂く。焼いたものとして数える。0〜4：よい紙だ。
box-wrong-heir-wh-bailiff-burns = 執行
box-wrong-heir-wh-bailiff-burns-text = 怪物の手番の終わりに、火のところにいる執達吏の持っている切れ端は、燃える。
box-wrong-heir-wh-bailiff = 執達吏
box-wrong-heir-wh-bailiff-text = 速さ4、腕力4。切れ端だけを運ぶことができ、傷つける代わりに切れ端を奪うことができる。

being-bailiff = 執達吏
thing-will-piece-a = 遺言状の切れ端『余は』
thing-will-piece-b = 遺言状の切れ端『健全なる精神をもって』
thing-will-piece-c = 遺言状の切れ端『ならびに店子は』
thing-will-piece-d = 遺言状の切れ端『とこしえに』
thing-will-piece-e = 遺言状の切れ端（署名）
counter-will-pinned = 留めた切れ端
counter-will-burnt = 燃えた切れ端
status-will-reader = 遺言状を読んだ
    .is = 遺言状を読んだ
    .gone = もう、遺言状を読んだ者ではない

ending-wrong-heir-read = 遺言状は読まれた。
ending-wrong-heir-read-text =
    長いものではない。館は五つの一族に。畑も五つの一族に。溝は、だれにも遺さない。そのあとの一条は、二度読まれた。一度目は読み手の声が出なかったからだ。下に住まう店子の安らかな占有をさまたげず、地代を納めること。
    間違った相続人は笑い、少し長く笑いすぎた。あれほど欲しがっていたものが何なのか、だれも教えてやらなかったのだ。
ending-wrong-heir-burnt = 遺言状は燃えた。
ending-wrong-heir-burnt-text =
    三つ目は、火がつくまでに少しかかり、それから青く燃えあがった。相続人は終わりまで見届け、そのときから、丘と、館と、畑と、そのほかそこに書いてあったものの、あるじになった。
    執達吏たちが金を受け取ろうと手を出す。州から来たのではないことが、それでわかった。待ってもかまわないという。お身内のことですから、いずれどなたかに回ってまいります、と。
ending-wrong-heir-unread = 何も読まれなかった。
ending-wrong-heir-unread-text =
    薄明かりの中、紙は館じゅうに散り、つなぎ合わせられる者はもういない。相続人は部屋から部屋へ、子どもの散らかしたあとを片づけるように、一枚ずつ拾って歩く。
    占有が、ほとんどすべてでございます、と呼ばれた代言人は言った。腰はおろさなかった。
prompt-pick-piece = どの切れ端にする？
