# The Man Who Came Home: chapter 9, 1918.

haunt-man-who-came-home = The Man Who Came Home
haunt-man-who-came-home-story =
    The names are read over for the mason. At each you wait a moment, as one does. After the last a voice says: Sir. It is quite near; and it does not come from the chair by the door, where the youngest of you has been sitting since tea. You go and feel the seat. It has not been sat in.
    He is in the house. He knows it in the dark, better than any of you: he learnt it at an age when one learns by being hidden. Nobody has told him that it is over. He thinks that he is holding the place against somebody, and goes round, and listens; and he is quite right, there is nobody in it but you.
haunt-man-who-came-home-hint-heroes-1 = He cannot be killed. Somebody has seen to that.
haunt-man-who-came-home-hint-heroes-2 = He was always truthful. If you ask whether he is upstairs, he will say.
haunt-man-who-came-home-hint-heroes-3 = He will come in if he is called by his name, to his face, often enough.
haunt-man-who-came-home-hint-traitor-1 = You are quite well.
haunt-man-who-came-home-hint-traitor-2 = They will come round the corner without the word. You know what to do when they have not got the word.
haunt-man-who-came-home-setup-traitor = There is a post in the farthest corner of each floor and in the farthest place outside[/, and on the Front Steps/, on the Front Steps, and on the Upper Landing]. The youngest of you is out of sight, and chooses a tile with nobody on it. Nobody else knows which.
haunt-man-who-came-home-win-heroes = Call him by his name, with success, 2/5/8 times (for three, four or five players), before he has stood 3/4/4 posts and before the twelfth round.
haunt-man-who-came-home-win-traitor = Stand 3/4/4 posts (for three, four or five players). You also win when no hero is left, or when the twelfth round begins.

box-man-who-came-home-mh-look = Who goes there
box-man-who-came-home-mh-look-text = CHALLENGE: roll Knowledge or Sanity. 5+: you look for him on every tile within two of yours. 3–4: on yours, and next door. 0–2: on yours. If he is there, he is in sight.
box-man-who-came-home-mh-ask = Ask the house
box-man-who-came-home-mh-ask-text = TALK: name a floor, or the grounds, and roll Sanity or Knowledge. 3+: he says whether he is there. 0–2: you have been answered by somebody else; 1 mental damage.
box-man-who-came-home-mh-call = Call him by his name
box-man-who-came-home-mh-call-text = CALL, when he is in your line of sight: roll Sanity or Knowledge. 4+: he has heard it. 0–3: he has heard something.
box-man-who-came-home-mh-trip = Wire
box-man-who-came-home-mh-trip-text = If a hero enters a tile where he has stretched a wire: 2 physical damage, and their moves are over. A wire goes off once.
box-man-who-came-home-mh-report = All quiet
box-man-who-came-home-mh-report-text = At the end of each round a post that he has stood in it goes out, and counts. He reports, and all hear whether he is within two tiles of it.
box-man-who-came-home-mh-gets-up = He gets up
box-man-who-came-home-mh-gets-up-text = If he would die, he does not. All his traits are as they were at the start; he is out of sight again, on a tile of his choice with nobody on it, and misses his next turn.
box-man-who-came-home-mh-struck = It is remembered
box-man-who-came-home-mh-struck-text = It is remembered which heroes have won an attack against him.
box-man-who-came-home-mh-fact = What all know
box-man-who-came-home-mh-fact-text = Out of sight he cannot be attacked, and stops for nobody. Where he could be, all see. If he does anything but move, stand his post or stretch a wire, he is in sight. Whoever strikes him will owe for it in the Rent Book, whichever side wins.
box-man-who-came-home-mh-stand = Stand your post
box-man-who-came-home-mh-stand-text = OPERATE, on a tile with a post and no hero: at the end of the round it has been stood. You can do this out of sight, and stay so.
box-man-who-came-home-mh-wire = Stretch a wire
box-man-who-came-home-mh-wire-text = PREPARE, on a tile that is no landing, twice in the game: there is a wire here. You can do this out of sight, and stay so.
box-man-who-came-home-mh-rifle = Rifle
box-man-who-came-home-mh-rifle-text = ATTACK with Speed and one more die, at anybody in line of sight.
box-man-who-came-home-mh-cover = Take cover
box-man-who-came-home-mh-cover-text = COVER, where no hero has you in line of sight: you are out of sight, and may move on.

counter-mh-posts = Posts stood
counter-mh-called = Times that he has heard his name
secret-mh-watch = The post that he stands
secret-mh-wire-one = A wire
secret-mh-wire-two = Another wire
status-mh-fired = Has struck him
    .is = has struck him
    .gone = has not struck him
option-mh-lawn = Is he outside?
    .chosen = asks whether he is outside
option-mh-hall = Is he on the ground floor?
    .chosen = asks whether he is on the ground floor
option-mh-bedrooms = Is he on the upper floor?
    .chosen = asks whether he is on the upper floor
option-mh-cellar = Is he in the basement?
    .chosen = asks whether he is in the basement
tell-man-who-came-home-called = He turns his head, a very little, like somebody who is asked for at a dance.
tell-man-who-came-home-wire = It is picture wire, at the height of a shin. It has been done beautifully.
tell-man-who-came-home-report = Number so-and-so post, says the house, and all quiet. It is his voice; it comes from the place, and there is nobody.
tell-man-who-came-home-gets-up = He goes down as they do. He lies as they lie. Then he looks at his watch.

ending-man-who-came-home-in = He has come in.
ending-man-who-came-home-in-text =
    It is the last time of asking. He comes out from behind the door, where there is no room for anybody, and takes off his cap. He is muddy to the thigh. He would like to sit down, he says, if it is all the same to you; and you bring him to the chair, and somebody takes the boots. They come off easily. They were never laced.
    He has tea. He eats what he is given. At the sound of the clock he says the hour, and after it, each time: all quiet. When it gets light you look, and there is the chair, and the boots, with the mud dry on them; it is a white mud, and there is none of it in this country. The mason is told that the spelling was right.
ending-man-who-came-home-relieved = All posts have been stood.
ending-man-who-came-home-relieved-text =
    From the cellar, and from under the roof, and from the dark outside, one after another, it is reported to you that all is quiet. It is so; you had not noticed how many things in a house make a noise. There is a step upon the stair, regular, in boots, and it comes to where you stand, and stops at the proper distance.
    He has been on since Thursday, he says. He has been on a good deal longer. He would be glad to be relieved. Nobody has told you what one answers; but he holds out the rifle, and one of you, to be doing something, takes it.
ending-man-who-came-home-dawn = He holds the house.
ending-man-who-came-home-dawn-text =
    When it grows light the boy comes up with the newspapers. They have pictures of people on the tops of omnibuses. He leaves them at the gate: he has been told, quite civilly, by somebody he could not see, to put up his hands and go back the way he came.
    He did look, he says. There was a table laid in the hall, and people at it, with their hands in front of them where one could see them; and nobody was eating.
