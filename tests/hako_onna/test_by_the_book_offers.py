"""What is offered and asked, held against the printed words: by what the seats see, over random nights."""

from collections import Counter
from random import Random

from tests.hako_onna.nights import GAME
from tests.hako_onna.referee import Step, watched
from yakata.bots import Observation, make
from yakata.hako_onna.sight.view import NightView
from yakata.kernel import Ask

WEAPONS = {"stake", "chain", "gasoline"}
PLAIN = {"smartphone", "dowsing"}
"""Item cards that are always of use."""


def asked(step: Step, *prompts: str) -> Ask | None:
    ask = step.before.pending
    return ask if isinstance(ask, Ask) and ask.prompt in prompts else None


def own_view(step: Step, ask: Ask) -> NightView:
    view = step.before.view(ask.seat)
    assert isinstance(view, NightView)
    return view


def named(ask: Ask, verb: str) -> set[str]:
    """What this can be done to."""
    texts = (str(choice).split(" ", 1) for choice in ask.choices)
    return {text[1] for text in texts if text[0] == verb}


def beside(view: NightView, seat: int) -> list[int]:
    """The other living Visitors in this Visitor's room."""
    room = view.players[seat].room
    return [n for n, one in enumerate(view.players) if n != seat and one.alive and one.room == room]


# The turn


def test_a_turn_ends_by_itself_only_when_nothing_else_can_be_done():  # H57 H80 H82 HR34 HR38 HR43
    ends: Counter[str] = Counter()
    for step in watched("ends", 60):
        if asked(step, "after"):
            ends["asked"] += 1
        for slots in step.happened("ended-turn"):
            seat, state = slots["seat"], step.state
            if str(step.answer) == "end":
                ends["said"] += 1
                continue
            view = state.view(seat)
            others, near = len(state.living) > 1, beside(view, seat)
            assert not (others and view.options.edition == "en")  # they could wink
            assert not view.hand
            assert not any(view.players[other].tiles for other in near)
            assert state.hour <= state.proposed[seat]  # they could give up
            assert view.noise.kind != "real"
    assert ends["asked"] > 200
    assert ends["said"] > 200


def test_those_beside_are_asked_before_the_main_action_and_after_it():  # H78 HR42 HR43
    heard: set[int] = set()
    fresh, seen = False, Counter[str]()
    for step in watched("beside", 60):
        if asked(step, "noise"):
            heard, fresh = set(), True
        if ask := asked(step, "beside"):
            heard.add(ask.seat)
            view = own_view(step, ask)
            near = view.players[ask.seat].room == view.players[view.turn].room
            things = (
                {f"{tile} {view.turn}" for tile in view.hand} if near and view.options.offers == "any-turn" else set()
            )
            assert named(ask, "give") <= things
            assert named(ask, "wink") <= {str(n) for n in step.before.living if n != ask.seat}
            seen["winks"] += bool(named(ask, "wink"))
        if ask := asked(step, "act", "after"):
            view = own_view(step, ask)
            if fresh and view.options.offers == "any-turn":
                for other in beside(view, ask.seat):
                    assert other in heard or not view.players[other].tiles
                    seen["near"] += 1
            if fresh and view.options.winks == "any-turn" and view.options.edition == "en":
                assert heard == set(step.before.living) - {ask.seat}
                seen["all"] += 1
            fresh = False
        if step.happened("announced"):
            heard, fresh = set(), True
    assert min(seen["near"], seen["all"], seen["winks"]) > 20


def test_what_can_be_done_is_what_the_words_allow():  # H56 H59 H60 H71 H73 H76 H79 HR13
    acts = 0
    for step in watched("acts", 40):
        ask = asked(step, "act", "after")
        if ask is None:
            continue
        view = own_view(step, ask)
        me = view.players[ask.seat]
        here = [shadow for shadow in view.shadows if shadow.room == me.room]
        bare = [shadow.id for shadow in here if not shadow.tiles]
        assert named(ask, "discard") == {f"{tile} {spot}" for tile in view.hand for spot in bare}
        assert "end" in map(str, ask.choices)
        if ask.prompt == "after":
            assert not any(named(ask, verb) for verb in ("move", "peek", "use"))
            continue
        ways = {way for pair in view.ways if me.room in pair for way in pair} - {me.room}
        barred = {*view.barred} if me.room in view.barred else set()
        assert named(ask, "move") == ways - barred
        assert named(ask, "peek") == {shadow.id for shadow in here if shadow.tiles}
        peekable = bool(named(ask, "peek"))
        uses = {*view.hand} & WEAPONS if peekable else set()
        uses |= {*me.items} & PLAIN
        uses |= {*me.items} & {"pokkuri"} if beside(view, ask.seat) else set()
        known = WEAPONS | PLAIN | {"pokkuri"}
        assert named(ask, "use") & known == uses
        acts += 1
    assert acts > 400


# Her answers


def test_a_window_opens_for_all_that_is_announced_but_the_charm():  # H49 H58 H105 H107
    windows = 0
    for step in watched("windows", 40):
        announced = step.happened("announced") + step.happened("names-target")
        if not announced or step.state.over or {"shriek", "died"} & {*step.keys}:
            continue
        charm = step.state.options.edition == "en" and any(
            "charm" in (*slots.get("action", "").split(), slots.get("item", "")) for slots in announced
        )
        pending = step.state.pending
        assert (isinstance(pending, Ask) and pending.prompt == "react") is not charm
        windows += 1
        if charm:
            continue
        hers = step.state.view(0)
        powers = dict(zip(("left", "right"), hers.set_powers, strict=True))
        for slot in named(pending, "interrupt"):
            power = step.state.power(powers[slot])
            assert power.timing == "interrupt"
            assert power.need <= len(hers.diary)
    assert windows > 200


def test_the_deck_is_a_queue():  # H85 H86 H87
    drawn: Counter[str] = Counter()
    for step in watched("deck", 40):
        for slots in step.happened("drew"):
            before, after, powers = step.before.view(0), step.state.view(0), list(slots["powers"])
            known, unseen = list(before.deck_bottom), before.deck_cards - len(before.deck_bottom)
            if "despair" in step.keys:
                assert (unseen, known[0]) == (0, "despair")
                assert powers == known[1:3]
                assert {*powers} <= {*after.hand_powers}
                assert list(after.deck_bottom) == [*known[3:], "despair"]
                drawn["despair"] += 1
                continue
            assert unseen or powers == known[:1]
            unlocked = step.state.power(powers[0]).number in before.diary
            assert (powers[0] in after.hand_powers) == unlocked
            assert unlocked or after.deck_bottom[-1] == powers[0]
            drawn["kept" if unlocked else "buried"] += 1
    assert min(drawn["kept"], drawn["buried"]) > 5


# The end


def closed(hers: NightView) -> bool:
    """HR24, HR36: whether every way is closed, by what she sees."""
    lost = {*hers.gone, *(note.tile for note in hers.notes if note.where == "gone")}
    if hers.options.hopeless == "blocked":
        lost |= {ghost.holds for ghost in hers.ghosts}
    escape = {"exit", "key-ring"} & lost or (hers.key_in_safe and "safe" in lost)
    return bool(escape and hers.weakness in lost and {"bones", "doll"} & lost)


def test_a_night_goes_on_as_long_as_there_is_a_way_and_no_longer():  # H31 H132 HR24 HR36
    """Bots play: random people seldom come so far."""
    ends: Counter[str] = Counter()
    for seed in range(12):
        play = GAME.new(seed=seed, seats=3 + seed % 3, house="balanced", hopeless=("blocked", "gone")[seed % 2])
        bots = [make(GAME.name, "keen", Random(f"{seed} {seat}")) for seat in range(play.state.seats)]
        for ask in play:
            if ask.prompt == "noise":
                assert not closed(play.view(0))
            play.apply(bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices)), ask.seat)
        ends[play.result.key] += 1
        assert closed(play.view(0)) or play.result.key != "no-way"
    assert ends["no-way"]
