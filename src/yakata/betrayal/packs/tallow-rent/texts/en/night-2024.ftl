# 2024: the words of chapter 13 but for its haunts.

# Words

word-collect = COLLECT
word-repay = REPAY
word-settle = SETTLE
word-strike = STRIKE
deed-repay-module = Repay one debt of your family

marker-counting = The counting
marker-foil = A foil
marker-owing = A line of the account

# The chapter

chapter-chapter-13 = Chapter Thirteen: Rent Day

legacy-chapter-13-40 =
    It came to all of you at three in the morning, on whatever you look at first in the morning. It had all your names in it, and the year 1689, and a link. Dear Tenant. We're just reaching out. The term agreed was one candle. Our records show that it is nearly out.
    It is Michaelmas 2024. Nobody has been up here for years. The house is not on the map; there is a grey place, the shape of a hill, where the map says that it is just checking. You have come to see what there is to sign. In 1689 a man walked off across this marsh with a lit candle, and your people stood where you are standing and watched it go, and it did not once go up or down. Somebody says: there's a light.
legacy-chapter-13-41 =
    Everything was counted, and it was counted on the Counting Floor. The evening turns when that tile is discovered. With the fifth Omen it is found in any case; and in the end it comes up by itself.
    One more door of the Almanac stands open: the settlement chart. A family whose account comes to nothing gains 1 Knowledge.
legacy-chapter-13-42 = You had thought that it would be a number. It is a floor. It goes on under the walls, and there are notches in it, in fives, and the last one is not finished; it has only just been begun, and there is dust still coming out of it.

# The Rent Book

journal-102 =
    Michaelmas 2024. There is no book, so this is just written on the wall. Settled: those named. What they owed is struck through. The rest is the house's, and the house has been told. The candle is out; an inch was left, and can be had on asking. The floor has been swept. From it a way goes under the hill, and comes up somewhere else.
    This is the last entry. The house stays open.
journal-103 =
    Michaelmas 2024. The term is up. Nobody is cross. All but one are down for one more, just to keep the account alive. The notices will be in a firmer tone going forward. Someone is in the hall, and somebody has the floor, and pays for it, promptly, in kind.
    This is the last entry. The house stays open.
journal-104 =
    Michaelmas 2024. Collected, from those who owed. They are down for two more each, for the collecting. It goes out by itself from now on, just after three in the morning, and it doesn't say to whom. There is one more on the floor, counting. There is a way out by the landing, for those who were owed, and they have all just used it.
    This is the last entry. The house stays open.
journal-105 =
    Michaelmas 2024. Struck out, or just gone out by itself; those who owed most owe nothing. What the others owed was just on another page. Receipts will be sent. One of those who were owed is still on the front steps, waiting to be let in about it. Under the floor there is a way. It was there all the time, under the sums.
    This is the last entry. The house stays open.
journal-106 =
    Michaelmas 2024. All settled, and all of them together; the book has no line for that, and there is no book. Nobody who came owes anything. An inch of the candle is left, and a receipt, made out to all of you by name. The floor has been swept. The path from the steps goes straight down over the marsh now, and is dry, and there is just nobody on it.
    This is the last entry. The house stays open.

# The doors of the Almanac

module-five-settlement = The Settlement Chart
module-five-settlement-text = Your family's account is its debts, and the times that it stayed, and 2 for the Deed; less the times that it was wrongly accused, and less 1 for the Key; it is never less than nothing. On the last day it is read out. Once in a game, on a tile with a runestone, you may REPAY: lose 1 of a trait, and your family has one debt less.

# The chronicle

chronicle-rent-settled = 2024: the candle came back, and some had settled when it went out.
chronicle-candle-out = 2024: the candle came back, and the rent was not settled.
chronicle-rent-shared = 2024: the candle came back, and all settled, the one who had gone over with the rest.
chronicle-rent-collected = 2024: the account was read out, and those who were owed had it in.
chronicle-rent-struck-out = 2024: the account was read out, and those who owed most owe nothing.

# Tiles

tile-counting-floor = Counting Floor
    .in = on the Counting Floor
tile-counting-floor-text = STUDY: roll Knowledge. 5+: draw the top Item. 2–4: you have lost your place. 0–1: it comes out one more than you are; 1 mental damage. Notches, in fives, from wall to wall. One may walk on them. One finds that one does it in fives.
tell-counting-floor-again = You count again, just to be sure, and this time you leave yourself out.
tile-swept-floor = Swept Floor
    .in = on the Swept Floor
tile-swept-floor-text = REST, once in a game for each of you: heal one trait. It has been planed, and swept, and there is sawdust still in the corners. Nothing is written on it anywhere. People just stand in the door for a while, and look.
tile-let-floor = Let Floor
    .in = on the Let Floor
tile-let-floor-text = STUDY: roll Knowledge. 5+: draw the top Item. 2–4: you have lost your place. 0–1: it comes out one more than you are; 1 mental damage. There is a bed in it, and a chair, and a light that is left on. Whoever lives here goes on counting, and just nods.
tile-drone-meadow = Drone Meadow
    .in = on the Drone Meadow
tile-drone-meadow-text = When you have discovered it, you discover one more outside tile at once, and go there. It hangs over the grass and hums, and looks down, and you can see yourself in your own phone, from above, going on.

# Items

card-induction-lamp = Induction Lamp
card-induction-lamp-text =
    It needs no wire and no switch. It comes on if it is near enough to something, and nobody has been able to say to what.
    Ghosts on your tile mean nothing to anybody there.
card-induction-lamp-heirloom = Nor on the tiles next to it.

card-candle-end = Candle End
card-candle-end-text =
    An inch of tallow, three hundred and thirty-five years old. It has been blown out by somebody who was careful not to spill any.
    OPERATE: you light it, and have 4 moves more in this turn. Then it is out: put it into the box.
card-candle-end-heirloom = And heal one trait.

# Lodgers

card-the-undertenant = The Undertenant
card-the-undertenant-text =
    It has been here longer than any of you, and has always paid. It asks after your family by name; all of the names.
    TALK, on a tile with a ghost: lose 1 of a trait, and one ghost here is gone for this game. Then it goes on: bury this card.

# Events

event-final-notice = Final Notice
event-final-notice-text =
    It isn't on paper. It's just on everything: the fridge, the doorbell, the little window on the boiler. Amounts are shown beside the names.
    Every player whose family has a debt loses 1 of a trait; 2, if a box is checked. Every player whose family has none gains 1 of a trait.

event-paid-in-full = Paid in Full
event-paid-in-full-text =
    There is an envelope with a window in it, and your name in the window. It's a receipt. It is dated tomorrow.
    Roll Sanity.
tell-paid-in-full-who = You look for what you are supposed to have paid with. It says. You try to think what that person's face was like.

event-standing-order = Standing Order
event-standing-order-text =
    Something has gone out of your account. It goes every year, just a small amount; you can see it going back and back, to before there were banks. You could let it, or you could ring and be put through.
    Lose 1 of a trait and draw an Item, or have no moves on your next turn.
option-standing-order-let = Let it go out: lose 1 of a trait, draw an Item
    .chosen = lets it go out
option-standing-order-stop = Ring up: no moves on your next turn
    .chosen = rings up, and is put through
