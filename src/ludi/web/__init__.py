"""The web table: play in the browser, and the JSON API that bots use."""
