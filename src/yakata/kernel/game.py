"""A game: its facts, its rules, its content. The thing that ``yakata.load`` gives."""

import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import msgspec

from yakata.kernel.bundles import OWN, Bundle, kept_in, read_texts
from yakata.kernel.campaign.rules import CampaignRules
from yakata.kernel.play import Play
from yakata.kernel.refusals import BadContent
from yakata.kernel.rules import Rules
from yakata.kernel.saves import Saves
from yakata.kernel.seats import Seat
from yakata.kernel.state import State
from yakata.kernel.views import View

S = TypeVar("S", bound=State)
MADE_ANEW: Final = ("saves", "_older")
"""What a copy in another process makes for itself."""


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
        return {name: value for name, value in vars(self).items() if name not in MADE_ANEW}

    # Content that is kept

    def bundle(self) -> Bundle:
        """The content as one piece, with all texts of the game, to be kept beside games that were begun with it."""
        texts = dict(self.texts) | read_texts([self._package / "texts"]) | read_texts(self.text_folders, OWN)
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

    @property
    def older_contents(self) -> Path:
        """The folder with what older releases came with, a bundle each."""
        return self._package / "older"

    def begun_with(self, content: str) -> Self | None:
        """The same rules with the content of this fingerprint: this one, or one that an older release came with."""
        if content == self.content:
            return self
        if content not in self._older:
            self._older[content] = self.with_older(content)
        return self._older[content]

    def with_older(self, content: str) -> Self | None:
        """These rules with the content that an older release came with; nothing where that is not kept here."""
        bundle = kept_in(self.older_contents, content)
        return self.with_bundle(bundle) if bundle else None

    @cached_property
    def _older(self) -> dict[str, Self | None]:
        return {}

    @property
    def _package(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def load(self, data: bytes | str) -> S:
        """A state back from ``dump``."""
        state: S = self.saves.load(data)  # type: ignore[assignment]  # Saves makes self.state
        return state

    def dump(self, state: S) -> bytes:
        """The whole position as JSON, with step names. ``load`` reads it back."""
        return self.saves.dump(state)
