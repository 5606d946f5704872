"""What all games share. Depends on no game and no network, and reads only data, words and journals."""
