// The kernels for x86-64 with AVX2: two vectors of 32 bytes for each block.
#if defined(__x86_64__)

#include "x86.h"

#include <string.h>

#include "block.h"
#include "utf8.h"

#define KVMAP_TARGET __attribute__((target("avx2,bmi,bmi2,pclmul")))

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_bits(__m256i low, __m256i high) {
  return (uint32_t)_mm256_movemask_epi8(low) | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_equal(__m256i low, __m256i high, char c) {
  __m256i all = _mm256_set1_epi8(c);
  return kvmap_bits(_mm256_cmpeq_epi8(low, all), _mm256_cmpeq_epi8(high, all));
}

/// The vector shifted by `n` bytes, with the last bytes of the previous vector shifted in.
#define KVMAP_BEFORE(vector, crossing, n) _mm256_alignr_epi8(vector, crossing, 16 - n)

/// The errors that are detectable in these bytes. `crossing` has their first half in its second half, preceded by the
/// last bytes before them.
KVMAP_TARGET KVMAP_INLINE __m256i kvmap_utf8_errors(__m256i bytes, __m256i crossing) {
  const __m256i first_high = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)kvmap_utf8_first_high));
  const __m256i first_low = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)kvmap_utf8_first_low));
  const __m256i second_high = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)kvmap_utf8_second_high));
  const __m256i nibble = _mm256_set1_epi8(0x0f);
  __m256i one = KVMAP_BEFORE(bytes, crossing, 1);
  __m256i pairs = _mm256_and_si256(
      _mm256_and_si256(
          _mm256_shuffle_epi8(first_high, _mm256_and_si256(_mm256_srli_epi16(one, 4), nibble)),
          _mm256_shuffle_epi8(first_low, _mm256_and_si256(one, nibble))),
      _mm256_shuffle_epi8(second_high, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), nibble)));
  // Two or three bytes after the lead byte of a long sequence, a continuation byte is required and not an error.
  __m256i third = _mm256_subs_epu8(KVMAP_BEFORE(bytes, crossing, 2), _mm256_set1_epi8((char)(0xe0 - 0x80)));
  __m256i fourth = _mm256_subs_epu8(KVMAP_BEFORE(bytes, crossing, 3), _mm256_set1_epi8((char)(0xf0 - 0x80)));
  __m256i continuations = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8((char)0x80));
  return _mm256_xor_si256(continuations, pairs);
}

/// The same, given the previous vector.
KVMAP_TARGET KVMAP_INLINE __m256i kvmap_utf8_errors_behind(__m256i before, __m256i bytes) {
  return kvmap_utf8_errors(bytes, _mm256_permute2x128_si256(before, bytes, 0x21));
}

/// Whether a block has detectable errors, given the four bytes before it.
KVMAP_TARGET KVMAP_INLINE bool kvmap_has_utf8_errors(const uint8_t *p, uint32_t before) {
  __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
  __m256i crossing = _mm256_insert_epi32(_mm256_permute2x128_si256(low, low, 0x08), (int)before, 3);
  __m256i errors = _mm256_or_si256(kvmap_utf8_errors(low, crossing), kvmap_utf8_errors_behind(low, high));
  return !_mm256_testz_si256(errors, errors);
}

KVMAP_TARGET KVMAP_INLINE bool kvmap_has_others(const uint8_t *p) {
  __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
  return _mm256_movemask_epi8(_mm256_or_si256(low, high)) != 0;
}

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_backslashes(const uint8_t *p) {
  __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
  return kvmap_equal(low, high, '\\');
}

KVMAP_TARGET KVMAP_INLINE kvmap_block kvmap_classify(const uint8_t *p) {
  __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
  __m256i backslash = _mm256_set1_epi8('\\');
  __m256i backslashes = _mm256_or_si256(_mm256_cmpeq_epi8(low, backslash), _mm256_cmpeq_epi8(high, backslash));
  __m256i last_control = _mm256_set1_epi8(0x1f);
  // Each blank is the table entry for its own low four bits, and no other byte equals its entry.
  __m256i blanks = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0));
  // The same for punctuation. Brackets and braces differ in only one bit.
  __m256i punctuation = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ':', '{', ',', '}', 0, 0));
  __m256i bit = _mm256_set1_epi8(0x20);
  return (kvmap_block){
    .quotes = kvmap_equal(low, high, '"'),
    .controls = kvmap_bits(
        _mm256_cmpeq_epi8(_mm256_min_epu8(low, last_control), low),
        _mm256_cmpeq_epi8(_mm256_min_epu8(high, last_control), high)),
    .blanks = kvmap_bits(
        _mm256_cmpeq_epi8(_mm256_shuffle_epi8(blanks, low), low),
        _mm256_cmpeq_epi8(_mm256_shuffle_epi8(blanks, high), high)),
    .punctuation = kvmap_bits(
        _mm256_cmpeq_epi8(_mm256_shuffle_epi8(punctuation, low), _mm256_or_si256(low, bit)),
        _mm256_cmpeq_epi8(_mm256_shuffle_epi8(punctuation, high), _mm256_or_si256(high, bit))),
    .is_unusual = _mm256_movemask_epi8(_mm256_or_si256(_mm256_or_si256(low, high), backslashes)) != 0,
  };
}

KVMAP_TARGET KVMAP_INLINE __m256i kvmap_are_digits(__m256i bytes) {
  __m256i values = _mm256_sub_epi8(bytes, _mm256_set1_epi8('0'));
  return _mm256_cmpeq_epi8(_mm256_min_epu8(values, _mm256_set1_epi8(9)), values);
}

/// The digits among 64 bytes.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_digits(const uint8_t *p) {
  __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
  return kvmap_bits(kvmap_are_digits(low), kvmap_are_digits(high));
}

KVMAP_TARGET bool kvmap_is_utf8_avx2(const uint8_t *start, const uint8_t *end) {
  __m256i errors = _mm256_setzero_si256(), before = errors;
  const uint8_t *p = start;
  for (; end - p >= 64; p += 64) {
    __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
    // If both these vectors and the previous one are ASCII, there is nothing to check.
    if (_mm256_movemask_epi8(_mm256_or_si256(_mm256_or_si256(low, high), before)) != 0) {
      errors = _mm256_or_si256(errors, kvmap_utf8_errors_behind(before, low));
      errors = _mm256_or_si256(errors, kvmap_utf8_errors_behind(low, high));
    }
    before = high;
  }
  if (end - p >= 32) {
    __m256i bytes = _mm256_loadu_si256((const __m256i *)p);
    errors = _mm256_or_si256(errors, kvmap_utf8_errors_behind(before, bytes));
    before = bytes;
    p += 32;
  }
  // NULs after the end expose a truncated sequence.
  uint8_t tail[32] = {0};
  memcpy(tail, p, (size_t)(end - p));
  __m256i bytes = _mm256_loadu_si256((const __m256i *)tail);
  errors = _mm256_or_si256(errors, kvmap_utf8_errors_behind(before, bytes));
  return _mm256_testz_si256(errors, errors);
}

#include "skipping.h"

KVMAP_TARGET const uint8_t *kvmap_skip_avx2(const uint8_t *open, const uint8_t *end, int levels) {
  return kvmap_skip_blocks(open, end, levels, *open == '{' ? KVMAP_KEY_OR_END : KVMAP_ELEMENT_OR_END, NULL, true);
}

KVMAP_TARGET const uint8_t *kvmap_skip_members_avx2(
    const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known) {
  return kvmap_skip_blocks(key, end, levels, KVMAP_COLON, known, true);
}

KVMAP_TARGET const uint8_t *kvmap_find_close_avx2(
    const uint8_t *comma, const uint8_t *end, int levels, bool is_object) {
  return kvmap_skip_blocks(comma, end, levels, is_object ? KVMAP_KEY : KVMAP_ELEMENT, NULL, false);
}

#endif
