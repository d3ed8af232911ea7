"""The haunt begins (B138 to B154): the check, the roles, the books, the setup, the new order of turns."""

from typing import Any

from yakata.betrayal.language.tables import Counting, Haunt, Onset
from yakata.betrayal.meaning import holds, number, people, person
from yakata.betrayal.meaning.numbers import of_one
from yakata.betrayal.meaning.passives import total
from yakata.betrayal.rules.cards.decks import put_all_away
from yakata.betrayal.rules.evening.legacy_deck import Legacy
from yakata.betrayal.rules.haunt.parting import parting
from yakata.betrayal.rules.resolving.dice_rolls import Rolling
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import EXPLORER, HERO, RIVAL, TRAITOR
from yakata.betrayal.state.night import MONSTERS, Night
from yakata.betrayal.state.people import replaced
from yakata.kernel import Call, Done, Frame, Odds, Seat, chance, do


def onset(n: Night) -> Onset:
    """B138: what brings the haunt tonight."""
    chapter = n.book.chapters.get(n.options.chapter)
    return chapter.trigger if chapter else n.book.free_onset


def omens_found(n: Night) -> int:
    """B139, BR20: carried by anyone or dropped on tiles."""
    carried = sum(card in n.book.omens for hand in n.hands for card in hand)
    return carried + sum(card in n.book.omens for pile in n.lying.values() for card in pile)


def begin_if(n: Night, seat: Seat, what: str, count: int, omen: str = "") -> Call | None:
    """The haunt begins when so many tiles, Omens or rounds are reached; ``omen``: the one that was drawn."""
    limit = getattr(onset(n), what)
    if n.haunt or limit is None or count < limit:
        return None
    return Call(HauntStart(seat, omen))


class HauntCheck(Frame):
    """B138, B139: an Omen was drawn before the haunt."""

    seat: Seat
    omen: str

    @do
    def whether(self, n: Night) -> Call | Done | None:
        found = begin_if(n, self.seat, "omens", n.omens, self.omen)
        if found is not None:
            return found
        need = onset(n).omen_roll
        if need is None or n.haunt:
            return Done()
        dice = omens_found(n) + total(n, self.seat, "extra-omen")
        n.emit("haunt-roll", seat=self.seat, omens=dice, need=need)
        return Call(Rolling(self.seat, dice, "haunt"))

    @do
    def rolled(self, n: Night, result: Any) -> Call | None:
        about = Context(self.seat, self.seat, owner=self.seat, result=result, card=self.omen)
        n.rolled = result
        return tell_all(n, "haunt-roll", about)

    @do
    def starts(self, n: Night) -> Call | None:
        need = onset(n).omen_roll
        if not n.haunt and need is not None and n.rolled >= need:
            return Call(HauntStart(self.seat, self.omen))
        if not n.haunt:
            n.emit("no-haunt-yet", seat=self.seat)
        return None


def candidates(n: Night, omen: str, tile: str) -> tuple[str, ...]:
    """Which haunts may come: by the chapter, or in free play by the Omen and the tile (BR26)."""
    about = Context(n.revealer, n.revealer)
    if n.options.haunt != "any":
        return (n.options.haunt,)
    chapter = n.book.chapters.get(n.options.chapter)
    if chapter is not None:
        return (next(c.haunt for c in chapter.haunts if holds(n, c.when, about)),)
    free = [haunt for haunt in n.book.haunts.values() if haunt.free_play]
    if not n.story.chapters:  # who may still play the campaign is not told its haunts
        free = [haunt for haunt in free if haunt.id not in n.book.campaign_haunts] or free
    tags = n.tile(tile).tags if tile else ()
    scores = {h.id: 2 * (omen in h.omens) + any(tag in h.tags for tag in tags) for h in free}
    best = max(scores.values(), default=0)
    return tuple(ident for ident, score in scores.items() if score == best)


class HauntStart(Frame):
    """The haunt begins. Whatever else was going on is over (B87)."""

    seat: Seat
    omen: str = ""
    options: tuple[str, ...] = ()
    """Which haunts it may be; those that may come, unless a step has named one."""
    suspects: tuple[Seat, ...] = ()

    @do
    def reveal(self, n: Night) -> None:
        n.revealer = self.seat
        self.options = self.options or candidates(n, self.omen, n.places[self.seat])
        if len(self.options) == 1:
            begin_haunt(n, self.options[0])
            self.go(HauntStart.legacy)

    @chance
    def which(self, n: Night) -> Odds:
        return Odds("haunt", self.options)

    @do
    def chosen(self, n: Night, haunt: Any) -> None:
        begin_haunt(n, haunt)

    @do
    def legacy(self, n: Night) -> Call | None:
        """B18: the card that waited at PAUSE."""
        chapter = n.book.chapters.get(n.options.chapter)
        return Call(Legacy()) if chapter is not None and n.legacy < len(chapter.legacy) else None

    @do
    def public(self, n: Night) -> None:
        haunt = _haunt(n)
        n.round, n.turn, n.moves = 1, self.seat, 0
        n.emit("haunt-begins", seat=self.seat, haunt=haunt.id)
        for counter in haunt.counters:
            if counter.each is None:
                n.counters[counter.id] = number(n, counter.start, Context())
            elif counter.each == "player":
                n.counters |= _each_at_start(n, counter)
        n.hide_nowhere()
        n.roles = tuple(HERO if n.alive[seat] else role for seat, role in enumerate(n.roles))

    @do
    def roles(self, n: Night) -> Call | None:
        haunt = n.true_haunt
        kind, about = haunt.roles.kind, Context(self.seat, self.seat)
        if kind == "alone":
            n.roles = (RIVAL,) * n.seats
        elif kind == "hidden":
            self.go(HauntStart.settled)
            return Call(Dealing(tuple(dealt(n, haunt)), tuple(range(n.seats))))
        elif kind in ("traitor", "teams"):
            self.suspects = tuple(people(n, haunt.roles.traitor, about)) or (self.seat,)
            if haunt.roles.every or len(self.suspects) == 1:
                for seat in self.suspects:
                    n.roles = replaced(n.roles, seat, TRAITOR)
            else:
                return None
        self.go(HauntStart.settled)
        return None

    @chance
    def crest(self, n: Night) -> Odds:
        """B142."""
        return Odds("crest", tuple(n.families[seat] for seat in self.suspects))

    @do
    def traitor(self, n: Night, family: Any) -> None:
        n.roles = replaced(n.roles, n.seat_of(family), TRAITOR)

    @do
    def settled(self, n: Night) -> None:
        if _haunt(n).id in n.book.silent:
            face_down(n)
        for seat, role in enumerate(n.roles):
            if role == TRAITOR and not n.hides(seat):
                n.emit("is-traitor", seat=seat)
        n.order = order(n)
        n.spot = 0

    @do
    def traitor_setup(self, n: Night) -> Call | None:
        """B145, BR30."""
        return run(n, _haunt(n).setup.traitor, self._about(_leader(n, self.seat)))

    @do
    def heroes_setup(self, n: Night) -> Call | None:
        return run(n, _haunt(n).setup.heroes, self._about(self.seat))

    @do
    def begun(self, n: Night) -> Call | None:
        return tell_all(n, "haunt-start", Context(self.seat, self.seat, owner=self.seat, kind="haunt"))

    @do
    def cut_off(self, n: Night) -> None:
        """B87: the turn is over at once; the hours go on with the new order, once both sides have read (B146)."""
        put_all_away(n)
        for seat, _, _ in n.passing:
            n.until_now(seat, "leaving")
        n.turn, n.spot, n.on, n.would = -1, -1, True, ()
        n.order = order(n)
        n.emit("haunt-is-on", haunt=n.haunt)
        del n.stack[1:]
        if (apart := parting(n)) is not None:
            n.push(apart)

    def _about(self, actor: Seat) -> Context:
        return Context(actor, actor, owner=actor, kind="haunt")


def _each_at_start(n: Night, counter: Counting) -> dict[str, int]:
    start = number(n, counter.start, Context())
    return {of_one(counter.id, family): start for family in n.families}


def begin_haunt(n: Night, haunt: str) -> None:
    """The haunt that all see; what it truly is, if it only looks like another, nobody does."""
    like = n.book.haunts[haunt].like
    n.haunt, n.truth = like or haunt, haunt if like else ""


def _haunt(n: Night) -> Haunt:
    return n.book.haunts[n.haunt]


def _leader(n: Night, other: Seat) -> Seat:
    """The first open traitor; without one, this player."""
    return next(filter(n.openly_traitor, range(n.seats)), other)


def dealt(n: Night, haunt: Haunt) -> list[str]:
    """The role cards of a haunt with a hidden traitor."""
    return [role for role, count in haunt.roles.deal.items() for _ in range(number(n, count, Context()))]


def face_down(n: Night) -> None:
    """BR37: somebody may change sides in silence, so the role of everybody who is no open traitor lies face down."""
    known = [seat for seat in range(n.seats) if not n.openly_traitor(seat) and n.hidden.get(seat) != 1 << seat]
    for seat in known:
        n.hidden[seat] = 1 << seat
    if known:
        n.emit("roles-face-down")


def order(n: Night) -> tuple[Seat, ...]:
    """B150, BR22: heroes from the left of the traitor, then the traitors, on to the left; then the monsters."""
    roles = _haunt(n).roles
    first = person(n, roles.first, Context(n.revealer, n.revealer))
    if first < 0:
        first = n.revealer
    seats = [first, *[seat for seat in n.from_left(first) if seat != first]]
    open_traitors = [seat for seat in seats if n.roles[seat] == TRAITOR and not n.hides(seat)]
    heroes = [seat for seat in seats if seat not in open_traitors]
    if heroes and len(open_traitors) > 1:
        open_traitors = [seat for seat in n.from_left(heroes[-1]) if seat in open_traitors]
    turns = [*heroes, *open_traitors]
    if roles.order:
        named = [_own_place(place) for place, word in enumerate(roles.order) if word in n.book.monsters]
        every = [*turns, *named, MONSTERS] if "monsters" in roles.order else [*turns, *named]
        return tuple(sorted(every, key=lambda one: _place_of(n, roles.order, one)))
    return tuple(turns) if roles.monsters == "never" else (*turns, MONSTERS)


def _own_place(place: int) -> int:
    """How the order of turns calls the kind of being that stands at this place of the haunt's own order."""
    return MONSTERS - 1 - place


def kind_at(n: Night, one: int) -> str:
    """The kind of being whose turn this is; nothing for the Monster card."""
    return "" if one == MONSTERS else _haunt(n).roles.order[MONSTERS - 1 - one]


def _place_of(n: Night, order: tuple[str, ...], one: int) -> int:
    """Where a player, the Monster card or a kind of being stands in the haunt's own order."""
    if one < MONSTERS:
        return MONSTERS - 1 - one
    if one == MONSTERS:
        return order.index("monsters")
    said = [TRAITOR] if n.openly_traitor(one) else ["heroes"] if n.hides(one) else ["heroes", n.roles[one]]
    said = said if n.hides(one) or n.roles[one] in (HERO, TRAITOR) else [n.roles[one]]
    return next((place for place, word in enumerate(order) if word in said), len(order))


def reorder(n: Night) -> None:
    """The order of turns after a change of sides; whoever has had a turn this round does not get another."""
    if n.spot < 0:
        return
    had = n.order[: n.spot]
    rest = [seat for seat in order(n) if seat not in had]
    n.order = (*had, *rest)


def traitors_last(n: Night) -> tuple[Seat, ...]:
    """B150, BR51: from the next round on, whoever turned out to be a traitor comes after the heroes."""
    order = _haunt(n).roles.order
    if order:
        return tuple(sorted(n.order, key=lambda one: _place_of(n, order, one)))
    return tuple(sorted(n.order, key=lambda seat: 2 if seat == MONSTERS else int(n.openly_traitor(seat))))


class NextPart(Frame):
    """The haunt goes on as another. Nobody wins before its setup is done."""

    haunt: str

    @do
    def begin(self, n: Night) -> None:
        n.haunt, n.truth, n.on = self.haunt, "", False
        n.emit("haunt-goes-on", haunt=self.haunt)
        for counter in _haunt(n).counters:
            if counter.each is None:
                n.counters.setdefault(counter.id, number(n, counter.start, Context()))
            elif counter.each == "player":
                n.counters = _each_at_start(n, counter) | n.counters
        n.hide_nowhere()
        if self.haunt in n.book.silent:
            face_down(n)
        reorder(n)

    @do
    def traitor_setup(self, n: Night) -> Call | None:
        return run(n, _haunt(n).setup.traitor, self._about(n))

    @do
    def heroes_setup(self, n: Night) -> Call | None:
        return run(n, _haunt(n).setup.heroes, self._about(n, n.revealer))

    @do
    def begun(self, n: Night) -> Call | None:
        n.on = True
        return tell_all(n, "haunt-start", self._about(n, n.revealer))

    @do
    def other_books(self, n: Night) -> Call | None:
        """B146: what is new in them is read as the first was."""
        apart = parting(n)
        return Call(apart) if apart is not None else None

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _about(self, n: Night, seat: Seat = -1) -> Context:
        actor = seat if seat >= 0 else _leader(n, n.revealer)
        return Context(actor, actor, owner=actor, kind="haunt")


class Dealing(Frame):
    """B154: roles are dealt face down; each sees their own."""

    cards: tuple[str, ...]
    seats: tuple[Seat, ...]

    @do
    def next(self, n: Night) -> Done | None:
        if self.seats:
            return None
        n.undealt = tuple(sorted(self.cards))
        return Done()

    @chance
    def deal(self, n: Night) -> Odds:
        return Odds.bag("role", self.cards)

    @do
    def dealt(self, n: Night, role: Any) -> None:
        seat, self.seats = self.seats[0], self.seats[1:]
        rest = list(self.cards)
        rest.remove(role)
        self.cards = tuple(rest)
        n.roles = replaced(n.roles, seat, role)
        n.hidden[seat] = 1 << seat
        n.emit("dealt-role", audience=(seat,), seat=seat, role=role)
        self.go(Dealing.next)


__all__ = ["EXPLORER", "Dealing", "HauntCheck", "HauntStart", "NextPart", "begin_if", "onset", "order", "reorder"]
