# The tiles, and what they do.

# Prologue

tile-keeping-room = Keeping Room
tile-keeping-room-text = If you end your turn here, you may DROP one Item to heal Sanity. The room keeps what it is given.
tile-rush-passage = Rush Passage
tile-rush-passage-text = Neither obstacles nor opponents slow you when you leave. The rushes have been trodden flat by somebody.
tile-under-eaves = Under-Eaves
tile-under-eaves-text = Speed rolls here: −1 to the result. Nobody stands upright under this roof.
tile-candle-loft = Candle Loft
tile-candle-loft-text = OPERATE: look at the top Event; you may bury it.
tile-root-hollow = Root Hollow
tile-root-hollow-text = If you end your turn here, roll Might. 4+: nothing. 0–3: 1 physical damage.
tile-masons-gap = Mason's Gap
tile-masons-gap-text = A secret passage: next to every other tile that has one.
tile-eel-ditch = Eel Ditch
tile-eel-ditch-text = When you enter, roll Speed. 3+: nothing. 0–2: lose your remaining moves.
tile-crab-orchard = Crab Orchard
tile-crab-orchard-text = EAT: lose 1 Sanity to gain 1 Might. The apples are small, and sour, and warm.

# Chapter 1

tile-brine-steps = Brine Steps
    .in = on the Brine Steps
tile-brine-steps-text = Obstacle tokens here do not slow you. Everything that lies here floats.
tile-tally-room = Tally Room
tile-tally-room-text = STUDY: roll Knowledge. 4+: look at the top two Items and put them back in any order. 0–3: nothing.
tile-wax-scullery = Wax Scullery
tile-wax-scullery-text = If you end your turn here, you may lose 1 Speed to heal Sanity.
tile-bolster-chamber = Bolster Chamber
tile-bolster-chamber-text = REST, once for each player: heal Might. The bed is made. It is always made.
tile-weathercock-stair = Weathercock Stair
    .in = on the Weathercock Stair
tile-weathercock-stair-text = SEARCH: bury the top tile of the stack.
tile-kiln-field = Kiln Field

# Chapter 2

tile-will-room = Will Room
tile-will-room-text = While you carry an Item that is an heirloom of any family: +1 to the result of your trait rolls here.
tile-dovecote-path = Dovecote Path
    .in = on the Dovecote Path
tile-dovecote-path-text = TALK: one unused card of yours goes to a player anywhere outside. It arrives used.
tile-peat-store = Peat Store
tile-peat-store-text = When you discover it, draw two Items, keep one and bury the other.
tile-long-linen-hall = Long Linen Hall
tile-long-linen-hall-text = A line of sight may turn one corner here.
tile-cistern-mouth = Cistern Mouth
    .in = at the Cistern Mouth
tile-cistern-mouth-text = SEARCH: take one card or Object that lies on any basement tile; it arrives used. Whatever sinks down here comes round again.

# Chapter 3

tile-whispering-stair = Whispering Stair
    .in = on the Whispering Stair
tile-whispering-stair-text = A secret passage. If you end your turn here, you may pass one unused card to any player; it arrives used.
tile-card-parlour = Card Parlour
tile-card-parlour-text = CHALLENGE a player here: both roll Sanity or both roll Knowledge, as you choose. The winner gains 1 of it, the loser loses 1.
tile-broken-terrace = Broken Terrace
    .in = on the Broken Terrace
tile-broken-terrace-text = When you discover it, a small obstacle is laid here.
tile-clay-undercroft = Clay Undercroft
tile-clay-undercroft-text = Sanity rolls here: one die fewer. Somebody prayed in this place before there was a word for it.

# Choices

prompt-react-keeping-room = Put down an Item in the Keeping Room, and heal Sanity?
prompt-pay-wax-scullery = Lose 1 Speed in the Wax Scullery to heal Sanity?
prompt-react-whispering-stair = Pass an unused card to another player from the Whispering Stair?
option-card-parlour-bluff = Bluff: both roll Sanity
    .chosen = chooses to bluff. Both roll Sanity
option-card-parlour-count = Count the cards: both roll Knowledge
    .chosen = chooses to count the cards. Both roll Knowledge
prompt-pick-whispering-stair-ear = Which player gets the card?
