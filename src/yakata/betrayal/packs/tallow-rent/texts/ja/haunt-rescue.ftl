# 拾い子：救出、フリープレイ用。

haunt-rescue = 拾い子
haunt-rescue-story =
    家の中で、子どもが泣いている。しばらく前からだ。だれかが見にいっただろうと、めいめいが思っていた。この家に、子どもはいない。
    声はいくつもの部屋から聞こえ、じっとしていると、近づいてくる。下の、水のそばで、だれかが子守唄をうたいはじめた。あなたがたのうちの一番力の強い者が、手を止めて、声を合わせる。
haunt-rescue-hint-heroes-1 = 声の聞こえる部屋の、どれかにいる。どれなのかは、だんだんわかってくる。
haunt-rescue-hint-heroes-2 = 玄関先の石段を越えれば、どこにでもいる子どもだ。
haunt-rescue-hint-traitor-1 = あなたにも、同じようについてくる。いけないと教わったことがないのだ。
haunt-rescue-hint-traitor-2 = 乳母は足が遅い。そして、待たされるのをきらう。
haunt-rescue-setup-traitor = できれば水槽の口が見つかり、乳母はそこで待つ。なければ地下の踊り場で。
haunt-rescue-setup-heroes = 泣き声が、四つまでの部屋から聞こえる。2階に二つ、1階に一つ、地下に一つ。
haunt-rescue-win-heroes = 第12ラウンドまでに、拾い子を見つけ、玄関先の石段から外へ出すこと。
haunt-rescue-win-traitor = 拾い子を、乳母の水まで連れていくこと。または、第12ラウンドになるか、声を聞く者がだれもいなくなること。

box-rescue-rs-listen = 耳をすます
box-rescue-rs-listen-text = 【探す】泣き声の聞こえるタイルで：ここの声はやむ。正気か知識でロールする。ここも含めて、だれかが耳をすました部屋1つにつき＋1。6以上：ここにいた。ほかの声もみなやむ。0〜5：風だった。最後の部屋では、ロールせずに見つかる。
box-rescue-rs-coax = なだめる
box-rescue-rs-coax-text = 【話す】だれにもついていない拾い子が同じタイルにいるとき：正気でロールする。3以上：ついてくる。0〜2：顔を隠す。
box-rescue-rs-out = 石段を越える
box-rescue-rs-out-text = 【動かす】玄関先の石段で、拾い子がついてきているとき：荷運びに託す。勝ち。
box-rescue-rs-lose-hold = 手がはなれる
box-rescue-rs-lose-hold-text = 拾い子を連れた者がダメージを受けると、手がはなれる。拾い子はその場に残る。
box-rescue-rs-fact = みなが知っていること
box-rescue-rs-fact-text = 拾い子は怪物ではなく、だれにも傷つけられない。ついていく者の歩くところを、歩く。
box-rescue-rs-seize = 手を引く
box-rescue-rs-seize-text = 【話す】同じタイルの拾い子が、ほかの者についていないとき：腕力か正気でロールする。3以上：ついてくる。0〜2：噛まれた。
box-rescue-rs-down = 水のところへ
box-rescue-rs-down-text = 【動かす】乳母の水のところで、拾い子がついてきているとき：正気でロールする。3以上：乳母が抱きとり、勝ち。0〜2：手をはなしてしまう。
box-rescue-rs-nurse = 乳母
box-rescue-rs-nurse-text = 速さ3、腕力5、正気3。腕力で攻撃する。悪気はない。

being-foundling = 拾い子
being-wet-nurse = 乳母
counter-rescue-listened = 耳をすました部屋

ending-rescue-out = あの子は、家を出た。
ending-rescue-out-text =
    荷運びは何も訊かない。ここからは、もっと妙なものも運んだことがある。あの子はだれかの上着にくるまって隣に座り、道の曲がるところまで、ふりかえっていた。そのとき、うしろの家の中で、子どもがひとり泣きやんだ。しばらく前から聞こえなくなっていた、別の子が。
ending-rescue-down = あの子は、乳をもらった。
ending-rescue-down-text =
    たいそう静かになる。一番下の段で、水がわずかに、むらなく打っている。何かほかのことをしながら、足で揺りかごを揺するように。唄は、言葉なしにつづく。だれもがその節を知っていた。だれもが、自分の母親のつくった唄だと思っていた。
ending-rescue-silent = やんでいる。
ending-rescue-silent-text =
    明けがた、声はかすれ、疲れ、ときどきになる。それから、やんでいるのに気づく。いつからなのかは、わからない。ほっとして、ほっとしたことを恥じる。それは、あなたがたにかわって、おぼえておかれる。
