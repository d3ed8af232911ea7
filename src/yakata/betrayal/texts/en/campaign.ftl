# The chronicle of a campaign

campaign-change-added =
    { $sort ->
        [tile] The { $name } belongs to the house from now on.
        [event] From now on this can happen in the house: { $name }.
       *[other] From now on this can be found in the house: { $name }.
    }
campaign-change-destroyed =
    { $sort ->
        [tile] The { $name } is gone for good.
        [event] This will not happen again: { $name }.
       *[other] Gone for good: { $name }.
    }
campaign-change-tomb = In the Tomb now: { $name }.
campaign-change-back = Back from the Tomb: { $name }.
campaign-change-passage = A secret passage opens into the { $name }.
campaign-change-ghost = { $to ->
    [one] A ghost haunts the { $name }.
   *[other] { $to } ghosts haunt the { $name }.
}
campaign-change-intensified = It has grown worse: { $name }.
campaign-change-tile = The { $name } has become the { $to }.
campaign-change-heirloom = An heirloom of the { $to } family: { $name }.
campaign-change-title = { $name }: the { $to } family.
campaign-change-named =
    { $sort ->
        [family] The { $name } family is called { $to } now.
       *[other] It is called { $to } now: { $name }.
    }
campaign-change-crest = The crest of the { $to } family is on it: { $name }.
campaign-change-rule = A new rule: { $name }.
campaign-mark-died = { $name } died here in { $year }.
campaign-alive = { $name }, born { $born }
campaign-died = { $name }, born { $born }, died { $died } ({ $where })
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
    [one] It stayed, once.
    [2] It stayed, twice.
   *[other] It stayed, { $count } times.
}
epilogue-accused = { $count ->
    [one] It was wrongly accused once, and this has been noted.
    [2] It was wrongly accused twice, and this has been noted.
   *[other] It was wrongly accused { $count } times, and this has been noted.
}
epilogue-title = To the end: { $name }.
epilogue-heirlooms = Handed down: { $names }.
epilogue-fate = { $name }: { $fate }
epilogue-end = And the hill
epilogue-owing = { $count ->
    [one] One family still owes: { $names }.
   *[other] { $count } families still owe: { $names }.
}
epilogue-none-owing = Nobody owes anything. It is some time before anybody believes it.
epilogue-house = { $dead ->
    [0] Nobody of yours is buried here.
    [one] One of yours is buried here.
   *[other] { $dead } of yours are buried here.
} { $ghosts ->
    [0] No room has more in it than one sees.
    [one] In one room there is somebody whom one does not see.
   *[other] In the rooms there are { $ghosts } whom one does not see.
}
epilogue-open = The campaign is over. The house is as you have left it, and stays open: any evening, in free play.
