"""HTTP and WebSocket on the table. Thin: every decision is the table's."""
