# 1967: the words of chapter 11 but for its two haunts.

# Words

word-burn = BURN
word-drum = DRUM
word-stay = STAY
deed-burn-tile = Burn an Item { IN($source) }
deed-drum-card = Beat { THE($source) }
deed-stay-module = Stay where you are, and be the better for it

deck-lodger = Lodger
    .a = a Lodger
counter-stayed = Times stayed

marker-long-table = The long table
marker-old-coat = The old coat
marker-orange-coat = A coat of orange
marker-shoes = Shoes
marker-white-coat = A coat of white

# The chapter

chapter-chapter-11 = Chapter Eleven: Everybody Is Welcome

legacy-chapter-11-34 =
    In June four hundred million people all over the world watched the same twenty minutes of television, and sang. Nobody in the house saw it: the set has had no valve since the spring. They all sort of know the tune.
    It is September 1967. Somebody's cousin had the key, and they came up in May in a laundry van, for the weekend. There is a rota on the larder door, and goats. You are their brothers and sisters, and have been sent by the families to see how they are. They are fine. They are so glad that you could come. They have been sort of keeping your places.
legacy-chapter-11-35 =
    At each Omen roll a die for every Omen found so far: at 5 or more, the evening turns; with the fourth Omen in any case, and in the end by itself.
    Nobody here minds what was said of anyone. A family that has ever been wrongly accused in this house gains 1 Sanity.
legacy-chapter-11-36 = Somebody beats on a saucepan, and they come down to supper, from every room, out of rooms that you had looked into. You help to lay. It comes out right the first time, which it never does at home.

# The Rent Book

journal-94 =
    Michaelmas 1967. Some people left. They didn't say goodbye, they sort of ran. That's cool. They are down as owing nothing; the ones who let them go are down as here. There's a tape recorder nobody has come back for, and a friend of somebody's. There is a path from the steps now, where they cut the corner. We've put a bed in by the table.
    If anybody is thinking of staying on: a door of the Almanac may be opened.
journal-95 =
    Michaelmas 1967. Everybody is here. It was sort of a relief. Whoever has stayed is down as here, and will be next year, and needn't bother to write it in. The amplifier has started up by itself. There's somebody in the hall who does the shoes, and one who cooks. We've put a bed in by the table.
    If anybody is thinking of staying on: a door of the Almanac may be opened.
journal-96 =
    Michaelmas 1967. It's white. The agent took the key and sort of wiped it. Those who wanted it orange are down as here; they said they'd wait and see who takes it. Left behind: a tape recorder, and a dream that people keep having. Somebody has moved a bed in under the rafters, for the next ones.
    If anybody is thinking of staying on: a door of the Almanac may be opened.
journal-97 =
    Michaelmas 1967. It's orange. Those who wanted that are down as here. The others are sort of down as here, too, only not in ink. The amplifier hums, and one of us cooks, and everybody has the same dream, which saves talking about it. Somebody sleeps under the rafters, and somebody sits where the old coat came through last, with a brush.
    If anybody is thinking of staying on: a door of the Almanac may be opened.

# The doors of the Almanac

module-staying-on = Staying On
module-staying-on-text = Once in a game a family that has stayed before may STAY: you heal every trait, your turn is over, and the Rent Book notes that you have stayed once more. It has not been said how often one can.

# The chronicle

chronicle-shoes-on = 1967: all but one had stayed; and some were got into their shoes again, and went.
chronicle-all-stayed = 1967: all but one had stayed, and then there was a chair for that one, too.
chronicle-house-white = 1967: the house was painted white, to be rid of it.
chronicle-house-orange = 1967: the house was painted orange, and they stayed.

# Tiles

tile-painted-rafters = Painted Rafters
    .the = the Painted Rafters
    .in = under the Painted Rafters
tile-painted-rafters-text = REST: lose 1 Knowledge to gain 1 Sanity, or lose 1 Sanity to gain 1 Knowledge. Suns, eyes and fishes, in house paint, done lying down. The next one is pencilled in, and it is you, lying down.
option-painted-rafters-calm = Let it swim: lose 1 Knowledge, gain 1 Sanity
    .chosen = lets it swim
option-painted-rafters-clear = Follow one line: lose 1 Sanity, gain 1 Knowledge
    .chosen = follows one line
tile-let-rafters = Rafters to Let
    .the = the Rafters to Let
    .in = under the Rafters to Let
tile-let-rafters-text = REST: lose 1 Knowledge to gain 1 Sanity, or lose 1 Sanity to gain 1 Knowledge. There is a bed in it now. The pencil has been inked in.
tile-humming-room = Humming Room
tile-humming-room-text = Once a turn, when you have made a trait roll here, you may roll as many of its dice again as you like. It is the pipes, they say. It goes up a little when one more sits down.
tile-let-humming = Humming Room, with a Bed
    .the = the Humming Room with a bed
    .in = in the Humming Room with a bed
tile-let-humming-text = Once a turn, when you have made a trait roll here, you may roll as many of its dice again as you like. There is a bed in it now. Whoever sleeps there says that it stops when they do.
tile-bonfire-lawn = Bonfire Lawn
    .in = on the Bonfire Lawn
tile-bonfire-lawn-text = BURN an unused Item, for this game: gain 2 of one trait. A ring of black, and in it the springs of a great many mattresses. It is warm in the middle. Nobody has lit it since July.

# Items

card-reel-recorder = Reel Recorder
card-reel-recorder-text =
    It runs whether it is plugged in or not, and at the end of the reel somebody says “Is it on?” in the voice of whoever is listening.
    OPERATE, with nothing on the tape: roll Knowledge or Speed. 6+: a 6 is on the tape; 4–5: a 4; 0–3: a 2. Later, when a trait roll of yours comes to less, you may play the tape: what is on it is your result, and the tape is empty. It goes with the recorder: who has that next has what is on it.
card-reel-recorder-heirloom = +1 to the result when you OPERATE it.
status-reel-recorder-two = On the tape: 2
status-reel-recorder-four = On the tape: 4
status-reel-recorder-six = On the tape: 6

card-commune-drum = Commune Drum
card-commune-drum-text =
    Goatskin. They had named the goat.
    DRUM: everybody on your tile has 1 move more on their next turn.
card-commune-drum-heirloom = 2 moves.

card-nettle-tea = Nettle Tea
card-nettle-tea-text =
    It is good for you. The pot has been on since they came, and has only ever been topped up.
    DRINK: lose 1 Speed to gain 1 Sanity.
card-nettle-tea-heirloom = Or, once in a game for each of you, lose nothing.

# Omens

card-broken-seal = Broken Seal
card-broken-seal-text =
    Red wax, a thumb's breadth, in two halves. Anything that one presses it to has been agreed to.
    INVOKE: do what an action of another unused Omen says that you or anybody on your tile carries. That Omen is used. No attack, and nothing that is done to somebody.
    With a ghost on your tile: of any such Omen in your region.

# Lodgers

card-the-one-who-cooks = The One Who Cooks
card-the-one-who-cooks-text =
    Was here when the others came, and had the water on. Each of them took it that the others knew the name.
    TALK: everybody on your tile gains 1 Might. Then they go on: bury this card, unless you are in the Evacuee Dormitory.
card-somebody-elses-friend = Somebody Else's Friend
card-somebody-elses-friend-text =
    A big fair person in a blanket, who has brought something, as one does. Ask whose friend, and they point to whoever has just left the room.
    TALK: draw the top Item. Then they go on: bury this card, unless you are in the Evacuee Dormitory.

# Events

event-circle-on-the-lawn = Circle on the Lawn
event-circle-on-the-lawn-text =
    You are to hold hands. You are to give what you have too much of to the left, and take what you need from the right. There is nobody on your right, and a hand.
    Everybody on this tile may lose 1 of a trait to gain 1 of a trait.

event-the-same-dream = The Same Dream
event-the-same-dream-text =
    It comes out at breakfast that everybody has dreamt of a long room with a light at the end. Everybody but one says how lovely it was.
    Everybody rolls Sanity.
tell-the-same-dream-one-short = One of you woke up before the end. The others are quite nice about it. They say that they waited.
tell-the-same-dream-all = You all had it to the end. You find that you have stopped talking, and that it doesn't matter who says the rest.

event-feedback = Feedback
event-feedback-text =
    The amplifier howls: it is hearing itself. It does that if one stands where one is standing.
    Roll Knowledge, with one die more if there is a ghost here.
tell-feedback-loud = You have got the knob the wrong way. In the middle of the noise, quite clearly, is what you were about to say.
tell-feedback-quiet = It dies down. There is a room behind it, larger than this one, with somebody breathing in.
