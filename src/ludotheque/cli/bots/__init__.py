"""`simulate`, `arena`, `ladder`, `bench`: many games between bots and programs."""
