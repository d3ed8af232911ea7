"""``yakata pack schema``."""

from yakata.betrayal.language.describing.schema import schema_text


def schema() -> None:
    """Print the JSON Schema of a pack's file, for editors.

    For example: **yakata pack schema > pack.schema.json**. Files begin with a line that names it:
    **# yaml-language-server: $schema=./pack.schema.json**
    """
    print(schema_text(), end="")
