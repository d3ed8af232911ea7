# ページの「箱女」。部屋、階、物陰、チップ、チカラ、アイテム、箱女の答えの名前は、ゲームのカタログにある。

hako-board = 館の見取り図
hako-floors = 階
hako-larger = 階を大きく見る
hako-grudge-her = 怨念の部屋。箱女は、この印のある2部屋のどちらかから始める。
hako-grudge-you = 怨念の部屋。あなたは、この印のある2部屋のどちらかから始める。
hako-scream-her = { $hour }の刻、ここで箱女が叫んだ（{ $room }）。
hako-scream-you = { $hour }の刻、あなたがここで叫んだ（{ $room }）。
hako-floor-tab = { $floor ->
    [0] 地下
   *[other] { $floor }F
  }

# 館をつくる

hako-turn-board = 回す
hako-lay-board = ここに置く
hako-place-here = このボードを置ける場所：{ $room }の{ $side ->
    [N] 上
    [E] 右
    [S] 下
   *[W] 左
  }、置き方{ $ways }通り
hako-to-lay = 置くボード：{ $board }

# 刻と、みんなに見えるもの

hako-hour = { $hour ->
    [0] 宵
   *[other] { $hour }の刻
  }
hako-when = { $hour ->
    [0] 宵
   *[other] { $hour }の刻
  }
hako-your-time = あなたの時間
hako-her-time = 箱女の時間
hako-noise = 物音
hako-noise-sure = 次：かならず物音
hako-noise-odds = { $bad ->
    [0] 次：静か
   *[other] 次：{ $of }枚に{ $bad }枚で物音
  }
hako-at-eleven = 11で箱女の時間
hako-cards-now = { $up ->
    [0] 物音カード：表はなし。伏せ{ $down }枚、手元に{ $kept }枚。11で物音が立つ。
   *[other] 物音カード：表は{ $cards }、合計{ $total }。伏せ{ $down }枚、手元に{ $kept }枚。11で物音が立つ。
  }
hako-discs-now = { $odds ->
    [0] 物音トークン：5枚のうち{ $laid }枚。
   *[other] 物音トークン：5枚のうち{ $laid }枚。次がのる確率は{ $odds }％。
  }
hako-stands = 次 { $odds }％
hako-red = 次は赤
hako-overdue = 時間切れ
hako-overdue-why = この手番のあと、箱女の時間
hako-diary = 手記
hako-diary-now = 手記：10枚のうち{ $found }枚
hako-page = 手記{ $number }
hako-page-found = 手記{ $number }、発見
hako-set-now = セット：{ $left }、{ $right }。
hako-set-card = { $slot }にあり
hako-set-empty = { $slot }になし
hako-set-at = セット：{ $slot }
hako-hand = 手札{ $count }
hako-deck = 山札{ $count }
hako-wink = そっと目くばせ
hako-tiles = チップ{ $count }枚
hako-dead = 箱人になった
hako-dead-you = 死んで、箱女の側に
hako-says = { $name }の話：
hako-holds = 館が息をひそめる。
hako-wants-move = { $who }が宣言する。「{ $what }へ移動します」
hako-wants-peek = { $who }が宣言する。「{ $what }を覗き込みます」
hako-wants-use = { $who }が宣言する。「{ $what }を使います」
hako-wants-use-on = { $who }が宣言する。「{ $on }に{ $what }を使います」

# 自分のもの

hako-carry = 持ち物
hako-powers-seen = 見せられたチカラ、{ $when }
hako-your-powers = あなたのチカラ
hako-her-powers = 箱女のチカラ
hako-in-hand = 手札
hako-location = あなたの下
hako-under-her = 箱女の下
hako-code = 番号
hako-needs = 手記{ $pages }枚から
hako-ready = 使える
hako-step-scream = 叫ぶ
hako-step-set = セット
hako-step-activate = 発動
hako-step-move = 移動
hako-number-out = { $number }、ありえない
hako-pick-three = { $left ->
    [0] 3つの番号
   *[other] あと{ $left }つ
  }
hako-take-code = { $numbers }にする
hako-open-with = { $numbers }でためす

# 手帳

hako-notebook = 手帳
hako-may-be = 箱女がいるかもしれない所
hako-hatched = 斜線：箱女がいるかもしれない所。ほかにはいない。
hako-may-be-short = どこにいる？
hako-tell = 何があったか話す
hako-tell-short = 話す
hako-telling = 話したい物陰を選ぶ
hako-key-in-safe = 鍵束は金庫の中。
hako-key-out = 鍵束は金庫の外。
hako-codes-left = 残る番号は{ $count }通り
hako-guesses = はずれた番号
hako-weakness = 弱点
hako-your-weakness = あなたの弱点
hako-may-work = 効くかもしれない
hako-works = 効く
hako-does-not-work = 効かない
hako-seen = 見たもの
hako-told = 聞いたこと
hako-nothing-yet = まだ何もない。
hako-screams = 叫び
hako-drawn-kept = チカラを手にした
hako-drawn-bottom = カードは山札の下へ
hako-answers = 箱女の答え
hako-gone = ゲームから除外されたもの
hako-in-hand-of = { $name }が持つ
hako-held-by = { $name }の下、手が届かない
hako-out-of-game = ゲームから除外
hako-somewhere = どこかに
hako-perhaps = もしかすると
hako-one-of = このうちのどれか：{ $tiles }
hako-stale = 変わったかもしれない
hako-how-peeked = 覗いた
hako-how-shown = { $name }が見せた
hako-how-seen = 全員が見た
hako-how-looked = 箱女か箱人が覗いた
hako-how-photographed = 写真で見た
hako-how-placed = 自分で置いた
hako-how-dead = { $name }が知っていた

# 見取り図を言葉で

hako-inside = 何がどこにあるか
hako-spot = { $tiles ->
    [0] { $name }：チップなし
   *[other] { $name }：チップ{ $tiles }枚
  }
hako-face-up = 空箱が表
hako-salted = 塩
hako-known-here = 分かっている：{ $tile }
hako-safe-at = 金庫のありか：{ $place }。
hako-may-be-here = 箱女がいるかもしれない

# 暗がりと死

hako-eyes-shut = 箱女の時間。目を閉じて。
hako-died-you = あなたは死んだ
hako-died-to-her = ふたが、そっと閉まる。{ $name }はもう箱の中、箱女の側。
hako-died-to-you = ふたが、そっと閉まる。{ $name }はもう箱の中、あなたたちの側。
hako-after-death = これからは箱女の味方。次の箱女の時間から、箱女の見るものが見え、暗がりのなかを物陰から物陰へ動く。
hako-you-see = 覗き込む：{ $place }

# おわり

hako-lifts = 箱女がどこにいたかを見る
hako-eyes-of = みんなの読み
hako-truth = 幕が上がった。刻ごとの箱女の居場所と、訪問者の知っていたこと。
hako-thought = { $places ->
    [1] 居場所を知っていた
   *[other] 候補は{ $places }か所
  }
hako-knew = チップ{ $tiles }枚を把握
hako-outcome-0 = 負け
hako-outcome-1 = 死んで、箱女とともに勝ち
hako-outcome-2 = 勝ち
hako-ending-escape = 霧の中の道と車、窓がひとつともった館。
hako-ending-defeat = 床にたたまれた小さな服と、開いた扉。
hako-ending-rest = 小さな亡骸に寄りそう人形と、ともしび。
hako-ending-all-dead = ならんだ箱。すきまに目。
hako-ending-no-way = 扉のない廊下。
hako-ending-gave-up = 人数ぶんの箱が、開いている。
hako-beside = 人と札

# 舞台に上がるもの

# 覗き込む

scene-shut-open = 開ける：{ $place }
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
scene-taken = 白い手が引き寄せる：{ $thing }。
scene-thrown = 投げられた{ $thing }と、部屋をみたす白い煙。
scene-struck = 打ち込まれる{ $thing }。
scene-dark = ろうそくが消える。
scene-dark-told = 小さな足音が、床をわたっていく。
scene-light = ろうそくがともり、部屋がもどってくる。
scene-light-told = 何もかも、もとの場所にある。ほとんどは。
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
scene-joined = 箱女の見るものが見える
scene-she-is-at = 箱女はここにいる：{ $place }。
scene-code-is = ダイヤルの番号：{ $numbers }。
scene-weakness-is = 箱女の弱点：{ $tile }。
scene-win-with-her = 箱女が勝てば、あなたも勝つ。
scene-she-was-at = 箱女はここにいた：{ $place }。

tower = 物音の塔
tower-board = ろうそくの明かりの下の小さなチップ
tower-hand = 小さなチップの上の、あなたの手。矢印キーで動かし、QとEで回し、Rで裏返し、Page UpとPage Downで上げ下げ、スペースで放し、Escapeで引きもどす。
tower-how = トークンを{ $empty ->
    [yes] 台の突起
   *[no] 積み上げたもの
  }の上へ運び、押さえたまま待つ。手が静かなあいだ、ゆっくり下りる。低く、静かに放す。
tower-weaker = 利き手でないほうの手で積む。
tower-slip = 短すぎて、放したことにはならない。押さえて、低くなってから放す。
tower-steps = 段階を選んで積む
tower-in-steps = 選んで積む
tower-let-go = 放す
tower-aim = ねらい
tower-aim-middle = 一番よい所
tower-aim-left = 少し左
tower-aim-right = 少し右
tower-aim-away = 少し奥
tower-aim-near = 少し手前
tower-care = 手つき
tower-care-careful = そっと
tower-care-steady = 落ち着いて
tower-care-hasty = 手早く
tower-lay-side = 突起
tower-side-down = 下
tower-side-up = 上
tower-turn-up = 突起を上に
tower-turn-down = 突起を下に
tower-empty = 突起があるだけで、まだなにも積まれていない。
tower-leans = { $count }枚が積まれ、{ $much ->
    [straight] ほぼまっすぐ立っている。
    [little] { $way ->
        [left] 左
        [right] 右
        [away] 奥
       *[near] 手前
      }に少し傾いている。
   *[far] { $way ->
        [left] 左
        [right] 右
        [away] 奥
       *[near] 手前
      }に大きく傾いている。
  }{ $tilt ->
    [0] 一番上は水平。
   *[other] 一番上は{ $down ->
        [left] 左
        [right] 右
        [away] 奥
       *[near] 手前
      }へ{ $tilt }度下がっている。
  }
tower-lays = { $name }がトークンを積む。
tower-house = 館を見る
tower-back = 塔にもどる
tower-now = 物音の塔：5枚のうち{ $laid }枚。{ $leaning }

tower-practice = 練習台
tower-freely = 練習
tower-freely-line = 箱女も手番もない。手のふるえは、ゲームのときと同じ。
tower-wanted = 1枚目は台の突起に、つぎからはすぐ下の1枚にだけふれるように積む。
tower-aimed =
  放したところは、{ $on ->
      [blip] 突起
     *[disc] 下のトークン
  }の中心{ $way ->
      [right] から右へ{ $off }mm
      [left] から左へ{ $off }mm
      [away] から奥へ{ $off }mm
      [near] から手前へ{ $off }mm
     *[middle] の真上
  }。{ $past ->
      [yes] 縁の外だった。
     *[no] {""}
  }
tower-trembled = 手のふるえで、さらに約{ $sway }mmずれる。一番静かな手で1mm。低く、ゆっくり、横に動かさずに放す。
tower-tonight = 今夜の塔
tower-tonight-line = トークンもふるえも、夜中の0時まで、みな同じ。
tower-kinds = 今夜のトークン
tower-kind-black = 黒
tower-kind-small = 赤（小さい突起）
tower-kind-big = 赤（大きい突起）
tower-stands = { $all ->
    [yes] 5枚とも立っている。高さ{ $high }mm。
   *[no] { $number }枚目が立った。高さ{ $high }mm。
  }
tower-falls = { $number }枚目で崩れた。
tower-slips = { $number }枚目だけがすべり落ちた。もう一度積む。
tower-try = 挑む（あと{ $left }回）
tower-no-try = 今夜の挑戦はすべて終えた。
tower-best = 今夜の最高
tower-you = あなた
tower-nameless = だれか
tower-stood = { $discs }枚、{ $high }mm
tower-promise = ふるえの公正さ
tower-promise-line = ふるえは、明日明かされる鍵から決まる。その封：
tower-yesterday = 昨日の鍵：
tower-edition = 版
tower-edition-en = 英語版
tower-edition-ja = 日本語版
tower-level = むずかしさ
tower-level-easy = やさしい
tower-level-regular = ふつう
tower-level-hard = むずかしい
tower-level-nightmare = ナイトメア
tower-most = これまでの最高：{ $discs }枚
tower-anew = はじめから積む
tower-door = 玄関へ
