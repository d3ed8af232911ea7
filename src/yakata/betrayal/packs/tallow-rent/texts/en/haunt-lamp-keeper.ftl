# The Lamp-Keeper: chapter 1, the other night.

haunt-lamp-keeper = The Lamp-Keeper
haunt-lamp-keeper-story =
    Since the water was in the house, something has been left behind by it each spring: a lamp, of a make that nobody sells, filled and trimmed. One does not throw away a good lamp. There are five of them now.
    Tonight all five have lit themselves. They are pleasant to hold. It is, in fact, a little hard to see why one should hold only one; and while you are still thinking it, you notice each other thinking it.
haunt-lamp-keeper-hint-heroes-1 = At the end of the second round, whoever holds the most lamps will not give them up again. If nobody holds one, it is whoever stands nearest to one.
haunt-lamp-keeper-hint-heroes-2 = A lamp that is put into the ditch goes out for good; anywhere outside there is a ditch. But as long as nobody is the Keeper, no lamp will go under.
haunt-lamp-keeper-hint-heroes-3 = A lamp that is hung in an upper window can be seen from the water.
haunt-lamp-keeper-setup-heroes = The one who was holding a lamp already keeps it. The others stand about the house: two upstairs, one on the ground floor, one in the basement.
haunt-lamp-keeper-win-heroes = Drown three of the five lamps outside; or let the Keeper die once there is one. You must do it before the thirteenth round.
haunt-lamp-keeper-win-traitor = You are the Keeper. Hang three lamps in the windows of the upper floor; or be left alone with them; or keep them until the thirteenth round.

box-lamp-keeper-lk-drown = Drown a lamp
box-lamp-keeper-lk-drown-text = OPERATE, outside, with a lamp in your hands, once there is a Keeper (before that, no lamp goes under): roll Sanity[//, −1 to the result]. 5+: one lamp is drowned. 0–4: you cannot quite let go; 1 mental damage.
box-lamp-keeper-lk-turning = Who holds the most
box-lamp-keeper-lk-turning-text = At the end of the second round the one who carries the most lamps becomes the Keeper (of several, one by lot; if nobody carries one, the one nearest to a lamp). The Keeper is the traitor from now on, heals every trait, gains [2 Might/4 Might and 1 Sanity/5 Might and 4 Sanity], and has one move more in every turn.
box-lamp-keeper-lk-fact = What all know
box-lamp-keeper-lk-fact-text = The lamps are Objects. Whoever carries one rolls one more die for Sanity, for each. They may be stolen. They rather like it.
box-lamp-keeper-lk-light = Hang a lamp
box-lamp-keeper-lk-light-text = OPERATE, on the upper floor, with a lamp in your hands: it hangs in the window. Nobody will take it down.
box-lamp-keeper-lk-call = Call it to you
box-lamp-keeper-lk-call-text = INVOKE, on somebody anywhere who carries a lamp: both roll Sanity. The loser takes 1 mental damage; if that is not you, they set down a lamp where they stand.

thing-keeper-lamp-a = Lamp with a handle
    .the = the lamp with a handle
thing-keeper-lamp-b = Lamp with a cracked glass
    .the = the lamp with a cracked glass
thing-keeper-lamp-c = Lamp with a fish on it
    .the = the lamp with a fish on it
thing-keeper-lamp-d = Lamp without a bottom
    .the = the lamp without a bottom
thing-keeper-lamp-e = Child's lamp
    .the = the child's lamp
counter-keeper-drowned = Lamps drowned
counter-keeper-lit = Lamps hung
counter-keeper-most = Most lamps in one hand
status-keeper-chosen = Keeper of the lamps
    .is = is the Keeper of the lamps
    .gone = is no longer the Keeper of the lamps
prompt-pick-lamp = Which lamp?
tell-lamp-keeper-turns = The lamps have chosen. One of you straightens up, and holds them a little higher than a person would.

ending-lamp-keeper-drowned = Three lamps are drowned.
ending-lamp-keeper-drowned-text =
    They go down burning, and for some time you can follow each of them, a yellow thing getting smaller, going farther than the ditch is deep. When the third is gone the two that are left turn out to be ordinary. One of them does not even draw well.
    The Keeper sits on the bank with open hands, and asks quite politely where everyone has gone.
ending-lamp-keeper-dead = The Keeper is dead.
ending-lamp-keeper-dead-text =
    It is done, and none of you says who did it. In the dead hands the lamps go on burning until the oil is at an end, which takes nine days. Somebody sits with them, in turns. It was not discussed.
    On the stone it says that the deceased was a light to others. The mason had been asked for something else; he said it had come out so.
ending-lamp-keeper-lit = There are lamps in the windows.
ending-lamp-keeper-lit-text =
    With the third lamp the row is complete. Seen from the marsh it is a very fine row, and it is seen. Out there they begin to move, slowly, as people rise who have waited so long for a sign that they have got stiff.
    The Keeper is at the window, with a hand raised, showing them where the steps are.
ending-lamp-keeper-dawn = The Keeper has kept them.
ending-lamp-keeper-dawn-text =
    Day comes, and it makes no difference up here. The Keeper has drawn the shutters and turned every lamp down to the blue, and walks from one to the other, and at each says a name and waits for it to be answered.
    Whoever is left goes quietly down the hill. It seems wrong to interrupt.
