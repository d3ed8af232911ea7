"""Frames written by hand are those that the library reads."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from yakata.table.line import text_frame


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
