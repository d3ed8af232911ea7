# Every rule of Hidden Rooms in our own words, by its number. K: the rulebook. KQ: our ruling where it is silent.

rule-K1 = There are 24 room tiles: four colours, numbers 1 to 6, one of each.
rule-K2 = The board has 6 by 6 squares. It is bare when a stage begins, and its edge is a wall.
rule-K3 = Beside the board lie the pool (face down), the memory (face up) and the discard.
rule-K4 = The Child has a plain side and a side with a star. It starts plain.
rule-K5 = The Monster stands on a square and faces up, right, down or left.
rule-K6 = The book holds the stages: each has a monster and its route. The game begins with the book open at Stage 1.
rule-K7 = A stage begins with all tiles mixed face down in the pool.
rule-K8 = One tile is revealed: 1 to 5 is the stage to play, 6 means the stage where the book lies open.
rule-K9 = That tile is out of this stage. The other 23 are in play.
rule-K10 = Two more tiles are revealed. You choose one for the bottom right square; the other goes to memory.
rule-K11 = The Child starts at the bottom right, the Monster on the first square of its route, facing the second.
rule-K12 = The Monster takes the first turn; then the turns alternate.
rule-K13 = The Monster has two actions a turn. Each is a step forward or a turn on the spot.
rule-K14 = Before each action it looks at the 3 by 3 squares around the square in front of it: both its sides and two rows ahead, nothing behind.
rule-K15 = If it sees the Child at its left or right side, it turns to face the Child.
rule-K16 = If it sees the Child anywhere else, it steps forward.
rule-K17 = If it does not see the Child and faces along its route, it steps forward.
rule-K18 = If it does not see the Child and faces another way, it turns towards its route.
rule-K19 = The chase comes before the route: the Monster may leave it, cut it short or go back on it.
rule-K20 = The Monster needs no tiles. It walks on every square.
rule-K21 = On your turn you may move up to two times, each time to a neighbouring square that has a tile, whatever it shows.
rule-K22 = Then you may search once: choose a neighbouring square that has no tile and no Monster.
rule-K23 = Then choose the tile: one from the pool, unseen, or any one from memory.
rule-K24 = The search succeeds if the tile has the same or a higher number than the tile under you, or the same colour.
rule-K25 = On success the tile is laid on that square, always, and you step onto it.
rule-K26 = On failure the tile goes face up to memory, and you stay.
rule-K27 = If five tiles lie in memory already, they and the failed one go back into the pool.
rule-K28 = A search ends the turn, whether it succeeds or not.
rule-K29 = You win the stage the moment you reach the exit at the top left.
rule-K30 = You lose the stage the moment you and the Monster stand on one square, whoever came there.
rule-K31 = You lose the stage the moment the Monster reaches the end of its route.
rule-K32 = After a stage the board and memory are cleared. That does not turn the Child over.
rule-K33 = The first stage won turns the Child to its star. The second wins the game.
rule-K34 = The third stage lost loses the game.

rule-KQ1 =
    { $beside ->
        [literal] A Child straight ahead is "beside" too, as the words have it: the Monster turns to it and does not step.
       *[sides] A Child straight ahead is not "beside": the Monster steps forward and catches it.
    }
rule-KQ2 =
    { $off_route ->
        [earlier] On its route the Monster heads for the next square of it; off it, for the nearest square of it, the earlier one if two are as near. It keeps its facing if that leads there, else it takes the first of up, right, down, left.
        [end] On its route the Monster heads for the next square of it; off it, straight for its end. It keeps its facing if that leads there, else it takes the first of up, right, down, left.
       *[later] On its route the Monster heads for the next square of it; off it, for the nearest square of it, the later one if two are as near. It keeps its facing if that leads there, else it takes the first of up, right, down, left.
    }
rule-KQ3 = A route never comes to the same square twice.
rule-KQ4 =
    { $chase_ends ->
        [no] The end of the route does not count while the Monster steps on it in a chase: only when it stands there and sees nobody.
       *[yes] The end of the route counts even if the Monster steps on it in a chase.
    }
rule-KQ5 =
    { $turn_limit ->
        [0] A stage has no end of turns; it can go on for ever.
       *[other] A stage is lost after { $turn_limit } of your turns.
    }
rule-KQ6 =
    { $empty_pool ->
        [reshuffle] When the pool is empty, memory goes back into it first.
       *[memory] When the pool is empty you can search from memory only; with nothing fitting there, not at all.
    }
rule-KQ7 =
    { $reshuffle_at ->
        [5] Memory goes back on the fifth tile already.
       *[other] Memory goes back on the sixth tile, not on the fifth.
    }
rule-KQ8 = Two wins before three losses: the two wordings of the rulebook are the same rule.
rule-KQ9 = The Child is turned over for the first win only.
rule-KQ10 = Stage 1 lies open at first only to say what a 6 would mean.
rule-KQ11 = The Monster begins every stage.
rule-KQ12 = You may move onto the Monster's square and be caught; you may not search it.
rule-KQ13 = A tile of memory that would fail is not offered.
rule-KQ14 = You choose the tile of memory; it lies face up.
rule-KQ15 = Squares beyond the edge are not there. The Monster never walks off the board.
rule-KQ16 = The discard comes back for the next stage.
rule-KQ17 = With a tile on every neighbouring square there is nothing to search.
rule-KQ18 = You may search even to fail, and so fill memory on purpose.
