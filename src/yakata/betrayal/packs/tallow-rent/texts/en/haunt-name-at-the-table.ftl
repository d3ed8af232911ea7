# The Name at the Table: chapter 8, 1897.

haunt-name-at-the-table = The Name at the Table
haunt-name-at-the-table-story =
    You have sat for an hour, hands linked, the lamp low. Then one of you asks, quite quietly, whether the person on the left would kindly not press so hard. The person on the left lifts both hands from the cloth, to show them. They let go some time ago, they say; they had thought it was understood.
    Nobody has broken the ring. There is only one more in it than sat down. Under the deed of 1689 there stand five names, and below them, where somebody could not write, three marks. It is held that it will go, if it is called by its name and asked. If it is called by another, it will answer to that.
haunt-name-at-the-table-hint-heroes-1 = The name has three marks: the first is upstairs, the second out of doors, the third below. Each is a ring, a cross or a comb.
haunt-name-at-the-table-hint-heroes-2 = What is asked is answered with yes or no. All hear it, and it is true.
haunt-name-at-the-table-hint-heroes-3 = The name is said at the table. After the third wrong one it will have a name.
haunt-name-at-the-table-hint-traitor-1 = You know the name. You have been told it in confidence.
haunt-name-at-the-table-hint-traitor-2 = It is not necessary to hurt anybody. When the lamp is out, it may take its chair.
haunt-name-at-the-table-setup-traitor = The Sitting Parlour is found, if it can be, and the table is there; if not, in the Entrance Hall. The visitor is at the table. There is a mark upstairs, one out of doors and one below. The traitor learns the name.[/ The traitor gains 1 Sanity./ The traitor gains 1 Sanity.]
haunt-name-at-the-table-win-heroes = Say the right name at the table, before the lamp is out, and before three wrong ones have been said.
haunt-name-at-the-table-win-traitor = You win when the lamp has sunk 6/6/8 times, when a third wrong name is said, or when no hero is alive.

box-name-at-the-table-nt-pane = On the pane
box-name-at-the-table-nt-pane-text = STUDY, at the mark upstairs, as long as it is not known, once a round for all of you: roll Knowledge[, +2/, +1/]; −2 if it is rubbed. 6+: ask whether the first mark is a ring, a cross or a comb. 1–5: your own breath. 0: it is on the other side of the glass; 1 mental damage.
box-name-at-the-table-nt-bark = In the bark
box-name-at-the-table-nt-bark-text = SEARCH, at the mark out of doors, as long as it is not known, once a round for all of you: roll Might or Speed[, +2/, +1/]; −2 if it is rubbed. 6+: ask whether the second mark is a ring, a cross or a comb. 1–5: it has grown over. 0: it has been cut today; 1 mental damage.
box-name-at-the-table-nt-stone = Under the hand
box-name-at-the-table-nt-stone-text = OPERATE, at the mark below, as long as it is not known, once a round for all of you: roll Sanity[, +2/, +1/]; −2 if it is rubbed. 6+: ask whether the third mark is a ring, a cross or a comb. 1–5: stone. 0: somebody is feeling for it, too; 1 mental damage.
box-name-at-the-table-nt-ask = Ask the table
box-name-at-the-table-nt-ask-text = TALK, at the table, once a round for all of you: roll Sanity or Knowledge[, +2/, +1/], and +1 with another of you here. 6+: ask one thing about the whole name: whether there is a ring in it, a cross, or a comb, or whether any mark comes twice. 1–5: a creak. 0: it asks something; 1 mental damage.
box-name-at-the-table-nt-say = Say the name
box-name-at-the-table-nt-say-text = INVOKE, at the table: say a name of three marks. If it is right, you have won. If it is wrong, that is one wrong name more, you take 1 mental damage, and you miss your next turn.
box-name-at-the-table-nt-link = Link hands
box-name-at-the-table-nt-link-text = REST, with another of you on the tile, if your Sanity is below its start: both of you heal Sanity. Kindly count the hands.
box-name-at-the-table-nt-rise = The sitting goes on
box-name-at-the-table-nt-rise-text = A hero who dies rises as a ghost: 3 moves, and walls are nothing. The dead do what is said for the dead, and nothing else. They cannot say a name.
box-name-at-the-table-nt-behind = From behind
box-name-at-the-table-nt-behind-text = For the dead. STUDY, at a mark that is not known, once a round for all of you: ask whether it is a ring, a cross or a comb. You need not roll. You see it from the side from which it was made.
box-name-at-the-table-nt-rap = Rap
box-name-at-the-table-nt-rap-text = For the dead. TALK, at the table, once a round for all of you: ask one thing about the whole name. You need not roll.
box-name-at-the-table-nt-between = Stand between
box-name-at-the-table-nt-between-text = For the dead. INVOKE, where the visitor is, once in the game for each of the dead: it is stunned. It bows first, and waits for you to pass.
box-name-at-the-table-nt-thumb = With the thumb
box-name-at-the-table-nt-thumb-text = PREPARE, at a mark that is not rubbed: roll Speed or Might. 3+: it is rubbed, and whoever reads it has −2. 0–2: it comes up again.
box-name-at-the-table-nt-wick = Turn down the lamp
box-name-at-the-table-nt-wick-text = OPERATE, at the table: roll Sanity or Knowledge. 5+: the lamp sinks once more. 0–4: somebody says, kindly leave it.
box-name-at-the-table-nt-beckon = Beckon
box-name-at-the-table-nt-beckon-text = INVOKE: the visitor goes to a tile with a ghost, whichever you like. It is always passed on.
box-name-at-the-table-nt-burns = The lamp
box-name-at-the-table-nt-burns-text = At the end of each round the lamp sinks. When it has sunk 6/6/8 times it is out. Then the marks and the table may be asked again.
box-name-at-the-table-nt-fact = What all know
box-name-at-the-table-nt-fact-text = The name is three marks in their order; a mark may come twice, or three times. All hear every answer, and see which names are left. No question is asked twice. A mark or the table that has been asked is silent until the round ends.
box-name-at-the-table-nt-visitor = The visitor
box-name-at-the-table-nt-visitor-text = Speed 3, Sanity 4/5/5, and 1 more for each wrong name: it is getting to be somebody. It attacks with Sanity. Whoever loses to it has 1 move fewer in their next turn; it does not like to let go.

being-visitor = The visitor
    .the = the visitor
    .only = the visitor
counter-nt-lamp = How far the lamp has sunk
counter-nt-wrong = Wrong names said
tell-name-at-the-table-wrong = It tries it over, under its breath. One can hear it decide to remember that one.
tell-name-at-the-table-rises = The place in the ring does not fall empty. It only gets colder to hold.

ending-name-at-the-table-said = It was the name.
ending-name-at-the-table-said-text =
    It is not at all loud. Somewhere on your left a chair is put back under the table, as a guest does it who has been well brought up. One by one you find that you have your hands to yourselves. There are the marks of fingers on one of them; there are a few too many.
    Then somebody turns up the lamp. You are all there, those that are; and it is remarked, when one comes to speak of it, that not one of you can say the name again. You had it a moment ago. It has been taken back.
ending-name-at-the-table-answered = It answers to that.
ending-name-at-the-table-answered-text =
    The third name is as wrong as the others; but it has been waiting to be called for two hundred years, and it is not proud. Yes, it says. In the ring you all turn to where the voice is. It is a voice in the family.
    It is quite a common name. There are two of you who have it.
ending-name-at-the-table-out = The lamp is out.
ending-name-at-the-table-out-text =
    Nobody screams. One sits, in the dark, and holds what one is holding. After a time somebody says that it is rather pleasant. After a time somebody else agrees; and then the hands are let go, one after another, all round, until each of you is holding one that is not let go.
    In the morning the girl comes in to do the grate, and lays for one more without being told.
ending-name-at-the-table-alone = There is nobody left to ask.
ending-name-at-the-table-alone-text =
    The ring is complete. All of them have their hands in each other's, and are quite cold, and look straight before them with an air of having just been told something. The two at the head of the table wait until the lamp has burnt down, out of respect. Then the one teaches the other how to write it.
