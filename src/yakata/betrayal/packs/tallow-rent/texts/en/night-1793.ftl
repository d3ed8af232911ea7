# 1793: the words of chapter 4 but for its two haunts.

# Words

word-board = BOARD
word-knock = KNOCK
deed-board-module = Board a doorway
deed-knock-module = Knock at the hatch, with an Item
deed-enter-card = Enter, by { THE($source) }
deed-drink-tile = Drink { IN($source) }
deed-prepare-tile = Prepare something { IN($source) }

marker-cup = Cup
marker-steam = Steam
marker-still = Copper still
marker-ward = The ward

# The chapter

chapter-chapter-4 = Chapter Four: Bill of Health

legacy-chapter-4-13 =
    Two years ago the parish asked whether the upper floor might be had for the sick, and the families, who were not using it, said that it might. Twelve beds, by subscription. The register is kept as such registers are: a name, a complaint, a day. On its second page the clerk began to be sparing of ink. Fever; ditto; ditto; ditto.
    It is November 1793. In Paris a king has lost his head, and his queen ditto. The subscription has lapsed, and the ward has been empty since June; nobody is entered in the register as dead, and nobody as discharged. You have come about the mattresses.
legacy-chapter-4-14 =
    No dice are rolled for Omens tonight. The evening turns when two of them are in one region, carried or laid down, and somebody comes there, or draws the second; if nobody does, it turns in the end by itself.
    If an ague has ever been entered in the Rent Book, you are used to it: each of you gains 1 Might.
legacy-chapter-4-15 = Upstairs somebody rings for broth. The rope was taken down in June.

# The Rent Book

journal-66 =
    Entered, St Andrew's Day 1793. Cured: one; ditto; ditto; and so to the foot of the page. The beds were stripped, and the same night they were slept in. The ward is bricked up in consequence, but for a hatch, since the bell goes on being rung for broth. Vinegar and rue have been laid in, and lime, a sack.
    What may be put through a hatch, and what one gets for it: a door of the Almanac may be opened.
journal-67 =
    Entered, St Andrew's Day 1793. The household: well. The ward: ditto. The hall: ditto, and somebody standing there who says so. There is a way from the ward now that saves the stairs. A cart comes round for what is left out. The family that we all had it from has had it put to their account, with thanks.
    There has been some asking for boards, by such as sleep alone: a door of the Almanac may be opened.
journal-68 =
    Entered, St Andrew's Day 1793. Physic, for half. Bricks, sufficient. Those who drank it laid them. What they owe is put to their account, and ditto to their children's. Through the wall one hears them turn over, all together. The lime gets into everything.
    What may be put through a hatch, and what one gets for it: a door of the Almanac may be opened.
journal-69 =
    Entered, St Andrew's Day 1793. Ill: nobody. Ditto, ditto, ditto. There is an ague, but it is no longer counted. The cart is hired by the month. In the ward there is somebody who was never ill; another waits upon the steps to be asked in, and be as well as the rest.
    There has been some asking for boards, by such as sleep alone: a door of the Almanac may be opened.

# The doors of the Almanac

module-c-boards = Boards and Nails
module-c-boards-text = Once in a game you may BOARD a doorway of the tile you stand on. Whoever would go through it rolls Might, and has spent the move in any case: at 4 or more they are through, and the boards are down. Monsters do not pass.
module-one-hatch = The Hatch
module-one-hatch-text = Once in a game, anywhere on the upper floor, you may KNOCK: bury one unused Item, and heal one trait. The bowl comes back clean.

prompt-pick-one-hatch-given = What do you put through the hatch?

# The chronicle

chronicle-fever-broken = 1793: the fever was boiled out of the house, and the ward bricked up with nobody in it.
chronicle-fever-general = 1793: the fever went round, and nobody died of it.
chronicle-half-bricked = 1793: the half that had drunk bricked up the half that had not.
chronicle-nobody-ill = 1793: there was physic for half, and in the end nobody was ill.

# Tiles

tile-fever-ward = Fever Ward
tile-fever-ward-text = If you end your turn here, 1 mental damage. Of the twelve beds there is always one that is warm.
tile-bricked-ward = Bricked Ward
tile-bricked-ward-text = No monster may end its move here. If you end your turn here, roll Sanity. 4+: nothing. 0–3: 1 mental damage. One brick was left out for the bowls, and after that another.
tile-still-room = Still Room
tile-still-room-text = DRINK: lose 1 Sanity or Knowledge to heal Might or Speed, or the other way about. From shelf to shelf the labels are in a shakier hand.
tile-lime-pit = Lime Pit
    .in = at the Lime Pit
tile-lime-pit-text = If you end your turn here, 1 physical damage. PREPARE: bury one unused Item, and a ghost of your choice leaves the house for this game. It was dug larger than the parish had asked for.
tile-bone-drain = Bone Drain
tile-bone-drain-text = A secret passage: next to every other tile that has one. What the spring washes down has been sorted by length.

option-still-room-body = For the body: lose 1 Sanity or Knowledge, heal Might or Speed
    .chosen = takes a glass for the body
option-still-room-head = For the head: lose 1 Might or Speed, heal Sanity or Knowledge
    .chosen = takes a glass for the head
prompt-pick-lime-pit-thrown = Which Item do you throw in?
prompt-pick-lime-pit-quiet = Where does a ghost leave?

# Items

card-vinegar-mask = Vinegar Mask
card-vinegar-mask-text =
    A leather beak, stuffed with rue. On the inside, where nobody would see it, the last man who wore it has drawn a smile.
    Tiles do not hurt you.
card-vinegar-mask-heirloom = WEAR: until your next turn starts, 1 less of any mental damage.
status-vinegar-mask-worn = In the vinegar mask: 1 less of any mental damage

card-surgeons-roll = Surgeon's Roll
card-surgeons-roll-text =
    Twelve canvas pockets, eleven of them for blades. The twelfth is for what the other party bites on, and is the one that is worn.
    OPERATE: heal Might or Speed of another player on your tile.
card-surgeons-roll-heirloom = Or your own.

card-lime-sack = Lime Sack
card-lime-sack-text =
    Quicklime, kept from the wet. It is impartial, and it remembers the shape of a hand.
    PREPARE: a monster in line of sight is stunned; then bury this card.

# Omens

card-glass-marble = Glass Marble
card-glass-marble-text =
    Green, a child's. There is a bubble in it, and in the bubble a room, which is not this one yet.
    STUDY: look at the top tile of the stack; you may bury it.
    With a ghost on your tile: look at the top three instead, and put them back in any order.

card-ferry-coin = Ferry Coin
card-ferry-coin-text =
    It was taken from under a tongue, and the tongue went on talking. It does not get warm.
    ENTER: go to any other landing; your moves are over.
    With a ghost on your tile: or to any other tile that has one.
option-ferry-coin-landing = Go to a landing
    .chosen = pays for a landing
option-ferry-coin-ghost = Go where there is a ghost
    .chosen = pays to go where there is a ghost

# Events

event-bell-for-the-sick = Bell for the Sick
event-bell-for-the-sick-text =
    One stroke is for broth, and two are for the priest. It has been ringing for some time, evenly, as one counts beds.
    Everybody in your region rolls Might.

event-vinegar-and-rue = Vinegar and Rue
event-vinegar-and-rue-text =
    The floor has been washed with it, by somebody who worked backwards to the door and then, by the marks, did not go out.
    Choose.
option-vinegar-and-rue-breathe = Breathe deep: heal Might, and have no moves next turn
    .chosen = breathes deep, and sits down
option-vinegar-and-rue-bathe = Bathe your temples: heal Sanity, and have no moves next turn
    .chosen = bathes the temples, and sits down
option-vinegar-and-rue-pass = Hold your breath and pass
    .chosen = passes, holding a breath

event-the-cart = The Cart Outside
event-the-cart-text =
    It goes round the house at a walk, under a cloth, with a bell. The man has room, he says, for a little one.
    Roll Speed.
tell-the-cart-passes = You stand behind the hedge until it is by. He touches his hat to the hedge.
tell-the-cart-lift = He is right, it is too far to walk. When you are set down you cannot recollect having got up.
prompt-pick-the-cart-fare = What does the cart take along?

event-lime-dust = Lime Dust
event-lime-dust-text =
    It lies fine and level upon everything. There are footprints in it that start in the middle of the floor.
    Ongoing: trait rolls on this tile have −1 to the result. OPERATE on this tile: roll Might or Speed; 4+ sweeps it out, and this card is buried.
