# 汗の間：第4章、1793年。

haunt-sweating-room = 汗の間
haunt-sweating-room-story =
    暖かい。階段をのぼったせいだと思っていた。病室の窓は内側が濡れて流れ、十二の敷き布団にはどれも人の形のくぼみがあり、見ているうちに、パン種のようにゆっくりふくらんでいく。
    あなたがたのうちの一人は、日曜日から少し加減が悪く、言いだしかねていた。もう、すっかりよい。これほど気分のよいことはなかった。ぜひ、みなにも、と言う。手を貸してごらん。いや、そちらの手を。何も持ってはいない。
haunt-sweating-room-hint-heroes-1 = それで死んだ者はいない。そこが、この病のおかしなところだ。
haunt-sweating-room-hint-heroes-2 = 処方は病室の名簿にある。薬草を4/6/8種（3人/4人/5人のとき）、同じ部屋からは一種まで。よく煎じること。
haunt-sweating-room-hint-traitor-1 = みな、あなたに礼を言うだろう。あなたも、だれかに言った。
haunt-sweating-room-setup-traitor = できれば熱病の病室が見つかる。なければ、病室は2階の踊り場にある。病室には湯気が立っている。腕力の一番低い者が最初の患者で、すべての能力を回復し、腕力を1/1/2得る。
haunt-sweating-room-setup-heroes = できれば蒸留の間が見つかり、蒸留器はそこにある。なければ玄関広間にある。
haunt-sweating-room-win-heroes = 薬草を4/6/8種（3人/4人/5人のとき）、1タイルから一種ずつ見つけ、蒸留器で煎じること。第11ラウンドが始まる前に。
haunt-sweating-room-win-traitor = あなたはかかっていて、健康である。向こう側にだれもいなくなるか、第11ラウンドが始まれば、あなたの勝ち。

box-sweating-room-sr-gather = 薬草を見つける
box-sweating-room-sr-gather-text = 【探す】踊り場でなく、まだ探索済みでないタイルで：知識か正気でロールする。4以上：探索済みにし、薬草が1種増える。0〜3：ただの草だ。
box-sweating-room-sr-boil = 薬を煎じる
box-sweating-room-sr-boil-text = 【扱う】蒸留器のところで、薬草が4/6/8種あるとき：知識でロールする。4以上：澄んだ。あなたがたの勝ち。0〜3：吹きこぼれる。身体ダメージ1。
box-sweating-room-sr-chew = 生で噛む
box-sweating-room-sr-chew-text = 【食べる】熱があるとき：薬草が1種減り、熱はなくなる。
box-sweating-room-sr-pour = 鼻をつまんで飲ませる
box-sweating-room-sr-pour-text = 【扱う】薬草があるとき、同じタイルにいる、最初の患者でない健康な者に：腕力でロールする。4以上：薬草が1種減り、熱がさがって、こちらの側にもどる。0〜3：前より力が強い。怒りもしない。
box-sweating-room-sr-sweat = 湯気
box-sweating-room-sr-sweat-text = 一同のうち、湯気のあるタイルで手番を終えた者は、腕力でロールする。3以上：何もない。0〜2：うつる。うつれば、熱が出る。熱のある者にもう一度うつれば、健康になる。すべての能力を回復し、側が変わる。
box-sweating-room-sr-nobody-dies = それでは死なない
box-sweating-room-sr-nobody-dies-text = 死ぬはずの者は死なず、すべての能力がはじめの値になる。一同のひとりなら、健康になり、側が変わる。途中で健康になった者なら、一同にもどる。最初の患者は、病室に寝かされる。
box-sweating-room-sr-fact = みなが知っていること
box-sweating-room-sr-fact-text = だれかの見つけた薬草は、みなのものである。湯気は、健康な者には何もしない。健康な者は、だれの敵でもない。だれにとっても、味方である。ほかに言いようがない。
box-sweating-room-sr-hand = 手を取る
box-sweating-room-sr-hand-text = 【話す】同じタイルにいる一同のひとりと：腕力か正気でロールする[/。結果＋1/。結果＋2]。4以上：うつる。0〜3：手袋をはめられてしまった。
box-sweating-room-sr-kettle = 湯をわかす
box-sweating-room-sr-kettle-text = 【備える】湯気のないタイルで：腕力か正気でロールする。4以上：ここに湯気が立つ。0〜3：見ているうちは、わかない。
box-sweating-room-sr-spread = 暖まる
box-sweating-room-sr-spread-text = 各ラウンドの終わりに、湯気が隣の1/2/3タイルに広がる。

counter-sr-simples = 見つけた薬草
status-sr-first = 最初の患者
    .is = 最初の患者である
    .gone = もう、最初の患者ではない
status-sr-fever = 熱がある
    .is = 熱が出た
    .gone = 熱がなくなった
tell-sweating-room-turns = 顔に赤みがさす。たいそう、よい色だ。ほら、手を取っただけなのに。
tell-sweating-room-breaks = だれかの歯が鳴りだす。今夜、これほどよい音は聞かなかった。

ending-sweating-room-brewed = 薬は、飲まれた。
ending-sweating-room-brewed-text =
    館じゅうの部屋の味がする。それから、知らない部屋の味が、ひとつ。最初にかかった者が最後に飲み、押さえられ、礼を言った。夜中の二時ごろ、みながふるえはじめた。カーテンにくるまって、これまでにないほど、しあわせだった。
    敷き布団は庭で焼いた。その晩、寝台にはもう寝た跡があった。煉瓦積みが寝床から呼ばれ、わけも聞かずに積んだ。頼みは、ひとつだけだった。終わるまで、だれかにそばで話していてほしい。こちら側の、だれかに。
ending-sweating-room-all = みな、健康である。
ending-sweating-room-all-text =
    熱だと思ったのが、まちがいだった。どちらかといえば、うなずいてもらうのに似ている。ひとりずつ寝台の端に腰をおろすと、何年もそうしたかっただれかが、手を取ってくれる。すると、もう具合の悪いところはない。具合の悪くなる者も、いない。
    木曜日に薬屋が来て、帳面をつけた。脈、力あり。食欲、よし。気分、おだやか。最初の一人はそう書いた。あとの者のところには、短い線を二本ずつ引いた。
ending-sweating-room-dawn = 朝になり、暖かい。
ending-sweating-room-dawn-text =
    明けがた、袖で拭いたように窓が澄んだ。健康な者がみな窓辺に立って、あなたがたがどこまで逃げたかを見ている。急いではいない。手を振る。みな、同じほうの手で。
    昼ごろ、外套を取りに、だれかが入らなければならなくなった。ずいぶんかかった。出てきたときには外套を持たず、あんなものは要らないのだ、と言った。
