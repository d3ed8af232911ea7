"""A plot as SVG: small panels side by side, a line for each hand, disc by disc."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDE: Final = 230
TALL: Final = 170
MARGIN: Final = 36
ROW: Final = 3
INK: Final = {
    "careful": "#3a6ea5",
    "steady": "#2f2a24",
    "hasty": "#a33a2a",
    "fair": "#8a7a3a",
    "beginner": "#7a4a8a",
    "keen": "#2f7f6a",
    "timid": "#b0702a",
}
DASHED: Final = ("fair", "beginner", "keen", "timid")
WORDS: Final = {"fair": "fair aim", "beginner": "beginner's aim", "keen": "keen (bot)", "timid": "timid (bot)"}

Lines = Mapping[str, Sequence[float | None]]


def plot(panels: Mapping[str, Lines]) -> str:
    """``panels``: by title, and in each the chances of the discs by line."""
    rows = -(-len(panels) // ROW)
    width, height = ROW * (WIDE + MARGIN) + MARGIN, rows * (TALL + 2 * MARGIN) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        '<g font-family="sans-serif" font-size="11" fill="#2f2a24">',
        "<title>How often a disc stands, by disc, tower, care and skill</title>",
        f'<rect width="{width}" height="{height}" fill="#f6f1e7"/>',
    ]
    for number, (title, lines) in enumerate(panels.items()):
        left = MARGIN + number % ROW * (WIDE + MARGIN)
        top = MARGIN + number // ROW * (TALL + 2 * MARGIN)
        parts.append(f'<g transform="translate({left} {top})">{panel(title, lines)}</g>')
    parts.append(f'<g transform="translate({MARGIN} {height - 14})">{legend()}</g></g></svg>\n')
    return "\n".join(parts)


def panel(title: str, lines: Lines) -> str:
    parts = [f'<text y="-8" font-weight="bold">{escape(title)}</text>']
    for share in (0, 25, 50, 75, 100):
        y = TALL * (1 - share / 100)
        parts.append(f'<path d="M0 {y:.1f}H{WIDE}" stroke="#cfc4b0"/>')
        parts.append(f'<text x="-4" y="{y + 4:.1f}" text-anchor="end">{share}</text>')
    for disc in range(1, 6):
        parts.append(f'<text x="{across(disc):.1f}" y="{TALL + 14}" text-anchor="middle">{disc}</text>')
    for name, chances in lines.items():
        points = [(across(disc), TALL * (1 - share)) for disc, share in enumerate(chances, 1) if share is not None]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = ' stroke-dasharray="4 3"' if name in DASHED else ""
        parts.append(f'<polyline points="{way}" fill="none" stroke="{INK[name]}" stroke-width="2"{dashes}/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{INK[name]}"/>' for x, y in points]
    return "".join(parts)


def across(disc: int) -> float:
    return WIDE * (disc - 0.5) / 5


def legend() -> str:
    words = {name: WORDS.get(name, name) for name in INK}
    parts, x = [], 0
    for name, ink in INK.items():
        dashes = ' stroke-dasharray="4 3"' if name in DASHED else ""
        parts.append(
            f'<path d="M{x} -4h22" stroke="{ink}" stroke-width="2"{dashes}/><text x="{x + 27}">{words[name]}</text>'
        )
        x += 60 + 6 * len(words[name])
    return "".join(parts)
