"""What has the stage: a Peek that opens under the finger, a death that waits for its reader, the end of a stage."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.nights import Json, Player, choice, read_on
from tests.browser.test_hako_alone import laid
from tests.browser.visitors import DESK, PATIENCE, PHONE, Lang, Size, Visitor
from yakata import load
from yakata.bots import make
from yakata.kernel import Play
from yakata.lab.arena import play_out
from yakata.words import words_for

NIGHTS, SEEDS = 8, 400
OWN = {"saw", "ghost-seen", "diary-found"}
DEAD = {"en": "You are dead", "ja": "あなたは死んだ"}
HER_SIDE = {"en": "The house from her side", "ja": "箱女の側から見た館"}
OUTSIDE = {"en": "smells of grass", "ja": "草のにおいがする"}
CAUGHT = {
    1: "no ceiling any more",
    2: "begins to roll",
    3: "takes your flame",
    4: "was not a door",
    5: "nobody has you",
}


def scene(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-scene]")


def bold(state: Json, random: Random) -> str:
    """Whoever goes everywhere and looks meets her soon, and does not give up before."""
    texts = [one["text"] for one in state["choices"]]
    ways = [text for text in texts if text.split()[0] in ("peek", "move")]
    return random.choice(ways) if ways else "refuse" if "refuse" in texts else choice(state["choices"], random)


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_a_peek_opens_under_the_finger(visit: Visit, quick_house: str, axe: None, size: Size, lang: Lang) -> None:
    """What is inside is neither said nor drawn before; what is asked about it comes after."""
    player = Player(visit(url=quick_house, size=size, lang=lang, settings={"pace": "calm"}), 1)
    visitor, page = player.visitor, player.visitor.page
    table, random = laid(player), Random(2)
    for _ in range(600):
        if scene(visitor).count() and scene(visitor).get_attribute("data-scene") in OWN and is_shut(visitor):
            break
        if page.locator(".narrator").count():
            page.keyboard.press(" ")
        elif (state := player.ask(table))["choices"]:
            player.move(table, state, bold(state, random))
        page.wait_for_timeout(40)
    assert is_shut(visitor)
    expect(scene(visitor).locator("figcaption .now")).to_have_count(0)
    assert visitor.choices.count() == 0
    assert complaints(visitor) == []
    box = scene(visitor).locator("svg").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=4)
    expect(scene(visitor).locator("figcaption .now")).to_have_count(0)
    page.mouse.up()
    expect(scene(visitor).locator("figcaption .now")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(scene(visitor)).to_have_count(0)


def is_shut(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-scene] .shut").count() == 1


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESK, "ja")])
def test_death_waits_for_its_reader(visit: Visit, quick_house: str, axe: None, size: Size, lang: Lang) -> None:
    """At whatever pace: her face, then the house from her side; the night goes on after the second press."""
    player = Player(visit(url=quick_house, size=size, lang=lang), 1)
    visitor, page = player.visitor, player.visitor.page
    for night in range(NIGHTS):
        if died(player, laid(player), Random(night)):
            break
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(DEAD[lang])
    expect(dialog).not_to_contain_text(HER_SIDE[lang])
    assert complaints(visitor) == []
    page.wait_for_timeout(1500)
    expect(dialog).to_contain_text(DEAD[lang])
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text(HER_SIDE[lang])
    page.keyboard.press("Enter")
    expect(page.locator("dialog.waiting")).to_have_count(0)
    read_on(visitor)


def died(player: Player, table: str, random: Random) -> bool:
    """Whether this night has killed whoever sits here, before it was over."""
    for _ in range(int(PATIENCE * 40)):
        state = player.ask(table)
        view = state["view"]
        if view["players"] and not view["players"][1]["alive"]:
            return not state["result"]
        if state["result"]:
            return False
        if state["choices"]:
            player.move(table, state, bold(state, random))
        player.visitor.page.wait_for_timeout(25)
    return False


def recorded(stage: int, bot: str, how: str) -> str:
    """The record of a stage that ended like this."""
    game = load("hidden-rooms")
    for seed in range(SEEDS):
        play = Play.prepare(game, game.options(stage=stage), 1, seed=str(seed)).deal()
        play_out(play, [make("hidden-rooms", bot, Random(seed))])
        if any(event.slots.get("how") == how for event in play.events):
            return str(play.record())
    pytest.fail(f"{how} in {SEEDS} games of stage {stage}")


def ended(visitor: Visitor, record: str, folder: Path) -> Locator:
    """The last moment of a record, come to by one step."""
    file = folder / "stage.yakata"
    file.write_text(record, encoding="utf-8")
    page = visitor.page
    page.goto("/open")
    with page.expect_response(lambda answer: "/api/games" in answer.url):
        page.get_by_label(visitor.say("choose-file")).set_input_files(file)
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    visitor.button("step-last").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    visitor.button("step-back").click()
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1))
    visitor.button("step-on").click()
    return scene(visitor)


@pytest.mark.parametrize("stage", CAUGHT)
def test_each_monster_catches_in_its_own_way(visit: Visit, tmp_path: Path, stage: int) -> None:
    visitor = visit(settings={"pace": "calm"}, size=PHONE if stage % 2 else DESK)
    shown = ended(visitor, recorded(stage, "random", "caught"), tmp_path)
    expect(shown).to_have_attribute("data-scene", "stage-lost")
    expect(shown).to_contain_text(CAUGHT[stage])
    expect(shown.get_by_role("img")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_out_of_the_door(visit: Visit, tmp_path: Path, axe: None, size: Size, lang: Lang) -> None:
    visitor = visit(settings={"pace": "calm"}, size=size, lang=lang)
    shown = ended(visitor, recorded(1, "planner", "won"), tmp_path)
    expect(shown).to_have_attribute("data-scene", "stage-won")
    expect(shown).to_contain_text(OUTSIDE[lang])
    said = words_for(load("hidden-rooms"), lang).say("stage-won", stage=1, turns=0).split("0")[0]
    expect(shown.locator("figcaption")).to_contain_text(said)
    bar = visitor.page.locator(".play-decision .bar").bounding_box()
    told = shown.locator("figcaption").bounding_box()
    assert bar
    assert told
    if size == PHONE:
        assert told["y"] + told["height"] <= bar["y"] + 1, "what is told ends where the bar begins"
    assert visitor.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert complaints(visitor) == []


def test_the_house_stays_behind_the_end_of_a_stage(visit: Visit, quick_house: str) -> None:
    """What has ended is drawn in the middle of the board that was there all the time."""
    player = Player(visit(url=quick_house, size=DESK, settings={"pace": "calm"}), 0)
    page, random = player.visitor.page, Random(1)
    wish = {"game": "hidden-rooms", "options": {"stage": "1"}, "seats": [{"kind": "me"}], "mask": "off"}
    table = player.visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    house = page.locator(".board-frame")
    house.evaluate("(house) => { house.dataset.same = 'yes'; }")
    for _ in range(900):
        if scene(player.visitor).count():
            break
        if page.locator(".narrator").count():
            page.keyboard.press(" ")
        elif (state := player.ask(table))["choices"]:
            player.move(table, state, choice(state["choices"], random))
        page.wait_for_timeout(40)
    expect(house).to_have_attribute("data-same", "yes")
    drawn, stage = scene(player.visitor).bounding_box(), page.locator(".board-stage").bounding_box()
    assert drawn
    assert stage
    assert abs(drawn["x"] + drawn["width"] / 2 - stage["x"] - stage["width"] / 2) < 2
