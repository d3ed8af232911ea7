# The Rent-Men: a siege, for free play.

haunt-siege = The Rent-Men
haunt-siege-story =
    They come up to the door as they do every quarter-day, hats in hand, in the order of their height. Nobody here remembers letting them out of the ground, and nobody remembers having been behind with the rent.
    There is a strongbox under the roof with what there is. They know the way. They will not hurt anyone who does not stand in it.
haunt-siege-hint-heroes-1 = They may collect only while it is dark. Seven rounds, and they must go home.
haunt-siege-hint-heroes-2 = They give a receipt for anything. It need not be money.
haunt-siege-setup-heroes = The Candle Loft is found, if it can be, and the strongbox stands there; if not, in the farthest room upstairs. 2/3/4 rent-men (for three, four or five players) wait on the Front Steps.
haunt-siege-win-heroes = Hold out until the eighth round begins. You lose if 6/6/8 rent-men have reached the strongbox, or if none of you is left.

box-siege-sg-hold = Until it is light
box-siege-sg-hold-text = You win when the eighth round begins. The rent-men walk to the strongbox by the shortest way, and strike whoever is in it.
box-siege-sg-barricade = Pile up furniture
box-siege-sg-barricade-text = PREPARE, on a tile without an Obstacle token: roll Might or Knowledge. 4+: a large obstacle. 2–3: a small one. 0–1: a chair. It slows them too.
box-siege-sg-pay = Pay in kind
box-siege-sg-pay-text = TALK, to a rent-man on your tile: bury one of your Items. He writes it down, and goes.
box-siege-sg-collect = Collected
box-siege-sg-collect-text = At the end of their turn, every rent-man at the strongbox takes his share and leaves; each counts.
box-siege-sg-more = The next, please
box-siege-sg-more-text = At the end of each round 2/3/4 more come to the Front Steps; from the fourth round on, one more than that.
box-siege-sg-rent-man = Rent-man
box-siege-sg-rent-man-text = Speed 3, Might 5/4/4. One who loses a fight is gone.

being-rent-man = Rent-man
    .low = rent-man
    .the = the rent-man
prompt-pick-coin = Which Item do you pay with?
counter-siege-taken = Shares taken

ending-siege-held = The quarter-day is over.
ending-siege-held-text =
    At the first light they stop where they are, some with one foot on the stair. They put on their hats. The foremost takes out a book, makes a mark, and shows it to you, so that there may be no misunderstanding: carried over.
ending-siege-paid = The rent is paid.
ending-siege-paid-text =
    They have carried it all down, past you, with many apologies. What was in the strongbox was not so very much. They have left you the box, and a receipt with five names on it, made out for the house, the hill, and the persons therein, until further notice.
ending-siege-empty = There is nobody at home.
ending-siege-empty-text =
    They knock at every room, and wait the proper time, and enter. At each bed they take off their hats. When they have gone through the whole house they write against it, in pencil, vacant; and one of them stays behind, to show it.
