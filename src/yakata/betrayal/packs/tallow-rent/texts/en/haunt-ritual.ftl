# A Short Service: a ritual, for free play.

haunt-ritual = A Short Service
haunt-ritual-story =
    Chairs have been set out in the rooms, in rows, facing the corners. In the hall hangs a board with numbers on it, as for hymns; the last is today's date. What you had taken for the clock has stopped. It was a bell. And in the quiet a voice that you all know gives out the first line, and waits.
    The answer is to be given from every desk in the house at once. If you do not give it, it will be given. The chairs have not been set out for you.
haunt-ritual-hint-heroes-1 = It does not matter who stands at which desk, only that none of them is dark.
haunt-ritual-hint-heroes-2 = The verger means no harm. He puts out candles; he has always put out the candles.
haunt-ritual-hint-traitor-1 = There are [ten/ten/nine] verses. You need only not be interrupted, or not by all of them together.
haunt-ritual-hint-traitor-2 = At a dark desk one may read a little faster.
haunt-ritual-setup-traitor = [A verger waits/Two vergers wait/Three vergers wait] in the Entrance Hall.
haunt-ritual-setup-heroes = There are dark desks at the far ends of the house: upstairs, in the basement, on the ground floor[/, and outside/, and outside; and one in the Entrance Hall].
haunt-ritual-win-heroes = You win as soon as a candle burns at every desk.
haunt-ritual-win-traitor = You win when the track stands at 10/10/9, or when none of the others is left.

box-ritual-rt-answer = Give the response
box-ritual-rt-answer-text = KINDLE, at a dark desk: roll Sanity or Knowledge, +1 with something Sacred. 5+: a candle burns here. 0–4: you have the words, but in the wrong order.
box-ritual-rt-stop = A word with the verger
box-ritual-rt-stop-text = TALK, to a verger on your tile: roll Sanity. 4+: he goes back to the Entrance Hall; nobody has spoken to him before. 0–3: he answers; 1 mental damage.
box-ritual-rt-verger = Put out
box-ritual-rt-verger-text = At the end of the monsters' turn every desk at which there is a verger is dark.
box-ritual-rt-verses = The verses
box-ritual-rt-verses-text = At the end of each round move the track up by 1.
box-ritual-rt-walks = Verger
box-ritual-rt-walks-text = Speed 3, Might 4, Sanity 4. Goes to the nearest candle, and strikes whoever is there.
box-ritual-rt-snuff = Wet finger and thumb
box-ritual-rt-snuff-text = SNUFF, at a desk with a candle: roll Sanity or Speed. 3+: the desk is dark. 0–2: it spits.
box-ritual-rt-read = Read on
box-ritual-rt-read-text = INVOKE, at a dark desk: roll Knowledge. 6+: move the track up by 1. 0–5: a page has been turned back.

being-verger = Verger
    .low = verger
    .the = the verger

ending-ritual-answered = The response is given.
ending-ritual-answered-text =
    For the length of a breath the same words are said in every room, and not one of you had known them before. Then somebody far below says “Well”, in quite an ordinary voice, and a great many chairs are pushed back. In the morning the rows are gone. There are only the marks on the floor, four for each chair; in the front row, they are close together, as for children.
ending-ritual-amen = Amen.
ending-ritual-amen-text =
    It was a short service. The answer came when it should have come, out of the corners, without a fault, as from people who have had nothing else to learn. Now there is the pause in which one looks round for one's gloves. On the board in the hall somebody has already put up the numbers for next time, and under them, in the same white figures, how many there were.
ending-ritual-empty = The desks are dark.
ending-ritual-empty-text =
    Nobody interrupts any more. He reads to the end, in no hurry, and shuts the book on his finger. The rows get up for the last hymn. One can hear, for the first time, that they have not been facing the corners at all; it is only that from here one had seen their backs.
