# 文で言う「ビトレイアル」、耳とターミナルのために：人々、館、書。

evening-aloud-now = 今のようす
evening-explore = 第{ $round }ラウンド。引かれた予兆：{ $omens }。
evening-haunt = { $haunt }、第{ $round }ラウンド。
evening-person = { $seat }（{ $family }、{ $role }）：{ $where }。{ $traits }。
evening-person-family = { $family }（{ $role }）：{ $where }。{ $traits }。
evening-person-you = あなた（{ $family }、{ $role }）：{ $where }。{ $traits }。
evening-trait = { $trait } { $value }
evening-trait-critical = { $trait } { $value }（瀕死）
evening-used = { $card }（使用済み）
evening-joint = {""}
evening-carries = 持ち物：{ $things }。
evening-dead = 死んでいる
evening-away = 館にいない
evening-being = { $being }：{ $tile }。
evening-traits = { $traits }。
evening-here-being = { $being }
evening-being-stunned = { $being }（気絶）：{ $tile }。
evening-counter = { $counter }：{ $value }。
evening-counter-goal = { $counter }：{ $goal }のうち{ $value }。
evening-tile = { $tile }：{ $facts }
evening-next-to = 隣：{ $tiles }。
evening-open = 先がまだない側：{ $sides }。
evening-locked = 鍵のかかった側：{ $side }（{ $traits }{ $need }以上で開く）。
evening-or = か
evening-here = ここ：{ $things }。
evening-no-tile = 「{ $about }」というタイルはない。
evening-box = { $name }：{ $told }
evening-secret = { $secret }：{ $told }。
evening-ghost = 死して歩く
evening-health = 残り{ $number }。
evening-safe = 今は攻撃がきかない。
evening-has = 状態：{ $status }。
evening-possible = { $secret }としてありうるのは、{ $value }。
evening-token = ここのトークンは、あなたが見たところ、{ $marker }。
evening-looked = { $who }が、ここのトークンを見た。
own-side = 味方

# ターミナルの説明

game-help-choose = 番号か、選択の初めの言葉で選ぶ。ほかに：
game-help-rules = rules（ルール）、rules B146、rules 予兆　すべてのルール、番号のルール、その言葉の出てくるルール
game-help-look = look（見る）、look 階段　館のすべて、またはその名のタイルと、そこに書かれたこと
game-help-notes = notes（手帳）　読めるもの：ホーントとあなたの書、持っているカード
