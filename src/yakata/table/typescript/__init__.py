"""What goes over the wire, as TypeScript: every view, choice and message, written from the structs themselves.

``python -m yakata.table.typescript FOLDER`` writes the files anew; ``make types`` does it for the page.
"""

from yakata.table.typescript.files import files_of_the_house

__all__ = ["files_of_the_house"]
