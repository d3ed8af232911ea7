"""The card of CONTRIBUTING.md is a card."""

import re
from textwrap import dedent

from tests.docs.blocks import ROOT
from yakata.betrayal import Betrayal
from yakata.betrayal.language.book import read_book
from yakata.lab.packs import problems_of


def test_the_card_of_the_five_steps_is_right(tmp_path):
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    block = re.search(r"^   ```yaml\n(.*?)^   ```$", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    (tmp_path / "pack.yaml").write_text("pack: brooms\nversion: 1\nrules: 1\nlanguages: [en]\nneeds: [tallow-rent]\n")
    (tmp_path / "items.yaml").write_text(dedent(block[1]))
    words = "\n".join(f"{key} = Words." for key in re.findall(r"`(card-rush-broom[a-z-]*)`", text))
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "items.ftl").write_text(words)
    assert "rush-broom" in Betrayal(read_book(tmp_path)).book.items
    assert [problem.message for problem in problems_of(tmp_path) if not problem.warning] == []
