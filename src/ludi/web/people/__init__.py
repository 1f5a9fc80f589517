"""Who asks, and how much of it is let pass."""
