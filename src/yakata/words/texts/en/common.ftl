# What every game says.

game-over = The game is over.
chance-decides = Chance decides here.
still-to-be-seen = What comes of it is still to be seen.
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
own-name = { $name } ({ $beside })
campaign-free-play = Free play
the-reader = you

# Discs that are laid by hand

tower-far = No disc is laid so far off.
tower-inside = There the disc would be inside another.
tower-high = No disc is let go so high.
tower-fast = No disc is let go so fast.
tower-turn = A turn is 0 to 359 degrees.
tower-side = This disc has no blip to lay up.
tower-many = No more discs lie on one board.
