# Vacant Possession: chapter 12, the other night.

haunt-vacant-possession = Vacant Possession
haunt-vacant-possession-story =
    Nobody has the keys. You had each been told that one of the others would bring them. It does not matter, since the door was open, and there were people in the house already, one to a room, with their backs to you; and when you asked how they had got in, they said, as one says it to a child: with the key.
    Those who will show it have it on a ribbon, or a nail, or round the neck; some are as long as a hand. Their people had it from the people before. They are not viewing, they say. They are waiting for whoever is to go. On the Front Steps a couple in matching raincoats wipes its feet, and goes on wiping them.
haunt-vacant-possession-hint-heroes-1 = 4/5/6 keys (for three, four or five players) would lock it. They give them up, if they are asked by somebody who means it.
haunt-vacant-possession-hint-heroes-2 = Not all of them have one. Those who have not were only ever asked in; do not disturb them, or there will be more.
haunt-vacant-possession-hint-heroes-3 = The couples want somebody to show them round. They will go after whoever you say it is.
haunt-vacant-possession-setup-heroes = 10/11/14 people stand in the house, face down, one to a tile, on no landing, as far as the tiles go: 5/6/7 of them have a key, 5/5/7 have none. [1 couple is/3 couples are/3 couples are] on the Front Steps.
haunt-vacant-possession-win-heroes = You win as soon as the house is locked, before the tenth round begins.

box-vacant-possession-vp-ask = Ask for the key
box-vacant-possession-vp-ask-text = TALK, on a tile with somebody who stands with their back to you: roll Sanity or Knowledge. 4+: they turn round. If they have a key, it is yours, and they go. If not, they go to fetch the others: a couple comes to the Front Steps. 0–3: they say that they will wait.
box-vacant-possession-vp-lens = Through the viewfinder
box-vacant-possession-vp-lens-text = STUDY, with one of them on your tile or next to it: roll Knowledge or Speed, +2 if you carry the Camcorder. 4+: you alone see what one of them is. 0–3: they are in the frame, from behind.
box-vacant-possession-vp-lock = Lock the house
box-vacant-possession-vp-lock-text = OPERATE, in the Entrance Hall, when you have 4/5/6 keys between you (for three, four or five players), or nobody is left who stands in the house: roll Knowledge or Might. 4+: it is locked. 0–3: it is not that one.
box-vacant-possession-vp-come = The next appointment
box-vacant-possession-vp-come-text = At the end of each round a couple comes to the Front Steps.
box-vacant-possession-vp-point = Who is showing it?
box-vacant-possession-vp-point-text = Then all of you point, at once, at somebody. Whoever is pointed at most is showing the house. If several are, nobody is.
box-vacant-possession-vp-couple = A couple
box-vacant-possession-vp-couple-text = Speed 3, Might 3, Sanity 4. They go towards whoever is showing the house, if anybody is; else towards the nearest of you. They attack with Sanity. They finish each other's sentences, and then yours.
box-vacant-possession-vp-fact = What all know
box-vacant-possession-vp-fact-text = None of you is false. When the tenth round begins they have all been let in.

counter-vp-keys = Keys
status-vp-host = Is showing the house
    .is = is showing the house
    .gone = is no longer showing the house
being-couple = Couple
    .the = the couple
    .low = couple
tell-vacant-possession-key = They hold it out without looking. It is warm. “You might have asked before,” they say. “We've had nobody to give it to since the water.”
tell-vacant-possession-turns = They turn round. They have nothing in their hands. “Are we to come in, then?” they say. “All of us?”
tell-vacant-possession-nobody = Nobody is showing it. Downstairs the couples put their heads on one side, and listen for whoever is nearest.

ending-vacant-possession-locked = It is locked.
ending-vacant-possession-locked-text =
    It takes all of the keys, one after the other, in the one lock, each a little farther. At the last there is a sound that goes down through the house, landing by landing, and on below that, a good way. Outside, they have stopped wiping their feet.
    It is some time before one of you says that you are inside. Somebody tries the window, and it opens at once. It had been open all the time; one had only never thought of it as a way out.
ending-vacant-possession-empty = Vacant possession.
ending-vacant-possession-empty-text =
    The agent comes at four. He goes through the rooms with a clipboard: no persons, no effects, no animals. He does like it when vendors leave things tidy. There are some coats in the hall, and he counts those under fixtures.
    On the step he meets a couple in matching raincoats. They ask if it is still available. He says that, as of this minute, it is; and they say that they know; and go by him, wiping their feet.
ending-vacant-possession-more = Everybody has been let in.
ending-vacant-possession-more-text =
    There is no room now to fall over. They stand with their backs to you up the stairs and along the landings, and down the drive, and when one of them breathes in, it goes through all of them. It is quite quiet. They are waiting for whoever is to go.
    You look about, politely, for who that might be. Everybody has made way a little. There is a clear path from you to the door, one person wide, and at the end of it somebody holds out a hand, for the key.
