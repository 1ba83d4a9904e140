// The kernels for ARM64, all of which has NEON.
#if defined(__aarch64__)

#include "KVMapKernels.h"

#include "block.h"
#include "utf8.h"

#define KVMAP_TARGET

typedef struct { uint8x16_t a, b, c, d; } kvmap_bytes64;

/// A bit for each byte, from bytes that are all ones or all zeros: each byte keeps the bit of its position, and three
/// rounds of pairwise additions leave eight bytes.
KVMAP_INLINE uint64_t kvmap_bits(uint8x16_t a, uint8x16_t b, uint8x16_t c, uint8x16_t d) {
  static const uint8_t places[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  uint8x16_t place = vld1q_u8(places);
  uint8x16_t low = vpaddq_u8(vandq_u8(a, place), vandq_u8(b, place));
  uint8x16_t high = vpaddq_u8(vandq_u8(c, place), vandq_u8(d, place));
  uint8x16_t sums = vpaddq_u8(low, high);
  return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(sums, sums)), 0);
}

KVMAP_INLINE uint64_t kvmap_equal(kvmap_bytes64 v, uint8_t c) {
  uint8x16_t all = vdupq_n_u8(c);
  return kvmap_bits(vceqq_u8(v.a, all), vceqq_u8(v.b, all), vceqq_u8(v.c, all), vceqq_u8(v.d, all));
}

KVMAP_INLINE uint8x16_t kvmap_utf8_errors(uint8x16_t bytes, uint8x16_t before) {
  uint8x16_t nibble = vdupq_n_u8(0x0f);
  uint8x16_t one = vextq_u8(before, bytes, 15);
  uint8x16_t pairs = vandq_u8(
      vandq_u8(
          vqtbl1q_u8(vld1q_u8(kvmap_utf8_first_high), vshrq_n_u8(one, 4)),
          vqtbl1q_u8(vld1q_u8(kvmap_utf8_first_low), vandq_u8(one, nibble))),
      vqtbl1q_u8(vld1q_u8(kvmap_utf8_second_high), vshrq_n_u8(bytes, 4)));
  // Two or three bytes after the lead byte of a long sequence, a continuation byte is required and not an error.
  uint8x16_t third = vqsubq_u8(vextq_u8(before, bytes, 14), vdupq_n_u8(0xe0 - 0x80));
  uint8x16_t fourth = vqsubq_u8(vextq_u8(before, bytes, 13), vdupq_n_u8(0xf0 - 0x80));
  return veorq_u8(vandq_u8(vorrq_u8(third, fourth), vdupq_n_u8(0x80)), pairs);
}

/// Whether a block has detectable errors, given the four bytes before it.
KVMAP_INLINE bool kvmap_has_utf8_errors(const uint8_t *p, uint32_t before) {
  uint8x16_t a = vld1q_u8(p), b = vld1q_u8(p + 16), c = vld1q_u8(p + 32), d = vld1q_u8(p + 48);
  uint8x16_t last = vreinterpretq_u8_u32(vsetq_lane_u32(before, vdupq_n_u32(0), 3));
  uint8x16_t low = vorrq_u8(kvmap_utf8_errors(a, last), kvmap_utf8_errors(b, a));
  uint8x16_t high = vorrq_u8(kvmap_utf8_errors(c, b), kvmap_utf8_errors(d, c));
  return vmaxvq_u8(vorrq_u8(low, high)) != 0;
}

/// The bytes that equal the table entry for their own low four bits.
KVMAP_INLINE uint8x16_t kvmap_are_in(uint8x16_t table, uint8x16_t v, uint8x16_t compared) {
  return vceqq_u8(vqtbl1q_u8(table, vandq_u8(v, vdupq_n_u8(0x0f))), compared);
}

KVMAP_INLINE kvmap_bytes64 kvmap_load(const uint8_t *p) {
  return (kvmap_bytes64){vld1q_u8(p), vld1q_u8(p + 16), vld1q_u8(p + 32), vld1q_u8(p + 48)};
}

KVMAP_INLINE bool kvmap_has_others(const uint8_t *p) {
  kvmap_bytes64 v = kvmap_load(p);
  return vmaxvq_u8(vorrq_u8(vorrq_u8(v.a, v.b), vorrq_u8(v.c, v.d))) >= 0x80;
}

KVMAP_INLINE uint64_t kvmap_backslashes(const uint8_t *p) { return kvmap_equal(kvmap_load(p), '\\'); }

KVMAP_INLINE kvmap_block kvmap_classify(const uint8_t *p) {
  kvmap_bytes64 v = kvmap_load(p);
  uint8x16_t backslash = vdupq_n_u8('\\');
  uint8x16_t backslashes = vorrq_u8(
      vorrq_u8(vceqq_u8(v.a, backslash), vceqq_u8(v.b, backslash)),
      vorrq_u8(vceqq_u8(v.c, backslash), vceqq_u8(v.d, backslash)));
  uint8x16_t all = vorrq_u8(vorrq_u8(v.a, v.b), vorrq_u8(v.c, v.d));
  static const uint8_t punctuation[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0};
  uint8x16_t table = vld1q_u8(punctuation);
  // Brackets and braces differ in only one bit.
  uint8x16_t bit = vdupq_n_u8(0x20);
  return (kvmap_block){
    .quotes = kvmap_equal(v, '"'),
    .controls = kvmap_bits(vcltq_u8(v.a, bit), vcltq_u8(v.b, bit), vcltq_u8(v.c, bit), vcltq_u8(v.d, bit)),
    .blanks = kvmap_equal(v, ' ') | kvmap_equal(v, '\n') | kvmap_equal(v, '\r') | kvmap_equal(v, '\t'),
    .punctuation = kvmap_bits(
        kvmap_are_in(table, v.a, vorrq_u8(v.a, bit)), kvmap_are_in(table, v.b, vorrq_u8(v.b, bit)),
        kvmap_are_in(table, v.c, vorrq_u8(v.c, bit)), kvmap_are_in(table, v.d, vorrq_u8(v.d, bit))),
    .is_unusual = vmaxvq_u8(vorrq_u8(all, backslashes)) >= 0x80,
  };
}

KVMAP_INLINE uint8x16_t kvmap_are_digits(uint8x16_t bytes) {
  return vcleq_u8(vsubq_u8(bytes, vdupq_n_u8('0')), vdupq_n_u8(9));
}

/// The digits among 64 bytes.
KVMAP_INLINE uint64_t kvmap_digits(const uint8_t *p) {
  return kvmap_bits(
      kvmap_are_digits(vld1q_u8(p)), kvmap_are_digits(vld1q_u8(p + 16)),
      kvmap_are_digits(vld1q_u8(p + 32)), kvmap_are_digits(vld1q_u8(p + 48)));
}

/// Each bit becomes the sum of all bits up to it, modulo 2.
KVMAP_INLINE uint64_t kvmap_prefix_xor(uint64_t bits) {
  for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
  return bits;
}

#include "skipping.h"

bool kvmap_is_utf8(const uint8_t *start, const uint8_t *end) {
  uint8x16_t errors = vdupq_n_u8(0), before = errors;
  const uint8_t *p = start;
  for (; end - p >= 16; p += 16) {
    uint8x16_t bytes = vld1q_u8(p);
    // If both this vector and the previous one are ASCII, there is nothing to check.
    if (vmaxvq_u8(vorrq_u8(bytes, before)) >= 0x80) errors = vorrq_u8(errors, kvmap_utf8_errors(bytes, before));
    before = bytes;
  }
  // NULs after the end expose a truncated sequence.
  uint8_t tail[16] = {0};
  memcpy(tail, p, (size_t)(end - p));
  errors = vorrq_u8(errors, kvmap_utf8_errors(vld1q_u8(tail), before));
  return vmaxvq_u8(errors) == 0;
}

bool kvmap_has_kernels(void) { return true; }

const uint8_t *kvmap_skip(const uint8_t *open, const uint8_t *end, int levels) {
  return kvmap_skip_blocks(open, end, levels, *open == '{' ? KVMAP_KEY_OR_END : KVMAP_ELEMENT_OR_END, NULL, true);
}

const uint8_t *kvmap_skip_members(const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known) {
  return kvmap_skip_blocks(key, end, levels, KVMAP_COLON, known, true);
}

const uint8_t *kvmap_find_close(const uint8_t *comma, const uint8_t *end, int levels, bool is_object) {
  return kvmap_skip_blocks(comma, end, levels, is_object ? KVMAP_KEY : KVMAP_ELEMENT, NULL, false);
}

#endif
