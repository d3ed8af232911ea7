# ページの「かくされた部屋」。タイル、色、方向の名前は、ゲームのカタログにある。

rooms-board = 上から見た家、6×6マス
rooms-door = 扉、その中にだれかがいる。
rooms-door-of = 扉、その中に{ $monster }。
rooms-stage = ステージ{ $stage }
rooms-turn = { $limit ->
    [0] 手番 { $turn }
   *[other] 手番 { $turn }／{ $limit }
  }
rooms-won = 成功 { $wins }／2
rooms-lost = 失敗 { $losses }／3
rooms-offered = 2枚のタイル
rooms-memory = 記憶
rooms-pool = 山
rooms-discard = 捨て場
rooms-fit = { $tiles }枚のうち{ $fitting }枚が合う
rooms-tiles = { $tiles }枚
rooms-empty = 空
rooms-you-stand = あなたは{ $square }の{ $tile }の上にいる。
rooms-stands = { $who }は{ $square }にいて、{ $facing }を向いている。
rooms-seen = あなたが見えている。
rooms-unseen = あなたは見えていない。
rooms-ending-won = 朝に向かって扉が開いている。子どもが外へ歩いていく。
rooms-ending-caught = ろうそくが消えた。目がふたつ残っている。
rooms-ending-closed = 扉がしまった。光の線が、消える。
