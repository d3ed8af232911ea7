# The first minute: where we are, how we win, how we lose, who is there; and six panels on how to play.

first-where = A house on a hill. You have come with the others, one of each family, and hardly a room of it is known.
first-win = First you explore together and grow stronger. Then the haunt begins: each side reads in its own book how it wins. Who does so first has won.
first-lose = Once the haunt has begun you can die. A trait that reaches its skull is the end of you.
first-who = One of you may become the traitor. Nobody is yet, and nobody knows who it will be. Every Omen brings it nearer.

panel-1 = Two halves of a night
panel-1-text = Before the haunt you explore, together. After it has begun you try to win, perhaps against one of you.
panel-2 = Your turn
panel-2-text = You have as many moves as your Speed. Go from tile to tile, and act in between. Each action word once a turn.
panel-3 = Discover
panel-3-text = Through an open doorway a new tile is laid, and you are on it. Its symbol is a card to draw: Event, Item or Omen. A card ends your moves, not your actions.
panel-4 = Traits and dice
panel-4-text = Speed, Might, Sanity, Knowledge. Roll as many dice as the number says; each shows 0, 1 or 2. Damage moves you down the track, towards the skull.
panel-5 = Omens and the haunt
panel-5-text = Each Omen brings a haunt roll, with a die for every Omen found so far. Sooner or later the haunt begins.
panel-6 = After that
panel-6-text = Each side reads its own book. To attack, both roll Might: the lower result takes the difference. A skull is death; a monster is only stunned.

# Told once, when it first happens

taught-discovers = A new tile. What its symbol shows is drawn at once, and then your moves are over.
taught-draws = What you carry is seen by all. Touch a card to read it.
taught-haunt-roll = A die for every Omen found so far. The more there are, the sooner the haunt.
taught-haunt-begins = From now on people can die, and not everybody may be on your side. Your book can be opened at any time.
taught-lowered = Steps, not points: before the haunt nothing falls below critical.
taught-attacks = Both sides roll. The lower result takes the difference, attacker or not.
taught-stunned = A stunned monster misses its next turn, and still stands in the way.
