// The kernels for x86-64 with AVX-512: one vector for each block.
#if defined(__x86_64__)

#include "x86.h"

#include "block.h"
#include "utf8.h"

#define KVMAP_TARGET __attribute__((target("avx512f,avx512bw,bmi,bmi2,lzcnt,pclmul")))

/// Four times the same sixteen bytes.
KVMAP_TARGET KVMAP_INLINE __m512i kvmap_table(const uint8_t *table) {
  return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)table));
}

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_equal(__m512i v, char c) {
  return _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(c));
}

KVMAP_TARGET KVMAP_INLINE __m512i kvmap_utf8_errors(__m512i bytes, __m512i before) {
  const __m512i nibble = _mm512_set1_epi8(0x0f);
  // The sixteen bytes in front of each sixteen.
  __m512i crossing = _mm512_alignr_epi64(bytes, before, 6);
  __m512i one = _mm512_alignr_epi8(bytes, crossing, 15);
  __m512i pairs = _mm512_and_si512(
      _mm512_and_si512(
          _mm512_shuffle_epi8(
              kvmap_table(kvmap_utf8_first_high), _mm512_and_si512(_mm512_srli_epi16(one, 4), nibble)),
          _mm512_shuffle_epi8(kvmap_table(kvmap_utf8_first_low), _mm512_and_si512(one, nibble))),
      _mm512_shuffle_epi8(
          kvmap_table(kvmap_utf8_second_high), _mm512_and_si512(_mm512_srli_epi16(bytes, 4), nibble)));
  // Two or three bytes behind the lead of a long sequence, a continuation is no error but must be there.
  __m512i third = _mm512_subs_epu8(_mm512_alignr_epi8(bytes, crossing, 14), _mm512_set1_epi8((char)(0xe0 - 0x80)));
  __m512i fourth = _mm512_subs_epu8(_mm512_alignr_epi8(bytes, crossing, 13), _mm512_set1_epi8((char)(0xf0 - 0x80)));
  __m512i continuations = _mm512_and_si512(_mm512_or_si512(third, fourth), _mm512_set1_epi8((char)0x80));
  return _mm512_xor_si512(continuations, pairs);
}

/// Whether the blocks up to here are UTF-8.
typedef struct {
  __m512i errors;
  /// The last bytes.
  __m512i before;
  /// Some of the last block's bytes are not ASCII.
  bool others;
} kvmap_utf8;

KVMAP_TARGET KVMAP_INLINE kvmap_utf8 kvmap_utf8_start(void) {
  return (kvmap_utf8){_mm512_setzero_si512(), _mm512_setzero_si512(), false};
}

KVMAP_TARGET KVMAP_INLINE bool kvmap_utf8_is_right(kvmap_utf8 utf8) {
  return _mm512_test_epi8_mask(utf8.errors, utf8.errors) == 0;
}

KVMAP_TARGET KVMAP_INLINE kvmap_block kvmap_classify(const uint8_t *p, kvmap_utf8 *utf8) {
  __m512i v = _mm512_loadu_si512(p);
  // Where neither this block nor the end of the last one has anything but ASCII, there is nothing to check.
  bool others = _mm512_movepi8_mask(v) != 0;
  if (others || utf8->others) utf8->errors = _mm512_or_si512(utf8->errors, kvmap_utf8_errors(v, utf8->before));
  utf8->before = v;
  utf8->others = others;

  // Each blank stands in the place of its own low four bits, and no other byte equals what stands in its place.
  __m512i blanks = _mm512_broadcast_i32x4(
      _mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0));
  // The same for punctuation. Brackets and braces differ in one bit only.
  __m512i punctuation = _mm512_broadcast_i32x4(
      _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0));
  __m512i bit = _mm512_set1_epi8(0x20);
  return (kvmap_block){
    .quotes = kvmap_equal(v, '"'),
    .backslashes = kvmap_equal(v, '\\'),
    .controls = _mm512_cmplt_epu8_mask(v, bit),
    .blanks = _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(blanks, v), v),
    .punctuation = _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(punctuation, v), _mm512_or_si512(v, bit)),
  };
}

/// The digits of a block.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_digits(const uint8_t *p) {
  __m512i values = _mm512_sub_epi8(_mm512_loadu_si512(p), _mm512_set1_epi8('0'));
  return _mm512_cmplt_epu8_mask(values, _mm512_set1_epi8(10));
}

#include "skipping.h"

KVMAP_TARGET const uint8_t *kvmap_skip_avx512(const uint8_t *open, const uint8_t *end, int levels) {
  return kvmap_skip_blocks(open, end, levels, KVMAP_ELEMENT, 0, NULL);
}

KVMAP_TARGET const uint8_t *kvmap_skip_members_avx512(
    const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known) {
  return kvmap_skip_blocks(key, end, levels, KVMAP_KEY, 1, known);
}

#endif
