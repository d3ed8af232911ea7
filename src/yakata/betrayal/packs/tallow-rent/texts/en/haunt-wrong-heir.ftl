# The Wrong Heir: chapter 2, 1741.

haunt-wrong-heir = The Wrong Heir
haunt-wrong-heir-story =
    The hill was bought by five families and has been owned, ever since, by whoever was angriest. It appears that there was a will. It appears, too, that somebody read it, a long time ago, and tore it in five, and could not bring himself to burn it.
    Tonight the pieces are in the house. There is also a person in the house who has always been told that all of this would be theirs, and who has sent for the bailiffs.
haunt-wrong-heir-hint-heroes-1 = Three pieces out of five are enough to read what was meant. The rest is adjectives.
haunt-wrong-heir-hint-heroes-2 = It can be read only where it was written: at the desk in the Will Room.
haunt-wrong-heir-hint-traitor-1 = Paper burns. Three pieces out of five, and no court will ever know.
haunt-wrong-heir-hint-traitor-2 = The bailiffs are paid by the sheet.
haunt-wrong-heir-setup-traitor = The Keeping Room is found, if it can be, and a fire is lit in it; if not, on the Basement Landing. [One bailiff stands/Two bailiffs stand/Four bailiffs stand] on the Front Steps. The heir has one piece of the will already, heals every trait, and gains [1 Speed/1 Might and 1 Speed/1 Might and 1 Speed].
haunt-wrong-heir-setup-heroes = The Will Room is found, if it can be: the desk is there; if not, on the Upper Landing. The other four pieces lie in the farthest corners: one outside, one in the basement, one upstairs, one on the ground floor.
haunt-wrong-heir-win-heroes = Pin three pieces of the will at the desk, and then read it there. Before the thirteenth round.
haunt-wrong-heir-win-traitor = Burn three pieces of the will at the fire. Or outlive the others, or the night.

box-wrong-heir-wh-pin = Pin a piece
box-wrong-heir-wh-pin-text = PREPARE, at the desk, with a piece in your hands: roll Knowledge or Speed. 5+: it is pinned there. 0–4: it curls up.
box-wrong-heir-wh-read = Read the will
box-wrong-heir-wh-read-text = STUDY, at the desk, when three pieces are pinned: roll Knowledge; +2 for each piece beyond the third, +1 if you carry an heirloom, +1 with the Sealing Wax. 5+: it is read aloud, and you have won. 0–4: it is in a lawyer's hand; 1 mental damage.
box-wrong-heir-wh-fact = What you know
box-wrong-heir-wh-fact-text = The pieces are Objects. They can be stolen, by the heir and by the bailiffs too; a bailiff who is stunned drops what he carries.
box-wrong-heir-wh-burn = Burn a piece
box-wrong-heir-wh-burn-text = OPERATE, at the fire, with a piece in your hands: roll Sanity or Might. 4+: it burns; with the third you have won. 0–3: it only smokes.
box-wrong-heir-wh-tear = Tear one down
box-wrong-heir-wh-tear-text = SEARCH, at the desk, when something is pinned there and none of the others is in the room: roll Might. 5+: one pinned piece is torn to shreds and counts as burnt. 0–4: good paper.
box-wrong-heir-wh-bailiff-burns = Served
box-wrong-heir-wh-bailiff-burns-text = The pieces that a bailiff holds at the end of the monsters' turn, standing at the fire, are burnt.
box-wrong-heir-wh-bailiff = Bailiff
box-wrong-heir-wh-bailiff-text = Speed 4, Might 4. He may carry pieces of the will, nothing else, and may STEAL one instead of doing harm.

being-bailiff = Bailiff
    .low = bailiff
    .the = the bailiff
thing-will-piece-a = Piece of the will: “I, being”
    .the = the piece of the will that says “I, being”
thing-will-piece-b = Piece of the will: “of sound mind”
    .the = the piece of the will that says “of sound mind”
thing-will-piece-c = Piece of the will: “and the tenant”
    .the = the piece of the will that says “and the tenant”
thing-will-piece-d = Piece of the will: “in perpetuity”
    .the = the piece of the will that says “in perpetuity”
thing-will-piece-e = Piece of the will: the signatures
    .the = the piece of the will with the signatures
counter-will-pinned = Pieces pinned
counter-will-burnt = Pieces burnt
status-will-reader = Has read the will
    .is = has read the will
    .gone = is no longer the one who read the will
prompt-pick-piece = Which piece of the will?

ending-wrong-heir-read = The will is read.
ending-wrong-heir-read-text =
    It is not long. It leaves the house to the five, the fields to the five, the ditch to nobody. Then there is a clause that is read twice, because the reader's voice gave out the first time: that the tenant below is to be left in quiet possession, and the rent to be paid.
    The wrong heir laughs, and goes on a little too long. No one had told them what it was that they wanted so much to inherit.
ending-wrong-heir-burnt = The will is burnt.
ending-wrong-heir-burnt-text =
    The third piece takes a moment to catch; then it goes up blue. The heir watches it to the end and is, from that moment, master of the hill, the house, the fields, and whatever else was in it.
    When the bailiffs hold out their hands for their money, it turns out that they have not come from the county. They are content to wait. It is a family matter, they say, and it will come down to somebody.
ending-wrong-heir-unread = Nothing was read.
ending-wrong-heir-unread-text =
    In the grey light there is paper all over the house and nobody left who is in a state to put it together. The heir walks through the rooms and picks up the pieces one by one, as one tidies after children.
    Possession, said the attorney when he was sent for, is very nearly the whole of it. He did not sit down.
