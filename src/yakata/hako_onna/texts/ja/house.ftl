# ハコオンナ：できごと、問い、選択、ことわり。

# 準備

first-visitor = くじで{ $seat }に決まる。最初に選び、最初のボードを置く。
chose-item = { $seat }が{ $item }を選ぶ。
chose-partner = { $seat }がもう1台のトランシーバーを{ $other }に渡す。
house-stands = 館は、ずっと前からそこに建っている。
drew-board = { $seat }が部屋ボードを引く：{ $board }。
board-placed =
    { KEY($floor) ->
        [floor-0] { $seat }が{ $board }を離して置く。
       *[other] { $seat }が{ $board }を{ $floor }に置く。
    }
door-shuts = { opening }

# 物音

flipped = { $seat }が物音カードをめくる：{ $number }。合計は{ $total }。
stacked =
    { $stood ->
        [yes] { $seat }が{ $care }{ $number }枚目を積む。崩れない。
       *[no] { $seat }が{ $care }{ $number }枚目を積む。崩れた。
    }
slipped = { $number }枚目だけがすべり落ちる。{ $seat }はもう一度積む。
two-at-once = { $seat }は聖なる雫を信じ、2枚を一度に。
passed =
    { $overdue ->
        [yes] { $seat }は5枚目を取ってパスする。時間切れだ。
       *[no] { $seat }はパスし、この手番は何もしない。
    }
made-noise = { $seat }が物音を立てた。だれかが聞いている。
hushed = { $seat }が{ $item }を鳴らす。物音ではなかったことになり、初期配置から{ $seat }がやり直す。
toppled = 積んだものが崩れ、物音になった。{ $seat }の手番が終わると、箱女の時間になる。
blamed = { $seat }が、箱女が倒したと言う。
objected = 箱女は認めない。自分ではない、と。
bumped = 箱女が倒した。初期配置にもどすが、箱女の時間にはならない。
overdue = 時間切れ。箱女の時間になる。
noise-reset = また静かになった。物音は初期配置から。

# 訪問者の手番

announced = { $seat }が宣言する。「{ $action }」
announce-move = { $room }へ移動します
announce-peek = { $shadow }を覗き込みます
announce-use = { $item }を使います
arrived = { $seat }が{ $room }に着く。
moved = { $seat }が{ $room }へ移動する。
peeks = { $seat }が{ $shadow }を覗き込む。
saw = { $seat }だけが見た。{ $shadow }に{ $tile }。
diary-found =
    { $unlocked ->
        [0] { $seat }が{ $tile }を見つけ、みなに見せる。箱女のチカラは、まだ目ざめない。
       *[other] { $seat }が{ $tile }を見つけ、みなに見せる。箱女のチカラは、これで{ $unlocked }つ目ざめた。
    }
revealed = { $shadow }にあった{ $tile }を、全員が見る。
laid-empty = { $shadow }は空箱になる。
none-left = 空箱はもうない。{ $shadow }には何も置かれない。
laid-up = { $seat }が{ $shadow }のものを表にして置く。
left = { $seat }は{ $shadow }のものを残す。
took = { $seat }が{ $shadow }から何かを取る。
took-it = { $tile }を手元に取る。ほかのだれも見ていない。
put = { $seat }が自分のチップを1枚、{ $shadow }に伏せて置く。
wrong-guess =
    { $ends ->
        [1] { $seat }が言う。{ $numbers }。金庫は開かず、手番は終わる。
       *[other] { $seat }が言う。{ $numbers }。金庫は開かない。
    }
opened-safe = { $seat }が言う。{ $numbers }。金庫が開き、鍵束が出てくる。
click = { $seat }が金庫に耳をあてる。{ $number }で音がした。ダイヤルの番号にある。
no-click = { $seat }が金庫に耳をあてる。{ $number }では何も聞こえない。ダイヤルの番号にない。
ended-turn = { $seat }の手番が終わる。

# アイテム

shows-item = { $seat }が{ $item }を見せる。
names-target = { $seat }が{ $item }の対象に{ $target }を選ぶ。
struck =
    { COUNT($tiles) ->
        [0] { $seat }が{ $shadow }に{ $weapon }を使う。箱女はいない。{ $weapon }はゲームから除外される。
       *[other] { $seat }が{ $shadow }に{ $weapon }を使う。箱女はいない。ともに{ $tiles }もゲームから除外される。
    }
struck-in-vain =
    { COUNT($tiles) ->
        [0] { $seat }が{ $shadow }に{ $weapon }を使う。箱女はいた。だが、効かない。
       *[other] { $seat }が{ $shadow }に{ $weapon }を使う。箱女はいた。だが、効かない。ともに{ $tiles }もゲームから除外される。
    }
defeated = { $seat }が{ $shadow }に{ $weapon }を使う。箱女はいた。効いている。
hakobito-removed = { $seat }の箱人がゲームから除外される。
sealed = { $seat }がチカラ「{ $power }」を永遠に封じる。
powers-shown = 箱女が{ $seat }にチカラを見せる。
saw-powers =
    { COUNT($powers) ->
        [0] 箱女にはチカラがないと、{ $seat }は見せられた。
       *[other] { $seat }が見せられたのは、{ $powers }。
    }
truth = 箱女への問い「{ $asked }」。本当の答えは、{ $answer }。
answered = { $seat }が{ $item }で問う。「{ $asked }」　箱女は答える。「{ $answer }」
photographed = { $seat }が{ $shadow }を写す。
photo =
    { COUNT($tiles) ->
        [0] { $shadow }の写真には、何も写っていない。
       *[other] { $shadow }の写真に写ったのは、{ $tiles }。
    }
salted =
    { COUNT($ghosts) ->
        [0] { $seat }が{ $shadow }に塩をまく。もう、だれも潜めない。
       *[other] { $seat }が{ $shadow }に塩をまく。もう、だれも潜めない。そこに潜んでいた{ $ghosts }が名のる。
    }
unbarred = 封鎖トークンが取りのぞかれ、{ $rooms }のあいだはまた通れる。
forced-way = { $seat }がこじあけて{ $room }へ入る。

# 自由行動

showed = { $seat }が{ $other }にチップを見せる。
was-shown = { $seat }が見せたのは、{ $tile }。
gave = { $seat }が{ $other }にチップを渡す。
was-given = { $seat }が渡したのは、{ $tile }。
handed-over = { $seat }が{ $other }に{ $item }を渡す。
offered-swap = { $seat }が{ $other }に、{ $item }と{ $wanted }の交換をもちかける。
swapped = { $seat }の{ $item }と{ $other }の{ $wanted }が交換される。
asked-for = { $seat }が{ $other }に何かをたのむ。
refused = { $other }は{ $seat }の頼みをことわる。
discarded = { $seat }が{ $shadow }にチップを伏せて捨てる。
winked = { $seat }が{ $other }に目くばせする。ほかのだれも見ていない。
told = 「{ IN($place) }にあるのは{ $tile }だ」と{ $seat }が言う。
proposed-end = 「絶望した」と{ $seat }が宣言する。
goes-on = { $seat }は絶望しない。夜はつづく。

# 死


ghost-seen = { $seat }が{ $shadow }を覗き込むと、{ $ghosts }と目が合った。
shriek = { $seat }のいるこの部屋で、叫び声。箱女は{ $shadow }にいる。
behind-you = 「{ $power }」。{ $seat }の物音は、聞かれていた。
saved = { $seat }は{ $tile }を噴いて助かり、手番を終える。
fled = { $seat }が{ $room }へ逃げる。
died = { $seat }は死んだ。{ $how }。箱人となって{ $shadow }に潜む。{ COUNT($items, $tiles) ->
        [0] {""}
       *[other] 失われたもの：{ LIST($items, $tiles) }。
    }
visitors-win = 訪問者の勝ち。{ $road }。
she-wins = 箱女の勝ち。{ $how }。

# 箱女の時間

her-turn = 箱女の時間。{ $hour }の刻。
silent = 箱女は叫ばない。
screamed = { $room }で叫び声。箱女はそこにいて、チカラを1枚引く。
power-kept = そのチカラは解放されていた。箱女の手札になる。
power-buried = そのチカラはまだ解放されていない。山札の一番下へ。
despair =
    { $count ->
        [0] ゼツボウノトキ。チカラは引けない。
       *[other] ゼツボウノトキ。チカラを{ $count }枚引き、すべて手札にする。
    }
drew =
    { COUNT($powers) ->
        [0] 箱女は何も引けない。
       *[other] 箱女が引いたのは、{ $powers }。
    }
power-set = 箱女が{ $slot }にチカラを伏せてセットする。
power-taken-back = 箱女が{ $slot }のチカラを手札にもどす。
dark = 明かりが消える。目を閉じて。
light =
    { $used ->
        [0] 明かりがもどる。
       *[other] 明かりがもどる。暗がりで、セットしたチカラが{ $used }枚発動した。
    }
activated = 暗がりで、箱女が「{ $power }」を発動する。
moves-things = 暗がりで、{ $room }の物が動く。
ghost-stayed = 暗がりで、{ $ghost }は動かない。
ghost-went = 暗がりで、{ $ghost }が{ $room }に来て、見まわす。
ghost-means = { $ghost }は{ $shadow }に潜むつもり。
ghost-again = { $ghost }が考え直す。
ghost-hid = 暗がりで、{ $ghost }が{ $shadow }に潜む。

# 割り込み

interrupted = 箱女が{ $seat }に割り込む。「{ $power }」
item-stolen = 「ソノコガホシイ」。{ $seat }の{ $item }が奪われ、ゲームから除外される。
tile-stolen = 「ソノコガホシイ」。{ $seat }のチップが1枚奪われ、ゲームから除外される。
shown-tile-stolen = 「ソノコガホシイ」。{ $seat }がいま見せた{ $tile }が奪われ、ゲームから除外される。
stole = 箱女が取ったのは、{ $tile }。
no-doll = メリーさん人形を持つ者はいない。
has-doll = { $seat }が名のる。メリーさん人形は、ここに。
barred = { $rooms }のあいだに封鎖トークンが置かれる。
dragged = 何かが{ $seat }を{ $room }へ引きよせる。

# 終わり

result-escape = 脱出。訪問者は館の外へ出た。
result-defeat = 討伐。箱女はもういない。扉は開いている。
result-rest = 供養。箱女は眠り、館は訪問者を帰す。
result-all-dead = 訪問者は全員死んだ。館は箱女のもの。
result-no-way = イキノコルミチは絶たれた。館は箱女のもの。
result-gave-up = 訪問者は絶望した。館は箱女のもの。

# 問い

prompt-item = 訪問者アイテムを1枚選ぶ。表にして置き、残りは使わない。
prompt-partner = もう1台のトランシーバーをだれに渡す？　はなれていてもチップを見せ合える。
prompt-place = このボードをどこに置く？　扉の1つが、扉と合うように。
prompt-lock = ダイヤルの番号を3つ選ぶ。ほかの3つは館に隠される。
prompt-fear = 自分の弱点になる討伐アイテムを選ぶ。
prompt-first-power = チカラを1枚だけ手札にする。ほかは山札にもどる。
prompt-bury = 亡骸をどこに置く？　金庫の物陰には置けない。
prompt-haunt = 赤い部屋と子供部屋の、どちらから始める？　そのチップを見られる。
prompt-hide = どこに潜む？　そこにあったチップには、だれの手も届かなくなる。
prompt-noise =
    { $noise ->
        [cards] あなたの番。まず静かに。次のカードをめくるか、パスする。行動はそのあと。
       *[other] あなたの番。まず静かに。次のトークンを積むか、パスする。行動はそのあと。
    }
prompt-noise-cards-must = あなたの番。まず静かに。次のカードをめくる。0が表なので、パスはできない。行動はそのあと。
prompt-noise-discs-must = あなたの番。まず静かに。次のトークンを積む。赤なので、パスはできない。行動はそのあと。
prompt-noise-real-must = あなたの番。まず静かに。次のトークンを積む。赤なので、パスはできない。行動はそのあと。
prompt-lay-disc = 2枚つづけて積む。このトークンはどう積むか。
prompt-lay-again = 落ちたのは、いま積んだ1枚だけ。もう一度積む。
prompt-did-it-fall = 机の上を見て。積んだものは崩れていない？
prompt-still-stands = この手番は終わる。机の上を見て。積んだものはまだ崩れていない？
prompt-blamed = あなたが倒したと言われている。認めれば初期配置にもどり、箱女の時間にはならない。
prompt-hush = 物音が立つところだ。オルゴールなら1回だけ消せる。
prompt-act = 移動、覗き込む、アイテムのどれか1つ。その前に、箱女が割り込むことがある。
prompt-after = 行動は終わった。自由行動をするか、手番を終える。
prompt-peeked = 見ているのはあなただけ。できることから選ぶ。
prompt-peeked-number = この数字を見ているのはあなただけ。ダイヤルの番号にはない数字だ。このチップをどうする？
prompt-replace = 代わりに置くのは、空箱（残っていれば）か、自分のチップか。
prompt-target = 何に使う？　効果の前に、箱女が割り込むことがある。
prompt-target-pokkuri = どの部屋の名を言う？　そこにいるかどうか、箱女が答える。
prompt-target-charm = セットしてあるチカラのうち、どれを護符で除外する？
prompt-target-floor-plan = 何のありかを問う？　何階にあるか、箱女が答える。
prompt-target-crowbar = どの部屋へこじあけて入る？
prompt-target-flashlight = 先にどの物陰を覗き込む？　2か所目がつづく。
prompt-target-camera = 隣の部屋の、どの物陰を写す？
prompt-target-salt = どの物陰に塩をまく？　もう、だれも潜めなくなる。
prompt-target-stake = 今いる部屋の、どの物陰に白木の杭を使う？　使えばなくなる。
prompt-target-chain = 今いる部屋の、どの物陰に錆びた鎖を使う？　使えばなくなる。
prompt-target-gasoline = 今いる部屋の、どの物陰にガソリンを使う？　使えばなくなる。
prompt-flee = 助かった。隣の部屋へ逃げるか、今の部屋に残るか。
prompt-requested = 何かをたのまれた。渡すか、見せるだけか、ことわるか。
prompt-swap = 訪問者アイテムの交換をもちかけられた。応じるか。
prompt-beside = ほかの訪問者の手番。先へ進む前に、このどれかをしてもよい。何もしなくてもよい。
prompt-tell = 何だと言う？　うそでもよい。箱女も聞いている。
prompt-give-up = 「絶望した」と宣言された。あなたも絶望する？　生きている全員が絶望すれば、箱女の勝ち。
prompt-react = 訪問者が宣言した。セットしたチカラで割り込むか、そのままさせるか。
prompt-open-this = どの物陰を覗き込ませる？
prompt-want-that = どれがほしい？　見てから、ゲームから除外される。
prompt-drag = 訪問者をどの部屋へ引きよせる？
prompt-answer = 問われている。うそがつけるのは、イツワリノコタエがセットしてあるときだけ。
prompt-scream = 叫ぶ？　今いる部屋が知られ、チカラを1枚引く。
prompt-set = チカラを1枚セットするか、もどすか。発動できるのはセットしたものだけ。
prompt-activate = セットしたチカラを、見られずに発動する？　カードは手札にもどる。
prompt-things-room = どの部屋の物を動かす？　そのチップをすべて見られる。
prompt-things-lay = 次の物陰に、どのチップを置く？
prompt-go = 隣の部屋まで移動してチップをすべて見るか、このまま動かないか。
prompt-settle = みな潜む所を選んだ。これでよいか、だれかが選び直すか。

# 選択

choice-keep = { $card }
choice-partner = { $seat }
choice-place = { $floor }、横{ $x }、縦{ $y }、{ $turns ->
        [0] そのまま
       *[other] { $turns }回、回す
    }
choice-lock = { $a }、{ $b }、{ $c }
choice-fear = { $weapon }
choice-bury = { $shadow }
choice-stack = { $care }積む
choice-balance = 手で積む
lays-black = { $aim }、{ $manner }積む
lays-red = { $care }、{ $aim }、{ $manner }積む
choice-flip = カードをめくる
choice-both = 2枚を一度に
choice-pass = パス
choice-stood = 崩れていない
choice-fell = 崩れた
choice-bumped = 箱女が倒した
choice-admit = 自分が倒した
choice-object = 自分ではない
choice-wind = オルゴールを鳴らす
choice-bear = とっておく
choice-move = { $room }へ移動する
choice-peek = { $shadow }を覗き込む
choice-use = { $item }を使う
choice-end = 手番を終える
choice-show = { $tile }を{ $seat }に見せる
choice-give = { $tile }を{ $seat }に渡す
choice-ask = { $seat }に何かをたのむ
choice-hand = { $item }を{ $seat }に渡す
choice-swap = { $mine }を{ $seat }の{ $theirs }と交換する
choice-discard = { $tile }を{ $shadow }に捨てる
choice-wink = { $seat }に目くばせする
choice-nothing = 何もしない
choice-tell = { $place }について話す
choice-say = { $tile }と言う
choice-despair = 「絶望した」と宣言する
choice-agree = 絶望する
choice-agree-swap = 交換する
choice-refuse = ことわる
choice-take = 取る
choice-leave = 残す
choice-up = 表にして置く
choice-guess = { $a }、{ $b }、{ $c }でためす
choice-sound = { $number }を聴く
choice-empty = 空箱
choice-bare = 何も置かない（空箱はもうない）
choice-put = { $tile }を置く
choice-flee = { $room }
choice-on = { $shadow }に使う
choice-name = { $what }
choice-let = そのままさせる
choice-interrupt = { $slot }で割り込む
choice-steal =
    { $what ->
        [card] 訪問者アイテム
        [shown] いま見せたチップ
       *[tile] 裏向きのチップを見ずに1枚
    }
choice-reply = 答え：{ $answer }
choice-scream = 叫ぶ
choice-silence = 叫ばない
choice-set = 「{ $power }」を{ $slot }へ
choice-take-back = { $slot }をもどす
choice-neither = どちらもしない
choice-activate = { $slot }を発動
choice-no-more = もう発動しない
choice-lay = { $tile }を置く
choice-go = { $room }へ行く
choice-stay = このまま動かない
choice-wait = 先に{ $seat }から
choice-settle = これでよい、潜む
choice-again = { $seat }が選び直す
choice-again-you = 自分が選び直す
choice-turn-down = { $shadow }を伏せる
choice-hide = { $shadow }に潜む

# 選択のわきに添える、その働き

effect-power = { $power }。
effect-flip = 物音になるのは、{ $of }枚のうち{ $bad }枚。
effect-flip-surely = 物音になる。
effect-flip-never = 物音にはならない。
effect-stack = 崩れないのは、100回に{ $chance }回。
effect-peek-known = ここにあるのは{ $tile }と分かっている。
effect-peek-may = { $count ->
    [0] 箱女がいるのは、ここ。
   *[other] 箱女がいるかもしれない。ほかに{ $count }か所。
}
effect-peek-hakobito = 箱女はいない。箱人はいるかもしれない。
effect-peek-safe = 箱女も箱人もいない。
effect-despair = 生きている全員が絶望すれば、夜は終わり、箱女の勝ち。

# ことわり

still-setting-up = まだ準備の途中。まず、聞かれたことを選ぶ。
noise-first = まず物音から。次のトークンかカード、またはパス。
no-pass-with-zero = 0が表になっているあいだは、パスできない。
no-pass-on-red = 次は赤トークン。積まなければならず、パスできない。
no-drops = 一度に2枚できるのは、聖なる雫があり、まだ2枚残っているときだけ。
red-disc = 次は赤トークン。突起の向きを選ぶ。
tower-upside-down = アリエナイサカサマのあいだ、赤トークンは突起を上にする。
another-noise = 次はそのようには積めない。示された中から選ぶ。
one-main-action = この手番の行動は終わった。残るのは、自由行動だけ。
already-there = もう{ $room }にいる。
barred-door = その扉には封鎖トークンがある。ほかの道をさがす。
no-door = ここから{ $room }へは、扉も階段もつながっていない。
other-room = 覗き込めるのは、今いる部屋の物陰だけ。
nothing-there = そこにはチップがないので、覗き込めない。
cannot-use-now = ここには使う対象がない。
works-by-itself = 使わなくても、ひとりでに働く。
not-yours = それを持っていない。
not-beside-you = 同じ部屋に訪問者がいて、渡せるものがあるときだけ。
changes-nothing = それはもうした。そのあと、何も変わっていない。
no-winks = 日本語版に目くばせはない。
winked-already = その訪問者には、この手番でもう目くばせした。
wink-at-whom = 目くばせできるのは、生きているほかの訪問者にだけ。
she-denied = 箱女は認めなかった。倒していないことになる。
nothing-stands = 崩れるようなトークンは積まれていない。
nothing-falls = 画面の上では、たまたま崩れることはない。
not-bare = 捨てられるのは自分のチップだけで、今いる部屋のチップのない物陰だけ。
told-enough = どこに何があるかは、この手番にもう3回話した。
told-unknown = その場所のことを、あなたは知らない。
proposed-already = それはもう宣言した。箱女の時間がもう1回過ぎるまで待つ。
not-an-interrupt = そこにセットしたものでは、今は割り込めない。
not-in-hand = そのチカラは手札にない。
place-taken = そこにはもうセットしてある。もう一方に置くか、手札にもどす。
drops-forbid = 聖なる雫のため、今は危険度Aのチカラしかセットできない。
not-strong-enough = そこにセットしたものは、今は発動できない。手記を待つチカラも、訪問者を待つチカラもある。
too-far = 1回の移動では、そこへ届かない。
salt-there = そこには塩がある。もう、だれも潜めない。
quiet-in-the-dark = みな目を閉じている。明かりがもどるまで、だれも話せない。
quiet-in-her-turn = 箱女の時間。明かりがもどるまで、訪問者は話せない。

# 言いかた

the-room = { $room }
board-rooms = { $rooms }
hakobito-of = { $seat }の箱人
hakobito-of-you = あなた
hako-herself = 箱女
hako-herself-you = あなた
second-look = 2か所目
place-hand = 手元のチップ
    .in = 手元

care-careful = ていねいに
care-hasty = 手早く
care-down = 突起を下にして
care-up = 突起を上にして
aim-middle = よく立つ所に
aim-right = 少し右に
aim-away = 少し奥に
aim-left = 少し左に
aim-near = 少し手前に
manner-careful = そっと
manner-steady = 落ち着いて
manner-hasty = 手早く

asked-floor = 何階にいる？
asked-room = { $room }にいる？
asked-tile = { $tile }はどこ？

how-peek = 覗き込んだ先で、箱女か箱人と目が合った
    .yours = 覗き込んだ先で、あなたか箱人と目が合った
how-item = 使ったとき、箱女が同じ部屋にいた
    .yours = 使ったとき、あなたが同じ部屋にいた
how-behind-you = 物音を立てたとき、うしろにいた
how-weapon = 使った討伐アイテムが、箱女には効かなかった
    .yours = 使った討伐アイテムが、あなたには効かなかった
how-all-dead = 生きている訪問者はいない
how-no-way = イキノコルミチはすべて絶たれた
how-gave-up = 訪問者が絶望した
road-escape = 脱出した
road-defeat = 箱女を討伐した
    .yours = あなたは討伐された
road-rest = 箱女を供養した
    .yours = あなたは供養された
form-in = { $name }
form-into = { $name }
form-from = { $name }

# 目当てと、さまたげ

goal-escape = 脱出：金庫の鍵束、そして秘密の脱出口
goal-rest = 供養：メリーさん人形、そして亡骸
goal-defeat = 討伐：箱女の隠れ場所で、効く討伐アイテム
goal-escape-lost = 脱出：道は断たれた。要るものに、もう手が届かない
goal-rest-lost = 供養：道は断たれた。要るものに、もう手が届かない
goal-defeat-lost = 討伐：道は断たれた。効く討伐アイテムに、もう手が届かない
goal-die = 箱女を見つけた者は死に、箱人になる。全員が死ぬか、道が尽きると箱女の勝ち。
goal-diary = 箱女が強まる：手記の枚数がそろえば使われる{ $what }
goal-diary-all = 箱女は強い：手記は、どのチカラにも足りる枚数がある。
goal-kill = 死：訪問者の全員に見つけさせる
goal-kill-with-her = 死：訪問者の全員に、箱女か箱人を見つけさせる
goal-close = または、道をすべて閉ざす。
goal-roads = 脱出口に鍵束、亡骸にメリーさん人形、あなたに効く討伐アイテム。どれかがそろうと訪問者の勝ち。
goal-roads-with-her = 脱出口に鍵束、亡骸にメリーさん人形、箱女に効く討伐アイテム。どれかがそろうと訪問者の勝ち。

# 本人に言う言い方

ghost-stayed-you = 暗がりで、あなたは動かない。
ghost-went-you = 暗がりで、あなたは{ $room }に来て、見まわす。
ghost-means-you = あなたは{ $shadow }に潜むつもり。
ghost-again-you = あなたは考え直す。
ghost-hid-you = 暗がりで、あなたは{ $shadow }に潜む。
saw-you = あなただけが見た。{ $shadow }に{ $tile }。
diary-found-you =
    { $unlocked ->
        [0] あなたが{ $tile }を見つけ、みなに見せる。箱女のチカラは、まだ目ざめない。
       *[other] あなたが{ $tile }を見つけ、みなに見せる。箱女のチカラは、これで{ $unlocked }つ目ざめた。
    }
struck-you =
    { COUNT($tiles) ->
        [0] あなたが{ $shadow }に{ $weapon }を使う。箱女はいない。{ $weapon }はゲームから除外される。
       *[other] あなたが{ $shadow }に{ $weapon }を使う。箱女はいない。ともに{ $tiles }もゲームから除外される。
    }
struck-in-vain-you =
    { COUNT($tiles) ->
        [0] あなたが{ $shadow }に{ $weapon }を使う。箱女はいた。だが、効かない。
       *[other] あなたが{ $shadow }に{ $weapon }を使う。箱女はいた。だが、効かない。ともに{ $tiles }もゲームから除外される。
    }
defeated-you = あなたが{ $shadow }に{ $weapon }を使う。箱女はいた。効いている。
ghost-seen-you = あなたが{ $shadow }を覗き込むと、{ $ghosts }と目が合った。
shriek-you = あなたのいるこの部屋で、叫び声。箱女は{ $shadow }にいる。
behind-you-you = 「{ $power }」。あなたの物音は、聞かれていた。
saved-you = あなたは{ $tile }を噴いて助かり、手番を終える。
fled-you = あなたが{ $room }へ逃げる。
died-you = あなたは死んだ。{ $how }。箱人となって{ $shadow }に潜む。{ COUNT($items, $tiles) ->
        [0] {""}
       *[other] 失われたもの：{ LIST($items, $tiles) }。
    }
interrupted-you = 箱女があなたに割り込む。「{ $power }」
item-stolen-you = 「ソノコガホシイ」。あなたの{ $item }が奪われ、ゲームから除外される。
shown-tile-stolen-you = 「ソノコガホシイ」。あなたがいま見せた{ $tile }が奪われ、ゲームから除外される。
dragged-you = 何かがあなたを{ $room }へ引きよせる。
made-noise-you = あなたが物音を立てた。だれかが聞いている。
first-visitor-you = くじであなたに決まる。最初に選び、最初のボードを置く。
chose-item-you = あなたが{ $item }を選ぶ。
chose-partner-you = あなたがもう1台のトランシーバーを{ $other }に渡す。
drew-board-you = あなたが部屋ボードを引く：{ $board }。
board-placed-you =
    { KEY($floor) ->
        [floor-0] あなたが{ $board }を離して置く。
       *[other] あなたが{ $board }を{ $floor }に置く。
    }
flipped-you = あなたが物音カードをめくる：{ $number }。合計は{ $total }。
stacked-you =
    { $stood ->
        [yes] あなたが{ $care }{ $number }枚目を積む。崩れない。
       *[no] あなたが{ $care }{ $number }枚目を積む。崩れた。
    }
slipped-you = { $number }枚目だけがすべり落ちる。あなたはもう一度積む。
two-at-once-you = あなたは聖なる雫を信じ、2枚を一度に。
passed-you =
    { $overdue ->
        [yes] あなたは5枚目を取ってパスする。時間切れだ。
       *[no] あなたはパスし、この手番は何もしない。
    }
hushed-you = あなたが{ $item }を鳴らす。物音ではなかったことになり、初期配置からあなたがやり直す。
blamed-you = あなたが、箱女が倒したと言う。
arrived-you = あなたは{ $room }に着く。
moved-you = あなたが{ $room }へ移動する。
peeks-you = あなたが{ $shadow }を覗き込む。
laid-up-you = あなたが{ $shadow }のものを表にして置く。
left-you = あなたは{ $shadow }のものを残す。
took-you = あなたが{ $shadow }から何かを取る。
put-you = あなたが自分のチップを1枚、{ $shadow }に伏せて置く。
wrong-guess-you =
    { $ends ->
        [1] あなたが言う。{ $numbers }。金庫は開かず、手番は終わる。
       *[other] あなたが言う。{ $numbers }。金庫は開かない。
    }
opened-safe-you = あなたが言う。{ $numbers }。金庫が開き、鍵束が出てくる。
click-you = あなたが金庫に耳をあてる。{ $number }で音がした。ダイヤルの番号にある。
no-click-you = あなたが金庫に耳をあてる。{ $number }では何も聞こえない。ダイヤルの番号にない。
ended-turn-you = あなたの手番が終わる。
shows-item-you = あなたが{ $item }を見せる。
names-target-you = あなたが{ $item }の対象に{ $target }を選ぶ。
hakobito-removed-you = あなたの箱人がゲームから除外される。
sealed-you = あなたがチカラ「{ $power }」を永遠に封じる。
powers-shown-you = 箱女があなたにチカラを見せる。
saw-powers-you =
    { COUNT($powers) ->
        [0] 箱女にはチカラがないと、あなたは見せられた。
       *[other] あなたが見せられたのは、{ $powers }。
    }
answered-you = あなたが{ $item }で問う。「{ $asked }」　箱女は答える。「{ $answer }」
photographed-you = あなたが{ $shadow }を写す。
salted-you =
    { COUNT($ghosts) ->
        [0] あなたが{ $shadow }に塩をまく。もう、だれも潜めない。
       *[other] あなたが{ $shadow }に塩をまく。もう、だれも潜めない。そこに潜んでいた{ $ghosts }が名のる。
    }
forced-way-you = あなたがこじあけて{ $room }へ入る。
showed-you = あなたが{ $other }にチップを見せる。
was-shown-you = あなたが見せたのは、{ $tile }。
gave-you = あなたが{ $other }にチップを渡す。
was-given-you = あなたが渡したのは、{ $tile }。
handed-over-you = あなたが{ $other }に{ $item }を渡す。
offered-swap-you = あなたが{ $other }に、{ $item }と{ $wanted }の交換をもちかける。
swapped-you = あなたの{ $item }と{ $other }の{ $wanted }が交換される。
asked-for-you = あなたが{ $other }に何かをたのむ。
refused-you = { $other }はあなたの頼みをことわる。
discarded-you = あなたが{ $shadow }にチップを伏せて捨てる。
winked-you = あなたが{ $other }に目くばせする。ほかのだれも見ていない。
told-you = 「{ IN($place) }にあるのは{ $tile }だ」とあなたが言う。
proposed-end-you = 「絶望した」とあなたが宣言する。
goes-on-you = あなたは絶望しない。夜はつづく。
tile-stolen-you = 「ソノコガホシイ」。あなたのチップが1枚奪われ、ゲームから除外される。
has-doll-you = あなたが名のる。メリーさん人形は、ここに。
announced-you = あなたが宣言する。「{ $action }」
toppled-you = 積んだものが崩れ、物音になった。あなたの手番が終わると、箱女の時間になる。

# 相手になった本人に言う言い方

refused-at-you = あなたは{ $seat }の頼みをことわる。
offered-swap-at-you = { $seat }があなたに、{ $item }と{ $wanted }の交換をもちかける。

# 箱女に言う言い方

blamed-ghost = { $seat }が、あなたが倒したと言う。
objected-ghost = あなたは認めない。自分ではない、と。
bumped-ghost = あなたが倒した。初期配置にもどすが、あなたの時間にはならない。
toppled-ghost = 積んだものが崩れ、物音になった。{ $seat }の手番が終わると、あなたの時間になる。
overdue-ghost = 時間切れ。あなたの時間になる。
made-noise-ghost = { $seat }が物音を立てた。あなたは聞いている。
diary-found-ghost =
    { $unlocked ->
        [0] { $seat }が{ $tile }を見つけ、みなに見せる。あなたのチカラは、まだ目ざめない。
       *[other] { $seat }が{ $tile }を見つけ、みなに見せる。あなたのチカラは、これで{ $unlocked }つ目ざめた。
    }
struck-ghost =
    { COUNT($tiles) ->
        [0] { $seat }が{ $shadow }に{ $weapon }を使う。あなたはいない。{ $weapon }はゲームから除外される。
       *[other] { $seat }が{ $shadow }に{ $weapon }を使う。あなたはいない。ともに{ $tiles }もゲームから除外される。
    }
struck-in-vain-ghost =
    { COUNT($tiles) ->
        [0] { $seat }が{ $shadow }に{ $weapon }を使う。あなたはいた。だが、効かない。
       *[other] { $seat }が{ $shadow }に{ $weapon }を使う。あなたはいた。だが、効かない。ともに{ $tiles }もゲームから除外される。
    }
defeated-ghost = { $seat }が{ $shadow }に{ $weapon }を使う。あなたはいた。効いている。
powers-shown-ghost = あなたが{ $seat }にチカラを見せる。
saw-powers-ghost =
    { COUNT($powers) ->
        [0] あなたにチカラがないことを、{ $seat }に見せた。
       *[other] { $seat }に見せたのは、{ $powers }。
    }
truth-ghost = あなたへの問い「{ $asked }」。本当の答えは、{ $answer }。
answered-ghost = { $seat }が{ $item }で問う。「{ $asked }」　あなたは答える。「{ $answer }」
shriek-ghost = { $seat }のいるこの部屋で、あなたは叫ぶ。いるのは{ $shadow }。
behind-you-ghost = 「{ $power }」。{ $seat }の物音を、あなたは聞いていた。
died-ghost = { $seat }は死んだ。{ YOURS($how) }。箱人となって{ $shadow }に潜む。{ COUNT($items, $tiles) ->
        [0] {""}
       *[other] 失われたもの：{ LIST($items, $tiles) }。
    }
she-wins-ghost = あなたの勝ち。{ $how }。
visitors-win-ghost = 訪問者の勝ち。{ YOURS($road) }。
her-turn-ghost = あなたの時間。{ $hour }の刻。
silent-ghost = あなたは叫ばない。
screamed-ghost = あなたは{ $room }で叫ぶ。そこにいると知られ、チカラを1枚引く。
power-kept-ghost = そのチカラは解放されていた。あなたの手札になる。
despair-ghost =
    { $count ->
        [0] ゼツボウノトキ。チカラは引けない。
       *[other] ゼツボウノトキ。チカラを{ $count }枚引き、すべて手札にする。
    }
drew-ghost =
    { COUNT($powers) ->
        [0] あなたは何も引けない。
       *[other] あなたが引いたのは、{ $powers }。
    }
power-set-ghost = あなたが{ $slot }にチカラを伏せてセットする。
power-taken-back-ghost = あなたが{ $slot }のチカラを手札にもどす。
dark-ghost = 明かりが消える。訪問者は目を閉じている。
activated-ghost = 暗がりで、あなたが「{ $power }」を発動する。
moves-things-ghost = 暗がりで、あなたが{ $room }の物を動かす。
interrupted-ghost = あなたが{ $seat }に割り込む。「{ $power }」
item-stolen-ghost = 「ソノコガホシイ」。{ $seat }の{ $item }を奪い、ゲームから除外する。
tile-stolen-ghost = 「ソノコガホシイ」。{ $seat }のチップを1枚奪い、ゲームから除外する。
shown-tile-stolen-ghost = 「ソノコガホシイ」。{ $seat }がいま見せた{ $tile }を奪い、ゲームから除外する。
stole-ghost = あなたが取ったのは、{ $tile }。
dragged-ghost = あなたが{ $seat }を{ $room }へ引きよせる。
