"""Every frame of the game: what can lie on the stack of a night."""

from typing import Final

from yakata.hako_onna.rules import (
    company,
    death,
    free_actions,
    ghost_move,
    hako_turn,
    item_cards,
    looking,
    moving_together,
    noise,
    peeking,
    real_discs,
    tower,
    turns,
    visitor_turn,
)
from yakata.hako_onna.rules.items import against_powers, questions, tools, using, weapons
from yakata.hako_onna.rules.powers import interrupts, moving_things
from yakata.hako_onna.rules.setting_up import building, choosing_items, her_secrets, set_up
from yakata.kernel import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    turns.Hours, set_up.SettingUp, choosing_items.ChooseItems, building.BuildHouse, her_secrets.Secrets,
    visitor_turn.VisitorTurn, noise.NoiseCards, noise.NoiseDiscs, real_discs.NoiseReal, real_discs.Blamed,
    real_discs.LastLook, tower.NoiseTower,
    interrupts.Window, interrupts.OpenThis, interrupts.WantThat, interrupts.FindDoll, interrupts.BarDoor,
    interrupts.Drag, peeking.Peeking, looking.Look, death.Death, death.Flight,
    using.Using, weapons.Strike, against_powers.Seal, against_powers.ShowPowers, questions.Questioned,
    tools.PeekTwice, tools.Photograph, tools.Salt, tools.ForceWay,
    free_actions.Requested, free_actions.Telling, free_actions.GiveUp, item_cards.Swapping, company.Company,
    hako_turn.HakoTurn, moving_together.MovingTogether, ghost_move.GhostMove, moving_things.MovingThings,
)  # fmt: skip
