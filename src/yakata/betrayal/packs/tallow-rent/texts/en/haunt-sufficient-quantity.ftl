# A Sufficient Quantity: chapter 4, the other night.

haunt-sufficient-quantity = A Sufficient Quantity
haunt-sufficient-quantity-story =
    You have had it for some days, all of you, and each had hoped to be the only one. It comes on as one sits: the warmth, and the inclination to be of one mind. By midnight it will be over. Nobody dies of it. You have been up to the ward, and have seen what they do instead.
    There is physic. The doctor left it, the last time that he was let in: poured out in cups, and the receipt beside it in his fair round hand, so much of this, so much of that, and water, a sufficient quantity. He had made it up for half of you. He did not say which.
haunt-sufficient-quantity-hint-heroes-1 = There are 2/2/3 cups (for three, four or five players). A cup does for one.
haunt-sufficient-quantity-hint-heroes-2 = At the end of the second round whoever has not drunk will be perfectly well.
haunt-sufficient-quantity-hint-heroes-3 = There are bricks in the ward, for afterwards. The doctor thought of everything.
haunt-sufficient-quantity-setup-heroes = The Fever Ward is found, if it can be; if not, the ward is on the Upper Landing. A cup stands in the Still Room, if that can be found, or else in the Entrance Hall; another in the farthest corner of the basement[//; a third in the farthest place outside]. All of you have the fever.
haunt-sufficient-quantity-win-heroes = Drink. Then, if you have: lay 5/4/6 courses of brick at the ward (for three, four or five players) before the eleventh round. If you have not, you will be given another book to read.
haunt-sufficient-quantity-win-traitor = You are well. See that nobody is left who has drunk; or let the ward be open when the eleventh round begins.

box-sufficient-quantity-sq-drink = Drink
box-sufficient-quantity-sq-drink-text = DRINK, on a tile with a cup, before the crisis, if you have not drunk: the cup is empty, the fever leaves you, and you heal Might.
box-sufficient-quantity-sq-crisis = The crisis
box-sufficient-quantity-sq-crisis-text = At the end of the second round each cup that is still full goes to whoever is nearest to it and has not drunk; of several, to one by lot. Then whoever has not drunk is well: they change sides[, heal every trait, and gain 1 Might/ and heal every trait/ and heal every trait].
box-sufficient-quantity-sq-brick = Lay a course
box-sufficient-quantity-sq-brick-text = OPERATE, at the ward, after the crisis: roll Might or Knowledge[/, +1 to the result/]. 4+: one course more. 0–3: the wall is too warm for the mortar to take.
box-sufficient-quantity-sq-nobody-dies = Nobody dies of it
box-sufficient-quantity-sq-nobody-dies-text = Whoever would die does not, and every trait goes back to its start. One who has drunk sweats it out, is well, and changes sides. One who is well wakes as far from the ward as the house goes.
box-sufficient-quantity-sq-fact = What all know
box-sufficient-quantity-sq-fact-text = Nobody is to blame. Those who are well would like company, and those who have drunk would like to sleep. Until the crisis nobody is against anybody. It will be remembered who ran.
box-sufficient-quantity-sq-sweat-out = Sit with them
box-sufficient-quantity-sq-sweat-out-text = TALK, with somebody on your tile who has drunk: both roll Might. The loser takes 1 physical damage.
box-sufficient-quantity-sq-pick-out = Pick out a course
box-sufficient-quantity-sq-pick-out-text = SEARCH, at the ward, if a course is laid: roll Might. 5+: one course fewer. 0–4: it is well laid. They were always careful people.

counter-sq-courses = Courses laid
status-sq-warm = Has the fever
    .is = has the fever
    .gone = has the fever no longer
status-sq-cured = Has drunk
    .is = has drunk
    .gone = has sweated it out
tell-sufficient-quantity-crisis = At midnight it breaks. Those who have drunk begin to shiver. The others look round at them, rosy, and very sorry for it all.
tell-sufficient-quantity-well = It stands out on the skin, everything that was drunk. After that one is comfortable.

ending-sufficient-quantity-bricked = The ward is closed.
ending-sufficient-quantity-bricked-text =
    The last course is at the height of the eyes. Up to then they have been handing you the bricks.
    Nobody calls out. They were told that it was for the best, and they are as reasonable as they ever were; one hears them settle who shall have the window. A brick was left out, for a bowl. On the second day a hand comes through, quite cool, and feels along the wall, course by course, and pats it, as one would a horse.
ending-sufficient-quantity-well = Nobody is ill.
ending-sufficient-quantity-well-text =
    It has been such a labour, to be one of so few. You are helped to a bed, and it is warm from somebody; and when you turn over, the one in the next bed turns over too, and the next, away down the room.
    In spring there is an account from the doctor, for half. It is paid in full.
ending-sufficient-quantity-dawn = The wall is not done.
ending-sufficient-quantity-dawn-text =
    It grows light, and there is still a gap that one could put an arm through. Several do. You stand there with the trowel, and the mortar going hard on it, and it comes to you that they might have stepped out at any time. They had only wanted to see whether you would finish.
