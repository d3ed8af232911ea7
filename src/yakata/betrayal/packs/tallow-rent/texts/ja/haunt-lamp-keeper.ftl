# 灯守り：第1章、もうひとつの夜。

haunt-lamp-keeper = 灯守り
haunt-lamp-keeper-story =
    水が館に入ってからというもの、春ごとに何かがひとつ、残されていく。どこにも売っていない形の灯が、油を満たし、芯も切って。よい灯を捨てる者はいない。今では五つになった。
    今夜は五つとも、ひとりでにともった。手に持つと、心地よい。なぜひとつしか持ってはいけないのか、実のところ、わからない。そう思っているうちに、たがいにそう思っているのに気づく。
haunt-lamp-keeper-hint-heroes-1 = 第2ラウンドの終わりに、灯を一番多く持っている者は、もう手放さない。だれも持っていなければ、灯の一番近くにいる者がそうなる。
haunt-lamp-keeper-hint-heroes-2 = 溝に沈めた灯は、二度とともらない。屋外なら、どこにでも溝はある。ただし灯守りが現れるまでは、どの灯も沈まない。
haunt-lamp-keeper-hint-heroes-3 = 2階の窓に掛けた灯は、水のほうから見える。
haunt-lamp-keeper-setup-heroes = もう灯を持っていた者は、そのまま持っている。残りは館のあちこちにある。2階に二つ、1階に一つ、地下に一つ。
haunt-lamp-keeper-win-heroes = 五つのうち三つの灯を、屋外で沈めること。または、灯守りが現れたあと、その者が死ぬこと。第13ラウンドが始まる前に。
haunt-lamp-keeper-win-traitor = あなたが灯守りだ。三つの灯を2階の窓に掛けること。または、灯とあなただけになるか、第13ラウンドが始まるまで守りとおすこと。

box-lamp-keeper-lk-drown = 灯を沈める
box-lamp-keeper-lk-drown-text = 【扱う】灯守りが現れたあと（それまでは、どの灯も沈まない）、屋外で、灯を持っているとき：正気でロールする。[//結果−1。]5以上：灯が1つ沈む。0〜4：手が離れない。精神ダメージ1。
box-lamp-keeper-lk-turning = 一番多く持つ者
box-lamp-keeper-lk-turning-text = 第2ラウンドの終わりに、灯を一番多く持つ者が灯守りになる（同じ数ならくじで。だれも持っていなければ、灯に一番近い者）。灯守りはこれより裏切り者で、すべての能力を回復し、[腕力を2/腕力を4、正気を1/腕力を5、正気を4]得て、毎手番の移動が1多い。
box-lamp-keeper-lk-fact = みなが知っていること
box-lamp-keeper-lk-fact-text = 灯は「物」である。1つ持つごとに、正気のロールのダイスが1個多い。奪うこともできる。灯は、それをいやがらない。
box-lamp-keeper-lk-light = 灯を掛ける
box-lamp-keeper-lk-light-text = 【扱う】2階で、灯を持っているとき：それを窓に掛ける。だれにも下ろせない。
box-lamp-keeper-lk-call = 呼びよせる
box-lamp-keeper-lk-call-text = 【唱える】どこかで灯を持っている者1人と、たがいに正気でロールする。負けたほうは精神ダメージ1。負けたのがあなたでなければ、その者は灯を1つ、その場に置く。

thing-keeper-lamp-a = 取っ手のある灯
thing-keeper-lamp-b = ほやの割れた灯
thing-keeper-lamp-c = 魚の絵の灯
thing-keeper-lamp-d = 底のない灯
thing-keeper-lamp-e = 子どもの灯
counter-keeper-drowned = 沈めた灯
counter-keeper-lit = 掛けた灯
counter-keeper-most = 一人が持つ灯の最大数
status-keeper-chosen = 灯守り
    .is = 灯守りになった
    .gone = もう灯守りではない
tell-lamp-keeper-turns = 灯は選んだ。あなたがたの一人が背を伸ばし、人が持つよりも少し高く、灯をかかげる。

ending-lamp-keeper-drowned = 三つの灯が沈んだ。
ending-lamp-keeper-drowned-text =
    ともったまま、沈んでいく。しばらくは目で追えた。黄色いものが小さくなり、溝の深さよりも遠くまで行く。三つ目が見えなくなると、残りの二つはただの灯になった。ひとつは、燃えかたもよくない。
    灯守りは手を開いたまま土手に座り、みんなどこへ行ったのですか、とていねいに訊いた。
ending-lamp-keeper-dead = 灯守りは死んだ。
ending-lamp-keeper-dead-text =
    終わった。だれがしたのかは、だれも言わない。灯は死んだ手の中で、油の尽きるまで燃えつづけた。九日かかった。だれかがかわるがわる、そばにいた。相談したわけではない。
    墓石には、人々の光であった、とある。石屋に頼んだのは別の言葉だったが、彫ったらこうなったのだという。
ending-lamp-keeper-lit = 窓に灯がともる。
ending-lamp-keeper-lit-text =
    三つ目で、並びがそろった。湿地から見れば、たいそう立派な並びで、そして、見られている。向こうで何かが動きはじめる。合図を長く待ちすぎて、体のこわばった人たちが立ちあがるように、ゆっくりと。
    灯守りは窓辺で片手をあげ、石段はこちらだと教えている。
ending-lamp-keeper-dawn = 灯守りは、守りとおした。
ending-lamp-keeper-dawn-text =
    夜が明けても、上の部屋では何も変わらない。灯守りは鎧戸を閉め、どの灯も青くなるまで細め、ひとつからひとつへ歩いては名を呼び、返事を待っている。
    残った者は、静かに丘を下りる。邪魔をしては悪いような気がした。
prompt-pick-lamp = どの灯にする？
