"""The ``yakata`` command."""
