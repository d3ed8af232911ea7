# Hidden Rooms on the page. Tiles, colours and directions have their names in the game's own catalogue.

rooms-board = The house from above, six by six squares
rooms-door = A door, and somebody in it.
rooms-door-of = A door, and in it { $monster }.
rooms-stage = Stage { $stage }
rooms-turn = { $limit ->
    [0] turn { $turn }
   *[other] turn { $turn } of { $limit }
  }
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
rooms-empty = empty
rooms-you-stand = You stand on { $square }, on { $tile }.
rooms-stands = { $who } stands on { $square }, facing { $facing }.
rooms-seen = It sees you.
rooms-unseen = It does not see you.
rooms-ending-won = A door stands open on the morning. A child walks out.
rooms-ending-caught = The candle is out. Two eyes remain.
rooms-ending-closed = The door has closed. A line of light, then none.
