"""What a wheel needs beyond ``pyproject.toml``: the built page, and, where that is asked for, compiled rules.

The page is taken along from ``web/dist`` where it is built; ``make dist`` builds it first. Rules are compiled by
``YAKATA_COMPILE=1 pip install --no-build-isolation .`` (needs Cython): the same Python, a quarter faster, nothing else
is different. Without the variable nothing is compiled.
"""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGE = Path("web/dist")

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


class WithPage(build_py):
    """The package, with the page beside the table that serves it."""

    def run(self) -> None:
        super().run()
        place = Path(self.build_lib) / "yakata" / "table" / "page"
        if not self.editable_mode:  # a checkout serves web/dist as it is
            shutil.rmtree(place, ignore_errors=True)
            if PAGE.is_dir():
                shutil.copytree(PAGE, place)


setup(cmdclass={"build_py": WithPage}, ext_modules=compiled() if os.environ.get("YAKATA_COMPILE") else [])
