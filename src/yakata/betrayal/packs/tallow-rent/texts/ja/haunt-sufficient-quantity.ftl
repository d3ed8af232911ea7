# 適量：第4章、もうひとつの夜。

haunt-sufficient-quantity = 適量
haunt-sufficient-quantity-story =
    何日か前から、みながかかっていた。そして、自分だけであればよいと、みなが思っていた。座っていると来る。暖かくなり、だれとでも同じ考えでいたくなる。夜中までには終わる。それで死ぬ者はいない。上の病室へ行って、死ぬ代わりに何をしているのか、見てきた。
    薬はある。最後に入れてもらえたとき、医者が杯についでいった。そばに、きれいな字の処方がある。これをこれだけ、あれをあれだけ、水を適量。半数分、と書いてある。どの半数かは、書いていない。
haunt-sufficient-quantity-hint-heroes-1 = 杯は2/2/3（3人/4人/5人のとき）ある。ひとつで、ひとり助かる。
haunt-sufficient-quantity-hint-heroes-2 = 第2ラウンドの終わりに、飲まなかった者は、すっかり健康になる。
haunt-sufficient-quantity-hint-heroes-3 = 病室には、そのあとのための煉瓦がある。医者は、よく気がつく。
haunt-sufficient-quantity-setup-heroes = できれば熱病の病室が見つかる。なければ、病室は2階の踊り場にある。杯は、できれば蒸留の間に、なければ玄関広間にひとつ。地下の一番遠い隅にひとつ[//。屋外の一番遠いところにひとつ]。全員に熱がある。
haunt-sufficient-quantity-win-heroes = 飲むこと。飲んだなら、第11ラウンドが始まる前に、病室に煉瓦を5/4/6段（3人/4人/5人のとき）積むこと。飲まなければ、別の本を渡される。
haunt-sufficient-quantity-win-traitor = あなたは健康である。飲んだ者がひとりもいなくなるか、病室があいたまま第11ラウンドが始まれば、あなたの勝ち。

box-sufficient-quantity-sq-drink = 飲む
box-sufficient-quantity-sq-drink-text = 【飲む】峠の前、まだ飲んでいないとき、杯のあるタイルで：杯はからになり、熱はなくなり、腕力を回復する。
box-sufficient-quantity-sq-crisis = 峠
box-sufficient-quantity-sq-crisis-text = 第2ラウンドの終わりに、残った杯はひとつずつ、まだ飲んでいない者のうち一番近くにいる者が飲む。何人もいれば、くじで一人。それから、飲まなかった者は健康になる。側が変わり、すべての能力を回復[し、腕力を1得る/する/する]。
box-sufficient-quantity-sq-brick = 煉瓦を積む
box-sufficient-quantity-sq-brick-text = 【扱う】峠のあと、病室で：腕力か知識でロールする[/。結果＋1/]。4以上：一段積みあがる。0〜3：壁が温かすぎて、漆喰がつかない。
box-sufficient-quantity-sq-nobody-dies = それでは死なない
box-sufficient-quantity-sq-nobody-dies-text = 死ぬはずの者は死なず、すべての能力がはじめの値になる。飲んだ者なら、薬が汗になって出て、健康になり、側が変わる。健康な者なら、病室から一番遠いところで目をさます。
box-sufficient-quantity-sq-fact = みなが知っていること
box-sufficient-quantity-sq-fact-text = だれも悪くない。健康な者は仲間がほしいだけで、飲んだ者は眠りたいだけである。峠までは、だれもだれの敵でもない。だれが走ったかは、おぼえておかれる。
box-sufficient-quantity-sq-sweat-out = そばに座る
box-sufficient-quantity-sq-sweat-out-text = 【話す】同じタイルにいる、飲んだ者と：2人とも腕力でロールする。負けた者は身体ダメージ1。
box-sufficient-quantity-sq-pick-out = 煉瓦を抜く
box-sufficient-quantity-sq-pick-out-text = 【探す】病室で、煉瓦が積んであるとき：腕力でロールする。5以上：一段減る。0〜4：よく積んである。昔から、ていねいな人たちだった。

counter-sq-courses = 積んだ煉瓦
status-sq-warm = 熱がある
    .is = 熱が出た
    .gone = 熱がなくなった
status-sq-cured = 飲んだ
    .is = 薬を飲んだ
    .gone = 薬を汗に出した
tell-sufficient-quantity-crisis = 夜中に、峠を越した。飲んだ者は、ふるえはじめる。ほかの者は血色のよい顔でそれを見まわし、心から気の毒がる。
tell-sufficient-quantity-well = 飲んだものが、すっかり肌に浮いて出る。それからは、楽になる。

ending-sufficient-quantity-bricked = 病室は、ふさがれた。
ending-sufficient-quantity-bricked-text =
    最後の一段は、目の高さになる。そこまでは、中の人たちが煉瓦を手渡してくれた。
    だれも叫ばなかった。そのほうがよいのだと聞かされ、いつもどおり、聞きわけがよかった。窓ぎわをだれにするか、決めている声がする。椀のために、煉瓦をひとつ抜いておいた。二日目、そこから手が出た。熱のない手だった。壁を一段ずつさわっていき、それから、馬にするように、軽く叩いた。
ending-sufficient-quantity-well = 病人は、いない。
ending-sufficient-quantity-well-text =
    少ないほうでいるのは、ひどく骨が折れた。手を引かれて寝台に入ると、だれかのぬくもりがある。寝返りを打つと、隣の寝台も寝返りを打つ。その隣も、その先も、部屋の端まで。
    春になって、医者から半数分の勘定が来た。全額を払った。
ending-sufficient-quantity-dawn = 壁は、まだ途中だった。
ending-sufficient-quantity-dawn-text =
    明るくなっても、腕の通るほどのすきまがあいている。腕が、何本か通ってくる。こてを持ったまま、漆喰は固まっていく。そこで、わかった。いつでも出てこられたのだ。積み終えるかどうか、見てみたかっただけなのだ。
