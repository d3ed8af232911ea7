"""Which games there are, and how to get one. Games are imported only when they are asked for."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from yakata.kernel import Game, UnknownGame
from yakata.kernel.campaign import BadCampaign, CampaignRules

_OURS = {
    "hidden-rooms": "yakata.hidden_rooms:GAME",
    "hako-onna": "yakata.hako_onna:GAME",
    "betrayal": "yakata.betrayal:GAME",
    "seance": "yakata.examples.seance:GAME",
}

_PUT: dict[str, Game[Any]] = {}


def games() -> dict[str, str]:
    """Every game's name and where it is: ours, and those that installed packages offer as ``yakata.games``."""
    return _installed() | _OURS


@cache
def _installed() -> dict[str, str]:
    """To look through all installed packages takes long, and each table asks."""
    return {entry.name: entry.value for entry in entry_points(group="yakata.games")}


def load(name: str) -> Game[Any]:
    """The game of this name (``"hidden-rooms"``), or of this place (``"my_package.my_module:GAME"``).

    A place runs code: take it from a person at the keyboard, never from a file or the network (``load_named``).
    """
    return _load_place(name) if ":" in name else load_named(name)


def load_named(name: str) -> Game[Any]:
    """One of the ``games()``, and nothing else."""
    if name in _PUT:
        return _PUT[name]
    place = games().get(name)
    if place is None:
        raise UnknownGame(f"no game is called {name[:40]!r}; there are {', '.join(sorted(games()))}")
    return _load_place(place)


def campaigns_of(name: str = "") -> CampaignRules[Any, Any, Any]:
    """How the campaigns of this game go; without a name, of the first that has any."""
    rules = load_named(name).campaign if name else next(_with_campaigns(), None)
    if rules is None:
        raise BadCampaign("no-campaigns", f"{name or 'no game here'} has no campaigns")
    return rules


def campaign_reader(data: bytes | str) -> CampaignRules[Any, Any, Any]:
    """Of the game that this document names; for an old one that names none, of the first that knows its content."""
    readers, troubles = [], []
    for rules in _with_campaigns():
        try:
            campaign = rules.read(data)
        except BadCampaign as error:
            troubles.append(error)
        else:
            if campaign.header.game or campaign.edition.pack == rules.edition().pack:
                return rules
            readers.append(rules)
    if readers:
        return readers[0]
    raise troubles[0] if troubles else BadCampaign("no-campaigns", "no game here has campaigns")


def _with_campaigns() -> Iterator[CampaignRules[Any, Any, Any]]:
    return (rules for name in games() if (rules := load_named(name).campaign) is not None)


def put(game: Game[Any]) -> None:
    """From now on, in this process, the game of this name is this one: with content of one's own."""
    _PUT[game.name] = game


def add_games(places: Mapping[str, str]) -> None:
    """From now on, in this process, these games are at these places too."""
    _OURS.update(places)


def is_put(name: str) -> bool:
    """Whether this process alone has the game of this name as it is."""
    return name in _PUT


def put_campaigns() -> bool:
    """Whether this process alone knows how some campaigns go."""
    return any(game.campaign is not None for game in _PUT.values())


def _load_place(place: str) -> Game[Any]:
    module, _, attribute = place.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise UnknownGame(f"{place!r} cannot be loaded: {error}") from None
    if not isinstance(game, Game):
        raise UnknownGame(f"{place!r} is no game")
    return game
