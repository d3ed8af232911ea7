"""Every frame of the rules: what a saved evening can be in the middle of."""

from typing import Final

from yakata.betrayal.rules.cards import decks, drawing, give_and_take, ongoing_events, taking
from yakata.betrayal.rules.evening import actions, ending, ghosts, journal, legacy_deck, rounds, setup, turn
from yakata.betrayal.rules.exploring import discovering, locked_doorways, moving
from yakata.betrayal.rules.fighting import attack, death, harm, rising
from yakata.betrayal.rules.haunt import beginning, monsters, parting
from yakata.betrayal.rules.resolving import choosing, crests, dice_rolls, reactions, steps
from yakata.kernel import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    rounds.Hours, rounds.SideTurn,
    setup.SettingUp, setup.ChooseFamilies, legacy_deck.Legacy, setup.JoiningLate,
    turn.Turn, turn.OutOfTurn, ghosts.GhostTurn, actions.Acting, journal.Reading, ending.Ending, ending.Winning,
    moving.Going, locked_doorways.Forcing, discovering.Discovering,
    decks.Turned, decks.Looked, decks.Shuffling,
    drawing.Drawing, drawing.MakeHeirloom, drawing.Happening, drawing.Symbols, drawing.DrawSome, drawing.Keeping,
    give_and_take.Transfer, taking.Taking, give_and_take.Bereft, give_and_take.HandedOver, ongoing_events.Heeding,
    attack.ChooseTarget, attack.Fight, death.Death,
    harm.Hurt, harm.HurtAll, harm.Paying, rising.Gaining, rising.Healing, rising.RisingEach,
    beginning.HauntCheck, beginning.HauntStart, beginning.Dealing, beginning.NextPart, parting.Parting,
    monsters.MonstersTurn, monsters.MonsterTurn,
    steps.Steps, reactions.React, reactions.FaceDown, reactions.Telling, choosing.Choosing, crests.DrawCrest,
    dice_rolls.Rolling, dice_rolls.TraitRoll,
)  # fmt: skip
