// Moving over a container 64 bytes at a time. Included once by the file of each set of instructions, behind its
// definitions of KVMAP_TARGET, `kvmap_block`, `kvmap_classify`, `kvmap_digits`, `kvmap_prefix_xor`, and what it has for
// UTF-8.
//
// Strings are found as in G. Langdale and D. Lemire, "Parsing Gigabytes of JSON per Second" (VLDB Journal 28, 2019):
// backslashes that are escaped themselves by an addition over their runs, the insides of strings by a prefix sum of
// the quotation marks modulo 2.
//
// The grammar is that of an automaton which takes a step for each token. Its states are shift counts and its table has
// one word for each byte, so that the next state is the word shifted by the state, which takes one cycle: P. Vognsen,
// "Shift-based DFAs" (2016). What it cannot know, which kind of bracket is open around one that closes, is one bit for
// each open bracket.
//
// The tokens of the next block are found before those of this one are looked at one by one: how many there are cannot
// be predicted, and while the processor finds out, it has something to do.

#include <string.h>

#include "keys.h"
#include "scalars.h"

KVMAP_INLINE bool kvmap_is_hex(uint8_t c) { return kvmap_is_digit(c) || (uint8_t)((c | 0x20) - 'a') < 6; }

KVMAP_INLINE bool kvmap_are_four_digits(const uint8_t *p) {
  return kvmap_is_hex(p[0]) && kvmap_is_hex(p[1]) && kvmap_is_hex(p[2]) && kvmap_is_hex(p[3]);
}

/// Whether each of these bytes, which stand behind backslashes, makes an escape. The digits of `\u` may lie beyond the
/// block, but not beyond the end.
///
/// `low` is where the second half of a pair of surrogates was found behind the first, which may be in the next block.
KVMAP_TARGET static bool kvmap_are_escapes(
    const uint8_t *block, uint64_t escaped, const uint8_t *end, const uint8_t **low) {
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

/// What may come next, as the place of six bits in a word.
enum {
  KVMAP_WRONG = 0,
  KVMAP_KEY_OR_END = 6,     // behind the brace of an object
  KVMAP_KEY = 12,           // behind a comma in an object
  KVMAP_COLON = 18,
  KVMAP_MEMBER = 24,        // the value behind a colon
  KVMAP_MEMBER_END = 30,    // a comma or the closing brace
  KVMAP_ELEMENT_OR_END = 36,  // behind the bracket of an array
  KVMAP_ELEMENT = 42,
  KVMAP_ELEMENT_END = 48,   // a comma or the closing bracket
  KVMAP_CLOSED = 54,        // known when it is known what is around
};

#define KVMAP_STEP(from, to) ((uint64_t)(to) << (from))
/// A value that is no container ends where it began.
#define KVMAP_SCALAR \
  (KVMAP_STEP(KVMAP_MEMBER, KVMAP_MEMBER_END) | KVMAP_STEP(KVMAP_ELEMENT_OR_END, KVMAP_ELEMENT_END) | \
   KVMAP_STEP(KVMAP_ELEMENT, KVMAP_ELEMENT_END))
#define KVMAP_OPEN(to) \
  (KVMAP_STEP(KVMAP_MEMBER, to) | KVMAP_STEP(KVMAP_ELEMENT_OR_END, to) | KVMAP_STEP(KVMAP_ELEMENT, to))

/// What a token that begins with this byte makes of each state. What is not named leads to KVMAP_WRONG.
static const uint64_t kvmap_steps[256] = {
  ['{'] = KVMAP_OPEN(KVMAP_KEY_OR_END),
  ['['] = KVMAP_OPEN(KVMAP_ELEMENT_OR_END),
  ['}'] = KVMAP_STEP(KVMAP_KEY_OR_END, KVMAP_CLOSED) | KVMAP_STEP(KVMAP_MEMBER_END, KVMAP_CLOSED),
  [']'] = KVMAP_STEP(KVMAP_ELEMENT_OR_END, KVMAP_CLOSED) | KVMAP_STEP(KVMAP_ELEMENT_END, KVMAP_CLOSED),
  [','] = KVMAP_STEP(KVMAP_MEMBER_END, KVMAP_KEY) | KVMAP_STEP(KVMAP_ELEMENT_END, KVMAP_ELEMENT),
  [':'] = KVMAP_STEP(KVMAP_COLON, KVMAP_MEMBER),
  ['"'] = KVMAP_SCALAR | KVMAP_STEP(KVMAP_KEY_OR_END, KVMAP_COLON) | KVMAP_STEP(KVMAP_KEY, KVMAP_COLON),
  ['-'] = KVMAP_SCALAR, ['0'] = KVMAP_SCALAR, ['1'] = KVMAP_SCALAR, ['2'] = KVMAP_SCALAR, ['3'] = KVMAP_SCALAR,
  ['4'] = KVMAP_SCALAR, ['5'] = KVMAP_SCALAR, ['6'] = KVMAP_SCALAR, ['7'] = KVMAP_SCALAR, ['8'] = KVMAP_SCALAR,
  ['9'] = KVMAP_SCALAR, ['t'] = KVMAP_SCALAR, ['f'] = KVMAP_SCALAR, ['n'] = KVMAP_SCALAR,
};

/// What is done for a token besides, by its first byte.
enum { KVMAP_OTHER = 0, KVMAP_OPENING, KVMAP_CLOSING, KVMAP_STRING, KVMAP_PUNCTUATION };
static const uint8_t kvmap_kinds[256] = {
  [','] = KVMAP_PUNCTUATION, [':'] = KVMAP_PUNCTUATION, ['"'] = KVMAP_STRING,
  ['{'] = KVMAP_OPENING, ['['] = KVMAP_OPENING, ['}'] = KVMAP_CLOSING, [']'] = KVMAP_CLOSING,
};

/// Whether a key of this length is one of these.
KVMAP_TARGET static bool kvmap_is_known(const kvmap_keys *keys, const uint8_t *key, long length) {
  const uint8_t *record = keys->records;
  for (int i = 0; i < keys->count; i++) {
    int known = kvmap_key_length(record);
    if (known == length && memcmp(record + 8, key, (size_t)length) == 0) return true;
    record = kvmap_next_record(record, known);
  }
  return false;
}

/// The same for a key that does not end in the block in which it begins. True as well if it has an escape.
KVMAP_TARGET static bool kvmap_is_known_or_escaped(const kvmap_keys *keys, const uint8_t *key, const uint8_t *end) {
  const uint8_t *p = key;
  for (; p < end && *p != '"'; p++) {
    if (*p == '\\') return true;
  }
  return kvmap_is_known(keys, key, p - key);
}

/// What a block leaves to the next one.
typedef struct {
  kvmap_utf8 utf8;
  /// 1 if the block ends with a backslash that is not escaped itself, and if it ends in a number or literal.
  uint64_t escape, scalar;
  /// All bits if the block ends in a string.
  uint64_t inside;
} kvmap_rest;

/// What matters of a block: the first bytes of tokens; all bytes that may belong to numbers and literals; and in
/// strings, control characters and what stands behind a backslash.
typedef struct {
  uint64_t starts, others, controls, escaped;
} kvmap_tokens;

/// Whether the key that is the first of these tokens of the block at `p` is one of these keys, or has an escape.
KVMAP_TARGET KVMAP_INLINE bool kvmap_may_be_known(
    const kvmap_keys *keys, const uint8_t *p, uint64_t tokens, uint64_t escaped, const uint8_t *end) {
  const uint8_t *key = p + __builtin_ctzll(tokens) + 1;
  // Mostly the colon follows, in the same block and without a blank.
  uint64_t behind = tokens & (tokens - 1);
  if (behind == 0) return kvmap_is_known_or_escaped(keys, key, end);
  const uint8_t *closing = p + __builtin_ctzll(behind) - 1;
  if (*closing != '"') return kvmap_is_known_or_escaped(keys, key, end);
  if ((escaped & (behind ^ (behind - 1)) & ~(tokens ^ (tokens - 1))) != 0) return true;
  int length = (int)(closing - key);
  return (keys->outlines & kvmap_outline(key, length)) != 0 && kvmap_is_known(keys, key, length);
}

/// Reads 64 bytes.
KVMAP_TARGET KVMAP_INLINE kvmap_tokens kvmap_find_tokens(const uint8_t *bytes, kvmap_rest *rest) {
  kvmap_block block = kvmap_classify(bytes, &rest->utf8);

  uint64_t escaped = rest->escape;
  if (block.backslashes == 0) {
    rest->escape = 0;
  } else {
    const uint64_t odd = 0xaaaaaaaaaaaaaaaaull;
    uint64_t starts = block.backslashes & ~escaped;
    uint64_t runs = (((starts << 1) | odd) - starts) ^ odd;
    escaped = runs ^ (block.backslashes | escaped);
    rest->escape = (runs & block.backslashes) >> 63;
  }
  uint64_t quotes = block.quotes & ~escaped;
  // With the opening quotation mark, without the closing one.
  uint64_t strings = kvmap_prefix_xor(quotes) ^ rest->inside;
  rest->inside = (uint64_t)((int64_t)strings >> 63);

  uint64_t others = ~(block.punctuation | block.blanks | quotes);
  uint64_t starts = block.punctuation | quotes | (others & ~(others << 1 | rest->scalar));
  rest->scalar = others >> 63;
  return (kvmap_tokens){starts & ~(strings ^ quotes), others, block.controls & strings, escaped & strings};
}

/// The 64 bytes at `p`; those behind the end are blanks, and stand in `tail`.
KVMAP_INLINE const uint8_t *kvmap_bytes_at(const uint8_t *p, const uint8_t *end, uint8_t *tail) {
  if (end - p >= 64) return p;
  memset(tail, ' ', 64);
  if (p < end) memcpy(tail, p, (size_t)(end - p));
  return tail;
}

/// Moves from `start`, whose first token is met in `state`, behind the bracket that leaves `depth` 0. With `keys`, it
/// stops in front of a member of the outermost object whose key may be one of these.
KVMAP_TARGET KVMAP_INLINE const uint8_t *kvmap_skip_blocks(
    const uint8_t *start, const uint8_t *end, int levels, uint64_t state, int depth, const kvmap_keys *keys) {
  // A bit for each open bracket, the innermost lowest: 1 for an object.
  uint64_t types = (uint64_t)depth;
  const uint8_t *low_surrogate = NULL;
  uint8_t tails[2][64];
  kvmap_rest rest = {kvmap_utf8_start(), 0, 0, 0};
  const uint8_t *next_bytes = kvmap_bytes_at(start, end, tails[0]);
  kvmap_tokens next = kvmap_find_tokens(next_bytes, &rest);

  for (const uint8_t *p = start; p < end; p += 64) {
    const uint8_t *bytes = next_bytes;
    kvmap_tokens tokens = next;
    bool is_utf8 = kvmap_utf8_is_right(rest.utf8);
    next_bytes = kvmap_bytes_at(p + 64, end, tails[bytes == tails[0]]);
    next = kvmap_find_tokens(next_bytes, &rest);

    const uint8_t *close = NULL;
    uint64_t valid = ~0ull;
    for (uint64_t left = tokens.starts; left != 0; left &= left - 1) {
      int at = __builtin_ctzll(left);
      uint8_t byte = bytes[at];
      state = kvmap_steps[byte] >> (state & 63);
      uint8_t kind = kvmap_kinds[byte];
      if (kind >= (keys == NULL ? KVMAP_STRING : KVMAP_PUNCTUATION)) continue;
      if (kind == KVMAP_OTHER) {
        if (!kvmap_is_simple_scalar(bytes, at, tokens.others) && !kvmap_is_scalar(p + at, end)) return NULL;
      } else if (kind == KVMAP_OPENING) {
        if (++depth > levels) return NULL;
        types = types << 1 | (byte == '{');
      } else if (kind == KVMAP_CLOSING) {
        if ((state & 63) != KVMAP_CLOSED) return NULL;
        types >>= 1;
        state = (types & 1) != 0 ? KVMAP_MEMBER_END : KVMAP_ELEMENT_END;
        if (--depth > 0) continue;
        close = p + at;
        valid = (2ull << at) - 1;
        break;
      } else if (depth == 1 && (state & 63) == KVMAP_COLON && p + at != start &&
                 kvmap_may_be_known(keys, p, left, tokens.escaped, end)) {
        close = p + at - 1;
        valid = (1ull << at) - 1;
        break;
      }
    }
    if ((state & 63) == KVMAP_WRONG) return NULL;
    if ((tokens.controls & valid) != 0) return NULL;
    uint64_t escapes = tokens.escaped & valid;
    if (escapes != 0 && !kvmap_are_escapes(p, escapes, end, &low_surrogate)) return NULL;
    if (close == NULL) continue;
    // What is no UTF-8 may stand behind the bracket, in the rest of the block.
    return is_utf8 || kvmap_is_utf8(start, close + 1) ? close + 1 : NULL;
  }
  return NULL;
}
