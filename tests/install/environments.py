"""A fresh environment that holds the wheel and exactly what the wheel says it needs."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
GOES_IN = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-TEXTS", "NOTICE", "src", "web/dist")


def build_wheel(folder: Path) -> Path:
    """What ``make dist`` builds, from a copy: nothing of an older build comes along, and nothing is left here."""
    source = folder / "source"
    for name in GOES_IN:
        here, there = ROOT / name, source / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if here.is_dir():
            shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(here, there)
    _pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("yakata-*.whl")
    return wheel


class Environment:
    """A virtual environment. What the wheel needs is linked from the one that runs the tests, and nothing else is."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        self.home = folder.with_name(f"{folder.name}-home")
        self.home.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        _pip("--python", str(self.program("python")), "install", "--no-deps", "--no-index", str(wheel))
        (self.site,) = folder.glob("lib/python*/site-packages")
        (ours,) = self.site.glob("yakata-*.dist-info")
        self.linked: set[str] = set()
        self._link(Distribution.at(ours), {"", *extras})

    def _link(self, needs: Distribution, extras: set[str]) -> None:
        for line in needs.requires or ():
            wanted = Requirement(line)
            if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in extras):
                if wanted.name not in self.linked:
                    self.linked.add(wanted.name)
                    self._take(distribution(wanted.name))
                self._link(distribution(wanted.name), {"", *wanted.extras})

    def _take(self, found: Distribution) -> None:
        for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
            here, there = Path(str(found.locate_file(top))), self.site / top
            if here.exists() and not there.exists():
                there.symlink_to(here)

    def program(self, name: str) -> Path:
        return self.folder / "bin" / name

    def command(self, *words: str) -> list[str]:
        return [str(self.program(words[0])), *words[1:]]

    @property
    def variables(self) -> dict[str, str]:
        return {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "NO_COLOR": "1", "COLUMNS": "80"}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """As somebody does who has never seen the checkout."""
        return subprocess.run(
            self.command(*words),
            capture_output=True,
            text=True,
            cwd=self.home,
            env=self.variables,
            check=False,
            timeout=60,
        )


def _pip(*words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words],
        capture_output=True,
        text=True,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
