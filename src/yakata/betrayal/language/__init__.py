"""The pack language: the words, steps and tables of content files; reading, checking and describing them; the book."""
