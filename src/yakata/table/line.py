"""The line under the sockets: uvicorn's WebSocket protocol, with a short way for what is sent most.

A text frame from a server is a header of two to ten bytes and the text: no mask, no extension. Everything else (the
handshake, what comes in, pings, closing) stays with the library.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXT = 0x81  # the last and only frame of a text
SHORT, MEDIUM = 125, 65_535


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, section 5.2."""
    size = len(payload)
    if size <= SHORT:
        return bytes((TEXT, size)) + payload
    if size <= MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


class Line(WebSocketsSansIOProtocol):
    """Without compression, which the server turns off, frames need no more than a header.

    Frames that are sent in one round of the event loop leave together.
    """

    _waiting: list[bytes] | None = None

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.handshake_complete or self.initial_response is not None or self.close_sent:
            self._let_go()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        if self._waiting is None:
            self._waiting = []
            self.loop.call_soon(self._let_go)
        self._waiting.append(text_frame(text.encode()))

    def _let_go(self) -> None:
        frames, self._waiting = self._waiting, None
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))
