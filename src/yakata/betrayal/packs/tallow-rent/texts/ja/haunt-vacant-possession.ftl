# 空き家渡し：第12章、もうひとつの夜。

haunt-vacant-possession = 空き家渡し
haunt-vacant-possession-story =
    鍵は、だれのところにもない。ほかのだれかが持ってくると、だれもが言われていた。それは、かまわなかった。戸は開いていて、館にはもう人がいた。ひと部屋にひとり、背を向けて。どうやって入ったのかと訊くと、子どもに言うように言う。鍵で。
    見せてくれる者は、リボンに結んだり、釘にかけたり、首から下げたりしている。手ほどもある鍵もある。親が、その前の人からもらったのだという。内覧ではない。出ていくかたを、待っている。玄関先の石段では、揃いのレインコートの夫婦が靴をぬぐっていて、いつまでも、ぬぐっている。
haunt-vacant-possession-hint-heroes-1 = 鍵が4/5/6本（3人/4人/5人のとき）あれば、鍵をかけられる。本気で頼めば、渡してくれる。
haunt-vacant-possession-hint-heroes-2 = みなが持っているわけではない。持たない者は、招かれて来ただけだ。声をかけると、増える。
haunt-vacant-possession-hint-heroes-3 = 夫婦は、案内してくれる人を探している。この人だと言われた者に、ついていく。
haunt-vacant-possession-setup-heroes = 館の中に10/11/14人が、裏向きで、踊り場でないタイルにひとりずつ、タイルのあるかぎり立っている。5/6/7人は鍵を持ち、5/5/7人は持たない。玄関先の石段に、夫婦が1/3/3組いる。
haunt-vacant-possession-win-heroes = 第10ラウンドが始まる前に館に鍵をかければ、あなたがたの勝ち。

box-vacant-possession-vp-ask = 鍵を求める
box-vacant-possession-vp-ask-text = 【話す】背を向けて立つ者のいるタイルで：正気か知識でロールする。4以上：ふりむく。鍵を持つ者なら、鍵は一同のものになり、帰っていく。持たない者なら、みなを呼びに行く。玄関先の石段に、夫婦が1組来る。0〜3：待っています、と言う。
box-vacant-possession-vp-lens = ファインダーごしに
box-vacant-possession-vp-lens-text = 【調べる】その者があなたのタイルか隣にいるとき：知識か速さでロールする。ビデオカメラを持っていれば結果＋2。4以上：ひとりが何者か、あなただけが見る。0〜3：映ってはいるが、うしろ姿だ。
box-vacant-possession-vp-lock = 鍵をかける
box-vacant-possession-vp-lock-text = 【扱う】玄関広間で、一同の鍵が4/5/6本（3人/4人/5人のとき）あるか、館に立つ者がだれもいないとき：知識か腕力でロールする。4以上：かかった。0〜3：これではない。
box-vacant-possession-vp-come = 次のお約束
box-vacant-possession-vp-come-text = 各ラウンドの終わりに、玄関先の石段に夫婦が1組来る。
box-vacant-possession-vp-point = 案内するのは、だれ
box-vacant-possession-vp-point-text = そのあと、全員が同時にだれかを指さす。一番多く指された者が、館を案内している者になる。同数なら、だれも案内していない。
box-vacant-possession-vp-couple = 夫婦
box-vacant-possession-vp-couple-text = 速さ3、腕力3、正気4。案内している者がいれば、その者のほうへ、いなければ一番近い者のほうへ行く。正気で攻撃する。互いの言葉の先を言い、やがて、あなたの言葉の先も言う。
box-vacant-possession-vp-fact = みなが知っていること
box-vacant-possession-vp-fact-text = 一同に、偽りの者はいない。第10ラウンドが始まれば、だれもが中に入ったことになる。

counter-vp-keys = 鍵
status-vp-host = 案内している
    .is = 館を案内している
    .gone = もう案内していない
being-couple = 夫婦
tell-vacant-possession-key = 見もせずに差し出す。温かい。「もっと早く言ってくださればよかったのに」と言う。「水のときから、渡す人がいなくて」
tell-vacant-possession-turns = ふりむく。手には何もない。「では、入ってもよろしいので」と言う。「みな、でございますか」
tell-vacant-possession-nobody = 案内する者はいない。下では夫婦たちが首をかしげ、一番近いのはだれかと、耳をすましている。

ending-vacant-possession-locked = 鍵がかかった。
ending-vacant-possession-locked-text =
    ひとつの鍵穴に、全部の鍵がいる。一本ずつ、少しずつ奥まで。最後の一本で、音が館を下りていく。踊り場から踊り場へ、その下へ、まだ先へ。外では、靴をぬぐう音がやんだ。
    自分たちは中にいる、とだれかが言うまでに、しばらくかかった。窓を試すと、すぐに開いた。ずっと開いていたのだ。それを出口と思ったことが、なかっただけだ。
ending-vacant-possession-empty = 空き家渡し。
ending-vacant-possession-empty-text =
    四時に不動産屋が来て、書類ばさみを手に部屋を回る。居住者なし、荷物なし、動物なし。片づけて出てくれる売主は、ありがたい。広間に外套が何着か。これは造作に数える。
    石段で、揃いのレインコートの夫婦に会う。まだ空いていますか、と訊く。たった今、空きました、と答える。存じております、と言って、ふたりは靴をぬぐいながら、わきを通っていく。
ending-vacant-possession-more = だれもが、中に入った。
ending-vacant-possession-more-text =
    もう、倒れる場所もない。階段の上まで、踊り場という踊り場に、坂道の下まで、背を向けて立っていて、ひとりが息を吸うと、みなに伝わる。とても静かだ。出ていくかたを、待っている。
    それがだれなのか、あなたも失礼のないように見回す。みなが少しずつ、道を空けている。あなたから戸口まで、ひとり分の幅でまっすぐに空いていて、その先で、だれかが手を差し出している。鍵を受け取るために。
