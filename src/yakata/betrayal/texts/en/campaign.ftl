# The chronicle of a campaign

campaign-change-added =
    { $sort ->
        [tile] From now on the house has the { $name }.
        [event] From now on this can happen in the house: { $name }.
        [lodger] From now on one more may be living in the house: { $name }.
       *[other] From now on this can be found in the house: { $name }.
    }
campaign-change-destroyed =
    { $sort ->
        [tile] Gone for good: the { $name }.
        [event] This will not happen again: { $name }.
       *[other] Gone for good: { $name }.
    }
campaign-change-tomb = In the Tomb now: { $name }.
campaign-change-back = Back from the Tomb: { $name }.
campaign-change-passage = A secret passage leads to the { $name }.
campaign-change-ghost = { $to ->
    [one] A ghost haunts the { $name }.
    [2] Two ghosts haunt the { $name }.
    [3] Three ghosts haunt the { $name }.
    [4] Four ghosts haunt the { $name }.
    [5] Five ghosts haunt the { $name }.
   *[other] { $to } ghosts haunt the { $name }.
}
campaign-change-intensified = It has grown worse: { $name }.
campaign-change-tile = In place of the { $name } the house has the { $to }.
campaign-change-heirloom = An heirloom of the { $to } family: { $name }.
campaign-change-title = { $name }: the { $to } family.
campaign-change-named =
    { $sort ->
        [family] The { $name } family is called { $to } now.
       *[other] { $name }: from now on, { $to }.
    }
campaign-change-crest = { $name } bears the Crest of the { $to } family.
campaign-change-rule = A new rule: { $name }.
campaign-mark-died = { $name } died here in { $year }.
campaign-alive = { $name }, born { $born }
campaign-died = { $name }, born { $born }, died { $died } ({ $where })
campaign-alive-unnamed = born { $born }
campaign-died-unnamed = born { $born }, died { $died } ({ $where })
campaign-turned = ; turned traitor
campaign-night-ended = { $name }. { $to }
campaign-entry-apart = An entry that not everybody has heard. Read by: { $name }.
campaign-blank-family = What the { $name } family is called
campaign-blank-heirloom = The name of { $name }, an heirloom of { $to }
campaign-blank-fate = What became of { $name } ({ $to })
campaign-bad-company = Three to five people are needed, each of another family, and only the living come again.

# The epilogue

epilogue-count = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $count }
}
epilogue-how-many = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
    [14] Fourteen
    [15] Fifteen
    [16] Sixteen
    [17] Seventeen
    [18] Eighteen
    [19] Nineteen
    [20] Twenty
   *[other] { $count }
}
epilogue-gap = { " " }
epilogue-name = { $name } { $kin }
epilogue-one-of = { $kin }
epilogue-unnamed = { $count ->
    [one] one without a name
   *[other] { epilogue-count } without a name
}
epilogue-years = { $first } to { $last }
epilogue-nights = Whose nights they were
epilogue-night = { $year }, { $name }.
epilogue-won = It was the night of { $names }.
epilogue-won-by-nobody = It was nobody's night but the house's.
epilogue-dead = Left there: { $names }.
epilogue-there = { $count ->
    [one] There on one night: { $years }.
   *[other] There on { epilogue-count } nights: { $years }.
}
epilogue-sent = { $count ->
    [one] One came: { $names }.
   *[other] { epilogue-how-many } came: { $names }.
}
epilogue-sent-unnamed = { $count ->
    [one] One came.
   *[other] { epilogue-how-many } came.
}
epilogue-lost = { $count ->
    [one] One did not come back: { $names }.
   *[other] { epilogue-how-many } did not come back: { $names }.
}
epilogue-lost-unnamed = { $count ->
    [one] One did not come back.
   *[other] { epilogue-how-many } did not come back.
}
epilogue-turned = { $count ->
    [one] One was found on the other side: { $names }.
   *[other] { epilogue-how-many } were found on the other side: { $names }.
}
epilogue-turned-unnamed = { $count ->
    [one] One was found on the other side.
   *[other] { epilogue-how-many } were found on the other side.
}
epilogue-debts = { $count ->
    [0] Nothing stands against the name.
    [one] One debt stands against the name.
   *[other] { epilogue-how-many } debts stand against the name.
}
epilogue-stayed = { $count ->
    [one] Stayed once.
    [2] Stayed twice.
   *[other] Stayed { epilogue-count } times.
}
epilogue-accused = { $count ->
    [one] Wrongly accused once, and this has been noted.
    [2] Wrongly accused twice, and this has been noted.
   *[other] Wrongly accused { epilogue-count } times, and this has been noted.
}
epilogue-title = To the end: { $name }.
epilogue-heirlooms = Handed down: { $names }.
epilogue-fate = { $name }: { $fate }
epilogue-fate-gap = { " – " }
epilogue-end = And the hill
epilogue-owing = { $count ->
    [one] One family still owes: { $names }.
   *[other] { epilogue-how-many } families still owe: { $names }.
}
epilogue-none-owing = Nobody owes anything. It is some time before anybody believes it.
epilogue-buried = { $count ->
    [0] None of yours is buried here.
    [one] One of yours is buried here.
   *[other] { epilogue-how-many } of yours are buried here.
}
epilogue-unseen = { $count ->
    [0] No room has more in it than one sees.
    [one] In one room there is somebody whom one does not see.
   *[other] In the rooms there are { epilogue-count } whom one does not see.
}
epilogue-open = The campaign is over. The house is as you have left it, and stays open: any evening, in free play.
