"""How steadily the noise tower is drawn: pictures a second, and the time of the page's own script in each.

python -m benchmarks.tower_page [--seconds 8] [--only phone] [--card]

The practice board, first with a hand that moves, then while a disc comes down; on a desk, and on a phone whose
processor is four times slower. Without a graphics card (``--card`` uses one) every pixel is drawn by the processor:
pictures a second are then those of that drawing, and the time of the script is what can be compared.
"""

import argparse
import shutil
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks.page import SLOWED, a_house

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
CHROMIUM = ("--no-sandbox", "--disable-background-networking", "--no-first-run", "--ignore-gpu-blocklist")
BY_PROCESSOR = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
WANTED = {"desk": 60, "phone": 30}
SLOW = 240_000


class Drawn(NamedTuple):
    """What was drawn in a while."""

    pictures: int
    script: float
    """Milliseconds of the page's own script, drawing calls included."""
    longest: float
    seconds: float

    def __str__(self) -> str:
        each = self.script / max(1, self.pictures)
        rate = self.pictures / self.seconds
        return f"{rate:5.1f} pictures a second, {each:5.1f} ms of script in each, the longest {self.longest:.1f}"


def spent(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate("() => ({ ...window.tower.close.spent, now: performance.now() })")
    return found


def measure(page: Page, seconds: float, meanwhile: Any, least: int = 8) -> Drawn:
    """For so many seconds, and until so many pictures were drawn."""
    page.evaluate("() => { window.tower.close.spent.longest = 0; }")
    before = spent(page)
    while (now := spent(page))["now"] < before["now"] + 1000 * seconds or now["pictures"] < before["pictures"] + least:
        meanwhile()
    after = spent(page)
    return Drawn(
        int(after["pictures"] - before["pictures"]),
        after["script"] - before["script"],
        after["longest"],
        (after["now"] - before["now"]) / 1000,
    )


def draw(browser: Browser, url: str, name: str, seconds: float) -> None:
    size = DESK if name == "desk" else PHONE
    context = browser.new_context(base_url=url, viewport=size, has_touch=name == "phone", is_mobile=name == "phone")
    context.set_default_timeout(SLOW)
    context.add_init_script("window.tower = {}")
    page = context.new_page()
    if name == "phone":
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto("/tower")
    page.locator(".close.ready.asked").wait_for()
    box = page.locator(".close canvas").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    where = iter(range(1_000_000))

    def wave() -> None:
        page.mouse.move(middle[0] + 40 * (next(where) % 3 - 1), middle[1])
        page.wait_for_timeout(50)

    wave()
    page.wait_for_timeout(2000)
    print(f"{name} ({WANTED[name]} wanted), a hand moves:    {measure(page, seconds, wave)}")
    page.mouse.move(*middle)
    page.mouse.down()
    page.wait_for_timeout(1500)
    page.mouse.up()
    page.wait_for_function("() => window.tower.close.plays")
    print(
        f"{name} ({WANTED[name]} wanted), a disc comes down: {measure(page, 1.2, lambda: page.wait_for_timeout(50), 3)}"
    )
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", choices=list(WANTED), help="one of the two alone")
    parser.add_argument("--card", action="store_true", help="let a graphics card draw")
    chosen = parser.parse_args()
    flags = [*CHROMIUM, *(() if chosen.card else BY_PROCESSOR)]
    with a_house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for name in [chosen.only] if chosen.only else WANTED:
            draw(browser, url, name, chosen.seconds)
        browser.close()


if __name__ == "__main__":
    main()
