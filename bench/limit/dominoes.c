/* The limit: random matches of two players, of Horse Race or (second argument) Fives and Threes, each written for itself and for speed. The same
   generator, the same choices in the same order and the same checksum as the kernel in src/sixtyone/fast/dominoes.py: the number of actions,
   7 times, plus 3 times the score of the one, that of the other side, and 1000 for each round. What cannot be foreseen is done without branches. */
#include "yardstick.h"

enum { TARGET = 61, HAND = 7, SIDE_A = 2, SIDE_B = 3, ARM_A = 4 };

static uint8_t low_of[28], high_of[28], pips_of[28], double_of[28], five_of[128], both_of[128];
static uint32_t with[8], fitting[128];
/* By place (tile * 8 + low, high, side a, side b, arm a, arm b), and what place a tile opens when it joins a value. */
static uint8_t value_of[28 * 8], counted_of[28 * 8], outer_of[28 * 8];

static void make_tables(void)
{
    for (int low = 0, tile = 0; low < 7; low++)
        for (int high = low; high < 7; high++, tile++) {
            low_of[tile] = low, high_of[tile] = high, pips_of[tile] = low + high, double_of[tile] = low == high;
            with[low] |= 1u << tile;
            with[high] |= 1u << tile;
            for (int name = 0; name < 6; name++) {
                value_of[tile * 8 + name] = name == 1 ? high : low;
                counted_of[tile * 8 + name] = name < 2 ? (name ? high : low) : name < 4 ? 2 * low : 0;
            }
            outer_of[tile * 8 + high] = tile * 8;
            outer_of[tile * 8 + low] = tile * 8 + (low == high ? SIDE_B : 1);
        }
    for (int values = 0; values < 128; values++)
        for (int value = 0; value < 7; value++)
            if (values >> value & 1) fitting[values] |= with[value];
    for (int sum = 0; sum < 128; sum++) {
        five_of[sum] = sum % 5 ? 0 : sum / 5;
        both_of[sum] = five_of[sum] + (sum % 3 ? 0 : sum / 3);
    }
}

static inline void deal(uint64_t *rng, uint8_t *pile, uint32_t *hand)
{
    uint64_t left = 0;
    hand[0] = hand[1] = 0;
    for (int taken = 0; taken < 2 * HAND; taken++) {
        if (!(taken & 3)) left = fraction(rng);
        uint64_t product = left * (28 - taken);
        left = product & FRACTION_MASK;
        int other = taken + (product >> 57), tile = pile[other];
        pile[other] = pile[taken];
        pile[taken] = tile;
        hand[taken >= HAND] |= 1u << tile;
    }
}

static uint64_t fives_and_threes(uint64_t rng)
{
    uint8_t pile[28];
    int score[2] = {0, 0}, pegged[2][2] = {{0}}, actions = 1, rounds = 0;
    for (int tile = 0; tile < 28; tile++) pile[tile] = tile;
    for (int opener = below(&rng, 2);; opener ^= 1) {
        uint32_t hand[2];
        deal(&rng, pile, hand);
        rounds++;
        actions += 2;
        int turn = opener;
        uint32_t mine = hand[turn], yours = hand[turn ^ 1];
        int tile = lowest(deposit(1ull << below(&rng, HAND), mine));
        int value[2] = {low_of[tile], high_of[tile]}, sum = pips_of[tile];
        int counted[2] = {value[0] << double_of[tile], value[1] << double_of[tile]}; /* as soon as the other end is used */
        mine ^= 1u << tile;
        for (;;) {
            int is_out = !mine, points = both_of[sum], after = score[turn] + points + is_out, taken = -(after <= TARGET);
            score[turn] += points + is_out & taken;
            pegged[turn][0] += points & taken;
            pegged[turn][1] += is_out & taken;
            if (unlikely(score[turn] == TARGET)) goto over;
            if (is_out) break;
            uint32_t fits = with[value[0]] | with[value[1]];
            if (!((mine | yours) & fits)) break;
            uint32_t passes = -(uint32_t)((yours & fits) != 0); /* the turn; if it does not, there is a knock between */
            actions += 2 + passes;
            uint32_t swapped = (mine ^ yours) & passes;
            mine ^= swapped;
            yours ^= swapped;
            turn ^= passes & 1;
            uint32_t low = mine & with[value[0]], high = mine & with[value[1]];
            int count = popcount(low), chosen = choose_of(&rng, count + popcount(high));
            int slot = chosen >= count;
            tile = lowest(deposit(1ull << (chosen - (count & -slot)), low ^ ((low ^ high) & -slot)));
            int outer = outer_of[tile * 8 + value[slot]];
            value[slot] = value_of[outer];
            counted[slot] = counted_of[outer];
            sum = counted[0] + counted[1];
            mine ^= 1u << tile;
        }
    }
over:
    /* The tallies are kept as the kernel keeps them, and used so that no compiler leaves them out. */
    if (pegged[0][0] + pegged[0][1] != score[0] || pegged[1][0] + pegged[1][1] != score[1]) abort();
    return 7 * actions + 3 * score[0] + score[1] + 1000 * rounds;
}

static uint64_t horse_race(uint64_t rng)
{
    uint8_t pile[28];
    int score[2] = {0, 0}, pegged[2][2] = {{0}}, actions = 0, rounds = 0, opener = -1;
    for (int tile = 0; tile < 28; tile++) pile[tile] = tile;
    for (;;) {
        uint32_t hand[2];
        if (opener < 0) {
            opener = below(&rng, 2);
            actions++;
        }
        deal(&rng, pile, hand);
        rounds++;
        actions += 2;
        int taken = 2 * HAND, out = -1, turn = opener, drawn = 0, slots = 2;
        int tile = lowest(deposit(1ull << below(&rng, HAND), hand[turn])), is_double = double_of[tile];
        uint8_t places[20] = {tile * 8 + (is_double ? SIDE_A : 0), tile * 8 + (is_double ? SIDE_B : 1)};
        int sum = pips_of[tile], lone = is_double;
        uint32_t open = (1u << 4 * low_of[tile]) + (1u << 4 * high_of[tile]), values = 1u << low_of[tile] | 1u << high_of[tile];
        for (;;) {
            hand[turn] ^= 1u << tile;
            uint32_t fits = fitting[values];
            int points = five_of[sum];
            score[turn] += points;
            pegged[turn][0] += points;
            if (unlikely(score[turn] >= TARGET)) goto over;
            if (!hand[turn]) {
                out = turn;
                break;
            }
            if (taken == 28 && !((hand[0] | hand[1]) & fits)) break;
            turn ^= drawn | !(double_of[tile] | (points > 0));
            drawn = 0;
            uint32_t tiles = hand[turn];
            actions++;
            if (!(tiles & fits)) {
                for (tiles = 0; taken < 28 && !(tiles & fits); actions++) {
                    int other = taken + below(&rng, 28 - taken), next = pile[other];
                    pile[other] = pile[taken];
                    pile[taken++] = next;
                    tiles = 1u << next;
                    hand[turn] |= tiles;
                }
                drawn = 1;
                if (!(tiles & fits)) { /* nothing is left to draw: a block, or a pass, after which the other can place */
                    if (!((hand[0] | hand[1]) & fits)) {
                        actions--;
                        break;
                    }
                    actions++;
                    turn ^= 1;
                    tiles = hand[turn];
                    drawn = 0;
                }
            }
            int slot = 0, total = 0;
            for (int i = 0; i < slots; i++) total += popcount(tiles & with[value_of[places[i]]]);
            int chosen = choose_of(&rng, total);
            uint32_t choice = tiles & with[value_of[places[0]]];
            for (int count; chosen >= (count = popcount(choice)); choice = tiles & with[value_of[places[slot]]]) chosen -= count, slot++;
            tile = lowest(deposit(1ull << chosen, choice));
            int joined = places[slot], value = value_of[joined], outer = outer_of[tile * 8 + value];
            places[slot] = outer;
            sum += counted_of[outer];
            open += (1u << 4 * value_of[outer]) - (1u << 4 * value);
            if (unlikely(lone)) {
                lone = 0; /* its other side is free and counts on */
            } else {
                int spins = (joined >> 1 & 3) == 1;
                sum -= counted_of[joined];
                places[slots] = (joined & ~7) | ARM_A; /* beyond the end, where it is no spinner */
                places[slots + 1] = (joined & ~7) | (ARM_A + 1);
                slots += 2 * spins;
                open += 2u * spins << 4 * value;
            }
            values |= 1u << value_of[outer];
            values &= ~((uint32_t)!(open >> 4 * value & 15) << value);
        }
        int pips[2] = {0, 0};
        for (int side = 0; side < 2; side++)
            for (uint32_t left = hand[side]; left; left &= left - 1) pips[side] += pips_of[lowest(left)];
        for (int side = 0; side < 2; side++)
            if (out == side || (out < 0 && pips[side] <= pips[side ^ 1])) {
                int points = (pips[side ^ 1] + 2) / 5;
                score[side] += points;
                pegged[side][1] += points;
            }
        if (score[0] >= TARGET || score[1] >= TARGET) goto over;
        opener = out;
    }
over:
    if (pegged[0][0] + pegged[0][1] != score[0] || pegged[1][0] + pegged[1][1] != score[1]) abort();
    return 7 * actions + 3 * score[0] + score[1] + 1000 * rounds;
}

static uint64_t sum, (*match)(uint64_t);

static uint64_t batch(uint64_t first)
{
    for (uint64_t i = 0; i < 1000; i++) sum += match(seeded(1, first + i));
    return 1000;
}

int main(int arguments, char **argument)
{
    match = arguments > 2 && !strcmp(argument[2], "fives-and-threes") ? fives_and_threes : horse_race;
    make_tables();
    for (uint64_t i = 0; i < 100000; i += 1000) batch(i);
    return answer(arguments, argument, sum, batch);
}
