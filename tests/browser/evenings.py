"""An evening of Betrayal in several browsers: who is asked, the clicks that answer, what a browser must not have."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Response, WebSocket

from tests.browser.visitors import PATIENCE, Visitor
from tests.table.changes import Told
from yakata.betrayal import GAME
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.state.story import Member
from yakata.bots import make
from yakata.bots.bot import Observation
from yakata.kernel import Play, replay
from yakata.kernel.record import parse
from yakata.words import words_for

Json = dict[str, Any]
TICK = 8
"""Milliseconds between two looks at what has come."""
AGAIN = 2.0
"""Seconds after which a click that did nothing is made again."""
COMES = 300
"""Milliseconds in which the house has turned to what can be touched there."""
LONGEST = 400
TRIES = 8
"""Clicks after which a choice that is still not heard will not be."""
WORD = re.compile(r"[\w-]+")
SPOTS = {"move": '.room[data-reach="{}"]', "explore": '.doorway[data-reach$=".{}"]'}
IN_SIGHT = """(found) => {
  const spot = document.querySelector(found);
  if (!spot) return null;
  const { left, top, width, height } = spot.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  return document.elementFromPoint(...at) === spot || spot.contains(document.elementFromPoint(...at)) ? at : null;
}"""
"""The middle of it, where nothing lies above it."""


class Explorer:
    """Somebody at the page: what their browser was sent, and clicks by the text of a choice."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor
        self.name = name
        self.seat = -1
        self.state: Json = {}
        """The last state that came."""
        self.frames: list[str] = []
        self.answers: list[Response] = []
        """What came since the last look, while the chapter was played; afterwards every book is open."""
        self.words: set[str] = set()
        """All words and ids of this chapter until the last look."""
        self.roles: set[str] = set()
        self.shown: set[str] = set()
        """Boxes that were shown to all."""
        self.bot = make(GAME.name, "keen", Random(name))
        self.on_board = 0
        self.scenes: list[str] = []
        """What lay over the board when a choice was to be made."""
        visitor.page.on("websocket", self._listen)
        visitor.page.on("response", self._answered)

    def _listen(self, socket: WebSocket) -> None:
        told = Told()
        socket.on("framereceived", lambda text: self._keep(str(text), told))

    def _keep(self, text: str, told: Told) -> None:
        state = told.state(json.loads(text))
        if state is not None:
            self.state = state
            self.seat = state["seat"]
        if not self.over:
            self.frames.append(text)
            if state is not None:
                self.roles.add(self.view["people"][self.seat]["role"])
                self.shown |= {box["id"] for box in self.view["boxes"] if box["shown"]}

    def _answered(self, answer: Response) -> None:
        if "/api/" in answer.url and not self.over and answer.status != 204:
            self.answers.append(answer)

    @property
    def over(self) -> bool:
        return bool(self.state.get("result"))

    @property
    def view(self) -> Json:
        view: Json = self.state["view"]
        return view

    def fresh(self) -> None:
        """Another table: nothing of the last counts."""
        self.state, self.frames, self.answers, self.seat = {}, [], [], -1
        self.roles, self.shown, self.words = set(), set(), set()

    def came(self) -> str:
        """Every answer and frame since the last look."""
        answers, self.answers, frames, self.frames = self.answers, [], self.frames, []
        text = "\n".join((*(answer.text() for answer in answers), *frames))
        self.words.update(WORD.findall(text))
        return text

    def holds(self) -> str:
        """The page as it stands, and what the browser keeps."""
        page = self.visitor.page
        text: str = page.content() + page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        self.words.update(WORD.findall(text))
        return text

    # Choosing

    def advice(self) -> str:
        """What a bot would choose that sees what this browser was sent."""
        choices = tuple(GAME.parse(one["text"]) for one in self.state["choices"])
        return str(self.bot.choose(Observation(msgspec.convert(self.view, NightView), choices)))

    def click(self, text: str) -> None:
        """On the board where it can be touched there, else in the list, else in the list of everything."""
        self._read_first()
        self.visitor.settle()
        said = next(one["say"] for one in self.state["choices"] if one["text"] == text)
        verb, _, what = text.partition(" ")
        if verb == "lay":
            self._lay(said)
        elif not self._touch(verb, what):
            self._in_list(said)

    def _read_first(self) -> None:
        """A scene that lies over the board is read, and put away."""
        scene = self.visitor.page.locator("dialog:is(.chapter-scene, .haunt-scene, .waiting)")
        if scene.count():
            self.scenes.append(scene.inner_text())
            scene.locator("button").first.click(timeout=AGAIN * 1000)

    def to_the_end(self) -> None:
        """What is still being told is read on, until the picture of the ending is there."""
        page = self.visitor.page
        until = monotonic() + PATIENCE
        while monotonic() < until and not page.locator(".ending figure").count():
            with suppress(PlaywrightError):  # it went by itself
                self._read_first()
                page.locator(".narrator .ways button").last.click(timeout=AGAIN * 100)
            page.wait_for_timeout(TICK)

    def _touch(self, verb: str, what: str) -> bool:
        """A tile, or a doorway of the tile that one stands on, if it is in sight."""
        if verb not in SPOTS:
            return False
        page = self.visitor.page
        try:
            spot = page.wait_for_function(IN_SIGHT, arg=SPOTS[verb].format(what), timeout=COMES)
        except PlaywrightError:
            return False
        self.on_board += 1
        page.mouse.click(*spot.json_value())
        return True

    def _lay(self, said: str) -> None:
        """Turned by hand until it lies as wished; from the list, where the text of a room lies over it."""
        lay = self.visitor.board.locator("[data-reach=lay]")
        try:
            for _ in range(4):
                if (lay.get_attribute("aria-label", timeout=AGAIN * 1000) or "").endswith(said):
                    break
                self.visitor.board.locator("[data-reach=turn]").click(timeout=AGAIN * 1000)
            lay.click(timeout=AGAIN * 1000)
        except PlaywrightError:
            self._in_list(said)
        else:
            self.on_board += 1

    def _in_list(self, said: str) -> None:
        """By its name; twice, where it is asked for once more."""
        more = self.visitor.say("once-more").removeprefix("{ $choice }")
        choices = self.visitor.choices
        name = re.compile(f"^{re.escape(said)}({re.escape(more)})?$")
        self.visitor.settle()
        choices.get_by_role("button", name=name).first.click(timeout=AGAIN * 1000)
        again = choices.get_by_role("button", name=said + more, exact=True)
        if again.count():
            again.click(timeout=AGAIN * 1000)


def evening(company: list[Explorer], choose: Callable[[Explorer], str]) -> Iterator[Explorer]:
    """All of it: whoever is asked clicks what ``choose`` says. Comes back with who is asked, before each choice."""
    last: tuple[Explorer, int] | None = None
    tries = 0
    for _ in range(LONGEST):
        asked = _asked(company, last)
        if asked is None:
            return
        yield asked
        tries = tries + 1 if last == (asked, asked.state["version"]) else 0
        assert tries < TRIES, f"{choose(asked)}: {asked.visitor.page.locator('body').aria_snapshot()}"
        last = asked, asked.state["version"]
        if not asked.state["choices"]:  # an earlier click was heard after all
            continue
        with suppress(PlaywrightError):  # something was drawn anew under the finger: then once more
            asked.click(choose(asked))
    raise AssertionError("the evening does not end")


def _asked(company: list[Explorer], last: tuple[Explorer, int] | None) -> Explorer | None:
    """Who has something to choose that is new; nobody when it is over on every screen."""
    until = monotonic() + PATIENCE
    again = monotonic() + AGAIN
    while monotonic() < until:
        if all(one.over for one in company):
            return None
        for one in company:
            if one.state.get("choices") and (last is None or (one, one.state["version"]) != last):
                return one
        if last is not None and monotonic() > again:
            return last[0]
        company[0].visitor.page.wait_for_timeout(TICK)
    raise AssertionError("nobody is asked")


# What nobody else may have


def private(explorer: Explorer) -> Iterator[str]:
    """Texts of tonight's haunt in the books of sides that this seat was never on, as far as nobody has shown them."""
    haunt = GAME.book.haunts[explorer.view["haunt"]]
    own = {"all", *explorer.roles} | ({"heroes"} if "hero" in explorer.roles else set())
    for box in haunt.boxes:
        if box.book not in own and f"{haunt.id}.{box.id}" not in explorer.shown:
            yield f"box-{haunt.id}-{box.id}-text"
    for book in {box.book for box in haunt.boxes} - own:
        yield from (f"haunt-{haunt.id}-setup-{book}", f"haunt-{haunt.id}-win-{book}")


def texts(keys: Iterable[str], players: int) -> Iterator[str]:
    """In both languages, as far as they are long enough to be told from others: the first line of each."""
    for key in keys:
        for lang in ("en", "ja"):
            words = words_for(GAME, lang)
            if words.knows(key) and len(line := words.read(key, players).splitlines()[0]) > 12:
                yield line


def future(chapter: str) -> Iterator[str]:
    """Ids of chapters after this one and of their haunts."""
    chapters = list(GAME.book.chapters)
    for ident in chapters[chapters.index(chapter) + 1 :]:
        yield ident
        yield from (one.haunt for one in GAME.book.chapters[ident].haunts if "-" in one.haunt)


def undrawn(record: str) -> set[str]:
    """Cards and tiles that nobody has seen tonight, by playing the record again, and those of later chapters."""
    lying: set[str] = set()
    drawn: set[str] = set()
    for moment in replay(GAME, parse(record)):
        before, lying = lying, {face for bags in moment.state.bags.values() for _, faces in bags for face in faces}
        drawn |= before - lying
    chapters = list(GAME.book.chapters.values())
    now = next(at for at, chapter in enumerate(chapters) if chapter.id == moment.state.options.chapter)
    later = {face for chapter in chapters[now + 1 :] for face in (*chapter.cards, *chapter.plank)}
    return {ident for ident in (lying | later) - drawn if "-" in ident}  # the others are words of plain English too


def played_until(company: list[Explorer], stop: Callable[[Explorer], bool]) -> None:
    """By hand, through every doorway, else as bots would, until this is true of who is asked."""

    def choose(one: Explorer) -> str:
        doors = [offered["text"] for offered in one.state["choices"] if offered["text"].startswith("explore ")]
        return doors[0] if doors and not one.view["haunt"] else one.advice()

    for one in evening(company, choose):
        if stop(one):
            return
    raise AssertionError("over too soon")


def won_prologue(name: str) -> bytes:
    """A campaign as a file: bots have played the prologue until the company won it, and all live."""
    members = [Member(family, family.title(), 30) for family in list(GAME.book.families)[:3]]
    begun = GAME.campaign.begin(GAME.campaign.new("brought", name), members)
    for seed in range(100):
        play = Play.prepare(GAME, GAME.campaign.options_for(begun), len(members), seed=seed).deal()
        bots = [make(GAME.name, "keen", Random(f"{seed}.{seat}")) for seat in range(len(members))]
        for ask in play:
            play.apply(bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices)), ask.seat)
        if play.result is not None and play.result.key == "heroes-win" and all(play.state.alive):
            return GAME.campaign.export(GAME.campaign.after(begun, play.record()))
    raise AssertionError("the prologue cannot be won")
