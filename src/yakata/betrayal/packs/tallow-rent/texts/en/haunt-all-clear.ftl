# All Clear: chapter 10, 1941, the other night.

haunt-all-clear = All Clear
haunt-all-clear-story =
    The farm has rung up twice. They can see you, they say, from the other side of the valley; is anybody mad up there. You go out on the lawn to look. There is a candle in a window upstairs. It is not one of yours. Yours have been put away since the third of September 1939, and with them, for the first time since there has been a hill, whatever it was that they were burned for.
    It is a tallow candle, a penny one. It smells of mutton. While you look there is another, next to it; somebody is going along the corridor. Nobody is going along the corridor. The first of the aeroplanes can be heard by now, and the children are below with the register, which must be read to the end before anybody may be called safe.
haunt-all-clear-hint-heroes-1 = The rent is seven quarters behind. Somebody has begun to pay it, in every window.
haunt-all-clear-hint-heroes-2 = The register has 7/12/16 names (for three, four or five players). Yesterday it had one fewer; nobody recalls which.
haunt-all-clear-hint-heroes-3 = They bomb what they see. They do not see what is curtained.
haunt-all-clear-setup-heroes = The Shelter Tunnel is found, if it can be, and the shelter is there; if not, on the Basement Landing. A candle burns in the farthest corner upstairs, one in the farthest corner of the ground floor, one in the farthest place outside.
haunt-all-clear-win-heroes = Have 7/12/16 names of the register answered (for three, four or five players), before the house is hit three times and before the track stands at 8.

box-all-clear-ac-read = Read the register
box-all-clear-ac-read-text = CALL, at the shelter: roll Sanity or Knowledge. 4+: one more name is answered. 0–3: nobody of that name has come yet.
box-all-clear-ac-out = Pinch it out
box-all-clear-ac-out-text = SNUFF, on a tile with a candle: roll Speed or Sanity. 3+: it is out. 0–2: it bends away from your hand, as from a breath on the other side; 1 mental damage.
box-all-clear-ac-drape = Put up the curtain
box-all-clear-ac-drape-text = PREPARE, on a tile with neither candle nor curtain, but for the shelter: roll Might or Knowledge. 4+: it is up, and there will be no candle here. 0–3: a chink.
box-all-clear-ac-raid = The raid
box-all-clear-ac-raid-text = At the end of each round move the track up by 1, and roll one die for every candle. 0–2: they pass over. 3–6: one falls. 7+: two fall. Each falls, by chance, where a candle burns: whoever is there takes two dice of physical damage, the candle is gone, a large obstacle is left, and the house has been hit once more.
box-all-clear-ac-lit = Another one
box-all-clear-ac-lit-text = Then, by chance, there is one more candle upstairs, one on the ground floor and one outside, each where there is neither candle nor curtain; on a landing only if there is no other place.
box-all-clear-ac-fact = What you know
box-all-clear-ac-fact-text = There are no windows in the basement. Nobody is against you tonight, and nothing walks. Whoever lights the candles has every right to. It is a regulation that they are breaking, and not a contract.

counter-ac-names = Names answered
counter-ac-hits = Hits
tell-all-clear-falls = One counts from the whistle. It is the ones that one does not hear, they say; this one can be heard to be looking.

ending-all-clear-read = The register is closed.
ending-all-clear-read-text =
    The last name is read, and somebody says Present, Miss. There is a rule drawn under it. Then the siren, on the one long note, and they are allowed to talk.
    It is only on the way up that one thinks of it. Each had answered, and each was looked at as it did; and for every one of those faces there was a name. But there had been one more voice than that. It was quite a low one, near the wall. It had said Present after every name, a very little before the child.
ending-all-clear-hit = They have seen the house.
ending-all-clear-hit-text =
    It is a clean job, the heavy rescue people say; you could put your fist between the pieces. They had been told forty persons, and get out forty persons, and sign for them. There is a certain amount of tallow. It has run down all the stairs, and set.
    In what is left of the upper floor a window is standing by itself. There is a candle in it. The squad has a look, the warden has a look. It is out of reach, and he lets it burn; by then it is light anyhow.
ending-all-clear-burning = Every window is lit.
ending-all-clear-burning-text =
    They stop in the end of their own accord. All the windows are full; it was seven quarters, and presumably somebody has been given change.
    Nothing more is dropped on you. A pilot who was brought down at the coast told them, through the interpreter, that he had looked for that hill and could not find it. There had been no light anywhere, he said. There had been a place where the dark was so many windows wide, and so many high, and everyone in the aeroplane had known, he could not say how, that it was occupied.
