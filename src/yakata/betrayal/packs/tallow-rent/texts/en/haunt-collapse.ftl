# The Inventory: a collapse, for free play.

haunt-collapse = The Inventory
haunt-collapse-story =
    You have been in the room at the end of the passage. All of you have; one of you has burnt a hand there. Now the passage has no end to speak of, and when you try to say what stood in the room you find that you are describing your own.
    A house is kept up by people being in it. There are too few of you. On the stand in the hall lies the inventory, begun in a clerk's hand, “five rooms, viz.”, and a pen. What has been entered stays.
haunt-collapse-hint-heroes-1 = A room in which somebody is cannot be forgotten, as long as they are.
haunt-collapse-hint-heroes-2 = It begins with what is farthest from the hall.
haunt-collapse-setup-heroes = The five starting tiles are entered in the inventory.
haunt-collapse-win-heroes = Enter 6/8/10 more rooms in the inventory (for three, four or five players). You lose when the eighth round begins, or when none of you is left.

box-collapse-co-enter = Enter it
box-collapse-co-enter-text = STUDY, on a tile that is not entered: roll Knowledge or Sanity. 6+: it is entered, and stays. 0–5: you have written down a room; it is not this one.
box-collapse-co-recall = Was there not
box-collapse-co-recall-text = INVOKE, on a landing: roll Sanity. 4+: the next tile of this region is discovered, and you are in it. 0–3: there was not; 1 mental damage.
box-collapse-co-fall = Forgotten
box-collapse-co-fall-text = At the end of each round 2/3/4 tiles are gone, one after another: each time the one farthest from the Entrance Hall that is not entered and in which nobody is. What could no longer be reached from there has gone before.
box-collapse-co-fact = What you know
box-collapse-co-fact-text = Whatever lies in a room goes with it. Nobody is against you. It is only that nobody is for you, either.

counter-collapse-entered = Rooms entered

ending-collapse-listed = It is all entered.
ending-collapse-listed-text =
    You rule a line under it, and sign, all of you, one below the other. With that it is a house again; one hears it settle. In the morning you go round with the list. Every room is as you wrote it: there are a bed, a chair, a window, a door. There is nothing in any of them that you did not write down, and in one of them you had forgotten to put the floor.
ending-collapse-forgotten = There was a house.
ending-collapse-forgotten-text =
    There is a stair, and a landing, and a landing, and some steps. It is quite enough, when one has got used to it. You sit close together and tell each other the names of things. From time to time one of you gets up to see who is at the door, and the others try to remember, with all their might, who it was that went.
