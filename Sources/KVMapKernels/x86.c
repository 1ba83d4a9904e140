// The kernels for x86-64 with AVX2.
#if defined(__x86_64__)

#include "KVMapKernels.h"

#include <immintrin.h>

#include "utf8.h"

#define KVMAP_TARGET __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,pclmul")))

/// The bytes of a block by what they may mean in JSON, a bit for each byte.
typedef struct {
  uint64_t quotes, backslashes, controls, blanks, commas, colons, opens, closes, digits, zeros;
  /// Some byte is not ASCII.
  bool has_others;
} kvmap_block;

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_bits(__m256i low, __m256i high) {
  return (uint32_t)_mm256_movemask_epi8(low) | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_equal(__m256i low, __m256i high, char c) {
  __m256i all = _mm256_set1_epi8(c);
  return kvmap_bits(_mm256_cmpeq_epi8(low, all), _mm256_cmpeq_epi8(high, all));
}

KVMAP_TARGET KVMAP_INLINE __m256i kvmap_are_digits(__m256i v) {
  __m256i digits = _mm256_sub_epi8(v, _mm256_set1_epi8('0'));
  return _mm256_cmpeq_epi8(_mm256_min_epu8(digits, _mm256_set1_epi8(9)), digits);
}

KVMAP_TARGET KVMAP_INLINE kvmap_block kvmap_classify(const uint8_t *p) {
  __m256i low = _mm256_loadu_si256((const __m256i *)p), high = _mm256_loadu_si256((const __m256i *)(p + 32));
  // Brackets and braces differ in one bit only.
  __m256i bit = _mm256_set1_epi8(0x20);
  __m256i low_braces = _mm256_or_si256(low, bit), high_braces = _mm256_or_si256(high, bit);
  __m256i last_control = _mm256_set1_epi8(0x1f);
  // Each blank stands in the place of its own low four bits, and no other byte equals what stands in its place.
  __m256i blanks = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', 0, 0, '\r', 0, 0));
  return (kvmap_block){
    .quotes = kvmap_equal(low, high, '"'),
    .backslashes = kvmap_equal(low, high, '\\'),
    .controls = kvmap_bits(
        _mm256_cmpeq_epi8(_mm256_min_epu8(low, last_control), low),
        _mm256_cmpeq_epi8(_mm256_min_epu8(high, last_control), high)),
    .blanks = kvmap_bits(
        _mm256_cmpeq_epi8(_mm256_shuffle_epi8(blanks, low), low),
        _mm256_cmpeq_epi8(_mm256_shuffle_epi8(blanks, high), high)),
    .commas = kvmap_equal(low, high, ','),
    .colons = kvmap_equal(low, high, ':'),
    .opens = kvmap_equal(low_braces, high_braces, '{'),
    .closes = kvmap_equal(low_braces, high_braces, '}'),
    .digits = kvmap_bits(kvmap_are_digits(low), kvmap_are_digits(high)),
    .zeros = kvmap_equal(low, high, '0'),
    .has_others = _mm256_movemask_epi8(_mm256_or_si256(low, high)) != 0,
  };
}

/// Each bit becomes the sum of all bits up to it, modulo 2: a product without carries by a number of ones.
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_prefix_xor(uint64_t bits) {
  __m128i product = _mm_clmulepi64_si128(_mm_set_epi64x(0, (long long)bits), _mm_set1_epi8((char)0xff), 0);
  return (uint64_t)_mm_cvtsi128_si64(product);
}

/// The bits at these places, moved together. (One instruction, which is slow on the first two generations of Zen only.)
KVMAP_TARGET KVMAP_INLINE uint64_t kvmap_compress(uint64_t bits, uint64_t places) { return _pext_u64(bits, places); }

#include "skipping.h"

/// The vector moved by `n` bytes, the last bytes of the one before moving in.
#define KVMAP_BEFORE(vector, crossing, n) _mm256_alignr_epi8(vector, crossing, 16 - n)

KVMAP_TARGET KVMAP_INLINE __m256i kvmap_utf8_errors(__m256i bytes, __m256i before) {
  const __m256i first_high = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)kvmap_utf8_first_high));
  const __m256i first_low = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)kvmap_utf8_first_low));
  const __m256i second_high = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)kvmap_utf8_second_high));
  const __m256i nibble = _mm256_set1_epi8(0x0f);
  __m256i crossing = _mm256_permute2x128_si256(before, bytes, 0x21);
  __m256i one = KVMAP_BEFORE(bytes, crossing, 1);
  __m256i pairs = _mm256_and_si256(
      _mm256_and_si256(
          _mm256_shuffle_epi8(first_high, _mm256_and_si256(_mm256_srli_epi16(one, 4), nibble)),
          _mm256_shuffle_epi8(first_low, _mm256_and_si256(one, nibble))),
      _mm256_shuffle_epi8(second_high, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), nibble)));
  // Two or three bytes behind the lead of a long sequence, a continuation is no error but must be there.
  __m256i third = _mm256_subs_epu8(KVMAP_BEFORE(bytes, crossing, 2), _mm256_set1_epi8((char)(0xe0 - 0x80)));
  __m256i fourth = _mm256_subs_epu8(KVMAP_BEFORE(bytes, crossing, 3), _mm256_set1_epi8((char)(0xf0 - 0x80)));
  __m256i continuations = _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8((char)0x80));
  return _mm256_xor_si256(continuations, pairs);
}

KVMAP_TARGET static bool kvmap_is_utf8_blocks(const uint8_t *start, const uint8_t *end) {
  __m256i errors = _mm256_setzero_si256(), before = errors;
  const uint8_t *p = start;
  for (; end - p >= 32; p += 32) {
    __m256i bytes = _mm256_loadu_si256((const __m256i *)p);
    // Where neither this vector nor the end of the last one has anything but ASCII, there is nothing to check.
    if (_mm256_movemask_epi8(_mm256_or_si256(bytes, before)) != 0) {
      errors = _mm256_or_si256(errors, kvmap_utf8_errors(bytes, before));
    }
    before = bytes;
  }
  // NULs behind the end show a sequence that is cut off.
  uint8_t tail[32] = {0};
  memcpy(tail, p, (size_t)(end - p));
  __m256i bytes = _mm256_loadu_si256((const __m256i *)tail);
  errors = _mm256_or_si256(errors, kvmap_utf8_errors(bytes, before));
  return _mm256_testz_si256(errors, errors);
}

bool kvmap_has_kernels(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("pclmul");
}

bool kvmap_is_utf8(const uint8_t *start, const uint8_t *end) {
  return kvmap_has_kernels() && kvmap_is_utf8_blocks(start, end);
}

const uint8_t *kvmap_skip(const uint8_t *open, const uint8_t *end, int levels) {
  return kvmap_has_kernels() ? kvmap_skip_blocks(open, end, levels) : NULL;
}

#endif
