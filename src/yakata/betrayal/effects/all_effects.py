"""Every effect: importing this fills the table of what each step does. And the frames they need."""

from typing import Final

from yakata.betrayal.effects import beings, campaign, counters, dice, nested, telling
from yakata.betrayal.effects.asking import picking, secrets, simultaneous_choices, votes_and_bids
from yakata.betrayal.effects.cards import drawing, handing_on, losing, objects
from yakata.betrayal.effects.house import doorways, markers, rebuilding, tiles, tokens
from yakata.betrayal.effects.people import movement, out_of_sight, sides, traits
from yakata.kernel import Frame

ROOMS: Final = (
    traits, movement, out_of_sight, sides, beings, drawing, losing, handing_on, objects, tiles, doorways, markers,
    tokens, rebuilding, dice, picking, secrets, simultaneous_choices, votes_and_bids, counters, nested, telling,
    campaign,
)  # fmt: skip
FRAMES: Final[tuple[type[Frame], ...]] = (
    traits.DiceOfDamage, traits.LoseAll, traits.RaiseAll,
    movement.MoveAll, movement.MovePersonTo, movement.Walking, movement.Swapping, movement.EachActs,
    out_of_sight.SlippingAway, sides.Dying,
    beings.Falling, beings.HurtBeings, beings.Spawning, beings.SpawnAt, beings.MoveBeingTo, beings.AttackOne,
    drawing.EachDraws, drawing.Peeking, losing.EachDrops, losing.DropOne, handing_on.HandTo, handing_on.CopyOne,
    objects.PutAt,
    tiles.LayFound, tiles.RemoveOne, tiles.RotateOne, tiles.Rotating, tiles.TakeUp, tiles.PutDown,
    markers.MarkOne, markers.Spreading, tokens.DealingTokens, doorways.Barring, rebuilding.Rebuilding,
    campaign.StickOne,
    dice.AllRoll, dice.Contested, dice.MoreDice,
    picking.ChooseOption, secrets.Hiding, secrets.Guessing, simultaneous_choices.Secretly,
    votes_and_bids.Voting, votes_and_bids.Bids, votes_and_bids.PayWith, nested.Each, telling.Opening,
)  # fmt: skip
