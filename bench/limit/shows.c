/* The limit of counting: hands of four with a starter from an array; every hand there is; one discard weighed exactly (15 discards, 1,035 pairs of
   the other seat, 44 starters). The second argument says which: shows, all or discard. The same hands and the same checksums as bench/ours/kernels.py. */
#include "yardstick.h"

enum { HANDS = 1 << 16, JACKS = 40 };

static uint8_t row_of[1820][16];       /* four ranks and a starter's */
static uint8_t by_key[360919];         /* five ranks, by the sum of their keys */
static uint16_t place_step[4][52], crossed[91][91];
static uint32_t key_of[64];
static const uint32_t rank_key[13] = {0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415};
static uint32_t hands[HANDS];
static uint8_t starters[HANDS], points_of[HANDS];

static int rank_points(const int *held)
{
    int points = 0, ways[16] = {1};
    for (int rank = 0; rank < 13; rank++)
        for (int card = 0; card < held[rank]; card++)
            for (int sum = 15 - (rank < 9 ? rank + 1 : 10); sum >= 0; sum--) ways[sum + (rank < 9 ? rank + 1 : 10)] += ways[sum];
    points += 2 * ways[15];
    for (int rank = 0; rank < 13; rank++) points += held[rank] * (held[rank] - 1);
    for (int rank = 0; rank < 13;) {
        int length = 0, product = 1;
        while (rank + length < 13 && held[rank + length]) product *= held[rank + length++];
        if (length >= 3) points += length * product;
        rank += length + 1;
    }
    return points;
}

static int choose(int n, int k)
{
    int product = 1;
    for (int i = 0; i < k; i++) product = product * (n - i) / (i + 1);
    return product;
}

static int place_of(int *ranks) /* sorts them */
{
    int place = 0;
    for (int i = 1; i < 4; i++)
        for (int j = i; j && ranks[j - 1] > ranks[j]; j--) {
            int other = ranks[j];
            ranks[j] = ranks[j - 1];
            ranks[j - 1] = other;
        }
    for (int i = 0; i < 4; i++) place += choose(ranks[i] + i, i + 1);
    return place;
}

static void make_tables(void)
{
    int r[4];
    for (int card = 0; card < 52; card++) {
        key_of[card] = rank_key[card / 4];
        for (int place = 0; place < 4; place++) place_step[place][card] = choose(card / 4 + place, place + 1);
    }
    for (r[0] = 0; r[0] < 13; r[0]++)
        for (r[1] = r[0]; r[1] < 13; r[1]++)
            for (r[2] = r[1]; r[2] < 13; r[2]++)
                for (r[3] = r[2]; r[3] < 13; r[3]++)
                    for (int starter = 0; starter < 13; starter++) {
                        int held[14] = {0}, key = 0;
                        held[starter]++;
                        for (int i = 0; i < 4; i++) held[r[i]]++, key += rank_key[r[i]];
                        if (held[starter] > 4) continue;
                        row_of[place_of(r)][starter] = by_key[key + rank_key[starter]] = rank_points(held);
                    }
    for (int b = 0, first = 0; b < 13; b++)
        for (int a = 0; a <= b; a++, first++)
            for (int d = 0, second = 0; d < 13; d++)
                for (int c = 0; c <= d; c++, second++) crossed[first][second] = place_of((int[4]){a, b, c, d});
    uint64_t rng = seeded(61, 0);
    for (int i = 0; i < HANDS; i++) {
        uint8_t pack[52], hand[4];
        for (int card = 0; card < 52; card++) pack[card] = card;
        for (int place = 0; place < 5; place++) {
            int other = place + below(&rng, 52 - place), card = pack[other];
            pack[other] = pack[place];
            pack[place] = card;
        }
        memcpy(hand, pack, 4);
        memcpy(&hands[i], hand, 4);
        starters[i] = pack[4];
    }
}

static uint64_t shows(uint64_t first)
{
    (void)first;
    for (int i = 0; i < HANDS; i++) {
        uint32_t hand = hands[i], starter = starters[i];
        uint32_t key = key_of[hand & 63] + key_of[hand >> 8 & 63] + key_of[hand >> 16 & 63] + key_of[hand >> 24] + key_of[starter];
        uint32_t nobs = hand ^ (JACKS + (starter & 3)) * 0x01010101u;
        int points = by_key[key] + (((nobs - 0x01010101u) & ~nobs & 0x80808080u) != 0);
        if (unlikely(!((hand ^ (hand & 3) * 0x01010101u) & 0x03030303u))) points += 4 + !((hand ^ starter) & 3);
        points_of[i] = points;
    }
    __asm__ volatile("" ::: "memory"); /* each pass is done anew */
    return HANDS;
}

static uint64_t counts[32];

static uint64_t all(uint64_t first)
{
    (void)first;
    memset(counts, 0, sizeof counts);
    for (int a = 0; a < 52; a++)
        for (int b = a + 1; b < 52; b++)
            for (int c = b + 1; c < 52; c++)
                for (int d = c + 1; d < 52; d++) {
                    const uint8_t *row = row_of[place_step[0][a] + place_step[1][b] + place_step[2][c] + place_step[3][d]];
                    uint64_t hand = 1ull << a | 1ull << b | 1ull << c | 1ull << d, left = ~hand & ((1ull << 52) - 1);
                    int flush = !((a ^ b | a ^ c | a ^ d) & 3), jacks = hand >> JACKS & 15;
                    if (flush || jacks) {
                        for (; left; left &= left - 1) {
                            int starter = lowest(left);
                            counts[row[starter >> 2] + (jacks >> (starter & 3) & 1) + (flush ? 4 + !((starter ^ a) & 3) : 0)]++;
                        }
                    } else {
                        for (int rank = 0; rank < 13; rank++) counts[row[rank]] += popcount(left >> 4 * rank & 15);
                    }
                }
    __asm__ volatile("" ::: "memory");
    return 12994800;
}

/* Sums for one hand of six: what the kept cards count over 46 starters, what the crib counts over 1,035 pairs and 44 starters. */
static void weigh(const uint8_t *cards, uint64_t sums[15][2])
{
    int32_t left[16] = {0}, suits[4], ways[91];
    int unseen_jacks = 15;
    for (int rank = 0; rank < 13; rank++) left[rank] = 4;
    for (int suit = 0; suit < 4; suit++) suits[suit] = 13;
    for (int i = 0; i < 6; i++) {
        left[cards[i] >> 2]--;
        suits[cards[i] & 3]--;
        if (cards[i] >> 2 == JACKS >> 2) unseen_jacks ^= 1 << (cards[i] & 3);
    }
    for (int b = 0, pair = 0; b < 13; b++)
        for (int a = 0; a <= b; a++, pair++) ways[pair] = a == b ? left[a] * (left[a] - 1) / 2 : left[a] * left[b];
    uint64_t nobs_of_others = 0;
    for (int suit = 0; suit < 4; suit++)
        if (unseen_jacks >> suit & 1) nobs_of_others += (suits[suit] - 1) * 44;
    for (int first = 0, choice = 0; first < 6; first++)
        for (int second = first + 1; second < 6; second++, choice++) {
            int low = cards[first] >> 2, high = cards[second] >> 2, mine = high * (high + 1) / 2 + low;
            uint64_t crib = nobs_of_others, hand = 0;
            for (int b = 0, pair = 0; b < 13; b++)
                for (int a = 0; a <= b; a++, pair++) {
                    const uint8_t *row = row_of[crossed[mine][pair]];
                    int points = 0;
                    for (int rank = 0; rank < 16; rank++) points += row[rank] * left[rank];
                    crib += (uint64_t)ways[pair] * (points - row[a] - row[b]);
                }
            if (low == JACKS >> 2) crib += suits[cards[first] & 3] * 990;
            if (high == JACKS >> 2) crib += suits[cards[second] & 3] * 990;
            if (!((cards[first] ^ cards[second]) & 3)) {
                uint64_t unseen = suits[cards[first] & 3];
                crib += 5 * (unseen * (unseen - 1) / 2 * (unseen - 2));
            }
            int kept[4], n = 0, place = 0, suited = 1;
            for (int i = 0; i < 6; i++)
                if (i != first && i != second) kept[n++] = cards[i];
            for (int i = 0; i < 4; i++) {
                place += place_step[i][kept[i]];
                if (kept[i] >> 2 == JACKS >> 2) hand += suits[kept[i] & 3];
                suited &= !((kept[i] ^ kept[0]) & 3);
            }
            for (int rank = 0; rank < 13; rank++) hand += row_of[place][rank] * left[rank];
            if (suited) hand += 4 * 46 + suits[kept[0] & 3];
            sums[choice][0] = hand;
            sums[choice][1] = crib;
        }
}

static uint64_t weighed;

static uint64_t discard(uint64_t first)
{
    for (uint64_t i = first; i < first + 100; i++) {
        uint64_t rng = seeded(61, i), mask = 0, sums[15][2];
        uint8_t cards[6];
        while (popcount(mask) < 6) mask |= 1ull << below(&rng, 52);
        for (int place = 0; place < 6; place++, mask &= mask - 1) cards[place] = lowest(mask);
        weigh(cards, sums);
        for (int choice = 0; choice < 15; choice++) weighed += (choice + 1) * (sums[choice][0] + 3 * sums[choice][1]);
    }
    return 100;
}

int main(int arguments, char **argument)
{
    const char *what = arguments > 2 ? argument[2] : "shows";
    uint64_t check = 0;
    make_tables();
    if (!strcmp(what, "all")) {
        all(0);
        for (int points = 0; points < 32; points++) check += points * points * counts[points];
        return answer(arguments, argument, check, all);
    }
    if (!strcmp(what, "discard")) {
        for (int i = 0; i < 10; i++) discard(100 * i);
        return answer(arguments, argument, weighed, discard);
    }
    shows(0);
    for (int i = 0; i < HANDS; i++) check += points_of[i];
    return answer(arguments, argument, check, shows);
}
