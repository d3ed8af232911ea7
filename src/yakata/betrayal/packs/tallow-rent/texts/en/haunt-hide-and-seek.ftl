# Ready or Not: hide-and-seek, for free play.

haunt-hide-and-seek = Ready or Not
haunt-hide-and-seek-story =
    Somebody is counting in the hall, aloud, with their face to the wall. It is a child's voice, or that of somebody who has not used theirs since. It had got to sixty before any of you noticed, and at ninety you saw one another's faces. You are grown people. You have all begun to look for somewhere to hide.
    It is never hard to remember the rules. Whoever has hidden may run home. Whoever is found has to begin again.
haunt-hide-and-seek-hint-heroes-1 = Home is over the Front Steps. It counts only for those who have really been hidden.
haunt-hide-and-seek-hint-heroes-2 = It gets better at it. It has had nothing else to do.
haunt-hide-and-seek-setup-heroes = The seeker stands in the Entrance Hall. There are hiding places at the far ends of the upper floor, the basement, the ground floor and outside[/, and one more upstairs/, and one more upstairs and one in the basement].
haunt-hide-and-seek-win-heroes = All of you come home over the Front Steps. You lose when you have been found three times in all, when one of you is dead, or when the tenth round begins.

box-hide-and-seek-hs-hide = Hide
box-hide-and-seek-hs-hide-text = HIDE, at a hiding place, if you have not hidden yet: roll Sanity or Speed. 4+: you have hidden, and until your next turn nobody can attack you and the seeker does not look for you. 0–3: something of yours sticks out.
box-hide-and-seek-hs-home = Home
box-hide-and-seek-hs-home-text = CROSS, on the Front Steps, if you have hidden: roll Speed or Might. 5+: you are home, and out of the house. 0–4: you cannot remember what one has to call out.
box-hide-and-seek-hs-draw = Whistle
box-hide-and-seek-hs-draw-text = TALK, when the seeker is no more than 2 tiles away: roll Knowledge. 4+: it goes to search the Basement Landing. 0–3: it knows that one.
box-hide-and-seek-hs-fact = Rules of the game
box-hide-and-seek-hs-fact-text = Nobody is against you. Whoever loses a fight with the seeker takes only 1 damage and is found: that counts, and they have to hide again.
box-hide-and-seek-hs-seeker = The seeker
box-hide-and-seek-hs-seeker-text = Speed 4, and 1 more every two rounds; Might 5, Sanity 6/5/5. It is in nobody's way. It goes to the nearest person who is not hidden, and attacks with Sanity.

being-seeker = The seeker
    .the = the seeker
    .only = the seeker
    .low = seeker
counter-seek-home = Home
counter-seek-found = Found
status-seek-hidden = In hiding
    .is = is in hiding
    .gone = has come out
status-seek-tried = Has hidden
    .is = has hidden
    .gone = has to hide again
tell-seek-found = “There you are,” it says, and touches you, quite lightly, where your heart is.

ending-hide-and-seek-home = Home.
ending-hide-and-seek-home-text =
    You stand on the gravel, and pant, and somebody even laughs. In the house it is still going from room to room. It calls out that it gives up now, you can come out. It calls that for a good while, each time a little lower, until one has to hold on to one's own hands not to answer.
ending-hide-and-seek-found = Found.
ending-hide-and-seek-found-text =
    It has found everybody now that there was to find. It leads you into the hall by the sleeve, one behind the other, and puts your faces to the wall. Then you hear it run, on small feet, a long way off, up into the house. You are to count. It has not been told how far.
ending-hide-and-seek-late = Nobody has been found.
ending-hide-and-seek-late-text =
    It is the best place in the house. One has breathed into one's sleeve for so long that one no longer needs to. Now and then steps go past, and there are more of them, and they have lamps, and call out what you were called. It would be easy to come out. But they would be sure to have looked here, if it were they.
