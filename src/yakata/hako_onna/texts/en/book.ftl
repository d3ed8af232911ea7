# The rules as a book: its headings, what each part is about, and the order of play.

chapter-goal = Who wins
    .line = The Visitors have three ways to win, and need one of them. She has three too.
chapter-setup = The house is made ready
    .line = Who takes what, how the house is built, and where she hides.
chapter-noise = Noise
    .line = Every turn of a Visitor begins with it. It is how she gets her turns.
chapter-turn = A Visitor's turn
    .line = One thing a turn: Move, Peek, or Use an item.
chapter-peek = Peeking
    .line = Everything you need lies under some Shadow. So does she.
chapter-items = Items and weapons
    .line = What can be shown and used, and what it may cost.
chapter-together = Together: giving, showing, talking
    .line = What costs no action. She hears all of it.
chapter-hers = Her turn
    .line = Scream, Set, Activate, Move; the last two in the dark.
chapter-interrupts = Interrupts
    .line = Some of her powers strike in the middle of your turn.
chapter-death = Death, and the Hakobito
    .line = Who dies plays on, on her side.
chapter-advanced = Advanced cards
    .line = For those who know the house.
chapter-more = More rulings
    .line = What the rulebooks leave open, and how it is held here.

order-noise = Noise: you lay the next disc or turn up a card. If it goes wrong, she takes a turn.
order-announce = You say what you will do. She may interrupt.
order-act = One thing: Move to the next room, Peek at a Shadow, or Use an item.
order-free = Free actions: show, give, lay down, talk.
order-next = The next Visitor.
order-hers = After Made Noise or Time Overdue: her turn, then the noise is reset.
order-steps = She Screams, Sets or Takes back, Activates, Moves. Each of them if she likes.
