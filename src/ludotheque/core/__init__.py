"""What all games share. Knows no game, no network, and no files but data, words and journals."""
