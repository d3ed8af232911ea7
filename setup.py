"""Compiles the rules where that is asked for: ``YAKATA_COMPILE=1 pip install --no-build-isolation .`` (needs Cython).

The same Python, a quarter faster; nothing else is different. Without the variable nothing is compiled.
"""

import os
from pathlib import Path

from setuptools import setup

RULES = (
    "kernel/*.py",
    "hidden_rooms/*.py",
    "hako_onna/state/**/*.py",
    "hako_onna/rules/**/*.py",
    "betrayal/state/**/*.py",
    "betrayal/meaning/**/*.py",
    "betrayal/rules/**/*.py",
    "betrayal/effects/**/*.py",
)


def compiled() -> list[object]:
    from Cython.Build import cythonize

    house = Path("src/yakata")
    found = [str(path) for pattern in RULES for path in house.glob(pattern) if path.name != "__init__.py"]
    # Annotations are for readers and for mypy, not for the compiler: a subclass is as good as its class.
    directives = {"language_level": 3, "annotation_typing": False}
    modules: list[object] = cythonize(
        sorted(found),
        compiler_directives=directives,
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    return modules


setup(ext_modules=compiled() if os.environ.get("YAKATA_COMPILE") else [])
