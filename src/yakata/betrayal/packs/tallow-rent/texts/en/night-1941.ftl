# 1941: the words of chapter 10 but for its two haunts.

# Words

word-kindle = KINDLE
word-lodge = TAKE IN
word-snuff = SNUFF
deed-lodge-tile = Take in a Lodger { IN($source) }
deed-lodge-module = Make up a bed, and take in a Lodger

marker-curtain = Curtain
marker-glim = Light shown
marker-shelter = The shelter
marker-window-light = Candle

# The chapter

chapter-chapter-10 = Chapter Ten: Not to Be Shown

legacy-chapter-10-31 =
    The house has been requisitioned for the duration, and the lawn with it: on the one there are children, on the other a searchlight. You have been let in, on a form, to see to the boiler. The children have labels. They are not to be called by the number. On the back of the dormitory door somebody has written up, low down, in crayon, how many there are; it has been crossed out each morning, and is each morning one more.
    It is May 1941. No light has been shown on the hill since the first night of the war: not a lamp, not a candle in a window. The fine is forty shillings. Until then one candle had been shown here every quarter day for two hundred and fifty years. It was never asked by whom, or what it cost to leave off.
legacy-chapter-10-32 =
    No dice are rolled for Omens tonight. There is a warning every night about this time: at the end of the fifth round the siren goes, whatever you are doing.
    The oldest of you has been made warden, and has the Warden's Whistle to show for it.
legacy-chapter-10-33 = The siren starts low, like something that is being wound up in a yard, and climbs. It is a moment before you notice that all over the house the children have stopped talking; and had stopped, if you think of it, a little before.

# The Rent Book

journal-90 =
    Entered, June quarter, 1941, for the duration. In the shelter: as per list. Lights have been shown on the hill, in breach of the Order; against which the arrears are held over. The billeting officer counted them into the lorry, twice, and was satisfied. There was one over, who has no label, and who is staying. A Mrs Cole has been sent up, bombed out, with a kettle. From the shelter one can now get to the head of the stairs, and from there to the shelter, and it is quicker than it ought to be.
    The railings have gone for salvage, with whatever iron was in the house: the Iron Poker and the Boat Hook lie in the Tomb until they are wanted.
    Of those who stay for a night there is now more to be said: a door of the Almanac may be opened.
journal-91 =
    Entered, June quarter, 1941, for the duration. Found: some, on account. The number in the dormitory is correct. Their mothers have been sent for, and have been, and could not say what it was; they did not take them. One stays on with us. The family that did the finding is thanked, and debited. There is a way out of the shelter that was not in the drawings, and in the hall there is one who stands to the wall. The Gas Company has written.
    The railings have gone for salvage, with whatever iron was in the house: the Iron Poker and the Boat Hook lie in the Tomb until they are wanted.
    Of those who stay for a night there is now more to be said: a door of the Almanac may be opened.
journal-92 =
    Entered, June quarter, 1941, for the duration. Register read, and closed. No light was left showing, and so nothing was paid; the arrears stand, and one is put down to each family. Of the children, one had a number only, and answered to it. Mrs Cole has come to us, bombed out, who brings a kettle. From the shelter there is a way to the foot of the stairs; it was found by feeling along the wall until there was none.
    The railings have gone for salvage, with whatever iron was in the house: the Iron Poker and the Boat Hook lie in the Tomb until they are wanted.
    Of those who stay for a night there is now more to be said: a door of the Almanac may be opened.
journal-93 =
    Entered, June quarter, 1941, for the duration. Received, in tallow, in full, with interest to date. Nothing is owing for the year. One of those that came down has not gone off; it is in the shrubbery, and is civil if it is let alone. There is a way through from the shelter, by which they got them out. One more was got out than went in, and nobody has come about it. At the head of the stairs somebody still goes up with a taper.
    The railings have gone for salvage, with whatever iron was in the house: the Iron Poker and the Boat Hook lie in the Tomb until they are wanted.
    Of those who stay for a night there is now more to be said: a door of the Almanac may be opened.

# The doors of the Almanac

module-f-lodgers = Lodgers
module-f-lodgers-text = There is a deck of Lodgers. Once in a game, on a tile with beds (the Bolster Chamber, the Fever Ward, the Evacuee Dormitory and the like), you may TAKE IN a Lodger, if one is left: lose 1 Might, and draw the top one. A Lodger is a card that you carry, and nobody steals. What they do they do once, and go on to somebody else: the card is buried. In the Evacuee Dormitory there is a bed, and they stay.

# The chronicle

chronicle-children-in = 1941: the children were got to the shelter, and there was one over.
chronicle-children-found = 1941: some of the children were found.
chronicle-register-read = 1941: the register was read to the end in the dark, and all answered.
chronicle-windows-answered = 1941: there was a candle in every window, and the rent was paid.

# Tiles

tile-blackout-corridor = Blackout Corridor
tile-blackout-corridor-text = No line of sight passes this tile. A cord runs along the wall to go by. There are knots in it, to tell one where one is; and here and there, where there was no knot, there is one now.
tile-shelter-tunnel = Shelter Tunnel
tile-shelter-tunnel-text = Whoever is here takes 1 physical damage less each time. There is a secret passage. Benches for forty down each side, and a notice how to sit on them. Forty backs have left their grease on the whitewash, and above them, higher, so has something.
tile-evacuee-dormitory = Evacuee Dormitory
tile-evacuee-dormitory-text = TAKE IN, if a Lodger is left in the deck, once in a game for each player: draw the top one. Lodgers who do something here are not buried. Twelve beds, twelve pegs, twelve mugs. The thirteenth mug is wet.
tile-searchlight-lawn = Searchlight Lawn
tile-searchlight-lawn-text = A line of sight may turn on this tile. OPERATE, with a monster outside: roll Knowledge. 4+: it is stunned. 0–3: cloud. The crew say that it is a good light, and that it is a pity about whatever keeps putting its hand over it.

# Items

card-hand-torch = Hand Torch
card-hand-torch-text =
    Two thicknesses of tissue paper over the glass, as laid down. It shows one pair of shoes at a time. So far they have all been yours.
    In the basement, one more die on Sanity rolls. In a haunt with lights, you have one by you where the haunt says so.
card-hand-torch-heirloom = On Knowledge rolls, too.

card-ration-tin = Ration Tin
card-ration-tin-text =
    Emergency Ration, Purpose of Contents: to be consumed only when no other rations of any kind are procurable. It has been opened from inside.
    EAT: everyone on your tile gains 1 Might; then bury this card.

card-wardens-whistle = Warden's Whistle
card-wardens-whistle-text =
    One long blast: take cover. A rattle: gas. A handbell: it is over. For what comes after the handbell nothing has been laid down.
    OPERATE: each of the others in your region may go 1 tile at once.
card-wardens-whistle-heirloom = Up to 2 tiles.

# Omens

card-drowned-compass = Drowned Compass
card-drowned-compass-text =
    Off a ship, or off somebody who was. The needle goes round in the water and comes to rest on whoever is holding it.
    ENTER: have 1 move fewer, and until you have left this tile you may leave it by a side that has no doorway, if a tile lies there.
    With a ghost on your tile: it costs no move.
status-drowned-compass-set = Goes by the Drowned Compass: may leave by any side
    .is = goes by the Drowned Compass
    .gone = goes by doorways again

# Lodgers

card-the-one-over = The One Over
card-the-one-over-text =
    It has no label. It came with the others and did as the others did; only when they were counted it was always just being fetched. It is no trouble. It says that it is used to sharing.
    TALK: gain 1 Sanity; then bury this card, unless you are in the Evacuee Dormitory.

card-number-nine = Number Nine
card-number-nine-text =
    There is a label, and on the label there is a nine. He knows what is going to be for dinner. He knows who is going to be sick.
    TALK: look at the top Event; you may bury it. Then bury this card, unless you are in the Evacuee Dormitory.

card-mrs-cole = Mrs Cole
card-mrs-cole-text =
    Bombed out of Silvertown, with a kettle and the front door, which she has brought in case. She leans it up against the wall wherever she sleeps. In the night one hears her get up and answer it.
    TALK: everyone on your tile heals Might or Speed. Then bury this card, unless you are in the Evacuee Dormitory.

card-the-one-sent-for = The One Sent For
card-the-one-sent-for-text =
    The mother came, and stood in the door, and went back to the station. Since then it has been so helpful. It knows all the best places.
    TALK: the next tile of your region is discovered, and you are there. Then bury this card, unless you are in the Evacuee Dormitory, or were.

# Events

event-siren = Siren
event-siren-text =
    It is only the practice. It is always only the practice, up to and including once.
    Everybody may go 1 tile at once.

event-curtains-drawn = Curtains Drawn
event-curtains-drawn-text =
    Black sateen, doubled, tacked down all round, as required. It has been done very properly. One would say that it had been done from the other side.
    Ongoing: no line of sight passes this tile. Whoever ends their turn here rolls Sanity. 3+: nothing. 0–2: 1 mental damage.
tell-curtains-drawn-breath = It goes in, and it goes out. The window behind it is shut. It goes in again before you have finished breathing out.

event-the-unexploded-one = The Unexploded One
event-the-unexploded-one-text =
    A neat round hole, about the size of a dustbin, and earth that has been pushed up the way one pushes up a blanket. There is a board: DANGER UXB. Under it somebody has written, asleep.
    Ongoing: whoever ends their turn here rolls Speed. 1+: nothing. 0: two dice of physical damage, and this card is buried.
tell-the-unexploded-one-goes = It was a delay, the officer explains afterwards; they set them for when people have stopped thinking of it.

event-gas-bill = Gas Bill
event-gas-bill-text =
    Final Demand. It is made out for a meter that is not on the plan, in a part of the house that was shut up in the year 1768; where, it appears, they have been cooking.
    Choose. It can be put behind the clock twice in all.
option-gas-bill-pay = Pay: lose 1 of any trait
    .chosen = pays
option-gas-bill-clock = Put it behind the clock: check a box, and the Rent Book notes a debt
    .chosen = puts it behind the clock
