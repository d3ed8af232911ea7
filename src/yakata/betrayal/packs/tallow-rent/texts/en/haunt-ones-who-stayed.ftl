# The Ones Who Stayed: chapter 11, 1967.

haunt-ones-who-stayed = The Ones Who Stayed
haunt-ones-who-stayed-story =
    At supper somebody says that nobody has been down to the village since Tuesday week, and everybody laughs, and so do you. Your napkin has gone under the table. There are feet there: all bare, flat on the boards, side by side, like things in a drawer.
    In the hall the shoes have been put straight. They go along the wall as far as the stairs: plimsolls, then army boots, a child's gumboots with a label; button boots, buckles, clogs. All of them stand with the toes to the house. One pair still points at the door. It is yours, and somebody you came here with is kneeling by it, turning it round.
haunt-ones-who-stayed-hint-heroes-1 = They are not against you. They have moved up.
haunt-ones-who-stayed-hint-heroes-2 = Nobody has ever left this house barefoot. 2/3/4 pairs (for three, four or five players) have been put away; whosever they were, they fit.
haunt-ones-who-stayed-hint-heroes-3 = It does not count to leave alone. 2/3/3 must go.
haunt-ones-who-stayed-hint-traitor-1 = There is a chair over. One can't enjoy one's food, for looking at it.
haunt-ones-who-stayed-setup-traitor = The Humming Room is found, if it can be, and the long table is there; if not, it is on the Ground Floor Staircase. All of you but the one who brought this on have stayed: you are at the table, and heal every trait.
haunt-ones-who-stayed-setup-heroes = You have your shoes on, and heal every trait[/; you gain 1 Speed/; you gain 1 Speed]. One pair of shoes has been put away in the farthest corner of each of these: the upper floor, the basement[/, outside/, outside, the ground floor].
haunt-ones-who-stayed-win-heroes = You win as soon as 2/3/3 of you (for three, four or five players) have gone over the Front Steps with shoes on, before the tenth round begins.
haunt-ones-who-stayed-win-traitor = You have stayed. You win when nobody in the house is left on the other side, or when the tenth round begins.

box-ones-who-stayed-os-find = Look for shoes
box-ones-who-stayed-os-find-text = SEARCH, on a tile with shoes: roll Knowledge or Speed. 4+: you have a pair. 0–3: it is only where a pair has been.
box-ones-who-stayed-os-call = Ask them what they came in
box-ones-who-stayed-os-call-text = TALK, with one of those who stayed on your tile, if you have a pair of shoes: roll Sanity or Knowledge. 5+: they put them on, and are on your side. 0–4: they say that they will, presently.
box-ones-who-stayed-os-cross = Over the steps
box-ones-who-stayed-os-cross-text = CROSS, on the Front Steps, with your shoes on, if those who have gone and those of you who have shoes on are 2/3/3 together: roll Speed or Sanity. 4+: you have gone. 0–3: somebody calls you, by the name you had as a child; you have been sat with once more.
box-ones-who-stayed-os-air = Air
box-ones-who-stayed-os-air-text = Whoever of you ends a turn outside has been sat with once less. One forgets, indoors, that it is possible to be cold.
box-ones-who-stayed-os-never = Nobody goes
box-ones-who-stayed-os-never-text = Whoever would die does not: every trait goes back to its start, and they are at the long table. If they had not stayed, they have now.
box-ones-who-stayed-os-fact = What all know
box-ones-who-stayed-os-fact-text = Nobody raises a hand in this house: nobody can be attacked tonight. Whoever has been sat with 5/7/11 times stays, and reads the other book; any shoes they had are left where they were. Whoever is asked back has been sat with no longer. Those who have not stayed come first in the round, then those who have.
box-ones-who-stayed-os-sit = Sit with them
box-ones-who-stayed-os-sit-text = TALK, with somebody on your tile who has not stayed: roll Sanity or Might. 4+: they have been sat with once more. 0–3: they go on about their train.
box-ones-who-stayed-os-tidy = Put shoes away
box-ones-who-stayed-os-tidy-text = PREPARE, on a tile with shoes: roll Speed or Sanity. 4+: one pair goes to the farthest tile from here. 0–3: a lace has caught on something.

counter-os-out = Gone
counter-os-pairs = Pairs of shoes in hand
counter-os-sat = Times sat with
status-os-shod = Has shoes on
    .is = has shoes on
    .gone = is barefoot
tell-ones-who-stayed-back = They look at the shoes for a long while. Then they put them on the wrong way round, and begin to cry, and ask what day it is.
tell-ones-who-stayed-sits = The chair is drawn out. There is nothing the matter with it; it is a chair. Somebody undoes the laces, so that one need not bend.

ending-ones-who-stayed-out = Enough have gone.
ending-ones-who-stayed-out-text =
    You walk down the middle of the road, because of the hedges. Nobody has come after you. You had all thought that somebody would, and it is some time before anyone says so. At the bus shelter you look at the timetable, and then at each other's feet: a gumboot, a clog, a shoe with a silver buckle. They do fit.
    When the bus comes the driver counts heads, for the fares, and charges you for one more than you are.
ending-ones-who-stayed-all = Everybody has stayed.
ending-ones-who-stayed-all-text =
    It is so much easier than you'd thought. The plates go round. Somebody hums, and you find that you know where it goes next. There is a knock at the door, about ten, and nobody gets up; there is nobody in the house that it could be for.
    In the hall the last pair has been turned round. Then somebody takes a cloth and moves all of them along by a shoe's width, the whole row, back to the first, and leaves a place at the end.
ending-ones-who-stayed-dawn = Breakfast.
ending-ones-who-stayed-dawn-text =
    You hear it being laid. You are behind something, in the dark, with your shoes in your hand, so as not to be heard; you took them off yourself. It gets light. It smells of bread. They haven't been looking for you for hours.
    A voice outside the door reads out the rota for the week. It comes to a name, and waits, and the name is yours, and what you hear next is somebody answering.
