"""Her powers: interrupts, and what works in the dark."""
