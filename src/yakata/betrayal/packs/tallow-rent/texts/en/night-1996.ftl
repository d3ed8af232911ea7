# 1996: the words of chapter 12 but for its two haunts.

# Words

word-film = FILM
word-present = PRESENT
word-show = SHOW
word-view = VIEW
deed-film-card = Film, with { THE($source) }
deed-present-card = Present { THE($source) }
deed-view-module = Be shown to another landing

counter-for-the-fire = Votes to burn the Rent Book
counter-for-the-shelf = Votes to keep the Rent Book

marker-buyer = A buyer
marker-looker = Somebody just looking
marker-own-key = Somebody with a key
marker-sold = Sold sign
marker-viewer = Somebody, from behind

# The chapter

chapter-chapter-12 = Chapter Twelve: Viewing Recommended

legacy-chapter-12-37 =
    It is a Saturday in October 1996. The families have decided to sell. It took one meeting, by telephone, and nobody raised their voice; afterwards it turned out that each of them had thought it was somebody else who wanted it.
    The agent has sent a board, and a girl to do the photographs. In all of them the house looks the same, from every side. The particulars say: deceptively spacious, with many original features. They say: sitting tenants, please enquire. Viewing is from two until four, and one of you has to be there, so all of you have come.
legacy-chapter-12-38 =
    The evening turns with the sixth Omen, or when anybody enters the Show Home Lounge, and in the end by itself.
    Clearing the outhouse for the photographs they found the railings, and the rest of the iron that went for salvage in the war. It had got as far as the gate. What lay in the Tomb comes back into its deck.
    The youngest of you was given a Camcorder in the summer, and has it.
legacy-chapter-12-39 = It is ten to two. There has been no car. Then, from inside the house, upstairs, as one does when one comes into a room and there are people in it, somebody says: “Oh, lovely.”

# The Rent Book

journal-98 =
    Instruction withdrawn, 26 October 1996. The property would suit somebody else. No fee is payable; we have kept the board, which benefits from having been outside. A laser level was left by the surveyor, who did not find what it was level with. The room nearest the front has been dressed as the Show Home, and is deceptively like it.
    The book this is written in was on the table with the particulars. Every family had a say in what should be done with it. A door of the Almanac may be opened.
journal-99 =
    Sold, subject to contract, 26 October 1996. Offers over the asking price, all from the one address. Whoever had the keys is to be congratulated, and billed. The vendors' answering machine benefits from messages. There is some rising damp, of good height. The farthest room has been dressed as the Show Home, for those who cannot wait. In the hall a person is admiring the hall.
    The book this is written in was on the table with the particulars. Every family had a say in what should be done with it. A door of the Almanac may be opened.
journal-100 =
    Closed for the day, 26 October 1996. Locked, by the look of it from inside, with a number of keys none of which we cut. A laser level was left, and a telephone that takes messages. The room nearest the front has been dressed as the Show Home. The hall benefits from a second way out, which the vendors must have used, since they were seen in the lane.
    The book this is written in was on the table with the particulars. Every family had a say in what should be done with it. A door of the Almanac may be opened.
journal-101 =
    Viewing continues, 26 October 1996. Numbers have been very good. Each family is put down for one debt, towards refreshments. There is rising damp, which several have asked to meet. The farthest room has been dressed as the Show Home, and they have begun to live in it. Somebody at the head of the stairs is waiting to be shown the upstairs, and would suit.
    The book this is written in was on the table with the particulars. Every family had a say in what should be done with it. A door of the Almanac may be opened.

option-rent-book-burn = Burn the Rent Book
    .chosen = is for the fire
option-rent-book-keep = Keep the Rent Book
    .chosen = is for the shelf
tell-rent-book-burns = It takes a long time to catch, and then goes all at once, like a candle with a draught behind it. It smells of supper. Three hundred years of sums go up, and for a moment, on the underside of the smoke, one can read the total.
tell-rent-book-stays = It goes back on the shelf. There is a gap there of exactly its width, and no dust in the gap. Somebody says that it ought to be kept up, in that case; and somebody, you do not see who, has a pen.

# The doors of the Almanac

module-viewings = Viewings
module-viewings-text = Once in a game, on a landing, you may VIEW: you are shown to another landing of your choice. The Show Home Lounge is a landing, and so is the Show Home. All the front doors are the same door; it is only that one usually leaves by the one that one came in by.

# The chronicle

chronicle-sale-fell-through = 1996: the house was shown, and nobody bought it.
chronicle-sold-as-seen = 1996: the house was shown, and was sold as seen.
chronicle-locked-from-inside = 1996: nobody had the keys; and the house was locked, from inside.
chronicle-everybody-let-in = 1996: nobody had the keys, and everybody was let in.
chronicle-rent-book-burnt = 1996: the families burnt the Rent Book.
chronicle-rent-book-kept = 1996: the families kept the Rent Book.

# Tiles

tile-server-closet = Server Closet
tile-server-closet-text = STUDY: choose one of those who stand with their backs to you, anywhere, and look at what they are; if there is none, look at the top tile of the stack. It was the broom cupboard. There are four small screens, and on each a room of the house, and in one of the rooms a broom.
tile-show-home-lounge = Show Home Lounge
tile-show-home-lounge-text = It is a landing. A carpet that nobody has walked on, a bowl of wax fruit, a fire that is a picture of a fire. On the wall is a photograph of some people. It came with the frame. You have the same coat.
tile-show-home = Show Home
    .in = in the Show Home
tile-show-home-text = It is a landing, and ghosts mean nothing to whoever is here. If you end your turn here, roll Knowledge. 0–2: you make yourself at home; lose 1 Sanity to gain 1 Might. It is the Lounge again, wall for wall. Only the fruit is real.
tell-show-home-lived-in = You plump a cushion. You straighten the picture. You hear yourself say to somebody, over your shoulder, that it gets the sun in the mornings.

# Items

card-camcorder = Camcorder
card-camcorder-text =
    It puts the date in the corner. The date is always right, and has been, on the tape that came in it, since 1689.
    FILM, on a tile with somebody who stands with their back to you: look at what they are.
    STUDY, where nobody stands so in the whole house: look at the top tile of the stack.
card-camcorder-heirloom = On your tile or next to it.

card-laser-level = Laser Level
card-laser-level-text =
    A red line, dead straight, right round the room. It comes back to where it began, a hand's breadth lower.
    OPERATE, on a tile that is neither a landing nor the staircase: turn your tile.
card-laser-level-heirloom = Or such a tile in sight.

# Omens

card-rent-receipt = Rent Receipt
card-rent-receipt-text =
    Received with thanks. The sum has been left blank, and the date, and the name, and it is signed.
    It counts as two Omens in haunt rolls.
    Once in a game, PRESENT it, if your family has debts in the Rent Book: one is struck out. With a ghost on your tile: two are.

# Events

event-viewing-by-appointment = Viewing by Appointment
event-viewing-by-appointment-text =
    The bell. They are early, they say, or you are late; they have it here in writing. They would like to begin with wherever you are.
    A person who goes with nobody comes to your tile. If there is none, a Lodger of somebody else's comes to you. If there is none of those either, draw a Lodger, if there are any, and roll Sanity.
tell-viewing-by-appointment-early = They go through the drawers, nicely. In the last is the appointment card. It is made out for tomorrow, and it is you who is to call on them.

event-answering-machine = Answering Machine
event-answering-machine-text =
    The little light is blinking. You have one message. It was left on a night that did not happen.
    Roll two dice.
tell-answering-machine-four = “It's me. Don't go down for the bells, whatever they tell you. The ringers are still on the ropes. Just stay where there's a carpet.” It is quite a sensible voice, and one feels the better for it.
tell-answering-machine-three = “Whoever gets this: the snow has covered the ground-floor windows, and we've started on the chairs. If the tall one offers to go for help, count his shadows.” Then a page is turned.
tell-answering-machine-two = “There were nine masks on the wall when we came, and nine of us. There are nine masks on the wall.” The rest is an orchestra, far off, tuning.
tell-answering-machine-one = “You must feed it by midnight, and you must all agree with what. We couldn't agree.” One can hear them, behind, still not agreeing.
tell-answering-machine-none = Breathing, and a clock. Then your own voice, very tired, says: “No. It's not this one, either.” And it puts the receiver down.

event-damp-course = Damp Course
event-damp-course-text =
    A tidemark, and over it an older one. Somebody has pencilled a year beside each, as one does with children.
    It stays here, and is a little higher every time. Whoever ends a turn here rolls Might, with one die fewer if it has come twice, two fewer if three times. 1–2: 1 move fewer on their next turn. 0: 1 physical damage.
