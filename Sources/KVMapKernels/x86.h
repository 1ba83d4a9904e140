// The kernels for x86-64, by required instruction set. x86.c selects one.
#ifndef KVMAP_X86_H
#define KVMAP_X86_H

#include <immintrin.h>

#include "KVMapKernels.h"

/// Each bit becomes the sum of all bits up to it, modulo 2: a carry-less product with a number of ones.
__attribute__((target("pclmul"))) KVMAP_INLINE uint64_t kvmap_prefix_xor(uint64_t bits) {
  __m128i product = _mm_clmulepi64_si128(_mm_set_epi64x(0, (long long)bits), _mm_set1_epi8((char)0xff), 0);
  return (uint64_t)_mm_cvtsi128_si64(product);
}

bool kvmap_is_utf8_avx2(const uint8_t *start, const uint8_t *end);

const uint8_t *kvmap_skip_avx512(const uint8_t *open, const uint8_t *end, int levels);
const uint8_t *kvmap_skip_members_avx512(
    const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known);
const uint8_t *kvmap_find_close_avx512(const uint8_t *comma, const uint8_t *end, int levels, bool is_object);

#endif
