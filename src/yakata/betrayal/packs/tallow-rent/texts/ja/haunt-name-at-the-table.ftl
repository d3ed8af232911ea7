# 卓につく名：第8章、1897年。

haunt-name-at-the-table = 卓につく名
haunt-name-at-the-table-story =
    灯を細くし、手をつないで、一時間座っている。するとひとりが、小さな声で、左の方はなにとぞ、そう強くお握りにならないでと言う。左の者は、卓布から両手をあげて見せる。とうに離していた、そういうことだと思っていた、と言う。
    輪を切った者はいない。座ったときより、ひとり多いだけである。1689年の証文には五つの名があり、その下に、字の書けない者が、三つの印を残している。名を呼んで頼めば帰る、といわれている。ほかの名で呼べば、その名で返事をする。
haunt-name-at-the-table-hint-heroes-1 = 名は三つの印からなる。一つ目は2階に、二つ目は屋外に、三つ目は地下にある。どれも、輪か、十字か、櫛である。
haunt-name-at-the-table-hint-heroes-2 = 訊けば、はいかいいえで答える。全員に聞こえ、答えに偽りはない。
haunt-name-at-the-table-hint-heroes-3 = 名は、卓で言う。三度まちがえると、相手に名ができる。
haunt-name-at-the-table-hint-traitor-1 = あなたは名を知っている。内々に聞いた。
haunt-name-at-the-table-hint-traitor-2 = だれかを傷つけなくてもよい。灯が消えれば、椅子につける。
haunt-name-at-the-table-setup-traitor = できれば降霊の客間が見つかり、卓はそこにある。なければ玄関広間にある。来客は卓のところにいる。2階、屋外、地下に、印がひとつずつある。裏切り者は名を知る。[/裏切り者は正気を1得る。/裏切り者は正気を1得る。]
haunt-name-at-the-table-win-heroes = 灯が消える前に、まちがった名が三度言われる前に、卓で正しい名を言うこと。
haunt-name-at-the-table-win-traitor = 灯が6/6/8回細くなったとき、まちがった名が3回言われたとき、または生きている英雄がいなくなったとき、あなたの勝ち。

box-name-at-the-table-nt-pane = 窓硝子の印
box-name-at-the-table-nt-pane-text = 【調べる】2階の印のところで、まだわかっていないとき、みなで1ラウンドに1回：知識でロールする[（＋2）/（＋1）/]。こすられていれば−2。6以上：一つ目の印が輪か、十字か、櫛かを訊く。1〜5：自分の息だ。0：硝子の向こう側に書いてある。精神ダメージ1。
box-name-at-the-table-nt-bark = 木の皮の印
box-name-at-the-table-nt-bark-text = 【探す】屋外の印のところで、まだわかっていないとき、みなで1ラウンドに1回：腕力か速さでロールする[（＋2）/（＋1）/]。こすられていれば−2。6以上：二つ目の印が輪か、十字か、櫛かを訊く。1〜5：皮がかぶっている。0：今日、刻んだばかりだ。精神ダメージ1。
box-name-at-the-table-nt-stone = 手の下の印
box-name-at-the-table-nt-stone-text = 【扱う】地下の印のところで、まだわかっていないとき、みなで1ラウンドに1回：正気でロールする[（＋2）/（＋1）/]。こすられていれば−2。6以上：三つ目の印が輪か、十字か、櫛かを訊く。1〜5：石だ。0：ほかにも、さぐっている手がある。精神ダメージ1。
box-name-at-the-table-nt-ask = 卓に訊く
box-name-at-the-table-nt-ask-text = 【話す】卓で、みなで1ラウンドに1回：正気か知識でロールする[（＋2）/（＋1）/]。仲間がここにいれば＋1。6以上：名の全体について、ひとつ訊く。輪があるか、十字があるか、櫛があるか、同じ印が二度出るか。1〜5：きしむ。0：向こうが何か訊いた。精神ダメージ1。
box-name-at-the-table-nt-say = 名を言う
box-name-at-the-table-nt-say-text = 【唱える】卓で：三つの印の名を言う。正しければ、あなたがたの勝ち。まちがえば、まちがった名がひとつ増え、精神ダメージ1を受け、次の手番を失う。
box-name-at-the-table-nt-link = 手をつなぐ
box-name-at-the-table-nt-link-text = 【休む】同じタイルに仲間がいて、あなたの正気がはじめの値を下回るとき：2人とも正気を回復する。なにとぞ、手の数をお確かめのこと。
box-name-at-the-table-nt-rise = 会はつづく
box-name-at-the-table-nt-rise-text = 死んだ英雄は、幽霊になって起きあがる。移動は3、壁は通りぬける。死者は、死者にできると書かれたことだけをする。名を言うことはできない。
box-name-at-the-table-nt-behind = 裏から
box-name-at-the-table-nt-behind-text = 死者が行う。【調べる】まだわかっていない印のところで、みなで1ラウンドに1回：輪か、十字か、櫛かを訊く。ロールはいらない。書いた者の側から見えるのである。
box-name-at-the-table-nt-rap = 叩く
box-name-at-the-table-nt-rap-text = 死者が行う。【話す】卓で、みなで1ラウンドに1回：名の全体について、ひとつ訊く。ロールはいらない。
box-name-at-the-table-nt-between = 立ちはだかる
box-name-at-the-table-nt-between-text = 死者が行う。【唱える】来客のいるところで、死者1人につき1ゲームに1回：来客は気絶する。その前に会釈をして、あなたが通るのを待っている。
box-name-at-the-table-nt-thumb = 親指で
box-name-at-the-table-nt-thumb-text = 【備える】まだこすられていない印のところで：速さか腕力でロールする。3以上：印はこすられ、ここで読む者は−2。0〜2：また浮き出てくる。
box-name-at-the-table-nt-wick = 灯を細くする
box-name-at-the-table-nt-wick-text = 【扱う】卓で：正気か知識でロールする。5以上：灯がもう1回細くなる。0〜4：なにとぞそのまま、とだれかが言う。
box-name-at-the-table-nt-beckon = 手招き
box-name-at-the-table-nt-beckon-text = 【唱える】来客は、幽霊のいるタイルのうち、あなたの好きなところへ行く。手から手へ、渡されていく。
box-name-at-the-table-nt-burns = 灯
box-name-at-the-table-nt-burns-text = 各ラウンドの終わりに、灯が1回細くなる。6/6/8回で消える。それから、印と卓にまた訊けるようになる。
box-name-at-the-table-nt-fact = みなが知っていること
box-name-at-the-table-nt-fact-text = 名は、順に並んだ三つの印である。同じ印が二度、三度出ることもある。答えは全員に聞こえ、残っている名は全員に見える。同じことは二度訊けない。一度訊かれた印と卓は、ラウンドが終わるまで黙っている。
box-name-at-the-table-nt-visitor = 来客
box-name-at-the-table-nt-visitor-text = 速さ3、正気4/5/5。まちがった名ひとつにつき、正気がさらに1増える。だんだん、だれかになってきている。正気で攻撃する。来客に負けた者は、次の手番の移動が1少ない。なかなか離してくれない。

being-visitor = 来客
    .only = 来客
counter-nt-lamp = 灯の細くなった回数
counter-nt-wrong = 言われた、まちがった名
tell-name-at-the-table-wrong = 口の中で、言ってみている。覚えておくことにしたらしいのが、聞いていてわかる。
tell-name-at-the-table-rises = 輪に空きはできなかった。握っている手が、冷たくなっただけである。

ending-name-at-the-table-said = それが、名だった。
ending-name-at-the-table-said-text =
    大きな声ではなかった。左のほうで、椅子がひとつ、育ちのよい客がするように、卓の下へもどされた。ひとり、またひとりと、手が自分のものになる。指の跡が残った手がある。指が、少し多い。
    それから、だれかが灯を大きくした。いる者は、みないる。あとで話してみると、その名をもう一度言える者が、ひとりもいない。さっきまで、たしかに知っていた。返したのである。
ending-name-at-the-table-answered = その名で、返事をした。
ending-name-at-the-table-answered-text =
    三つ目も、ほかの二つと同じくまちがっていた。けれども、呼ばれるのを二百年待っていたので、選り好みはしない。はい、と言う。みなが声のほうを向く。この一族の声だ。
    ありふれた名である。あなたがたの中にも、ふたりいる。
ending-name-at-the-table-out = 灯が消えた。
ending-name-at-the-table-out-text =
    だれも叫ばない。暗い中に座り、握っているものを握っている。しばらくして、なかなかよいものだ、とだれかが言う。しばらくして、別のだれかが、そうですねと言う。それから、ひとつずつ、順に、手が離されていく。しまいに、めいめいが、離れない手をひとつずつ握っている。
    朝、女中が炉の灰をとりに来て、何も言われないのに、ひとり分多く支度をした。
ending-name-at-the-table-alone = 訊く者が、いなくなった。
ending-name-at-the-table-alone-text =
    輪はそろった。みな手をつなぎ、すっかり冷たくなって、たったいま何かを聞いたという顔で、まっすぐ前を見ている。上座のふたりは、灯が燃えつきるまで待った。敬意からである。それから、ひとりがもうひとりに、書き方を教えはじめた。
