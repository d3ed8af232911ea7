# The Foundling: a rescue, for free play.

haunt-rescue = The Foundling
haunt-rescue-story =
    A child is crying in the house. It has been going on for some time, each of you supposing that another had gone to see to it. There is no child in the house.
    It comes from several rooms, and it comes nearer when one stands still. Downstairs, by the water, somebody has begun to sing to it; and the strongest of you has put down what they were doing, and joined in.
haunt-rescue-hint-heroes-1 = She is in one of the rooms where you hear her. It gets easier to tell which.
haunt-rescue-hint-heroes-2 = Once over the Front Steps she is anybody's child.
haunt-rescue-hint-traitor-1 = She will come with you as readily as with them. She has not been taught otherwise.
haunt-rescue-hint-traitor-2 = The nurse is slow, and she does not like to be kept waiting.
haunt-rescue-setup-traitor = The Cistern Mouth is found, if it can be: there [the nurse waits/the nurse waits/two nurses wait]; if not, on the Basement Landing.
haunt-rescue-setup-heroes = Crying is heard in up to six places: three upstairs, one on the ground floor, one in the basement, one outside.
haunt-rescue-win-heroes = Find the foundling, and take her out over the Front Steps, before the twelfth round.
haunt-rescue-win-traitor = Take the foundling down to the nurse's water. Or let it be the twelfth round, or nobody left to hear her.

box-rescue-rs-listen = Listen
box-rescue-rs-listen-text = SEARCH, on a tile where crying is heard: it stops here. Roll Sanity or Knowledge; +1 for each room where somebody has listened, this one too. 9+: she is here, and the crying stops everywhere. 0–8: only the wind. In the last room she is found without a roll.
box-rescue-rs-coax = Coax her
box-rescue-rs-coax-text = TALK, to the foundling on your tile, if she goes with nobody: roll Sanity. 3+: she goes with you. 0–2: she hides her face.
box-rescue-rs-out = Over the steps
box-rescue-rs-out-text = OPERATE, on the Front Steps, when she goes with you: roll Sanity or Might[, +1 to the result/, −1 to the result/]. 5+: she lets go of your coat and the carrier has her; you have won. 0–4: not yet.
box-rescue-rs-lose-hold = Her hand slips
box-rescue-rs-lose-hold-text = Whoever takes damage while she goes with them loses hold of her. She stays where she is.
box-rescue-rs-fact = What all know
box-rescue-rs-fact-text = The foundling is not a monster, and nobody can harm her. She walks where the one she goes with walks, who has one move fewer.
box-rescue-rs-seize = Take her by the hand
box-rescue-rs-seize-text = TALK, to the foundling on your tile, if none of the others has her: roll Might or Sanity. 3+: she goes with you. 0–2: she bites.
box-rescue-rs-down = To the water
box-rescue-rs-down-text = OPERATE, at the nurse's water, when she goes with you: roll Sanity. 3+: the nurse has her, and you have won. 0–2: you let go of her.
box-rescue-rs-nurse = The wet nurse
box-rescue-rs-nurse-text = Speed 3, Might 5, Sanity 3. She attacks with Might. She means well.

being-foundling = Foundling
    .low = foundling
    .the = the foundling
    .only = the foundling
being-wet-nurse = Wet nurse
    .low = wet nurse
    .the = the wet nurse
counter-rescue-listened = Rooms listened in

ending-rescue-out = She is out of the house.
ending-rescue-out-text =
    The carrier asks no questions; he has taken stranger things down from here. She sits beside him, wrapped in somebody's coat, and looks back until the bend in the road. At that moment, behind you, in the house, a child stops crying whom you had not been hearing for some time.
ending-rescue-down = She has been fed.
ending-rescue-down-text =
    It goes very still. A little water laps on the lowest step, evenly, the way one rocks a cradle with one's foot while doing something else. The singing goes on without words. Each of you knows the tune; each of you was certain that your own mother had made it up.
ending-rescue-silent = It has stopped.
ending-rescue-silent-text =
    Towards morning the crying grows hoarse, then tired, then it is only now and then. Then you notice that it has stopped, and that you do not know when. It is a relief, and you are ashamed of it, and it will be remembered on your behalf.
