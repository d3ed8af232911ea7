"""Foreign work: what strangers bring to be read, proved and played again, in processes and with a budget of its own."""
