# The Other End: chapter 6, the other night.

haunt-other-end = The Other End
haunt-other-end-story =
    You are on a rope, all of you, a loop for each. It was the surveyor's advice, before he went down the trial shaft; he went down on this one. It lies behind you through the rooms, slack, like something that has been let fall.
    Then it is not slack. Nobody has pulled. At the bottom of the shaft the end has been found, and it is being taken in, without haste, hand over hand, as one winds wool. Each of you has a knife. You have all just thought of it. You can see it on the others.
haunt-other-end-hint-heroes-1 = It is good rope. It was tried with the weight of all of you, and of one more.
haunt-other-end-hint-heroes-2 = Whoever cuts it need hold on no longer, and will have another book to read.
haunt-other-end-hint-heroes-3 = A peg bears the strain for whoever stands by it. 4/7/10 (for three, four or five players) would bear it for all.
haunt-other-end-hint-traitor-1 = It was through sooner than you had thought. So you had thought about it.
haunt-other-end-setup-heroes = The Fault Chamber is found, if it can be, and the shaft is there; if not, it is in the farthest corner of the basement. All of you are on the rope.
haunt-other-end-win-heroes = Drive 4/7/10 pegs (for three, four or five players), no two on one tile, before the eighth round. If you cut the rope, you will be given another book to read.
haunt-other-end-win-traitor = You are off the rope. You win when nobody is left on it, or when the eighth round begins.

box-other-end-oe-cut = Cut it
box-other-end-oe-cut-text = CUT, as long as the rope is whole: roll Speed or Might. 5+: you are off the rope, and change sides; you heal every trait, and gain 1/1/2 Might. 0–4: somebody looks round; 1 mental damage.
box-other-end-oe-parts = If nobody will
box-other-end-oe-parts-text = If the rope is whole at the end of the second round, whoever is nearest to the shaft looks down and finds that they have cut it; of several, one by lot. They are off the rope, and change sides, and have what goes with it.
box-other-end-oe-peg = Drive a peg
box-other-end-oe-peg-text = PREPARE, on a tile that is no landing and has no peg: roll Might or Knowledge. 5+: a peg stands here. 0–4: it goes in, and comes up beside you.
box-other-end-oe-haul = Hand over hand
box-other-end-oe-haul-text = At the end of each round whoever is on the rope and in the shaft takes 2 physical damage. Then everybody else on the rope rolls Might, but for those who have a peg on their tile. 4+: they hold. 0–3: they come one tile nearer to the shaft.
box-other-end-oe-fact = What all know
box-other-end-oe-fact-text = One does not get off the rope by untying it: you tied the knots for each other, and took care. Until it is cut nobody is against anybody. A peg goes with its tile, if that leaves the house. It will be remembered who had the knife.
box-other-end-oe-draw = Draw a peg
box-other-end-oe-draw-text = SEARCH, on a tile with a peg: roll Might or Speed. 4+: there is one peg fewer. 0–3: it was driven by somebody who meant it.
box-other-end-oe-slack = Give them rope
box-other-end-oe-slack-text = OPERATE, on somebody on the rope who is in your region and not in the shaft: both roll Might. If they lose, they come one tile nearer to the shaft. If you lose, you take 1 physical damage.

counter-oe-pegs = Pegs
status-oe-roped = On the rope
    .is = is on the rope
    .gone = is off the rope
status-oe-knife = Cut the rope
    .is = has cut the rope
    .gone = is no longer the one who cut the rope
tell-other-end-cut = One hears it go: a small sound, like a thread that is bitten through. Then the others begin to move, all of them, the same way.
tell-other-end-hand = It is met by hands. They feel for the knot, like somebody who has been told how it is done.

ending-other-end-fast = The rope is slack.
ending-other-end-fast-text =
    The last peg goes in, and for a while nothing gives. Then there is a tug at the rope, quite a small one, such as one gives to say that one is there. After a minute there is another. Nobody answers.
    In the morning you draw it up. It takes until noon. There is more of it than there was, by forty feet, say: the same hemp, with a loop at every sixth foot, and all the loops are worn.
ending-other-end-in = All is taken in.
ending-other-end-in-text =
    One after the other they come to the edge, heels first, and talking: to each other, to you, of one thing and another, as one talks to a child at the dentist's. Then there is only the rope, and then the end of the rope, which is cut quite clean.
    What was left on your side of the knife hangs in the hall. In wet weather it tightens on its nail.
ending-other-end-dawn = The strain is kept.
ending-other-end-dawn-text =
    It grows light, and they are holding still, each in another room, leaning back against nothing. You have gone round with water. It is agreed that somebody must be sent for, and that it had better be you.
    You do not look back more than, say, twice. At the bend you understand that nobody had asked whether you would be long.
