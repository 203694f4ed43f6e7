"""Nobody learns what is hidden: change it, and nothing anybody sees may change."""
