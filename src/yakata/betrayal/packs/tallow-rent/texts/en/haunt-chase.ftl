# Hare and Hounds: a chase, for free play.

haunt-chase = Hare and Hounds
haunt-chase-story =
    There was a school here for two years, and the boys had a game. One of them was the hare; he ran ahead and let fall torn paper, and the others were the hounds. He had to lay his trail and be home before them. One wet evening a hare was given his start, and the hounds were called in to tea.
    Just now there was a scrap of paper on the stairs, in a round hand, and another further on. The quickest of you has turned quite pale, and is gone. None of you gave the word to start. You find that you are running.
haunt-chase-hint-heroes-1 = You need not hurt anybody. Lay hold of them, often enough, and it is over.
haunt-chase-hint-heroes-2 = A trail is there to be read. Whoever finds it is quicker for it.
haunt-chase-hint-traitor-1 = Lay paper in five places, none next to another, and then run home, to the Front Steps.
haunt-chase-hint-traitor-2 = You have waited a long time for somebody to come after you.
haunt-chase-setup-traitor = You are put on the tile farthest from the others, and the first paper lies there.
haunt-chase-win-heroes = Lay hold of the hare [twice/three times/four times]. You lose if the hare comes home, when the eleventh round begins, or if none of you is left.
haunt-chase-win-traitor = Lay paper in five places, then come home over the Front Steps. You also win when the eleventh round begins, or if none of the others is left.

box-chase-ch-hold = Lay hold
box-chase-ch-hold-text = CHALLENGE, the hare on your tile: both roll Speed. If you win, the hare is held once more, and tears loose: the hare may walk up to 3 tiles at once.
box-chase-ch-trail = Read the trail
box-chase-ch-trail-text = SEARCH, where paper lies: take it up, and roll Knowledge or Speed. 3+: you have 2 moves more in this turn. 0–2: it is only a list of names.
box-chase-ch-fact = Rules of the game
box-chase-ch-fact-text = Nobody is struck: no player can be attacked. Paper that has been taken up still counts as laid.
box-chase-ch-lay = Lay paper
box-chase-ch-lay-text = PREPARE, on a tile that has no paper and is not next to any, until five are laid: paper lies here.
box-chase-ch-home = Home
box-chase-ch-home-text = CROSS, on the Front Steps, when paper has been laid in five places: roll Speed[, −1 to the result//, −1 to the result]. 4+: you are home, and have won. 0–3: the door sticks, as it did.

counter-chase-laid = Paper laid
counter-chase-held = Times held

ending-chase-held = Caught.
ending-chase-held-text =
    You all come down in a heap on the boards, and for a moment somebody laughs, a high breathless laugh, and it is none of you. Then it is only one of the company lying there with a wet collar. The paper in their pockets is a page out of a copy-book, torn small. One can read it when it is put together: I must come when I am called. It says so forty times.
ending-chase-home = Home first.
ending-chase-home-text =
    A hand strikes the doorpost, and a voice calls out the word, so loud and so glad that you stop where you stand. There is nobody on the steps. There are two wet footprints, side by side, pointing in; and on every stair behind you, some way back, as one hears now, the others are still running.
ending-chase-dark = Called in to tea.
ending-chase-dark-text =
    It gets too dark to see the paper. One after another you lose heart, and go where there is a light, and sit down. Somebody has laid the table. It is not until the second cup that one of you counts, and looks at the window, where it has begun to rain; and nobody says anything, because one would have to go and look.
