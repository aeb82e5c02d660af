"""Whole rounds of dominoes that end as a rule wants to see it, from the lot to the last tile.

They were found by search under the rules of each game with nothing set; the tests play every move of them. Several
actions of one line are parted by semicolons. Two are beginnings only.
"""

# Horse Race.

# Seat 0 lays 2-6; seat 1 holds no 2 and no 6 and must draw.
SEAT_1_DRAWS = "lot 0; deal 0-2,0-6,1-2,1-6,2-6,4-6,5-6 / 0-0,0-1,0-3,1-1,1-3,3-3,3-4; 0: place 2-6"

# Seat 1 keeps the turn through all its tiles; the last one is a double and scores 3.
OUT_IN_ONE_TURN = """
lot 1
deal 0-0,0-1,0-2,0-3,0-5,1-3,2-5 / 1-1,1-2,1-4,1-5,3-4,4-4,5-5
1: place 1-4; 1: place 1-1 at 1-4.low; 1: place 4-4 at 1-4.high; 1: place 3-4 at 4-4.side-b
1: place 1-2 at 1-1.side-b; 1: place 1-5 at 1-1.arm-a
"""

# Two seats. Seat 1 draws the last two tiles of the stock; neither fits, but seat 0 can place.
STOCK_RUNS_OUT = """\
lot 1
deal 0-1,0-2,1-3,1-6,3-4,4-5,4-6 / 0-0,0-3,0-5,0-6,1-4,2-6,3-3
1: place 0-6; 0: place 0-1 at 0-6.low; 1: place 1-4 at 0-1.high; 1: place 2-6 at 0-6.high; 0: place 3-4 at 1-4.high
0: place 0-2 at 2-6.low; 1: place 0-3 at 3-4.low; draw 4-4; draw 1-5; draw 2-4; draw 5-5; draw 1-1; draw 3-5
draw 2-5; draw 6-6; draw 2-3; draw 5-6; draw 3-6; draw 0-4; 0: place 0-4 at 0-3.low; 1: place 0-5 at 0-2.low
0: place 3-5 at 0-5.high; 1: place 3-3 at 3-5.low; draw 1-2; draw 2-2
"""

# Two seats. Seat 0 draws the whole stock; nothing fits, and seat 1 cannot place either.
STOCK_RUNS_OUT_AND_BLOCKS = """\
lot 0
deal 1-2,1-5,2-2,2-5,3-6,5-6,6-6 / 0-1,0-5,1-3,1-4,1-6,3-5,5-5
0: place 1-2; 1: place 1-4 at 1-2.low; 0: place 2-5 at 1-2.high; 1: place 3-5 at 2-5.high; 0: place 3-6 at 3-5.low
0: place 5-6 at 3-6.high; 1: place 0-5 at 5-6.low; draw 4-5; 0: place 4-5 at 1-4.high; 1: place 5-5 at 4-5.high
1: place 0-1 at 0-5.low; 0: place 1-5 at 0-1.high; draw 3-3; draw 0-3; draw 3-4; draw 2-3; draw 2-6; draw 1-1
draw 0-0; draw 0-6; draw 2-4; draw 0-4; draw 4-6; draw 0-2; draw 4-4
"""

# Pairs. Seat 0 goes out: its partner is left with 7, the opponents with 9 and 8.
PAIRS_OUT = """\
lot 0
deal 2-5,3-6,4-6,5-5,6-6 / 0-1,0-4,1-6,2-2,4-4 / 0-2,1-1,1-2,3-3,3-5 / 0-0,0-3,1-3,1-4,2-4
0: place 6-6; 0: place 3-6 at 6-6.side-a; 0: place 4-6 at 6-6.side-b; 1: place 4-4 at 4-6.low
1: place 1-6 at 6-6.arm-a; 2: place 3-3 at 3-6.low; 2: place 3-5 at 3-3.side-b; 3: place 1-3 at 3-3.arm-b
3: place 2-4 at 4-4.side-b; 0: place 5-5 at 3-5.high; 0: place 2-5 at 2-4.low
"""

# Pairs, blocked. The hands are 1, 5, 17 and 7: 1 + 17 = 18 against 5 + 7 = 12.
PAIRS_BLOCK_18_12 = """\
lot 3
deal 0-0,0-1,1-5,3-6,4-5 / 0-3,0-5,0-6,1-6,3-4 / 1-3,2-5,4-4,5-5,5-6 / 1-1,1-2,1-4,2-2,4-6
3: place 1-4; 3: place 1-1 at 1-4.low; 3: place 4-6 at 1-4.high; 0: place 3-6 at 4-6.high
0: place 1-5 at 1-1.side-b; 1: place 1-6 at 1-1.arm-b; 2: place 5-6 at 1-5.high; 2: place 1-3 at 1-1.arm-a; draw 3-5
3: place 3-5 at 1-3.high; 0: place 4-5 at 3-5.high; 1: place 0-3 at 3-6.low; 2: place 4-4 at 4-5.low; draw 0-4
2: place 0-4 at 0-3.low; draw 3-3; draw 2-4; 3: place 2-4 at 4-4.side-b; draw 0-2; 0: place 0-2 at 2-4.low
1: place 3-4 at 0-4.high; 1: place 0-6 at 0-2.low; draw 6-6; 2: place 6-6 at 1-6.high; 3: place 3-3 at 3-4.low
draw 2-3; 3: place 2-3 at 3-3.side-b; draw 2-6; 0: place 2-6 at 2-3.low
"""

# Four seats, blocked. The hands are 4, 4, 4 and 14.
FOUR_BLOCK = """\
lot 2
deal 0-3,0-4,0-6,1-5,2-6 / 0-2,1-1,3-4,3-5,4-4 / 0-0,2-2,3-6,4-6,5-5 / 1-2,1-4,2-3,3-3,6-6
2: place 5-5; draw 0-5; 2: place 0-5 at 5-5.side-a; draw 1-6; draw 2-4; draw 5-6; 3: place 5-6 at 5-5.side-b
0: place 0-6 at 0-5.low; 1: place 3-5 at 5-5.arm-a; 1: place 3-4 at 3-5.low; 2: place 3-6 at 5-6.high
3: place 6-6 at 0-6.high; 3: place 1-6 at 6-6.side-b; 0: place 1-5 at 1-6.low; 1: place 4-4 at 3-4.high; draw 0-1
draw 4-5; 1: place 4-5 at 4-4.side-b; 2: place 4-6 at 4-4.arm-a; 3: place 2-4 at 4-4.arm-b; 0: place 2-6 at 2-4.low
0: place 0-3 at 3-6.low; 1: place 0-1 at 0-3.low; draw 1-3; 2: place 1-3 at 0-1.high; 3: place 2-3 at 1-3.high
draw 2-5; 0: place 2-5 at 2-3.low
"""

# Two seats, blocked. The hands are 6 and 6.
TWO_BLOCK = """\
lot 0
deal 0-2,2-2,3-4,3-5,3-6,4-6,6-6 / 0-1,0-4,0-5,1-1,1-2,2-3,2-4
0: place 4-6; 0: place 3-6 at 4-6.high; 1: place 2-3 at 3-6.low; 0: place 3-4 at 4-6.low; 0: place 3-5 at 3-4.low
1: place 2-4 at 2-3.low; draw 0-6; draw 1-3; draw 2-6; draw 1-6; draw 1-4; 0: place 1-4 at 2-4.high
1: place 0-5 at 3-5.high; 0: place 1-3 at 1-4.low; 1: place 0-4 at 0-5.low; draw 0-0; draw 4-4
0: place 4-4 at 0-4.high; draw 4-5; 1: place 4-5 at 4-4.side-b; draw 3-3; 0: place 3-3 at 1-3.high; draw 1-5
1: place 1-5 at 4-5.high; 0: place 1-6 at 1-5.low; draw 5-5; draw 2-5; draw 0-3; 1: place 0-3 at 3-3.side-b
0: place 0-6 at 0-3.low; draw 5-6; 1: place 5-6 at 0-6.high; 0: place 6-6 at 1-6.high; 0: place 2-6 at 6-6.side-b
1: place 2-5 at 2-6.low; 1: place 5-5 at 5-6.low
"""

# Pairs, blocked. The hands are 5, 6, 7 and 6: 12 for each pair.
PAIRS_BLOCK_12_12 = """\
lot 3
deal 2-3,2-4,2-6,4-6,5-5 / 0-2,0-3,0-5,1-4,2-2 / 0-1,0-6,2-5,3-3,6-6 / 0-0,1-1,1-3,3-6,5-6
3: place 3-6; 0: place 4-6 at 3-6.high; 1: place 0-3 at 3-6.low; 2: place 0-6 at 0-3.low; 2: place 6-6 at 0-6.high
draw 3-5; draw 1-5; draw 4-4; 2: place 4-4 at 4-6.low; 3: place 5-6 at 6-6.side-b; 0: place 2-6 at 6-6.arm-b
0: place 5-5 at 5-6.low; 0: place 2-4 at 2-6.low; 1: place 1-4 at 2-4.high; 2: place 1-5 at 1-4.low; draw 1-2
draw 0-4; 3: place 0-4 at 4-4.side-b; draw 3-4; 0: place 3-4 at 4-4.arm-b; 1: place 0-5 at 0-4.low
2: place 3-5 at 3-4.low; 2: place 2-5 at 5-5.side-b; 3: place 1-2 at 2-5.low; draw 4-5; 0: place 4-5 at 1-5.high
draw 1-6; 1: place 1-6 at 1-2.low
"""

# Two seats. Seat 0 goes out; seat 1 is left with the double blank.
OUT_AGAINST_THE_BLANK = """\
lot 1
deal 0-4,0-6,1-4,2-3,5-5,5-6,6-6 / 0-0,0-1,0-3,2-5,3-4,3-6,4-4
1: place 2-5; 0: place 2-3 at 2-5.low; 1: place 3-6 at 2-3.high; 0: place 5-5 at 2-5.high; 0: place 0-6 at 3-6.high
0: place 0-4 at 0-6.low; 1: place 4-4 at 0-4.high; 1: place 3-4 at 4-4.side-b; 0: place 1-4 at 4-4.arm-b
1: place 0-1 at 1-4.low; 0: place 5-6 at 5-5.side-b; 1: place 0-3 at 0-1.low; 0: place 6-6 at 5-6.high
"""

# Two seats, blocked. The hands are 0, the double blank, and 10.
BLANK_AGAINST_10 = """\
lot 0
deal 0-0,0-1,0-5,1-3,2-3,2-4,5-6 / 0-6,1-4,1-5,2-2,3-3,3-4,3-6
0: place 1-3; 1: place 3-4 at 1-3.high; 1: place 1-5 at 1-3.low; 0: place 5-6 at 1-5.high; 0: place 2-4 at 3-4.high
1: place 0-6 at 5-6.high; 0: place 0-1 at 0-6.low; 1: place 1-4 at 0-1.high; 0: place 2-3 at 2-4.low
1: place 3-6 at 2-3.high; draw 4-4; 1: place 4-4 at 1-4.high; draw 2-5; draw 1-2; draw 3-5; draw 0-4
0: place 0-4 at 4-4.side-b; draw 0-2; 1: place 0-2 at 0-4.low; 0: place 2-5 at 0-2.high; draw 4-5
1: place 4-5 at 4-4.arm-b; 0: place 0-5 at 2-5.high; draw 0-3; 1: place 0-3 at 0-5.low; 0: place 3-5 at 0-3.high
draw 1-1; draw 2-6; 1: place 2-6 at 3-6.high; 0: place 1-2 at 2-6.low; 1: place 1-1 at 1-2.low; draw 4-6
1: place 4-6 at 4-4.arm-a; draw 5-5; 0: place 5-5 at 4-5.high; draw 6-6; 1: place 6-6 at 4-6.high; draw 1-6
0: place 1-6 at 1-1.side-b
"""

# Three seats, blocked. The hands are 5, 5 and 12.
THREE_BLOCK = """\
lot 1
deal 0-0,0-1,0-4,2-2,3-6,4-6 / 1-1,1-2,1-6,2-3,3-3,4-4 / 0-2,0-5,0-6,1-5,4-5,5-5
1: place 4-4; draw 2-6; draw 0-3; draw 1-3; draw 1-4; 1: place 1-4 at 4-4.side-b; 2: place 1-5 at 1-4.low
0: place 4-6 at 4-4.side-a; 1: place 1-6 at 4-6.high; 2: place 4-5 at 1-5.high; draw 5-6; draw 3-4
2: place 3-4 at 4-5.low; 0: place 3-6 at 3-4.low; 1: place 1-3 at 1-6.low; 2: place 0-6 at 3-6.high
0: place 0-4 at 0-6.low; 1: place 3-3 at 1-3.high; 1: place 0-3 at 3-3.side-b; 2: place 0-5 at 0-3.low; draw 2-5
0: place 2-5 at 0-5.high; 1: place 2-3 at 2-5.low; draw 3-5; 2: place 3-5 at 3-3.arm-a; draw 2-4
0: place 2-4 at 4-4.arm-b; 1: place 2-6 at 2-4.low; 2: place 5-6 at 3-5.high; draw 6-6; 0: place 6-6 at 2-6.high
"""

# Fives and Threes.

# Two seats. Seat 1 lays its last tile and makes a sum of 6.
LAST_TILE_SUM_6 = """\
lot 1
deal 0-2,0-3,0-5,2-2,3-3,3-6,5-6 / 0-0,0-4,1-2,1-3,2-5,3-4,4-5
1: place 4-5; 0: place 5-6 at 4-5.high; 1: place 0-4 at 4-5.low; 0: place 0-2 at 0-4.low; 1: place 2-5 at 0-2.high
0: place 3-6 at 5-6.high; 1: place 3-4 at 3-6.low; 0: place 0-5 at 2-5.high; 1: place 0-0 at 0-5.low
0: place 0-3 at 0-0.side-b; 1: place 1-3 at 0-3.high; 0: knock; 1: place 1-2 at 1-3.low
"""

# Two seats. Seat 0 lays its last tile and makes no sum that scores.
LAST_TILE_NO_SUM = """\
lot 0
deal 0-2,0-3,1-2,2-2,2-4,5-6,6-6 / 0-4,0-6,1-1,1-5,2-5,4-5,5-5
0: place 6-6; 1: place 0-6 at 6-6.side-a; 0: place 0-2 at 0-6.low; 1: place 2-5 at 0-2.high
0: place 5-6 at 6-6.side-b; 1: place 1-5 at 5-6.low; 0: place 1-2 at 1-5.low; 1: place 5-5 at 2-5.high
0: place 2-2 at 1-2.high; 1: place 4-5 at 5-5.side-b; 0: place 2-4 at 2-2.side-b; 1: place 0-4 at 4-5.low
0: place 0-3 at 0-4.low
"""

# Two seats. Seat 0 lays its last tile and makes a sum of 3.
LAST_TILE_SUM_3 = """\
lot 0
deal 0-2,0-3,0-6,1-2,2-3,2-5,3-6 / 0-1,0-4,1-1,4-4,4-6,5-5,5-6
0: place 0-3; 1: place 0-1 at 0-3.low; 0: place 3-6 at 0-3.high; 1: place 4-6 at 3-6.high; 0: place 1-2 at 0-1.high
1: place 0-4 at 4-6.low; 0: place 0-6 at 0-4.low; 1: place 5-6 at 0-6.high; 0: place 0-2 at 1-2.high
1: place 5-5 at 5-6.low; 0: place 2-5 at 5-5.side-b; 1: knock; 0: place 2-3 at 2-5.low
"""

# Two seats. Seat 1 lays its last tile and makes a sum of 5.
LAST_TILE_SUM_5 = """\
lot 1
deal 0-0,0-6,1-3,3-6,4-4,5-5,6-6 / 0-2,2-3,2-4,2-6,3-5,4-5,4-6
1: place 4-6; 0: place 4-4 at 4-6.low; 1: place 2-4 at 4-4.side-b; 0: place 6-6 at 4-6.high; 1: place 0-2 at 2-4.low
0: place 0-6 at 0-2.low; 1: place 2-6 at 6-6.side-b; 0: place 3-6 at 0-6.high; 1: place 2-3 at 2-6.low
0: place 1-3 at 3-6.low; 1: place 3-5 at 2-3.high; 0: place 5-5 at 3-5.high; 1: place 4-5 at 5-5.side-b
"""

# Pairs. Seat 2 goes out first; its partner, seat 0, lays the last tile of the pair.
PAIRS_LAST_TILE = """\
lot 2
deal 0-2,0-3,2-2,3-6,5-6 / 0-4,0-5,3-3,3-4,4-5 / 0-0,1-2,1-3,2-5,2-6 / 1-1,1-5,2-3,3-5,4-6
2: place 1-3; 3: place 1-1 at 1-3.low; 0: place 0-3 at 1-3.high; 1: place 0-5 at 0-3.low; 2: place 2-5 at 0-5.high
3: place 2-3 at 2-5.low; 0: place 3-6 at 2-3.high; 1: knock; 2: place 1-2 at 1-1.side-b; 3: place 4-6 at 3-6.high
0: place 2-2 at 1-2.high; 1: place 0-4 at 4-6.low; 2: place 0-0 at 0-4.low; 3: knock; 0: place 0-2 at 0-0.side-b
1: knock; 2: place 2-6 at 0-2.high; 3: knock; 0: place 5-6 at 2-6.high
"""

# Pairs, blocked when one player of each pair is out.
ONE_OF_EACH_PAIR_LEFT = """\
lot 3
deal 0-6,1-5,1-6,3-5,4-6 / 0-1,1-1,2-2,2-6,3-6 / 0-0,1-2,3-3,5-5,6-6 / 1-3,1-4,2-4,2-5,4-4
3: place 4-4; 0: place 4-6 at 4-4.side-b; 1: place 2-6 at 4-6.high; 2: place 1-2 at 2-6.low
3: place 1-4 at 4-4.side-a; 0: place 1-5 at 1-4.low; 1: place 0-1 at 1-2.low; 2: place 5-5 at 1-5.high
3: place 2-5 at 5-5.side-b; 0: place 0-6 at 0-1.low; 1: place 2-2 at 2-5.low; 2: place 6-6 at 0-6.high
3: place 2-4 at 2-2.side-b; 0: place 1-6 at 6-6.side-b; 1: place 1-1 at 1-6.low; 2: knock
3: place 1-3 at 1-1.side-b; 0: place 3-5 at 1-3.high
"""

# The further games.

# All Fives, two seats, blocked. The hands are 6 and 6.
ALL_FIVES_TWO_BLOCK = """\
lot 0
deal 0-0,0-3,0-5,1-1,1-6,2-2,3-4,3-6,4-4 / 0-1,0-2,0-4,1-2,1-3,1-5,3-3,5-5,6-6
0: place 3-6; 1: place 6-6 at 3-6.high; 0: place 3-4 at 3-6.low; 1: place 0-4 at 3-4.high; 0: place 0-5 at 0-4.low
1: place 1-5 at 0-5.high; 0: place 1-6 at 1-5.low; draw 4-5; draw 5-6; 1: place 5-6 at 6-6.side-b; draw 2-4
draw 1-4; draw 2-3; draw 0-6; 0: place 0-6 at 1-6.high; 1: place 4-5 at 5-6.low; 0: place 0-3 at 0-6.low
1: place 3-3 at 0-3.high; 0: place 4-4 at 4-5.low; 1: place 1-3 at 3-3.side-b; 0: place 1-4 at 1-3.low; draw 2-5
draw 4-6; 1: place 4-6 at 6-6.arm-b; 0: place 2-4 at 1-4.high; 1: place 2-5 at 2-4.low; draw 2-6
0: place 2-6 at 6-6.arm-a; 1: place 5-5 at 2-5.high; 0: place 2-3 at 2-6.low; draw 3-5; 1: place 3-5 at 2-3.high
"""

# All Fives, three seats, blocked. The hands are 5, 5 and 12.
ALL_FIVES_THREE_BLOCK = """\
lot 2
deal 0-2,0-5,1-2,1-5,3-6,4-5,5-6 / 0-1,0-6,2-2,2-6,3-3,3-4,4-6 / 0-3,0-4,1-1,2-5,3-5,4-4,5-5
2: place 4-4; 0: place 4-5 at 4-4.side-a; 1: place 4-6 at 4-4.side-b; 2: place 3-5 at 4-5.high
0: place 3-6 at 4-6.high; 1: place 3-4 at 3-5.low; 2: place 0-3 at 3-6.low; 0: place 0-5 at 0-3.low; draw 2-3
draw 1-4; 1: place 1-4 at 4-4.arm-b; 2: place 2-5 at 0-5.high; 0: place 1-5 at 1-4.low; 1: place 2-6 at 2-5.low
2: place 0-4 at 3-4.high; 0: place 5-6 at 1-5.high; 1: place 0-6 at 0-4.low; draw 0-0; draw 6-6
2: place 6-6 at 2-6.high; draw 1-3; draw 2-4; 0: place 2-4 at 4-4.arm-a; 1: place 2-3 at 2-4.low; draw 1-6
2: place 1-6 at 5-6.high; 0: place 1-3 at 1-6.low; 1: place 3-3 at 2-3.high
"""

# Muggins, two seats, blocked. The hands are 6 and 6.
MUGGINS_TWO_BLOCK = """\
lot 1
deal 0-1,0-6,1-1,1-2,1-4,2-4,3-6,4-4,5-6 / 0-0,0-2,0-3,1-3,2-2,2-3,3-3,4-6,5-5
1: place 2-3; 0: place 2-4 at 2-3.low; 1: place 3-3 at 2-3.high; 0: place 4-4 at 2-4.high
1: place 4-6 at 4-4.side-b; 0: place 3-6 at 4-6.high; 1: place 1-3 at 3-6.low; 0: place 1-4 at 1-3.low
1: place 0-3 at 3-3.side-b; 0: place 0-6 at 0-3.low; draw 0-5; draw 2-5; draw 4-5; 1: place 4-5 at 1-4.high
0: place 5-6 at 4-5.high; draw 6-6; 1: place 6-6 at 0-6.high; draw 3-5; draw 0-4; draw 1-5; draw 1-6
0: place 1-6 at 5-6.high; draw 2-6; 1: place 2-6 at 6-6.side-b; 0: place 1-5 at 1-6.low; 1: place 2-5 at 2-6.low
0: place 3-5 at 2-5.high; 1: place 5-5 at 1-5.high; draw 3-4; 0: place 3-4 at 3-5.low; 1: place 0-5 at 5-5.side-b
0: place 0-4 at 0-5.low
"""

# Five-Up, two seats, blocked. The hands are 6 and 6.
FIVE_UP_TWO_BLOCK = """\
lot 0
deal 0-0,0-2,1-6,2-2,3-3 / 0-1,0-4,1-1,1-2,4-4
0: place 3-3; draw 6-6; draw 5-6; draw 2-6; draw 0-6; draw 1-5; draw 4-5; draw 2-5; draw 1-3
1: place 1-3 at 3-3.side-b; 0: place 1-6 at 1-3.low; 1: place 5-6 at 1-6.high; draw 3-6; 0: place 3-6 at 3-3.side-a
1: place 6-6 at 3-6.high; draw 2-3; 0: place 2-3 at 3-3.arm-b; 1: place 2-6 at 2-3.low; draw 0-3
0: place 0-3 at 3-3.arm-a; 1: place 0-4 at 0-3.low; draw 1-4; 0: place 1-4 at 0-4.high; 1: place 1-5 at 1-4.low
draw 5-5; 0: place 5-5 at 5-6.low; 1: place 4-5 at 1-5.high; draw 0-5; 0: place 0-5 at 5-5.side-b
1: place 0-6 at 0-5.low; draw 4-6; 0: place 4-6 at 6-6.side-b; 1: place 4-4 at 4-6.low; draw 2-4
0: place 2-4 at 4-4.side-b; 1: place 2-5 at 2-4.low; draw 3-5; 0: place 3-5 at 5-5.arm-a; draw 3-4
1: place 3-4 at 4-4.arm-b
"""
