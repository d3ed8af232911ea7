# 文で言うハコオンナ、耳とターミナルのために：館の見取り図、知っていること、手帳、真相。

night-aloud-now = 今のようす
night-joint = ；
night-sentences = { $first }{ $second }

# 見取り図

night-floor-2 = 2階
night-floor-1 = 1階
night-floor-0 = 地下
night-legend = 数字は訪問者、[自分]。^ v は階段、# は封鎖。a1は、物陰aにチップが1枚。+ 知っている、? 変わったかもしれない、* 箱女がいるかもしれない、x 箱人、X 箱女。
night-too-wide = この階は広すぎて、ここには描けない。look で読める。
night-side-N = 上
night-side-E = 右
night-side-S = 下
night-side-W = 左

# これから置くボード

choice-place-beside =
    { $beside }の{ $side ->
        [N] 上
        [E] 右
        [S] 下
       *[W] 左
    }。扉の先は{ $doors }{ COUNT($open) ->
        [0] {""}
       *[other] 。ほかの扉：{ $open }
    }{ COUNT($walls) ->
        [0] {""}
       *[other] 。{ $walls }の壁に突きあたる扉がある
    }{ $head ->
        [N] 。向きはそのまま
        [E] 。右に回して
        [S] 。逆さにして
        [W] 。左に回して
       *[other] {""}
    }
place-door = { $there }
place-door-room = { $there }（{ $room }から）
place-open-room = { $side }（{ $room }）

# 部屋と物陰

night-room = { $room }。隣は{ $ways }。
night-room-alone = { $room }。
night-no-room = 「{ $word }」という部屋はない。
night-people = ここにいる：{ $people }。
night-you = あなた
night-one = { $seat }
night-card = { $card }：{ $told }
night-shadow = { $shadow }：{ $what }
night-tiles =
    { $count ->
        [0] チップなし
       *[other] チップ{ $count }枚
    }
night-face-up = 空箱が表になっている
night-salted = 塩がまかれている
night-may-be = 箱女がいるかもしれない
night-hakobito-may-be = { $ghosts }がいるかもしれない
night-ghost-here = { $ghosts }がいる
night-you-here = あなたがいる
night-below = その下に{ $tile }
night-said = { $seat }の話では{ $tile }
night-known = { $tile }、{ $source }
night-known-stale = { $tile }、{ $source }。変わったかもしれない
night-how-peeked = { $hour }の刻に覗き込んだ
night-how-shown = { $hour }の刻に{ $seat }が見せた
night-how-seen = みなが知っている
night-how-looked = { $hour }の刻に見た
night-how-placed = 自分で置いた
night-how-photographed = 写真で見た
night-how-dead = 死んだ{ $seat }から

# 今のようす

night-board = 置くボード：{ $board }。
night-hour = { $hour }の刻。{ $unlocked ->
        [0] 手記は見つかっておらず、チカラはまだ一つも解放されていない。
       *[other] 解放されたチカラ：{ $unlocked }（手記 { $diary }）。
    }
night-noise-cards-none = 物音カードは一枚もめくられていない。合わせて{ $limit }になると聞かれる。伏せたままか取られた：{ $rest }。パス{ $kept }回。
night-noise-cards = めくった物音カード：{ $cards }、合わせて{ $total }。{ $limit }になると聞かれる。伏せたままか取られた：{ $rest }。パス{ $kept }回。
night-noise-discs = 物音：積んだ数{ $laid }、パス{ $kept }回。{ $number }枚目は{ $red }。ていねいに積めば、100回に{ $odds }回は崩れない。
night-noise-real = 物音：積んだ数{ $laid }、パス{ $kept }回。{ $number }枚目は{ $red }。
night-red = 赤
night-black = 黒
night-cards = 箱女のチカラ：手札{ $hand }枚、セット{ $set }枚、山札{ $deck }枚。
night-you-with = あなたは{ $room }にいる。いっしょにいるのは{ $people }。
night-you-alone = あなたは{ $room }にひとりでいる。
night-you-have = 持っているもの：{ $things }。
night-thing = { $what }
night-dead = あなたは死んだ。これからは箱女の側にいる。
night-means = { $shadow }に潜むつもり。
night-ghost-at = { $shadow }に潜む：{ $ghosts }。
night-holds = そこで押さえているのは{ $tile }。
night-secrets = ダイヤルの番号は{ $code }。箱女の弱点は{ $weapon }。
night-hand-powers = 手札のチカラ：{ $powers }。
night-set-power = { $slot }にセット：{ $power }。

# 手帳

night-notes-empty = まだ何も書かれていない。
night-notes-tiles = チップ
night-notes-told = 話、問い、叫び声
night-notes-safe = 金庫と討伐アイテム
night-notes-her = 箱女のチカラと、ゲームから除外されたもの
night-notes-where = 箱女のいそうなところ
night-note = { $shadow }：{ $what }
night-note-gone = ゲームから除外：{ $what }
night-note-hand = { $seat }が持っている：{ $what }
night-note-held = { $ghosts }のもと：{ $what }
night-note-lost = どこかに：{ $what }
night-perhaps = { $shadow }、このうちのどれか：{ $tiles }
night-perhaps-gone = ゲームから除外、このうちのどれか：{ $tiles }
night-perhaps-hand = { $seat }が持っているかもしれない：{ $tiles }
night-perhaps-here = このうちのどれか：{ $tiles }
night-claim = { $hour }の刻：{ $seat }の話では、{ $place }は{ $tile }
night-answer = { $hour }の刻：{ $seat }が{ $item }で問う。{ $asked }　箱女の答え：{ $answer }
night-scream-kept = { $hour }の刻：{ $room }で叫び声。チカラは手札へ
night-scream-bottom = { $hour }の刻：{ $room }で叫び声。チカラはまだ解放されていなかった
night-scream-despair = { $hour }の刻：{ $room }で叫び声。ゼツボウノトキ
night-in-code = ダイヤルの番号にある：{ $numbers }
night-not-in-code = ダイヤルの番号にない：{ $numbers }
night-guessed = はずれた番号：{ $numbers }
night-useless = 効かない：{ $weapons }
night-safe-open = 金庫は開いている。
night-powers-shown = { $hour }の刻に見せられた：{ $powers }
night-face-up-powers = 表でセット：{ $powers }
night-gone = ゲームから除外：{ $things }
night-anywhere = ほとんどどこでも：{ $count }か所（見取り図の * ）
night-only = ここだけ：{ $shadows }
night-only-hakobito = { $ghosts }は、ここだけ：{ $shadows }

# 真相

night-truth = 幕が上がる。真相：
night-path-begins = 夜が始まる前、箱女は{ $shadow }に潜んだ。
night-path = { $hour }の刻：{ $what }

# 記録を語る：そのときはだれにも知らされなかったこと

did-lock = { $seat }がダイヤルの番号を決める：{ $a }、{ $b }、{ $c }。
did-fear = { $seat }が弱点の討伐アイテムを決める：{ $weapon }。
did-bury = { $seat }が亡骸を置く：{ $shadow }。
did-go = 暗やみの中、{ $seat }が{ $room }へ行く。
did-let = { $seat }は割り込めたが、そのままさせる。
did-steal =
    { $seat }が{ $what ->
        [card] 訪問者アイテム
        [shown] いま見せられたチップ
       *[tile] 伏せたチップ
    }を取る。
drew-power = 山札からチカラが{ $draws }枚引かれる。見るのは箱女だけ。
drew-face = 伏せたチップが{ $draws }枚見られる。何かは、ほかのだれにも知らされない。

# ターミナルの説明

game-help-choose = 番号か、選択の初めの言葉で選ぶ。ほかに：
game-help-rules = rules（ルール）、rules H62、rules 扉　すべてのルール、番号のルール、その言葉の出てくるルール
game-help-look = look（見る）、look キッチン　館のすべて、またはひとつの部屋
game-help-notes = notes（手帳）　知っていることと、聞いたこと
