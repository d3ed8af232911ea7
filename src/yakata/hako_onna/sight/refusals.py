"""Why something cannot be done now, with the number of the rule. Only what the asked seat may know is said."""

from yakata.hako_onna.rules import choices as c
from yakata.hako_onna.rules import noise
from yakata.hako_onna.rules.offers import HAND
from yakata.hako_onna.state.memory import known
from yakata.hako_onna.state.night import NOWHERE, SLOTS, Night
from yakata.kernel import Ask, Choice, Refusal, Seat

SETUP = ("item", "partner", "place", "lock", "fear", "first-power", "bury", "haunt")


def refuse(s: Night, pending: Ask, choice: Choice) -> Refusal | None:
    """The reason against a choice that is not among those offered."""
    if pending.prompt in SETUP:
        return Refusal("still-setting-up", pending.rule)
    if pending.prompt == "noise":
        return _noise(s, choice)
    if pending.prompt in ("act", "after"):
        return _act(s, pending, choice)
    if pending.prompt in ("did-it-fall", "still-stands") and isinstance(choice, c.Bumped):
        return Refusal("she-denied", "HR11")
    if pending.prompt == "react" and isinstance(choice, c.Interrupt):
        return Refusal("not-an-interrupt", "H95")
    if pending.prompt == "set" and isinstance(choice, c.Set):
        return _set(s, choice)
    if pending.prompt == "activate" and isinstance(choice, c.Activate):
        return Refusal("not-strong-enough", "H92")
    if pending.prompt in ("go", "hide") and isinstance(choice, (c.Go, c.Hide)):
        return Refusal("salt-there" if _salted(s, choice) else "too-far", "H96")
    return None


def _noise(s: Night, choice: Choice) -> Refusal | None:
    if isinstance(choice, c.Pass):
        if s.options.noise_kind() == "cards":
            return Refusal("no-pass-with-zero", "H54")
        return Refusal("no-pass-on-red", "H48")
    if isinstance(choice, c.Both):
        return Refusal("no-drops", "H76")
    if isinstance(choice, (c.Stack, c.Flip, c.Balance)):
        red = s.options.noise_kind() != "cards" and noise.following(s) in noise.discs(s).red
        return Refusal("red-disc" if red else "another-noise", "H40" if red else "H22")
    return Refusal("noise-first", "H35")


def _act(s: Night, pending: Ask, choice: Choice) -> Refusal | None:
    seat = pending.seat
    room = s.rooms[seat]
    if isinstance(choice, (c.Move, c.Peek, c.Use)) and pending.prompt == "after":
        return Refusal("one-main-action", "H56")
    if isinstance(choice, c.Move):
        if choice.room == room:
            return Refusal("already-there", "H59", {"room": room})
        barred = room in s.barred and choice.room in s.barred
        return Refusal("barred-door", "H60") if barred else Refusal("no-door", "H61", {"room": choice.room})
    if isinstance(choice, c.Peek):
        shadow = s.content.shadow_number.get(choice.shadow)
        if shadow is None or s.content.room_of[shadow] != room:
            return Refusal("other-room", "H62")
        return Refusal("nothing-there", "H71")
    if isinstance(choice, c.Use):
        if choice.item not in s.items[seat] and choice.item not in s.carried(seat):
            return Refusal("not-yours", "H73")
        return Refusal("cannot-use-now" if choice.item in s.content.effect else "works-by-itself", "H76")
    if isinstance(choice, c.Wink):
        return _wink(s, seat, choice.seat)
    if isinstance(choice, (c.Bumped, c.Fell)):
        return _fall(s)
    if isinstance(choice, (c.Show, c.Give, c.Request, c.Hand, c.Swap)):
        return Refusal("changes-nothing", "HR38") if _done(s, seat, choice) else Refusal("not-beside-you", "H78")
    if isinstance(choice, c.Discard):
        return Refusal("not-bare", "H79")
    if isinstance(choice, c.Tell):
        return Refusal("told-enough" if _knows(s, seat, choice.place) else "told-unknown", "H80")
    return Refusal("proposed-already", "H133") if isinstance(choice, c.Despair) else None


def _done(s: Night, seat: Seat, choice: Choice) -> bool:
    """Whether nothing but having done it already speaks against showing, giving or asking for a tile."""
    if isinstance(choice, c.Request):
        cards = s.options.items_are_handed() and bool(s.items[choice.seat])
        return choice.seat in s.beside(seat) and (bool(s.hands[choice.seat]) or cards)
    return isinstance(choice, (c.Show, c.Give)) and choice.seat in s.beside(seat) and choice.tile in s.carried(seat)


def _wink(s: Night, seat: Seat, other: Seat) -> Refusal:
    if s.options.edition == "ja":
        return Refusal("no-winks", "HR43")
    return Refusal("winked-already" if other != seat and other in s.living else "wink-at-whom", "HR43")


def _fall(s: Night) -> Refusal:
    """Of real discs that stand something can be said, unless she has denied it."""
    if s.options.noise_kind() != "real":
        return Refusal("nothing-falls", "HR11")
    return Refusal("she-denied", "HR11") if s.laid and not s.toppled else Refusal("nothing-stands", "H44")


def _knows(s: Night, seat: Seat, place: str) -> bool:
    """Whether this Visitor has something to say of a place."""
    if place == HAND:
        return bool(s.hands[seat])
    shadow = s.content.shadow_number.get(place)
    return shadow is not None and s.base[shadow] != NOWHERE and known(seat, s.base[shadow]) in s.knows


def _salted(s: Night, choice: c.Go | c.Hide) -> bool:
    """Whether salt lies on the Shadow, or on every Shadow of the room."""
    if isinstance(choice, c.Hide):
        shadow = s.content.shadow_number.get(choice.shadow)
        return shadow is not None and bool(s.salted >> shadow & 1)
    mask = s.content.room_mask.get(choice.room, 0)
    return bool(mask) and not mask & ~s.salted


def _set(s: Night, choice: c.Set) -> Refusal:
    if choice.power not in s.powers:
        return Refusal("not-in-hand", "H88")
    if s.slots[SLOTS.index(choice.slot)]:
        return Refusal("place-taken", "H89")
    return Refusal("drops-forbid", "H89")
