"""The reference says what the docstrings say, of every name that is public."""

import importlib
import runpy

from tests.docs.blocks import ROOT

REFERENCE = runpy.run_path(str(ROOT / "docs" / "reference.py"))


def test_the_reference_is_up_to_date() -> None:
    assert REFERENCE["HERE"].read_text(encoding="utf-8") == REFERENCE["text"](), "make reference writes it anew"


def test_every_public_name_is_in_it() -> None:
    written = REFERENCE["text"]()
    for name in REFERENCE["MODULES"]:
        for public in importlib.import_module(name).__all__:
            assert f"\n### {public}\n" in written, f"{name}.{public}"
