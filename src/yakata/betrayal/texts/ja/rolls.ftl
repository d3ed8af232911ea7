# ロールにかかっているもの：どの結果で、何が起こるか

stake-of = { $thing }
stake-sealed = どの結果で何が起こるかは、ロールのあとで読む。
stake-haunt = 怪異ロール。ダイスの数は、今までに出た予兆の数。{ $need }以上で怪異が始まる。始まらなければ、予兆が出るたびダイスが1個増える。
stake-damage = 結果が、そのままダメージになる。
stake-fight = 両者が{ $trait }でロールする。結果の高いほうが勝ち。
stake-contest = 両者が{ $trait }でロールする。結果の高いほうが勝ち。
band-from = { $low }以上
band-span = { $low }〜{ $high }
band-one = { $low }
band-same = 同じ
band-more = { $seat }が上
band-more-you = あなたが上
band-more-being = { $being }が上
row-nothing = 何も起こらない。
row-printed = そこに書いてあるとおり。
row-haunt = 怪異が始まる。
row-not-yet = まだ、怪異は始まらない。
row-opens = 戸口が開く。
row-stays-locked = 開かない。
row-nobody-hurt = だれも傷つかない。
row-beaten = { $seat }の負け。
row-beaten-you = あなたの負け。
row-beaten-being = { $being }の負け。
row-unhurt = { $seat }の負け。傷は負わない。
row-unhurt-you = あなたの負け。傷は負わない。
row-hurt =
    { $hurts ->
        [mental] { $seat }に精神ダメージ{ $amount }。
       *[physical] { $seat }に身体ダメージ{ $amount }。
    }
row-hurt-you =
    { $hurts ->
        [mental] あなたに精神ダメージ{ $amount }。
       *[physical] あなたに身体ダメージ{ $amount }。
    }
row-taken = 代わりに{ $thing }を奪われる。
row-or-taken = または、代わりに持ち物を一つ奪われる。
row-damage =
    { $hurts ->
        [mental] 精神ダメージ{ $amount }。
        [physical] 身体ダメージ{ $amount }。
       *[other] どれかの能力にダメージ{ $amount }。
    }
row-damage-dice =
    { $hurts ->
        [mental] ダイス{ $dice }個の分だけ精神ダメージ。
        [physical] ダイス{ $dice }個の分だけ身体ダメージ。
       *[other] ダイス{ $dice }個の分だけ、どれかの能力にダメージ。
    }
row-lose = { $trait }を{ $amount }失う。
row-gain = { $trait }を{ $amount }得る。
row-heal = { $trait }を回復する。
row-draw = { $deck }を{ $count }枚引く。
row-peek = { $deck }の山札の上から{ $count }枚を見る。
row-moved = 別のタイルに移される。
row-more-moves = 移動が{ $moves }増える。
row-more-moves-next = 次の手番の移動が{ $moves }増える。
row-fewer-moves = 移動が{ $moves }減る。
row-fewer-moves-next = 次の手番の移動が{ $moves }減る。
row-no-moves = この手番の移動がなくなる。
row-no-moves-next = 次の手番は移動できない。
row-skip = 次の手番を休む。
row-rebuild = { $region }：すべての部屋が置き直される。
row-clear = 障害がなくなる。
row-obstacle-small = 小さな障害ができる。
row-obstacle-large = 大きな障害ができる。
row-unblock = 道がまた通れるようになる。
row-bury = カードを埋める。
row-used = カードが1枚、使用済みになる。
row-die = 死ぬ。
