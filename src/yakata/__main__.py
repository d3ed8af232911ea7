"""``python -m yakata``."""

from yakata.cli.main import main

main()
