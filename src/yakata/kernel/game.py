"""A game: its facts, its rules, its content. The thing that ``yakata.load`` gives."""

import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from yakata.kernel.bundles import Bundle, read_texts
from yakata.kernel.campaign.rules import CampaignRules
from yakata.kernel.play import Play
from yakata.kernel.refusals import BadContent
from yakata.kernel.rules import Rules
from yakata.kernel.saves import Saves
from yakata.kernel.seats import Seat
from yakata.kernel.state import State
from yakata.kernel.views import View

S = TypeVar("S", bound=State)


class Game(Rules[S]):
    """Subclass it, set the facts, write ``setup``. One instance is one game with its content."""

    campaign: CampaignRules[Any, Any, Any] | None = None
    """How its campaigns go, where it has any."""

    @property
    def campaign_options(self) -> frozenset[str]:
        """Options that only a campaign sets."""
        return self.campaign.options if self.campaign is not None else frozenset()

    def view(self, state: S, seat: Seat) -> View:
        """What the seat may see, named field by field; ``state.common(seat)`` gives the fields that every view has."""
        return View(**state.common(seat))

    def new(
        self,
        *,
        seed: str | int | None = None,
        seats: int | None = None,
        names: Sequence[str] = (),
        **named: Any,
    ) -> Play[S]:
        """A game to play, with dice that can be checked and a record. The same seed gives the same dice."""
        options = self.choose_options(named)
        return Play.prepare(self, options, seats, seed=seed, names=names).deal()

    @cached_property
    def saves(self) -> Saves:
        return Saves(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "saves"}  # it is made anew from the rest

    # Content that is kept

    def bundle(self) -> Bundle:
        """The content as one piece, with all texts of the game, to be kept beside games that were begun with it."""
        package = Path(str(sys.modules[type(self).__module__].__file__)).parent
        texts = dict(self.texts) | read_texts((*self.text_folders, package / "texts"))
        return Bundle(self.name, self.content, self.data(), texts)

    def with_bundle(self, bundle: Bundle) -> Self:
        """These rules with that content, under its fingerprint. ``BadContent`` where they cannot read it."""
        if bundle.game != self.name:
            raise BadContent(f"content of {bundle.game}, these are the rules of {self.name}")
        try:
            game = self.with_data(bundle.data)
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadContent(f"content {bundle.content} cannot be read by {self!r}: {error!r}") from None
        game.content, game.texts = bundle.content, bundle.texts
        return game

    def load(self, data: bytes | str) -> S:
        """A state back from ``dump``."""
        state: S = self.saves.load(data)  # type: ignore[assignment]  # Saves makes self.state
        return state

    def dump(self, state: S) -> bytes:
        """The whole position as JSON, with step names. ``load`` reads it back."""
        return self.saves.dump(state)
