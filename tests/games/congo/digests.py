"""The digest of the box by rules version: a new version gets a new line, an old line never changes."""

DIGESTS = {1: "b2b95f3766991762b09e91a82a81e0be76ffd4615bbb0dc51dfb76b657e51ef9"}
