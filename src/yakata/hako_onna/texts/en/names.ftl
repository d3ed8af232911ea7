# Hako Onna: rooms, Shadows, tiles, powers, items, floors and seats.
# A room's name stands without its article ("the { $room }"); tiles, items and Shadows bring theirs.

floor-0 = the basement
floor-1 = the first floor
floor-2 = the second floor

seat-ghost = the Hako Onna
seat-visitor1 = Visitor 1
seat-visitor2 = Visitor 2
seat-visitor3 = Visitor 3
seat-visitor4 = Visitor 4

slot-left = the left-hand slot
    .in = on her left
slot-right = the right-hand slot
    .in = on her right

# Her answers

answer-yes = yes
answer-no = no
answer-floor-0 = in the basement
answer-floor-1 = on the first floor
answer-floor-2 = on the second floor
answer-carried = somebody carries it
answer-gone = out of the game
answer-with-us = with us

# Rooms

room-hall-1f = 1F Hall
room-hall-2f = 2F Hall
room-basement = Basement
room-study = Study
room-red-bedroom = Red Bedroom
room-kids-room = Kid's Room
room-kitchen = Kitchen
room-storage = Storage Room
room-living-room = Living Room
room-washroom = Washroom
room-bathroom = Bathroom

# Shadows

shadow-hall-1f-staircase = the staircase in the 1F Hall
    .in = behind the staircase in the 1F Hall
    .into = behind the staircase in the 1F Hall
    .from = from behind the staircase in the 1F Hall
shadow-hall-2f-cupboard = the linen cupboard in the 2F Hall
shadow-basement-coal-bin = the coal bin in the Basement
shadow-basement-wine-rack = the wine rack in the Basement
    .in = behind the wine rack in the Basement
    .into = behind the wine rack in the Basement
    .from = from behind the wine rack in the Basement
shadow-basement-trunk = the old trunk in the Basement
shadow-basement-boiler = the boiler in the Basement
    .in = behind the boiler in the Basement
    .into = behind the boiler in the Basement
    .from = from behind the boiler in the Basement
shadow-study-desk = the desk in the Study
    .in = under the desk in the Study
    .into = under the desk in the Study
    .from = from under the desk in the Study
shadow-study-bookcase = the bookcase in the Study
shadow-study-curtain = the curtain in the Study
    .in = behind the curtain in the Study
    .into = behind the curtain in the Study
    .from = from behind the curtain in the Study
shadow-red-bedroom-bed = the bed in the Red Bedroom
    .in = under the bed in the Red Bedroom
    .into = under the bed in the Red Bedroom
    .from = from under the bed in the Red Bedroom
shadow-red-bedroom-wardrobe = the wardrobe in the Red Bedroom
shadow-red-bedroom-dresser = the dresser in the Red Bedroom
shadow-kids-room-toy-chest = the toy chest in the Kid's Room
shadow-kids-room-bunk = the bunk in the Kid's Room
    .in = under the bunk in the Kid's Room
    .into = under the bunk in the Kid's Room
    .from = from under the bunk in the Kid's Room
shadow-kids-room-dolls-house = the doll's house in the Kid's Room
shadow-kitchen-larder = the kitchen larder
shadow-kitchen-sink = the kitchen sink
    .in = under the kitchen sink
    .into = under the kitchen sink
    .from = from under the kitchen sink
shadow-storage-crates = the crates in the Storage Room
    .in = among the crates in the Storage Room
    .into = among the crates in the Storage Room
    .from = from among the crates in the Storage Room
shadow-storage-laundry = the laundry basket in the Storage Room
shadow-living-room-sofa = the sofa in the Living Room
    .in = behind the sofa in the Living Room
    .into = behind the sofa in the Living Room
    .from = from behind the sofa in the Living Room
shadow-living-room-clock = the tall clock in the Living Room
shadow-living-room-fireplace = the fireplace in the Living Room
shadow-washroom-hamper = the hamper in the Washroom
shadow-bathroom-bathtub = the bathtub

# Tiles

tile-hako = the Hako Onna
tile-hakobito = a Hakobito
tile-diary-1 = Diary page 1
tile-diary-2 = Diary page 2
tile-diary-3 = Diary page 3
tile-diary-4 = Diary page 4
tile-diary-5 = Diary page 5
tile-diary-6 = Diary page 6
tile-diary-7 = Diary page 7
tile-diary-8 = Diary page 8
tile-diary-9 = Diary page 9
tile-diary-10 = Diary page 10
tile-number-1 = Combination 1
tile-number-2 = Combination 2
tile-number-3 = Combination 3
tile-number-4 = Combination 4
tile-number-5 = Combination 5
tile-number-6 = Combination 6
tile-stake = the Wooden Stake
tile-chain = the Rusty Chain
tile-gasoline = the Gasoline
tile-charm = the Strange Charm
tile-extinguisher = the Fire Extinguisher
tile-doll = the Doll Mary
tile-key-ring = the Key Ring
tile-bones = the Bones
tile-exit = the Secret Exit
tile-safe = the Safe
tile-not-stake = a Weakness (the stake does not work)
tile-not-chain = a Weakness (the chain does not work)
tile-not-gasoline = a Weakness (the gasoline does not work)
tile-empty = an Empty tile
tile-number-text = This number is not in the code of the Safe. Three such tiles lie in the house; the code is the other three numbers.
tile-weakness-text = This weapon does not work on her. Two such tiles lie in the house; the third weapon is the one that ends her.
tile-diary-text = A page of her Diary. Whoever finds it must show it, and one more of her powers is unlocked.
tile-stake-text = A weapon, for one use: name a Shadow of your room. If she hides there and this is what ends her, the Visitors win; if it is another, you die.
tile-chain-text = A weapon, for one use: name a Shadow of your room. If she hides there and this is what ends her, the Visitors win; if it is another, you die.
tile-gasoline-text = A weapon, for one use: name a Shadow of your room. If she hides there and this is what ends her, the Visitors win; if it is another, you die.
tile-charm-text = Used once: a power that she has Set is shown and is out of the game. Where none is Set, it is one of her hand, by chance.
tile-extinguisher-text = It works by itself, once: you do not die, your turn is over, and you may run to a room next door.
tile-doll-text = Whoever Peeks at the Bones with the Doll Mary in hand wins for all who live.
tile-key-ring-text = It lay in the Safe. Whoever Peeks at the Secret Exit with it wins for all who live.
tile-bones-text = They cannot be carried. Whoever Peeks here with the Doll Mary wins for all who live.
tile-exit-text = It cannot be carried. Whoever Peeks here with the Key Ring wins for all who live.
tile-safe-text = Whoever Peeks here may try a code of three numbers; the right one gives the Key Ring.
tile-empty-text = Something was taken from here.
tile-unseen = a tile face down

# Powers

power-close-to-you = Close To You
power-close-to-you-text = Her Move this turn may end in any room of the floor she is on, whatever the doors say.
power-reach-you = I Will Reach You
power-reach-you-text = Her Move this turn is two moves in a row. She looks at the tiles of both rooms and hides in the second.
power-through-walls = Through The Walls
power-through-walls-text = Her Move this turn may lead where no door does: between two boards that touch, or between the two rooms of one board.
power-moving-things = Moving Things
power-moving-things-text = She chooses a room, looks at its tiles and lays them back face down among its Shadows as she likes. Ghosts stay where they are; the Safe, the Bones and the Secret Exit may be moved.
power-behind-you = I'm Behind You
power-behind-you-text = Whoever Made Noise in the room where she is dies. Once enough pages of the Diary are found, a Hakobito in the room is enough.
power-open-this = Open This
power-open-this-text = Instead of the announced action the Visitor must Peek at a Shadow of the same room. She chooses which; it must hold a tile.
power-want-that = I Want That One
power-want-that-text = She points at one tile, face down or just shown, or at the Item card of the Visitor whose turn it is. She looks at it, and it is out of the game.
power-mary = I'm Mary
power-mary-text = Whoever carries the Doll Mary must say so. If someone does, she goes at once, unseen, to any Shadow of that Visitor's room, and looks at its tiles as in a Move.
power-false-answer = False Answer
power-false-answer-text = As long as this is Set, she may lie when an item puts a question to her. Nobody learns that she did.
power-cannot-leave = You Can't Leave
power-cannot-leave-text = When a Visitor is about to go through a door, the Door Barrier falls there and the Move is void. Ghosts still pass; it is lifted at the end of her next turn.
power-upside-down = Impossible Upside Down
power-upside-down-text = As long as this is Set, and strong enough, it lies face up: every red disc must lie with its blip up, and the black ones count as discs with a small blip.
power-come-here = Come Here
power-come-here-text = She moves the Visitor whose turn it is to a neighbouring room that can be reached from there. Then that Visitor announces again.
power-despair = Time of Despair
power-despair-text = It goes back to the bottom of the deck and she draws two powers. She keeps both, found in the Diary or not.

# Items

item-smartphone = the Smartphone
item-smartphone-text = She shows you every power she has, in her hand and Set, but not which lies where. If she is in your room, you die first.
item-pokkuri = Pokkuri-san
item-pokkuri-text = With another Visitor in the room, name any room: she answers whether she is there. If she is in yours, you die first.
item-dowsing = the Dowsing Rod
item-dowsing-text = She points at the floor she is on. If she is in your room, you die first.
item-reasoning = Deductive Reasoning
item-reasoning-text = When an Empty tile is laid where you Peeked, you may lay it face up. A ghost that enters the room may turn it down again.
item-stethoscope = the Stethoscope
item-stethoscope-text = When you Peek at the Safe, you may name one number instead of three. If it is in the code, she turns that tile up for all to see.
item-drops = the Sacred Drops
item-drops-text = Say so before you stack, and lay two discs at once, or turn up two Noise cards. If that makes no noise, she cannot Set powers of rank B or C in her next turn.
item-flashlight = the Flashlight
item-flashlight-text = Peek at two Shadows of your room, one after the other. What the first one brings comes before the second.
item-camera = the Instant Camera
item-camera-text = Look at one tile in the next room, through an open door or along the stairs; a ghost in the picture does not kill. If the Hako Onna is in your own room, you die first.
item-salt = the Purifying Salt
item-salt-text = Once: mark a Shadow of your room, and no ghost may enter it again. A ghost already there must say so and leave with its next move.
item-music-box = the Music Box
item-music-box-text = Once: when a disc or card of yours would Make Noise as you lay it or turn it up, the noise is reset instead and she gets no turn. You try again.
item-crowbar = the Crowbar
item-crowbar-text = Go into a room of a board that touches yours where no door leads, or take the Door Barrier off a door and go through.
item-floor-plan = the Old Floor Plan
item-floor-plan-text = Name the Secret Exit, the Bones, the Doll Mary or a weapon: she tells its floor, or that it is carried, gone, or with the ghosts. If she is in your room, you die first.
item-radio = the Walkie-Talkies
item-radio-text = You and one Visitor, chosen when you take this, may show each other tiles from any room. To give one you must still meet.
