# Blackout: chapter 10, 1941.

haunt-blackout = Blackout
haunt-blackout-story =
    They were playing hide-and-seek when the siren went. It has kept them quiet all week. The youngest of you is so good with them, and had gone to look; the lights are off at the main, as per leaflet, and nobody has come out. They were told to stay put until they are found.
    In the hall somebody is counting. One supposed it was one of the bigger boys. It has got to thirty, and goes on at the same pace, with its face to the wall, one gathers, as is only fair. The children have a name for whoever it is. They call it Uncle. There is nobody in the house whom they were told to call that.
haunt-blackout-hint-heroes-1 = The shelter has a list, and the list allows for one short. It has been printed so.
haunt-blackout-hint-heroes-2 = It is nothing much, where there is a light. Where there is none, it is not known what it is.
haunt-blackout-hint-heroes-3 = Any light you show is shown to everybody.
haunt-blackout-hint-traitor-1 = Two will do. You used to hide here yourself, and were the first to be found; you remember being so proud of it.
haunt-blackout-hint-traitor-2 = They come when they are called. They are nicely brought up.
haunt-blackout-setup-traitor = The youngest heals every trait, and gains 1 Sanity. Uncle stands in the Entrance Hall, and counts for [two rounds/one round/one round].
haunt-blackout-setup-heroes = The Shelter Tunnel is found, if it can be, and the shelter is there; if not, on the Basement Landing. A light burns in it. Ivy is in the farthest corner upstairs, Dennis in the farthest place outside, Maureen in the farthest corner of the ground floor, Roy in the farthest corner of the basement[//; Beryl is somewhere upstairs].
haunt-blackout-win-heroes = Bring 3/3/4 of the children down to the shelter (for three, four or five players), before two are found and before the eleventh round.
haunt-blackout-win-traitor = You win when two of the children are found; when none of the others is left; or when the eleventh round begins.

box-blackout-bl-home = Call them out
box-blackout-bl-home-text = TALK, with a child on your tile who follows nobody: roll Sanity or Knowledge[, +1 to the result//], and +1 where a light burns. 4+: they follow you. 0–3: they put a finger to their lips.
box-blackout-bl-down = Down the steps
box-blackout-bl-down-text = OPERATE, at the shelter, with a child who follows you: they are ticked off on the list, and one more is in.
box-blackout-bl-light = Show a light
box-blackout-bl-light-text = KINDLE, on a tile without a light: roll Speed or Knowledge. 3+: a light burns here. 0–2: the match is damp.
box-blackout-bl-bolt = Shoot the bolt
box-blackout-bl-bolt-text = PREPARE, on a tile next to Uncle, unless he is stunned: lock one doorway of your tile. He does not get through it; anybody else who would go through rolls Might or Speed, and the move is spent: at 4+ it is open from then on.
box-blackout-bl-raid = Overhead
box-blackout-bl-raid-text = At the end of each round roll one die for every light that burns outside the shelter. 4+: it has been seen; whoever is where a light burns, but for the shelter, takes 1 physical damage, and all of these lights are out.
box-blackout-bl-fact = What all know
box-blackout-bl-fact-text = No line of sight goes into a tile without a light, or out of it. The children are no monsters, and nobody can hurt them. They walk where the one walks whom they follow, who has 1 move fewer. Who carries the Hand Torch has a light by them, as far as Uncle is concerned.
box-blackout-bl-hand = Take them by the hand
box-blackout-bl-hand-text = TALK, with a child on your tile who follows nobody: roll Sanity or Might. 4+: they follow you. 0–3: they would rather hide.
box-blackout-bl-give = I have found one for you
box-blackout-bl-give-text = OPERATE, on Uncle's tile, with a child who follows you: roll Sanity. 4+: one more is found. 0–3: they will not let go of your hand.
box-blackout-bl-out = Put that light out
box-blackout-bl-out-text = SNUFF, on a tile where a light burns, but for the shelter: it is out.
box-blackout-bl-call = Come out, come out
box-blackout-bl-call-text = CALL a child of your region who follows nobody and has no light: roll Sanity. 4+: they go up to 2 tiles towards Uncle. 0–3: they know that trick.
box-blackout-bl-uncle = Uncle
box-blackout-bl-uncle-text = He attacks whoever of the others is on his tile, while he counts, too, with Might 4/6/7. From the [third/second/second] round he goes up to 2 tiles each turn, the shortest way to the nearest child, until he has attacked. Who loses to him also loses hold of the child. A child on his tile at the end of his turn who follows nobody, and where there is no light, is found. Where there is a light his Might is 3; only there can he be harmed. Then the light on his tile is out, and what was locked there is open.

being-uncle = Uncle
    .low = Uncle
    .the = Uncle
    .only = Uncle
being-ivy = Ivy
    .low = Ivy
    .the = Ivy
    .only = Ivy
being-dennis = Dennis
    .low = Dennis
    .the = Dennis
    .only = Dennis
being-maureen = Maureen
    .low = Maureen
    .the = Maureen
    .only = Maureen
being-roy = Roy
    .low = Roy
    .the = Roy
    .only = Roy
being-beryl = Beryl
    .low = Beryl
    .the = Beryl
    .only = Beryl
counter-bl-in = In the shelter
counter-bl-found = Found
tell-blackout-gone = A child laughs, once, as one does on being found. The counting begins again, from one.
tell-blackout-near = There is a noise like a sheet being torn, all the way down the sky. Afterwards one's ears are full of wool, and it is quite dark.

ending-blackout-in = All in.
ending-blackout-in-text =
    They are ticked off, and given cocoa. Ivy says it is a swizz, she had the best place of anybody. The bolt is shot. Up in the house the counting gets to a hundred, and there is the little pause that there is, and then a voice calls out that it is coming, ready or not; and from room to room, in the dark, very thoroughly, it comes.
    About four it stops outside the door. It does not knock. It says, in quite another sort of voice, that it gives up. Will the others please come out now.
    What others, Dennis says.
ending-blackout-found = Two are found.
ending-blackout-found-text =
    The All Clear goes at ten to five. In the shelter they count and come out two short, and count again, and come out right. It is put down to the light.
    They have beautiful manners, the two of them, all through breakfast. They ask whether they may get down. They say that they would like it to be somebody else's turn to hide; and then they go, hand in hand, and stand in the hall with their faces to the wall.
ending-blackout-alone = Nobody is looking.
ending-blackout-alone-text =
    One is left who is good with children. One by one they come out, when it has been quiet for long enough, and stand about on the stairs in their stockinged feet. Nobody has come for them. It is past their bedtime, and there was a bang.
    It is all right, they are told; there is still Uncle.
ending-blackout-hundred = A hundred.
ending-blackout-hundred-text =
    It has been slow, and it has been fair, and it has not looked. Ninety-eight. Ninety-nine. You hear it turn round.
    It does not need to search. It was the counting, one sees that now. All that time you had been standing still and listening, every one of you, to hear how far it had got; and it was told that it might have whoever was not home.
