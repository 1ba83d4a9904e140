// Operations that Swift cannot express: examining 16, 32 or 64 bytes in one instruction. Only KVMap and KVMapXML call
// them.
//
// The functions in this header are a few instructions each and are inlined. Those in the source files are called, and
// dispatch on the processor. Every function has a Swift counterpart, in KVMap/Vectors and KVMapXML/Lexing, for machines
// that are neither x86-64 nor ARM64; tests check that both agree.
#ifndef KVMAP_KERNELS_H
#define KVMAP_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#define KVMAP_INLINE static inline __attribute__((always_inline))

/// The matches among sixteen bytes: bit i stands for byte i.
typedef uint32_t kvmap_mask16;

#if defined(__x86_64__)

typedef __m128i kvmap_bytes16;

KVMAP_INLINE kvmap_bytes16 kvmap_load16(const uint8_t *p) { return _mm_loadu_si128((const __m128i *)p); }
KVMAP_INLINE kvmap_bytes16 kvmap_all16(uint8_t c) { return _mm_set1_epi8((char)c); }
KVMAP_INLINE kvmap_bytes16 kvmap_equal16(kvmap_bytes16 v, uint8_t c) {
  return _mm_cmpeq_epi8(v, _mm_set1_epi8((char)c));
}
KVMAP_INLINE kvmap_bytes16 kvmap_below16(kvmap_bytes16 v, uint8_t c) {
  return _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8((char)(c - 1))), v);
}
/// The bytes that are less than `c` as signed numbers, among them all that are not ASCII.
KVMAP_INLINE kvmap_bytes16 kvmap_signed_below16(kvmap_bytes16 v, int8_t c) {
  return _mm_cmpgt_epi8(_mm_set1_epi8(c), v);
}
KVMAP_INLINE kvmap_bytes16 kvmap_or16(kvmap_bytes16 a, kvmap_bytes16 b) { return _mm_or_si128(a, b); }
KVMAP_INLINE kvmap_bytes16 kvmap_same16(kvmap_bytes16 a, kvmap_bytes16 b) { return _mm_cmpeq_epi8(a, b); }
/// The highest bit of each byte.
KVMAP_INLINE kvmap_mask16 kvmap_high16(kvmap_bytes16 v) { return (kvmap_mask16)_mm_movemask_epi8(v); }

#elif defined(__aarch64__)

typedef uint8x16_t kvmap_bytes16;

KVMAP_INLINE kvmap_bytes16 kvmap_load16(const uint8_t *p) { return vld1q_u8(p); }
KVMAP_INLINE kvmap_bytes16 kvmap_all16(uint8_t c) { return vdupq_n_u8(c); }
KVMAP_INLINE kvmap_bytes16 kvmap_equal16(kvmap_bytes16 v, uint8_t c) { return vceqq_u8(v, vdupq_n_u8(c)); }
KVMAP_INLINE kvmap_bytes16 kvmap_below16(kvmap_bytes16 v, uint8_t c) { return vcltq_u8(v, vdupq_n_u8(c)); }
KVMAP_INLINE kvmap_bytes16 kvmap_signed_below16(kvmap_bytes16 v, int8_t c) {
  return vcltq_s8(vreinterpretq_s8_u8(v), vdupq_n_s8(c));
}
KVMAP_INLINE kvmap_bytes16 kvmap_or16(kvmap_bytes16 a, kvmap_bytes16 b) { return vorrq_u8(a, b); }
KVMAP_INLINE kvmap_bytes16 kvmap_same16(kvmap_bytes16 a, kvmap_bytes16 b) { return vceqq_u8(a, b); }
/// The highest bit of each byte: each byte keeps the bit of its position, and the halves are summed.
KVMAP_INLINE kvmap_mask16 kvmap_high16(kvmap_bytes16 v) {
  static const uint8_t places[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  uint8x16_t bits = vandq_u8(vreinterpretq_u8_s8(vshrq_n_s8(vreinterpretq_s8_u8(v), 7)), vld1q_u8(places));
  return (kvmap_mask16)vaddv_u8(vget_low_u8(bits)) | (kvmap_mask16)vaddv_u8(vget_high_u8(bits)) << 8;
}

#endif

#if defined(__x86_64__) || defined(__aarch64__)

/// The bytes that end a run of plain text in a JSON string: quotation marks, backslashes and control characters (bits 0
/// to 15); and the non-ASCII bytes (bits 16 to 31). Reads 16 bytes.
KVMAP_INLINE uint32_t kvmap_text16(const uint8_t *p) {
  kvmap_bytes16 v = kvmap_load16(p);
  kvmap_bytes16 stops = kvmap_or16(kvmap_or16(kvmap_equal16(v, '"'), kvmap_equal16(v, '\\')), kvmap_below16(v, 0x20));
  return kvmap_high16(stops) | kvmap_high16(v) << 16;
}

/// The bytes that end a run of plain ASCII text in a JSON string: those that end plain text, and non-ASCII bytes. Reads
/// 16 bytes.
KVMAP_INLINE kvmap_mask16 kvmap_ascii_text16(const uint8_t *p) {
  kvmap_bytes16 v = kvmap_load16(p);
  kvmap_bytes16 syntax = kvmap_or16(kvmap_equal16(v, '"'), kvmap_equal16(v, '\\'));
  return kvmap_high16(kvmap_or16(syntax, kvmap_signed_below16(v, 0x20)));
}

/// The bytes that end a run of plain text in XML: markup, references, control characters except tabs and line feeds,
/// and 0xEF, the first byte of U+FFFE and U+FFFF. Reads 16 bytes.
KVMAP_INLINE kvmap_mask16 kvmap_markup16(const uint8_t *p) {
  kvmap_bytes16 v = kvmap_load16(p);
  kvmap_bytes16 markup = kvmap_or16(kvmap_or16(kvmap_equal16(v, '<'), kvmap_equal16(v, '>')), kvmap_equal16(v, '&'));
  kvmap_bytes16 others = kvmap_or16(kvmap_below16(v, 0x20), kvmap_equal16(v, 0xef));
  kvmap_mask16 blanks = kvmap_high16(kvmap_or16(kvmap_equal16(v, '\t'), kvmap_equal16(v, '\n')));
  return (kvmap_high16(kvmap_or16(markup, others))) & ~blanks;
}

/// The bytes that cannot be copied unchanged from XML text to a JSON string: markup, references, control characters,
/// 0xEF, quotation marks and backslashes. Reads 16 bytes.
KVMAP_INLINE kvmap_mask16 kvmap_content16(const uint8_t *p) {
  kvmap_bytes16 v = kvmap_load16(p);
  // The two angle brackets differ in one bit, and so do quotation marks and ampersands.
  kvmap_bytes16 brackets = kvmap_equal16(kvmap_or16(v, kvmap_all16(0x02)), '>');
  kvmap_bytes16 quotes = kvmap_equal16(kvmap_or16(v, kvmap_all16(0x04)), '&');
  kvmap_bytes16 others = kvmap_or16(kvmap_equal16(v, '\\'), kvmap_equal16(v, 0xef));
  return kvmap_high16(kvmap_or16(kvmap_or16(brackets, quotes), kvmap_or16(others, kvmap_below16(v, 0x20))));
}

/// The same for the text of a CDATA section, in which markup and references are text, and a bracket may begin its end.
KVMAP_INLINE kvmap_mask16 kvmap_section16(const uint8_t *p) {
  kvmap_bytes16 v = kvmap_load16(p);
  kvmap_bytes16 ends = kvmap_or16(kvmap_equal16(v, ']'), kvmap_equal16(v, '"'));
  kvmap_bytes16 others = kvmap_or16(kvmap_equal16(v, '\\'), kvmap_equal16(v, 0xef));
  return kvmap_high16(kvmap_or16(kvmap_or16(ends, others), kvmap_below16(v, 0x20)));
}

/// The bytes that are not JSON white space. Reads 16 bytes; the bits above are set, so that there always is a lowest
/// set bit.
KVMAP_INLINE kvmap_mask16 kvmap_not_blank16(const uint8_t *p) {
  kvmap_bytes16 v = kvmap_load16(p);
  kvmap_bytes16 blanks = kvmap_or16(
      kvmap_or16(kvmap_equal16(v, ' '), kvmap_equal16(v, '\n')),
      kvmap_or16(kvmap_equal16(v, '\r'), kvmap_equal16(v, '\t')));
  return ~kvmap_high16(blanks);
}

/// The bytes that are not spaces. Reads 16 bytes; the bits above are set.
KVMAP_INLINE kvmap_mask16 kvmap_not_space16(const uint8_t *p) {
  return ~kvmap_high16(kvmap_equal16(kvmap_load16(p), ' '));
}

/// The number of leading spaces, at most 32. Reads 32 bytes.
KVMAP_INLINE uint64_t kvmap_spaces32(const uint8_t *p) {
  // 64-bit words throughout, so that no operand of an address computation must be extended first.
  uint64_t first = kvmap_high16(kvmap_equal16(kvmap_load16(p), ' '));
  if (first != 0xffff) return (uint64_t)__builtin_ctzll(~first);
  uint64_t second = kvmap_high16(kvmap_equal16(kvmap_load16(p + 16), ' '));
  return (uint64_t)__builtin_ctzll(~second) + 16;
}

/// The digits at the beginning of sixteen bytes.
typedef struct {
  /// The number that they spell.
  uint64_t value;
  uint32_t count;
} kvmap_leading_digits;

#if defined(__x86_64__)

/// The number that sixteen digits spell, given as values from 0 to 9. Neighbors are joined: digits to pairs, pairs to
/// fours, fours to eights.
KVMAP_INLINE uint64_t kvmap_join16(kvmap_bytes16 digits) {
  // The first of two neighbors is the lower byte.
  __m128i firsts = _mm_mullo_epi16(_mm_and_si128(digits, _mm_set1_epi16(0xff)), _mm_set1_epi16(10));
  __m128i pairs = _mm_add_epi16(firsts, _mm_srli_epi16(digits, 8));
  __m128i fours = _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | 100));
  __m128i eights = _mm_madd_epi16(_mm_packs_epi32(fours, fours), _mm_set1_epi32(1 << 16 | 10000));
  uint64_t both = (uint64_t)_mm_cvtsi128_si64(eights);
  return (both & 0xffffffff) * 100000000 + (both >> 32);
}
KVMAP_INLINE kvmap_bytes16 kvmap_minus16(kvmap_bytes16 v, uint8_t c) { return _mm_sub_epi8(v, kvmap_all16(c)); }
KVMAP_INLINE kvmap_bytes16 kvmap_and16(kvmap_bytes16 a, kvmap_bytes16 b) { return _mm_and_si128(a, b); }

#elif defined(__aarch64__)

KVMAP_INLINE uint64_t kvmap_join16(kvmap_bytes16 digits) {
  uint16x8_t pairs = vpaddlq_u8(vmulq_u8(digits, vreinterpretq_u8_u16(vdupq_n_u16(1 << 8 | 10))));
  uint32x4_t fours = vpaddlq_u16(vmulq_u16(pairs, vreinterpretq_u16_u32(vdupq_n_u32(1 << 16 | 100))));
  uint64x2_t eights = vpaddlq_u32(vmulq_u32(fours, vreinterpretq_u32_u64(vdupq_n_u64(1ull << 32 | 10000))));
  return vgetq_lane_u64(eights, 0) * 100000000 + vgetq_lane_u64(eights, 1);
}
KVMAP_INLINE kvmap_bytes16 kvmap_minus16(kvmap_bytes16 v, uint8_t c) { return vsubq_u8(v, kvmap_all16(c)); }
KVMAP_INLINE kvmap_bytes16 kvmap_and16(kvmap_bytes16 a, kvmap_bytes16 b) { return vandq_u8(a, b); }

#endif

/// The digits at `p`, at most sixteen. Reads the 16 bytes there and, to have the digits last, some of the 16 bytes
/// before.
KVMAP_INLINE kvmap_leading_digits kvmap_leading_digits16(const uint8_t *p) {
  static const uint8_t kept[32] __attribute__((aligned(16))) = {
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15};
  kvmap_mask16 others = ~kvmap_high16(kvmap_below16(kvmap_minus16(kvmap_load16(p), '0'), 10));
  uint32_t count = (uint32_t)__builtin_ctz(others);
  // The lower half of the byte of a digit is its value.
  kvmap_bytes16 digits = kvmap_and16(kvmap_load16(p + count - 16), kvmap_load16(kept + count));
  return (kvmap_leading_digits){.value = kvmap_join16(digits), .count = count};
}

/// The positions at which two runs of 16 bytes differ; the bits above are set.
KVMAP_INLINE kvmap_mask16 kvmap_differences16(const uint8_t *a, const uint8_t *b) {
  return ~kvmap_high16(kvmap_same16(kvmap_load16(a), kvmap_load16(b)));
}

#endif

/// Skips a JSON array or object and validates all of it: the grammar, the strings and their encoding.
///
/// Returns the position after the closing bracket, or NULL: if there is an error, there or up to 128 bytes after it, if
/// more than `levels` brackets would be open at once, and if the processor lacks the instructions. The caller then
/// repeats the scan byte by byte.
///
/// `levels` is at most 63. `open` is the opening bracket. Either the last byte before `end` is a closing bracket, or
/// the byte at `end` cannot be part of a number: loops over digits do not check for the end. Nothing after that is
/// read.
const uint8_t *kvmap_skip(const uint8_t *open, const uint8_t *end, int levels);

/// The keys that a caller reads.
typedef struct {
  /// In the layout of a key table: a header of 8 bytes, of which the first three are the key's length, seven bits each;
  /// then the key and a quotation mark, padded to a multiple of 8.
  const uint8_t *records;
  /// The record of the most likely next key, the position after the last record, or NULL.
  const uint8_t *expected;
  int count;
  /// The result of `kvmap_outlines` for these keys.
  uint64_t outlines;
} kvmap_keys;

/// The bit of a key by its length and its first byte, which for an empty key is the closing quotation mark.
KVMAP_INLINE uint64_t kvmap_outline(const uint8_t *key, int length) { return 1ull << ((key[0] + 21 * length) & 63); }

/// One bit for each of the keys. Nonzero if there is a key.
uint64_t kvmap_outlines(const uint8_t *records, int count);

#if defined(__x86_64__) || defined(__aarch64__)

/// Whether a key of a document is certainly none of the keys with these `outlines`. False if it has an escape or is
/// long. Reads 16 bytes.
KVMAP_INLINE bool kvmap_is_unknown(const uint8_t *key, uint64_t outlines) {
  uint32_t stops = kvmap_text16(key) & 0xffff;
  if (stops == 0) return false;
  int length = __builtin_ctz(stops);
  return key[length] == '"' && (outlines & kvmap_outline(key, length)) == 0;
}

#endif

/// Same as `kvmap_skip`, for unread members of an object: skips from the quotation mark of the first member's key to
/// that of the next key that is known, or may be because it has an escape, or past the brace that closes the object. In
/// the latter case the byte before the returned position is that brace; otherwise the position is at a key. The first
/// key is assumed to be unknown.
///
/// `levels` counts the object itself.
const uint8_t *kvmap_skip_members(const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known);

/// Same as `kvmap_skip`, from the middle of an array or object, to find its length before it is read: numbers and
/// literals are not checked.
///
/// `comma` is the byte before an element or a key: a comma or a blank. `levels` counts the array or object itself.
const uint8_t *kvmap_find_close(const uint8_t *comma, const uint8_t *end, int levels, bool is_object);

#if defined(__x86_64__)

/// The variants of the three functions above for processors that have only AVX2. Require `kvmap_has_kernels`; for
/// tests.
const uint8_t *kvmap_skip_avx2(const uint8_t *open, const uint8_t *end, int levels);
const uint8_t *kvmap_skip_members_avx2(const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known);
const uint8_t *kvmap_find_close_avx2(const uint8_t *comma, const uint8_t *end, int levels, bool is_object);

#endif

/// Whether bytes are UTF-8 (RFC 3629); also false if the processor lacks the instructions.
bool kvmap_is_utf8(const uint8_t *start, const uint8_t *end);

/// Whether this processor supports the instructions that the functions above need.
bool kvmap_has_kernels(void);

#endif
