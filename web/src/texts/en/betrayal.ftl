# Betrayal on the page. Traits, regions, decks, markers, sides and roles have their names in the game's own catalogue, and what a pack adds comes from the table.

betrayal-ending-art = The house on its hill, as the night ends.

# The house

betrayal-board = The house: four maps. Arrow keys move the view, plus and minus bring it nearer, Home shows all, I tells about a tile
betrayal-maps = Maps
betrayal-lens = View
betrayal-nearer = Nearer
betrayal-farther = Farther
betrayal-all = The whole house
betrayal-to-actor = To whoever acts
betrayal-about-tile = About { $tile }, { $region }
betrayal-turn-tile = Turn
betrayal-lay-tile = Lay it
betrayal-here = Here and now
betrayal-symbols = Symbols
betrayal-runestone = A runestone
betrayal-passage = A secret passage
betrayal-locked = Doorway to the { $side } locked: { $traits } { $need }+ opens it
betrayal-or = {" or "}
betrayal-lies-here = Lies here
betrayal-stunned = stunned

# How it stands

betrayal-setup = Before the evening
betrayal-round = Round { $number }
betrayal-round-haunt = Haunt, round { $number }
betrayal-monsters = The house moves
betrayal-moves = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
  }
betrayal-used = Used this turn
betrayal-used-up = done this turn: { $what }
betrayal-omens = { $count ->
    [one] 1 Omen
   *[other] { $count } Omens
  }
betrayal-comes = The haunt begins { $how }.
betrayal-comes-or = {", or "}
betrayal-onset-omen_roll = at a haunt roll of { $number } or more
betrayal-onset-omens = with Omen number { $number }
betrayal-onset-tiles = when { $number } tiles are found
betrayal-onset-rounds = in round { $number }
betrayal-onset-begins = as was read out

# People and cards

betrayal-people = Explorers
betrayal-aged = { $family }, { $age }
betrayal-details = { $name }: traits and cards
betrayal-track = { $trait } { $value }, step { $step } of 8, began on { $start }
betrayal-track-key = The bright number is the trait as it is: you roll so many dice, and walk so many tiles with Speed. Damage moves it towards the skull, healing back to the green line. Before the haunt nothing reaches the skull; afterwards whoever reaches it is dead.
betrayal-hand = Carried
betrayal-nothing = Nothing
betrayal-used-card = used
betrayal-heirloom-of = heirloom of { $family }
betrayal-yours = yours
betrayal-dead = dead
betrayal-escaped = away
betrayal-decks = Decks
betrayal-decks-for = What is still to be drawn, the next one on top, and for which regions each is. A tile that is not for yours goes to the bottom.
betrayal-anywhere = anywhere
betrayal-card = The card
betrayal-rolled = Dice: { $dice }. Result { $total }

# The books

betrayal-goal = To win
betrayal-goal-of = To win ({ $book })
betrayal-begins = So it begins
betrayal-box-main = Main goal
betrayal-box-side = Side goal
betrayal-box-reaction = Happens
betrayal-box-fact = Known
betrayal-box-power = Power
betrayal-box-monster = Monster
betrayal-shown-to-all = known to all
betrayal-missing = still missing
betrayal-need-carry = carry { $what }
betrayal-need-at = be at { $what }
betrayal-need-with = be with { $what }
betrayal-need-near = be with { $what }
betrayal-need-stun = stun { $what }
betrayal-need-word = this word is used up this turn
betrayal-one-of = one of { $count } places
betrayal-where = Show where
betrayal-progress = Progress
betrayal-secrets = Secrets
betrayal-unknown = not known to you

# The story

betrayal-tonight = Tonight
betrayal-story = Story
betrayal-story-opens = When the evening began
betrayal-story-turns = When it turned
betrayal-house-rules = Rules of this house
betrayal-go-in = Into the house
betrayal-haunt-begins = The haunt begins
betrayal-heard = What is read out to all
betrayal-your-book = Your book
betrayal-for-you = For your eyes only
betrayal-you-are = You are { $role }.
betrayal-to-book = Open your book
betrayal-to-house = Back to the house
betrayal-who-reads = Each side now reads its own book, on its own screen.
betrayal-lifts = See what each side knew
betrayal-outcome-lost = lost
betrayal-outcome-won = won

# The sides read apart

betrayal-asked = { $name } is asked now
betrayal-asked-you = you are asked now
betrayal-how-won = What the winners had to do
betrayal-apart = The sides read apart
betrayal-apart-with =
    { $count ->
        [one] Only { $names } hears what you say now.
       *[other] Only { $names } hear what you say now.
    }
betrayal-apart-alone = Nobody hears you: you read alone.
betrayal-apart-looking = What they talk about, nobody else hears.
betrayal-apart-reads = { $name }: reading
betrayal-apart-ready = { $name }: ready
betrayal-apart-reads-you = You: reading
betrayal-apart-ready-you = You: ready
betrayal-apart-done = I have read my book
betrayal-apart-talk = Talk with your side
betrayal-apart-first = Talk first, and see the house

# On the stage

betrayal-stage-your-turn = Your turn
betrayal-stage-you-at = You are in the { $tile }.
betrayal-stage-at = { $name } is in the { $tile }.
betrayal-here-too = Here too
betrayal-now = { $steps ->
    [0] { $trait } is at the skull.
    [one] { $trait } is { $value } now, 1 step above the skull.
   *[other] { $trait } is { $value } now, { $steps } steps above the skull.
  }
betrayal-stage-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
betrayal-stage-roll =
    { $count ->
        [one] Roll the die
       *[other] Roll { $count } dice
    }
betrayal-stage-dice =
    { $count ->
        [one] One die, not thrown yet
       *[other] { $count } dice, not thrown yet
    }
betrayal-moves-card = no moves: card drawn
betrayal-me-title = The evening begins
betrayal-me-are = You are { $name }
betrayal-me-family = Of the { $family } family, { $age } years old.
betrayal-me-mark = { $mark ->
    [1] Your colour is yellow, your mark the circle.
    [2] Your colour is blue, your mark the square.
    [3] Your colour is green, your mark the triangle.
    [4] Your colour is red, your mark the diamond.
   *[5] Your colour is purple, your mark the star.
  }
betrayal-me-speed-for = moves a turn
betrayal-me-might-for = to fight
betrayal-me-sanity-for = against fear
betrayal-me-knowledge-for = to find out
betrayal-me-first = You move first.
betrayal-me-after = { $count ->
    [one] { $names } moves first; then it is your turn.
   *[other] { $names } move first; then it is your turn.
  }
betrayal-me-heard = You are { $name }. { $want }
betrayal-me-want = On your first turn, go through an open doorway. A new room is laid there, and you draw what its symbol shows. Drawing ends your moves; you can still act.
betrayal-ghost = walks, though dead
betrayal-health = { $number } left
betrayal-safe = no attack does anything to it now
betrayal-token = You have looked: { $what }
betrayal-looked = { $who } has looked
betrayal-possible = It can be
betrayal-possible-many = It can be one of { $count }
betrayal-next-moves =
    { $way ->
        [more] { $count ->
            [one] next turn 1 move more
           *[other] next turn { $count } moves more
        }
       *[fewer] { $count ->
            [one] next turn 1 move fewer
           *[other] next turn { $count } moves fewer
        }
    }
betrayal-stake = What each result brings
betrayal-stake-odds = { $odds } %
betrayal-stake-counts = This counts.
betrayal-stake-nothing = Nothing happens.
betrayal-stake-chances = How likely each result is: { $list }
betrayal-stake-chance = { $result }: { $odds } %
betrayal-stage-haunt-roll = The haunt roll
betrayal-stage-dead-you = You are dead.
betrayal-stage-dead-then = The night goes on without you, and you may watch it. What you know, you keep to yourself.
betrayal-stage-left = Left behind:
betrayal-stage-heirloom = An heirloom of the { $family } family
betrayal-stage-legacy = A Legacy card is read
betrayal-stage-book = It is written in the book of the house
betrayal-stage-ghost = A ghost stays here, in this chapter and in all that follow
betrayal-stage-passage = A secret passage is here from now on, for good
betrayal-stage-changed = This stays so, for good
betrayal-stage-door = A door of the Almanac stands open
betrayal-stage-new-rule = A new rule, from now on
betrayal-stage-naming = The families write down what they are called
betrayal-stage-stay = { $names } will not go down the hill.
betrayal-why-go = Can I go there now?

# The book of a campaign

betrayal-campaign-heirlooms = Heirlooms of { $family }
betrayal-campaign-house = The house, then and now
betrayal-campaign-house-after = The house after { $year }
betrayal-campaign-when = After which evening
betrayal-campaign-now = now
betrayal-campaign-map = { $region }, { $year }
betrayal-campaign-marks = What stays
betrayal-campaign-unseen = (nobody found this room that night)
betrayal-campaign-no-plan = How the rooms lay that night is not known any more.
betrayal-first-room = Attic
