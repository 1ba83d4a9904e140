// What vectors find in 64 bytes. Each processor has its own way to find it.
#ifndef KVMAP_BLOCK_H
#define KVMAP_BLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// The bytes of a block by what they may mean in JSON, a bit for each byte.
typedef struct {
  uint64_t quotes, controls, blanks;
  /// Brackets, commas and colons, and control characters that look like them.
  uint64_t punctuation;
  /// There is a backslash, or a byte that is not ASCII.
  bool is_unusual;
} kvmap_block;

#endif
