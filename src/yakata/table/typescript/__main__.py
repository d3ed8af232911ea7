"""Write the types into a folder."""

import sys
from pathlib import Path

from yakata.table.typescript import files_of_the_house


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m yakata.table.typescript FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    files = files_of_the_house()
    for stale in folder.glob("*.ts"):
        if stale.name not in files:
            stale.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    print(f"{folder}: {', '.join(files)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
