# The Chandler's Silver: a treasure, for free play.

haunt-treasure = The Chandler's Silver
haunt-treasure-story =
    The chandler who had this house before anybody died without children, and with six pieces of silver that were never found. People dug for them in the orchard. Tonight, all at once, they are simply there, one on a sill, one on a stair, polished, as if they had been put out for company.
    Nobody has said that one ought to share. Below, very slowly, somebody is counting to six.
haunt-treasure-hint-all-1 = Whoever gets three pieces over the Front Steps need never come back.
haunt-treasure-hint-all-2 = The chandler goes after whoever has his silver. He cannot be paid; he can be delayed.
haunt-treasure-setup-heroes = Six pieces of silver stand about the house, two upstairs, two on the ground floor, two in the basement. The chandler comes up to the Basement Landing.
haunt-treasure-win-all = Everyone for themselves. Be the first to get away over the Front Steps with three pieces of silver. When the [ninth/ninth/eighth] round begins, he has counted to six, and nobody has won.

box-treasure-ts-away = Away with it
box-treasure-ts-away-text = OPERATE, on the Front Steps, with three pieces of silver: roll Speed or Sanity. 6+: you are down the hill, and have won. 0–5: something in your pocket says a number; 1 mental damage.
box-treasure-ts-cut = Cut a purse
box-treasure-ts-cut-text = CHALLENGE, somebody on your tile who carries silver: both roll Speed. The loser drops a piece.
box-treasure-ts-fact = What all know
box-treasure-ts-fact-text = The pieces of silver are Objects: they can be stolen, dropped and picked up. Everyone is everyone's opponent.
box-treasure-ts-chandler = The chandler
box-treasure-ts-chandler-text = Speed 4/4/3, Might 5, Sanity 4. He goes to the nearest person with silver. Whoever is on his tile, with silver or without, he attacks with Might, and goes no further. Whoever loses to him also drops a piece.

being-the-chandler = The chandler
    .the = the chandler
    .only = the chandler
thing-silver-ladle = Silver ladle
    .the = the silver ladle
thing-silver-salt = Silver salt
    .the = the silver salt
thing-silver-jug = Silver jug
    .the = the silver jug
thing-silver-dish = Silver dish
    .the = the silver dish
thing-silver-spoon = Silver spoon
    .the = the silver spoon
thing-silver-snuffer = Silver snuffer
    .the = the silver snuffer
status-silver-away = Away with the silver
    .is = is away with the silver
    .gone = is back with the silver

ending-treasure-away = One of you got away.
ending-treasure-away-text =
    It brings in rather less than one had hoped: the dealer in town weighs it, bites it, and asks where the rest of the set is. It is a strange thing about that silver. Wherever it is put it is found in the morning a little nearer to the door, and it never needs polishing, as if someone were seeing to it.
ending-treasure-counted = Six.
ending-treasure-counted-text =
    He sets them out on the table in the hall, the ladle, the salt, the jug, the dish, the spoon, the snuffer, and looks along the row with his head on one side. It is all there. Then he looks at you, along the row, in just the same way, and begins again at one.
