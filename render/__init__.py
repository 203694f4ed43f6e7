"""All of Pillow: pictures and their text twins, made from views only."""
