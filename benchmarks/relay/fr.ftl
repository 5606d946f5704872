game-name = Relay
game-about = Relay.
