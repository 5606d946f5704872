# A table that waits for its players.

waiting-region = Table that waits
waiting-dealt = The set-up is drawn at the beginning of the match, once all seats are taken.
waiting-seats = Seats
