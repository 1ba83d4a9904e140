// Moving over a container 64 bytes at a time, without a loop over its tokens. Included once by the file of each
// processor, behind its definitions of KVMAP_TARGET, `kvmap_block`, `kvmap_classify` and `kvmap_prefix_xor`.
//
// Strings are found as in G. Langdale and D. Lemire, "Parsing Gigabytes of JSON per Second" (VLDB Journal 28, 2019):
// backslashes that are escaped themselves by an addition over their runs, the insides of strings by a prefix sum of
// the quotation marks modulo 2.
//
// The grammar is checked with masks as well. Every token but the first follows exactly one other. So it is enough to
// ask what follows each kind of token, and "the next byte that is no blank" is an addition that carries through the
// blanks. Brackets are looked at one by one, and so are numbers and literals; strings, commas and colons are not.

#include <string.h>

/// Moves bits that stand behind tokens over the blanks that are there, to the first bytes of the next tokens.
///
/// `carry` tells the next block that a bit is to stand at its first byte.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_next_tokens(
    uint64_t behind, uint64_t blanks, uint64_t leaving, uint64_t *carry) {
  unsigned long long moved;
  behind |= *carry;
  bool runs_on = __builtin_uaddll_overflow(blanks, behind & blanks, &moved);
  *carry = leaving | runs_on;
  return (behind | moved) & ~blanks;
}

/// The first bytes of the tokens that follow tokens with these last bytes.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_followers(uint64_t tokens, uint64_t blanks, uint64_t *carry) {
  return kvmap_next_tokens(tokens << 1, blanks, tokens >> 63, carry);
}

KVMAP_INLINE bool kvmap_is_digit(uint8_t c) { return (uint8_t)(c - '0') < 10; }

/// Whether a number or a literal may end in front of this byte.
KVMAP_INLINE bool kvmap_ends_scalar(uint8_t c) {
  return c == ',' || c == '}' || c == ']' || c == '\n' || c == ' ' || c == '\r' || c == '\t';
}

/// Whether a whole number or literal stands here. The closing bracket at the end of the document ends every loop.
static bool kvmap_is_scalar(const uint8_t *p, const uint8_t *end) {
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

KVMAP_INLINE bool kvmap_is_hex(uint8_t c) { return kvmap_is_digit(c) || (uint8_t)((c | 0x20) - 'a') < 6; }

KVMAP_INLINE bool kvmap_are_four_digits(const uint8_t *p) {
  return kvmap_is_hex(p[0]) && kvmap_is_hex(p[1]) && kvmap_is_hex(p[2]) && kvmap_is_hex(p[3]);
}

/// Whether each of these bytes, which stand behind backslashes, makes an escape. The digits of `\u` may lie beyond the
/// block, but not beyond the end.
///
/// `low` is where the second half of a pair of surrogates was found behind the first, which may be in the next block.
static bool kvmap_are_escapes(const uint8_t *block, uint64_t escaped, const uint8_t *end, const uint8_t **low) {
  for (; escaped != 0; escaped &= escaped - 1) {
    const uint8_t *p = block + __builtin_ctzll(escaped);
    switch (*p) {
    case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't': break;
    case 'u':
      if (p == *low) break;
      if (end - p < 5 || !kvmap_are_four_digits(p + 1)) return false;
      if ((p[1] | 0x20) != 'd' || p[2] < '8') break;
      // A surrogate: the first of a pair begins with D8 to DB, the second with DC to DF.
      if ((p[2] | 0x20) >= 'c' || end - p < 11) return false;
      if (p[5] != '\\' || p[6] != 'u' || (p[7] | 0x20) != 'd' || (p[8] | 0x20) < 'c') return false;
      if (!kvmap_are_four_digits(p + 7)) return false;
      *low = p + 6;
      break;
    default: return false;
    }
  }
  return true;
}

/// Which scalars have to be looked at one by one: those that are more than digits, and those that may run on behind
/// the block. A number of digits alone is right unless it begins with a zero.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_unusual_scalars(kvmap_block block, uint64_t scalars, uint64_t starts) {
  uint64_t digits = scalars & block.digits;
  // A carry from the start of each number stops at its first byte that is no digit.
  uint64_t stops = (digits + (starts & digits)) & ~digits;
  if ((stops & scalars) != 0) return starts;
  uint64_t unusual = (starts & ~digits) | (starts & block.zeros & (scalars >> 1));
  // The last scalar may run on.
  if (scalars >> 63 != 0 && starts != 0) unusual |= 1ull << (63 - __builtin_clzll(starts));
  return unusual;
}

KVMAP_TARGET static const uint8_t *kvmap_skip_blocks(const uint8_t *open, const uint8_t *end, int levels) {
  // What the block before leaves to the next one.
  uint64_t escape = 0, inside = 0, scalar = 0, key = 0;
  uint64_t after_separator = 0, after_open = 0, after_key_place = 0, after_value = 0, after_key = 0;
  // A bit for each open bracket, the innermost lowest: 1 for an object.
  uint64_t types = 0;
  int depth = 0;
  bool has_others = false;
  const uint8_t *low_surrogate = NULL;

  for (const uint8_t *p = open; p < end; p += 64) {
    uint8_t tail[64];
    const uint8_t *bytes = p;
    if (end - p < 64) {
      memset(tail, ' ', 64);
      memcpy(tail, p, (size_t)(end - p));
      bytes = tail;
    }
    kvmap_block block = kvmap_classify(bytes);
    has_others |= block.has_others;

    // Strings.
    uint64_t escaped = escape;
    if (block.backslashes == 0) {
      escape = 0;
    } else {
      const uint64_t odd = 0xaaaaaaaaaaaaaaaaull;
      uint64_t starts = block.backslashes & ~escape;
      uint64_t runs = (((starts << 1) | odd) - starts) ^ odd;
      escaped = runs ^ (block.backslashes | escape);
      escape = (runs & block.backslashes) >> 63;
    }
    uint64_t quotes = block.quotes & ~escaped;
    if (quotes == 0 && inside != 0) {
      // Nothing but text.
      if (block.controls != 0) return NULL;
      if (escaped != 0 && !kvmap_are_escapes(p, escaped, end, &low_surrogate)) return NULL;
      continue;
    }
    uint64_t strings = kvmap_prefix_xor(quotes) ^ inside;  // with the opening quotation mark, without the closing one
    inside = (uint64_t)((int64_t)strings >> 63);
    uint64_t opening = quotes & strings, closing = quotes & ~strings;
    uint64_t outside = ~(strings | quotes);

    // Tokens outside of strings.
    uint64_t blanks = block.blanks & outside, commas = block.commas & outside, colons = block.colons & outside;
    uint64_t opens = block.opens & outside, closes = block.closes & outside;
    uint64_t scalars = outside & ~(blanks | commas | colons | opens | closes);
    uint64_t behind_scalar_bytes = scalars << 1 | scalar;
    scalar = scalars >> 63;
    uint64_t scalar_starts = scalars & ~behind_scalar_bytes;

    // Brackets. `objects` has the bytes whose innermost bracket is a brace, the bracket's own byte included.
    uint64_t objects = 0 - (types & 1);
    uint64_t valid = ~0ull;
    const uint8_t *close = NULL;
    for (uint64_t brackets = opens | closes; brackets != 0; brackets &= brackets - 1) {
      int at = __builtin_ctzll(brackets);
      if (opens >> at & 1) {
        if (++depth > levels) return NULL;
        types = types << 1 | (bytes[at] == '{');
      } else {
        if ((bytes[at] == '}') != (types & 1)) return NULL;
        types >>= 1;
        if (--depth == 0) {
          close = p + at;
          valid = (2ull << at) - 1;
          break;
        }
      }
      uint64_t from = ~0ull << at;
      objects = (objects & ~from) | ((0 - (types & 1)) & from);
    }

    // What follows what.
    uint64_t values = opening | scalar_starts | opens;
    uint64_t wrong = kvmap_followers(commas | colons, blanks, &after_separator) & ~values;
    wrong |= kvmap_followers(opens, blanks, &after_open) & ~(values | closes);
    uint64_t key_places = kvmap_followers((commas | opens) & objects, blanks, &after_key_place);
    wrong |= key_places & ~(opening | closes);
    uint64_t ends = closing | closes;
    wrong |= kvmap_next_tokens(ends << 1 | (behind_scalar_bytes & ~scalars), blanks, ends >> 63, &after_value)
      & ~(commas | colons | closes);
    // Keys: a bit at each opening quotation mark is carried through the string to its closing one. A colon stands
    // behind each key and nowhere else.
    unsigned long long carried;
    key = __builtin_uaddll_overflow(strings, (key_places & opening) | key, &carried);
    wrong |= kvmap_followers(carried & ~strings, blanks, &after_key) ^ colons;
    wrong |= block.controls & strings;

    if ((wrong & valid) != 0) return NULL;
    uint64_t escapes = escaped & strings & valid;
    if (escapes != 0 && !kvmap_are_escapes(p, escapes, end, &low_surrogate)) return NULL;
    uint64_t unusual = kvmap_unusual_scalars(block, scalars, scalar_starts) & valid;
    for (; unusual != 0; unusual &= unusual - 1) {
      if (!kvmap_is_scalar(p + __builtin_ctzll(unusual), end)) return NULL;
    }
    if (close != NULL) return !has_others || kvmap_is_utf8(open, close + 1) ? close + 1 : NULL;
  }
  return NULL;
}
