"""The web table, from the database to the browser."""
