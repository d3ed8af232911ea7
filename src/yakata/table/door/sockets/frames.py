"""The line under the sockets: uvicorn's WebSocket protocol, with a short way for what goes over it most.

A text frame from a server is a header of two to ten bytes and the text: no mask, no extension. A text from a client is
mostly one frame that comes whole. Everything else (the handshake, pings, closing, frames in pieces, whatever is wrong)
stays with the library.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

EXTENSION = "yakata.frames"
"""Where an ASGI scope has the line itself."""
TEXT = 0x81  # the last and only frame of a text
LAST, MASKED = 0x80, 0x80
SHORT, MEDIUM = 125, 65_535
WAITING = 16
"""Messages that may wait to be heard; then the line is not read until they are."""


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, section 5.2."""
    size = len(payload)
    if size <= SHORT:
        return bytes((TEXT, size)) + payload
    if size <= MEDIUM:
        return b"\x81\x7e%c%c%b" % (size >> 8, size & 255, payload)
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def whole_text(data: bytes) -> str | None:
    """The text, if this is one masked frame of up to 64 KiB with nothing before or after it."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, at = data[1] - MASKED, 2
    if size == 126:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if size > MEDIUM or len(data) != at + 4 + size or data[1] < MASKED:
        return None
    try:
        return apply_mask(data[at + 4 :], data[at : at + 4]).decode()
    except UnicodeDecodeError:
        return None


def ends_with_a_frame(data: bytes) -> bool:
    """Whether this is frames, each whole and the last of its message."""
    at = 0
    while at + 2 <= len(data) and data[at] & LAST:
        size, head = data[at + 1] & 127, 2 + (4 if data[at + 1] & MASKED else 0)
        if size > SHORT:
            wide = 2 if size == 126 else 8
            size, head = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), head + wide
        at += head + size
    return at == len(data)


class FrameProtocol(WebSocketsSansIOProtocol):
    """Without compression, which the server turns off, frames need no more than a header.

    Frames that are sent in one round of the event loop leave together, after those of all lines are ready: then the
    other side wakes once for many, not once for each.
    """

    _leaving: list[bytes] | None = None
    _between_frames = True
    """The library is in the middle of nothing, so what comes next is the beginning of a frame."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # not of ASGI, but ours

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.conn.state is State.OPEN and self._between_frames:
            text = whole_text(data)
            if text is not None and not self.close_sent:
                self._take(text)
                return
            self._between_frames = ends_with_a_frame(data)
        super().data_received(data)

    def _take(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # What goes

    def say(self, payload: bytes) -> bool:
        """Send a text with this round; ``False`` where that cannot be now, and nothing is sent."""
        if not self._open or not self.writable.is_set() or self.disconnected or self.transport.is_closing():
            return False
        if self._leaving is None:
            self._leaving = []
            self.loop.call_soon(self._let_go)
        self._leaving.append(text_frame(payload))
        return True

    @property
    def _open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.initial_response is None

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self._open:
            self._let_go()
            await super().send(message)
            return
        await self.writable.wait()
        if not self.say(text.encode()):
            raise ClientDisconnected

    def _let_go(self) -> None:
        frames, self._leaving = self._leaving, None
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))
