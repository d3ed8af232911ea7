# Two Coats: chapter 11, the other night.

haunt-two-coats = Two Coats
haunt-two-coats-story =
    The meeting has gone on since four. It is about whether to go on. Some of you would have it all painted white, for the agent, and be out by the quarter day; some would have it orange, and stay. About midnight it was put to the vote, and came out even, with one vote over that nobody had cast.
    So it is to be settled by paint. Whatever colour the house is in the morning, that is what it will be. It seemed fair, and rather a good idea. There is white in the larder, and there is orange. There is also a third tin, without a label, which has been opened; it is the colour of a candle, and somebody has already done the rafters.
haunt-two-coats-hint-heroes-1 = White covers. It says so on the tin. 7/7/8 rooms (for three, four or five players) would do it.
haunt-two-coats-hint-heroes-2 = The old coat comes through where there is most to come through. A second coat holds it, for a time.
haunt-two-coats-hint-traitor-1 = Orange needs no explaining. 5/7/6 rooms (for three, four or five players) would do it.
haunt-two-coats-hint-traitor-2 = The old coat comes through where there is most to come through. A second coat holds it, for a time.
haunt-two-coats-setup-traitor = The one who brought this on is for orange[/ and picks one of the others to be so, too/ and picks one of the others to be so, too]. You heal every trait[, and gain 2 Speed//, and gain 1 Speed]. The Painted Rafters are found, if they can be, and have the old coat; if not, the Upper Landing has it.
haunt-two-coats-setup-heroes = You are for white, and heal every trait.
haunt-two-coats-win-heroes = You win as soon as 7/7/8 rooms are white (for three, four or five players), or nobody is left who is for orange. When the tenth round begins you win if more rooms are white than orange.
haunt-two-coats-win-traitor = You win as soon as 5/7/6 rooms are orange (for three, four or five players), or nobody is left who is for white. When the tenth round begins you win if no more rooms are white than orange.

box-two-coats-tc-white = Paint it white
box-two-coats-tc-white-text = PREPARE, on a tile that is no landing, is not white and has no old coat: roll Speed or Might. 4+: a coat of orange is gone; if none is left, the room is white. 0–3: the brush sheds.
box-two-coats-tc-orange = Paint it orange
box-two-coats-tc-orange-text = PREPARE, on a tile that is no landing, is not orange and has no old coat: roll Speed or Might. 4+: a coat of white is gone; if none is left, the room is orange. 0–3: it runs.
box-two-coats-tc-second-white = A second coat of white
box-two-coats-tc-second-white-text = OPERATE, in a room with one coat of white: roll Might or Knowledge. 5+: it has two. 0–4: the first is still wet.
box-two-coats-tc-second-orange = A second coat of orange
box-two-coats-tc-second-orange-text = OPERATE, in a room with one coat of orange: roll Might or Knowledge. 5+: it has two. 0–4: the first is still wet.
box-two-coats-tc-scrape = Scrape it down
box-two-coats-tc-scrape-text = SEARCH, on a tile with the old coat: roll Knowledge or Sanity. 4+: it is off, and the room can be painted. 1–3: it comes away soft, and there is more of it. 0: you are through to the writing; 1 mental damage.
box-two-coats-tc-through = What comes through
box-two-coats-tc-through-text = At the end of each round, if one side has more rooms than the other, one of its rooms, by lot, is a coat the thinner. If that was the last, the room has the old coat.
box-two-coats-tc-fact = What all know
box-two-coats-tc-fact-text = Two colours are never in one room. A room that leaves the house counts for nobody any more. Nobody is wicked; it is only that one can't live with them. Those for white come first in the round, then those for orange. The third tin does not get any emptier.

prompt-pick-tc-second = Who would stay, if you asked?
counter-tc-white = Rooms white
counter-tc-orange = Rooms orange
tell-two-coats-under = Names, and sums. The last is wet. It is the number of people in the house, and it is one too many.
tell-two-coats-through = A stain, the size of a hand; then of a chair; then it is the wall. It is quite dry. It smells of snuffed candle.

ending-two-coats-white = The house is white.
ending-two-coats-white-text =
    It is ghastly, and you are all very pleased. You sit on the lawn with white hands. The agent comes at nine, and says that it could be anywhere; he has never said anything kinder. By the end of the week you have gone, in three cars, and nobody says that somebody ought to write.
    He shows it on the Sunday, to a couple from town. They like the cream in the hall. He is about to say something. Then he looks again, and writes down: cream.
ending-two-coats-white-morning = Morning, and mostly white.
ending-two-coats-white-morning-text =
    By daylight one can see where everybody stopped. It is white as far as the arm goes. You agree that it will have to do, and pack, and load the van, and go through the rooms once more for anything left behind.
    In each of them there is one brush-stroke more than there was, at the height of a hand. It isn't white. It isn't orange, either, and it goes from room to room, like somebody feeling for the switch.
ending-two-coats-orange = The house is orange.
ending-two-coats-orange-text =
    It is like being inside a lamp. You can see it from the road; people slow down. Those who were for white have taken it very well. They have put their bags back in the rooms, and washed their brushes, and when you come upon them they are standing quite close to the wall.
    One asks what they are looking at. They say, nothing, it's drying. They say it in turn.
ending-two-coats-orange-morning = Morning, and mostly orange.
ending-two-coats-orange-morning-text =
    You count, and count again, and it does not come out; there are more rooms than there were to paint. It is agreed to leave it for now. There's tea. Nobody has packed.
    Leaving it for now takes until the winter. By then the orange has gone the colour of the rest, and nobody can remember which of you had wanted to go.
