# By the Same Train: chapter 9, the other night.

haunt-same-train = By the Same Train
haunt-same-train-story =
    The names are read over for the mason. After the last a voice says: Sir; and another voice says: Sir. In the porch, in the third of the basket chairs, sits the youngest of you, with a rug, as since Thursday. He has not turned round. In the hall there is a second kit-bag. It has the same number on it.
    There was one train, and one of you was at the station. He got down, and was kissed; and then, it now turns out, on the other side of the train, where there is no platform, he got down. The one in the chair can be led by the hand. The other one is in the house, out of sight, and he would so like to see who it is that is sitting there.
haunt-same-train-hint-heroes-1 = There is an up train at midnight. The one in the chair will go if he is taken, and has his kit: 4/6/7 things (for three, four or five players), no two from one room.
haunt-same-train-hint-heroes-2 = Whenever nobody has him by the hand, he gets up and walks. Look which way.
haunt-same-train-hint-heroes-3 = They must not shake hands three times. You have not been told what happens then; you find that you know.
haunt-same-train-hint-traitor-1 = You came home. There is somebody in your chair.
haunt-same-train-hint-traitor-2 = He is as cold as you are. He will be glad to see you.
haunt-same-train-setup-traitor = The Convalescent Porch is found, if it can be, and the one in the chair is there; if not, on the Front Steps. The youngest of you is out of sight, and chooses a tile with nobody on it. Nobody else knows which.
haunt-same-train-win-heroes = Find his kit, 4/6/7 things (for three, four or five players), no two on one tile, lead the one in the chair to the Front Steps, and put him on the train, before they have shaken hands three times and before the twelfth round.
haunt-same-train-win-traitor = Shake hands with the one in the chair three times. You also win when no hero is left, or when the twelfth round begins.

box-same-train-st-kit = Pack for him
box-same-train-st-kit-text = SEARCH, on a tile that is no landing and is not marked searched, until the kit is whole: roll Knowledge or Sanity. 4+: mark it searched; one thing more is found. 0–3: it has somebody else's number on it.
box-same-train-st-lead = Take him by the hand
box-same-train-st-lead-text = TALK, with the one in the chair on your tile when he follows nobody: roll Sanity or Knowledge. 4+: he follows you. 0–3: he asks you to speak up.
box-same-train-st-train = The up train
box-same-train-st-train-text = OPERATE, on the Front Steps, when his kit is whole and he follows you: roll Sanity or Knowledge. 5+: he is in the train, and you have won. 0–4: he asks who will be meeting him; 1 mental damage.
box-same-train-st-look = Who goes there
box-same-train-st-look-text = CHALLENGE: roll Knowledge or Sanity. 4+: you look for the other one on your tile, and next door. 0–3: on yours. If he is there, he is in sight.
box-same-train-st-pull = He gets up
box-same-train-st-pull-text = At the end of each round, if the one in the chair follows nobody, he goes one tile towards the other one.
box-same-train-st-gets-up = As before
box-same-train-st-gets-up-text = If the other one would die, he does not. All his traits are as they were at the start; he is out of sight again, on a tile of his choice with nobody on it, and misses his next turn.
box-same-train-st-fact = What all know
box-same-train-st-fact-text = The one in the chair is no monster, and nobody can hurt him. He walks where the one walks whom he follows, who has 1 move fewer. Out of sight the other one cannot be attacked, and stops for nobody. Where he could be, all see. If he does anything but move, he is in sight. It has not been said which of them is yours.
box-same-train-st-meet = Shake hands
box-same-train-st-meet-text = CALL, with the one in the chair on your tile: roll Sanity or Might[, +1 to the result/, +1 to the result/, +2 to the result], −1 to the result if a hero is on the tile. 4+: you have shaken hands; he follows nobody any more, and is in the farthest corner of the house. 0–3: he has not seen your hand.
box-same-train-st-cover = Take cover
box-same-train-st-cover-text = COVER, where no hero has you in line of sight: you are out of sight, and may move on.

being-homecomer = The one in the chair
    .the = the one in the chair
    .only = the one in the chair
    .low = one in the chair
counter-st-kit = Kit found
counter-st-met = Times that they have shaken hands
tell-same-train-meet = They take off their gloves for it. It is done as one does it before a mirror: each with the hand that is opposite.
tell-same-train-gets-up = He goes down as they do. In the other room the one in the chair says, quite loud: not yet.

ending-same-train-gone = The up train.
ending-same-train-gone-text =
    He lets down the window, and thanks you. He has been very well looked after. It was good of you all to have him, he says, and looks from one to the other, as one does who is anxious to remember the names. The guard wants to know whether he is travelling alone. You say yes.
    You walk back. There is a light in the porch, and in the third chair there is somebody with a rug over his knees, who does not turn round. So that is all right, one of you says. It is some time before anybody asks how you would know; and by then he has been given his supper.
ending-same-train-one = There is only one.
ending-same-train-one-text =
    It is the third time, and they do not let go. They stand in the hall, under the lamp, and look into each other's faces as one looks into a room to see if one has left anything there. Then there is one who looks, and nobody whom he looks at.
    He hangs up his coat; then he hangs up the other coat. He is quite well, he says. He is so glad to be home. He sits down with you, and asks whether there is anything to eat, and then, a little later, from the same mouth, and rather shyly, whether there is anything to eat.
ending-same-train-missed = The up train has gone.
ending-same-train-missed-text =
    You hear it whistle at the cutting. In the porch all six of the basket chairs are taken. You count, since that is what you are here for: there were five names. They have rugs over their knees, and all of them are looking at the house.
