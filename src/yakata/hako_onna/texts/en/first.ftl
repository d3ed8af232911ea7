# The first minute: where we are, how we win, how we lose, who she is; and six panels on how to play.
# What ends in -ghost is said to her.

first-where = An old house, and its door has shut behind you. Eleven rooms, and in them twenty-four Shadows: beds, boxes, curtains. Under each lies something.
first-win = You need one of three ways. Escape: the Key Ring from the Safe, and the Secret Exit. Defeat: the one weapon that works on her. Rest: the Doll Mary, brought to the Bones.
first-lose = She wins when every Visitor is dead, when all three ways are closed, or when you all give up.
first-who = She is the Hako Onna, and she hides under one of the Shadows. Peek there, and you die. Noise gives her a turn; every page of her Diary that you find unlocks one of her powers.
first-win-ghost = You win when every Visitor is dead, when their three ways are closed, or when they all give up.
first-lose-ghost = They need one way: the Secret Exit with the Key Ring, the one weapon that works on you, or the Doll Mary brought to the Bones.
first-who-ghost = You are the Hako Onna. You hide under a Shadow; who Peeks there, dies. Their noise gives you your turns, and the pages they find unlock your powers.

panel-1 = Three ways to win
panel-1-text = Escape: open the Safe, take the Key Ring, Peek at the Secret Exit. Defeat: use the right weapon on the Shadow where she hides. Rest: bring the Doll Mary to the Bones. One is enough, for all who still live.
panel-2 = First, noise
panel-2-text = Each turn begins with a Noise card, or a disc on the stack. Above 10, or when the stack falls, you Made Noise and she takes a turn. After the fifth it is Time Overdue, and she takes one too.
panel-3 = Then one thing
panel-3-text = Move to the next room, Peek at a Shadow of yours, or Use an item. Showing, giving and talking are free; she hears you.
panel-4 = What a Shadow holds
panel-4-text = Something to carry; a number that is not in the code; a weapon's name that does not work; a page of the Diary; or her. Then you die.
panel-5 = Her turn
panel-5-text = She may Scream, and names her room. She may Set a power, face down. Then it is dark, and she moves one room and hides anew. A power that lies Set can strike in your turn.
panel-6 = The Diary, and the dead
panel-6-text = A page you find must be shown, and its power is unlocked for her. Who dies becomes a Hakobito, hides as she does, and plays on her side.
practise = Practise laying discs on the noise tower

# Told once, when it first happens

taught-diary-found = This page arms her: from now on she keeps the power with its number when she draws it.
taught-made-noise = Noise gives her a turn. Afterwards the same Visitor tries again, with all cards or discs back.
taught-overdue = After the fifth she comes in any case. It is not Made Noise, and the next Visitor plays.
taught-screamed = She tells the truth: she is in that room. In the dark she may go on, one room far.
taught-interrupted = That was a Set power. What you had announced counts for nothing; the line above the board says what is asked now.
taught-died = The dead go on playing, on her side. What they carried is out of the game.
taught-revealed = What is shown to all is in every notebook.
