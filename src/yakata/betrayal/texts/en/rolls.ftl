# What hangs on a roll: which results, and what comes of them

stake-of = { $thing }
stake-sealed = What each result brings is read after the roll.
stake-haunt = The haunt roll: a die for every Omen found so far. At { $need } or more the haunt begins; else each further Omen adds a die.
stake-damage = The result is the damage.
stake-fight = Both roll { $trait }. The higher result wins.
stake-contest = Both roll { $trait }. The higher result wins.
band-from = { $low }+
band-span = { $low }–{ $high }
band-one = { $low }
band-same = The same
band-more = { $seat } rolls more
band-more-you = You roll more
band-more-being = { THE($being) } rolls more
row-nothing = Nothing happens.
row-printed = As it is printed there.
row-haunt = The haunt begins.
row-not-yet = Not yet: the haunt does not begin.
row-opens = The doorway opens.
row-stays-locked = It stays locked.
row-nobody-hurt = Nobody is hurt.
row-beaten = { $seat } is beaten.
row-beaten-you = You are beaten.
row-beaten-being = { THE($being) } is beaten.
row-unhurt = { $seat } is beaten, and not hurt.
row-unhurt-you = You are beaten, and not hurt.
row-hurt =
    { $hurts ->
        [mental] { $seat } takes { $amount } mental damage.
       *[physical] { $seat } takes { $amount } physical damage.
    }
row-hurt-you =
    { $hurts ->
        [mental] You take { $amount } mental damage.
       *[physical] You take { $amount } physical damage.
    }
row-taken = { THE($thing) } is taken instead.
row-or-taken = Or one thing is taken instead.
row-damage =
    { $hurts ->
        [mental] { $amount } mental damage.
        [physical] { $amount } physical damage.
       *[other] { $amount } damage, to any trait.
    }
row-damage-dice =
    { $hurts ->
        [mental] Mental damage: as much as { $dice } dice show.
        [physical] Physical damage: as much as { $dice } dice show.
       *[other] Damage to any trait: as much as { $dice } dice show.
    }
row-lose = Lose { $amount } { $trait }.
row-gain = Gain { $amount } { $trait }.
row-heal = Heal { $trait }.
row-draw =
    { $count ->
        [one] Draw { A($deck) }.
       *[other] Draw { $count } cards from { THE($deck) }.
    }
row-peek =
    { $count ->
        [one] Look at the top of { THE($deck) }.
       *[other] Look at the top { $count } of { THE($deck) }.
    }
row-moved = Moved to another tile.
row-more-moves =
    { $moves ->
        [one] 1 move more.
       *[other] { $moves } moves more.
    }
row-more-moves-next =
    { $moves ->
        [one] 1 move more in the next turn.
       *[other] { $moves } moves more in the next turn.
    }
row-fewer-moves =
    { $moves ->
        [one] 1 move fewer.
       *[other] { $moves } moves fewer.
    }
row-fewer-moves-next =
    { $moves ->
        [one] 1 move fewer in the next turn.
       *[other] { $moves } moves fewer in the next turn.
    }
row-no-moves = No moves are left this turn.
row-no-moves-next = No moves in the next turn.
row-skip = The next turn is missed.
row-rebuild = { $region }: all rooms are laid anew.
row-clear = The obstacle is gone.
row-obstacle-small = A small obstacle comes.
row-obstacle-large = A large obstacle comes.
row-unblock = The way is free again.
row-bury = The card is buried.
row-used = A card becomes used.
row-die = Death.
