"""The web table and its store: `serve`, `backup`, `restore`, `copy`, `validate --store`."""
