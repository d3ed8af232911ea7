# Betrayal in sentences, for the ear and for the terminal: the people, the house, the books.

evening-aloud-now = How it stands
evening-explore = Round { $round }. Omens drawn: { $omens }.
evening-haunt = { $haunt }, round { $round }.
evening-person = { $seat } ({ $family }, { $role }): { $where }. { $traits }.
evening-person-family = { $family } ({ $role }): { $where }. { $traits }.
evening-person-you = You ({ $family }, { $role }): { $where }. { $traits }.
evening-trait = { $trait } { $value }
evening-trait-critical = { $trait } { $value } (critical)
evening-used = { $card } (used)
evening-joint = {" "}
evening-carries = Has: { $things }.
evening-dead = dead
evening-away = not in the house
evening-being = { $being }: { $tile }.
evening-traits = { $traits }.
evening-here-being = { $being }
evening-being-stunned = { $being } (stunned): { $tile }.
evening-counter = { $counter }: { $value }.
evening-counter-goal = { $counter }: { $value } of { $goal }.
evening-tile = { $tile }: { $facts }
evening-next-to = Next to: { $tiles }.
evening-open = Open: { $sides }.
evening-locked = Locked: { $side } ({ $traits } { $need }+ opens it).
evening-or = { " or " }
evening-here = Here: { $things }.
evening-no-tile = No tile is called “{ $about }”.
evening-box = { $name }: { $told }
evening-secret = { $secret }: { $told }.
evening-ghost = dead, and walks
evening-health = { $number } left.
evening-safe = No attack does anything to it now.
evening-has = It has this: { $status }.
evening-possible = { $secret } can be: { $value }.
evening-token = The token here, as you have seen: { $marker }.
evening-looked = { $who } has looked at the token here.
own-side = your own side

# Help in the terminal

game-help-choose = A number, or the first words of a choice, chooses it. Beginnings of words will do, such as: go entrance. Also:
game-help-rules = rules, rules B146, rules omen  all rules, one by its number, or those that speak of something
game-help-look = look, look staircase  the whole house, or the tiles of this name with what is printed on them
game-help-notes = notes  what you may read: the haunt and your book, and the cards that you carry
