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
campaign-entry-apart = An entry that not everybody has heard. Read by: { $name }.
campaign-blank-family = What the { $name } family is called
campaign-blank-heirloom = The name of { $name }, an heirloom of { $to }
campaign-blank-fate = What became of { $name } ({ $to })
campaign-bad-company = Three to five people are needed, each of another family, and only the living come again.
