# The campaign: its chapters, the cards that open them, the Rent Book, and the doors of the Almanac.

# Words

title-keyholder = Keyholder
counter-track = Track
counter-debts = Debts in the Rent Book
counter-accused = Wrongly accused
word-borrow = BORROW
word-call = CALL
word-enter = ENTER
deed-borrow-module = Borrow a die from the house
deed-call-module = Call on your two heirlooms
deed-enter-module = Enter by the Key, from wherever you are

marker-accusing-table = Table of accusation
marker-cold = Cold
marker-crying = Crying
marker-dark-desk = Dark desk
marker-doorpost = Doorpost
marker-duelling-strip = The strip
marker-entered = Entered
marker-hanging-tree = The Hanging Tree
marker-hiding-place = Hiding place
marker-key = The Key
marker-last-fire = The last fire
marker-lit-desk = Candle at a desk
marker-looking-glass = Looking-glass
marker-paper-trail = Paper
marker-pistol-case = Pistol case
marker-rescue-well = The nurse's water
marker-shutter = Shuttered window
marker-stripped = Broken up
marker-strongbox = Strongbox
marker-water = Water
marker-will-desk = Desk
marker-will-hearth = Fire
marker-wire = Wire

# Chapters

chapter-prologue = Prologue: A Candle's Worth
chapter-chapter-1 = Chapter One: Company
chapter-chapter-2 = Chapter Two: Being of Sound Mind
chapter-chapter-3 = Chapter Three: Letters of Introduction

legacy-prologue-1 =
    In the autumn of 1689 five families, none of whom could have done it alone, bought a hill with a house on it. The price was a candle's worth of tallow. The seller would not come up to the door. He took the candle, lit it to see whether it was good, and walked off with it across the marsh; they watched the light for a long time, and it did not once go up or down.
    The deed says that the hill “hath been sold, with all that is on it”. You are those families. You have no name here yet. Tonight you look at what you have bought.
legacy-prologue-2 =
    Go through the house and over the ground. Do not be rude to it; it hath been here longer than you.
    The evening turns when the sixth tile has been discovered. If that takes you too long, it turns by itself.
legacy-prologue-3 = You have now seen about as much of the house as it hath seen of you. Below the cellar stair, something that was level no longer is.
legacy-chapter-1-4 =
    Six and twenty years. The house has been whitewashed, the marsh has been drained, and has come back. The Rent Book is kept in the kitchen, and each Michaelmas one of the families writes in it: ’tis as it was.
    It is October 1715. There is an old king's son in the north and a new king in London, and soldiers on the roads, and ’tis good to be up here, in company.
legacy-chapter-1-5 =
    There are Omens in the house from now on. Whoever draws one rolls a die for every Omen found so far: at 4 or more, the evening turns. With the third Omen it turns in any case; and if none of this happens, when it gets late.
    If the water has ever been all through this house, it has left somebody on the Basement Landing.
legacy-chapter-1-6 = Somebody draws the curtain aside and says: how pretty. Then nobody says anything.
legacy-chapter-2-7 =
    1741, after the long winter, when birds fell out of the air and the old died in the order in which they stood in the parish register. That was remarked on. The last person who had known the sellers is dead as well, and has left a bunch of keys that open nothing in the house aforesaid.
    You have come for the funeral. It was yesterday. Nobody has suggested leaving.
legacy-chapter-2-8 =
    At each Omen roll a die for every Omen found so far: at 5 or more, the evening turns; with the fourth Omen in any case, and in the end by itself.
    If lamps have been left burning in this house, nobody has slept well: each of you loses 1 Sanity.
legacy-chapter-2-9 = Behind the panel there is a box, and in the box there is paper, and everyone has been polite for a very long time.
legacy-chapter-3-10 =
    Eighteen miles off there is a canal now, and a man may send a letter to Bristol and live to read the answer. It is March 1768. The families write to each other a good deal; they find that it is vastly easier than visiting.
    Still, once in a generation one has to. You have not seen each other for years. You all say that you would have known each other anywhere.
legacy-chapter-3-11 =
    At each Omen roll a die for every Omen found so far: at 5 or more, the evening turns; with the fourth Omen in any case, and in the end by itself.
    The Keyholder has been here since Tuesday, airing the rooms, and has put something by: the Keyholder draws the top Item.
legacy-chapter-3-12 = A letter lies on the hall table. The table was empty. The dust round it has not been disturbed, and there is dust on the letter.

# The Rent Book

journal-52 =
    Entered in the Rent Book, Martinmas 1689. Received of the hill: nothing. Paid to the hill: three charms, hung, and left to hang.
    Let the families now write down what they are called. Whoever hung the last charm shall hold the key. Salt is to be kept in the house henceforth. In the room where the water stayed longest, somebody hath stayed with it.
    The first door of the Almanac may be opened.
journal-53 =
    Entered in the Rent Book, Martinmas 1689, in a hand that none of us owns to. Received of the families: an evening. Outstanding: the rest.
    Let the families now write down what they are called, since it hath been asked. The quickest of us shall hold the key, having been the first at the door. Each of us owes. There are two upon the stairs who were not there when we bought it.
    The first door of the Almanac may be opened.
journal-54 =
    Entered, All Souls 1715. Lamps put out, and the number. The parish has sent a shilling towards the oil, and ’tis handsome; it is to be kept for luck. One of them has remained on the steps, and does no harm. One goes round.
    It has been observed that where one of us dies, it does not altogether end. A door of the Almanac may be opened about it.
journal-55 =
    Entered, All Souls 1715. The lamps are still burning, and ’tis uncivil to mention it. There is an ague about, that comes in with the evening. There is always somebody in the hall now. The family that asked them in shall have it put to their account.
    It has been observed that where one of us dies, it does not altogether end. A door of the Almanac may be opened about it.
journal-56 =
    Entered, All Souls 1715. Lamps out, sufficient. We have laid salt along the bank, and shall go on laying it. At the far end of the field somebody stands and looks down into the water for a light. ’Tis not one of us any more.
    A door of the Almanac may be opened about such persons.
journal-57 =
    Entered, All Souls 1715. There is light upstairs; the tradesmen remark on it. With the damp that comes up to it there is an ague. The Keeper walks in the top room, and ’tis not known to stop. The oil is put to the family's account.
    A door of the Almanac may be opened about such persons.
journal-58 =
    Entered, Lady Day 1741. Will read, proved, and put away. The key aforesaid goes to the one who read it. There is a way behind the desk that we did not know of, and somebody had swept it. We have begun to keep notes of what is said, and to fold them.
    Of things that come down in a family there is now more to be said: a door of the Almanac may be opened.
journal-59 =
    Entered, Lady Day 1741. No will having been found, the hill is to go by possession, and the key aforesaid with it. Behind the fire there is a way, which is warm. Scraps with a signature keep coming to light, never the same one.
    Of things that come down in a family there is now more to be said: a door of the Almanac may be opened.
journal-60 =
    Entered, Lady Day 1741. Of two wills the elder stands. Its reader, if it had one, holds the key aforesaid. A shilling was found under the box, of the old king's, and is to be kept. There is a way behind the desk, low, and worn by knees.
    Of things that come down in a family there is now more to be said: a door of the Almanac may be opened.
journal-61 =
    Entered, Lady Day 1741. Of two wills the younger stands. Its reader, if it had one, holds the key aforesaid, and may be asked which they chose. A torn signature was found beneath the cellar stair, and behind it a way down, and along.
    Of things that come down in a family there is now more to be said: a door of the Almanac may be opened.
journal-62 =
    Entered, Easter 1768. One guest, vastly quiet, departed. Left behind: a veil, which is nobody's. Behind the card table there is a way; it is supposed that it was used. Those who were named and were honest have had it written here that they were honest, which is not the same as its never having been said.
    It has become possible to borrow. One more door of the Almanac may be opened, for those who are short.
journal-63 =
    Entered, Easter 1768. The company is complete. A coat hangs in the hall that fits everyone vastly well. It is warmest to keep to the middle of the house; in the room where the cold began there is someone sitting. Those who were named in error will find that they have been charged for it.
    It has become possible to borrow. One more door of the Almanac may be opened, for those who are short.
journal-64 =
    Entered, Easter 1768. It has been proved of all present that they are themselves. The notes by which it was proved, vastly convincing, are kept, and a shilling with them, for the bearer. Under the mat in the hall there is a way, which the bearer must have come by.
    It has become possible to borrow. One more door of the Almanac may be opened, for those who are short.
journal-65 =
    Entered, Easter 1768. Suspected: the innocent. By: the innocent. There is an ague in the house, vastly inconvenient, and a coat that was not fetched. Two rooms are cold for good, and there is always someone on the landing who wishes to explain. What was said of them is set down twice, as it was said twice; what was only thought is not set down, there being no room.
    It has become possible to borrow. One more door of the Almanac may be opened, for those who are short.

# The doors of the Almanac

module-a-key = The Key
module-a-key-text = Setup step 3: the Keyholder lays the Key on any starting tile. Once in the game that family may ENTER on its turn: it moves to the Key from wherever it is, and takes it up.
module-b-heirlooms = Two of a Kind
module-b-heirlooms-text = If you carry two heirlooms, you may CALL on them once in a game: your next trait roll has one more die.
module-d-debt = The Debt Die
module-d-debt-text = On your turn you may BORROW: your next trait roll has one more die, and the Rent Book notes a debt against your family. It has not been said when it falls due.
module-e-ghosts = Those Who Stay
module-e-ghosts-text = A tile where somebody dies keeps a ghost, in this game and in all that follow.
status-called-upon = Has called on the family
    .is = has called on the family
    .gone = can call on the family again
status-borrowed-die = Has borrowed a die
    .is = has borrowed a die
    .gone = has spent the borrowed die

# The chronicle

chronicle-water-kept-out = 1689: the water was sent home, and three charms hang over the landing.
chronicle-hill-drowned = 1689: the water went through every room, and a sixth name stands under the deed.
chronicle-lamps-out = 1715: the lamp guests were put out, one by one.
chronicle-lamps-burning = 1715: the lamp guests stayed, and their lamps with them.
chronicle-keeper-drowned = 1715: the lamps went out, and the Keeper was left in the dark.
chronicle-windows-lit = 1715: the Keeper kept the lamps, under the roof, and they were seen.
chronicle-will-read = 1741: the will was read aloud, to the last clause.
chronicle-will-burnt = 1741: the will was not read, and the wrong heir has the hill.
chronicle-elder-will = 1741: of two wills, the elder stood.
chronicle-younger-will = 1741: of two wills, the younger stood.
chronicle-guest-out = 1768: the quiet guest was unmasked, and did not leave by the door.
chronicle-guest-stayed = 1768: the cold stayed in the house, and whoever had brought it.
chronicle-nobody-false = 1768: it was proved that nobody had been false.
chronicle-innocent-named = 1768: nobody had been false, and it was found out too late.
