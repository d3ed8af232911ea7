# Withdrawn: chapter 7, the other night.

haunt-withdrawn = Withdrawn
haunt-withdrawn-story =
    A person has come whom nobody engaged, in a clean collar, with a catalogue and a hammer. He has chalked numbers on your doors, and will go by them. Under his arm, strapped, he has a tin box, and he does not put it down: Lot Twenty-Seven. Through the slit one can read a line of it. With all that is on it.
    You have read the conditions of sale, and handed them on, and none of you has said anything. You have known each other for so long. One of you goes up to him and asks, in a voice that carries, what he supposes the clock to be worth; and the others walk round behind.
haunt-withdrawn-hint-heroes-1 = As long as somebody keeps him talking he does not feel the straps. There are 5/9/10 of them (for three, four or five players).
haunt-withdrawn-hint-heroes-2 = He is not a stupid man. If you are clumsy 4/6/9 times, he will send for somebody.
haunt-withdrawn-hint-heroes-3 = He goes by the tickets on the doors. A ticket may be mislaid.
haunt-withdrawn-setup-heroes = The Auction Room is found, if it can be, and Lot 27 is to be sold there; if not, in the Entrance Hall. The other numbers are near the Front Steps, the Upper Landing, the Basement Landing and the Entrance Hall. There is a ticket at each but the first, and at the first stands the auctioneer, with the box.
haunt-withdrawn-win-heroes = Undo the straps, get the deed box away from him before the hammer has fallen for the fifth time and before he has noticed too much, and hand it out over the Front Steps before the twelfth round.

box-withdrawn-wd-talk = Keep him talking
box-withdrawn-wd-talk-text = TALK, with the auctioneer, while nobody is keeping him: roll Sanity or Knowledge. 3+: you are keeping him, until the round ends. 0–2: he has noticed something.
box-withdrawn-wd-strap = Undo a strap
box-withdrawn-wd-strap-text = OPERATE, with the auctioneer, while somebody else is keeping him: roll Speed or Knowledge. 4+: one strap is undone; with the [fifth/ninth/tenth] the deed box is in your hands, and [2 porters come/2 porters come/3 porters come] in at the Entrance Hall. 0–3: he has noticed something.
box-withdrawn-wd-mislay = Mislay a ticket
box-withdrawn-wd-mislay-text = SEARCH, on a tile with a ticket, where the auctioneer is not: roll Knowledge or Speed. 4+: the ticket is gone, and at the end of a round he looks for it, and stays where he is. 0–3: it is pasted on.
box-withdrawn-wd-away = Over the steps
box-withdrawn-wd-away-text = OPERATE, on the Front Steps, with the deed box: roll Speed or Sanity. 5+: it is in the cab, and you have won. 0–4: the cab has gone round to the side.
box-withdrawn-wd-goes-on = By the numbers
box-withdrawn-wd-goes-on-text = At the end of each round, as long as he has the box, nobody is keeping the auctioneer any more; the hammer falls, and he goes on to the next number, and stays at the last. If a ticket has been mislaid, he looks for it instead.
box-withdrawn-wd-fact = What all know
box-withdrawn-wd-fact-text = Nobody is against anybody tonight. Whoever is keeping him cannot undo a strap. The deed box is an Object; it may be given, dropped and picked up. He will not run after it himself. He has people.
box-withdrawn-wd-porters = Porters
box-withdrawn-wd-porters-text = Speed 4, Might 4, Sanity 2. They go after whoever has the deed box, and attack them rather than others; if nobody has it, they go after anybody. Whoever loses to them also drops it. If it lies where a porter is when the porter's turn starts, he takes it up, and you have lost.

being-hammer-man = The auctioneer
    .the = the auctioneer
    .only = the auctioneer
being-porter = Porter
    .the = the porter
    .low = porter
thing-deed-box = Deed box
    .the = the deed box
counter-wd-straps = Straps undone
counter-wd-suspicion = What he has noticed
counter-wd-called = Falls of the hammer
counter-wd-mislaid = Tickets that he is looking for
status-wd-engaged = Being kept talking
    .is = is being kept talking
    .gone = is no longer being kept
status-wd-talking = Is keeping him talking
    .is = is keeping him talking
    .gone = is no longer keeping him
status-wd-bearer = Has had it out of the house
    .is = has had it out of the house
    .gone = has it no longer
tell-withdrawn-mislaid = He goes to the door, and back, and holds the catalogue to the light. There is a number wanting. He will not be hurried past it.
tell-withdrawn-lifted = It comes away as a child does that has been asleep on somebody's arm. He goes on talking; his arm stays as it was. Then, all over the house, one hears boots.

ending-withdrawn-out = Lot Twenty-Seven has been withdrawn.
ending-withdrawn-out-text =
    The cabman does not ask. At the bottom of the hill you stop, and find that you have all got in; it is a cab for two. You hold it on your knees by turns. Nobody opens it. About the toll-gate one of you starts to laugh, and then you all do, until the glass runs.
    There is a bill in the morning post, for the straps.
ending-withdrawn-watched = He has sent for somebody.
ending-withdrawn-watched-text =
    He finishes his sentence; he was always going to. Then he says, not unkindly, that he has been in the trade for a great while, and that it is generally the families. There is a man for such cases. He asks you to sit, and you sit, in the row; and when he has put a ticket upon each of you he goes back to the rostrum, and looks for the place.
ending-withdrawn-sold = The hammer has fallen.
ending-withdrawn-sold-text =
    It is quite dark when he reaches the page. You are still standing about him, with your hands behind you, admiring the clock. Once, he says. Twice. He looks at each of you, and gives you all the time in the world.
    The gentleman at the back takes the box across his knees without a word, and feels the straps over, one by one, and does up again those that are undone.
ending-withdrawn-caught = They have it back.
ending-withdrawn-caught-text =
    The porters are quite respectful. They lift things all day; they say so; one mustn't struggle, it is bad for the corners. The box is put back under the arm that was kept for it. Then they return for you, with blankets and a good deal of string, and one of them walks ahead to hold the doors.
