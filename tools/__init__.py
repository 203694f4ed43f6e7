"""What developers run: simulate, draw, contact sheet, fuzz."""
