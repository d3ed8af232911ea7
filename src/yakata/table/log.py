"""What the server says of itself, a line at a time: plain, or as JSON for programs that gather logs.

Nothing of what was sent is ever in it: that may hold a secret.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

Form = Literal["plain", "json"]
LOG: Final = logging.getLogger("yakata.table")


def tell(say: str, **fields: Any) -> None:
    """Something that whoever runs the server may like to know."""
    LOG.info(say, extra={"fields": fields})


def trouble(where: str, what: str, **fields: Any) -> None:
    """Something that should not be: where, and the class of it."""
    LOG.warning(f"trouble: {where}: {what}", extra={"fields": fields})


class _Said(logging.Handler):
    """To standard output, whichever that is now."""

    def emit(self, record: logging.LogRecord) -> None:
        print(self.format(record), file=sys.stdout, flush=True)


class JsonForm(logging.Formatter):
    """One object a line: when, how bad, what, and the fields that came with it."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "say": record.getMessage()}
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def speak(form: Form) -> None:
    """From now on, in this form."""
    _HANDLER.setFormatter(JsonForm() if form == "json" else logging.Formatter())


def of_uvicorn(form: Form) -> dict[str, Any]:
    """How uvicorn is told to say what it has to say in the same form."""
    shape = {"()": JsonForm} if form == "json" else {"format": "%(levelname)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"said": shape},
        "handlers": {"said": {"class": "logging.StreamHandler", "formatter": "said", "stream": "ext://sys.stderr"}},
        "loggers": {"uvicorn": {"handlers": ["said"], "level": "WARNING", "propagate": False}},
    }


_HANDLER: Final = _Said()
LOG.addHandler(_HANDLER)
LOG.setLevel(logging.INFO)
LOG.propagate = False
speak("plain")
