// Skips a container 64 bytes at a time. Included once by the source file of each instruction set, after its definitions
// of KVMAP_TARGET, `kvmap_classify`, `kvmap_backslashes`, `kvmap_digits`, `kvmap_has_others`, `kvmap_has_utf8_errors`
// and `kvmap_prefix_xor`.
//
// Strings are found as in G. Langdale and D. Lemire, "Parsing Gigabytes of JSON per Second" (VLDB Journal 28, 2019):
// escaped backslashes by an addition over their runs, the insides of strings by a prefix sum of the quotation marks
// modulo 2.
//
// The grammar is checked by an automaton that takes one step per token. Its states are shift counts and its table has
// one word for each byte, so that the next state is the word shifted by the state, which takes one cycle: P. Vognsen,
// "Shift-based DFAs" (2016). The kind of the enclosing bracket, which the automaton cannot know, is kept as one bit for
// each open bracket.
//
// The tokens of the next block are found before those of this one are processed: their number is unpredictable, and
// this gives the processor work until that branch is resolved. Errors are checked only where a container ends. The
// remaining work per block is so small that the loop keeps nearly all of its state in registers.

#include <string.h>

/// For rarely called functions, called from loops that keep much in registers.
#define KVMAP_RARE __attribute__((noinline, preserve_most))

#include "keys.h"
#include "scalars.h"

KVMAP_INLINE bool kvmap_is_hex(uint8_t c) { return kvmap_is_digit(c) || (uint8_t)((c | 0x20) - 'a') < 6; }

KVMAP_INLINE bool kvmap_are_four_digits(const uint8_t *p) {
  return kvmap_is_hex(p[0]) && kvmap_is_hex(p[1]) && kvmap_is_hex(p[2]) && kvmap_is_hex(p[3]);
}

/// Whether each of these bytes of a block, which follow backslashes, forms a valid escape sequence. The digits of `\u`
/// may be beyond the block, but not beyond the end.
///
/// `low` is the position in the block of the second half of a surrogate pair whose first half is already checked, or
/// -1; on return, the same for the next block.
KVMAP_TARGET KVMAP_RARE static bool kvmap_are_escapes(
    const uint8_t *block, uint64_t escaped, const uint8_t *end, int *low) {
  int known = *low;
  *low = -1;
  for (; escaped != 0; escaped &= escaped - 1) {
    int at = __builtin_ctzll(escaped);
    const uint8_t *p = block + at;
    switch (*p) {
    case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't': break;
    case 'u':
      if (at == known) break;
      if (end - p < 5 || !kvmap_are_four_digits(p + 1)) return false;
      if ((p[1] | 0x20) != 'd' || p[2] < '8') break;
      // A surrogate: the first half of a pair begins with D8 to DB, the second with DC to DF.
      if ((p[2] | 0x20) >= 'c' || end - p < 11) return false;
      if (p[5] != '\\' || p[6] != 'u' || (p[7] | 0x20) != 'd' || (p[8] | 0x20) < 'c') return false;
      if (!kvmap_are_four_digits(p + 7)) return false;
      known = at + 6;
      *low = known - 64;
      break;
    default: return false;
    }
  }
  return true;
}

/// The expected next token, as the position of six bits in a word. No step leaves KVMAP_WRONG.
enum {
  KVMAP_WRONG = 0,
  KVMAP_KEY_OR_END = 6,     // after the brace of an object
  KVMAP_KEY = 12,           // after a comma in an object
  KVMAP_COLON = 18,
  KVMAP_MEMBER = 24,        // the value after a colon
  KVMAP_MEMBER_END = 30,    // a comma or the closing brace
  KVMAP_ELEMENT_OR_END = 36,  // after the bracket of an array
  KVMAP_ELEMENT = 42,
  KVMAP_ELEMENT_END = 48,   // a comma or the closing bracket
  KVMAP_CLOSED = 54,        // depends on the enclosing container
};

#define KVMAP_STEP(from, to) ((uint64_t)(to) << (from))
/// A value that is not a container keeps the enclosing container.
#define KVMAP_VALUE \
  (KVMAP_STEP(KVMAP_MEMBER, KVMAP_MEMBER_END) | KVMAP_STEP(KVMAP_ELEMENT_OR_END, KVMAP_ELEMENT_END) | \
   KVMAP_STEP(KVMAP_ELEMENT, KVMAP_ELEMENT_END))
#define KVMAP_OPEN(to) \
  (KVMAP_STEP(KVMAP_MEMBER, to) | KVMAP_STEP(KVMAP_ELEMENT_OR_END, to) | KVMAP_STEP(KVMAP_ELEMENT, to))

/// The bits above the states mark tokens that need more work than a step.
#define KVMAP_STRING (1ull << 61)
#define KVMAP_BRACKET (1ull << 62)
#define KVMAP_NUMBER_OR_LITERAL (1ull << 63)
#define KVMAP_SCALAR (KVMAP_NUMBER_OR_LITERAL | KVMAP_VALUE)

/// The step that a token beginning with this byte takes from each state. All other states step to KVMAP_WRONG.
static const uint64_t kvmap_steps[256] = {
  ['{'] = KVMAP_BRACKET | KVMAP_OPEN(KVMAP_KEY_OR_END),
  ['['] = KVMAP_BRACKET | KVMAP_OPEN(KVMAP_ELEMENT_OR_END),
  ['}'] = KVMAP_BRACKET | KVMAP_STEP(KVMAP_KEY_OR_END, KVMAP_CLOSED) | KVMAP_STEP(KVMAP_MEMBER_END, KVMAP_CLOSED),
  [']'] = KVMAP_BRACKET | KVMAP_STEP(KVMAP_ELEMENT_OR_END, KVMAP_CLOSED) |
      KVMAP_STEP(KVMAP_ELEMENT_END, KVMAP_CLOSED),
  [','] = KVMAP_STEP(KVMAP_MEMBER_END, KVMAP_KEY) | KVMAP_STEP(KVMAP_ELEMENT_END, KVMAP_ELEMENT),
  [':'] = KVMAP_STEP(KVMAP_COLON, KVMAP_MEMBER),
  ['"'] = KVMAP_STRING | KVMAP_VALUE | KVMAP_STEP(KVMAP_KEY_OR_END, KVMAP_COLON) | KVMAP_STEP(KVMAP_KEY, KVMAP_COLON),
  ['-'] = KVMAP_SCALAR, ['0'] = KVMAP_SCALAR, ['1'] = KVMAP_SCALAR, ['2'] = KVMAP_SCALAR, ['3'] = KVMAP_SCALAR,
  ['4'] = KVMAP_SCALAR, ['5'] = KVMAP_SCALAR, ['6'] = KVMAP_SCALAR, ['7'] = KVMAP_SCALAR, ['8'] = KVMAP_SCALAR,
  ['9'] = KVMAP_SCALAR, ['t'] = KVMAP_SCALAR, ['f'] = KVMAP_SCALAR, ['n'] = KVMAP_SCALAR,
};

/// Whether two keys of this length are equal, the first of them in a record. Sixteen bytes can be loaded from the
/// beginning of both: the block with the key is followed by another one.
KVMAP_TARGET KVMAP_INLINE bool kvmap_are_equal(const uint8_t *known, const uint8_t *key, int length) {
  if (length > 16) return memcmp(known, key, (size_t)length) == 0;
  return __builtin_ctz(kvmap_differences16(known, key)) >= length;
}

/// Whether a key of this length is one of these.
KVMAP_TARGET KVMAP_RARE static bool kvmap_is_known(const kvmap_keys *keys, const uint8_t *key, int length) {
  const uint8_t *record = keys->expected;
  // The bytes after the last record look like the record of an empty key.
  if (record != NULL && length > 0 && kvmap_key_length(record) == length && kvmap_are_equal(record + 8, key, length)) {
    return true;
  }
  record = keys->records;
  for (int i = 0; i < keys->count; i++) {
    int known = kvmap_key_length(record);
    if (known == length && kvmap_are_equal(record + 8, key, length)) return true;
    record = kvmap_next_record(record, known);
  }
  return false;
}

/// The same for a key whose end is unknown. Also true if it has an escape.
KVMAP_TARGET KVMAP_RARE static bool kvmap_is_known_or_escaped(
    const kvmap_keys *keys, const uint8_t *key, const uint8_t *end) {
  const uint8_t *p = key;
  for (; p < end && *p != '"'; p++) {
    if (*p == '\\') return true;
  }
  return p - key <= KVMAP_LONGEST_KEY && kvmap_is_known(keys, key, (int)(p - key));
}

enum { KVMAP_ESCAPE = 1, KVMAP_OTHERS = 2 };

/// The state that a block passes to the next one.
typedef struct {
  /// All ones if the block ends in a string.
  uint64_t inside;
  /// The bytes of the block that may belong to numbers and literals.
  uint64_t others;
  /// Nonzero if an error was found so far, such as a control character in a string.
  uint64_t wrong;
  /// KVMAP_ESCAPE if the block ends with an unescaped backslash, KVMAP_OTHERS if some of its bytes are not ASCII.
  uint64_t unusual;
  /// Its last bytes, if it is unusual.
  uint32_t last;
  /// The position in the next block of the second half of a surrogate pair; negative if there is none.
  int low_surrogate;
} kvmap_rest;

/// The relevant bytes of a block: the first bytes of tokens, all bytes that may belong to numbers and literals, and the
/// bytes after a backslash.
typedef struct {
  uint64_t starts, others, escaped;
} kvmap_tokens;

/// Checks the UTF-8 of an unusual block, or of one after an unusual block. `before` is the `unusual` of the previous
/// block.
KVMAP_TARGET KVMAP_INLINE void kvmap_check_utf8(const uint8_t *p, uint64_t before, kvmap_rest *rest) {
  bool had_others = (before & KVMAP_OTHERS) != 0, has_others = kvmap_has_others(p);
  if (has_others) rest->unusual |= KVMAP_OTHERS;
  if (had_others || has_others) rest->wrong |= kvmap_has_utf8_errors(p, had_others ? rest->last : 0);
  memcpy(&rest->last, p + 60, 4);
}

/// The bytes after backslashes in such a block.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_find_escaped(const uint8_t *p, uint64_t before, kvmap_rest *rest) {
  uint64_t escaped = before & KVMAP_ESCAPE;
  uint64_t backslashes = kvmap_backslashes(p);
  if (backslashes != 0) {
    const uint64_t odd = 0xaaaaaaaaaaaaaaaaull;
    uint64_t starts = backslashes & ~escaped;
    uint64_t runs = (((starts << 1) | odd) - starts) ^ odd;
    escaped = runs ^ (backslashes | escaped);
    rest->unusual |= (runs & backslashes) >> 63;
  }
  return escaped;
}

/// Reads 64 bytes.
KVMAP_TARGET KVMAP_INLINE kvmap_tokens kvmap_find_tokens(const uint8_t *p, const uint8_t *end, kvmap_rest *rest) {
  kvmap_block block = kvmap_classify(p);
  uint64_t escaped = 0;
  uint64_t before = rest->unusual;
  if ((before | block.is_unusual) != 0) {
    rest->unusual = 0;
    kvmap_check_utf8(p, before, rest);
    escaped = kvmap_find_escaped(p, before, rest);
  }
  uint64_t quotes = block.quotes & ~escaped;
  // Including the opening quotation mark, without the closing one.
  uint64_t strings = kvmap_prefix_xor(quotes) ^ rest->inside;
  rest->inside = (uint64_t)((int64_t)strings >> 63);
  rest->wrong |= block.controls & strings;
  if (escaped != 0) rest->wrong |= !kvmap_are_escapes(p, escaped & strings, end, &rest->low_surrogate);

  uint64_t others = ~(block.punctuation | block.blanks | quotes);
  uint64_t starts = block.punctuation | quotes | (others & ~(others << 1 | rest->others >> 63));
  rest->others = others;
  return (kvmap_tokens){starts & ~(strings ^ quotes), others, escaped};
}

/// Whether the key before this colon may be one of these keys.
KVMAP_TARGET KVMAP_INLINE bool kvmap_may_be_known_before(
    const uint8_t *colon, const kvmap_keys *keys, const uint8_t *key, const uint8_t *end) {
  // Usually there is no blank between them.
  if (colon[-1] != '"') return kvmap_is_known_or_escaped(keys, key, end);
  int length = (int)(colon - 1 - key);
  return (keys->outlines & kvmap_outline(key, length)) != 0 && kvmap_is_known(keys, key, length);
}

/// The same for a key that is the last token of its block. `behind` are the first bytes of tokens of the block at `p`.
KVMAP_TARGET KVMAP_RARE static bool kvmap_may_last_be_known(
    const uint8_t *p, uint64_t behind, const kvmap_keys *keys, const uint8_t *key, const uint8_t *end) {
  if (behind == 0) return kvmap_is_known_or_escaped(keys, key, end);
  return kvmap_may_be_known_before(p + __builtin_ctzll(behind), keys, key, end);
}

/// Whether the key that is the first of these tokens of the block at `p` is one of these keys, or has an escape.
KVMAP_TARGET KVMAP_INLINE bool kvmap_may_be_known(
    const kvmap_keys *keys, const uint8_t *p, uint64_t starts, uint64_t escaped, const kvmap_tokens *next,
    const uint8_t *end) {
  const uint8_t *key = p + __builtin_ctzll(starts) + 1;
  uint64_t behind = starts & (starts - 1);
  if ((escaped | next->escaped) != 0) return kvmap_is_known_or_escaped(keys, key, end);
  if (behind == 0) return kvmap_may_last_be_known(p + 64, next->starts, keys, key, end);
  return kvmap_may_be_known_before(p + __builtin_ctzll(behind), keys, key, end);
}

/// The bytes of a document's last blocks, and of the blanks after it.
enum { KVMAP_TAIL = 256 };

/// The position of the next block. `last` is the last position with two complete blocks.
typedef struct {
  const uint8_t *p, *end, *last;
  /// The position in the document that `p` was copied from; NULL if it was not copied.
  const uint8_t *original;
} kvmap_cursor;

/// Continues in a copy of the remaining bytes, which is padded to two more blocks.
KVMAP_INLINE void kvmap_copy_tail(kvmap_cursor *at, uint8_t tail[KVMAP_TAIL]) {
  memset(tail, ' ', KVMAP_TAIL);
  memcpy(tail, at->p, (size_t)(at->end - at->p));
  *at = (kvmap_cursor){.p = tail, .end = tail + KVMAP_TAIL, .last = tail + 128, .original = at->p};
}

/// Skips from `start`, which is in an object or array, past the bracket that closes it. The token at `start` steps to
/// `state`. With `keys`, it stops before a member of that object whose key may be one of these. Unless
/// `checks_scalars`, numbers and literals are not checked.
KVMAP_TARGET KVMAP_INLINE const uint8_t *kvmap_skip_blocks(
    const uint8_t *start, const uint8_t *end, int levels, uint64_t state, const kvmap_keys *keys, bool checks_scalars) {
  if (levels < 1) return NULL;
  // One bit for each open bracket, the innermost lowest: 1 for an object. A sentinel 1 is above them.
  uint64_t open = state == KVMAP_ELEMENT_OR_END || state == KVMAP_ELEMENT ? 2 : 3;
  const uint64_t outermost = open, deepest = 1ull << levels;
  const uint64_t inside = checks_scalars ? KVMAP_BRACKET | KVMAP_NUMBER_OR_LITERAL : KVMAP_BRACKET;
  // The only relevant strings are keys of the outermost object.
  const uint64_t outside = keys == NULL ? inside : inside | KVMAP_STRING;
  uint64_t interest = outside;

  // With fewer than two blocks left, continue in a copy.
  uint8_t tail[KVMAP_TAIL];
  kvmap_cursor in = {.p = start, .end = end};
  if (end - start >= 128) {
    in.last = end - 128;
  } else {
    kvmap_copy_tail(&in, tail);
  }
  kvmap_rest rest = {.low_surrogate = -1};
  kvmap_tokens next = kvmap_find_tokens(in.p, in.end, &rest);
  next.starts &= ~1ull;

  for (;;) {
    kvmap_tokens tokens = next;
    const uint8_t *p = in.p;
    next = kvmap_find_tokens(in.p + 64, in.end, &rest);
    for (uint64_t left = tokens.starts; left != 0; left &= left - 1) {
      int at = __builtin_ctzll(left);
      uint8_t byte = p[at];
      uint64_t step = kvmap_steps[byte];
      state = step >> (state & 63);
      if ((step & interest) == 0) continue;
      const uint8_t *stop;
      if (checks_scalars && (step & KVMAP_NUMBER_OR_LITERAL) != 0) {
        uint64_t others = tokens.others >> at | (next.others << 1) << (63 - at);
        if (!kvmap_is_simple_scalar(p + at, others) && !kvmap_is_scalar(p + at, in.end)) return NULL;
        continue;
      } else if ((step & KVMAP_BRACKET) == 0) {
        if ((state & 63) != KVMAP_COLON || !kvmap_may_be_known(keys, p, left, tokens.escaped, &next, in.end)) continue;
        stop = p + at;
      } else if ((byte & 2) != 0) {
        if (open >= deepest) return NULL;
        open = open << 1 | (byte >> 5 & 1);
        interest = inside;
        continue;
      } else {
        if ((state & 63) != KVMAP_CLOSED) return NULL;
        open >>= 1;
        state = (open & 1) != 0 ? KVMAP_MEMBER_END : KVMAP_ELEMENT_END;
        if (open == outermost) interest = outside;
        if (open != 1) continue;
        stop = p + at + 1;
      }
      if (rest.wrong != 0) return NULL;
      return in.original == NULL ? stop : in.original + (stop - tail);
    }
    in.p += 64;
    if (in.p <= in.last) continue;
    if (in.original != NULL) return NULL;
    kvmap_copy_tail(&in, tail);
  }
}
