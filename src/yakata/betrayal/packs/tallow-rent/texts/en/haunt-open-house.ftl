# Open House: chapter 12, 1996.

haunt-open-house = Open House
haunt-open-house-story =
    They have let themselves in. There is one to a room, or thereabouts: good coats, umbrellas, a folder. Each stands with the back to the door and looks at the wall, or out of the window, or up, the way people do. They do not turn round when one comes in. They say that it has a nice feel.
    The keys are on the hall table, on a ring with a tag. The tag says VENDOR. Somebody has to have them; somebody has to show people round, and answer for it. You picked them up because they were there. At once, in every room, they took a step back from the wall, to make space for you.
haunt-open-house-hint-heroes-1 = Some of them mean to buy, and some are just looking. From behind there is no telling. On the tape, those who mean it do not show.
haunt-open-house-hint-heroes-2 = 4/6/6 buyers turned away (for three, four or five players), and the sale is off. Do not be rude to those who are just looking.
haunt-open-house-hint-heroes-3 = Whoever has the keys is not wicked. It may be you, by and by.
haunt-open-house-hint-traitor-1 = Somebody has to sell it. 4/4/3 offers (for three, four or five players) would do.
haunt-open-house-hint-traitor-2 = They do not care to be shown round twice by the same. See to it while you have the keys.
haunt-open-house-setup-traitor = You have the keys, a thing that you carry.
haunt-open-house-setup-heroes = 8/10/12 people stand in the house, face down, one to a tile, on no landing, as far as the tiles go: 4/5/6 of them are buyers, 4/5/6 are just looking.
haunt-open-house-win-heroes = You have no keys. You win as soon as 4/6/6 buyers have been turned away (for three, four or five players), or when the tenth round begins.
haunt-open-house-win-traitor = You have the keys. Whoever has them wins as soon as there are 4/4/3 offers (for three, four or five players), or when nobody is left alive without them.

box-open-house-oh-away = Put them off
box-open-house-oh-away-text = TALK, on a tile with somebody who stands with their back to you: roll Sanity or Knowledge. 4+: they turn round. A buyer is turned away, and counts. Somebody who was just looking is hurt, and says so; they go, and you take 1 mental damage. 0–3: they go on about the light.
box-open-house-oh-lens = Through the viewfinder
box-open-house-oh-lens-text = STUDY, with one of them on your tile or next to it: roll Knowledge or Speed, +2 if you carry the Camcorder. 4+: you alone see what one of them is. 0–3: they are in the frame, from behind.
box-open-house-oh-show = Show them round
box-open-house-oh-show-text = SHOW, on a tile with somebody who stands with their back to you: roll Sanity or Might. 3+: they turn round. A buyer makes an offer, and the room is sold. Somebody who was just looking thanks you, and goes. 0–2: they ask what the neighbours are like.
box-open-house-oh-minds = Minds are made up
box-open-house-oh-minds-text = At the end of each round one of those in an empty room, by lot, turns round. A buyer makes an offer, and the room is sold; somebody who was just looking goes.
box-open-house-oh-come = The next appointment
box-open-house-oh-come-text = Then one more comes in, a buyer or just looking, there is an even chance of either, and stands face down in an empty room, by lot, that is no landing and has nobody standing in it.
box-open-house-oh-point = They would rather you did it
box-open-house-oh-point-text = Then all point, at once, at somebody who has not got the keys. Whoever is pointed at most has them from now on. If several are, the keys stay where they are.
box-open-house-oh-sold = Sold rooms
box-open-house-oh-sold-text = Whoever ends a turn without the keys in a room that is sold rolls Sanity. 0–3: 1 mental damage. One is in the way.
box-open-house-oh-fact = What all know
box-open-house-oh-fact-text = Whoever comes by the keys, pointed at, by theft or off the floor, is on the other side from that moment, and reads its book; and whoever had them before is on yours. One cannot give them, drop them, or take them from somebody by asking. Nobody has turned away a viewer by force, though you are free to try it on each other.

counter-oh-away = Buyers turned away
counter-oh-offers = Offers
thing-oh-keys = The keys
    .the = the keys
    .low = keys
tell-open-house-away = They turn round, and it is quite an ordinary face, and it is disappointed. They had measured for curtains. They had measured for you.
tell-open-house-looker = It was only Mrs Denny from the lane, who has always wondered. She has never been spoken to like that.
tell-open-house-offer = “We'll take it,” they say, to the wall. “As it stands. With everything that's in it.”
tell-open-house-keys = The ring is held out by somebody, and the hand closes. It is remarkable how quickly one gets the voice.
tell-open-house-tie = They cannot decide. They would not mind, they say, going round once more with the same.

ending-open-house-withdrawn = The sale is off.
ending-open-house-withdrawn-text =
    They go together, down the drive, with their umbrellas up, though it is dry. At the gate each stops and looks back at one window, every one at another, and makes a note. The board comes down with them; nobody saw who took it.
    Indoors somebody has got to have the keys, so you draw lots for them. They are on the table when you look. On the other side of the tag, in small capitals, it says SEE OVER, and you turn it, and it says VENDOR.
ending-open-house-four = Four o'clock.
ending-open-house-four-text =
    A church clock somewhere does four. In the rooms where somebody still stands there is a small sound, as of folders being closed, and then in those rooms there is nobody. Each has left a card. It has been a pleasure; they have all they need; they will be in touch.
    You go round and shut the windows. One of you counts the cards, and then the people who had come, and then, having begun, you.
ending-open-house-sold = It is sold.
ending-open-house-sold-text =
    You shake hands on it. It is a perfectly dry hand, and there are rather a lot of them. They walk you through it once more, room by room, and show you how everything works; they know about the stairs. The others of you are still here. They have been included in the price, with the carpets and the curtains.
    You ask when they would like to have the keys. They look at one another, and laugh, quite kindly, and say that you had better hang on to those.
ending-open-house-vacant = Vacant possession.
ending-open-house-vacant-text =
    There is nobody now who would be in the way. You go from room to room and open the curtains. It does show better empty. One hears one's own feet.
    In each room they stand and wait for you, with their backs to you, until the last; and in the last they have kept a place by the window. You stand there. It does have a nice feel. Behind you somebody comes in.
