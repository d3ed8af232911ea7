"""Plain pages, made here and not by the built page: for whoever runs the server or writes a program. No script."""

from functools import cache
from pathlib import Path


@cache
def plain_style() -> bytes:
    return Path(__file__).with_name("plain.css").read_bytes()


def plain_page(title: str, body: str, *, style: str, lang: str = "en", again: int = 0) -> str:
    """``style`` is where ``plain_style`` is served; after so many seconds the page is loaded ``again``."""
    refresh = f'<meta http-equiv="refresh" content="{again}">' if again else ""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>{refresh}'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="{style}"></head><body>{body}</body></html>\n'
    )
