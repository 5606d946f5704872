"""Output of all commands: words of both languages, errors in one line, tables, progress, help pages."""
