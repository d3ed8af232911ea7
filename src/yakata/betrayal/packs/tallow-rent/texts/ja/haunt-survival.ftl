# 薪：生き残り、フリープレイ用。

haunt-survival = 薪
haunt-survival-story =
    ポンプが上から下まで裂けた。窓硝子の内側に羊歯の模様があり、見ているうちにも伸びる。五月の二日である。外がどうなっているか、戸を開けて見る者はいない。開けようとした者の手の皮が、把手に残っているからだ。
    火はひとつ。薪はない。ただ、見ようによっては、椅子が十一脚、食器棚が二つ、おびただしい棚、オルガンが一台、それに四階ぶんの床がある。
haunt-survival-hint-heroes-1 = どの部屋も、一度だけ壊せる。壊したものは、運ばなければならない。
haunt-survival-hint-heroes-2 = 明るくなるまでのことだ。何の明かりかは、訊かないこと。
haunt-survival-setup-heroes = できれば団欒の間が見つかり、火はそこにある。なければ玄関広間に。薪は6/6/7本くべてある。
haunt-survival-win-heroes = 第8ラウンドが始まるまで、火を絶やさないこと。くべた薪が1本もなくなるか、二人しか残らなければ、負け。

box-survival-sv-break = 壊す
box-survival-sv-break-text = 【扱う】踊り場でなく、まだ壊していないタイルで：ここを壊して、腕力か速さでロールする。5以上：木切れを3得る。0〜4：1得る。
box-survival-sv-feed = くべる
box-survival-sv-feed-text = 【灯す】火のところで：持っている木切れを、すべて薪としてくべる。
box-survival-sv-item = 燃えるものなら
box-survival-sv-item-text = 【燃やす】火のところで：アイテムを1枚埋める。薪が2本増える。
box-survival-sv-burn = 燃え落ちる
box-survival-sv-burn-text = 各ラウンドの終わりに、薪が4/5/6本減る。第3ラウンドからは、5/6/7本。
box-survival-sv-cold = 寒さ
box-survival-sv-cold-text = 火のタイルでもその隣でもないところで手番を終えた者は、腕力でロールする。5以上：何もない。3〜4：身体ダメージ1。0〜2：身体ダメージ2。
box-survival-sv-fact = わかっていること
box-survival-sv-fact-text = だれも敵ではない。かぞえるのは、火にくべた薪だけである。

counter-survival-fire = くべた薪
counter-survival-wood = 木切れ
prompt-pick-kindling = 何を燃やす？

ending-survival-morning = 明るくなった。
ending-survival-morning-text =
    六時ごろ、羊歯が硝子からはなれる。外は五月で、だれかが熊手をかついで口笛を吹いていく。戸も階段も棚もない館で、積もった灰を囲み、涙が出るまで笑う。灰をかき出すときになって、真ん中に、椅子が一脚あるのに気づいた。どこも焦げておらず、あたたかく、こちらを向いている。
ending-survival-out = 火が消えた。
ending-survival-out-text =
    舌を鳴らすような、小さな音が最後にする。すると、もう暗くも寒くもない。それは、火のせいだったのだ。向こう側に、だれが座っているのかがよく見える。すぐ近くに、並んで、手をかざして。ずっと、この近さにいたのだ。彼らも、消すまいとしていたのだ。
ending-survival-few = 火のそばが空いた。
ending-survival-few-text =
    よく燃えている。人が減ると、こんなに持つものかと思う。壁ぎわに、敷物を掛け、靴をそろえて積んであるものは、見ないでいる。ただ、五時ごろ、最後の棚をくべてしまったとき、二人がたまたま、同時に顔をあげた。
