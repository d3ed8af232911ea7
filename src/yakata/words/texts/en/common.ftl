# What every game says.

game-over = The game is over.
chance-decides = Chance decides here.
not-your-decision = It is somebody else's choice.
not-a-choice = That is not a choice.
not-offered = That is not possible now.
empty-text = Nothing was said.
unknown-verb = No choice begins like that. Known: { $known }.
wrong-words = That choice is written: { $form }.
wrong-word = “{ $word }” is not possible there.
write-it-as = Write it as: { $form }.
cannot-come = Chance cannot bring that.
nothing-to-undo = There is nothing to take back.
undo-reveal = Something was revealed since. It cannot be unseen.
undo-hand = The turn has passed on.
undo-not-yours = Only the one who chose can take it back.
list-separator = ,{" "}
numbered = { $name } { $number }
list-two = { $first } and { $last }
list-more = { $first } and { $last }
yourself = yourself
own-name = { $name } ({ $printed })
campaign-free-play = Free play
the-reader = you
