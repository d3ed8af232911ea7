"""A night of Hako Onna: four friends by links, one of them the ghost; nobody's browser has another's secrets."""

import json
import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.nights import (
    Json,
    Player,
    as_for_all,
    asked,
    choice,
    is_alive,
    no_secret_in,
    secret_powers,
)
from tests.browser.test_hako_alone import over
from tests.browser.visitors import DESK, PHONE, Visitor
from yakata import load
from yakata.words import words_for

NAMES = ("Sumire", "Aoi", "Ben", "Chie")
LOOKS = 12
"""After so many choices the pages themselves are looked at."""
TIRED, LONGEST = 150, 400
LIFTS = {"en": "See where she was", "ja": "箱女がどこにいたかを見る"}


def test_four_friends_by_links(visit: Visit) -> None:
    """A whole night. She sits on a desk, the Visitors have phones and a desk."""
    sizes, langs = (DESK, PHONE, PHONE, DESK), ("en", "ja", "en", "ja")
    players = [
        Player(visit(size=size, lang=lang), seat) for seat, (size, lang) in enumerate(zip(sizes, langs, strict=True))
    ]
    host = players[0].visitor
    for path, player in zip(invitations(host), players[1:], strict=True):
        page = player.visitor.page
        page.goto(path)
        page.get_by_role("textbox").fill(NAMES[player.seat])
        player.visitor.button("sit-down").click()
        page.wait_for_url(re.compile("/t/"))
    table = host.page.url.rpartition("/")[2]
    for player in players:
        player.visitor.screen()
    random = Random(4)
    made = heard = 0
    while (found := asked(players, table)) is not None:
        player, state = found
        heard += watched(players, table, pages=made % LOOKS == 0)
        player.move(table, state, choice(state["choices"], random, tired=made > TIRED))
        made += 1
        assert made < LONGEST
    assert min(made, heard) > 40
    for player in players:
        the_end(player)
    lift(players[1].visitor)


def invitations(host: Visitor) -> list[str]:
    """The host lays a table for three friends, in a house that stands, without waiting, and makes a link for each."""
    page = host.page
    page.goto("/new?way=friends")
    page.get_by_role("combobox", name=host.say("which-game")).select_option("hako-onna")
    page.get_by_role("textbox", name=host.say("your-name")).fill(NAMES[0])
    page.get_by_role("combobox", name=host.say("how-many"), exact=True).select_option(str(len(NAMES)))
    for seat, kind in (("the Hako Onna", "me"), ("Visitor 1", "friend")):
        page.get_by_role("combobox", name=seat, exact=True).select_option(kind)
    page.get_by_role("combobox", name=host.say("table-mask")).select_option("off")
    page.get_by_text(host.say("rulings")).click()
    page.get_by_role("combobox", name=words_for(load("hako-onna"), host.lang).say("option-house")).select_option(
        "balanced"
    )
    host.button("lay-table").click()
    makers = host.button("link-make")
    links = page.get_by_role("textbox", name=host.say("link-friend"))
    expect(makers).to_have_count(len(NAMES) - 1)
    for made in range(1, len(NAMES)):
        makers.first.click()
        expect(links).to_have_count(made)
    return [link.input_value() for link in links.all()]


def watched(players: list[Player], table: str, pages: bool) -> int:
    """Every state that has come to a living Visitor's browser, and now and then the page itself. How many came."""
    heard = 0
    hers = players[0].ask(table)["view"]
    public = players[1].ask(table, seat=-1)["view"]
    for player in players[1:]:
        state = player.ask(table)
        frames, player.frames = player.frames, []
        if not is_alive(state, player.seat):
            continue
        heard += len(frames)
        for frame in frames:
            no_secret_in(frame["view"], player.seat)
        as_for_all(state["view"], public)
        if pages:
            nothing_of_hers_on(player, hers, public, state)
    return heard


def nothing_of_hers_on(player: Player, hers: Json, public: Json, state: Json) -> None:
    """Neither her figure, nor her code, nor a power that nobody has seen; not even where it cannot be seen."""
    board, page = player.visitor.board, player.visitor.page
    expect(board.locator(".board-stage")).to_be_attached()
    assert board.locator(".aura").count() == 0
    assert board.locator(".tray .number").count() == 0
    content = page.content()
    told = json.dumps(state["events"])
    goals = " ".join(goal["say"] for goal in state["goals"])  # from the own view alone: what the diary has woken
    words = words_for(load("hako-onna"), player.visitor.lang)
    for power in secret_powers(hers, public):
        if power not in told and power not in state["view"]["powers_shown"]:
            assert words.say(f"power-{power}") in goals or words.say(f"power-{power}") not in content, power


def the_end(player: Player) -> None:
    """The picture of the ending, and the way to the truth first."""
    visitor = player.visitor
    over(visitor)
    link = visitor.decision.get_by_role("link", name=LIFTS[visitor.lang])
    expect(link).to_be_visible()
    expect(visitor.decision.get_by_role("link").first).to_have_text(LIFTS[visitor.lang])


def lift(visitor: Visitor) -> None:
    """The curtain lifts: her way hour by hour, beside what each Visitor knew."""
    page = visitor.page
    visitor.decision.get_by_role("link", name=LIFTS[visitor.lang]).click()
    hours = page.get_by_role("group", name=visitor.say("chapters")).get_by_role("button")
    expect(hours.first).to_be_visible()
    seals = visitor.board.locator(".hers .seal")
    last = hours.count()
    assert last > 2
    expect(hours.last).to_have_attribute("aria-current", "step")
    minds = visitor.board.locator(".minds").get_by_role("button")
    expect(minds).to_have_count(len(NAMES) - 1)
    hours.first.click()
    expect(seals).to_have_count(1)
    expect(visitor.board.locator(".aura")).to_have_count(1)
    minds.nth(1).click()
    expect(minds.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(visitor.board.locator(".maybe").first).to_be_visible()
