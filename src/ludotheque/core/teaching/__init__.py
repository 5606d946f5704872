"""What a newcomer is told: cards about questions, an overview of the game, a guided first match."""
