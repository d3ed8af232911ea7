"""The server that the table's tests share, for documents that talk to one."""

from tests.table.conftest import house

__all__ = ["house"]
