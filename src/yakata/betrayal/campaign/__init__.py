"""Between the chapters: what is written down of each, what comes next, and how it is told."""
