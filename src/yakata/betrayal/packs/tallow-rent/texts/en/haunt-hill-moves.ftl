# The Hill Moves: chapter 6, 1846.

haunt-hill-moves = The Hill Moves
haunt-hill-moves-story =
    It is not an earthquake; they are sudden. This is how one turns over in bed: slowly, with the whole weight, so as not to wake anybody. In the corridors the pictures stand out from the walls. Downstairs a door that has stuck since the long winter opens, and shuts.
    The surveyor's men are still at their places: the leveller at his glass upstairs, the staffman with his staff below, the chain-boy at the far end of the chain. They were told to stand until they were called. They are good men, and have stood. Between the Front Steps and the road there is a gap that was not there at tea. A foot, say.
haunt-hill-moves-hint-heroes-1 = The house goes from the back: first a crack, and at the end of the round the room.
haunt-hill-moves-hint-heroes-2 = With the surveyor's men there are 6/7/8 of you (for three, four or five players). The men on the road have been told to expect 5/6/7. They have not been told whom.
haunt-hill-moves-hint-heroes-3 = The surveyor's men will not come for being called. Everything has been calling them for some time.
haunt-hill-moves-setup-heroes = The leveller stands in the farthest corner of the upper floor, the staffman in the farthest corner of the basement, the chain-boy in the farthest place outside. In each of the three regions there is a crack, in the room farthest from the Front Steps that none of them is in.
haunt-hill-moves-win-heroes = Bring 5/6/7 across the gap at the Front Steps (for three, four or five players), the surveyor's men and yourselves counted alike. It is settled when all are across, when none of you is left in the house, or when the track stands at 7.

box-hill-moves-hm-talk = Talk to them
box-hill-moves-hm-talk-text = TALK, with one of the surveyor's men on your tile who follows nobody: roll Sanity or Knowledge[, +1 to the result/, +1 to the result/]. 5+: they follow you. 0–4: they hold up a hand: they are counting.
box-hill-moves-hm-hand = Hand them across
box-hill-moves-hm-hand-text = OPERATE, on the Front Steps, with one of the surveyor's men who follows you: they are taken from your hands on the other side, and one more is across.
box-hill-moves-hm-cross = Go across
box-hill-moves-hm-cross-text = CROSS, on the Front Steps, once the track stands at 4 or none of the surveyor's men is in the house: roll Speed or Might. 5+: you are out of the house, and one more is across; whoever still follows you stays behind. 0–4: not yet; 1 physical damage.
box-hill-moves-hm-shore = Shore it up
box-hill-moves-hm-shore-text = PREPARE, on a tile with a crack: roll Might or Knowledge. 5+: the crack is gone. 0–4: the timber goes in, and goes on going in.
box-hill-moves-hm-sink = Room by room
box-hill-moves-hm-sink-text =
    At the end of each round move the track up by 1. Every tile with a crack goes down, unless a prop stands there. Whoever is on it rolls Speed: 4+: nothing; 0–3: 2 physical damage. Whoever is followed does not roll, but chooses: hold on to them, and take 2 physical damage, or let go. It will be remembered who let go, and of how many. Then they go next door, towards the Front Steps, to where there is no crack; if there is none, to the nearest tile without.
    One of the surveyor's men who is still on it is lost, and that tile with him, for good.
box-hill-moves-hm-turn = It turns over
box-hill-moves-hm-turn-text = When the track comes to 3, roll two dice. All tiles of one region are laid anew, with all that is on them: at 0–1 those of the upper floor, at 2 those of the basement, at 3 or more those outside.
box-hill-moves-hm-crack = Cracks
box-hill-moves-hm-crack-text = Then, on each floor and outside, there is a crack in the room that is farthest from the Front Steps and has none. Landings and stairs do not crack.
box-hill-moves-hm-fact = What you know
box-hill-moves-hm-fact-text = The surveyor's men are no monsters, and nobody can hurt them. They walk where the one walks whom they follow, who has 1 move fewer. Nobody is against you tonight. Afterwards you will be asked for the number, and not for the names.

being-leveller = Leveller
    .the = the leveller
    .only = the leveller
    .low = leveller
being-staffman = Staffman
    .the = the staffman
    .only = the staffman
    .low = staffman
being-chain-boy = Chain-boy
    .the = the chain-boy
    .only = the chain-boy
    .low = chain-boy
counter-hm-out = Across
counter-hm-hands = Hands let go
status-hm-let-go = Has let go
    .is = has let go of somebody
    .gone = is no longer the one who let go
option-hm-hold = Hold on: 2 physical damage
    .chosen = holds on
option-hm-let-go = Let go
    .chosen = lets go
tell-hill-moves-lost = A voice gives a figure, distinctly, to be written down. Then the room is gone, and the next figure comes from farther off.

ending-hill-moves-all = All are across.
ending-hill-moves-all-text =
    The boy has his end of the chain in his hand. He was told to hold it. You count; then you count again, since in this house it comes right so seldom.
    Over there the hill lies on its other side and draws something up to its chin. It is only turf. In one of the rooms that went down there had been a light, and it is remarked that it went down level. The leveller puts his eye to the glass, from habit, and takes a reading, and does not write it in the book.
ending-hill-moves-some = Enough are across.
ending-hill-moves-some-text =
    So many had been asked for, and so many there are. You stand in the road and are a number. The gap is nine feet by now, say. On the far side of it somebody is holding out a hand, at the height at which one would take it.
    It might have been anybody, one of you says; it is the only thing to be said, and it is not said again. The hill lies down. For some days afterwards one can hear from inside it, every minute or so, somebody calling out a figure, and then waiting, as they do, until it has been written down.
ending-hill-moves-under = The hill lies easy.
ending-hill-moves-under-text =
    At the last the steps go too, and the scraper, and the mat. There is no noise to speak of. In the morning the house stands on the hill as it always has, with its blinds down. One has to have known it to see that it is a storey short.
    The company moves its line half a mile to the south. On the section that it deposits, the house is given as before; but below the ground floor the draughtsman has drawn in another, with all its rooms, and in the rooms, for the scale, some figures. Five, say.
