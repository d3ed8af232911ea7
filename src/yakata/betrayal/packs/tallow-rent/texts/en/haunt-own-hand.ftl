# In Her Own Hand: chapter 5, the other night.

haunt-own-hand = In Her Own Hand
haunt-own-hand-story =
    The Academy will take the engine, the whole of it, at a price. It has sent a carriage, and a gentleman to see to the packing; and the one of you who understands such things had the list made out already. That would have been that. But the right hand, when it was unwrapped, drew the ink towards it and wrote; and two of you know the writing, from a copybook.
    It asks to be put together. It will not be any trouble. It only wishes to be shown where the rest of it is.
haunt-own-hand-hint-heroes-1 = She can stand with three parts of the five. With more, she is not so soon broken.
haunt-own-hand-hint-heroes-2 = There is a place outside that is not in the parish register. She will know it.
haunt-own-hand-hint-traitor-1 = It is a figure, of brass. It was paid for by subscription.
haunt-own-hand-hint-traitor-2 = The gentleman was wound before he left. He will find her by himself.
haunt-own-hand-setup-traitor = The carriage is at the Front Steps, and the gentleman stands by it. The one of the most Knowledge heals every trait, and gains 1 Might[ and 1 Speed// and 1 Speed].
haunt-own-hand-setup-heroes = The Gearwork Loft is found, if it can be, and the bench is there with the drum on it; if not, on the Upper Landing. The Ice House is found, if it can be, and the small grave is there; if not, in the farthest place outside. The other four parts lie in the farthest corners: the knee outside, the left hand in the basement, the right hand on the ground floor, the face upstairs.
haunt-own-hand-win-heroes = Put three parts together at the bench (the drum is one), and she stands up. Take her to the small grave, and let her lie down there, before the eleventh round.
haunt-own-hand-win-traitor = Pack three parts in the carriage; or see her broken. You win, too, when none of the others is left, or when the eleventh round begins.

box-own-hand-oh-fit = Put on a part
box-own-hand-oh-fit-text = OPERATE, at the bench, with a part in your hands: roll Knowledge or Speed[, +1 to the result//]. 5+: it is on. 0–4: the screw is a left-handed one.
box-own-hand-oh-stands = She stands up
box-own-hand-oh-stands-text = With the third part she stands up, at the bench. She has as much Might as she has parts; when she has lost as much in fights, she is broken. More parts may still be put on.
box-own-hand-oh-take = Take her hand
box-own-hand-oh-take-text = TALK, with her on your tile, if nobody has her by the hand: roll Sanity or Knowledge. 3+: she goes with you. 0–2: she is looking at the lamp.
box-own-hand-oh-lay = Let her lie down
box-own-hand-oh-lay-text = REST, at the small grave, with her by the hand: roll Sanity. 4+: she lies down, and you have won. 0–3: she would like to be told something first; 1 mental damage.
box-own-hand-oh-fact = What all know
box-own-hand-oh-fact-text = The parts are Objects. Of five she wants three; of the four that lie about, the carriage takes three. The gentleman has no orders but the one.
box-own-hand-oh-pack = Pack a part
box-own-hand-oh-pack-text = OPERATE, at the carriage, with a part in your hands: roll Knowledge or Might. 3+: it is packed; with the third you have won. 0–2: there is not straw enough.
box-own-hand-oh-call-off = Speak to her as the maker did
box-own-hand-oh-call-off-text = TALK, with her on your tile, while one of the company has her by the hand: roll Knowledge. 5+: she lets go. 0–4: she has forgotten the word.
box-own-hand-oh-gentleman = The gentleman
box-own-hand-oh-gentleman-text = Speed 4, Might 4/6/8. He attacks one of the company on his tile; if none is there, her. Else he goes the shortest way to the nearest of you or her. Nobody moves him.

being-engine-girl = The girl
    .low = girl
    .the = the girl
    .only = the girl
being-gentleman = The gentleman
    .low = gentleman
    .the = the gentleman
    .only = the gentleman
thing-oh-knee = Part of the girl: the knee
    .the = the knee of the girl
thing-oh-left = Part of the girl: the left hand
    .the = the left hand of the girl
thing-oh-right = Part of the girl: the right hand
    .the = the right hand of the girl
thing-oh-face = Part of the girl: the face
    .the = the face of the girl
counter-oh-parts = Parts put together
counter-oh-packed = Parts packed
prompt-pick-oh-fitted = Which part do you put on?
prompt-pick-oh-stowed = Which part do you pack?
tell-own-hand-stands = She stands up, and has the height that everybody had expected. She curtsies, to the wrong side of the room.

ending-own-hand-laid = She is lying down.
ending-own-hand-laid-text =
    There is room. One sees it at once: they have kept close, so as to leave some. She gets down by herself, stiffly, and puts her hands where the others have theirs, and waits until somebody thinks of covering the face.
    You stand there with the lamp. You had been told that it was one girl. Nobody counts aloud. On the way back one of you has the knee in a coat pocket; she had no use for it, lying down.
ending-own-hand-packed = The carriage is full.
ending-own-hand-packed-text =
    The gentleman sits upright with the box upon his knees, and does not breathe upon the glass. At the turn of the road a hand is put out at the window, a small one. It feels for the handle on the outside, and is taken in again.
    In spring they write that she is much admired. They have had to find another girl.
ending-own-hand-broken = She is in pieces.
ending-own-hand-broken-text =
    He does it without heat, joint by joint, and lays the parts in order of their size. When he comes to the drum he takes off his hat and puts his ear to it, and waits until it has stopped. In that quiet one can hear him tick.
    She was to be sent as found. In the straw, when they unpack it, there is a piece of bread.
ending-own-hand-dawn = By day it is brass.
ending-own-hand-dawn-text =
    It grows light, and whoever has a part in hand looks at it, and cannot think why one was running. The one who understands such things goes round with the list, and you give up what you have, and are thanked.
    On the bench lies a sheet of paper with one line on it, forty times, as children are made to write it: I will not be any trouble.
