"""Whether what is told is the same as before, to the byte: random games of every game, hashed step by step.

python -m benchmarks.same_sight [--games 1] [--moves 12] [--longest 400] [--every 7] [GAME ...]

Run it before and after a change that must not change what anybody sees, and compare the lines. Hashed is what every
seat and whoever looks on is shown of tables at which now and then a choice is taken back: the view by itself, the whole
state in each language and without one, and what a socket is told that heard of the move before or was away for some,
with the wording of all that has happened. Two tables of each setting are played side by side, so that what is kept for
one would be seen at the other.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import msgspec

import yakata
from benchmarks.campaigns import company
from benchmarks.sight import make_a_move, table_of
from yakata.betrayal import GAME as BETRAYAL
from yakata.kernel import SPECTATOR, Options, Play
from yakata.kernel.testing import every_setting
from yakata.table.play.live_table import LiveTable
from yakata.table.sight.replays import TRUTH, replay_of
from yakata.table.sight.seat_state import changed, state_of
from yakata.table.sight.shown import StateShown

GAMES = ("hidden-rooms", "hako-onna", "betrayal")
LANGUAGES = ("en", "ja", "")
NIGHTS = 6
"""Of each campaign."""
_encode = msgspec.json.Encoder().encode
Socket = tuple[int, str]
Setting = tuple[str, Options, int]


def settings(name: str, number: int) -> Iterator[Setting]:
    game = yakata.load(name)
    for options, seats in every_setting(game):
        named = msgspec.to_builtins(options)
        usual = msgspec.to_builtins(game.options())
        yield ", ".join(f"{key} {value}" for key, value in named.items() if value != usual[key]), options, seats
    if name == BETRAYAL.name:
        yield from nights(number)


def nights(number: int) -> Iterator[Setting]:
    """The first nights of a campaign: companies with names, heirlooms, doors and entries of their own."""
    rng, kept = Random(f"nights {number}"), BETRAYAL.campaign.new("house", "The House")
    for night in range(NIGHTS):
        kept = BETRAYAL.campaign.begin(kept, company(kept, rng))
        options = BETRAYAL.campaign.options_for(kept)
        yield f"night {night + 1}", options, len(options.company)
        play = Play.prepare(BETRAYAL, options, len(options.company), seed=f"nights {number} {night}").deal()
        for ask in play:
            play.apply(rng.choice(ask.choices))
        kept = BETRAYAL.campaign.after(kept, play.record())


class Watched:
    """A table, and the sockets at it."""

    def __init__(self, name: str, options: Options, seats: int, seed: str) -> None:
        self.random = Random(seed)
        self.table: LiveTable = table_of(yakata.load(name), options, seats, seed)
        if self.random.random() < 0.3:  # two at one device
            self.table.seats[1].person = self.table.seats[0].person
        eyes = (*range(seats), SPECTATOR)
        self.told: dict[Socket, StateShown | None] = {(seat, lang): None for seat in eyes for lang in LANGUAGES}
        self.versions: dict[Socket, int] = {}
        self.hash, self.steps = sha256(), 0

    def tell(self) -> None:
        table = self.table
        eyes = list(self.told)
        self.random.shuffle(eyes)  # nobody is always the first for whom something is worked out
        for seat, lang in eyes:
            last = self.told[seat, lang]
            if last is not None and (self.random.random() < 0.1 or not self.noticed(seat)):
                continue
            state = state_of(table, seat, lang, self.versions.get((seat, lang), -1))
            self.hash.update(_encode(state))
            self.hash.update(_encode(table.view(seat)))
            if last is not None:
                self.hash.update(_encode(changed(last, state)))
            self.told[seat, lang], self.versions[seat, lang] = state, table.version
        self.steps += 1

    def noticed(self, seat: int) -> bool:
        return self.table.hush is None or self.table.hush.noticed(seat, self.table.version)

    def go_on(self, moves: int) -> bool:
        """Another move; what is told of it is hashed in some stretches of a game, and always at its end."""
        make_a_move(self.table, self.random, 0.15)
        if self.table.version % (4 * moves) < moves or self.table.over or self.in_need():
            self.tell()
        return not self.table.over

    def in_need(self) -> bool:
        """The first moves of a haunt."""
        if not getattr(self.table.prepared.state, "haunt", ""):
            self.before = self.table.version
        return 0 < self.table.version - getattr(self, "before", self.table.version) < 40

    def at_the_end(self) -> None:
        play = self.table.prepared
        if play.over:
            for viewer, lang in ((TRUTH, "en"), (0, "ja"), (SPECTATOR, "en")):
                self.hash.update(_encode(replay_of(play.game, play.record(), viewer, lang)))


def fingerprint(name: str, setting: Setting, number: int, moves: int, longest: int) -> tuple[str, int]:
    _, options, seats = setting
    both = [Watched(name, options, seats, f"same sight {number} {side}") for side in ("left", "right")]
    for one in both:
        one.tell()
    going = list(both)
    while going:
        going = [one for one in going if one.go_on(moves) and one.table.version < longest]
    both[0].at_the_end()
    return sha256(b"".join(one.hash.digest() for one in both)).hexdigest()[:16], sum(one.steps for one in both)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"which games; all of {', '.join(GAMES)} by default")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--games", type=int, default=1, help="how many pairs of tables of each setting")
    parser.add_argument("--moves", type=int, default=12, help="how many in a row are told, of four times as many")
    parser.add_argument("--longest", type=int, default=400, help="moves of a game")
    parser.add_argument("--every", type=int, default=1, help="each so manieth setting only")
    chosen = parser.parse_args()
    for name in chosen.names or GAMES:
        for number in range(chosen.first, chosen.first + chosen.games):
            for place, setting in enumerate(settings(name, number)):
                if place % chosen.every == number % chosen.every:
                    found, steps = fingerprint(name, setting, number, chosen.moves, chosen.longest)
                    print(f"{name} [{setting[0]}] {setting[2]} seats {number}: {steps} steps {found}", flush=True)


if __name__ == "__main__":
    main()
