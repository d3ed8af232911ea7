# 1819: the words of chapter 5 but for its two haunts.

# Words

word-wind = WIND
deed-wind-module = Wind what there is to be wound
deed-invoke-tile = Invoke { IN($source) }
deed-enter-tile = Enter { THE($source) }

marker-bench = Bench
marker-carriage = Carriage
marker-small-grave = Small grave

# The chapter

chapter-chapter-5 = Chapter Five: Wear and Tear

legacy-chapter-5-16 =
    There is a mill below the hill now, four floors of it and nine hundred spindles. It is self-acting; that is to say, it is minded by children. They are had of the parish by the dozen, and are bound until one and twenty, and it has been found that few of them come so dear.
    It is December 1819. At Manchester, in August, people who had come to hear a speech were ridden over by people who had come to keep the peace. Up here the families once had an engine of their own, for the loft: a young person in brass, who wrote. A girl was kept to wind her. It was all taken down in the year eleven, and each family had a part. You have come to see what it would fetch.
legacy-chapter-5-17 =
    At each Omen roll a die for every Omen found so far: at 5 or more, the evening turns; with the fourth Omen in any case, and in the end by itself.
    Whoever owes anything in the Rent Book has been put to copying it out: each of those gains 1 Knowledge, and loses 1 Sanity.
legacy-chapter-5-18 = In the loft something is being wound. There are eleven turns, and then a pause, as when a child changes hands.

# The Rent Book

journal-70 =
    Entered, St Thomas's Day 1819. One engine, self-acting: stopped. Its parts are put by, but for the knee, which may be of use. Owing to the girls of the parish, for winding, 1802 to 1811: the whole. It is to be paid, should they be met with. At the bench somebody still gets up on the stool at the quarter hours; and in the cellar there is gear running that nobody had put in.
    What is wound up runs down upon somebody. A door of the Almanac may be opened about it.
journal-71 =
    Entered, St Thomas's Day 1819. The house is now self-acting throughout. Doors are shut and fires are laid; one has only to keep out of the way of it. There was steam to spare, and a valve has been put in. From the bench there is a passage, which is kept oiled. On the staircase somebody waits to be told what is next. The gear in the cellar runs faster, and is put to the account of the family that understood it.
    What is wound up runs down upon somebody. A door of the Almanac may be opened about it.
journal-72 =
    Entered, St Thomas's Day 1819. Buried, a young person, self-acting, aged about nine. To the parson it was called a doll. The knee is kept. The Academy writes to ask what has become of her, and will go on writing. Out there somebody sits up with them, and does not need a coat.
    What is wound up runs down upon somebody. A door of the Almanac may be opened about it.
journal-73 =
    Entered, St Thomas's Day 1819. To the Academy, carriage paid: a figure, self-acting, in pieces. They write that it is beautiful work, and ask which of us did the hair. They have sent a valve in return. The gear in the cellar runs on without her. At the bench somebody asks, quite civilly, for her hands. The gentleman found a way in beneath the steps, and it has been left open for him.
    What is wound up runs down upon somebody. A door of the Almanac may be opened about it.

# The doors of the Almanac

module-h-winding = What Is Wound Up
module-h-winding-text = Once in a game, on a tile with a ghost, you may WIND: all your cards are unused again, and you have 2 more moves. A box of the Event Running Gear is checked, for good; once all three are, there is no more winding.

# The chronicle

chronicle-girl-stopped = 1819: the engine was stopped in the proper order, and the key drawn.
chronicle-girl-walking = 1819: the engine had all its parts, or all its time, and has kept house since.
chronicle-girl-laid-down = 1819: the young person in brass was put together, and shown where the rest of her was.
chronicle-girl-sent = 1819: the young person in brass was sent to the Academy, in pieces.

# Tiles

tile-orrery-room = Orrery Room
tile-orrery-room-text = INVOKE: roll Knowledge. 5+: turn a tile on which nobody is, monsters included. 0–4: nothing. Seven planets go round a candle. From the eighth arm hangs a child's apron.
tile-gearwork-loft = Gearwork Loft
tile-gearwork-loft-text = OPERATE: one of your used Items is unused again. The bench is for a man; the stool at it is for somebody of nine.
tile-ice-house = Ice House
tile-ice-house-text = Nothing can be stolen from you here. The ice at the back was cut in the year eleven, and nobody has had any of it.
tile-flue-walk = Flue Walk
    .in = in the Flue Walk
tile-flue-walk-text = ENTER: climb to the Upper Landing, the Ground Floor Staircase or the Basement Landing; your moves are over. It was swept by somebody who could turn round in it.

prompt-pick-gearwork-loft-set = Which Item do you set right?

# Items

card-winding-key = Winding Key
card-winding-key-text =
    It fits eleven holes in this house, and nine of them are in clocks.
    OPERATE: one used Item of anybody on your tile is unused again.
card-winding-key-heirloom = Two of them.
prompt-pick-winding-key-first = Which Item do you wind up?
prompt-pick-winding-key-second = Which other Item do you wind up?

card-leyden-jar = Leyden Jar
card-leyden-jar-text =
    Charged at a lecture. Twenty charity children held hands, and all of them jumped at once; it was encored.
    ATTACK with Knowledge, in line of sight. Unless the results are equal, bury this card afterwards.
card-leyden-jar-heirloom = It is not buried.

card-brass-knee = Brass Knee
card-brass-knee-text =
    It was made for somebody who was still growing: there are three more holes for the pin.
    You have at least 4 moves each turn.
card-brass-knee-heirloom = At least 5.

card-steam-valve = Steam Valve
card-steam-valve-text =
    It lifts when there is too much. There is no steam in the house, and it lifts.
    PREPARE: choose an adjacent tile. Everybody there loses 1 Speed.
card-steam-valve-heirloom = Only one player there, of your choice.
prompt-pick-steam-valve-at = Which tile?

# Omens

card-hair-braid = Hair Braid
card-hair-braid-text =
    Five strands, no two of a colour, and none of them grey.
    INVOKE: bind it to another player in your region. Once a turn, when you would take 2 damage or more, you may have them take half of it (rounded down), as general damage.
    With a ghost on your tile: bind it to a player anywhere.
status-hair-braid-bound = Bound by the Hair Braid
    .is = is bound by the Hair Braid
    .gone = is no longer bound by the Hair Braid
prompt-react-hair-braid = Let the other end of the Hair Braid take half of the damage?

card-wicker-cage = Wicker Cage
card-wicker-cage-text =
    Made for a linnet. It has been mended, and from the inside.
    Nothing can be stolen from you. PREPARE, once in a game: a stunned monster on your tile stays stunned for one turn more.
    With a ghost on your tile: for two turns more.
status-wicker-cage-shut = In the cage: stunned for longer
status-wicker-cage-wired = In the cage, and wired: stunned for longer still

# Events

event-spark-in-the-wire = Spark in the Wire
event-spark-in-the-wire-text =
    There is a wire along the skirting that nobody has had put in. Something goes along it, at a walk.
    Roll Knowledge.
tell-spark-in-the-wire-runs = You touch it with what you carry, piece after piece, and each gives a little start, like somebody called upon in class.
tell-spark-in-the-wire-home = It goes through you at a walk and, about the middle, stops to look round.

event-the-model-house = The Model House
event-the-model-house-text =
    The house in limewood, an inch to the yard. Upstairs there is a figure, two inches high, bent over something that it keeps from you.
    Choose.
option-the-model-house-walk = Set the figure in another room: go to any other tile upstairs
    .chosen = sets the figure in another room
option-the-model-house-look = Look into what is not built yet: look at the top two tiles of the stack, and put them back in either order
    .chosen = looks into what is not built yet
option-the-model-house-shut = Shut the front of it: heal Sanity
    .chosen = shuts the front of it
tell-the-model-house-lamp = Behind the little windows somebody puts out the lamp.

event-running-gear = Running Gear
event-running-gear-text =
    Behind the wall it is all going, wheel upon wheel. In the floor there is a hollow worn by whoever stands here to mind it.
    Roll Speed. Boxes that are checked make it worse.
tell-running-gear-through = You go in between, as one is taught to. You were never taught to.
tell-running-gear-again = It comes round once more. Somebody has seen you, and is winding.

event-letter-from-the-academy = Letter from the Academy
event-letter-from-the-academy-text =
    With compliments. They have examined the drawing of the hand, and beg to be informed whether it was done from the life.
    If its box is checked, something comes of it at once. If not, choose.
tell-letter-from-the-academy-second = There is a second letter under the first. They quite understand, it says, and they enclose something for the trouble.
option-letter-from-the-academy-open = Answer it: gain 1 Knowledge
    .chosen = answers the letter
option-letter-from-the-academy-keep = Leave it for who comes after: check its box
    .chosen = leaves the letter for who comes after
