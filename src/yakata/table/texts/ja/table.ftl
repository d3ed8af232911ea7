# 卓そのものの言葉。

stale = 卓は先へ進んでいる。もう一度見てください。
not-begun = ゲームはまだ始まっていない。
already-begun = ゲームはもう始まっている。
not-over = ゲームはまだ終わっていない。
no-table = その卓はここにはない。
content-gone = このゲームを始めたときの内容は、もうここに残っていない。
other-rules = 古いルールで始まったゲームなので、つづけられない。
no-seat = その席はない。
seat-not-open = その席は空いていない。
chair-taken = その椅子には人がすわっている。
seats-changed = ほかの人が先だった。もう一度見てください。
seat-not-for-friends = その席は友だちの席ではない。
link-gone = このリンクは使われたか、期限が切れた。新しいリンクをもらってください。
not-your-seat = それはあなたの席ではない。
owner-only = それができるのは、この卓を立てた人だけ。
players-only = それができるのは、席にいる人だけ。
not-watching = この卓は観戦できない。
say-again = ほかの人と同時だった。もう一度言ってください。
too-many = いちどに多すぎる。すこし待ってください。
too-large = 大きすぎる。
not-understood = わからなかった。
nothing-here = ここには何もない。
not-from-here = このページから来たものではない。
store-away = いま、卓は何も書きとめられない。失われたものはない。すこししてからもう一度どうぞ。
trouble = こちらで何かがおかしくなった。失われたものはない。
taken-back = 最後の選択がもどされた。
went-back = この館のルールが変わり、{ $move }手目からはそのとおりにたどれない。{ $moves }手をわきに置いて、その前からつづける。
read-anew = このゲームが始まってから、館のルールが変わった。これまでの手はすべて新しいルールに合うので、新しいルールでつづける。
record-tonight = 今夜の館はみなが同じくじで遊ぶ。くじは一日が終わるとき（協定世界時の0時）に見せる。
record-hidden = 記録はゲームが終わってから見られる。

# キャンペーン

nothing-tonight = 今夜、みなで遊ぶゲームはここにはない。
no-campaigns = このゲームにはキャンペーンがない。
no-campaign = そのキャンペーンはここにないか、あなたのものではない。
campaign-only = それはキャンペーンが決める。
campaign-owner-only = それができるのは、このキャンペーンの持ち主だけ。
campaign-running = このキャンペーンの章は、いま遊ばれている。
campaign-not-running = このキャンペーンで遊ばれている章はない。
campaign-moved-on = ほかの人が先だった。キャンペーンをもう一度見てください。
campaign-goes-on = これはキャンペーンの一章だった。次の章はそちらから始まる。
campaign-shelf-full = 棚に置けるあなたのキャンペーンは{ $most }まで。もういっぱいだ。
campaign-cannot = キャンペーンは、このようにはつづけられない。
campaign-no-chapter = その章は、このキャンペーンではまだ始まっていない。
campaign-not-a-campaign = このファイルはキャンペーンではないか、ここでは読めない。
campaign-broken-chain = このファイルは書かれたあとで変えられている。封が合わない。
campaign-tampered = このキャンペーンがこう進んだはずはない。ルールどおりにたどると、別の道になる。
campaign-bad-record = このキャンペーンの記録に、ルールかくじと合わないものがある。
campaign-other-record = この記録は別の章のもの。
campaign-other-pack = このキャンペーンのパックは、ここにはない。
campaign-other-rules = このキャンペーンは別の版のルールで遊ばれた。持ち主が移すまで、その版のまま。
campaign-other-content = まえに遊ばれたときからパックが変わった。持ち主が移すまで、このキャンペーンはもとのまま。
campaign-forked = { $at }夜目からの別の道。
campaign-other-hand = それを書けるのは、その者を演じた人か、このキャンペーンの持ち主だけ。
campaign-nothing-to-write = 今そこに書くことはない。この章より前に書かれたことは、そのまま残る。
campaign-nothing-written = 何も書かれていない。1字は書いてください。
campaign-written-too-long = その行には長すぎる。
campaign-written-full = このキャンペーンの年代記は、もういっぱい。
campaign-written-taken = ほかの一族が、その名を名乗っている。

# 物音の塔

no-tower = この館に、練習する物音の塔はない。
tower-busy = 前のトークンがまだ落ちきっていない。すこし待ってください。
tower-over = この回は終わった。もう一度はじめてください。
tower-tries = 今夜積めるのは、ひとり{ $most }回まで。
tower-no-stack = そんな積み方はありえない。
tower-no-placement = トークンはそのようには放せない。

# 持ちこまれたもの

record-wrong = この記録の{ $line }行目が合わない。({ $say })
record-too-long = この記録は{ $lines }行ある。ここで読めるのは{ $most }行まで。
foreign-yours = あなたのファイルを{ $most }つ、もう読んでいる。どれかが終わるまで待ってください。
foreign-busy = たくさんのファイルを読んでいて、ほかの人も待っている。少ししてからもう一度。
foreign-too-slow = 読むのに{ $seconds }秒よりかかったので、止めた。自分の機械でなら、ゆっくり読める。
foreign-too-much-memory = 読むのに、ここで使えるよりも多くのメモリーがいるので、止めた。自分の機械でなら、足りるかもしれない。
foreign-too-much-answer = 読めるが、見せるものが多すぎて送れない。自分の機械でなら見られる。
foreign-no-answer = ここでは読めなかった。

# 求めのどこがおかしいか

no-game = その名前のゲームはここにはない。
moved-away = 自分のリンクでほかの端末に移った。この端末は、そこで作る新しいリンクでもどれる。
too-slow = 届くのに時間がかかりすぎた。
too-many-sockets-of-yours = もうたくさんの場所で開いている。どれかを閉じてください。
too-many-look-on = この卓は見ている人がとても多く、もう場所がない。
too-many-sockets-from-there = あなたのいる所から、とてもたくさんの人が見ている。だれかが去れば、また入れる。
too-many-tables = 終わっていない卓が、もう{ $most }卓ある。どれかを終えるか、15分ほどそのままにしておく。
too-many-tables-from-there = あなたのいる所には、終わっていない卓が{ $most }卓ある。いくつか終わるまで待ってください。
too-many-opened = あなたのいる所から、たくさんの卓が開かれた。次の卓まで、少し待ってください。
too-many-bots-alone = あなたの{ $most }卓で、もうボットだけで遊んでいる。どれかが終わるまで待ってください。
house-full-of-bots = この館の{ $most }卓で、もうボットだけで遊んでいる。どれかが終わったら、もう一度。
unknown-field = 「{ $field }」というものはここにはない。書けるのは、{ $allowed }。
missing-field = 「{ $field }」がない。書けるのは、{ $allowed }。
wrong-value = 「{ $field }」は「{ $value }」ではなく、次のどれか。{ $allowed }。
wrong-field = 「{ $field }」はこうは書けない。
option-unknown = このゲームに「{ $option }」という設定はない。あるのは、{ $allowed }。
option-value = 「{ $option }」は「{ $value }」にできない。できるのは、{ $allowed }。
table-ended = この卓は、卓のつづけられる一番長い{ $moves }手に来たので、ここで終わる。遊んだことは記録に残る。
