# The Sweating Room: chapter 4, 1793.

haunt-sweating-room = The Sweating Room
haunt-sweating-room-story =
    It is warm. You had put it down to the stairs. In the ward the windows are running wet, on the inside, and each of the twelve mattresses has a hollow in it that fills out slowly, as you look, like dough.
    One of you has not been quite well since Sunday, and did not like to say so. It is over now. They have never felt better. They would so like you to feel it: give me your hand, they say; no, the other; there is nothing in it.
haunt-sweating-room-hint-heroes-1 = Nobody has died of it. That is what is the matter with it.
haunt-sweating-room-hint-heroes-2 = The receipt is in the ward register: 4/6/8 simples (for three, four or five players), no two out of one room, and boiled.
haunt-sweating-room-hint-traitor-1 = They will thank you. You thanked somebody.
haunt-sweating-room-setup-traitor = The Fever Ward is found, if it can be; if not, the ward is on the Upper Landing. There is steam in the ward. The one of the least Might is the first patient: heals every trait, and gains 1/1/2 Might.
haunt-sweating-room-setup-heroes = The Still Room is found, if it can be, and the still is there; if not, it is in the Entrance Hall.
haunt-sweating-room-win-heroes = Find 4/6/8 simples (for three, four or five players), no two on one tile, and boil them at the still, before the eleventh round.
haunt-sweating-room-win-traitor = You have it, and are well. You win when nobody is left on the other side, or when the eleventh round begins.

box-sweating-room-sr-gather = Find a simple
box-sweating-room-sr-gather-text = SEARCH, on a tile that is no landing and is not marked searched: roll Knowledge or Sanity. 4+: mark it searched; there is one simple more. 0–3: it is only something green.
box-sweating-room-sr-boil = Boil the cure
box-sweating-room-sr-boil-text = OPERATE, at the still, once there are 4/6/8 simples: roll Knowledge. 4+: it clears, and you have won. 0–3: it boils over; 1 physical damage.
box-sweating-room-sr-chew = Chew it raw
box-sweating-room-sr-chew-text = EAT, while you have the fever: there is one simple fewer, and you have the fever no longer.
box-sweating-room-sr-pour = Hold their nose
box-sweating-room-sr-pour-text = OPERATE, on somebody on your tile who is well and is not the first patient, while there is a simple: roll Might. 4+: there is one simple fewer; the fever breaks, and they are on your side again. 0–3: they are stronger than they were, and take it in good part.
box-sweating-room-sr-sweat = Steam
box-sweating-room-sr-sweat-text = Whoever of the company ends a turn on a tile with steam rolls Might. 3+: nothing. 0–2: they catch it. Who catches it has the fever. Who has the fever and catches it again is well: they heal every trait, and change sides.
box-sweating-room-sr-nobody-dies = Nobody dies of it
box-sweating-room-sr-nobody-dies-text = Whoever would die does not, and every trait goes back to its start. One of the company is well, and changes sides. One who was well by then comes back to the company. The first patient is put to bed in the ward.
box-sweating-room-sr-fact = What all know
box-sweating-room-sr-fact-text = A simple that one has found, all have. Steam does nothing to those who are well. Those who are well are against nobody. They are for everybody; there is no other word.
box-sweating-room-sr-hand = Take their hand
box-sweating-room-sr-hand-text = TALK, with somebody of the company on your tile: roll Might or Sanity[/, +1 to the result/, +2 to the result]. 4+: they catch it. 0–3: they have put their gloves on.
box-sweating-room-sr-kettle = Put a kettle on
box-sweating-room-sr-kettle-text = PREPARE, on a tile without steam: roll Might or Sanity. 4+: there is steam here. 0–3: it is being watched.
box-sweating-room-sr-spread = Warmer
box-sweating-room-sr-spread-text = At the end of each round steam passes to [1 tile/2 tiles/3 tiles] next to where it is.

counter-sr-simples = Simples found
status-sr-first = First patient
    .is = is the first patient
    .gone = is no longer the first patient
status-sr-fever = Has the fever
    .is = has the fever
    .gone = has the fever no longer
tell-sweating-room-turns = The colour comes up in the face; it is an excellent colour. There: it was only a hand.
tell-sweating-room-breaks = Somebody's teeth begin to chatter. It is the pleasantest sound of the evening.

ending-sweating-room-brewed = The cure is drunk.
ending-sweating-room-brewed-text =
    It tastes of every room in the house, and of one that you do not know. Whoever had it first drinks last, and is held for it, and says thank you. About two in the morning you begin to shiver, all of you, and wrap yourselves in the curtains, and are as happy as you have ever been.
    The mattresses are burnt in the yard. The same night the beds are slept in. A mason is got out of his own, and does it without asking what for; he begs only that somebody will stay and talk to him while he works, and that it may be somebody on this side.
ending-sweating-room-all = Everyone is well.
ending-sweating-room-all-text =
    It was a mistake to think of it as heat. It is more like being agreed with. One after the other you sit down on the edge of a bed, and your hand is taken by somebody who has wanted to for years, and then there is nothing the matter any more, and nobody left for it to be the matter with.
    On Thursday the apothecary comes up and fills in his book. Pulse, full. Appetite, good. Spirits, even. He writes it out for the first of you. For the others he makes two small strokes.
ending-sweating-room-dawn = Morning, and warm.
ending-sweating-room-dawn-text =
    Towards day the panes clear, as though a sleeve had been drawn across them. They are all at the window, those who are well, looking out to where you have got to. They are not in any hurry. They wave, with the same hand.
    Towards noon somebody has to go back in for the coats. It takes a long time; and they come out again without the coats, and say that really one does not need them.
