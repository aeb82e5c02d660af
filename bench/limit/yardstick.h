/* What the yardsticks share: the generator of the kernels (src/sixtyone/fast/chance.py), bits, and the answers of a side of `./run bench`:
   a line {"ready": true, "check": N}, then for each line "go" a line {"count": N, "cpu_s": S}. */
#ifndef YARDSTICK_H
#define YARDSTICK_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#define deposit(pattern, mask) _pdep_u64(pattern, mask)
#else
static inline uint64_t deposit(uint64_t pattern, uint64_t mask)
{
    uint64_t chosen = 0;
    for (; pattern; pattern >>= 1) {
        uint64_t bit = mask & -mask;
        if (pattern & 1) chosen |= bit;
        mask ^= bit;
    }
    return chosen;
}
#endif
#define popcount(x) __builtin_popcountll(x)
#define lowest(x) __builtin_ctzll(x)
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

#define STEP 0x9E3779B97F4A7C15ull
#define FRACTION_MASK ((1ull << 57) - 1)

static inline uint64_t mixed(uint64_t n)
{
    n = (n ^ n >> 30) * 0xBF58476D1CE4E5B9ull;
    n = (n ^ n >> 27) * 0x94D049BB133111EBull;
    return n ^ n >> 31;
}
static inline uint64_t seeded(uint64_t seed, uint64_t stream) { return mixed(mixed(seed + STEP) ^ stream * STEP); }
static inline uint64_t number(uint64_t *rng) { return mixed(*rng += STEP); }
static inline unsigned below(uint64_t *rng, uint64_t n) { return (number(rng) >> 32) * n >> 32; }
/* The same where nothing is drawn if there is only one: without a branch, which nobody could predict. */
static inline unsigned choose_of(uint64_t *rng, uint64_t n)
{
    uint64_t next = *rng + STEP;
    *rng = n > 1 ? next : *rng;
    return (mixed(next) >> 32) * n >> 32;
}
static inline uint64_t fraction(uint64_t *rng) { return number(rng) >> 7; }

static inline double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* `batch(first)` does a few milliseconds of work, numbered from `first`, adds to `check` and says how many units it was. */
static int answer(int arguments, char **argument, uint64_t check, uint64_t (*batch)(uint64_t first))
{
    double seconds = arguments > 1 ? atof(argument[1]) : 0.5;
    char line[64];
    uint64_t first = 0;
    printf("{\"ready\": true, \"check\": %llu}\n", (unsigned long long)check);
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "go", 2)) continue;
        uint64_t count = 0;
        double start = cpu_seconds(), now = start;
        while (now < start + seconds) {
            uint64_t done = batch(first);
            count += done;
            first += done;
            now = cpu_seconds();
        }
        printf("{\"count\": %llu, \"cpu_s\": %.6f}\n", (unsigned long long)count, now - start);
        fflush(stdout);
    }
    return 0;
}
#endif
