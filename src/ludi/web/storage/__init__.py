"""What is kept: the database, who writes to it, and what other servers have written."""
