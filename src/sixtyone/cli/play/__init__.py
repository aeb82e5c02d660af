"""``sixtyone play``: a match at the prompt."""
