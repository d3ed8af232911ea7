"""What axe finds wrong with a page for those who read it another way."""

from pathlib import Path
from typing import Any

from tests.browser.visitors import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASK = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary)]))"""


def complaints(visitor: Visitor) -> list[Any]:
    """Serious ones only."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found: list[Any] = visitor.page.evaluate(ASK)
    return found
