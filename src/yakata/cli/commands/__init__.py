"""The commands of ``yakata``, one file each."""
