# One Too Many: an impostor, for free play.

haunt-impostor = One Too Many
haunt-impostor-story =
    When the plates were handed round there was one short. It was a small thing, and somebody went without. Then one of you counted the coats; and now you are sitting in the hall and have told each other, one after the other, how you came here, and with whom. It is all true. Everybody remembers everybody. There is one of you too many.
    Looking-glasses do not remember. Three times tonight you will ask who it is, and whoever is named will be so good as to go out and wait for the carriage. No carriage has been ordered.
haunt-impostor-hint-all-1 = One card is false. Whoever has it came with you, too, as far as you can tell.
haunt-impostor-hint-all-2 = What you have seen in a glass only you have seen. Say it, or say something else.
haunt-impostor-setup-heroes = There is a looking-glass at the far end of the upper floor[/, and one at the far end of the basement/, and one at the far end of the basement]. A card is dealt to everybody, face down.
haunt-impostor-win-all =
    If your card is true: name the one too many. At the end of the fourth, the sixth and the eighth round all of you point at somebody.
    If your card is false: you win when [one other has/one other has/two others have] been sent out, when nobody else is left, or when the ninth round begins.

box-impostor-im-glass = Look in the glass
box-impostor-im-glass-text = STUDY, at a looking-glass: roll Knowledge or Sanity[, −1 to the result//, −1 to the result]. 6+: chance names one of the others whom no glass has shown yet, and you alone see their card; then the glass is blind. 0–5: you see yourself, and the room, and it seems to be enough.
box-impostor-im-name = Who is it
box-impostor-im-name-text = At the end of the fourth, the sixth and the eighth round everybody points at somebody at once. Whoever is pointed at most turns up their card. False: it is over. True: they go out to wait for the carriage, and are out of the game. A tie: nobody goes.
box-impostor-im-fact = What all know
box-impostor-im-fact-text = You may say what you like about your card, and about what you have seen. So may anybody.

counter-impostor-sent = Sent out
status-impostor-seen = Seen in a glass
    .is = has been seen in a glass
    .gone = is no longer to be seen in a glass
tell-impostor-sent = They put on their coat, and say that they quite understand. The door shuts. You count the plates again, and it still does not come out.

ending-impostor-named = It comes out even.
ending-impostor-named-text =
    They are not angry. They get up and thank you, and ask whether they might finish the glass. When the door has shut it comes out even, plates, coats, chairs. Only later, on the way home, each of you tries to remember the face, and has it quite clearly; and none of you can say who it was that taught you to whistle.
ending-impostor-sent = There is room enough.
ending-impostor-sent-text =
    It is pleasanter now, with fewer. One moves closer to the fire. Outside somebody knocks, not loudly, and calls through the door what they are called, and who their mother was, and all of it is true. One of you gets up and turns the key, and sits down again with you, and takes up the story where it had stopped.
ending-impostor-stays = Everybody is here.
ending-impostor-stays-text =
    It was only the plates, in the end, and plates break. You say good night on the stairs. In the morning the photograph is taken that had been agreed on, before the door; and when it comes, in May, you stand there squinting into the light, all of you, and the one in the middle has an arm round the one on either side, and is the only one who has kept quite still.
