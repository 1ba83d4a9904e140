// The kernels for x86-64 with AVX-512: one vector for each block.
#if defined(__x86_64__)

#include "x86.h"

#include "block.h"
#include "utf8.h"

#define KVMAP_TARGET __attribute__((target("avx512f,avx512bw,bmi,bmi2,lzcnt,pclmul")))

/// The same sixteen bytes, four times.
KVMAP_TARGET KVMAP_INLINE __m512i kvmap_table(const uint8_t *table) {
  return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)table));
}

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_equal(__m512i v, char c) {
  return _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(c));
}

/// Whether a block has detectable errors, given the four bytes before it.
KVMAP_TARGET KVMAP_INLINE bool kvmap_has_utf8_errors(const uint8_t *p, uint32_t before) {
  const __m512i nibble = _mm512_set1_epi8(0x0f);
  __m512i bytes = _mm512_loadu_si512(p);
  // The sixteen bytes before each group of sixteen, of which the last four matter.
  __m512i crossing = _mm512_alignr_epi64(bytes, _mm512_setzero_si512(), 6);
  crossing = _mm512_mask_set1_epi32(crossing, 1 << 3, (int)before);
  __m512i one = _mm512_alignr_epi8(bytes, crossing, 15);
  __m512i pairs = _mm512_and_si512(
      _mm512_and_si512(
          _mm512_shuffle_epi8(
              kvmap_table(kvmap_utf8_first_high), _mm512_and_si512(_mm512_srli_epi16(one, 4), nibble)),
          _mm512_shuffle_epi8(kvmap_table(kvmap_utf8_first_low), _mm512_and_si512(one, nibble))),
      _mm512_shuffle_epi8(
          kvmap_table(kvmap_utf8_second_high), _mm512_and_si512(_mm512_srli_epi16(bytes, 4), nibble)));
  // Two or three bytes after the lead byte of a long sequence, a continuation byte is required and not an error.
  __m512i third = _mm512_subs_epu8(_mm512_alignr_epi8(bytes, crossing, 14), _mm512_set1_epi8((char)(0xe0 - 0x80)));
  __m512i fourth = _mm512_subs_epu8(_mm512_alignr_epi8(bytes, crossing, 13), _mm512_set1_epi8((char)(0xf0 - 0x80)));
  __m512i continuations = _mm512_and_si512(_mm512_or_si512(third, fourth), _mm512_set1_epi8((char)0x80));
  return _mm512_cmpneq_epi8_mask(continuations, pairs) != 0;
}

KVMAP_TARGET KVMAP_INLINE bool kvmap_has_others(const uint8_t *p) {
  return _mm512_movepi8_mask(_mm512_loadu_si512(p)) != 0;
}

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_backslashes(const uint8_t *p) {
  return kvmap_equal(_mm512_loadu_si512(p), '\\');
}

KVMAP_TARGET KVMAP_INLINE kvmap_block kvmap_classify(const uint8_t *p) {
  __m512i v = _mm512_loadu_si512(p);
  // Each blank is the table entry for its own low four bits, and no other byte equals its entry.
  __m512i blanks = _mm512_broadcast_i32x4(
      _mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0));
  // The same for punctuation. Brackets and braces differ in only one bit.
  __m512i punctuation = _mm512_broadcast_i32x4(
      _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0));
  __m512i bit = _mm512_set1_epi8(0x20);
  return (kvmap_block){
    .quotes = kvmap_equal(v, '"'),
    .controls = _mm512_cmplt_epu8_mask(v, bit),
    .blanks = _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(blanks, v), v),
    .punctuation = _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(punctuation, v), _mm512_or_si512(v, bit)),
    .is_unusual = (kvmap_equal(v, '\\') | _mm512_movepi8_mask(v)) != 0,
  };
}

/// The digits among 64 bytes.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_digits(const uint8_t *p) {
  __m512i values = _mm512_sub_epi8(_mm512_loadu_si512(p), _mm512_set1_epi8('0'));
  return _mm512_cmplt_epu8_mask(values, _mm512_set1_epi8(10));
}

#include "skipping.h"

KVMAP_TARGET const uint8_t *kvmap_skip_avx512(const uint8_t *open, const uint8_t *end, int levels) {
  return kvmap_skip_blocks(open, end, levels, *open == '{' ? KVMAP_KEY_OR_END : KVMAP_ELEMENT_OR_END, NULL, true);
}

KVMAP_TARGET const uint8_t *kvmap_skip_members_avx512(
    const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known) {
  return kvmap_skip_blocks(key, end, levels, KVMAP_COLON, known, true);
}

KVMAP_TARGET const uint8_t *kvmap_find_close_avx512(
    const uint8_t *comma, const uint8_t *end, int levels, bool is_object) {
  return kvmap_skip_blocks(comma, end, levels, is_object ? KVMAP_KEY : KVMAP_ELEMENT, NULL, false);
}

#endif
