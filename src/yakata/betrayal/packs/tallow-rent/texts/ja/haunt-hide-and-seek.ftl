# もういいかい：隠れんぼう、フリープレイ用。

haunt-hide-and-seek = もういいかい
haunt-hide-and-seek-story =
    だれかが玄関広間で、壁に顔をつけ、声に出してかぞえている。子どもの声だ。さもなければ、それきり声を使わなかった者の。気づいたときには六十で、九十になると、たがいの顔を見た。いい大人である。みな、もう隠れるところを探していた。
    決まりを思い出すのに、苦労はいらない。隠れおおせた者は、うちへ走ってよい。見つかった者は、やりなおし。
haunt-hide-and-seek-hint-heroes-1 = うちは、玄関先の石段の向こうだ。ほんとうに隠れた者でなければ、数に入らない。
haunt-hide-and-seek-hint-heroes-2 = だんだん、うまくなる。ほかにすることがなかったのだ。
haunt-hide-and-seek-setup-heroes = 鬼は玄関広間に立つ。隠れ場所は、2階、地下、1階、屋外の遠い端[/と、2階にもう一つ/と、2階と地下にもう一つずつ]。
haunt-hide-and-seek-win-heroes = 全員が玄関先の石段からうちに着くこと。合わせて三度見つかるか、一人でも死ぬか、第10ラウンドが始まれば、負け。

box-hide-and-seek-hs-hide = 隠れる
box-hide-and-seek-hs-hide-text = 【隠れる】隠れ場所で、まだ隠れていないとき：正気か速さでロールする。4以上：隠れた。次の手番まで、だれにも攻撃されず、鬼にも探されない。0〜3：どこかが、はみ出している。
box-hide-and-seek-hs-home = うちに着く
box-hide-and-seek-hs-home-text = 【渡る】隠れた者が、玄関先の石段で：速さか腕力でロールする。5以上：うちに着き、館を出る。0〜4：何と叫ぶのだったか、思い出せない。
box-hide-and-seek-hs-draw = 口笛を吹く
box-hide-and-seek-hs-draw-text = 【話す】鬼が2タイル以内にいるとき：知識でロールする。4以上：地下の踊り場を見にいく。0〜3：その手は知っている。
box-hide-and-seek-hs-fact = 遊びの決まり
box-hide-and-seek-hs-fact-text = だれも敵ではない。鬼との戦いに負けた者は、ダメージ1だけを受け、見つかったことになる。1回とかぞえ、隠れなおさなければならない。
box-hide-and-seek-hs-seeker = 鬼
box-hide-and-seek-hs-seeker-text = 速さ4、2ラウンドごとに1増える。腕力5、正気6/5/5。だれの足も止めない。隠れていない一番近い者のところへ行き、正気で攻撃する。

being-seeker = 鬼
    .only = 鬼
counter-seek-home = うちに着いた
counter-seek-found = 見つかった
status-seek-hidden = 隠れている
    .is = 隠れている
    .gone = 出てきた
status-seek-tried = 隠れた
    .is = 隠れおおせた
    .gone = 隠れなおさなければならない
tell-seek-found = 「みいつけた」と言い、胸の、心臓のあるあたりに、ごく軽くさわる。

ending-hide-and-seek-home = ただいま。
ending-hide-and-seek-home-text =
    砂利の上で、息を切らして立つ。笑う者さえいる。館の中では、まだ部屋から部屋へ歩いている。もう降参、出ておいで、と呼ぶ。かなりのあいだ呼んでいる。そのたびに少しずつ声が低くなり、返事をしないように、自分の手を自分で握っていなければならない。
ending-hide-and-seek-found = みいつけた。
ending-hide-and-seek-found-text =
    見つけるはずの者は、みな見つけた。袖を引いて広間に並べ、顔を壁に向けさせる。それから、小さな足音が、遠く、館の上のほうへ駆けていく。今度は、あなたがたがかぞえる番だ。いくつまでとは、言われていない。
ending-hide-and-seek-late = だれも見つからない。
ending-hide-and-seek-late-text =
    館で一番の隠れ場所だ。長いこと袖に息をしていたので、もう、しなくてもよくなった。ときどき足音が通る。前より大勢で、灯を持ち、あなたの呼び名を呼んでいる。出ていくのはたやすい。けれども、ほんとうにあの人たちなら、ここを探さないはずがない。
