"""Write all golden files anew: ``make playthroughs``, then read the diff."""

from tests.golden.settings import FOLDER, PERFT, STORIES, counts, story

if __name__ == "__main__":
    for name in STORIES:
        (FOLDER / f"{name}.playthrough.txt").write_text(story(name), encoding="utf-8")
        print(f"{name}: told")
    (FOLDER / "perft.txt").write_text("".join(counts(name) for name in PERFT), encoding="utf-8")
    print("perft: counted")
