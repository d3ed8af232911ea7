# Hako Onna in sentences, for the ear and for the terminal: the plan of the house, what is known, the notebook, the truth.

night-aloud-now = How it stands
night-joint = ;{" "}
night-sentences = { $first } { $second }

# The plan

night-floor-2 = Second floor
night-floor-1 = First floor
night-floor-0 = Basement
night-legend = Numbers are Visitors, [yours]; ^ v stairs, # barred. a1: Shadow a has one tile; + you know it, ? it may have changed, * she may be there, x a Hakobito, X she herself.
night-too-wide = This floor is too wide to be drawn here. Say look.
night-side-N = up
night-side-E = right
night-side-S = down
night-side-W = left

# A board to be laid

choice-place-beside =
    { $side ->
        [N] Above
        [E] To the right of
        [S] Below
       *[W] To the left of
    } the { $beside }, with { COUNT($doors) ->
        [one] a door
       *[other] doors
    } { $doors }{ COUNT($open) ->
        [0] {""}
        [one] ; one more door: { $open }
       *[other] ; more doors: { $open }
    }{ COUNT($walls) ->
        [0] {""}
        [one] ; a door against the wall of the { $walls }
       *[other] ; doors against the walls of the { $walls }
    }{ $head ->
        [N] ; the right way up
        [E] ; turned to the right
        [S] ; upside down
        [W] ; turned to the left
       *[other] {""}
    }
place-door = to the { $there }
place-door-room = from the { $room } to the { $there }
place-open-room = { $side } ({ $room })

# Rooms and Shadows

night-room = { $room }, next to: { $ways }.
night-room-alone = { $room }.
night-no-room = No room is called “{ $word }”.
night-people = Here: { $people }.
night-you = you
night-one = { $seat }
night-card = { $card }: { $told }
night-shadow = { $shadow }: { $what }
night-tiles =
    { $count ->
        [0] no tile
        [one] 1 tile
       *[other] { $count } tiles
    }
night-face-up = an Empty tile, face up
night-salted = salt lies there
night-may-be = she may be there
night-hakobito-may-be = { $ghosts } may be there
night-ghost-here = { $ghosts } is there
night-you-here = you are there
night-below = out of reach below: { $tile }
night-said = { $seat } said: { $tile }
night-known = { $tile }, { $source }
night-known-stale = { $tile }, { $source }, but it may have changed
night-how-peeked = you Peeked in hour { $hour }
night-how-shown = shown by { $seat } in hour { $hour }
night-how-seen = all know it
night-how-looked = seen in hour { $hour }
night-how-placed = laid there
night-how-photographed = in a photograph
night-how-dead = from the dead of { $seat }

# How it stands

night-board = The board to lay: { $board }.
night-hour = Hour { $hour } of the night. { $unlocked ->
        [0] No Power is unlocked: no page of the Diary is found.
       *[other] Powers unlocked: { $unlocked } (Diary { $diary }).
    }
night-noise-cards-none = No Noise card is turned up; together { $limit } would be heard. Face down or kept: { $rest }. Passes: { $kept }.
night-noise-cards = Noise cards turned up: { $cards }, together { $total }; { $limit } would be heard. Face down or kept: { $rest }. Passes: { $kept }.
night-noise-discs = Noise: { $laid } discs laid, { $kept } passes. Disc { $number } is { $red }; with care it stands { $odds } times in 100.
night-noise-real = Noise: { $laid } discs laid, { $kept } passes. Disc { $number } is { $red }.
night-red = red
night-black = black
night-cards = Her powers: { $hand } in hand, { $set } Set, { $deck } in the deck.
night-you-with = You are in the { $room } with { $people }.
night-you-alone = You are alone in the { $room }.
night-you-have = You have { $things }.
night-thing = { $what }
night-dead = You are dead, and play with her now.
night-means = Means to hide { IN($shadow) }.
night-ghost-at = Hidden { IN($shadow) }: { $ghosts }.
night-holds = Kept out of reach there: { $tile }.
night-secrets = The code of the Safe is { $code }. What can end her: { $weapon }.
night-hand-powers = Powers in hand: { $powers }.
night-set-power = Set { IN($slot) }: { $power }.

# The notebook

night-notes-empty = Nothing is written here yet.
night-notes-tiles = Tiles
night-notes-told = Said, asked and heard
night-notes-safe = The Safe and the weapons
night-notes-her = Her powers, and what is gone
night-notes-where = Where she can be
night-note = What lies { IN($shadow) }: { $what }
night-note-gone = Out of the game: { $what }
night-note-hand = { $seat } carries { $what }
night-note-held = With { $ghosts }: { $what }
night-note-lost = Somewhere: { $what }
night-perhaps = What lies { IN($shadow) } is one of these: { $tiles }
night-perhaps-gone = Out of the game, one of these: { $tiles }
night-perhaps-hand = { $seat } may carry one or more of these: { $tiles }
night-perhaps-here = one of these: { $tiles }
night-claim = Hour { $hour }: { $seat } said that { $tile } is { IN($place) }
night-answer = Hour { $hour }: { $seat } asked with { $item }: { $asked } She answered: { $answer }
night-scream-kept = Hour { $hour }: a scream in the { $room }; she kept the power
night-scream-bottom = Hour { $hour }: a scream in the { $room }; the power was locked
night-scream-despair = Hour { $hour }: a scream in the { $room }; Time of Despair
night-in-code = In the code: { $numbers }
night-not-in-code = Not in the code: { $numbers }
night-guessed = Wrong guess: { $numbers }
night-useless = Does not work: { $weapons }
night-safe-open = The Safe is open.
night-powers-shown = Shown to you in hour { $hour }: { $powers }
night-face-up-powers = Set face up: { $powers }
night-gone = Out of the game: { $things }
night-anywhere = Almost anywhere: { $count } Shadows, marked * on the plan
night-only = Only here: { $shadows }
night-only-hakobito = { $ghosts }, only here: { $shadows }

# The truth

night-truth = The curtain lifts. This was true:
night-path-begins = Before the first hour she hid { IN($shadow) }.
night-path = Hour { $hour }: { $what }

# A record that is told: what has no event, for nobody else was told of it then

did-lock = { $seat } chooses the code of the Safe: { $a }, { $b } and { $c }.
did-fear = { $seat } chooses the one weapon that can end her: { $weapon }.
did-bury = { $seat } lays the Bones { IN($shadow) }.
did-go = In the dark { $seat } goes to the { $room }.
did-let = { $seat } could interrupt, and lets it happen.
did-steal =
    { $seat } takes { $what ->
        [card] the Item card
        [shown] the tile just shown
       *[tile] a face-down tile, unseen
    }.
drew-power = { $draws ->
    [one] A power is drawn from the deck. Only she sees it.
   *[other] { $draws } powers are drawn from the deck. Only she sees them.
}
drew-face = { $draws ->
    [one] A face-down tile is looked at. Nobody else is told what it is.
   *[other] { $draws } face-down tiles are looked at. Nobody else is told what they are.
}

# Help in the terminal

game-help-choose = A number, or the first words of a choice, chooses it. Beginnings of words will do, such as: peek desk. Also:
game-help-rules = rules, rules H62, rules door  all rules, one by its number, or those that speak of something
game-help-look = look, look kitchen  the whole house, or one room of it
game-help-notes = notes  what you know and what was said
