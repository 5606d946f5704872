"""Games, their rules and their journals: `games`, `rules`, `explain`, `where`, `validate`, `replay`."""
