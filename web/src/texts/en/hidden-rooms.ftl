# Hidden Rooms on the page. Tiles, colours and directions have their names in the game's own catalogue.

rooms-board = The house from above, six by six squares
rooms-stage = Stage { $stage }
rooms-turn = turn { $turn }
rooms-won = won { $wins } of 2
rooms-lost = lost { $losses } of 3
rooms-offered = The two tiles
rooms-memory = Memory
rooms-pool = Pool
rooms-discard = discard
rooms-fit = { $fitting } of { $tiles } fit
rooms-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
rooms-draw-of = { $tiles ->
    [one] { $what }, 1 tile left
   *[other] { $what }, { $tiles } tiles left
  }
rooms-empty = empty
rooms-you-stand = You stand on { $square }, on { $tile }.
rooms-stands = { $who } stands on { $square }, facing { $facing }.
rooms-seen = It sees you.
rooms-unseen = It does not see you.
rooms-has-you = It has you.
rooms-away = { $steps ->
    [one] It is one square away.
   *[other] It is { $steps } squares away.
  }
rooms-ending-won = A door stands open on the morning. A child walks out.
rooms-ending-caught = The candle is out. Two eyes remain.
rooms-ending-closed = The door has closed. A line of light, then none.
rooms-ending-late = A candle has burnt down before a shut door.

# While the board plays

rooms-joins-number = { $tile } follows { $under }: as high, or higher. A room joins the house.
rooms-joins-colour = { $tile } follows { $under }: the same colour. A room joins the house.
rooms-slips = { $tile } does not follow { $under }. It slips into memory.
rooms-step-K15 = It sees you beside it, and turns.
rooms-step-K16 = It sees you, and comes.
rooms-step-K17 = It walks on, along its route.
rooms-step-K18 = It turns, as its route does.

# The end of a stage

rooms-caught-loomer = It bends down to you, all the way down, and there is no ceiling any more.
rooms-caught-coil = The carpet lies flat, for once. Then it begins to roll.
rooms-caught-wick = It takes your flame between two fingers, with care, and sets it where its own used to be.
rooms-caught-hinge = You go through the last door. It was not a door.
rooms-caught-drape = The curtain opens. There is nobody behind it, and nobody has you.
rooms-caught-stranger = The candle is out. { $monster } bends down to see what you are.
rooms-better-caught = Next time: before you end a turn, “What will it do?” shows where it will go. Outside of its marked squares it does not see you.
rooms-better-closed = Next time: search in every turn, and from low numbers. A turn without a new room only brings it on along its route.
rooms-told-closed = { $monster } is at the end of its route. It has the key, and it turns it.
rooms-told-late = The candle has burnt down. Outside it is morning; in here it is not.
rooms-told-won = The door stands open. It is cold outside, and it smells of grass.
rooms-here = You stand here.
rooms-too-far = { $square } is not beside you. You reach only squares next to the one you stand on, one after the other.
