"""What one seat can deduce, worked out anew: by brute force, from the events and views of that seat alone.

The engine keeps traces, notes and conditions up to date as it goes. The witness knows nothing of those: it writes down
what it is told, and asks of a world whether all of that would have happened in it.
"""

from collections import Counter
from collections.abc import Iterable

from tests.hako_onna.followed import GONE, Followed, hand, places, portable, replacing
from tests.hako_onna.nights import BOOK, at, numbered
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.night import NOWHERE, UNSEEN, Night
from yakata.kernel import SPECTATOR, Event

ALL = frozenset(range(24))
KILL, MOVE = "behind-you", {1: "close-to-you", 2: "reach-you", 3: "through-walls", 4: "moving-things"}


def in_room(room: str) -> frozenset[int]:
    return frozenset(BOOK.shadows_in[room])


class Witness:
    """One seat's own history of a night."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.spots = ALL
        """Where she can be."""
        self.sees: dict[int, str] = {}
        """What was seen of tiles that can be followed with the eyes, and has not been disturbed."""
        self.was_carried: set[int] = set()
        self.was_left: set[int] = set()
        """Peeked at by somebody and no Diary tile."""
        self.is_not: set[tuple[int, str]] = set()
        self.screams: list[tuple[str, frozenset[int]]] = []
        self.set_after: list[int] = [0, 0]
        self.elsewhere: list[set[str]] = [set(), set()]
        """Powers seen since something was set here."""
        self.had: list[tuple[int, frozenset[str], bool]] = []
        """After how many Screams she had these powers, and whether these were all."""
        self.sealed: set[str] = set()
        self.her_turn = False
        self.noise_room = ""
        """Where noise was made that killed nobody, until she moves."""
        self.noise_slots: tuple[bool, bool] = (False, False)
        self.failed: set[str] = set()
        self.peeking = NOWHERE
        self.followed = Followed(seat)
        """Tiles that were seen, wherever they went."""

    # Watching

    def watch(self, state: Night, events: Iterable[Event]) -> None:
        """What has just happened. The state stands for the table: where the tiles lie that all can follow."""
        for event in events:
            if event.seen_by(self.seat) and (seen := getattr(self, f"on_{event.key.replace('-', '_')}", None)):
                seen(state, **event.slots)
        self.was_carried |= {lot for hand in state.hands for lot in hand}
        if not replacing(state):
            self.followed.closes()
        for tile in state.view(SPECTATOR).gone:
            if portable(tile):
                self.followed.goes(tile, GONE)
                self.followed.sees(tile, GONE)
        self.followed.own(state)

    def on_light(self, state: Night, used: int) -> None:
        if not state.hour:
            self.spots = in_room("kids-room") | in_room("red-bedroom")
        elif self.her_turn:
            self.move(state, used)
        self.noise_room, self.her_turn = "", False
        self.spots = frozenset(spot for spot in self.spots if state.view(SPECTATOR).shadows[spot].tiles)
        for slot, there in enumerate(state.view(SPECTATOR).set_cards):
            if not there:
                self.elsewhere[slot] = set()

    def move(self, state: Night, used: int) -> None:
        """In the dark: a step, or what so many of the powers that are strong enough allow."""
        strong = [
            n for n, card in MOVE.items() if BOOK.power[card].need <= len(state.diary) and card not in self.sealed
        ]
        steps = 1 + (used > 0 and 2 in strong)
        walls, leap = used > 0 and 3 in strong, used > 0 and 1 in strong
        rooms = {BOOK.room_of[spot] for spot in self.spots}
        for _ in range(steps):
            rooms |= {there for room in rooms for there in state.house.ways[room]}
            if walls:
                rooms |= {there for room in rooms for there in state.house.through[room]}
            if leap:
                rooms |= {there for room in rooms for there in state.house.on_floor[state.house.floor[room]]}
        found = frozenset(spot for room in rooms for spot in in_room(room))
        self.spots = frozenset(spot for spot in found if not state.salted >> spot & 1)
        can_rearrange = any("despair" in kept or 4 in unlocked for kept, unlocked in self.screams)
        if used and can_rearrange:
            lying = set(state.base)
            self.sees = {lot: face for lot, face in self.sees.items() if lot not in lying}
            self.was_carried -= lying
            self.was_left -= lying
            self.is_not = {fact for fact in self.is_not if fact[0] not in lying}
            self.followed.moved()

    def on_screamed(self, state: Night, room: str) -> None:
        self.spots &= in_room(room)

    def on_power_kept(self, state: Night) -> None:
        self.screams.append(("kept", frozenset(state.diary)))

    def on_power_buried(self, state: Night) -> None:
        self.screams.append(("bottom", frozenset(state.diary)))

    def on_despair(self, state: Night, count: int) -> None:
        self.screams.append(("despair", frozenset(state.diary)))

    def on_power_set(self, state: Night, slot: str) -> None:
        self.set_after[("left", "right").index(slot)] = len(self.screams)

    def on_power_taken_back(self, state: Night, slot: str) -> None:
        self.elsewhere[("left", "right").index(slot)] = set()

    def shown(self, state: Night, power: str) -> None:
        self.had.append((len(self.screams), frozenset({power}), False))
        for slot, there in enumerate(state.view(SPECTATOR).set_cards):
            self.elsewhere[slot] = self.elsewhere[slot] | {power} if there else set()

    def on_interrupted(self, state: Night, power: str, seat: int) -> None:
        self.shown(state, power)

    def on_behind_you(self, state: Night, power: str, seat: int) -> None:
        """She is in the room, unless a Hakobito can have done it."""
        self.shown(state, power)
        if self.noise_room and len(state.diary) < BOOK.power[KILL].need_hakobito:
            self.spots &= in_room(self.noise_room)

    def on_died(self, state: Night, seat: int, how: str, shadow: str, tiles: tuple[str, ...], **_: object) -> None:
        for tile in tiles:
            self.followed.sees(tile, hand(seat))
        if how == "behind-you" and len(state.diary) < BOOK.power[KILL].need_hakobito:
            self.found(at(shadow), True)

    def on_sealed(self, state: Night, power: str, seat: int) -> None:
        self.shown(state, power)
        self.sealed.add(power)

    def on_saw_powers(self, state: Night, seat: int, powers: tuple[str, ...]) -> None:
        if seat == self.seat:
            self.had.append((len(self.screams), frozenset(powers) | self.sealed, True))

    def on_made_noise(self, state: Night, seat: int) -> None:
        self.noise_room = state.rooms[seat]
        self.noise_slots = state.view(SPECTATOR).set_cards

    def on_her_turn(self, state: Night, hour: int) -> None:
        self.her_turn = True

    def on_peeks(self, state: Night, seat: int, shadow: str) -> None:
        self.peeking = at(shadow)

    def on_ghost_seen(self, state: Night, seat: int, ghosts: tuple[int, ...], shadow: str) -> None:
        self.found(at(shadow), 0 in ghosts)
        self.peeking = NOWHERE

    def nobody_there(self) -> None:
        if self.peeking != NOWHERE:
            self.found(self.peeking, False)
        self.peeking = NOWHERE

    def found(self, spot: int, she: bool) -> None:
        self.spots = self.spots & {spot} if she else self.spots - {spot}

    def on_saw(self, state: Night, seat: int, tile: str, shadow: str) -> None:
        self.spot(state, tile, shadow)

    def spot(self, state: Night, tile: str, shadow: str) -> None:
        self.followed.sees(tile, shadow)
        if not portable(tile):
            self.sees[state.base[at(shadow)]] = tile

    def on_left(self, state: Night, seat: int, shadow: str) -> None:
        self.nobody_there()
        lot = state.base[at(shadow)]
        self.was_left.add(lot)
        for key, way in (("key-ring", "exit"), ("doll", "bones")):
            if key in state.view(SPECTATOR).players[seat].shown:
                self.is_not.add((lot, way))

    def on_took(self, state: Night, seat: int, shadow: str) -> None:
        self.nobody_there()
        self.followed.enters(shadow, seat)

    def on_put(self, state: Night, seat: int, shadow: str) -> None:
        self.followed.leaves(seat, shadow)

    def on_discarded(self, state: Night, seat: int, shadow: str) -> None:
        self.followed.leaves(seat, shadow)

    def on_gave(self, state: Night, seat: int, other: int) -> None:
        self.followed.leaves(seat, hand(other))

    def on_tile_stolen(self, state: Night, seat: int) -> None:
        self.followed.leaves(seat, GONE)

    def on_shown_tile_stolen(self, state: Night, seat: int, tile: str) -> None:
        self.followed.goes(tile, GONE)

    def on_stole(self, state: Night, tile: str) -> None:
        self.followed.sees(tile, GONE)

    def on_opened_safe(self, state: Night, seat: int, **_: object) -> None:
        self.followed.gets(seat, BOOK.the("key-ring"))

    def on_saved(self, state: Night, seat: int, tile: str) -> None:
        self.followed.sees(tile, hand(seat))

    def on_diary_found(self, state: Night, seat: int, tile: str, unlocked: int) -> None:
        self.nobody_there()

    def on_was_shown(self, state: Night, seat: int, tile: str) -> None:
        if portable(tile):
            self.followed.sees(tile, places(state)[tile])
        else:
            lots = [lot for lot, face in enumerate(state.faces) if face == tile]
            self.sees |= dict.fromkeys(lots, tile) if len(lots) == 1 else {}

    def on_photo(self, state: Night, tiles: tuple[str, ...], shadow: str) -> None:
        self.found(at(shadow), "hako" in tiles)
        for tile in set(tiles) - {"hako", "hakobito"}:
            self.spot(state, tile, shadow)

    def on_struck(self, state: Night, shadow: str, tiles: tuple[str, ...], **_: object) -> None:
        self.found(at(shadow), False)
        for tile in set(tiles) - {"hakobito"}:
            self.followed.sees(tile, shadow)

    def on_struck_in_vain(self, state: Night, weapon: str, shadow: str, **_: object) -> None:
        self.found(at(shadow), True)
        self.failed.add(weapon)

    def on_shriek(self, state: Night, seat: int, shadow: str) -> None:
        self.found(at(shadow), True)

    def on_shows_item(self, state: Night, seat: int, item: str) -> None:
        card = BOOK.item.get(item)
        if card is None:
            self.followed.sees(item, hand(seat))
        if card and card.dies and state.alive[seat] and "shriek" not in " ".join(map(str, state.trail)):
            self.spots -= in_room(state.rooms[seat])

    def on_salted(self, state: Night, seat: int, shadow: str, ghosts: tuple[int, ...]) -> None:
        self.found(at(shadow), 0 in ghosts)

    def on_answered(self, state: Night, seat: int, item: str, asked: str, answer: str) -> None:
        if any(state.view(SPECTATOR).set_cards):
            return  # it may be a lie
        if asked == "floor":
            floor = int(answer.removeprefix("floor-"))
            self.spots &= {spot for room in state.house.on_floor[floor] for spot in in_room(room)}
        elif asked in BOOK.rooms:
            self.spots = self.spots & in_room(asked) if answer == "yes" else self.spots - in_room(asked)

    def on_no_doll(self, state: Night) -> None:
        self.followed.not_in_hands("doll")

    def on_has_doll(self, state: Night, seat: int) -> None:
        self.followed.sees("doll", hand(seat))
        self.spots = in_room(state.rooms[seat])

    # Questioning a world

    def doubts(self, world: Night) -> list[str]:
        """What in this world does not agree with what was seen."""
        about = (self.about_her, self.about_tiles, self.followed.doubts, self.about_secrets, self.about_cards)
        return [doubt for doubts in about for doubt in doubts(world)]

    def about_her(self, world: Night) -> Iterable[str]:
        if world.ghost_at[0] not in self.spots and not world.dark:
            yield f"she cannot be in {BOOK.shadows[world.ghost_at[0]]}"
        if self.noise_room and not world.dark:
            killing = [
                slot for slot in range(2) if self.noise_slots[slot] and world.slots[slot] == KILL
                and self.set_after[slot] <= len(self.screams)
            ]  # fmt: skip
            strong = len(world.diary) >= BOOK.power[KILL].need
            if killing and strong and world.her_room == self.noise_room and not self.just_set(killing[0]):
                yield "she would have killed who made noise"

    def just_set(self, slot: int) -> bool:
        return not self.noise_slots[slot]

    def about_tiles(self, world: Night) -> Iterable[str]:
        faces = Counter(face for face in (*world.faces, *world.bag) if face not in (UNSEEN, EMPTY, "key-ring"))
        faces.update([*(f"number-{n}" for n in world.code), f"not-{world.weakness}"])
        numbers = [f"number-{n}" for n in range(1, 7)]
        expected = Counter([*BOOK.mix, *numbers, *(f"not-{weapon}" for weapon in BOOK.weapons), "bones", "safe"])
        if faces != expected:
            yield f"tiles: {sorted((faces - expected).elements())} more, {sorted((expected - faces).elements())} less"
        if world.faces.count(UNSEEN) != len(world.bag):
            yield f"{world.faces.count(UNSEEN)} unseen tiles and {len(world.bag)} faces for them"
        for lot, face in self.sees.items():
            if world.faces[lot] != face:
                yield f"lot {lot} is {world.faces[lot]}, and was seen as {face}"
        for lots in world.hands:
            for lot in lots:
                if not portable(world.faces[lot]):
                    yield f"somebody carries {world.faces[lot]}"
        for lot in self.was_carried.difference(*world.hands):
            if not portable(world.faces[lot]) and lot not in world.gone:
                yield f"somebody carried {world.faces[lot]}"
        for lot in self.was_left:
            if world.faces[lot].startswith("diary-"):
                yield f"{world.faces[lot]} was seen and not found"
        for lot, face in self.is_not:
            if world.faces[lot] == face:
                yield f"lot {lot} cannot be {face}"

    def about_secrets(self, world: Night) -> Iterable[str]:
        view = world.view(self.seat)
        code, gone = set(world.code), self.followed.tiles
        if tuple(sorted(code)) in view.guesses or not set(view.numbers_known) <= code:
            yield f"the code {world.code} was tried"
        if code & set(view.numbers_refused) or any(f"number-{n}" in gone for n in code):
            yield f"the code {world.code} holds a number that lies elsewhere"
        if world.options.code == "consecutive" and max(code) - min(code) != 2:
            yield f"the code {world.code} is not in a row"
        if world.weakness in self.failed or f"not-{world.weakness}" in gone:
            yield f"{world.weakness} is not her weakness"

    def about_cards(self, world: Night) -> Iterable[str]:
        """Play the deck again, Scream by Scream."""
        number = {card: n for n, card in numbered(world.options).items()}
        if sorted((*world.drawn, *world.fresh)) != sorted(number):
            yield "the deck is not the ten powers"
            return
        if world.power(world.drawn[0]).never_first:
            yield f"{world.drawn[0]} was her first power"
        held, deck, under = {world.drawn[0]}, [*world.drawn[1:]], ["despair"]
        history = [frozenset(held)]
        unseen = len(world.fresh)
        for kept, unlocked in self.screams:
            card = deck.pop(0) if deck else under.pop(0) if not unseen else "?"
            if card == "despair":
                held |= set(under[:2])
                under = [*under[2:], "despair"]
            elif card in number and number[card] in unlocked:
                held.add(card)
            else:
                under.append(card)
            happened = "despair" if card == "despair" else "kept" if card in held else "bottom"
            if happened != kept:
                yield f"at Scream {len(history)} {card} was {happened}, not {kept}"
            history.append(frozenset(held))
        has = {*world.powers, *filter(None, world.slots)}
        if has != held - self.sealed:
            yield f"she has {sorted(has)}, and drew {sorted(held)}"
        if list(world.bottom) != under:
            yield f"under the deck lie {world.bottom}, not {under}"
        for screams, powers, every in self.had:
            if not powers <= history[screams] or (every and powers != history[screams]):
                yield f"after {screams} Screams she had {sorted(history[screams])}, not {sorted(powers)}"
        if not world.dark:
            for slot, card in enumerate(world.slots):
                if card and card not in history[min(self.set_after[slot], len(history) - 1)]:
                    yield f"{card} was set before she had it"
                if card in self.elsewhere[slot]:
                    yield f"{card} was seen elsewhere since"
