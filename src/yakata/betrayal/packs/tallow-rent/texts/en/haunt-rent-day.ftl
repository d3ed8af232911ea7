# Rent Day: chapter 13, 2024, in its three parts.

haunt-rent-day = Rent Day
haunt-rent-day-story =
    The light has come in over the marsh, and up the hill. It is a man's height from the ground, and there is no man. It stops at the front steps, as he did; it will not come up to the door. It is a candle. The hill was let for as long as it burned. Somebody has made it last, by walking slowly. There is a hand's length of it left.
    You burnt a book, they say, or it was burnt, or it was always only a copy. What you owe was never written. It was cut, across a stick, and the stick was split, and one half was kept by you and one by somebody else. The foils are in the house; your people hid them. And one of you has had a second message, with a smiley in it, that just says: you first.
haunt-rent-day-hint-heroes-1 = A foil lies in each of the four parts of the house, by a runestone if there is one. 3/4/4 of them (for three, four or five players) are enough.
haunt-rent-day-hint-heroes-2 = They have to be laid on the Counting Floor, where the other halves are. Somebody has been keeping those.
haunt-rent-day-hint-heroes-3 = An inch of the candle is gone with every round. When it is out, it is all the house's.
haunt-rent-day-hint-traitor-1 = Your account is the longest. You have been offered terms.
haunt-rent-day-hint-traitor-2 = You need only make them late.
haunt-rent-day-setup-traitor = The Counting Floor is found, if it can be, and the counting is there; if not, it is on the Basement Landing. You are of the family whose account comes to most; if several do, a Crest decides. You heal every trait, and gain 1/1/2 Might (for three, four or five players).
haunt-rent-day-setup-heroes = You heal every trait. A foil lies in each part of the house: outside, on the ground floor, upstairs, in the basement. The candle has 8 inches.
haunt-rent-day-win-heroes = Find 3/4/4 foils (for three, four or five players) and lay them on the counting. That does not win it. It begins there.
haunt-rent-day-win-traitor = You win when the candle is out, or when no hero is left.

box-rent-day-rd-find = Look for a foil
box-rent-day-rd-find-text = SEARCH, on a tile with a foil, as long as there are fewer than 3/4/4: roll Knowledge or Sanity, +1 with the Tally Stick. 4+: you have it. 0–3: it's a chair leg.
box-rent-day-rd-lay = Lay them on the floor
box-rent-day-rd-lay-text = PREPARE, at the counting, when 3/4/4 foils have been found: they are laid down, one by one, and each fits. Then it goes on.
box-rent-day-rd-burning = It burns
box-rent-day-rd-burning-text = At the end of each round the candle is an inch shorter.
box-rent-day-rd-fact = What all know
box-rent-day-rd-fact-text = A foil is in nobody's hand: who finds one finds it for all. The candle stands on the Front Steps, and cannot be carried, sheltered or talked to. Some of you have tried.
box-rent-day-rd-split = Put it somewhere safe
box-rent-day-rd-split-text = SEARCH, on a tile with a foil: roll Knowledge or Speed. 4+: the foil goes to the farthest tile from here that is not the counting, and the candle is an inch shorter. 0–3: it is only where you would have put it.

counter-rd-candle = Inches of candle
counter-rd-foils = Foils found

# The second part

haunt-faced-below = Rent Day: the Undertenant
haunt-faced-below-story =
    The last foil goes down, and there is a sound as of somebody shutting a drawer. Every notch on the floor has its other half now. They have been lying there all along, in the dark, cut side up, quite clean; they have been handled a great deal.
    Then somebody stands up at the far end. It has been sitting. It is a person, in a way; it has your great-grandfather's way of getting up, and the hands are your aunt's, and it takes a step, politely, to be seen. It has always lived here. It was let in under you, in 1689, by the same deed, in the same sentence. It has paid every year. It has paid for all of you, and it would like to talk about that.
haunt-faced-below-hint-heroes-1 = It cannot be sent away. It can be looked in the face, if one knows whose it is.
haunt-faced-below-hint-heroes-2 = By a runestone one sees it better.
haunt-faced-below-hint-traitor-1 = It does what you say. It is used to that.
haunt-faced-below-setup-traitor = The Undertenant stands at the counting. You move it.
haunt-faced-below-win-heroes = Face it, until there is nothing left of it to face. Then it goes on, once more.
haunt-faced-below-win-traitor = You win when the candle is out, or when no hero is left.

box-faced-below-rd-face = Look it in the face
box-faced-below-rd-face-text = CHALLENGE, on the Undertenant's tile: roll Sanity or Knowledge, +1 on a tile with a runestone. 6+: it loses 2 of what holds it up. 4–5: it loses 1. 1–3: it looks down first. 0: it looks back; 1 mental damage. One may also fight it. It puts up its hands quite as you would.
box-faced-below-rd-gone = When it is gone
box-faced-below-rd-gone-text = When the Undertenant is gone, it goes on: the accounts are open.
box-faced-below-rd-burning-two = It burns
box-faced-below-rd-burning-two-text = At the end of each round the candle is an inch shorter.
box-faced-below-rd-fact-two = What all know
box-faced-below-rd-fact-two-text = It is large, and holds together by 6/9/9. What it loses in a fight is the difference. It has never hurt anybody before, and does it badly, and goes on.
box-faced-below-rd-comfort = Tell it that it was right
box-faced-below-rd-comfort-text = TALK, on the Undertenant's tile: roll Knowledge or Sanity. 4+: it gets 1 back. 0–3: it says that it only wants to understand.
box-faced-below-rd-undertenant = The Undertenant
box-faced-below-rd-undertenant-text = Speed 3, Might 5/6/8, Sanity 4/5/6. It is not stunned: every fight that it loses takes the difference from it.

being-undertenant = The Undertenant
    .the = the Undertenant
    .only = the Undertenant
tell-rent-day-looks = It looks like you. Not now. It looks the way you will, to somebody who is being shown a photograph.
tell-rent-day-gone = It sits down again. It gets smaller, as people do who go on sitting; and then there is a chair, and a coat on it, and it has just been paid for.

# The third part

haunt-settling-up = Rent Day: the settlement
haunt-settling-up-story =
    The accounts are open. They are lying all over the floor, in halves that fit, and there is a pencil on a string. It isn't money. You each find your own, without looking for it. It says what was had, and by whom, on which night; it is accurate, and it is not angry, and at the bottom there is a place to put one's thumb.
    One may settle for oneself. It will be lighter for the next, if somebody has. Upstairs the candle is standing in its own fat.
haunt-settling-up-hint-heroes-1 = Each of you settles for yourself, on the counting. It is easier beside somebody who has.
haunt-settling-up-hint-heroes-2 = When the candle is out, whoever has not settled is the house's, and no longer one of you.
haunt-settling-up-hint-traitor-1 = You can still make it late. One can pinch a wick on any landing; the draught goes through the whole house.
haunt-settling-up-hint-traitor-2 = There is a line with your name, too. Once one of them has settled, you might go over.
haunt-settling-up-win-heroes = You win as soon as all of you who are alive have settled. If the candle goes out first, those who have settled win if they are at least half of the company, the dead counted; those who have not, do not.
haunt-settling-up-win-traitor = You win when the candle is out and fewer than half of the company have settled, or when no hero is left. If you settle yourself, you are one of them, and win with them.

box-settling-up-rd-settle = Put your thumb to it
box-settling-up-rd-settle-text = SETTLE, at the counting, if you have not: roll Sanity or Knowledge, +1 if somebody is there who has settled. 4+: you have settled. 0–3: there is one line more; lose 1 of a trait.
box-settling-up-rd-over = Go over
box-settling-up-rd-over-text = SETTLE, at the counting, once somebody has settled: roll Sanity or Knowledge. 4+: you have settled, and are one of the company. 0–3: the pencil breaks; lose 1 of a trait.
box-settling-up-rd-burning-three = It burns
box-settling-up-rd-burning-three-text = At the end of each round the candle is an inch shorter.
box-settling-up-rd-counted = When it is out
box-settling-up-rd-counted-text = As soon as the candle is out it is counted. If at least half of the company have settled, the others are the house's from then on, and those who have settled have won. If not, it is all the house's.
box-settling-up-rd-fact-three = What all know
box-settling-up-rd-fact-three-text = What has been settled stays settled, whatever becomes of you; the dead who had settled are counted. Half of the company is rounded up.
box-settling-up-rd-pinch = Pinch the wick
box-settling-up-rd-pinch-text = OPERATE, on a landing: roll Speed or Knowledge. 5+: the candle is an inch shorter. 0–4: it leans, and stands up again.

status-rd-settled = Has settled
    .is = has settled
    .gone = has not settled
tell-rent-day-over = Nobody says anything. Somebody moves over, and there is room at the pencil.

ending-rent-day-shared = It is settled, between all of you.
ending-rent-day-shared-text =
    The last thumb is the one that nobody had expected. It makes the same mark as the others. You wait for something, and what comes is a draught, from below, and it smells of rain; somewhere under the hill a door has been opened, after a long time, from the other side, by somebody who is going out.
    On the steps there is an inch of candle. One of you wets two fingers. It gets dark as it does anywhere else, first the marsh, then the road, then each other; and nobody counts.
ending-rent-day-paid = It is settled.
ending-rent-day-paid-text =
    You come up into the hall one after another, rather formally, like people leaving a bank. It's raining. On the steps the flame goes down to blue, stands a moment without anything under it, and is a smell.
    One of the company is not with you. There was a line, and it was nobody else's to sign. From the drive you look back once, and there is a light on in the cellar; and you look at your phones, all of you, and it is three in the morning, and there is nothing there.
ending-rent-day-parted = Out, and some had settled.
ending-rent-day-parted-text =
    It goes out in the middle of a word. Those who had their thumb to it stand on one side of the dark, and those who had not on the other, and it is an ordinary floor, four strides across. One of you holds out a hand. Nobody takes it. They stand quite straight, in fives.
    You will be asked about it, and will say that you got out with your people. You'll say all of it as it was. It will come out right every time but for the number.
ending-rent-day-dark = The candle is out.
ending-rent-day-dark-text =
    There isn't any noise. You have been hearing the candle all night, it turns out, and all your lives, and your mothers in theirs; and now you don't. The term is up. The hill goes back, with all that is on it. That was the wording. You had all thought that it meant the furniture.
    In the morning a hire car stands in the lane, with the doors open, and all of your phones in it, ringing. It's just the reminder. It says that there is nothing further to do.
ending-rent-day-alone = Nobody is left to settle.
ending-rent-day-alone-text =
    You do the rest by yourself, since you have been asked so nicely. You walk down with the candle in your hand. It isn't heavy. You carry it carefully across the marsh, at the height of a man, and you do not let it go up or down.
    Behind you the windows come on. You know without turning round how many there are, and that there is one more than there was.
