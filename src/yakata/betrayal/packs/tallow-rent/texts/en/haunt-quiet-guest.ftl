# The Quiet Guest: chapter 3, 1768. The words of both nights are the same: haunt-nobody-is-false.ftl says them again.

haunt-quiet-guest = The Quiet Guest
haunt-quiet-guest-story =
    A letter has come, by nobody, addressed to the house. It regrets to say that one of the company is not the person who arrived. It does not say who. It is civil, well spelt, and signed with the name of somebody who died in this parish in February.
    Letters lie, of course. All the same you have each of you looked round the table, and each of you has noticed how very like themselves the others are this evening. Somebody ought to put more wood on. It is getting cold, in one place and then in another.
haunt-quiet-guest-hint-all-1 = One card more was dealt than there are people. It lies in the middle, face down, and it may be the false one.
haunt-quiet-guest-hint-all-2 = If there is a guest, the cold starts from where the guest is, or from next door.
haunt-quiet-guest-hint-all-3 = Letters of introduction lie about the house: one for each of you. What they vouch for is true.
haunt-quiet-guest-setup-heroes = One letter of introduction for each of you is left about the house: outside, upstairs, on the ground floor[/, in the basement/, in the basement, on a landing]. The Card Parlour is found, if it can be, and the table for accusations stands there; if not, in the Entrance Hall. Everyone is dealt a card, face down.
haunt-quiet-guest-win-all =
    If your card is true: when the guest is unmasked, see the guest dead; or have every living person vouched for, and so prove that the letter lied.
    If your card is false: stay. You win when the track reaches 8 or the twelfth round begins, when two honest people have been accused, when two people are dead and no guest is unmasked, or when no honest person is alive.

box-quiet-guest-qg-prove = Vouch for somebody
box-quiet-guest-qg-prove-text = STUDY, with a letter of introduction, about another person on your tile who has not been vouched for: roll Knowledge, +1 with the Fan of Notes. 6+: the letter is spent, and that card is turned up before everyone. If it is true they are vouched for; if it is false, 2 physical damage, and the guest is unmasked. 0–5: the ink has run; keep the letter.
box-quiet-guest-qg-talk = Talk of old times
box-quiet-guest-qg-talk-text = TALK, to another person on your tile who has not been vouched for: roll Sanity or Knowledge. 4+: you alone see their card. 1–3: they change the subject. 0: you find that you have been doing the answering; 1 mental damage.
box-quiet-guest-qg-accuse = Accuse
box-quiet-guest-qg-accuse-text = CHALLENGE, at the table, once in the game for each player, as long as no guest is unmasked: all point at once at somebody who has not been vouched for. The one most pointed at turns up their card. If it is false, 2 physical damage, and the guest is unmasked. If it is true, they take 1 mental damage and are vouched for, and an honest person has been accused. In a tie the one who called for it takes 1 mental damage.
box-quiet-guest-qg-chill = The cold
box-quiet-guest-qg-chill-text = At the end of each round move the track up by 1, and cold comes to a tile: where the guest is, or next door, by lot. If there should be no guest it comes to somebody all the same.
box-quiet-guest-qg-shiver = A cold room
box-quiet-guest-qg-shiver-text = Whoever ends a turn on a cold tile rolls Sanity. 2+: nothing. 0–1: 1 mental damage. Once the guest is unmasked, the guest does not feel it.
box-quiet-guest-qg-drive-out = When the guest is unmasked
box-quiet-guest-qg-drive-out-text = Once a false card has been turned up, the guest is everyone's enemy. The others win when the guest is dead.
box-quiet-guest-qg-show = The guest rises
box-quiet-guest-qg-show-text = For the one with the false card. INVOKE, if you are not unmasked yet: turn up your card, heal every trait, gain [1 Speed/2 Might/4 Might and 1 Speed].
box-quiet-guest-qg-breathe = Breathe on the glass
box-quiet-guest-qg-breathe-text = For the guest, once unmasked. PREPARE, on a tile that is not cold: roll Sanity. 4+: it is cold now, and the track moves up by 1. 0–3: nothing shows.
box-quiet-guest-qg-fallen = The dead are who they were
box-quiet-guest-qg-fallen-text = Whoever dies turns up their card.
box-quiet-guest-qg-fact = What all know
box-quiet-guest-qg-fact-text = You may say what you like about your card and about what you have seen. So may everyone. The letters are Objects. As long as cards lie face down, anybody may attack anybody, and regret it.

thing-qg-letter-a = Letter of introduction, in black wax
    .the = the letter of introduction in black wax
thing-qg-letter-b = Letter of introduction, twice opened
    .the = the letter of introduction that was twice opened
thing-qg-letter-c = Letter of introduction, from an aunt
    .the = the letter of introduction from an aunt
thing-qg-letter-d = Letter of introduction, smelling of the sea
    .the = the letter of introduction that smells of the sea
thing-qg-letter-e = Letter of introduction, unsigned
    .the = the unsigned letter of introduction
counter-qg-wronged = Honest people accused
status-qg-vouched = Vouched for
    .is = is vouched for
    .gone = is no longer vouched for
status-qg-accused = Wrongly accused
    .is = was wrongly accused
    .gone = is no longer accused
prompt-pick-letter = Which letter do you use?
tell-quiet-guest-unmasked = Nothing changes in the face; that is what is wrong with it. It has stopped pretending to need a moment.
tell-quiet-guest-shows = Somebody gets up, and thanks you for the evening, and does not sound like anyone you know.

ending-quiet-guest-out = The guest has gone.
ending-quiet-guest-out-text =
    There is less of it than you would think. The clothes are the right clothes; they have been worn by somebody who did not perspire. You burn them in the yard, and stand upwind.
    The one who was meant to arrive is found in April when the ditch is cleared, with a travelling rug over the knees, looking only a little put out at having been kept waiting. By then you have all grown used to being looked at twice.
ending-quiet-guest-proved = Nobody was false.
ending-quiet-guest-proved-text =
    The last card is turned up, and it is as honest as the rest. For a moment nobody knows where to look. Then somebody begins to laugh, and you open all the windows, and the cold goes out like a dog that has been told.
    What is left is the letter. It is burnt, naturally. But the hand was a good hand, and it knew every one of your names, and it must now be supposed that it meant to be helpful.
ending-quiet-guest-cold = The house is cold.
ending-quiet-guest-cold-text =
    There comes an hour when the fire gives light and nothing else. You sit round it, with your hands out, from habit. Breath goes up from every one of you, and then from every one but one, and then it is no longer possible to tell, because nobody's does.
    The carrier who comes on Monday finds you all very well and not in want of anything. He remembers afterwards that he was not asked in, and that he was glad.
ending-quiet-guest-wronged = The wrong one was named.
ending-quiet-guest-wronged-text =
    It is remarkable how quickly it goes, once a thing has been said aloud. There was an honest face, and everyone was sure; and then another. Nobody had to do anything false at all. It could all be done with true things, in the wrong order.
    In the morning whoever is left shares a table, and passes the salt, and asks how one has slept. Whoever is asking.
