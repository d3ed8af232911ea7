# 帰ってきた男：第9章、1918年。

haunt-man-who-came-home = 帰ってきた男
haunt-man-who-came-home-story =
    石工のために、名を読みあげる。ひとつごとに、少し待つ。そうするものだ。最後の名のあとで、はい、と声がする。すぐ近くで、しかし、お茶の時分から一番若い者が座っている、戸口の椅子からではない。行って、座面にさわる。だれも座っていなかった。
    館の中にいる。暗がりでも、だれよりもよく知っている。隠れておぼえる齢に、おぼえたのだから。終わったことを、だれも知らせていない。だれかを相手にここを守っているつもりで、回り、耳をすます。そのとおりで、館には、あなたがたのほかにだれもいない。
haunt-man-who-came-home-hint-heroes-1 = 殺すことはできない。それは、もう済んでいる。
haunt-man-who-came-home-hint-heroes-2 = 昔から、うそを言わなかった。上にいるかと訊けば、答える。
haunt-man-who-came-home-hint-heroes-3 = 面と向かって名を呼ばれれば、入ってくる。何度か呼べば。
haunt-man-who-came-home-hint-traitor-1 = あなたは、至極元気だ。
haunt-man-who-came-home-hint-traitor-2 = 合い言葉を知らずに角を曲がってくる。知らない者をどうするかは、知っている。
haunt-man-who-came-home-setup-traitor = 各階の一番奥と、屋外の一番奥[に/に、また玄関先の石段に/に、また玄関先の石段と2階の踊り場に]、持ち場がある。一番若い者は姿を消し、だれもいないタイルをひとつ選ぶ。どこかは、ほかのだれも知らない。
haunt-man-who-came-home-win-heroes = 男が持ち場に3/4/4か所立つ前、第12ラウンドが始まる前に、男の名を2/5/8回（3人/4人/5人のとき）聞かせること。
haunt-man-who-came-home-win-traitor = 持ち場に3/4/4か所（3人/4人/5人のとき）立つこと。英雄がいなくなるか、第12ラウンドが始まっても、あなたの勝ち。

box-man-who-came-home-mh-look = だれか
box-man-who-came-home-mh-look-text = 【挑む】知識か正気でロールする。5以上：2タイル以内のすべてのタイルを探す。3〜4：自分のタイルと隣を探す。0〜2：自分のタイルだけを探す。そこにいれば、姿が見える。
box-man-who-came-home-mh-ask = 館に訊く
box-man-who-came-home-mh-ask-text = 【話す】階、または屋外を名指し、正気か知識でロールする。3以上：そこにいるかどうか、答える。0〜2：ほかのだれかが答えた。精神ダメージ1。
box-man-who-came-home-mh-call = 名を呼ぶ
box-man-who-came-home-mh-call-text = 【呼ぶ】男に視線が通るとき：正気か知識でロールする。4以上：聞こえた。0〜3：何かが聞こえた。
box-man-who-came-home-mh-trip = 針金
box-man-who-came-home-mh-trip-text = 男が針金を張ったタイルに英雄が入れば、身体ダメージ2。移動は終わる。針金が効くのは一度だけ。
box-man-who-came-home-mh-report = 異状なし
box-man-who-came-home-mh-report-text = 各ラウンドの終わりに、そのラウンドに男が立った持ち場の灯が消え、1か所と数える。男は報告し、そこから2タイル以内にいるかどうかが、全員に聞こえる。
box-man-who-came-home-mh-gets-up = 起きあがる
box-man-who-came-home-mh-gets-up-text = 男は、死ぬはずのときも死なない。能力はすべて開始値にもどり、だれもいない好きなタイルでまた姿を消し、次の手番を休む。
box-man-who-came-home-mh-struck = 忘れられない
box-man-who-came-home-mh-struck-text = 男への攻撃に勝った英雄は、おぼえておかれる。
box-man-who-came-home-mh-fact = みなが知っていること
box-man-who-came-home-mh-fact-text = 姿の見えない男は攻撃できず、だれにも足を止められない。どこにいるかもしれないかは、全員に見える。移動し、持ち場に立ち、針金を張るほかのことをすれば、姿が見える。男を打った者は、どちらが勝っても、地代帳に借りができる。
box-man-who-came-home-mh-stand = 持ち場に立つ
box-man-who-came-home-mh-stand-text = 【扱う】持ち場があり、英雄のいないタイルで：ラウンドの終わりに、そこに立ったことになる。姿を消したままできる。
box-man-who-came-home-mh-wire = 針金を張る
box-man-who-came-home-mh-wire-text = 【備える】踊り場でないタイルで、1ゲームに2回まで：ここに針金を張る。姿を消したままできる。
box-man-who-came-home-mh-rifle = 小銃
box-man-who-came-home-mh-rifle-text = 【攻撃】視線の通る相手に、ダイスを1個増やし、たがいに速さでロールする。
box-man-who-came-home-mh-cover = 身を隠す
box-man-who-came-home-mh-cover-text = 【身を隠す】英雄の視線が通らないところで：姿が消える。そのあと、まだ移動してよい。

counter-mh-posts = 立った持ち場
counter-mh-called = 名の聞こえた回数
secret-mh-watch = 立っている持ち場
secret-mh-wire-one = 針金
secret-mh-wire-two = もう一本の針金
status-mh-fired = 男を打った
    .is = 男を打った
    .gone = 男を打っていない
option-mh-lawn = 外にいるか
    .chosen = 外にいるかと訊く
option-mh-hall = 1階にいるか
    .chosen = 1階にいるかと訊く
option-mh-bedrooms = 2階にいるか
    .chosen = 2階にいるかと訊く
option-mh-cellar = 地下にいるか
    .chosen = 地下にいるかと訊く
tell-man-who-came-home-called = ほんの少し、首を回す。舞踏会で、だれかに呼ばれた人のように。
tell-man-who-came-home-wire = 額を吊る針金が、すねの高さにある。みごとな張り方だ。
tell-man-who-came-home-report = 第何哨所、異状なし、と館が言う。あの声だ。声はそこから来て、そこにはだれもいない。
tell-man-who-came-home-gets-up = 人が倒れるように倒れ、横たわるように横たわる。それから、腕の時計を見る。

ending-man-who-came-home-in = 入ってきた。
ending-man-who-came-home-in-text =
    もう一度だけ呼ぶ。人の入る余地のない戸のうしろから出てきて、帽子をとる。腿まで泥である。よければ座りたい、と言う。椅子へ連れていき、だれかが靴を脱がせる。するりと脱げた。紐は、はじめから結んでいない。
    茶を飲み、出されたものを食べる。時計が打つたびに時刻を言い、そのたびに、異状なし、と言い添える。明るくなって、見ると、椅子があり、靴があって、泥が乾いている。このあたりにはない、白い泥だ。石工には、綴りはあれでよいと伝えた。
ending-man-who-came-home-relieved = すべての持ち場に立った。
ending-man-who-came-home-relieved-text =
    地下から、屋根裏から、外の闇から、ひとつまたひとつと、異状なしの報告が来る。そのとおりだ。館の中で、これほどいろいろなものが音を立てていたとは、気づかなかった。階段に、靴の音がする。同じ間をおいて近づき、あなたがたの前で、定めの距離をおいて止まる。
    木曜から立っている、と言う。本当は、もっと前から立っている。交代していただければありがたい。何と答えるものか、だれも教わっていない。ただ、小銃が差し出され、ひとりが、何かしていたくて、受け取った。
ending-man-who-came-home-dawn = 館は、守られている。
ending-man-who-came-home-dawn-text =
    明るくなって、少年が新聞を持って上がってくる。乗合自動車の屋根に登った人々の写真がのっている。新聞は門に置いていった。手を上げて、来た道をもどるようにと、姿の見えないだれかに、ていねいに言われたのである。
    見るには見た、と少年は言う。広間に食事の支度があって、人が着いていた。みな、両手を、見えるように前に出していた。だれも、食べてはいなかった。
