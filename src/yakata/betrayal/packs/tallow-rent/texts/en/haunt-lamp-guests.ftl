# The Lamp Guests: chapter 1, 1715.

haunt-lamp-guests = The Lamp Guests
haunt-lamp-guests-story =
    There are lights on the causeway, walking in file, as people walk who know there is a ditch on either side. They carry their lamps low. Nobody on the hill owns so many lamps, and nobody in the parish would come out on such a night.
    You count them twice. When they reach the steps they wait to be asked, for they have been well brought up; and one of you, who has always been kind to strangers, goes to the door and asks them.
haunt-lamp-guests-hint-heroes-1 = The guests are their lamps. Put the lamp out, and there is a wet place on the floor.
haunt-lamp-guests-hint-heroes-2 = They were people of this parish. Each has left a name somewhere in the woodwork.
haunt-lamp-guests-hint-traitor-1 = A lamp that burns until dawn never has to go back into the water.
haunt-lamp-guests-setup-traitor = 3/4/5 lamp guests (for three, four or five players) come in by the Front Steps and up from the Basement Landing. The one who asked them in gains 1/1/2 Might.
haunt-lamp-guests-setup-heroes = The Wax Scullery is found, if it can be, and the long snuffer lies there; if not, on the Upper Landing.
haunt-lamp-guests-win-heroes = Put out 6/8/10 lamps (for three, four or five players) before the eleventh round.
haunt-lamp-guests-win-traitor = Keep lamps burning until the eleventh round begins; or see every one of the others dead.

box-lamp-guests-lg-snuff = Put out a lamp
box-lamp-guests-lg-snuff-text = OPERATE, on a stunned guest on your tile: roll Sanity; +1 for each name that was read, +1 if you carry something Sacred, +2 with the snuffer. 6+: the lamp is out and the guest is gone. 0–5: it looks at you; 1 mental damage.
box-lamp-guests-lg-names = Read a name in the woodwork
box-lamp-guests-lg-names-text = SEARCH, on a tile not yet searched: mark it searched and roll Knowledge, +1 with the Tally Stick. 5+: you have read a name; each name (three at most) is +1 for everyone who puts out a lamp. 1–4: only initials. 0: it is your own; 1 mental damage.
box-lamp-guests-lg-fact = What you know
box-lamp-guests-lg-fact-text = A guest who loses a fight is only stunned, and gets up again. The snuffer is an Object. Killing the one who let them in puts out no lamp.
box-lamp-guests-lg-till-dawn = Until it grows light
box-lamp-guests-lg-till-dawn-text = You win when the eleventh round begins, or when none of the others is alive. There is nothing you must do but keep them from your guests. Your guests will do the rest; they are very fond of company.
box-lamp-guests-lg-fill = Trim the wick
box-lamp-guests-lg-fill-text = PREPARE, on a tile with a stunned guest: roll Sanity. 3+: all guests here are themselves again. 0–2: the wick is too wet.
box-lamp-guests-lg-more = There are more on the causeway
box-lamp-guests-lg-more-text = If at the end of the monsters' turn there are no more than 2/3/4 guests in the house, one more comes, on a tile of your choice that has a ghost; if no tile has one, on the Front Steps or the Basement Landing.
box-lamp-guests-lg-guest = Lamp guest
box-lamp-guests-lg-guest-text = Speed 3, Might 3/4/4, Sanity 4. It attacks with Might, out of habit; whoever loses to it takes 1 damage, however badly they lost.

being-lamp-guest = Lamp guest
    .low = lamp guest
    .the = the lamp guest
thing-lamp-snuffer = Long snuffer
    .the = the long snuffer
counter-lamps-out = Lamps put out
counter-lamp-names = Names read

ending-lamp-guests-dark = The last lamp is out.
ending-lamp-guests-dark-text =
    It is only when the last lamp is out that you find you can see perfectly well. There are puddles, in file, from the door to where each of them stood; and in each a wick, no longer than a fingernail, that must have been burning for a great while.
    The sexton takes the wicks, and says he knows what to do with them. On Sunday the bell rings for as many as you told him. Nobody asks him how he came to ring one more.
ending-lamp-guests-seated = Everyone is seated.
ending-lamp-guests-seated-text =
    The table in the hall has never been so full. There is a lamp before each chair. Where the guests have sat down there is a little water, and where the hosts sit, soon, there is as much.
    The kindest of you goes round and fills every cup. In the village they see the windows, and are glad that somebody up there is keeping up the old custom, and do not ask each other what it is.
ending-lamp-guests-dawn = The lamps burn at dawn.
ending-lamp-guests-dawn-text =
    The sun comes up, and the lamps do not go pale. That is how one knows. The guests set them down, one on every sill, as carefully as if they were eggs, and go out into the daylight like labourers, with their hands empty and their sleeves still dripping.
    They are in the parish to this day. They make good neighbours. They are only never seen to drink.
