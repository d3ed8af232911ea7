# The Account Rendered: chapter 13, the other night.

haunt-account-rendered = The Account Rendered
haunt-account-rendered-story =
    You kept the book. That was sensible; it is always better to have it in writing. It lies on the Counting Floor, open, with a ribbon in it, and nobody carried it there. It has been brought up to date. On the left are those of you who have had something, and on the right are those who went without, and the pages are numbered, and it is signed.
    Nobody had thought of it like that. You all came in one car. Now there are two lots of you, standing on two sides of a book, quickly reading ahead, and up on the front steps there is a light, waiting, to see which of you it can be taken from.
haunt-account-rendered-hint-heroes-1 = You are owed. 10/9/12 lines called in (for three, four or five players), and it is yours.
haunt-account-rendered-hint-heroes-2 = Who has the book is believed. There is interest: each round brings a line more.
haunt-account-rendered-hint-traitor-1 = You owe. 5/7/6 lines struck out (for three, four or five players), and you don't.
haunt-account-rendered-hint-traitor-2 = Who has the book is believed. There is interest: each round brings a line more.
haunt-account-rendered-setup-traitor = The one whose family's account comes to most is a debtor; if several do, a Crest decides[/. So is the next of the others/. So is the next of the others]. You heal every trait[, and gain 2 Speed//, and gain 1 Speed]. The Counting Floor is found, if it can be, and the counting is there; if not, it is on the Basement Landing. The Rent Book lies there.
haunt-account-rendered-setup-heroes = You are the creditors, and heal every trait. A line of the account stands outside, on the ground floor, upstairs and in the basement, by a runestone if there is one[/; and one more on the ground floor/; and one more on the ground floor, and one upstairs].
haunt-account-rendered-win-heroes = You win as soon as 10/9/12 lines are called in (for three, four or five players), or no debtor is left. When the seventh round begins you win if you have called in at least 8/7/10.
haunt-account-rendered-win-traitor = You win as soon as 5/7/6 lines are struck out (for three, four or five players), or no creditor is left. When the seventh round begins you win if they have called in fewer than 8/7/10.

box-account-rendered-ar-collect = Call it in
box-account-rendered-ar-collect-text = COLLECT, on a tile with a line of the account: roll Might or Knowledge, +1 with the Rent Book. 4+: the line is called in. 0–3: it's disputed.
box-account-rendered-ar-strike = Strike it out
box-account-rendered-ar-strike-text = STRIKE, on a tile with a line of the account: roll Speed or Sanity, +1 with the Rent Book. 4+: the line is struck out. 0–3: it shows through.
box-account-rendered-ar-press = Just a word
box-account-rendered-ar-press-text = TALK, with a debtor on your tile: roll Knowledge or Sanity. 6+: they lose 1 of a trait, and that is one line called in. 0–5: they say that they'll look into it.
box-account-rendered-ar-repay = Pay it
box-account-rendered-ar-repay-text = SETTLE, at the counting: lose 1 of a trait, and roll 2 dice. 2+: one line is struck out. 0–1: that went on the interest.
box-account-rendered-ar-interest = Interest
box-account-rendered-ar-interest-text = At the end of each round one more line stands somewhere, on a tile that has none and is no landing, by lot; with a ghost, if there is such a tile.
box-account-rendered-ar-fact = What all know
box-account-rendered-ar-fact-text = The Rent Book is an Object, and can be stolen. The creditors come first in the round, then the debtors. You are still the same people.

thing-ar-book = The Rent Book
    .the = the Rent Book
counter-ar-collected = Lines called in
counter-ar-struck = Lines struck out
tell-account-rendered-pressed = It isn't put as a threat. It's put as a question, about your children, and how they are getting on.

ending-account-rendered-in = It has all come in.
ending-account-rendered-in-text =
    The last line is ruled off, and the column on the right comes out to the penny. You shut the book. It's heavier. Those who owed are sitting along the wall with their coats on, and they're fine about it; they have asked whether there is anything that they should sign.
    You drive home, and it is years before it strikes you. You are down in the garden, and somebody small comes running with a light in a jar, and holds it up, and it does not go up or down. They ask whom it is for. And you know. You were paid it.
ending-account-rendered-closed = Closing time.
ending-account-rendered-closed-text =
    The ribbon has been laid across the page by the time that anyone looks. There is more on the right than on the left, and what is over is carried forward, it says, to those who come after. You shake hands on it with people who have your chin.
    On the steps the light has gone. There is a warm place on the stone, the size of a penny, and all of you, going by, put a foot over it.
ending-account-rendered-out = It has all been struck out.
ending-account-rendered-out-text =
    The last stroke goes through the paper. Somebody laughs. You tear the page in strips, and the strips across, and it is only paper; it is wonderful how it is only paper. The ones who were owed don't say anything. They have gone to stand by the window.
    You can see the light from there, out on the marsh, quite small. It went down without anybody. It's going along from one house to the next, along the whole coast, stopping at each, as one does who has all the names and no longer knows which.
ending-account-rendered-lapsed = It has lapsed.
ending-account-rendered-lapsed-text =
    Nobody can make it come out. It gets light; the figures go brown, as old ink does, and the brown goes pale. By seven there's a clean book with five signatures at the front, and a sixth. You all agree to leave it at that.
    One of you turns back to look at the sixth once more. It is the same as ever. Only the ink is wet.
