# 1871: the words of chapter 7 but for its two haunts.

# Words

word-distrain = DISTRAIN
word-evict = EVICT
deed-distrain-module = Distrain upon somebody of this region
deed-evict-module = Evict somebody, by right of the Deed
deed-take-card = Take an Item, with { THE($source) } in hand
deed-take-tile = Take an Item { IN($source) }, and pay for it
deed-eat-card = Eat { THE($source) }
deed-search-event = Search: { $source }

title-deed = Holder of the Deed

marker-lots-one = Lots 1 to 6
marker-lots-seven = Lots 7 to 13
marker-lots-fourteen = Lots 14 to 20
marker-lots-twenty-one = Lots 21 to 26
marker-lot-last = Lot 27
marker-ticket = Lot ticket

# The chapter

chapter-chapter-7 = Chapter Seven: With All Faults

legacy-chapter-7-22 =
    In April a gentleman came up about the census, to put down who had slept in the house upon the night of the second. He asked twice. Then he wrote a figure, blotted it, and went down the hill at a very fair pace for a man of his build.
    It is October 1871. The families have agreed to sell: it has taken them a hundred and eighty-two years. The catalogue is a shilling, and admits two. The furniture, plate, linen and effects are lots one to twenty-six, to be taken with all faults and errors of description. After that there is another page. You have come to see what your own chairs will fetch.
legacy-chapter-7-23 =
    No dice are rolled for Omens tonight. The evening turns as soon as there are five Item cards in your hands, all told: somebody is making out the inventory. If it takes you too long, it turns by itself.
    A family with two debts or more in the Rent Book has come by the earlier train, to view: it draws the top Item.
legacy-chapter-7-24 = In the hall there is one rap, as of a small hammer upon wood. You stand still, all of you, wherever you are, and find that you are holding up what you have in your hand.

# The Rent Book

journal-78 =
    Entered, Michaelmas quarter, 1871. Sold: the hill, with all faults, and with all that is on it, to one of us. The buyer has signed. Whatever was advanced to anybody in the course of the sale goes with the lot, and one half of it is put to the buyer's account; the other half is said to be goodwill. An opera glass was left under a chair. There is a way out of the sale room behind the rostrum, for those who had rather not be congratulated.
    What the Deed allows to those who hold it: a door of the Almanac may be opened.
journal-79 =
    Entered, Michaelmas quarter, 1871. Bought in, with all faults, by the gentleman at the back. He had no card about him, but he was good enough to sign, and the hand was admired. It is the name of one of our families. That family is at present looking for the pen. In the sale room a chair is taken, and in the plate room it has been found that a spoon may be changed for another and nobody the wiser.
    What the Deed allows to those who hold it, or whose name is on it: a door of the Almanac may be opened.
journal-80 =
    Entered, Michaelmas quarter, 1871. Withdrawn: Lot 27, with all faults. Nothing is owed for it, since nothing was paid; the family that had it out of the door is to keep it. We have an opera glass by the same means, and a portrait that turned up in the straw, of nobody; it is getting to be of somebody. From the Front Steps there is a way that the cabman showed us.
    What the Deed allows to those who hold it: a door of the Almanac may be opened.
journal-81 =
    Entered, Michaelmas quarter, 1871. Knocked down, with all faults, to the gentleman at the back: the hill; and, as they were found in it, the families. He has had the Deed made out in the name of the oldest of us, as being the nearest to it. A debt for each, being the buyer's premium. Some of the plate is false, and so is one of the portraits. He sits in the sale room; and there is one in the hall to take the coats.
    What the Deed allows to those who hold it, or whose name is on it: a door of the Almanac may be opened.

# The doors of the Almanac

module-g-deed = The Deed
module-g-deed-text = Whoever holds the Deed may do two things, each once in a game. EVICT: another player on your tile goes to the Front Steps. DISTRAIN: of another player in your region you take one unused Item, as you like. For each the Rent Book notes a debt against your family.

# The chronicle

chronicle-deed-bought = 1871: the hill was put up for sale, and one of the families bought it, and the debt with it.
chronicle-deed-bought-in = 1871: the hill was put up for sale, and bought by a gentleman at the back, who signed with a name that was not his.
chronicle-deed-stolen = 1871: the hill was put up for sale, and the families stole it.
chronicle-deed-knocked-down = 1871: the hill was put up for sale, and the families were sold with it.

# Tiles

tile-auction-room = Auction Room
tile-auction-room-text = TAKE, from another player here: lose 1 of any trait, and an unused Item of theirs that you choose is yours, whether they like it or not. The chairs are in rows. The dust on the seats has been sat in.
tile-trophy-stair = Trophy Stair
    .in = on the Trophy Stair
tile-trophy-stair-text = Whoever carries a Weapon has +1 to the result of attacks made from here. Heads, on both sides, as far as the landing. Going up, they are in the order in which they were shot; the last shield is empty, and has the date on it.
tile-glass-fernery = Glass Fernery
tile-glass-fernery-text = A line of sight may turn on this tile. Each pane has a thumb mark at about the height of a child, on the outside, up to the roof.
tile-ledger-safe = Ledger Safe
tile-ledger-safe-text = When it is discovered, its door falls to. Whoever would go through first rolls Might or Knowledge, and has spent the move in any case: 3+: it is open, and stays so. On the inside the paint is worn by the handle, and there is no handle.

# Items

card-bidders-paddle = Bidder's Paddle
card-bidders-paddle-text =
    A number on a stick: 27. There were only ever twenty made.
    TAKE an unused Item of a player on your tile who has less Sanity than you. You choose, and they are not asked.
card-bidders-paddle-heirloom = Or less of any other trait.

card-paste-tiara = Paste Tiara
card-paste-tiara-text =
    Glass, and good glass. The family wore it to be painted in; the diamonds stayed in the safe, and in the end it was the diamonds that were false.
    WEAR: until your next turn starts, one more die when you roll Sanity or are attacked with it.
card-paste-tiara-heirloom = The same for Knowledge.
status-paste-tiara-worn = In the tiara: one more die for Sanity
status-paste-tiara-lit = In the tiara: one more die for Knowledge

card-opera-glass = Opera Glass
card-opera-glass-text =
    Mother-of-pearl. It makes everything nearer but the faces, which it makes quite near enough.
    +1 to the result of your attacks with Speed.
card-opera-glass-heirloom = +2 instead.

# Omens

card-funeral-biscuit = Funeral Biscuit
card-funeral-biscuit-text =
    Wrapped in white paper, sealed in black, with a verse. One is handed to each mourner at the door. This one has been bitten, through the paper.
    EAT, if a trait of yours is below its start: heal it; another player, whom you choose, loses 1 of a trait.
    With a ghost on your tile: nobody loses anything.
prompt-pick-funeral-biscuit-mourner = Who goes without?

# Events

event-sealed-bid = Sealed Bid
event-sealed-bid-text =
    An envelope for each of you, addressed, on a salver. Inside there is a form, filled in but for the amount.
    All bid steps of their traits in secret, up to three. Whoever bids most pays, and draws the top Item. With a tie nobody does either.

event-portrait-with-your-eyes = Portrait with Your Eyes
event-portrait-with-your-eyes-text =
    A lady, about 1710. Everything in it has faded but the eyes, which have been retouched, and which you shut when you shave.
    Roll Sanity: one die more if your family's Crest is on this card, one fewer with a ghost here. Then your family sets its Crest, if it has not.
tell-portrait-with-your-eyes-likeness = On the back there is a name, and a bill for the painting of it, receipted. One learns a good deal from a bill.
tell-portrait-with-your-eyes-blinks = You wait for it to blink. It is some time before you notice that you are the one who is waiting not to.

event-counterfeit = Counterfeit
event-counterfeit-text =
    It has the weight, the mark, the little dent. It has been in the family for ever, and it was made last Tuesday.
    One of your Items, by lot, goes to the box for this game. If you have none, gain 1 Knowledge.
tell-counterfeit-nothing = You have nothing that anybody could have troubled to copy. One sees more clearly for it.

event-dust-sheets = Dust Sheets
event-dust-sheets-text =
    Everything in the room is covered. One goes round by the shapes: chair, chair, clock, chair, and one that sits very upright.
    Ongoing: no line of sight passes this tile. SEARCH on this tile: roll Knowledge or Sanity. 4+: draw an Item, and this card is buried. 1–3: a chair. 0: 1 mental damage.
tell-dust-sheets-shape = It is warm under the sheet, and lets you draw it down as far as the shoulders.
