"""The digest of the box by rules version: a new version gets a new line, an old line never changes."""

DIGESTS = {1: "13b217d4529c6eefd9049d317d98e233338c88bacecba025a85134f54ec302ea"}
