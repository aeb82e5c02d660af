"""Matches by the million: what is to be played, the chunks that it is played in, and what becomes of them."""
