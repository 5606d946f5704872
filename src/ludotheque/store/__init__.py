"""Where matches are kept: SQLAlchemy Core on SQLite by default, on PostgreSQL by URL."""
