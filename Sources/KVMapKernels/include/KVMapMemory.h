// A block of memory that grows where it stands, for which Swift has no words.
#ifndef KVMAP_MEMORY_H
#define KVMAP_MEMORY_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// A block of `size` bytes, at least 1, that begins with the bytes of `block`, which is gone then; NULL is no block.
/// Ends the process where there is no memory, as Swift's own allocations do.
static inline uint8_t *_Nonnull kvmap_grow(uint8_t *_Nullable block, size_t size) {
  uint8_t *grown = (uint8_t *)realloc(block, size);
  if (grown == NULL) abort();
  return grown;
}

/// Gives a block of `kvmap_grow` back.
static inline void kvmap_release(void *_Nullable block) { free(block); }

#endif
