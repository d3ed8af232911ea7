# Hako Onna: hints for a first game, one for each question, for the Visitors and for her.

# For a Visitor

lesson-item = What asks her a question tells where she is or is not; other cards help with noise, at the Safe or with Peeking. Different cards help all of you most.
lesson-partner = Choose somebody you expect to be far away.
lesson-place = Short ways help you. Keep the Red Bedroom and the Kid's Room, where she starts, far from the hall.
lesson-noise = Every turn adds a disc. When the stack falls, she takes a turn; and after the fifth disc, come what may. A pass is safer, but you do nothing.
lesson-noise-cards = Every turn adds to the noise. At 11 she takes a turn; and after the fifth card, come what may. A pass is safer, but you do nothing.
lesson-lay-disc = A steady hand is what keeps the stack up; haste never helps. Of a red disc you choose where its blip lies.
lesson-lay-again = The stack still stands, so this is no noise. You cannot pass now.
lesson-did-it-fall = A new disc that falls alone does not count. Pick it up and try again. If something else than your disc brought the stack down, say that it stood, and then that it fell: your turn goes on.
lesson-still-stands = Say it now if the stack came down in this turn. After this it is as it was.
lesson-hush = The Music Box is gone after this. Use it when she may be near.
lesson-act = Peeking finds tiles, and she hides under one of them. Look first where she cannot be; the notebook knows.
lesson-after = Free actions cost nothing: do as many as you like. What you say aloud helps the others, and her.
lesson-peeked = What you carry is lost if you die. What you leave, she can find.
lesson-peeked-empty = Nothing is left here. It stands in your notebook: you need not look again.
lesson-peeked-number = A number you find is not in the code of the Safe.
lesson-peeked-not = A Weakness names a weapon that does not work.
lesson-replace = An own tile left here can trick her, but it is out of your hand.
lesson-target = Some items kill you if she is in your room. A weapon works only on the Shadow where she hides.
lesson-target-pokkuri = She must say the truth, unless a False Answer lies Set. Name a room you want to Peek in.
lesson-target-charm = What is Set can strike in your turn. Nobody but her knows which it is until it is shown.
lesson-target-floor-plan = All hear her answer, and it goes into every notebook.
lesson-target-crowbar = You are in that room afterwards, as after a Move.
lesson-target-flashlight = What the first Shadow brings comes before the second.
lesson-target-camera = A ghost in the picture does not kill.
lesson-target-salt = The salt is used once. A ghost that hides there now has to say so.
lesson-flee = A ghost is in this room. Next door is safer, until her turn.
lesson-requested = Key Ring and Doll must reach the right hands. If you die, all you carry is lost.
lesson-swap = Which Item card helps depends on who goes where. The Stethoscope is for whoever goes to the Safe.
lesson-beside = What the other can use at once is best in the other's hand. You can let this question pass for good.
lesson-tell = The claim goes into every notebook, hers too.
lesson-give-up = As long as one way out is open, you can win.

# For her, and for those who died

lesson-lock = The three numbers you leave out lie in the house. Whoever finds them all knows your code.
lesson-fear = Two Weakness tiles in the house tell which weapons do not work. The third is the one to fear.
lesson-first-power = Some powers wait until enough of the Diary is found. One that works at once makes an easier start.
lesson-bury = In a room with many Shadows the Bones are found late.
lesson-haunt = You see the tiles of that room and keep one of them. What a way out needs is worth keeping.
lesson-hide = Sit where they will look: who Peeks at you dies. The tile beneath you is lost to them while you stay.
lesson-blamed = If you deny it, nothing is changed: the Visitor says whether the stack has fallen.
lesson-react = Only a Set power can interrupt. You are asked each time, so that asking tells them nothing.
lesson-open-this = Choose your own Shadow, if you are in that room.
lesson-want-that = What they have just shown is worth more than what they hide. Of face-down tiles you get one by chance: the fewer they carry, the surer.
lesson-drag = A room where you wait is a good choice.
lesson-answer = Your answer is heard by all, and remembered.
lesson-scream = Powers come only by screaming, but all learn your room. Then move on in the dark.
lesson-set = What lies face down is a threat, whatever it is. A power Set now can be used now.
lesson-activate = Powers of movement change the one move that follows.
lesson-things-room = Every tile of that room you will know, and they no longer will.
lesson-things-lay = Each Shadow that had a tile gets one back, so that the room looks the same.
lesson-settle = Nobody has hidden yet. Two ghosts in one Shadow are seen; where a ghost leaves, another may come.
lesson-go = Up to one room far. Even if you stay in the room, you may look round it again and hide elsewhere.
