# Firewood: survival, for free play.

haunt-survival = Firewood
haunt-survival-story =
    The pump has split from top to bottom. On the inside of the panes there are ferns, and they are growing while one looks. It is the second of May. Nobody opens the door to see what is outside, because the handle has taken the skin off the one who tried.
    There is one fire. There is no wood. There are, if one looks at it in the right way, eleven chairs, two dressers, a great many shelves, a harmonium and four storeys of floor.
haunt-survival-hint-heroes-1 = Each room can be broken up once. What you break you must carry.
haunt-survival-hint-heroes-2 = It is only until it is light. Do not ask of what.
haunt-survival-setup-heroes = The Keeping Room is found, if it can be, and the fire is there; if not, in the Entrance Hall. There are 6/6/7 logs on it.
haunt-survival-win-heroes = Keep the fire in until the eighth round begins. You lose when no log is left on it, or when only two of you are left.

box-survival-sv-break = Break it up
box-survival-sv-break-text = OPERATE, on a tile that is no landing and is not broken up: it is broken up. Roll Might or Speed. 5+: you have 3 more wood. 0–4: 1.
box-survival-sv-feed = Put it on
box-survival-sv-feed-text = KINDLE, at the fire: all wood that you have goes on it as logs.
box-survival-sv-item = Whatever burns
box-survival-sv-item-text = BURN, at the fire: bury one of your Items. 2 more logs.
box-survival-sv-burn = It burns down
box-survival-sv-burn-text = At the end of each round the fire has 4/5/6 logs fewer; from the third round on, 5/6/7.
box-survival-sv-cold = Frost
box-survival-sv-cold-text = Whoever ends their turn farther from the fire than next door rolls Might. 5+: nothing. 3–4: 1 physical damage. 0–2: 2 physical damage.
box-survival-sv-fact = What you know
box-survival-sv-fact-text = Nobody is against you. Only the wood that is on the fire counts.

counter-survival-fire = Logs on the fire
counter-survival-wood = Wood
prompt-pick-kindling = What do you burn?

ending-survival-morning = It is light.
ending-survival-morning-text =
    About six the ferns let go of the panes. Outside it is May, and somebody goes by whistling with a rake. You sit round a heap of ash in a house without a door or a stair or a shelf in it, and laugh till you cry. It is only when you rake it out that you find, in the middle, a chair; it is whole, and warm, and turned towards the room.
ending-survival-out = The fire is out.
ending-survival-out-text =
    There is a last small noise, such as one makes with the tongue. Then it is neither dark nor cold any more; that had been the fire. You can make out quite well who is sitting on the other side of it, close up, in a row, with their hands held out. They had been as near as that all the time. They, too, had been trying not to let it go out.
ending-survival-few = There is room at the fire.
ending-survival-few-text =
    It burns well now. It is wonderful how far it goes when there are fewer. You do not look at what is stacked against the wall, under the hearth-rug, with its boots neatly together; it is only that towards five, when the last of the shelves has gone on, you both happen to look up at the same moment.
