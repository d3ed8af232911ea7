# The Yawning: a plague, for free play.

haunt-plague = The Yawning
haunt-plague-story =
    One of you yawned. There is nothing in that; it is late. Then somebody else did, across the room, who had not been looking. The shutters are closed in all the rooms, and none of you closed them, and the air is as warm and as used as the air under a blanket.
    In the villages they tell of a house where everybody was found asleep. They were let sleep. It is told as a story with a good ending.
haunt-plague-hint-heroes-1 = It passes from one to the next, as it always does. Do not stand together.
haunt-plague-hint-heroes-2 = Open the shutters. Outside one can keep awake.
haunt-plague-setup-heroes = Whoever began it is drowsy. 6/7/8 windows are shuttered (for three, four or five players), upstairs, on the ground floor and in the basement.
haunt-plague-win-heroes = Open 5/7/8 shutters (for three, four or five players). You lose when all of you are asleep at once, or when the eighth round begins.

box-plague-pl-open = Open a shutter
box-plague-pl-open-text = OPERATE, at a shuttered window: roll Might or Knowledge. 6+: one shutter is open. 0–5: it has been painted shut, on both sides.
box-plague-pl-wake = Wake them
box-plague-pl-wake-text = TALK, with somebody asleep on your tile: roll Might or Sanity. 4+: they are awake. 0–3: they turn over.
box-plague-pl-air = Fresh air
box-plague-pl-air-text = REST, outside, when you are drowsy: you are not drowsy any more.
box-plague-pl-catch = It is catching
box-plague-pl-catch-text = Whoever ends their turn awake on a tile with somebody drowsy or asleep rolls Sanity. 5+: nothing. 0–4: they yawn.
box-plague-pl-spread = The air in here
box-plague-pl-spread-text = At the end of each round everybody who is awake rolls Sanity. 4+: nothing. 0–3: they yawn.
box-plague-pl-fact = Drowsy, and asleep
box-plague-pl-fact-text = Whoever yawns is drowsy; whoever is drowsy and yawns is asleep, and no longer drowsy. The drowsy have 1 move fewer. Those asleep can neither leave their tile nor do anything. Nobody is against you.

counter-plague-open = Shutters open
status-plague-drowsy = Drowsy
    .is = is drowsy
    .gone = is not drowsy any more
status-plague-asleep = Asleep
    .is = is asleep
    .gone = wakes up

ending-plague-aired = The windows are open.
ending-plague-aired-text =
    It goes out over the sills, and one can see it go: the grass lies down before it, across the field, and then the hedge. You hang out of the windows in your shirts and are cold, and talk without stopping. Towards four the lights in the village go out, one after another, a little early.
ending-plague-asleep = All are asleep.
ending-plague-asleep-text =
    The last of you sits down only for a moment, to think who was to be woken first. It is quite quiet. By and by the breathing in the rooms falls into step. Then one hears that there is one more breath than there are sleepers, slow, and that it is waiting for the others each time, so that it may be taken for theirs.
ending-plague-late = It has grown late.
ending-plague-late-text =
    There are still some awake. They sit on the stairs, back to back, and tell one another what day it is. When it is light a hand comes up from outside and knocks at the shutters, one after the other, the way one does for people who have asked to be called; and nobody can think of a reason to answer.
