"""HTTP and WebSocket interface of the table. All decisions are made in `table`."""
