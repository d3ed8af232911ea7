"""The lobby: people, tables and their seats, links, presence, and campaigns on the shelf."""
