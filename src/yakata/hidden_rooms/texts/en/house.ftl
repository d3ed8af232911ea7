# Hidden Rooms: events, questions, choices and refusals.

game-title = Hidden Rooms
game-line = One child, one monster, a house in the dark.
game-players = 1 player
game-minutes = 20 to 30 minutes

option-stage = Stage
option-beside = What makes it turn (KQ1)
option-beside-sides = a child at its side
option-beside-literal = any child next to it, even ahead
option-off_route = Off its route it makes for (KQ2)
option-off_route-later = the nearest square of it, the later of two
option-off_route-earlier = the nearest square of it, the earlier of two
option-off_route-end = its end
option-chase_ends = The end of its route, reached in a chase (KQ4)
option-chase_ends-true = loses the stage
option-chase_ends-false = does not count
option-empty_pool = When nothing is left to draw (KQ6)
option-empty_pool-memory = search from memory only
option-empty_pool-reshuffle = memory goes back first
option-reshuffle_at = Memory goes back (KQ7)
option-reshuffle_at-5 = on the fifth failed tile
option-reshuffle_at-6 = on the sixth failed tile
bot-random = a sleepwalker
bot-greedy = a hasty child
bot-planner = a child with a plan

# What happened

stage-opened = { $tile } is drawn: stage { $stage }. That tile is out of play.
two-tiles = Two tiles are turned up: { $first } and { $second }.
stage-set = You stand on { $tile }; { $memory } waits in memory. Something is awake.
monster-advance = The monster walks to { $square }.
monster-turn = The monster turns to face { $facing }.
moved = You go { $to }, to { $square }.
ended-turn = You hold your breath.
search-succeeded = { $tile }: there is a room at { $square }. You step in.
search-failed = { $tile } does not follow { $under }. It goes to memory.
reshuffled = Memory is full. Its tiles go back into the dark: { $tiles }.
stage-won = Stage { $stage }: you are out, after { $turns } turns.
stage-lost = Stage { $stage } is lost: { $how }.
star = You turn to the side with the star. One more.

foresee-end = Then { $how }.

how-caught = the monster has you
how-route-end = the monster came to the end of its route
how-turn-limit = the night is over
how-won = you are out

result-stage-won = You found the way out.
result-stage-lost = The house keeps you.
result-game-won = Two ways out found. The house lets you go.
result-game-lost = Three stages lost. The house keeps you.

# Questions and choices

prompt-first-tile = Which tile do you start on? The other goes to memory.
prompt-turn = Your turn: up to two moves, then one search.
moves-left = { $left ->
    [0] No move left: one search, or end the turn.
    [one] One move left, then one search.
   *[other] { $left } moves left, then one search.
}
prompt-source = Which tile do you search with?

choice-lay = start on { $tile }
choice-move = move { $to }
choice-search = search { $to }
choice-draw = draw an unseen tile
choice-take = take { $tile } from memory
choice-end = end the turn

# Refusals

not-drawn = { $tile } is not one of the two.
lay-first = First choose the tile to start on.
not-at-setup = The first tile lies already.
search-begun = The square is chosen. Now choose a tile for it.
pool-empty = There is no tile left to draw.
not-in-memory = { $tile } is not in memory.
does-not-fit = { $tile } does not follow { $under }: it needs the same or a higher number, or the same colour.
square-first = First choose a square to search.
wall = There is a wall.
no-tile = There is no room at { $square } yet. Search it.
moves-used = You have moved { $moves } times. Search, or end the turn.
already-laid = There is a room at { $square } already. Move there.
monster-there = The monster stands on { $square }.
nothing-to-search-with = No tile is left to draw, and none in memory fits.

# What one tries to do, and what can stop it

goal-door = Reach the door at the top left.
goal-door-far = Reach the door at the top left: { $squares ->
    [one] one square away.
   *[other] { $squares } squares away.
}
goal-route = You lose when the monster catches you or comes to the end of its route.
goal-route-left = { $turns ->
    [one] This is your last turn: then the monster ends its route.
   *[other] The monster ends its route in { $turns } turns, or catches you before.
}
