# 耳で聞くための、文で言う館。

aloud-house = 館
aloud-beside = ボードの外
aloud-child = あなたは{ $square }にいる。足もとは{ $tile }。
aloud-child-star = あなたは{ $square }にいる。足もとは{ $tile }。星の面。
aloud-monster = 怪物は{ $square }にいて、{ $facing }を向いている。
aloud-memory = 記憶：{ $tiles }。
aloud-memory-empty = 記憶は空。
aloud-pool = 山：{ $odds }。
aloud-pool-size = 山：{ $tiles }枚。
aloud-discard = このステージで使わないタイル：{ $tile }。
aloud-rooms = 部屋：{ $rooms }。
aloud-room = { $square } { $tile }
aloud-gaze = 見ているマス：{ $squares }。
sentence-joint = {""}
odds = { $tiles }枚中{ $fitting }枚が合う（{ $percent }%）
pool-is-empty = 山は空
sees-you = あなたが見えている。
sees-you-not-now = あなたは今は見えていない。
will-see-you = { $square }からあなたが見える。
aloud-route = この先の道は{ $squares }。
aloud-route-end = 道の終わりにいる。
aloud-way-left = あと{ $turns }手番で道の終わりに着く。
