// Numbers and literals. Included by skipping.h.

KVMAP_INLINE bool kvmap_is_digit(uint8_t c) { return (uint8_t)(c - '0') < 10; }

/// Whether a number or a literal may end before this byte.
KVMAP_INLINE bool kvmap_ends_scalar(uint8_t c) {
  return c == ',' || c == '}' || c == ']' || c == '\n' || c == ' ' || c == '\r' || c == '\t';
}

/// Whether there is a complete number or literal at `p`. The closing bracket at the end of the document ends every
/// loop.
KVMAP_TARGET KVMAP_RARE static bool kvmap_is_scalar(const uint8_t *p, const uint8_t *end) {
  if (*p == 't') return end - p > 4 && memcmp(p, "true", 4) == 0 && kvmap_ends_scalar(p[4]);
  if (*p == 'n') return end - p > 4 && memcmp(p, "null", 4) == 0 && kvmap_ends_scalar(p[4]);
  if (*p == 'f') return end - p > 5 && memcmp(p, "false", 5) == 0 && kvmap_ends_scalar(p[5]);
  if (*p == '-') p++;
  if (*p == '0') {
    p++;
  } else {
    if (!kvmap_is_digit(*p)) return false;
    do p++; while (kvmap_is_digit(*p));
  }
  if (*p == '.') {
    p++;
    if (!kvmap_is_digit(*p)) return false;
    do p++; while (kvmap_is_digit(*p));
  }
  if ((*p | 0x20) == 'e') {
    p++;
    if (*p == '+' || *p == '-') p++;
    if (!kvmap_is_digit(*p)) return false;
    do p++; while (kvmap_is_digit(*p));
  }
  return kvmap_ends_scalar(*p);
}

#define KVMAP_WORD(a, b, c, d, e) \
  ((uint64_t)(a) | (uint64_t)(b) << 8 | (uint64_t)(c) << 16 | (uint64_t)(d) << 24 | (uint64_t)(e) << 32)

/// A literal: its bytes in memory order, a mask of its bytes among eight, and their number.
typedef struct {
  uint64_t word, bits;
  int length;
} kvmap_literal;

/// Indexed by the two bits of the first byte in which `f`, `n` and `t` differ.
static const kvmap_literal kvmap_literals[4] = {
  {KVMAP_WORD('f', 'a', 'l', 's', 'e'), 0xffffffffff, 5},
  {KVMAP_WORD('n', 'u', 'l', 'l', 0), 0xffffffff, 4},
  {KVMAP_WORD('t', 'r', 'u', 'e', 0), 0xffffffff, 4},
  {1, 0, 0},
};

/// Whether there is a literal, or a number that consists only of digits, at `p`; also false for other numbers.
///
/// `others` are those of the 64 bytes from `p` that may belong to numbers and literals.
KVMAP_TARGET KVMAP_INLINE bool kvmap_is_simple_scalar(const uint8_t *p, uint64_t others) {
  if (~others == 0) return false;
  int length = __builtin_ctzll(~others);
  if (kvmap_is_digit(*p)) {
    if (*p == '0') return length == 1;
    return (~kvmap_digits(p) & ((1ull << length) - 1)) == 0;
  }
  const kvmap_literal *literal = &kvmap_literals[(*p >> 3) & 3];
  uint64_t word;
  memcpy(&word, p, 8);
  return ((word ^ literal->word) & literal->bits) == 0 && length == literal->length;
}
