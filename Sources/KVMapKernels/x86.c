// Detects which kernels an x86-64 processor can run.
#if defined(__x86_64__)

#include "x86.h"

bool kvmap_has_kernels(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("pclmul");
}

/// Processors without the second set of byte instructions are slower for a while after using 512-bit vectors.
static bool kvmap_has_avx512(void) {
  return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2");
}

bool kvmap_is_utf8(const uint8_t *start, const uint8_t *end) {
  return kvmap_has_kernels() && kvmap_is_utf8_avx2(start, end);
}

const uint8_t *kvmap_skip(const uint8_t *open, const uint8_t *end, int levels) {
  if (!kvmap_has_kernels()) return NULL;
  return kvmap_has_avx512() ? kvmap_skip_avx512(open, end, levels) : kvmap_skip_avx2(open, end, levels);
}

const uint8_t *kvmap_skip_members(const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known) {
  if (!kvmap_has_kernels()) return NULL;
  if (kvmap_has_avx512()) return kvmap_skip_members_avx512(key, end, levels, known);
  return kvmap_skip_members_avx2(key, end, levels, known);
}

const uint8_t *kvmap_find_close(const uint8_t *comma, const uint8_t *end, int levels, bool is_object) {
  if (!kvmap_has_kernels()) return NULL;
  if (kvmap_has_avx512()) return kvmap_find_close_avx512(comma, end, levels, is_object);
  return kvmap_find_close_avx2(comma, end, levels, is_object);
}

#endif
