"""The games, each a folder that knows no other."""
