// Whether bytes are UTF-8, by J. Keiser and D. Lemire, "Validating UTF-8 In Less Than One Instruction Per Byte"
// (Software: Practice and Experience 51, 2021): three tables, indexed by the four high and the four low bits of the
// previous byte and the four high bits of the byte, give the possible errors of each pair of bytes; a bit that is set
// in all three is an error.
#ifndef KVMAP_UTF8_H
#define KVMAP_UTF8_H

#include <stdint.h>

enum {
  TOO_SHORT = 1 << 0,       // a lead byte without a continuation
  TOO_LONG = 1 << 1,        // ASCII followed by a continuation
  OVERLONG_3 = 1 << 2,      // E0 80 to E0 9F
  SURROGATE = 1 << 3,       // ED A0 to ED BF
  OVERLONG_2 = 1 << 4,      // C0 and C1
  TOO_LARGE = 1 << 5,       // F4 90 and above
  TOO_LARGE_1000 = 1 << 6,  // F5 80 and above
  OVERLONG_4 = 1 << 6,      // F0 80 to F0 8F
  TWO_CONTINUATIONS = 1 << 7,
  ANY_LOW = TOO_SHORT | TOO_LONG | TWO_CONTINUATIONS,
};

static const uint8_t kvmap_utf8_first_high[16] = {
  TOO_LONG, TOO_LONG, TOO_LONG, TOO_LONG, TOO_LONG, TOO_LONG, TOO_LONG, TOO_LONG,
  TWO_CONTINUATIONS, TWO_CONTINUATIONS, TWO_CONTINUATIONS, TWO_CONTINUATIONS,
  TOO_SHORT | OVERLONG_2, TOO_SHORT, TOO_SHORT | OVERLONG_3 | SURROGATE,
  TOO_SHORT | TOO_LARGE | TOO_LARGE_1000 | OVERLONG_4,
};

static const uint8_t kvmap_utf8_first_low[16] = {
  ANY_LOW | OVERLONG_3 | OVERLONG_2 | OVERLONG_4, ANY_LOW | OVERLONG_2, ANY_LOW, ANY_LOW,
  ANY_LOW | TOO_LARGE, ANY_LOW | TOO_LARGE | TOO_LARGE_1000, ANY_LOW | TOO_LARGE | TOO_LARGE_1000,
  ANY_LOW | TOO_LARGE | TOO_LARGE_1000, ANY_LOW | TOO_LARGE | TOO_LARGE_1000, ANY_LOW | TOO_LARGE | TOO_LARGE_1000,
  ANY_LOW | TOO_LARGE | TOO_LARGE_1000, ANY_LOW | TOO_LARGE | TOO_LARGE_1000, ANY_LOW | TOO_LARGE | TOO_LARGE_1000,
  ANY_LOW | TOO_LARGE | TOO_LARGE_1000 | SURROGATE, ANY_LOW | TOO_LARGE | TOO_LARGE_1000,
  ANY_LOW | TOO_LARGE | TOO_LARGE_1000,
};

static const uint8_t kvmap_utf8_second_high[16] = {
  TOO_SHORT, TOO_SHORT, TOO_SHORT, TOO_SHORT, TOO_SHORT, TOO_SHORT, TOO_SHORT, TOO_SHORT,
  TOO_LONG | OVERLONG_2 | TWO_CONTINUATIONS | OVERLONG_3 | TOO_LARGE_1000 | OVERLONG_4,
  TOO_LONG | OVERLONG_2 | TWO_CONTINUATIONS | OVERLONG_3 | TOO_LARGE,
  TOO_LONG | OVERLONG_2 | TWO_CONTINUATIONS | SURROGATE | TOO_LARGE,
  TOO_LONG | OVERLONG_2 | TWO_CONTINUATIONS | SURROGATE | TOO_LARGE,
  TOO_SHORT, TOO_SHORT, TOO_SHORT, TOO_SHORT,
};

#endif
