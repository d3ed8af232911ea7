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
campaign-change-crest = The Crest of the { $to } family is on it: { $name }.
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

epilogue-gap = { " " }
epilogue-name = { $name } { $kin }
epilogue-one-of = { $kin }
epilogue-unnamed = { $count ->
    [one] one without a name
   *[other] { $count } without a name
}
epilogue-years = { $first } to { $last }
epilogue-nights = Whose nights they were
epilogue-night = { $year }, { $name }.
epilogue-won = It was the night of { $names }.
epilogue-won-by-nobody = It was nobody's night but the house's.
epilogue-dead = Left there: { $names }.
epilogue-there = { $count ->
    [one] There on one night: { $years }.
   *[other] There on { $count } nights: { $years }.
}
epilogue-sent = { $count ->
    [one] One came: { $names }.
   *[other] { $count } came: { $names }.
}
epilogue-sent-unnamed = { $count ->
    [one] One came.
   *[other] { $count } came.
}
epilogue-lost = { $count ->
    [one] One did not come back: { $names }.
   *[other] { $count } did not come back: { $names }.
}
epilogue-lost-unnamed = { $count ->
    [one] One did not come back.
   *[other] { $count } did not come back.
}
epilogue-turned = { $count ->
    [one] One was found on the other side: { $names }.
   *[other] { $count } were found on the other side: { $names }.
}
epilogue-turned-unnamed = { $count ->
    [one] One was found on the other side.
   *[other] { $count } were found on the other side.
}
epilogue-debts = { $count ->
    [0] Nothing stands against the name.
    [one] One debt stands against the name.
   *[other] { $count } debts stand against the name.
}
epilogue-stayed = { $count ->
    [one] Stayed once.
    [2] Stayed twice.
   *[other] Stayed { $count } times.
}
epilogue-accused = { $count ->
    [one] Wrongly accused once, and this has been noted.
    [2] Wrongly accused twice, and this has been noted.
   *[other] Wrongly accused { $count } times, and this has been noted.
}
epilogue-title = To the end: { $name }.
epilogue-heirlooms = Handed down: { $names }.
epilogue-fate = { $name }: { $fate }
epilogue-fate-gap = { " – " }
epilogue-end = And the hill
epilogue-owing = { $count ->
    [one] One family still owes: { $names }.
   *[other] { $count } families still owe: { $names }.
}
epilogue-none-owing = Nobody owes anything. It is some time before anybody believes it.
epilogue-house = { $dead ->
    [0] None of yours is buried here.
    [one] One of yours is buried here.
   *[other] { $dead } of yours are buried here.
} { $ghosts ->
    [0] No room has more in it than one sees.
    [one] In one room there is somebody whom one does not see.
   *[other] In the rooms there are { $ghosts } whom one does not see.
}
epilogue-open = The campaign is over. The house is as you have left it, and stays open: any evening, in free play.
