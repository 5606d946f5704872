"""What every command says, and how: the words of both languages, errors in one line, tables, progress, help pages."""
