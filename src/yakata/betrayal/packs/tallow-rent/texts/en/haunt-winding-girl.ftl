# The Winding Girl: chapter 5, 1819.

haunt-winding-girl = The Winding Girl
haunt-winding-girl-story =
    She is sitting at the bench with her back to you, and there is nothing on her shoulders. It is the drum only, with the spring in it, the size of a child of nine. The rest was shared out in the year eleven, when it was thought better that nobody should have the whole. Somebody has wound her. She feels about on the table, with what she has, for what she has not.
    One of you has been reading in the maker's papers, and is a little flushed. It would be such a pity, they say. She wants only four things. Against each the maker has noted, in a fair small hand, what he had it from.
haunt-winding-girl-hint-heroes-1 = She is stopped as she was started, and in the same order: the back, the spring, the key.
haunt-winding-girl-hint-heroes-2 = There is a drawing, and it is all over the house. You want 3/4/5 sheets of it (for three, four or five players).
haunt-winding-girl-hint-traitor-1 = A knee, two hands and a face. She will find them by herself. You might spare her the stairs.
haunt-winding-girl-hint-traitor-2 = What they let down, you can wind up.
haunt-winding-girl-setup-traitor = The Gearwork Loft is found, if it can be, and the bench is there; if not, on the Upper Landing. The Winding Girl sits at the bench. The one of the most Knowledge heals every trait, and gains 1/2/3 Might.
haunt-winding-girl-setup-heroes = Her other four parts lie in the farthest corners: the knee outside, the left hand in the basement, the right hand on the ground floor, the face upstairs.
haunt-winding-girl-win-heroes = Find 3/4/5 sheets of the drawing (for three, four or five players). Then open the back, let down the spring by [one turn/three turns/four turns], and draw the key, before the eleventh round.
haunt-winding-girl-win-traitor = You win when she has all five of her parts (the drum is one); when none of the others is left; or when the eleventh round begins.

box-winding-girl-wg-sheet = Find a sheet
box-winding-girl-wg-sheet-text = SEARCH, on a tile that is no landing and is not marked searched, until you have 3/4/5 sheets: roll Knowledge. 4+: mark it searched; there is one sheet more. 0–3: it is a bill, for brass.
box-winding-girl-wg-back = Open the back
box-winding-girl-wg-back-text = OPERATE, on her tile, with 3/4/5 sheets: roll Speed; +1 while she is stunned, −1 once she has her face. 4+: it is open. 0–3: she has turned round.
box-winding-girl-wg-spring = Let down the spring
box-winding-girl-wg-spring-text = OPERATE, on her tile, when the back is open: roll Might; +1 while she is stunned, −1 once she has her face. 4+: it is let down by one turn. 0–3: it gets away from you; 1 physical damage.
box-winding-girl-wg-key = Draw the key
box-winding-girl-wg-key-text = OPERATE, on her tile, when the spring is down: roll Sanity; +1 while she is stunned, −1 once she has her face. 4+: you have it, and have won. 0–3: she holds on to it; 1 mental damage.
box-winding-girl-wg-bend = Bend a part
box-winding-girl-wg-bend-text = PREPARE, with a part in your hands: roll Might. 6+: it is bent, and she will never have it. 0–5: it gives, and goes back.
box-winding-girl-wg-fact = What all know
box-winding-girl-wg-fact-text = The parts are Objects. When she is stunned she drops what she carries. With the knee her Speed is 4; each hand is 1 Might more; with the face she can see what you are about.
box-winding-girl-wg-fit = Fit her parts
box-winding-girl-wg-fit-text = OPERATE, on her tile, with parts in your hands: roll Knowledge. 3+: she has all of them. 0–2: she will not hold still.
box-winding-girl-wg-wind = Wind her up
box-winding-girl-wg-wind-text = OPERATE, on her tile, when the others have the back open, or more: roll Knowledge. 4+: the last thing that they did is undone. 0–3: it slips.
box-winding-girl-wg-oil = A drop of oil
box-winding-girl-wg-oil-text = PREPARE, on her tile, while she is stunned: roll Knowledge or Speed. 3+: she is herself again. 0–2: it runs down inside, and she shivers.
box-winding-girl-wg-by-herself = By herself
box-winding-girl-wg-by-herself-text = Parts that she carries at the end of the monsters' turn she puts on, by herself.
box-winding-girl-wg-being = The Winding Girl
box-winding-girl-wg-being-text = Speed 2, Might 4/5/6, and what her parts add. She may carry her parts, nothing else, and may STEAL one instead of doing harm.

being-winding-girl = The Winding Girl
    .low = Winding Girl
    .the = the Winding Girl
    .only = the Winding Girl
thing-wg-knee = Part of the engine: the knee
    .the = the knee of the engine
thing-wg-left = Part of the engine: the left hand
    .the = the left hand of the engine
thing-wg-right = Part of the engine: the right hand
    .the = the right hand of the engine
thing-wg-face = Part of the engine: the face
    .the = the face of the engine
counter-wg-parts = Parts she has
counter-wg-sheets = Sheets found
counter-wg-stops = Stopped so far
prompt-pick-wg-bent = Which part do you bend?

ending-winding-girl-stopped = The key is drawn.
ending-winding-girl-stopped-text =
    It is on a ribbon, and the ribbon goes round the neck, and there is nothing for it but to put both arms about her. She runs on a little, on nothing. Then it is as quiet as it is when a child that was crying has been got to sleep in another room, by somebody, and one does not go in to see by whom.
    Behind the drum, where the drawing has a governor, there is a small seat with a strap. It is worn. The back is put on again, and all the screws.
ending-winding-girl-whole = She has everything.
ending-winding-girl-whole-text =
    She stands up; the drawing had not given her height. She tries the one hand with the other, then the knee, and last the face, all over, slowly, as one would in the dark, with somebody else's.
    Then she looks about for who is to wind her. It wants a small person, every quarter of an hour. She considers you, one after the other, not at all unkindly, and draws the tools towards her.
ending-winding-girl-alone = Nobody is left to wind.
ending-winding-girl-alone-text =
    Towards four the house is still, but for her. The one who has understood her sits by with the lamp, and writes down what might be improved. At the quarter she stops, in the middle of a step, and a hand is laid on the key. It will do for tonight.
    On Monday a line goes down to the workhouse: one more, if convenient, and rather stronger than the last.
ending-winding-girl-dawn = She has not run down.
ending-winding-girl-dawn-text =
    There are eleven turns in the spring, and you have counted; by rights she should have stopped at three. It grows light. From the lawn one hears her go from room to room and draw the curtains, in the order in which a good servant does it.
    At eight she comes to the front door, and opens it, and stands aside.
