"""Frames written by hand are those that the library reads."""

import time

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from yakata.table.door.sockets.frames import ends_with_a_frame, text_frame, whole_text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_of_every_size(size):
    payload = ("館" * size).encode()[:size] if size < 3 else b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_frame_reads_back():
    reader = StreamReader()
    reader.feed_data(text_frame("怪物がA3へ進む。".encode()))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value.data.decode() == "怪物がA3へ進む。"


def masked(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_whole_text_of_every_size(size):
    assert whole_text(masked(b"x" * size)) == "x" * size


ELSE = {
    "nothing": b"",
    "cut short": masked(b"hello")[:-1],
    "and more": masked(b"hello") + b"\x81",
    "two": masked(b"a") + masked(b"b"),
    "binary": masked(b"hello", Opcode.BINARY),
    "not the last": masked(b"hello", fin=False),
    "long": masked(b"x" * 65_536),
    "no text": masked("館".encode()[:2]),
    "no mask": text_frame(b"without a mask"),
    "half a header": b"\x81\xfe\x00",
}


@pytest.mark.parametrize("kind", ELSE)
def test_everything_else_is_for_the_library(kind):
    assert whole_text(ELSE[kind]) is None


def test_where_frames_end():
    ping, text, long = masked(b"", Opcode.PING), masked(b"hello"), masked(b"x" * 70_000)
    for whole in (b"", ping, text, ping + text, long, text + long + ping):
        assert ends_with_a_frame(whole)
    for part in (text[:1], text[:-1], ping + text[:4], long[:2], long[:-1], masked(b"a", fin=False)):
        assert not ends_with_a_frame(part)


def test_texts_in_pieces_and_together_are_heard(house, guests):
    """However the network cuts them, between texts that come whole."""
    (aki,) = guests(house.url, "Aki")
    live = aki.live(aki.open("seance", "me", "me", "me", "me"))
    ping = masked(b'{"type": "ping"}')
    halves = masked(b'{"type": ', fin=False) + masked(b'"ping"}', Opcode.CONT)
    ways = ([ping], [ping[:2], ping[2:]], [ping], [ping + ping[:9], ping[9:]], [halves], [ping + ping], [ping])
    for pieces, answers in zip(ways, (1, 1, 1, 2, 1, 2, 1), strict=True):
        for piece in pieces:
            live.socket.socket.sendall(piece)
            time.sleep(0.05)
        for _ in range(answers):
            live.wait("pong")
