"""``yakata schema``."""

import json

import msgspec

from yakata.hidden_rooms.book import StageFile


def schema() -> None:
    """Print the JSON Schema of a stage file of Hidden Rooms, for editors.

    For example: **yakata schema > stage.schema.json**
    """
    print(json.dumps(msgspec.json.schema(StageFile), indent=2))
