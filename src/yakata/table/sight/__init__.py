"""What a seat is shown, in its language: tables, states, patches, replays, campaigns."""
