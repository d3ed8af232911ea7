# What lies about in the house.

tile-draught-closet = Draught Closet
tile-draught-closet-text = If you end your turn here, roll Sanity. 3+: nothing. 0–2: one move less in your next turn; something holds on to your sleeve.

card-brass-whistle = Brass Whistle
card-brass-whistle-text =
    No dog has ever come to it. People do.
    TALK: another player, wherever they are, has one more move in their next turn.

event-somebody-hums = Somebody Hums
event-somebody-hums-text =
    It is not a tune. It only behaves like one.
    Roll Sanity.
tell-somebody-hums-along = You have been humming along for a while.

marker-dark-lamp = Dark lamp
marker-lit-lamp = Lit lamp
