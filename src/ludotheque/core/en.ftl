# The words of the table, the same in every game.

why-not-your-turn = It is not for you to choose now.
why-not-now = That is not what you are being asked now.
why-game-over = The game is over: there is nothing left to choose.
why-cannot-take-back = You have nothing to take back freely; beyond that, the table must agree.

seat-name = Player { $number }
nobody = nobody
