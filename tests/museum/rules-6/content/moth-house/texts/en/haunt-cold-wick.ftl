# The Cold Wick.

haunt-cold-wick = The Cold Wick
haunt-cold-wick-story =
    Every flame in the house leans the same way, as if somebody were drawing breath. It leans towards one of you.
    Three lamps stand where the house begins and ends. They went out together.
haunt-cold-wick-hint-heroes-1 = Three lamps: on the Front Steps, the Upper Landing and the Basement Landing.
haunt-cold-wick-hint-traitor-1 = What they light you can put out. The moths help.
haunt-cold-wick-setup-traitor = You gain 2 Might. [1 swarm of moths settles/2 swarms of moths settle/4 swarms of moths settle] on the landing farthest from you.
haunt-cold-wick-setup-heroes = The three lamps are dark.
haunt-cold-wick-win-heroes = You win as soon as all three lamps burn.
haunt-cold-wick-win-traitor = You win when no hero is left, or when it is still dark after seven rounds.

box-cold-wick-light = Light a lamp
box-cold-wick-light-text = OPERATE, on a tile with a dark lamp: roll Sanity or Knowledge. 5+: it burns. 0–4: the flame looks at you; 1 mental damage.
box-cold-wick-snuff = Put one out
box-cold-wick-snuff-text = OPERATE, on a tile with a lit lamp: roll Might. 3+: it is dark again. 0–2: it only bows.
box-cold-wick-moths = Moths
box-cold-wick-moths-text = Speed 4, Might 4.

being-moth-swarm = Swarm of moths
    .low = swarm of moths
    .the = the swarm of moths
counter-lamps-lit = Lamps lit

ending-cold-wick-bright = All three lamps burn.
ending-cold-wick-bright-text = The flames stand up straight, one after the other, like people who have been told that they may go. Nobody asks which of you they were listening to.
ending-cold-wick-dark = The house is dark.
ending-cold-wick-dark-text = In the dark somebody walks from room to room, and at every wick there is a small dry sound, like a kiss.
