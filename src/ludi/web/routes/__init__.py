"""What is asked for by HTTP: pages, the API, and the commands that both share."""
