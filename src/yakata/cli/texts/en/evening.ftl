# Betrayal in the terminal: the people, the house, the books.

evening-explore = Round { $round }. Omens drawn: { $omens }.
evening-haunt = { $haunt }, round { $round }.
evening-person = { $seat } ({ $family }, { $role }): { $where }. { $traits }.
evening-person-family = { $family } ({ $role }): { $where }. { $traits }.
evening-person-you = You ({ $family }, { $role }): { $where }. { $traits }.
evening-carries = Has: { $things }.
evening-dead = dead
evening-away = not in the house
evening-being = { NUMBERED($kind, $number) }: { $tile }. { $traits }.
evening-being-stunned = { NUMBERED($kind, $number) } (stunned): { $tile }. { $traits }.
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
own-side = your own side
