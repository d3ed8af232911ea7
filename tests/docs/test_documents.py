"""Every example in every document is run, and every address in it exists."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import yakata
from tests.docs.blocks import DOCUMENTS, ROOT, blocks
from yakata.hidden_rooms.book import read_stage
from yakata.kernel.record import parse

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
COMMANDS = [
    pytest.param(path, block, id=f"{path.name}:{block.line}") for path in DOCUMENTS for block in blocks(path, "console")
]
named = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


def test_documents_that_must_be_there():
    assert {"README.md", "README.ja.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"} <= {
        path.name for path in ROOT.glob("*.md")
    }
    needed = {
        "play.md",
        "api.md",
        "design.md",
        "hidden-rooms.md",
        "concepts.md",
        "record-format.md",
        "rulings.md",
        "decisions.md",
        "add-a-game.md",
        "run-a-table.md",
        "architecture.md",
        "glossary.md",
        "reference.md",
        "api-walk.md",
        "play.ja.md",
    }
    assert needed <= {path.name for path in (ROOT / "docs").glob("*.md")}


@named
def test_python_examples(path):
    source = "".join(block.text for block in blocks(path, "python") if ">>>" in block.text)
    test = doctest.DocTestParser().get_doctest(source, {}, path.name, str(path), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize(("path", "block"), COMMANDS)
def test_commands_print_what_is_shown(path, block, tmp_path):
    """Lines after ``$ `` are run, and what they print is compared; ``...`` stands for any lines."""
    environment = os.environ | {"YAKATA_DATA": str(tmp_path / "data"), "COLUMNS": "80", "NO_COLOR": "1", "LINES": "24"}
    here = ROOT if ".venv/bin/" in block.text else tmp_path  # where such a command is printed to be run
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    for command, expected in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
        if command.startswith("make "):
            assert re.search(rf"^{shlex.split(command)[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
            continue
        done = subprocess.run(
            ["bash", "-c", command],
            capture_output=True,
            text=True,
            cwd=here,
            env=environment,
            input="",
            check=False,
        )
        printed = done.stdout + done.stderr
        assert done.returncode in (0, 1), printed
        if expected.strip():
            assert doctest.OutputChecker().check_output(expected, printed, FLAGS), f"{command}\n{printed}"


@named
def test_records_and_stages_shown_are_valid(path, tmp_path):
    for block in blocks(path, "text"):
        if block.text.startswith("yakata record"):
            assert parse(block.text).entries
    for block in blocks(path, "toml"):
        (tmp_path / "shown.toml").write_text(block.text, encoding="utf-8")
        assert read_stage(tmp_path / "shown.toml").route


@named
def test_links_lead_somewhere(path):
    source = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", source):
        file, _, anchor = target.partition("#")
        linked = path.parent / file if file else path
        assert linked.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", linked.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    for mentioned in re.findall(r"`((?:src|docs|tests|benchmarks)/[\w./-]+)`", source):
        assert (ROOT / mentioned).exists(), mentioned
    for target in re.findall(r"`make ([a-z]+)`", source):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), target


def test_the_walk_through_is_the_example_game_whole_and_in_order():
    shown = "".join(
        block.text for block in blocks(ROOT / "docs" / "add-a-game.md", "python") if ">>>" not in block.text
    )
    kept = (Path(yakata.__file__).parent / "examples" / "seance.py").read_text(encoding="utf-8")
    assert [line for line in shown.splitlines() if line] == [line for line in kept.splitlines() if line]
