"""The digest of the box by rules version: a new version gets a new line, an old line never changes."""

DIGESTS = {1: "5619dffe51748ddf71f6e867671cb52a0b8b94c1e7f29c1179b4a2291cf7386c"}
