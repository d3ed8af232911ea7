# The Items: what they are, what they do, and what they do for the family whose heirloom they are.

# Prologue

card-tallow-dip = Tallow Dip
card-tallow-dip-text =
    Mutton fat on a rush. It burns towards you, whichever way you hold it.
    When you roll Sanity, you may mark it used to reroll one die.
card-tallow-dip-heirloom = Reroll up to two dice instead.

card-hedge-knife = Hedge Knife
card-hedge-knife-text =
    It has cut nothing but thorn for forty years, and it has not been sharpened once.
    ATTACK: roll Might with one more die.
card-hedge-knife-heirloom = +1 to the result as well.

card-fowling-piece = Fowling Piece
card-fowling-piece-text =
    For ducks. The barrel is nearly as long as the man who carried it; they buried him in two lengths of linen.
    ATTACK somebody in line of sight, both with Speed. It stays used for one more turn.
card-fowling-piece-heirloom = It is ready again at your next turn.

card-iron-poker = Iron Poker
card-iron-poker-text =
    Whoever hung it by the hearth hung it point upwards, and far from the fire.
    ATTACK with Might. If you succeed, move the one you struck to an adjacent tile of your choice.
card-iron-poker-heirloom = Roll one more die.

card-physic-draught = Physic Draught
card-physic-draught-text =
    Brown, in a blue bottle. The label gives the dose for a horse and for a child.
    DRINK: heal one trait, then bury this card.

card-prayer-cord = Prayer Cord
card-prayer-cord-text =
    Thirty-three knots, and a thirty-fourth that was tied from the other end.
    INVOKE: until your next turn starts, +2 to the result of your Sanity rolls.
card-prayer-cord-heirloom = Your Knowledge rolls too.
status-prayer-cord-said = Has prayed: +2 to Sanity rolls
status-prayer-cord-answered = Has prayed: +2 to Knowledge rolls

card-masons-line = Mason's Line
card-masons-line-text =
    Chalked string with a lead at the end. In this house the lead does not quite hang down.
    When you discover a tile, take the first two that fit the region and lay the one you like.
card-masons-line-heirloom = The first three.

# Chapter 1

card-horn-lantern = Horn Lantern
card-horn-lantern-text =
    The panes are scraped so thin that one sees the flame, and sometimes the hand of the one who scraped them.
    In Events, ghosts on your tile do not count against you.
card-horn-lantern-heirloom = Nor against anyone who is on your tile.

card-boat-hook = Boat Hook
card-boat-hook-text =
    Nine feet of ash. There is no boat, and there has been none since the ditch was dug.
    ATTACK somebody on your tile or an adjacent one, with Might.
card-boat-hook-heirloom = +1 to the result.

card-salt-pouch = Salt Pouch
card-salt-pouch-text =
    Kept dry through seven wet years. They walk round it, when they can, and we do well to do the same.
    PREPARE: lay a small obstacle on your tile or an adjacent one, then bury this card.

# Chapter 2

card-sealing-wax = Sealing Wax
card-sealing-wax-text =
    Red, with a thumb pressed into it. It is not the thumb of anyone who signed.
    PREPARE: until your next turn starts, nothing can be STOLEN from you.
card-sealing-wax-heirloom = Nor from anyone who is on your tile.
status-sealing-wax-set = Under seal: nothing can be STOLEN from them
status-sealing-wax-around = Under seal: nothing can be STOLEN on their tile

card-riding-cloak = Riding Cloak
card-riding-cloak-text =
    It came back one evening on the horse, buttoned, with nobody in it.
    WEAR: 1 more move this turn.
card-riding-cloak-heirloom = Obstacle tokens on the next tile you leave this turn do not slow you.
status-riding-cloak-fresh = In the riding cloak: Obstacle tokens do not slow them on leaving

card-crown-shilling = Crown Shilling
card-crown-shilling-text =
    One face is worn smooth. Those who owe money have always called that one heads.
    When you draw an Omen before the haunt, you may lay it down: your next haunt roll may be rolled again. Bury it after that roll.

prompt-react-crown-shilling = Lay the Crown Shilling down for the haunt roll?

card-bread-peel = Bread Peel
card-bread-peel-text =
    A board on a pole, black at the end. It takes things out of the oven that were not put in.
    ATTACK with Might. Whoever loses drops one thing of their own choice.
card-bread-peel-heirloom = Roll one more die.

# Chapter 3

card-card-case = Card Case
card-card-case-text =
    Forty visiting cards. The names are all of people who did not come in.
    Once a turn, while it is unused, before you draw a card: mark it used to look at the top Event. You may bury it.
card-card-case-heirloom = Look at the top two; bury what you like.

prompt-react-card-case = Use the Card Case to look at the top Event first?

card-duelling-sword = Duelling Sword
card-duelling-sword-text =
    One of a pair. The case has a hollow for the other, and the hollow is never dusty.
    CHALLENGE, once the haunt has begun: an attack with Speed on somebody on your tile. Equal results succeed.
card-duelling-sword-heirloom = Roll one more die.

card-fan-of-notes = Fan of Notes
card-fan-of-notes-text =
    Eleven folded notes on ivory sticks. Whoever waves it is told things, mostly true.
    TALK, once a game, when the haunt has begun: look at the face-down card of a player on your tile.
card-fan-of-notes-heirloom = Of a player on your tile or an adjacent one.
