# Hako Onna on the page. Rooms, floors, Shadows, tiles, powers, items and her answers have their names in the game's own catalogue.

hako-board = The plan of the house
hako-floors = Floors
hako-larger = Show the floor larger
hako-grudge-her = She begins the night in one of the two rooms with this mark, the Red Bedroom or the Kid's Room.
hako-grudge-you = You begin the night in one of the two rooms with this mark, the Red Bedroom or the Kid's Room.
hako-scream-her = She screamed here in hour { $hour }: { $room }.
hako-scream-you = You screamed here in hour { $hour }: { $room }.
hako-floor-tab = { $floor ->
    [0] B
   *[other] { $floor }F
  }

# Laying the house

hako-turn-board = Turn
hako-lay-board = Lay it
hako-place-here = A place for this board: { $side ->
    [N] above
    [E] to the right of
    [S] below
   *[W] to the left of
  } the { $room }; { $ways ->
    [one] it fits in one way
   *[other] it fits in { $ways } ways
  }
hako-to-lay = To be laid: { $board }

# The hour, and what all see

hako-hour = { $hour ->
    [0] Dusk
   *[other] Hour { $hour }
  }
hako-when = { $hour ->
    [0] at dusk
   *[other] hour { $hour }
  }
hako-your-time = Your turn
hako-her-time = Her turn
hako-noise = Noise
hako-noise-sure = next: noise, surely
hako-noise-odds = { $bad ->
    [0] next: quiet
   *[other] next: noise { $bad } in { $of }
  }
hako-at-eleven = at 11 her turn
hako-cards-now = { $up ->
    [0] Noise cards: none face up; { $down } face down, { $kept } kept. Noise is made at 11.
   *[other] Noise cards: { $cards } face up, { $total } in all; { $down } face down, { $kept } kept. Noise is made at 11.
  }
hako-discs-now = { $odds ->
    [0] Noise discs: { $laid } of 5 lie.
   *[other] Noise discs: { $laid } of 5 lie. The next stands in { $odds } of 100.
  }
hako-stands = next: { $odds } %
hako-red = red disc
hako-overdue = Time Overdue
hako-overdue-why = After this turn she takes hers
hako-diary = Diary
hako-diary-now = Diary: { $found } of 10 pages found
hako-page = page { $number }
hako-page-found = page { $number }, found
hako-set-now = Set: { $left }, { $right }.
hako-set-card = { $slot }: a card
hako-set-empty = { $slot }: empty
hako-set-at = Set: { $slot }
hako-hand = { $count } in hand
hako-deck = { $count } in the deck
hako-wink = Wink in secret
hako-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
hako-dead = with her now
hako-dead-you = dead, and with her
hako-says = { $name } says:
hako-holds = The house holds its breath.
hako-wants-move = { $who } wants to go to the { $what }.
hako-wants-peek = { $who } wants to Peek at { $what }.
hako-wants-use = { $who } wants to use { $what }.
hako-wants-use-on = { $who } wants to use { $what } on { $on }.

# What is yours

hako-carry = You carry
hako-powers-seen = Powers you were shown, { $when }
hako-your-powers = Your powers
hako-her-powers = Her powers
hako-in-hand = in hand
hako-location = Under you
hako-under-her = Under her
hako-code = Code
hako-needs = waits for { $pages } pages
hako-ready = ready
hako-step-scream = Scream
hako-step-set = Set
hako-step-activate = Activate
hako-step-move = Move
hako-number-out = { $number }, cannot be in it
hako-pick-three = { $left ->
    [0] Three numbers
   *[other] { $left } more
  }
hako-take-code = Take { $numbers }
hako-open-with = Try { $numbers }

# The notebook

hako-notebook = Notebook
hako-may-be = Where she may be
hako-hatched = Hatched: she may be there. Elsewhere she cannot be.
hako-may-be-short = Where is she?
hako-tell = Say what lies where
hako-tell-short = Say
hako-telling = Touch a place to speak of it
hako-key-in-safe = The Key Ring is in the safe.
hako-key-out = The Key Ring is out of the safe.
hako-codes-left = { $count ->
    [one] 1 code is left
   *[other] { $count } codes are left
  }
hako-guesses = Wrong guesses
hako-weakness = Her weakness
hako-your-weakness = Your weakness
hako-may-work = may work
hako-works = works
hako-does-not-work = does not work
hako-seen = Seen
hako-told = Told
hako-nothing-yet = Nothing yet.
hako-screams = Screams
hako-drawn-kept = she kept a power
hako-drawn-bottom = the card went under
hako-answers = Her answers
hako-gone = Out of the game
hako-in-hand-of = with { $name }
hako-held-by = kept by { $name }, out of reach
hako-out-of-game = out of the game
hako-somewhere = somewhere
hako-perhaps = Perhaps
hako-one-of = one of these: { $tiles }
hako-stale = may have changed
hako-how-peeked = you Peeked
hako-how-shown = shown by { $name }
hako-how-seen = all saw it
hako-how-looked = she or a Hakobito Peeked
hako-how-photographed = in a photograph
hako-how-placed = you put it there
hako-how-dead = { $name } knew it, before

# The plan in words

hako-inside = What stands where
hako-spot = { $tiles ->
    [0] { $name }: no tile
    [one] { $name }: one tile
   *[other] { $name }: { $tiles } tiles
  }
hako-face-up = empty, face up
hako-salted = salted
hako-known-here = you know: { $tile }
hako-safe-at = The Safe is here: { $place }.
hako-may-be-here = she may be here

# In the dark, and dying

hako-eyes-shut = Her turn. Your eyes are shut.
hako-died-you = You are dead
hako-died-to-her = A lid closes, gently. { $name } lies in a box now, and is on her side.
hako-died-to-you = A lid closes, gently. { $name } lies in a box now, and is on your side.
hako-after-death = You are on her side now: from her next turn on you see what she sees, and in the dark you move from Shadow to Shadow, as she does.
hako-you-see = You Peek: { $place }

# The end

hako-lifts = See where she was
hako-eyes-of = What they knew
hako-truth = The curtain is up: where she was, hour by hour, and what they knew.
hako-thought = { $places ->
    [one] knew where she was
   *[other] thought of { $places } places
  }
hako-knew = { $tiles ->
    [one] knew 1 tile
   *[other] knew { $tiles } tiles
  }
hako-outcome-0 = lost
hako-outcome-1 = died, and won with her
hako-outcome-2 = won
hako-ending-escape = A road in the fog, a car, a house with one window lit.
hako-ending-defeat = A small folded dress on the boards, and an open door.
hako-ending-rest = A doll on a small bed of bones, and a lamp.
hako-ending-all-dead = A row of boxes, lids shut, eyes in the gaps.
hako-ending-no-way = A corridor without doors.
hako-ending-gave-up = A box for each of you, open.
hako-beside = People

# What has the stage

# A Peek

scene-shut-open = Open: { $place }
scene-shut = Shut: { $place }
scene-open = Open: { $place }
scene-looks-back = Open: { $place }. Somebody looks out.
scene-looks-back-you = You look in. From very near, something looks out.
scene-looks-back-other = { $name } looks in, and does not look away again.

# A page of the Diary

scene-arms-her = Page { $page } arms her
scene-arms-you = Page { $page } arms you
scene-keeps-her = The page wakes { $power }. Until now she had to put that card away when she drew it; from now on she keeps it.
scene-keeps-you = The page wakes { $power }. When you draw it now, you keep it.
scene-strong-her = { $pages } pages are found. With so many she can use what she could only Set before: { $powers }.
scene-strong-you = { $pages } pages are found. With so many you can use what you could only Set before: { $powers }.
scene-stronger-her = { $left ->
    [one] { $pages } of 10 pages. With one more she can use stronger powers.
   *[other] { $pages } of 10 pages. With { $left } more she can use stronger powers.
  }
scene-stronger-you = { $left ->
    [one] { $pages } of 10 pages. With one more you can use stronger powers.
   *[other] { $pages } of 10 pages. With { $left } more you can use stronger powers.
  }

# What she does

scene-scream = The plan of the house. Rings go out from one room: { $room }.
scene-doors-away = { $doors ->
    [0] It is the room where you stand.
    [one] It is the room next to yours.
   *[other] It is { $doors } doors away from you.
  }
scene-played = A pale hand lays a card on the floor: { $power }.
scene-played-you = It is played against you
scene-played-other = It is played against { $name }
scene-barred = Planks fall across a door, and a strip of paper seals them.
scene-barred-until = No Visitor gets through until her next turn is over. Ghosts do.
scene-overdue = A tall clock strikes beside a stack of five discs.
scene-overdue-why = You were quiet for so long that the night has caught up with you. Nobody Made Noise; her turn comes all the same.
scene-taken = A pale hand draws something away: { $thing }.
scene-thrown = { $thing }, thrown; a white cloud fills the room.
scene-struck = { $thing }, in the moment of the blow.
scene-dark = A candle goes out.
scene-dark-told = Small feet are crossing the floor.
scene-light = A candle is lit again, and the room is there.
scene-light-told = Everything is where it was, or nearly.
scene-turned-down = { $place }: the tile lay face up, and lies face down now.
scene-doubtful = { $count ->
    [one] One thing that you knew may lie elsewhere now.
   *[other] { $count } things that you knew may lie elsewhere now.
  }
scene-unbarred = The Door Barrier is lifted.

# Death

scene-died-peek = A lid is raised. Under it a pale face, hair over half of it, and one open eye.
scene-died-item = A pale face, very near, with its mouth wide open.
scene-died-behind-you = Somebody from behind; over the shoulder a pale face, and a hand.
scene-died-weapon = A pale face beside the weapon. Its hair has closed round it.
scene-her-side = The room through the gap under a lid, and those who still walk in it.
scene-her-side-title = The house from her side
scene-joined = You see what she sees
scene-she-is-at = She is here: { $place }.
scene-code-is = The code of the Safe: { $numbers }.
scene-weakness-is = What can end her: { $tile }.
scene-win-with-her = When she wins, you win with her.
scene-she-was-at = She was here: { $place }.

tower = The noise tower
tower-board = The little board by candlelight
tower-hand = Your hand over the little board. Arrows move it, Q and E turn the disc, R turns it over, Page Up and Page Down lift and lower it, Space lets go, Escape takes it back.
tower-how = Bring the disc over { $empty ->
    [yes] the blip
   *[no] the stack
  } and hold: while your hand is still, it sinks. Let go low and slowly.
tower-weaker = It is your weaker hand.
tower-slip = Too short to be meant. Hold, and let go when the disc is low.
tower-steps = Lay the disc in steps
tower-in-steps = In steps
tower-let-go = Let go
tower-aim = Aim
tower-aim-middle = where it lies best
tower-aim-left = a little left
tower-aim-right = a little right
tower-aim-away = a little away
tower-aim-near = a little nearer
tower-care = Care
tower-care-careful = with all care
tower-care-steady = steadily
tower-care-hasty = in haste
tower-lay-side = Blip
tower-side-down = down
tower-side-up = up
tower-turn-up = Blip up
tower-turn-down = Blip down
tower-empty = The board is empty but for its blip.
tower-leans = { $count ->
    [one] One disc lies
   *[other] { $count } discs lie
  }, and the stack { $much ->
    [straight] stands nearly straight.
    [little] leans a little { $way ->
        [left] to the left.
        [right] to the right.
        [away] away from you.
       *[near] towards you.
      }
   *[far] leans far { $way ->
        [left] to the left.
        [right] to the right.
        [away] away from you.
       *[near] towards you.
      }
  } { $tilt ->
    [0] Its top is level.
   *[other] Its top slopes { $down ->
        [left] to the left
        [right] to the right
        [away] away from you
       *[near] towards you
      }, by { $tilt } degrees.
  }
tower-lays = { $name } lays a disc.
tower-house = See the house
tower-back = To the tower
tower-now = Noise tower: { $laid } of 5 lie. { $leaning }

tower-practice = The practice board
tower-freely = Practice
tower-freely-line = No ghost, no turns. The hand trembles as it does at the table.
tower-wanted = The first disc has to lie on the blip of the board, each other on the disc below it, and on nothing else.
tower-aimed =
  { $way ->
      [right] You let it go { $off } mm to the right of the middle of { $on ->
          [blip] the blip
         *[disc] the disc below
      }
      [left] You let it go { $off } mm to the left of the middle of { $on ->
          [blip] the blip
         *[disc] the disc below
      }
      [away] You let it go { $off } mm behind the middle of { $on ->
          [blip] the blip
         *[disc] the disc below
      }
      [near] You let it go { $off } mm in front of the middle of { $on ->
          [blip] the blip
         *[disc] the disc below
      }
     *[middle] You let it go over the middle of { $on ->
          [blip] the blip
         *[disc] the disc below
      }
  }{ $past ->
      [yes] , past its edge.
     *[no] .
  }
tower-trembled = To that a hand like this adds about { $sway } mm of its own. The stillest adds 1 mm: low, slow, and not sideways.
tower-tonight = Tonight's tower
tower-tonight-line = The same discs and the same trembling for everybody, until midnight.
tower-kinds = Tonight's discs
tower-kind-black = black
tower-kind-small = red, small blip
tower-kind-big = red, big blip
tower-stands = { $all ->
    [yes] All five stand, { $high } mm high.
   *[no] Disc { $number } stands. The stack is { $high } mm high.
  }
tower-falls = Disc { $number } brings the stack down.
tower-slips = Disc { $number } slips off; the others stand. Lay it again.
tower-try = Begin a try ({ $left } left)
tower-no-try = You have had all your tries of tonight.
tower-best = Tonight's best
tower-you = You
tower-nameless = somebody
tower-stood = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
  }, { $high } mm
tower-promise = How the trembling is kept fair
tower-promise-line = It follows from a key that is shown tomorrow. This is its seal:
tower-yesterday = Yesterday's key:
tower-edition = Edition
tower-edition-en = English edition
tower-edition-ja = Japanese edition
tower-level = Difficulty
tower-level-easy = easy
tower-level-regular = regular
tower-level-hard = hard
tower-level-nightmare = nightmare
tower-most = Your most so far: { $discs }
tower-anew = Clear the board
tower-door = To the door
