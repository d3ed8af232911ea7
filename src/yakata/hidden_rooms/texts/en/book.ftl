# The rules as a book: its headings, what each part is about, and the order of play.

chapter-goal = Winning and losing
    .line = Reach the door at the top left before the monster reaches you, or the end of its route.
chapter-table = What lies on the table
    .line = Twenty-four rooms in four colours, a board without rooms, a child and a monster.
chapter-setup = How a stage begins
    .line = A tile says which monster is awake. You choose the room you start in.
chapter-turn = Your turn: moving
    .line = You walk where rooms lie already.
chapter-search = Your turn: searching
    .line = You make the house as you go. A search ends your turn.
chapter-monster = The monster's turn
    .line = It does two things a turn, and always by the same rules: you can know what it will do.
chapter-more = More rulings
    .line = What the rulebook leaves open, and how it is held here.

order-start = Choose the room you start in. The other one goes to memory.
order-monster = The monster acts twice: a step or a turn, towards you if it sees you, else along its route.
order-move = You move up to two times, onto rooms that lie there.
order-search = You search once, if you like: a square beside you, and a tile for it.
order-again = The monster again, then you, until somebody has won.
