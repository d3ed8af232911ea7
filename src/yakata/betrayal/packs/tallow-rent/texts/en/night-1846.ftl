# 1846: the words of chapter 6 but for its two haunts.

# Words

word-cross = CROSS
word-cut = CUT
word-dig = DIG
deed-dig-module = Dig for a way
deed-drink-event = Drink: { $source }

marker-crack = Crack
marker-peg = Peg
marker-prop = Prop
marker-shaft = The shaft

# The chapter

chapter-chapter-6 = Chapter Six: Plans and Sections

legacy-chapter-6-19 =
    In the last two years a line has been drawn through every hill in the county. The one through yours belongs to a railway company, provisionally registered, which wants four acres, say, and a tunnel. It has sent you the section: there is the house, from the side, cut open and very small, and under it, ruled in red, the place where the trains will go. Nobody has asked what the draughtsman copied the rooms from.
    It is October 1846. Last month a planet was found by arithmetic: the others had been seen to lean, and somebody had asked towards what. The company's surveyor has been here since Michaelmas. His levels do not close. He has taken them forty times, say; and all of them lean towards the house.
legacy-chapter-6-20 =
    At each Omen roll a die for every Omen found so far: at 5 or more, the evening turns; with the fourth Omen in any case, and in the end by itself.
    The Keyholder was given the plan to sign, and has had a look at it: the Keyholder looks at the top three tiles of the stack.
legacy-chapter-6-21 = Somebody lays a marble on the floor of the hall, to show that it is level. It does not roll. The doors swing open, one after the other, all the same way.

# The Rent Book

journal-74 =
    Entered, St Crispin's Day 1846. Brought across: the number, say. What was not brought across has been struck out of the plan, and the rooms with it; if there was nothing, one room was struck out notwithstanding, for the error, and it was left to us which. The men on the road have left a prop behind, and under the steps a way, by which they had been meaning to come in. Where somebody let go, it stands to their account, at so much the hand.
    Of ways through a hill there is now more to be said: a door of the Almanac may be opened.
journal-75 =
    Entered, St Crispin's Day 1846. The hill has settled; by a storey, say. Such of the surveyor's men as were in it have settled likewise, and their rooms are struck out of the plan; if there were none, one room is. The plaster has cracked, and is to be watched, and a date put to it. On the steps there are two who are waiting for the road. Where somebody let go, it stands to their account, at so much the hand.
    Of ways through a hill there is now more to be said: a door of the Almanac may be opened.
journal-76 =
    Entered, St Crispin's Day 1846. Rope paid out: sixty-six feet. Taken in again: a hundred, say. The shaft has been filled up, and is struck out of the plan. There is a spring where there was none. By the peg that is nearest to the door one comes upon a way. At the foot of the cellar stair there is somebody with both hands closed, who was on the forty feet.
    Of ways through a hill there is now more to be said: a door of the Almanac may be opened.
journal-77 =
    Entered, St Crispin's Day 1846. On the rope: all but one, say. Two rooms at the back were taken in with them, and are struck out of the plan. The knife is put to the account of the family that had it. Somebody has been staking out the field again; the company writes that it has nobody here. In the shaft there are two who keep up the strain.
    Of ways through a hill there is now more to be said: a door of the Almanac may be opened.

# The doors of the Almanac

module-three-ways = Ways Through
module-three-ways-text = Once in a game, on a tile without a secret passage, you may DIG: roll Might. At 4 or more the tile has one for this game. At less, your moves are over; somebody who was digging the other way has stopped, too.

# The chronicle

chronicle-hill-crossed = 1846: the hill turned over, and as many came across as had been asked for.
chronicle-hill-settled = 1846: the hill turned over, and lay easy.
chronicle-rope-held = 1846: the hill had the other end of the rope, and let go of it.
chronicle-rope-cut = 1846: one had the knife, and the others were left on the rope.

# Tiles

tile-slumped-passage = Slumped Passage
tile-slumped-passage-text = When you enter, roll Speed. 3+: nothing. 0–2: you slide, by chance, to another tile of the basement. The carpet has stayed where it was, at the height of the old floor.
tile-survey-tent = Survey Tent
tile-survey-tent-text = STUDY: look at the top three tiles of the stack. On the table is a plan of the house. It is dotted, as they do it with things that are to be removed.
tile-fault-chamber = Fault Chamber
tile-fault-chamber-text = OPERATE: lay this tile at another open doorway of the basement, with all that is on it. Each wall has what is missing in the other: half a shell, half a nail, half a hand's breadth of writing.
tile-propped-hall = Propped Hall
tile-propped-hall-text = There is a large obstacle here when it is discovered. OPERATE: roll Might. 5+: it is cleared away. Twelve props, and the ceiling rests on eleven of them. The twelfth hangs from it.

# Items

card-surveyors-chain = Surveyor's Chain
card-surveyors-chain-text =
    A hundred links. Since it was laid along the drive there have been a hundred and one, say.
    OPERATE, outside: go up to two tiles at once, whatever lies in the way.
card-surveyors-chain-heirloom = Or anywhere.

card-pit-prop = Pit Prop
card-pit-prop-text =
    Ash, with the bark on. It groans a little before there is anything upon it.
    In the basement, +1 to the result of Might rolls. PREPARE, on a tile without a prop: it stands there for this game, and cracks do the tile no harm; then bury this card.
card-pit-prop-heirloom = On your tile, or on one next to it.

card-navvys-pick = Navvy's Pick
card-navvys-pick-text =
    The handle is worn to the shape of two hands, both of them left.
    ATTACK with Might and one more die. Or OPERATE: clear away an obstacle on your tile.
card-navvys-pick-heirloom = And OPERATE leaves the card unused.

# Omens

card-moth-jar = Moth Jar
card-moth-jar-text =
    A pickle jar, with muslin tied over it. They all sit facing one way. Turn it as you like, it is the same way, and it is not the light.
    PREPARE: a small obstacle is laid on your tile, or on one next to it.
    With a ghost on your tile: a large one.

card-weather-bulb = Weather Bulb
card-weather-bulb-text =
    Glass, sealed, half full. It was sealed on a wet afternoon, and in there it still is one.
    STUDY: choose outside, the upper floor or the basement. The next tile of it is discovered, and you are there; your moves are over.
    With a ghost on your tile: first look at the top tile of the stack.
option-weather-bulb-fair = Set fair: outside
    .chosen = reads it as set fair
option-weather-bulb-rising = Rising: the upper floor
    .chosen = reads it as rising
option-weather-bulb-falling = Falling: the basement
    .chosen = reads it as falling
option-weather-bulb-set = Put it away
    .chosen = puts it away

# Events

event-crack-in-the-plaster = Crack in the Plaster
event-crack-in-the-plaster-text =
    It comes down from the ceiling as far as one can reach. Somebody has put a pencil mark across the end of it, with the date, and lower down another mark, and the date.
    Check a box. With the third, this tile goes down for this game, unless a prop stands here, and whoever is on it is next door. Before that, roll Knowledge.
tell-crack-in-the-plaster-through = There is a third mark, quite low. It has today's date.
tell-crack-in-the-plaster-dated = Both dates are in your hand. You recollect it now.

event-the-floor-tilts = The Floor Tilts
event-the-floor-tilts-text =
    The chairs have moved into one corner, close together, like people who make room for something to be carried through.
    Roll two dice. Every player in your region moves 1 tile, towards the Front Steps or away from them; whoever cannot, stays.
tell-the-floor-tilts-forward = It tips towards the door, as one tips a plate to get at the last of it.
tell-the-floor-tilts-back = It tips the other way. Whoever was going out is not going out.

event-spring-water = Spring Water
event-spring-water-text =
    Clear, cold, and there since a moment ago. It comes up between the stones evenly, at the rate at which one would pour it for a guest.
    Ongoing: a small obstacle lies here. DRINK on this tile: heal Might or Speed, and have 1 move fewer next turn.

event-surveyors-stake = Surveyor's Stake
event-surveyors-stake-text =
    A stake, a rag, a number. This morning it stood by the hedge. Nobody has pulled it up: the grass round it is as it grew.
    Choose.
option-surveyors-stake-follow = Pace out the line: the next outside tile is discovered, and you are there
    .chosen = paces out the line
option-surveyors-stake-pull = Pull it up: lose 1 Sanity to gain 1 Might
    .chosen = pulls it up
option-surveyors-stake-leave = Leave it where it is for now
    .chosen = leaves it where it is
