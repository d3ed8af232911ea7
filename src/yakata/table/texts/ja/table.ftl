# 卓そのものの言葉。

stale = 卓は先へ進んでいる。もう一度見る。
not-begun = ゲームはまだ始まっていない。
already-begun = ゲームはもう始まっている。
not-over = ゲームはまだ終わっていない。
no-table = その卓はここにはない。
other-rules = 古いルールで始まったゲームなので、つづけられない。
no-seat = その席はない。
seat-not-open = その席は空いていない。
seats-changed = ほかの人が先でした。もう一度見てください。
seat-not-for-friends = その席は友だちの席ではない。
link-gone = このリンクは使われたか、期限が切れた。新しいものをもらう。
not-your-seat = それはあなたの席ではない。
owner-only = それができるのは、この卓を立てた人だけ。
players-only = それができるのは、席にいる人だけ。
not-watching = この卓は見学できない。
say-again = ほかの人と同時だった。もう一度言う。
too-many = いちどに多すぎる。すこし待つ。
too-large = 大きすぎる。
not-understood = わからなかった。
nothing-here = ここには何もない。
not-from-here = このページから来たものではない。
trouble = こちらで何かがおかしくなった。失われたものはない。
taken-back = 最後の選択がもどされた。
record-tonight = 今夜の館はみなが同じくじで遊ぶ。くじは一日が終わるとき（協定世界時の0時）に見せる。
record-hidden = 記録はゲームが終わってから見られる。
