# 短い礼拝：儀式、フリープレイ用。

haunt-ritual = 短い礼拝
haunt-ritual-story =
    部屋という部屋に椅子が並べてある。どの列も、隅を向いている。玄関広間には、賛美歌の番号を出すような板が掛かり、最後の数字は今日の日付だ。時計だと思っていた音が、やむ。あれは鐘だった。静けさの中で、だれもが知っている声が最初の一行を唱え、待つ。
    答えは、館じゅうの書見台から、いちどに返さなければならない。返さなければ、返される。椅子は、あなたがたのために並べられたのではない。
haunt-ritual-hint-heroes-1 = だれがどの台に立ってもよい。暗い台が、ひとつもなければよい。
haunt-ritual-hint-heroes-2 = 堂守に悪気はない。蝋燭を消すのが役目で、いつも消してきた。
haunt-ritual-hint-traitor-1 = 詩句は[十/十/九]篇。さえぎられなければよい。全員に、いちどに、でなければ。
haunt-ritual-hint-traitor-2 = 暗い台でなら、いくらか早く読める。
haunt-ritual-setup-traitor = [堂守が一人/堂守が二人/堂守が三人]、玄関広間で待つ。
haunt-ritual-setup-heroes = 暗い書見台が、館の遠い端にある。2階、地下、1階[/、屋外/、屋外、そして玄関広間]。
haunt-ritual-win-heroes = すべての台に蝋燭が灯れば、勝ち。
haunt-ritual-win-traitor = トラックが10/10/9になるか、ほかの者がだれもいなくなれば、勝ち。

box-ritual-rt-answer = 答えを返す
box-ritual-rt-answer-text = 【灯す】暗い台で：正気か知識でロールする。聖具を持っていれば＋1。5以上：ここに蝋燭が灯る。0〜4：言葉は合っている。順がちがう。
box-ritual-rt-stop = 堂守に声をかける
box-ritual-rt-stop-text = 【話す】同じタイルの堂守に：正気でロールする。4以上：玄関広間へもどる。声をかけられたのは初めてだ。0〜3：返事があった。精神ダメージ1。
box-ritual-rt-verger = 消してまわる
box-ritual-rt-verger-text = 怪物の手番の終わりに、堂守のいる台は、すべて暗くなる。
box-ritual-rt-verses = 詩句
box-ritual-rt-verses-text = 各ラウンドの終わりにトラックを1進める。
box-ritual-rt-walks = 堂守
box-ritual-rt-walks-text = 速さ3、腕力4、正気4。一番近い蝋燭のところへ行き、そこにいる者を打つ。
box-ritual-rt-snuff = 濡らした指で
box-ritual-rt-snuff-text = 【消す】蝋燭の灯る台で：正気か速さでロールする。3以上：台は暗くなる。0〜2：じゅっと鳴っただけだ。
box-ritual-rt-read = 読み進める
box-ritual-rt-read-text = 【唱える】暗い台で：知識でロールする。6以上：トラックを1進める。0〜5：頁がもどっている。

being-verger = 堂守

ending-ritual-answered = 答えは返された。
ending-ritual-answered-text =
    ひと息のあいだ、どの部屋でも同じ言葉が唱えられる。だれも、前から知ってはいなかった言葉だ。それから、ずっと下で、だれかがごくふつうの声で「では」と言い、おびただしい椅子が引かれる。朝には、列はない。床に跡があるだけだ。椅子ひとつに四つずつ。最前列のものは間がせまい。子どもの椅子のように。
ending-ritual-amen = アーメン。
ending-ritual-amen-text =
    短い礼拝だった。答えは、返るべきところで、隅から返った。一字の誤りもなく、ほかにおぼえることのなかった人々のように。今は、手袋はどこかと見まわす、あの間である。広間の板には、もう次の番号が出ている。その下に、同じ白い数字で、今夜の人数が。
ending-ritual-empty = 台は、みな暗い。
ending-ritual-empty-text =
    もう、だれもさえぎらない。彼は急がずに終わりまで読み、指をはさんで本を閉じる。列が、最後の賛美歌に立つ。そのとき初めてわかった。隅を向いていたのではない。ここから見えていたのが、背中だっただけだ。
