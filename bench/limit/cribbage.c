/* The limit: random six-card cribbage matches of two players to 121, written for this one variety and for speed. The same generator, the
   same choices in the same order and the same checksum as the kernel in src/sixtyone/fast/cribbage.py; the points are counted by code of its own. */
#include "yardstick.h"

enum { SIX_CARD_PAIRS = 15, TARGET = 121, LIMIT = 31, JACKS = 40 };

static uint8_t show_of[8008 - 1820], tail_of[1 << 16], value_of[52], count_of[32];
static uint16_t step_of[5][52];
static uint64_t layable[32], suit_of[4], choice_of[SIX_CARD_PAIRS];

static int rank_points(const int *ranks, int n)
{
    int points = 0, held[15] = {0};
    for (int i = 0; i < n; i++) held[ranks[i]]++;
    for (int set = 1; set < 1 << n; set++) {
        int sum = 0;
        for (int i = 0; i < n; i++)
            if (set >> i & 1) sum += ranks[i] > 10 ? 10 : ranks[i];
        if (sum == 15) points += 2;
    }
    for (int rank = 1; rank < 14; rank++) points += held[rank] * (held[rank] - 1);
    for (int rank = 1; rank < 14;) {
        int length = 0, ways = 1;
        while (held[rank + length]) ways *= held[rank + length++];
        if (length >= 3) points += length * ways;
        rank += length + 1;
    }
    return points;
}

static int tail_points(const int *ranks, int n) /* ranks[0] was laid last */
{
    static const int equal_points[5] = {0, 0, 2, 6, 12};
    int equal = 1;
    while (equal < n && equal < 4 && ranks[equal] == ranks[0]) equal++;
    if (equal > 1) return equal_points[equal];
    for (int length = n; length >= 3; length--) {
        int set = 0, low = 14, high = 0;
        for (int i = 0; i < length; i++) {
            set |= 1 << ranks[i];
            if (ranks[i] < low) low = ranks[i];
            if (ranks[i] > high) high = ranks[i];
        }
        if (popcount(set) == length && high - low == length - 1) return length;
    }
    return 0;
}

static int choose(int n, int k)
{
    int product = 1;
    for (int i = 0; i < k; i++) product = product * (n - i) / (i + 1);
    return product;
}

static void make_tables(void)
{
    for (int card = 0; card < 52; card++) {
        value_of[card] = card / 4 + 1 > 10 ? 10 : card / 4 + 1;
        suit_of[card & 3] |= 1ull << card;
        for (int place = 0; place < 5; place++) step_of[place][card] = choose(card / 4 + place, place + 1);
    }
    for (int count = 0; count <= LIMIT; count++) {
        count_of[count] = count == 15 || count == 31 ? 2 : 0;
        for (int card = 0; card < 52; card++)
            if (count + value_of[card] <= LIMIT) layable[count] |= 1ull << card;
    }
    for (int low = 0, choice = 0; low < 6; low++)
        for (int high = low + 1; high < 6; high++) choice_of[choice++] = 1ull << low | 1ull << high;
    int r[5];
    for (r[0] = 1; r[0] < 14; r[0]++)
        for (r[1] = r[0]; r[1] < 14; r[1]++)
            for (r[2] = r[1]; r[2] < 14; r[2]++)
                for (r[3] = r[2]; r[3] < 14; r[3]++)
                    for (r[4] = r[3]; r[4] < 14; r[4]++) {
                        int place = 0;
                        for (int i = 0; i < 5; i++) place += choose(r[i] - 1 + i, i + 1);
                        show_of[place] = rank_points(r, 5);
                    }
    for (int series = 1; series < 1 << 16; series++) {
        int ranks[4], n = 0, set = 0, low = 14, high = 0;
        for (; n < 4 && (series >> 4 * n & 15); n++) ranks[n] = series >> 4 * n & 15;
        if (series >> 4 * n || !n) continue;
        for (int i = 0; i < n; i++) {
            set |= 1 << ranks[i];
            if (ranks[i] < low) low = ranks[i];
            if (ranks[i] > high) high = ranks[i];
        }
        tail_of[series] = tail_points(ranks, n) | (n == 4 && popcount(set) == 4 && high - low < 7 ? 64 : 0);
    }
}

static int long_run(uint64_t series)
{
    int set = 0, low = 15, high = 0, longest = 0;
    for (int length = 1; length < 8; length++, series >>= 4) {
        int rank = series & 15;
        if (!rank || set >> rank & 1) break;
        set |= 1 << rank;
        if (rank < low) low = rank;
        if (rank > high) high = rank;
        if (length >= 5 && high - low == length - 1) longest = length;
    }
    return longest;
}

static inline int show(uint64_t hand, int starter, int crib)
{
    uint64_t cards = hand | 1ull << starter;
    int place = 0;
    for (int i = 0; i < 5; i++, cards &= cards - 1) place += step_of[i][lowest(cards)];
    int points = show_of[place] + (hand >> (JACKS + (starter & 3)) & 1);
    uint64_t flush = suit_of[lowest(hand) & 3];
    if (unlikely((hand & flush) == hand)) {
        int five = flush >> starter & 1;
        points += five ? 5 : crib ? 0 : 4;
    }
    return points;
}

/* One match; the number of its actions, 7 times, plus 3 times the score of the one and that of the other side. */
static uint64_t match(uint64_t rng)
{
    uint8_t pack[52];
    int score[2] = {0, 0}, pegged[2][4] = {{0}}, actions = 0, dealer;
    for (int card = 0; card < 52; card++) pack[card] = card;
#define TAKE(taken, left)                                                                                                                  \
    ({                                                                                                                                     \
        uint64_t product = (left) * (52 - (taken));                                                                                        \
        int other = (taken) + (product >> 57), card = pack[other];                                                                         \
        pack[other] = pack[taken];                                                                                                         \
        pack[taken] = card;                                                                                                                \
        left = product & FRACTION_MASK;                                                                                                           \
        card;                                                                                                                              \
    })
#define AWARD(seat, points, phase)                                                                                                         \
    do {                                                                                                                                   \
        score[seat] += points;                                                                                                             \
        pegged[seat][phase] += points;                                                                                                     \
        if (unlikely(score[seat] >= TARGET)) goto over;                                                                                    \
    } while (0)
    for (int taken = 0;; taken += 2) {
        uint64_t left = fraction(&rng);
        int first = TAKE(taken, left) >> 2;
        left = fraction(&rng);
        int second = TAKE(taken + 1, left) >> 2;
        actions++;
        if (first != second) {
            dealer = first > second;
            break;
        }
    }
    for (;; dealer ^= 1) {
        uint64_t hand[2] = {0, 0}, kept[2], crib = 0, left = 0, series = 0;
        for (int place = 0; place < 12; place++) {
            if (!(place & 3)) left = fraction(&rng);
            hand[place >= 6] |= 1ull << TAKE(place, left);
        }
        for (int seat = 0; seat < 2; seat++) {
            uint64_t away = deposit(choice_of[below(&rng, SIX_CARD_PAIRS)], hand[seat]);
            crib |= away;
            kept[seat] = hand[seat] ^= away;
        }
        int starter = pack[12 + below(&rng, 40)], count = 0, turn = dealer ^ 1, gone = 0;
        actions += 4;
        if (starter >> 2 == JACKS >> 2) AWARD(dealer, 2, 0);
        for (;;) {
            uint64_t fits = hand[turn] & layable[count];
            actions++;
            if (!fits) {
                gone = 1; /* of two, the other can play then, and goes on alone */
                turn ^= 1;
                continue;
            }
            uint64_t bit = deposit(1ull << choose_of(&rng, popcount(fits)), fits);
            int card = lowest(bit);
            hand[turn] ^= bit;
            count += value_of[card];
            series = series << 4 | (card / 4 + 1);
            int points = tail_of[series & 0xFFFF];
            if (unlikely(points & 64)) {
                int longer = long_run(series);
                points = longer ? longer : points ^ 64;
            }
            uint64_t held = hand[0] | hand[1];
            int goes_on = (held & layable[count]) != 0;
            points += count_of[count] + (!goes_on & (count < LIMIT));
            AWARD(turn, points, 1);
            if (!goes_on) {
                if (!held) break;
                series = count = gone = 0;
            }
            if (!gone && hand[turn ^ 1]) turn ^= 1;
            else if (!hand[turn]) turn ^= 1;
        }
        AWARD(dealer ^ 1, show(kept[dealer ^ 1], starter, 0), 2);
        AWARD(dealer, show(kept[dealer], starter, 0), 2);
        AWARD(dealer, show(crib, starter, 1), 3);
    }
over:
    /* The tallies are kept as the kernel keeps them, and used so that no compiler leaves them out. */
    if (pegged[0][0] + pegged[0][1] + pegged[0][2] + pegged[0][3] != score[0]) abort();
    if (pegged[1][0] + pegged[1][1] + pegged[1][2] + pegged[1][3] != score[1]) abort();
    return 7 * actions + 3 * score[0] + score[1];
}

static uint64_t sum;

static uint64_t batch(uint64_t first)
{
    for (uint64_t i = 0; i < 1000; i++) sum += match(seeded(1, first + i));
    return 1000;
}

int main(int arguments, char **argument)
{
    make_tables();
    for (uint64_t i = 0; i < 100000; i += 1000) batch(i);
    return answer(arguments, argument, sum, batch);
}
