# Ten Paces: a duel, for free play.

haunt-duel = Ten Paces
haunt-duel-story =
    There is a glove on the table. It is a good one, grey, for the left hand, and it has been there since before the cloth was laid. The strongest of you has picked it up, and looked at one of the others, and gone out without a coat to where the grass has been cut, a long strip of it, ten paces.
    It is an old matter between two houses. It was to have been settled on a morning when one of the two did not come. He has been waiting. He would like it understood that he bears no ill will to anybody, so long as somebody comes.
haunt-duel-hint-heroes-1 = It is fought by two. The others can see to it that the powder is dry.
haunt-duel-hint-heroes-2 = At the end of every round shots are exchanged. Whoever is not on the strip then has missed.
haunt-duel-hint-traitor-1 = You have had time to practise.
haunt-duel-hint-traitor-2 = Be on the strip at the end of the round. What is in the cases need not stay dry.
haunt-duel-setup-traitor = Your Speed is healed, and you gain [1 Speed/2 Speed/2 Speed].
haunt-duel-setup-heroes = The quickest of you is the principal. The strip is in the farthest place outside. Pistol cases stand at the far ends of the upper floor, the ground floor and the basement[/, and one more upstairs/, and one more upstairs].
haunt-duel-win-heroes = You win with the fourth hit of your principal, or when the challenger is dead. You lose with the fourth hit of the challenger, when your principal is dead, or when the tenth round begins.
haunt-duel-win-traitor = You win with your fourth hit, when their principal is dead, or when the tenth round begins.

box-duel-du-stand = Take your stance
box-duel-du-stand-text = PREPARE, on the strip, if you are the principal: roll Sanity or Speed. 4+: you stand steady until your next turn. 0–3: you have thought of something.
box-duel-du-face = Face them
box-duel-du-face-text = PREPARE, on the strip: roll Sanity or Speed. 4+: you stand steady until your next turn. 0–3: the glove pinches.
box-duel-du-load = See to the pistols
box-duel-du-load-text = SEARCH, at a pistol case: roll Knowledge or Might. 3+: the case is used up, and your principal is the better loaded. 0–2: damp.
box-duel-du-wet = Let the rain in
box-duel-du-wet-text = SEARCH, at a pistol case: it is used up.
box-duel-du-fire = Shots
box-duel-du-fire-text = At the end of each round, if both are on the strip, principal and challenger roll Speed. Whoever is better has one hit more; the other takes 1 physical damage. If they tie, both miss. If only one of them is there, that counts as a hit.
box-duel-du-fact = The terms
box-duel-du-fact-text = Nobody else fights: no player can be attacked. On the strip the principal has +1 to Speed rolls for each case that was seen to, the challenger +2/3/4, and whoever stands steady 2 more.

counter-duel-load = Cases seen to
counter-duel-ours = Hits of the principal
counter-duel-theirs = Hits of the challenger
status-duel-principal = Principal
    .is = is the principal
    .gone = is no longer the principal
status-duel-steady = Steady
    .is = stands steady
    .gone = stands steady no longer

ending-duel-given = Satisfaction is given.
ending-duel-given-text =
    He lowers his arm, and looks at the place, and nods. It had only been a question of that. What lies in the cut grass a moment later is one of the company, breathing, with a grey glove on. The strip can be seen for some weeks. When the hay comes up again it comes up taller there, at both ends, in two places about the size of a man.
ending-duel-taken = Satisfaction is taken.
ending-duel-taken-text =
    He comes across the ten paces with his hat in his hand, and kneels, and does what is usual, and does it well. Then he gets up and looks from one to the other of you. There had been five who laughed, that morning, when the other did not come; he has had leisure to go through it; and there is another glove.
ending-duel-adjourned = It is put off.
ending-duel-adjourned-text =
    It has grown too light; one might be seen. He quite understands. He takes out a small book and proposes a day, and since nobody can think of a reason against it, it is written down. It is a good way off. Each of you will have grandchildren by then, and he asks to have their names.
