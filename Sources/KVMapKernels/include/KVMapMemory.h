// A block of memory that can grow in place, which Swift cannot express.
#ifndef KVMAP_MEMORY_H
#define KVMAP_MEMORY_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// A block of `size` bytes, at least 1, that begins with the bytes of `block` and replaces it; NULL means no block.
/// Ends the process if there is no memory, like Swift's own allocations.
static inline uint8_t *_Nonnull kvmap_grow(uint8_t *_Nullable block, size_t size) {
  uint8_t *grown = (uint8_t *)realloc(block, size);
  if (grown == NULL) abort();
  return grown;
}

/// Releases a block returned by `kvmap_grow`.
static inline void kvmap_release(void *_Nullable block) { free(block); }

#endif
