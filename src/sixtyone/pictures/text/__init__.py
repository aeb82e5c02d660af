"""Drawings by signs, for the terminal: lists of lines without colour, which whoever prints them may add."""
