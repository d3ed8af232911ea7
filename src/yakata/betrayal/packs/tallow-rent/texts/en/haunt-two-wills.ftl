# Two Wills: chapter 2, the other night.

haunt-two-wills = Two Wills
haunt-two-wills-story =
    There was a will. That has never been in doubt: the elder branch has it, in a tin box. Tonight the younger branch has brought a tin box too.
    They are the same in every word but one. Neither is good without the hands of witnesses; and it happens that in this house people have always signed things, on beams, on plates, on the undersides of drawers. It is only a matter of who collects enough of them first, and reads it out at the desk, in a voice the house can hear.
haunt-two-wills-hint-heroes-1 = The elder will needs 6/5/8 hands (for three, four or five players).
haunt-two-wills-hint-traitor-1 = The younger will needs 3/5/5 hands. It is quicker read; it leaves somebody out.
haunt-two-wills-setup-traitor = The one who found the second box is the reader of the younger will[/, and chooses a second/, and chooses a second]. [The reader gains 1 Knowledge and 2 Speed/Each of them gains 1 Knowledge/Each of them gains 1 Knowledge and 2 Speed]. The Will Room is found, if it can be: the desk is there; if not, on the Upper Landing.
haunt-two-wills-setup-heroes = The elder branch heals Knowledge. It has had time to prepare.
haunt-two-wills-win-heroes = Collect 6/5/8 hands for the elder will and read it at the desk. If no will has been read when the twelfth round begins, yours stands. So it does when nobody is left to read the other.
haunt-two-wills-win-traitor = Collect 3/5/5 hands for the younger will and read it at the desk before the twelfth round; or leave nobody to read the other.

box-two-wills-tw-sign = Find a hand
box-two-wills-tw-sign-text = SEARCH, on a tile that is not a landing and has not been searched: roll Knowledge or Sanity, +1 if you carry an heirloom. 4+: mark the tile searched; the elder will has one hand more. 0–3: nothing yet.
box-two-wills-tw-read = Read the elder will
box-two-wills-tw-read-text = STUDY, at the desk, with 6/5/8 hands: roll Knowledge. 4+: it is read, and holds. 0–3: somebody coughs; begin again.
box-two-wills-tw-fact = What all know
box-two-wills-tw-fact-text = A tile that has been searched by one side has nothing left for the other. Both sides see both counts.
box-two-wills-tw-sign-younger = Find a hand
box-two-wills-tw-sign-younger-text = SEARCH, on a tile that is not a landing and has not been searched: roll Knowledge or Sanity, +1 if you carry an heirloom. 4+: mark the tile searched; the younger will has one hand more. 0–3: nothing yet.
box-two-wills-tw-read-younger = Read the younger will
box-two-wills-tw-read-younger-text = STUDY, at the desk, with 3/5/5 hands: roll Knowledge. 4+: it is read, and holds. 0–3: a candle goes out; begin again.
box-two-wills-tw-strike = Dispute a hand
box-two-wills-tw-strike-text = PREPARE, on a searched tile, once in the game for each player: roll Knowledge. 5+: the tile is no longer searched, and the other will has one hand fewer. 0–4: it is genuine.

counter-wills-elder = Hands under the elder will
counter-wills-younger = Hands under the younger will
status-two-wills-reader = Has read the will
    .is = has read the will
    .gone = is no longer the one who read the will
prompt-pick-witness = Who reads the younger will with you?

ending-two-wills-elder = The elder will is read.
ending-two-wills-elder-text =
    At the last word the house settles, audibly, like somebody who has been standing and may now sit. The younger branch folds its paper very small.
    The one word in which they differed was “and”. In the elder will the families have the hill and the tenant. In the younger, it was “or”.
ending-two-wills-younger = The younger will is read.
ending-two-wills-younger-text =
    It is soon over. The families may have the hill or the tenant; it is left to them to choose, within the year. Everyone in the room makes the same choice at once, and nobody says it aloud.
    The elder box, when it is opened afterwards, is full of wet sand.
ending-two-wills-elder-alone = Nobody reads the other.
ending-two-wills-elder-alone-text =
    There is no one left to dispute it, and so it is not even read; it is put back into its box, the box under the desk, and a rug over that. All witnesses are agreed. There are more of them in the house than there were.
ending-two-wills-younger-alone = Nobody is left to object.
ending-two-wills-younger-alone-text =
    The younger branch reads its will to an empty room, from the first word to the last, as the law requires. At the end, where it asks whether any person present knows a reason why not, it waits for as long as is decent. Then it waits a little longer, because somebody has drawn breath.
ending-two-wills-dawn = The elder will stands.
ending-two-wills-dawn-text =
    The cock crows, and neither has been read. In such a case the older paper holds: that is the law of England, and in this house it is also a kind of mercy. The two boxes are buried together in the orchard. One of them has to be buried twice.
