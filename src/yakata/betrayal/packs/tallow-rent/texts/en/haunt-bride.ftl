# The Bride: haunt 0.

haunt-bride = The Bride
haunt-bride-story =
    She was to have been married from this house. The bread was baked and the fiddler paid. Then on the morning there was no groom, and by noon there was no bride either, except in the orchard, and not standing.
    It was assumed that she had been deserted. It had not occurred to anyone that she might only have been early. Tonight the fiddler is tuning, somewhere above; and one of you, who has been humming it since supper, goes to see whether she is ready.
haunt-bride-hint-heroes-1 = She is waiting for one family among you, and only for that one.
haunt-bride-hint-heroes-2 = She kept a diary. It is upstairs; everything of hers is upstairs.
haunt-bride-hint-heroes-3 = Where an Omen was found, she can be spoken to. It helps to use the right name.
haunt-bride-hint-traitor-1 = He must be dead first. It is only fair.
haunt-bride-hint-traitor-2 = She comes and goes by the runestones.
haunt-bride-setup-traitor = A Crest is drawn, and only the traitor sees it: the family of the Soulmate. The Crab Orchard is found, if it can be, and the Hanging Tree stands there; if not, by the Front Steps. The Bride is under it. The traitor gains [nothing/2 Might and 1 Speed/4 Might and 2 Speed].
haunt-bride-setup-heroes = If no Omen tile lies in the house, one is found.
haunt-bride-win-heroes = Banish the Bride before the eleventh round. She has waited once, and will not be kept waiting until it is light.
haunt-bride-win-traitor = Bring the Bride her Soulmate, dead, under the Hanging Tree, and say the words over them. If none of the others is left alive, or when the eleventh round begins, she will find him herself.

box-bride-bride-find = Look for the diary
box-bride-bride-find-text = SEARCH, on a tile of the upper floor not yet searched, as long as the diary has not been found: mark it searched and roll Knowledge; +1 for every two searched tiles of the upper floor (this one counts; round up), and +3/2/2. 8+: you have the diary. 0–7: only gloves.
box-bride-bride-read = Read the diary
box-bride-bride-read-text = STUDY, with the diary, as long as the Soulmate is not known to all: roll Knowledge, +1 for each Sacred Item you carry. 6+: the Crest is turned up. 0–5: she writes about the weather.
box-bride-bride-banish = Banish the Bride
box-bride-bride-banish-text = INVOKE, on an Omen tile: say the name of a family. Roll Knowledge, with 4 more dice if it is the Soulmate's; +4 to the result if you carry the diary, +2 if the Bride is on your tile. 13+: she is gone, and you have won. 6–12: she comes to your tile; 1 mental damage to you. 0–5: she comes to your tile; everyone outside takes 2 mental damage.
box-bride-bride-fact = What you know
box-bride-bride-fact-text = The diary is an Object, and cannot be stolen. One does not read another woman's diary by force.
box-bride-bride-claim = Fetch the groom
box-bride-bride-claim-text = PREPARE, on a tile where the Soulmate lies dead: the Crest is turned up, and you take the body with you: it is never dropped or given away, and nobody can take or steal it. (Should the Crest be your own, any of the dead will do. She never saw him in a good light.)
box-bride-bride-wed = Hold the wedding
box-bride-bride-wed-text = INVOKE, under the Hanging Tree, with the body, and the Bride on your tile: roll Sanity; +2 with the Prayer Cord, +2 with the Mourning Veil. 5+: they are married, and you have won. 0–4: he does not answer.
box-bride-bride-undying = Not before the wedding
box-bride-bride-undying-text = If you would die: heal every trait instead, then gain 1/2/3 Speed and lose 2 Might.
box-bride-bride-being = The Bride
box-bride-bride-being-text = Speed 6, Sanity 5; she has neither Might nor Knowledge. At the start of her turn you may put her on any tile with a runestone. She attacks with Sanity, and is stunned if she loses.

being-the-bride = The Bride
    .the = the Bride
    .only = the Bride
thing-bride-diary = The Bride's diary
    .the = the Bride's diary
thing-bride-body = The groom
    .the = the groom
secret-bride-soulmate = The Bride's Soulmate
option-bride-walks = She walks from where she is
    .chosen = lets her walk from where she is
option-bride-to-runestone = She steps out by a runestone
    .chosen = lets her step out by a runestone
tell-bride-no-omen-tile = No Omen was found in this house, and there is no room for one. She cannot be spoken to, unless you find a place; and you have only until the eleventh round.

ending-bride-banished = The Bride is gone.
ending-bride-banished-text =
    At the right name she turns round, as anyone would. One sees that she is young, and that she has been crying with irritation and not with grief. She looks at the one who spoke. It is plain that it is not he.
    “Then I shall wait indoors,” she says; and is not there. In the orchard the fiddler stops in the middle of a bar, and can be heard putting the thing back in its case.
ending-bride-wedded = They are married.
ending-bride-wedded-text =
    He has to be held up. It is often so with bridegrooms. The words are said, and at the place where one waits for an answer the bough creaks, and that is taken for yes.
    They go in at the front door together, she half a step ahead. There is dancing, overhead, until it is light. The rest of you have been seated at the far end, among people you do not know, who ask which side you are on.
ending-bride-nobody-left = Everyone has come.
ending-bride-nobody-left-text =
    With nobody left to object, she takes her time. She goes from one to the next, lifts each face by the chin, and looks. It is the last one, of course. She laughs at herself, and sits down by him, and arranges her skirt so that it will be the first thing he sees.
ending-bride-dawn = She has not waited.
ending-bride-dawn-text =
    It is nearly light in the orchard, as it was that day. She looks towards the road, and then she does not do what she did then. She comes in. One could have spoken to her. Each of you had time to, and each supposed that one of the others would.
    She knows him at once, although he has a different name now, and is holding a lamp. The fiddler strikes up. It is noticed that the table has been laid for everyone, and that it has been laid for some time.
