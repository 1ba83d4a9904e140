// Moving over a container 64 bytes at a time, without a loop over its tokens. Included once by the file of each
// processor, behind its definitions of KVMAP_TARGET, `kvmap_block`, `kvmap_classify`, `kvmap_prefix_xor` and
// `kvmap_compress`.
//
// Strings are found as in G. Langdale and D. Lemire, "Parsing Gigabytes of JSON per Second" (VLDB Journal 28, 2019):
// backslashes that are escaped themselves by an addition over their runs, the insides of strings by a prefix sum of
// the quotation marks modulo 2.
//
// The grammar is checked with masks as well. The bits at which tokens begin are squeezed together, so that each token
// stands beside the one that follows it, whatever blanks lie between: what follows what is then a shift by one.
// Brackets are looked at one by one, and so are literals and unusual numbers; strings, commas and colons are not.

#include <string.h>

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

/// What the last token of a block asks of the first one of the next.
typedef struct {
  /// A value, because it was a comma or a colon.
  uint64_t separator;
  /// A value or a closing bracket, because it was an opening one.
  uint64_t open;
  /// A comma, a colon or a closing bracket, because it was a value.
  uint64_t value;
  /// A key or a closing brace, because it was a comma or the brace of an object.
  uint64_t key_place;
  /// A colon, because it was a key.
  uint64_t key;
} kvmap_expectations;

/// The tokens of a block, a bit for each in their order.
typedef struct {
  uint64_t strings, scalars, commas, colons, opens, closes;
  /// The innermost bracket around it, or it itself, is a brace.
  uint64_t in_objects;
  int count;
} kvmap_tokens;

/// The tokens that must not stand where they do.
KVMAP_INLINE uint64_t kvmap_wrong_tokens(kvmap_tokens t, kvmap_expectations *expected) {
  uint64_t separators = t.commas | t.colons;
  uint64_t values = t.strings | t.scalars | t.opens, ends = t.strings | t.scalars | t.closes;
  uint64_t key_places = (t.commas | t.opens) & t.in_objects;

  uint64_t wrong = (separators << 1 | expected->separator) & ~values;
  wrong |= (t.opens << 1 | expected->open) & ~(values | t.closes);
  wrong |= (ends << 1 | expected->value) & ~(separators | t.closes);
  uint64_t at_key_places = key_places << 1 | expected->key_place;
  wrong |= at_key_places & ~(t.strings | t.closes);
  // A colon stands behind each key and nowhere else.
  uint64_t keys = at_key_places & t.strings;
  wrong |= (keys << 1 | expected->key) ^ t.colons;

  int last = t.count - 1;
  *expected = (kvmap_expectations){
    .separator = separators >> last & 1,
    .open = t.opens >> last & 1,
    .value = ends >> last & 1,
    .key_place = key_places >> last & 1,
    .key = keys >> last & 1,
  };
  // What is asked of the next block's first token is no error of this one.
  return wrong & (~0ull >> (63 - last));
}

KVMAP_TARGET static const uint8_t *kvmap_skip_blocks(const uint8_t *open, const uint8_t *end, int levels) {
  // What the block before leaves to the next one.
  uint64_t escape = 0, inside = 0, scalar = 0;
  kvmap_expectations expected = {0, 0, 0, 0, 0};
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
    uint64_t strings = kvmap_prefix_xor(quotes) ^ inside;  // with the opening quotation mark, without the closing one
    inside = (uint64_t)((int64_t)strings >> 63);
    uint64_t opening = quotes & strings, outside = ~(strings | quotes);

    // Tokens outside of strings.
    uint64_t commas = block.commas & outside, colons = block.colons & outside;
    uint64_t opens = block.opens & outside, closes = block.closes & outside;
    uint64_t scalars = outside & ~(block.blanks | commas | colons | opens | closes);
    uint64_t scalar_starts = scalars & ~(scalars << 1 | scalar);
    scalar = scalars >> 63;

    uint64_t valid = ~0ull;
    const uint8_t *close = NULL;
    uint64_t starts = opening | scalar_starts | commas | colons | opens | closes;
    if (starts != 0) {
      kvmap_tokens tokens = {
        .strings = kvmap_compress(opening, starts),
        .scalars = kvmap_compress(scalar_starts, starts),
        .commas = kvmap_compress(commas, starts),
        .colons = kvmap_compress(colons, starts),
        .opens = kvmap_compress(opens, starts),
        .closes = kvmap_compress(closes, starts),
        .in_objects = 0 - (types & 1),
        .count = __builtin_popcountll(starts),
      };
      uint64_t valid_tokens = ~0ull, squeezed = tokens.opens | tokens.closes;
      for (uint64_t brackets = opens | closes; brackets != 0; brackets &= brackets - 1, squeezed &= squeezed - 1) {
        int at = __builtin_ctzll(brackets), token = __builtin_ctzll(squeezed);
        if (opens >> at & 1) {
          if (++depth > levels) return NULL;
          types = types << 1 | (bytes[at] == '{');
        } else {
          if ((bytes[at] == '}') != (types & 1)) return NULL;
          types >>= 1;
          if (--depth == 0) {
            close = p + at;
            valid = (2ull << at) - 1;
            valid_tokens = (2ull << token) - 1;
            break;
          }
        }
        uint64_t from = ~0ull << token;
        tokens.in_objects = (tokens.in_objects & ~from) | ((0 - (types & 1)) & from);
      }
      if ((kvmap_wrong_tokens(tokens, &expected) & valid_tokens) != 0) return NULL;
    }

    if ((block.controls & strings & valid) != 0) return NULL;
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
