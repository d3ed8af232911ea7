"""A night of Hako Onna in browsers: who is asked, quick choices, and what a page must not have."""

import json
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import WebSocket

from tests.browser.visitors import Visitor
from tests.table.changes import Told
from tests.table.servers import key

Json = dict[str, Any]
ASKED = ("seat", "asked", "prompt", "rule", "choices", "offered")
KNOWN = (
    "may_be", "hakobito_may_be", "notes", "hand", "partner", "perhaps", "powers_shown", "powers_shown_at", "winks",
)  # fmt: skip
OWN = frozenset((*ASKED, *KNOWN))
"""What differs from seat to seat among the living; all else is as for somebody who looks on."""
HERS = ("ghosts", "code", "weakness", "hand_powers", "whispers", "deck_bottom")
SEEN = ("peeked", "shown", "seen", "placed")
"""How a Visitor comes to know a tile."""
FIRST = ("peek", "move", "flip", "take", "go", "scream", "set", "interrupt")
NEVER = frozenset({"despair", "ask", "tell", "wink", "pass", "give", "show"})


def choice(choices: list[Json], random: Random, tired: bool = False) -> str:
    """Bold, so that the night is short: whoever can goes somewhere and looks. The tired give up."""
    texts: list[str] = [one["text"] for one in choices]
    if tired and (ends := [text for text in texts if text in ("despair", "agree")]):
        return ends[0]
    sensible = [text for text in texts if text.split()[0] not in NEVER] or texts
    bold = [text for text in sensible if text.split()[0] in FIRST]
    return random.choice(bold or sensible)


class Player:
    """Somebody at the page with a seat. Keeps every state that came to the browser, as it came."""

    def __init__(self, visitor: Visitor, seat: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.frames: list[Json] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        told = Told()
        socket.on("framereceived", lambda text: self._keep(told.state(json.loads(text))))

    def _keep(self, state: Json | None) -> None:
        if state is not None:
            self.frames.append(state)

    def ask(self, table: str, seat: int | None = None) -> Json:
        """The state by HTTP, as this browser may have it."""
        query = f"lang={self.visitor.lang}" + ("" if seat is None else f"&seat={seat}")
        state: Json = self.visitor.context.request.get(f"/api/tables/{table}?{query}").json()["state"]
        return state

    def move(self, table: str, state: Json, text: str) -> None:
        move = {"version": state["version"], "key": key(), "choice": text}
        answer = self.visitor.context.request.post(f"/api/tables/{table}/moves", data=move)
        assert answer.ok, (text, answer.text())


def read_on(visitor: Visitor) -> None:
    """What waits for its reader, as one's own death does: every page of it is turned."""
    waiting = visitor.page.locator("dialog.waiting")
    for _ in range(8):
        if not waiting.count():
            return
        with suppress(PlaywrightError):
            waiting.locator(".ways").get_by_role("button").click(timeout=2000)


def asked(players: list[Player], table: str) -> tuple[Player, Json] | None:
    """Who has something to choose; nobody when the night is over."""
    for player in players:
        state = player.ask(table)
        if state["choices"]:
            return player, state
    return None


def is_alive(state: Json, seat: int) -> bool:
    players = state["view"]["players"]
    return seat > 0 and (not players or bool(players[seat]["alive"]))


def no_secret_in(view: Json, seat: int) -> None:
    """What a living Visitor's browser was sent has nothing of hers, and no tile that nobody showed."""
    assert not any(view[field] for field in HERS), view
    assert not any(view["set_powers"])
    assert all(note["how"].split("-")[0] in SEEN for note in view["notes"])
    assert view["asked"] == seat or not view["choices"]
    assert view["asked"] == seat or not view["offered"]


def as_for_all(view: Json, public: Json) -> None:
    """Apart from what is their own, a Visitor sees what anybody sees."""
    assert {name: view[name] for name in view if name not in OWN} == {
        name: public[name] for name in public if name not in OWN
    }


def secret_powers(hers: Json, public: Json) -> list[str]:
    """Powers she holds that nobody else has ever seen."""
    told = json.dumps(public)
    held = [*hers["hand_powers"], *(power for power in hers["set_powers"] if power)]
    return [power for power in held if power not in told]
