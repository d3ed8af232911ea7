# The first minute: where we are, how we win, how we lose, who is there; and six panels on how to play.

first-where = A house at night. You stand in its farthest corner, with a candle and a single room underfoot. All other rooms are hidden.
first-win = Reach the door at the top left. Search, and the house shows you room after room.
first-lose = If the monster reaches you, or the end of its route, the house keeps you.
first-who = It is awake. It sees what lies before it, and nothing behind. It has two steps for each of your turns, and always takes them the same way.

panel-1 = The way out
panel-1-text = You begin at the bottom right. The door is at the top left. Get there, and the stage is won.
panel-2 = Move
panel-2-text = In your turn you may move up to two times, onto rooms that lie there already.
panel-3 = Search
panel-3-text = Then you may search once: choose an empty square beside you, and a tile for it, unseen from the pool or one from memory. That ends your turn.
panel-4 = Does it fit?
panel-4-text = The same number or a higher one than the room under you, or the same colour: the room lies there and you step in. If not, the tile goes to memory.
panel-5 = What it sees
panel-5-text = Its own row and two rows ahead, three squares wide. It looks before each of its two steps: if it sees you, it comes, or turns to you; if not, it follows its route. “What will it do?” shows both.
panel-6 = How it ends
panel-6-text = Out of the door, you win. On one square with the monster, you lose; and also when it comes to the end of its route.

# Told once, when it first happens

taught-search-failed = A tile that does not fit is not lost: it waits in memory, and you may search with it from another room.
taught-reshuffled = Memory is empty again, and the pool full: what you saw can come once more.
taught-stage-lost = Lost is only this stage. Three lost stages lose the game, two won win it.
