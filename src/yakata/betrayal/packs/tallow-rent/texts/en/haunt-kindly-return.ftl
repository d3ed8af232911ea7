# Kindly Return: chapter 8, the other night.

haunt-kindly-return = Kindly Return
haunt-kindly-return-story =
    The pencil writes a fair round hand, with nobody holding it. It has the honour to address the families. It has mislaid its name. It used another, some years ago, for a purchase, and since then the first has not come when it was called. It believes that it left it somewhere about the house; it consists of three marks. Would the finder kindly return it.
    One of you says that it is only civil to look. The others have seen what it is like when somebody gets back what he had lost. He goes home with it. They think of where it lives; and they think, if it is to be called, then from the steps, and a good way off.
haunt-kindly-return-hint-all-1 = Nobody knows the name. Each of its marks is a ring, a cross or a comb: the first is upstairs, the second out of doors, the third below. All hear every answer.
haunt-kindly-return-hint-heroes-1 = Say the name on the Front Steps, and it will go out to it.
haunt-kindly-return-hint-heroes-2 = Whatever you ask, you have asked for the other one, too.
haunt-kindly-return-hint-traitor-1 = Say the name at the table, and it will come in.
haunt-kindly-return-hint-traitor-2 = You need not ask at all. You may sit at the table, and listen to them.
haunt-kindly-return-setup-traitor = The Sitting Parlour is found, if it can be, and the table is there; if not, in the Entrance Hall. The one who asks is at the table. There is a mark upstairs, one out of doors and one below. Nobody knows the name.
haunt-kindly-return-win-heroes = Say the right name on the Front Steps, before it is said at the table, and before the tenth round.
haunt-kindly-return-win-traitor = You win when you say the right name at the table, when the tenth round begins and nobody has said it, or when no hero is alive.

box-kindly-return-kr-pane = On the pane
box-kindly-return-kr-pane-text = STUDY, at the mark upstairs, as long as it is not known, once a round for everybody: roll Knowledge, +2/1/1; −2 if it is rubbed. 6+: ask whether the first mark is a ring, a cross or a comb. 1–5: your own breath. 0: it is on the other side of the glass; 1 mental damage.
box-kindly-return-kr-bark = In the bark
box-kindly-return-kr-bark-text = SEARCH, at the mark out of doors, as long as it is not known, once a round for everybody: roll Might or Speed, +2/1/1; −2 if it is rubbed. 6+: ask whether the second mark is a ring, a cross or a comb. 1–5: it has grown over. 0: it has been cut today; 1 mental damage.
box-kindly-return-kr-stone = Under the hand
box-kindly-return-kr-stone-text = OPERATE, at the mark below, as long as it is not known, once a round for everybody: roll Sanity, +2/1/1; −2 if it is rubbed. 6+: ask whether the third mark is a ring, a cross or a comb. 1–5: stone. 0: somebody is feeling for it, too; 1 mental damage.
box-kindly-return-kr-ask = Ask the pencil
box-kindly-return-kr-ask-text = TALK, at the table, once a round for everybody: roll Sanity or Knowledge[, +2/, +1/]. 6+: ask one thing about the whole name: whether there is a ring in it, a cross, or a comb, or whether any mark comes twice. 1–5: it draws a very small chair. 0: it writes what you were thinking; 1 mental damage.
box-kindly-return-kr-out = Call it out
box-kindly-return-kr-out-text = INVOKE, on the Front Steps: say a name of three marks. If it is right, you have won. If it is wrong, you take 1 mental damage, and miss your next turn.
box-kindly-return-kr-lend = Lend it a name
box-kindly-return-kr-lend-text = REST, where the one who asks is, once in the game for each player: roll Sanity. 4+: it tries the name on, and is stunned. 0–3: it has one like that.
box-kindly-return-kr-in = Call it in
box-kindly-return-kr-in-text = INVOKE, at the table: say a name of three marks. If it is right, you have won. If it is wrong, you take 1 mental damage.
box-kindly-return-kr-thumb = With the thumb
box-kindly-return-kr-thumb-text = PREPARE, at a mark that is not rubbed: roll Speed or Might. 3+: it is rubbed, and whoever reads it has −2. 0–2: it comes up again.
box-kindly-return-kr-hush = Between the questions
box-kindly-return-kr-hush-text = A mark or the table that has been asked, by anybody, is silent until the round ends.
box-kindly-return-kr-fact = What all know
box-kindly-return-kr-fact-text = The name is three marks in their order; a mark may come twice, or three times. All hear every answer, and see which names are left. No question is asked twice, whoever asks it.
box-kindly-return-kr-asker = The one who asks
box-kindly-return-kr-asker-text = Speed 3, Sanity 3/4/5. It attacks with Sanity. It comes up close, and looks to see whether you are wearing it.

being-asker = The one who asks
    .the = the one who asks
    .only = the one who asks
tell-kindly-return-wrong = There is a pause, as of somebody going through all their pockets. No. It is much obliged.
tell-kindly-return-lent = It says it over, in several voices, and goes off to look at itself.

ending-kindly-return-out = It has been returned.
ending-kindly-return-out-text =
    You call it, as one calls across a street. Behind you, in the house, a chair goes over; and something passes down the steps between you, in a great hurry, doing up its collar. The grass lies down before it as far as the gate. It turns round there once. It lifts whatever it lifts.
    The pencil has written a line of thanks, and where it will be found, if it is wanted. It is not an address. It is a depth.
ending-kindly-return-in = It has come in to its name.
ending-kindly-return-in-text =
    It listens to the end, with its head on one side. Then it draws out the chair, and sits down, and puts both hands on the table; and it is very odd, says the one who has called it, but you know, I believe we have met.
    It would like to be shown to its room. It is told that there are a good many rooms. Yes, it says, kindly; they are mine.
ending-kindly-return-unclaimed = Nobody has claimed it.
ending-kindly-return-unclaimed-text =
    When it gets light the pencil is worn down to the wood. It has asked on every sheet in the house, and on the back of the bills, and on the cloth; then on the wall by the stairs, as high as one reaches, and then higher. It is not angry. It will put up a notice, with a description. It has described you.
ending-kindly-return-alone = It asks everybody.
ending-kindly-return-alone-text =
    It has been through their pockets, and through their papers, and it has opened their mouths to look; it cannot be said that it did not close them again. It was none of them. Last of all it comes to the one who was always so obliging, and who begins to say that, really, one has looked everywhere. Not everywhere, it writes.
