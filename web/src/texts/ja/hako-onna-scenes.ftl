# ページの「箱女」：舞台に上がるもの。できごとの文そのものは、卓から届く。

# 覗き込む

scene-shut-title = 開ける
scene-shut = 閉じている：{ $place }
scene-open = 開いている：{ $place }
scene-looks-back = 開いている：{ $place }。だれかがこちらを見ている。
scene-looks-back-you = 覗き込む。すぐそこから、何かが覗き返す。
scene-looks-back-other = { $name }が覗き込み、もう目をそらせない。

# 手記

scene-arms-her = 手記{ $page }は、箱女のチカラになる
scene-arms-you = 手記{ $page }は、あなたのチカラになる
scene-keeps-her = 「{ $power }」が目をさました。これまで箱女は、このカードを引いても山札の下へもどしていた。これからは手に残る。
scene-keeps-you = 「{ $power }」が目をさました。これからは、引けば手に残る。
scene-strong-her = 手記は{ $pages }枚。箱女はこれまでセットしかできなかったチカラを使える：{ $powers }。
scene-strong-you = 手記は{ $pages }枚。これまでセットしかできなかったチカラを使える：{ $powers }。
scene-stronger-her = 手記は10枚のうち{ $pages }枚。あと{ $left }枚で、箱女はより強いチカラを使える。
scene-stronger-you = 手記は10枚のうち{ $pages }枚。あと{ $left }枚で、より強いチカラを使える。

# 箱女のすること

scene-scream = 館の見取り図。ひとつの部屋から輪が広がる：{ $room }。
scene-doors-away = { $doors ->
    [0] あなたのいる部屋。
    [1] あなたの部屋の隣。
   *[other] あなたから扉{ $doors }つ先。
  }
scene-played = 白い手が床にカードを置く：{ $power }。
scene-played-you = あなたに使われた
scene-played-other = { $name }に使われた
scene-barred = 扉に板が打ちつけられ、紙の札で封じられる。
scene-barred-until = 次の箱女の時間が終わるまで、訪問者は通れない。箱女と箱人は通れる。
scene-overdue = 大時計が鳴る。そばに、積まれた5枚のトークン。
scene-overdue-why = 静かにしているうちに、夜のほうが追いついた。物音は立てていない。それでも箱女の時間が来る。
scene-dark = ろうそくが消える。
scene-light = ろうそくがともり、部屋がもどってくる。
scene-turned-down = { $place }：表だったチップが、伏せられている。
scene-doubtful = 知っていたことのうち{ $count }つは、もう変わったかもしれない。
scene-unbarred = 扉の封鎖が解けた。

# 死

scene-died-peek = 持ち上がったふたの下に、髪に半ばかくれた白い顔と、開いた目がひとつ。
scene-died-item = すぐ目の前に、口を大きく開けた白い顔。
scene-died-behind-you = だれかのうしろ姿。肩ごしに、白い顔と手。
scene-died-weapon = 討伐アイテムのそばに白い顔。髪がそれに巻きついている。
scene-her-side = ふたのすきまから見える部屋と、まだそこを歩く者たち。
scene-her-side-title = 箱女の側から見た館
scene-she-is-at = 箱女はここにいる：{ $place }。
scene-code-is = 金庫の番号：{ $numbers }。
scene-weakness-is = 箱女の弱点：{ $tile }。
scene-win-with-her = 箱女が勝てば、あなたも勝つ。
