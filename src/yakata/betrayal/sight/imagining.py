"""Another evening that a seat could not tell from the true one: unseen faces, hidden roles and secrets anew."""

from random import Random

from yakata.betrayal.effects.asking.simultaneous_choices import Secretly
from yakata.betrayal.effects.asking.votes_and_bids import Bids, Voting
from yakata.betrayal.sight.position import knows
from yakata.betrayal.state.haunt import Kept, is_token
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def redraw(n: Night, seat: Seat, rng: Random) -> None:
    if n.result is not None:  # all is shown in the end
        return
    _decks(n, seat, rng)
    redraw_roles(n, seat, rng)
    _secrets(n, seat, rng)
    _votes(n, seat, rng)
    redraw_places(n, seat, rng)


def _decks(n: Night, seat: Seat, rng: Random) -> None:
    """Faces that somebody else has looked at are mixed with those that nobody has seen, back by back."""
    for deck, slots in sorted(n.decks.items()):
        if all(not face or knows(bits, seat) for _, face, bits in slots):
            continue
        new = list(slots)
        pools: dict[str, list[str]] = {}
        for place, (back, face, bits) in enumerate(slots):
            if face and not knows(bits, seat):
                pool = pools.setdefault(back, [*n.bag(deck, back)])
                pool.append(face)
                new[place] = (back, "?", bits)
        for pool in pools.values():
            rng.shuffle(pool)
        for place, (back, face, bits) in enumerate(new):
            if face == "?":
                new[place] = (back, pools[back].pop(), bits)
        for back, pool in pools.items():
            n.set_bag(deck, back, pool)
        n.decks[deck] = tuple(new)


def redraw_roles(n: Night, seat: Seat, rng: Random) -> None:
    """Roles that this seat has not seen are dealt again, with those that stayed in the middle."""
    unknown = [other for other, bits in sorted(n.hidden.items()) if not knows(bits, seat)]
    if not unknown:
        return
    pool = [*(n.roles[other] for other in unknown), *n.undealt]
    truths = _truths(n, [n.roles[other] for other in n.hidden if other not in unknown], len(pool))
    if len(truths) > 1:
        n.truth, pool = rng.choice(truths)
    rng.shuffle(pool)
    roles = list(n.roles)
    for other in unknown:
        roles[other] = pool.pop()
    n.roles = tuple(roles)
    n.undealt = tuple(sorted(pool))


def _truths(n: Night, seen: list[str], size: int) -> list[tuple[str, list[str]]]:
    """What the haunt could truly be, among those that look alike, and the cards that would be out of sight then."""
    from yakata.betrayal.rules.haunt.beginning import dealt

    if n.options.haunt != "any":  # all know which was asked for
        return []
    found = []
    for haunt in n.book.haunts.values():
        if n.haunt in (haunt.id, haunt.like):
            cards = dealt(n, haunt)
            if all(cards.count(role) >= seen.count(role) for role in seen):
                for role in seen:
                    cards.remove(role)
                if len(cards) == size:
                    found.append((haunt.id if haunt.like else "", cards))
    return found


def _secrets(n: Night, seat: Seat, rng: Random) -> None:
    tokens = [name for name, kept in sorted(n.secrets.items()) if is_token(name) and not knows(kept.known, seat)]
    for back in dict.fromkeys(name.partition("@")[0] for name in tokens):
        mine = [name for name in tokens if name.partition("@")[0] == back]
        values = [n.secrets[name].value for name in mine]
        rng.shuffle(values)
        for name, value in zip(mine, values, strict=True):
            n.secrets[name] = Kept(value, n.secrets[name].among, n.secrets[name].known)
    for name, kept in sorted(n.secrets.items()):
        if not knows(kept.known, seat) and kept.among and not is_token(name):
            n.secrets[name] = Kept(rng.choice(kept.among), kept.among, kept.known)


def _votes(n: Night, seat: Seat, rng: Random) -> None:
    """What others have pointed at, bid or chosen, before it is shown."""
    for frame in n.stack:
        if isinstance(frame, Voting):
            votes = zip(frame.voters, frame.votes, strict=True)
            frame.votes = tuple(vote if voter == seat else rng.choice(frame.options) for voter, vote in votes)
        elif isinstance(frame, Bids):
            bids = zip(frame.bidders, frame.bids, strict=True)
            frame.bids = tuple(bid if who == seat else rng.choice(frame.offers(n, who)) for who, bid in bids)
        elif isinstance(frame, Secretly) and frame.waiting:
            picks = zip(frame.choosers, frame.picks, strict=True)
            frame.picks = tuple(pick if who == seat else rng.choice(frame.options(n, who)) for who, pick in picks)


def redraw_places(n: Night, seat: Seat, rng: Random) -> None:
    """Who is out of sight is somewhere they could be."""
    for other, spots in sorted(n.unseen.items()):
        if not n.sees(seat, other):
            reach = [*spots]
            if other == n.turn:
                reach = sorted({t for spot in spots for t, away in n.house.steps_from(spot).items() if away <= 1})
            n.places = (*n.places[:other], rng.choice(reach or [n.places[other]]), *n.places[other + 1 :])
