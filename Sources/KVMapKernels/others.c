// Other processors have no kernels: the caller uses its own code.
#if !defined(__x86_64__) && !defined(__aarch64__)

#include "KVMapKernels.h"

bool kvmap_has_kernels(void) { return false; }

bool kvmap_is_utf8(const uint8_t *start, const uint8_t *end) {
  (void)start, (void)end;
  return false;
}

const uint8_t *kvmap_skip(const uint8_t *open, const uint8_t *end, int levels) {
  (void)open, (void)end, (void)levels;
  return NULL;
}

const uint8_t *kvmap_skip_members(const uint8_t *key, const uint8_t *end, int levels, const kvmap_keys *known) {
  (void)key, (void)end, (void)levels, (void)known;
  return NULL;
}

const uint8_t *kvmap_find_close(const uint8_t *comma, const uint8_t *end, int levels, bool is_object) {
  (void)comma, (void)end, (void)levels, (void)is_object;
  return NULL;
}

#endif
