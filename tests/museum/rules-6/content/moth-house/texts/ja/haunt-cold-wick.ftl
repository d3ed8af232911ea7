# 冷たい芯。

haunt-cold-wick = 冷たい芯
haunt-cold-wick-story =
    館じゅうの炎が、だれかが息を吸っているかのように、同じほうへなびく。あなたがたの一人のほうへ。
    館のはじまりと終わりに、灯が三つ立っている。三つは同時に消えた。
haunt-cold-wick-hint-heroes-1 = 灯は三つ。玄関先の石段、2階の踊り場、地下の踊り場にある。
haunt-cold-wick-hint-traitor-1 = 彼らがともしたものを、あなたは消せる。蛾が手伝う。
haunt-cold-wick-setup-traitor = 裏切り者は腕力を2得る。蛾の群れ1/2/4（3人／4人／5人のとき）が、裏切り者から一番遠い踊り場に降りる。
haunt-cold-wick-setup-heroes = 三つの灯は消えている。
haunt-cold-wick-win-heroes = 三つの灯がすべてともれば、ただちに勝つ。
haunt-cold-wick-win-traitor = 一同がだれも残っていないか、7ラウンドが過ぎてもまだ暗ければ勝つ。

box-cold-wick-light = 灯をともす
box-cold-wick-light-text = 【扱う】消えた灯のあるタイルで：正気か知識でロールする。5以上：火がつく。0〜4：炎がこちらを見る。精神ダメージ1。
box-cold-wick-snuff = 吹き消す
box-cold-wick-snuff-text = 【扱う】ともった灯のあるタイルで：腕力でロールする。3以上：また暗くなる。0〜2：炎はおじぎをしただけだ。
box-cold-wick-moths = 蛾
box-cold-wick-moths-text = 速さ4、腕力4。

being-moth-swarm = 蛾の群れ
counter-lamps-lit = ともった灯

ending-cold-wick-bright = 三つの灯がともった。
ending-cold-wick-bright-text = 炎は、もう行ってよいと言われた人々のように、一つずつまっすぐに立つ。炎がだれの言うことを聞いていたのか、だれもたずねない。
ending-cold-wick-dark = 館は暗い。
ending-cold-wick-dark-text = 闇の中をだれかが部屋から部屋へ歩き、芯のたびに、口づけのような乾いた小さな音がする。
