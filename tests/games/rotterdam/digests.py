"""The digest of the box by rules version: a new version gets a new line, an old line never changes."""

DIGESTS = {1: "6cce8cca8a1665a6c057b1bc2d7f31cf4afc913f0d5076ac252f1e58bd09d495"}
