"""The files of packs: as they were read, into tables, with every error by file and line."""
