"""Drawings of positions: layouts of dominoes, cards, hands, counts and peg boards, as SVG and as text."""
