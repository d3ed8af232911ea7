# The house in sentences, for who hears it.

aloud-house = The house
aloud-beside = Beside the board
aloud-child = You stand on { $square }, { $tile }.
aloud-child-star = You stand on { $square }, { $tile }, with the star.
aloud-monster = The monster stands on { $square }, facing { $facing }.
aloud-memory = Memory: { $tiles }.
aloud-memory-empty = Memory is empty.
aloud-pool = Pool: { $odds }.
aloud-pool-size = Pool: { $tiles } tiles.
aloud-discard = Out of this stage: { $tile }.
aloud-rooms = Rooms: { $rooms }.
aloud-room = { $square } { $tile }
aloud-gaze = It looks at { $squares }.
sentence-joint = {" "}
odds = { $fitting } of { $tiles } tiles fit ({ $percent }%)
pool-is-empty = the pool is empty
sees-you = It sees you.
sees-you-not-now = It does not see you now.
will-see-you = It will see you from { $square }.
aloud-route = Its route goes on over { $squares }.
aloud-route-end = It stands at the end of its route.
aloud-way-left = { $turns ->
    [one] It reaches the end of its route in one turn.
   *[other] It reaches the end of its route in { $turns } turns.
}
