"""Nothing of a chapter that is not reached is in any byte that leaves the house: not in the page, not in an answer."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.table.sealed import ahead_sentences, leaks, sealed_sentences
from tests.table.servers import Guest, Json, serving_inside
from tests.table.test_campaigns import company, make
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.door.page import find_page
from yakata.table.store import default_url
from yakata.words import LANGUAGES

Guests = Callable[..., list[Guest]]
ROOT = Path(__file__).parents[2]
SOURCES = ("*.ts", "*.svelte", "*.ftl", "*.css", "*.json", "*.html", "*.webmanifest", "*.js", "*.svg")
MOVES = 15
"""Of one's own: the evening is not over then, and nothing of its end may be read."""
PATIENCE = 60.0


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)), pause=0)) as server:
        yield server.url


def test_the_page_as_it_is_built() -> None:
    folder = find_page()
    if folder is None:
        pytest.skip("the page is not built: `make page` builds it, and `make test` before testing")
    files = [path for kind in SOURCES for path in sorted(folder.rglob(kind))]
    assert any(path.suffix == ".js" for path in files)
    assert leaks("\n".join(path.read_text(encoding="utf-8") for path in files)) == []


def test_the_sources_of_its_board() -> None:
    files = [path for kind in SOURCES for path in sorted((ROOT / "web/src/boards/betrayal").rglob(kind))]
    files += [ROOT / "web/src/generated/betrayal.ts", *sorted((ROOT / "web/src/texts").glob("*/betrayal.ftl"))]
    assert leaks("\n".join(path.read_text(encoding="utf-8") for path in files), words=True) == []


def test_the_door(url: str, guests: Guests) -> None:
    """What anybody can ask for, and what is said to who asks for what is not there."""
    (aki,) = guests(url, "Aki")
    for lang in LANGUAGES:
        for path in ("/games", "/games/betrayal/rules", "/games/betrayal/book", "/games/betrayal/terms", "/me"):
            aki.get(path, lang=lang)
        for options in ({"haunt": "nothing"}, {"chapter": "nothing"}, {"families": "nothing"}, {"nothing": 1}):
            wish = {"game": "betrayal", "options": options, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
            aki.refused("/tables", wish, lang=lang)
        aki.refused("/replay", {"record": "nothing"}, lang=lang)
        aki.refused("/campaigns/import", {"campaign": "{}"}, lang=lang)
        aki.refused("/drawings/tile-nothing", method="GET", lang=lang)
    aki.get("/schema/openapi.json")
    aki.http.get("/")
    assert not (found := leaks("\n".join(aki.heard))), found


def test_an_evening_of_free_play_begins(url: str, guests: Guests) -> None:
    (aki,) = guests(url, "Aki")
    table = aki.open("betrayal", "me", "me", "me", options={"families": "deal"})
    for lang in LANGUAGES:
        for path in ("", "/aloud", "/foresee"):
            aki.get(f"/tables/{table}{path}", lang=lang)
        aki.get(f"/tables/{table}/why", lang=lang, choice="explore nothing n")
        aki.live(table, lang=lang).wait("state")
    assert not (found := leaks("\n".join(aki.heard))), found


def test_a_campaign_and_its_first_evening(url: str, guests: Guests) -> None:
    (aki,) = guests(url, "Aki")
    campaign = make(aki)
    aki.ask("GET", "/campaigns")
    table = aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "bot", "bot"), "name": "Aki"})
    ident = table["table"]["id"]
    lives = {lang: aki.live(ident, lang=lang) for lang in LANGUAGES}
    drawn: set[str] = set()
    moves, until = 0, monotonic() + PATIENCE
    while moves < MOVES and monotonic() < until:
        state = aki.get(f"/tables/{ident}")["state"]
        drawn |= set(state["drawings"].values())
        if state["result"]:
            break
        if state["choices"]:
            aki.move(ident, chosen(state))
            moves += 1
        else:  # bots are at it
            sleep(0.02)
    assert drawn
    for name in drawn:
        aki.get(f"/drawings/{name}")
    for lang, live in lives.items():
        live.settle()
        for path in (f"/tables/{ident}", f"/tables/{ident}/aloud", f"/campaigns/{campaign}", "/campaigns", "/me"):
            aki.get(path, lang=lang)
    aki.ask("GET", f"/campaigns/{campaign}/export")
    assert not (found := leaks("\n".join(aki.heard))), found


def chosen(state: Json) -> str:
    """Into the house, so that something is seen of it."""
    texts: list[str] = [one["text"] for one in state["choices"]]
    return next((text for text in texts if text.startswith("explore ")), texts[-1])


# The search finds what it shall find


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_of_a_later_chapter_would_be_found(lang: str) -> None:
    told = sealed_sentences(lang)
    assert len(told) > 1500
    for key in ("haunt-sweating-room-story", "journal-70", "tile-fever-ward"):
        assert key in told.values()
    sentence = next(part for part, key in told.items() if key == "haunt-sweating-room-story")
    assert leaks(f'{{"say": "{sentence}"}}') == [sentence]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_after_this_chapter_would_be_found_and_not_when_it_has_come(lang: str) -> None:
    told = ahead_sentences(lang, "chapter-7")
    sentence = next(part for part, key in told.items() if key == "haunt-rent-day-story")
    assert leaks(f'{{"say": "{sentence}"}}', chapter="chapter-7") == [sentence]
    assert leaks('{"plank": ["counting-floor"]}', chapter="chapter-7") == ["counting-floor"]
    assert not leaks(f'{{"say": "{sentence}", "plank": ["counting-floor"]}}', chapter="chapter-13")


@pytest.mark.parametrize("text", ["'fever-ward': [", '"haunt":"winding-girl"', "drawings['chapter-4']", "x==='porter'"])
def test_an_id_of_a_later_chapter_would_be_found(text: str) -> None:
    assert len(leaks(text, words=True)) == 1


@pytest.mark.parametrize("text", ["keeping-room", "'high-water'", "haunt-bride", "a-fever-ward", "the porter"])
def test_what_is_reached_or_only_sounds_like_it_is_not(text: str) -> None:
    assert leaks(text, words=True) == []
