# Playing games with several seats in the terminal, line by line.

seats-you-are = You are { $people }.
seats-you-all-are = Round this screen sit { $people }.
seats-bots = Played by { $bot }: { $bots }.
seats-you-were-here = You were here. Since your last choice:
seats-reconstructed = { $line } What, part by part: yakata games, and docs/hako-onna.md#what-is-reconstructed.
seats-short-help = Answer with a number, or with the first words of a choice. ? for help.
seats-saved = Saved. The same command goes on from here.
seats-save-broken = The saved game cannot be read, or was played by other rules. It is kept as { $file }. This is a new game.
seats-broke = Something in the house broke ({ $kind }). The game is kept as { $file }.
seats-hush = Steps that you cannot count.
seats-curtain = Give the screen to { $called }. Nobody else looks.
seats-press-enter = Press Enter, { $called }.
seats-hint = Hint: { $hint }
seats-aside = { $choice } ({ $aside })
seats-joint = ;{" "}
seats-twice = { $choice }? Something else can still be done. Say it once more if you mean it.
seats-which = Which of these?
seats-not-understood = “{ $typed }” is none of the choices. ? for help.
seats-goal-win = What you try to do:
seats-goal-stop = What can stop you:
seats-goal-far = { $said } ({ $done } of { $of })
seats-no-goal = There is nothing to try for now.
why-choice = { $choice }.
seats-order = Until you say otherwise: { $choice }. Say always at a question of yours to be asked again.
seats-order-gone = You will be asked again.
seats-no-order = There is no standing order for this question.
seats-field = { $label }: { $what }
seats-yes = yes
seats-no = no
seats-no-notes = There is nothing to note in this game. Say look or log.

# The words that are no choices

seats-words-help = ? help h
seats-words-goal = goal goals
seats-words-why = why
seats-words-rules = rules rule
seats-words-look = look house view
seats-words-notes = notes notebook
seats-words-log = log
seats-words-undo = undo
seats-words-always = always
seats-words-quit = quit q exit

seats-help-choose = A number, or the first words of a choice, chooses it. Beginnings of words will do. Also:
seats-help-help = ?  this page
seats-help-beside = (...)  in brackets after a choice: what it does and how likely it is, as far as you can know
seats-help-goal = goal  what you try to do, and what can stop you
seats-help-why = why, why 2  the rule behind the question, or behind a choice, and what its card says
seats-help-rules = rules, rules WORD  all rules, or those that speak of something
seats-help-look = look  everything you see
seats-help-notes = notes  what you know
seats-help-log = log  what has happened
seats-help-undo = undo  take back your last choice, until something was seen or the turn has passed on
seats-help-always = always  answer this question like that from now on
seats-help-quit = quit  save and leave; the same command goes on

# The end

seats-won = Won by { $winners }.
seats-nobody-won = Nobody has won.
seats-record = The record of this game: { $file }
