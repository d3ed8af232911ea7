# High Water: the prologue, 1689.

haunt-high-water = High Water
haunt-high-water-story =
    It begins with a courtesy: the ditch, which has kept its distance all evening, comes as far as the cellar door and waits. Nobody lets it in. It comes in.
    The people who had the hill before you hung three charms over their doors, ash, iron and bone, and when they sold they moved them, each to the doorpost that is farthest from the stairs, and nailed them there. It was perhaps a kind of warning, or perhaps they wished to see what you would do.
    You have paid a candle's worth of tallow for this hill. Something below it would like to be introduced.
haunt-high-water-hint-heroes-1 = The water is not in a hurry. It climbs the house the way one climbs one's own stairs.
haunt-high-water-hint-heroes-2 = Three charms hung together over the Upper Landing will shame it into going home.
haunt-high-water-hint-heroes-3 = Once the Upper Landing is wet, there is nothing left to hang them over.
haunt-high-water-setup-heroes = Water stands on the Basement Landing, and in the Eel Ditch if it has been found. Three doorposts with a charm nailed to them are marked: in the farthest place outside, in the farthest corner of the basement, and in the ground-floor room farthest from the Upper Landing.
haunt-high-water-win-heroes = Prise the three charms off their doorposts, bring them to the Upper Landing and hang them there, before the water comes up to it. You lose when it does, when the track has passed the end, or when none of you is left; at the latest when the twentieth round begins.

box-high-water-hw-hang = Hang a charm
box-high-water-hw-hang-text = PREPARE, on the Upper Landing with a charm in your hands: roll Might or Knowledge[//, −1 to the result once the track stands at 4]. 6+: one charm hangs. 0–5: the nail bends. When three hang, you have won. The last hand to hang one is remembered.
box-high-water-hw-prise = Prise a charm off
box-high-water-hw-prise-text = SEARCH, on a tile with a doorpost: roll Might or Speed. 5+: the charm comes off into your hands. 0–4: it was put there to stay.
box-high-water-hw-bail = Bail
box-high-water-hw-bail-text = OPERATE, on a tile with water: roll Might. 5+: the water on this tile is gone, and the obstacle it made with it. 0–4: it lets you work.
box-high-water-hw-rising = The water rises
box-high-water-hw-rising-text = At the end of each round move the track up by 1. Water passes to [1 tile/2 tiles/3 tiles] (for three, four or five players) of the basement; from 2 on the track also to 2/4/4 more, anywhere but on the upper floor; from 7/4/4 on also to one tile of the upper floor. Each tile with water is a small obstacle, besides any that is there already.
box-high-water-hw-drowning = Up to the knees
box-high-water-hw-drowning-text = Whoever ends a turn in the water rolls Speed or Might. 4+: nothing. 2–3: one move fewer next turn. 0–1: 1 physical damage; 2 once the track stands at 5.
box-high-water-hw-fact = What you know
box-high-water-hw-fact-text = The charms are Objects: they can be picked up, dropped and handed on, as often as you like, but not stolen. Nobody is against you tonight. That has never made it easier.

thing-charm-ash = Ash charm
    .the = the ash charm
thing-charm-iron = Iron charm
    .the = the iron charm
thing-charm-bone = Bone charm
    .the = the bone charm
counter-charms-hung = Charms hung
counter-charms-prised = Charms prised off
status-high-water-hand = Hung the last charm
    .is = has hung the last charm
    .gone = is no longer the one who hung the last charm
prompt-pick-hung = Which charm do you hang?

ending-high-water-held = The water goes home.
ending-high-water-held-text =
    The third charm goes up, and the house is so quiet that you can hear the water thinking. Then it leaves, stair by stair, without turning its back. In the morning there is a line on the wall of every room it has been in, quite level, as though somebody had ruled it.
    You agree to whitewash. By the second winter the line has come through. From then on each family measures its children against it, and nobody remembers who began it, or why they are told to stand up straight.
ending-high-water-in = The water has come in.
ending-high-water-in-text =
    It takes the Upper Landing about the time a guest would go to bed. Those who can, sit in the rafters until it grows light, with their feet drawn up, and talk of other things.
    It goes down as the sun comes up, and takes nothing: not a spoon, not a shoe. It has only moved everything a little to the left. On the table lies the deed that you signed, dry, and under your five names there is a sixth, in the same ink, in a hand that has had to learn the letters by looking at yours.
