"""Write all golden files anew: ``make playthroughs``, then read the diff."""

import argparse
import sys

import yakata
from tests.golden import versions
from tests.golden.settings import FOLDER, PERFT, STORIES, counts, story


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument(
        "--same-version",
        metavar="REASON",
        default="",
        help="why the version of a game stays although something has changed: nobody's game goes otherwise",
    )
    reason = asked.parse_args().same_version
    for name in STORIES:
        (FOLDER / f"{name}.playthrough.txt").write_text(story(name), encoding="utf-8")
        print(f"{name}: told", flush=True)
    (FOLDER / "perft.txt").write_text("".join(counts(name) for name in PERFT), encoding="utf-8")
    print("perft: counted", flush=True)
    refused = 0
    for name in yakata.games():
        text = versions.FILE.read_text(encoding="utf-8")
        try:
            text = versions.renewed(text, name, yakata.load(name).version, versions.now(name), reason)
        except versions.Unmoved as error:
            print(error, file=sys.stderr)
            refused += 1
        versions.FILE.write_text(text, encoding="utf-8")
    return bool(refused)


if __name__ == "__main__":
    sys.exit(main())
