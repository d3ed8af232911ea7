# 席がいくつもあるゲームをターミナルで、一行ずつ遊ぶ。

seats-you-are = あなたは{ $people }。
seats-you-all-are = この画面を囲む：{ $people }。
seats-bots = { $bot }が受けもつ席：{ $bots }。
seats-you-were-here = ここにいた。最後に選んでからのこと：
seats-reconstructed = { $line }くわしくは yakata games --lang ja と docs/hako-onna.md#what-is-reconstructed。
seats-short-help = 番号か、選択の初めの言葉で答える。? で説明。
seats-saved = 保存した。同じコマンドでここからつづく。
seats-save-broken = 保存したゲームが読めないか、ルールがちがう。{ $file } として残した。新しく始める。
seats-broke = 館の中で何かがこわれた（{ $kind }）。ゲームは { $file } に残してある。
seats-hush = 数えられない足音がする。
seats-curtain = 画面を{ $called }に渡して。ほかの人は見ない。
seats-press-enter = { $called }はEnterキーを。
seats-hint = 手引き：{ $hint }
seats-aside = { $choice }（{ $aside }）
seats-joint = ；
seats-twice = { $choice }？　まだほかにできることがある。それでよければ、もう一度。
seats-which = どれのこと？
seats-not-understood = 「{ $typed }」という選択はない。? で説明。
seats-goal-win = 目当て：
seats-goal-stop = さまたげ：
seats-goal-far = { $said }（{ $of }のうち{ $done }）
seats-no-goal = 今はめざすことがない。
why-choice = { $choice }。
seats-order = これからはいつも：{ $choice }。また聞かれたいときは、自分の問いで「いつも」と言う。
seats-order-gone = また聞くことにする。
seats-no-order = この問いは、前もって答えておけない。
seats-field = { $label }：{ $what }
seats-yes = はい
seats-no = いいえ
seats-no-notes = このゲームに手帳はない。look か log で見られる。

# 選択ではない言葉

seats-words-help = ? help h 説明 ヘルプ
seats-words-goal = goal goals 目当て 目的
seats-words-why = why なぜ
seats-words-rules = rules rule ルール
seats-words-look = look house view 見る 家 館
seats-words-notes = notes notebook 手帳
seats-words-log = log 経過
seats-words-undo = undo もどす 戻す
seats-words-always = always いつも
seats-words-quit = quit q exit やめる 終了

seats-help-choose = 番号か、選択の初めの言葉で選ぶ。ほかに：
seats-help-help = ?（説明）　このページ
seats-help-beside = （…）　選択のあとの括弧：それで起きることと、その見込み。わかっている範囲で
seats-help-goal = goal（目当て）　めざすことと、それをさまたげるもの
seats-help-why = why（なぜ）、why 2　問いや選択のもとになるルールと、そのカードの文
seats-help-rules = rules（ルール）、rules 言葉　すべてのルール、またはその言葉の出てくるルール
seats-help-look = look（見る）　見えるものすべて
seats-help-notes = notes（手帳）　知っていること
seats-help-log = log（経過）　これまでのできごと
seats-help-undo = undo（もどす）　最後の選択をもどす。何かを見るか、手番が移るまで
seats-help-always = always（いつも）　この問いには、これからいつもそう答える
seats-help-quit = quit（やめる）　保存して終わる。同じコマンドでつづく

# 終わり

seats-won = 勝ったのは{ $winners }。
seats-nobody-won = だれも勝っていない。
seats-record = このゲームの記録：{ $file }
