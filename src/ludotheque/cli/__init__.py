"""The `ludotheque` command (short: `ludo`)."""
