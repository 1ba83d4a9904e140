// The result of classifying 64 bytes, which each processor implements differently.
#ifndef KVMAP_BLOCK_H
#define KVMAP_BLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// The bytes of a block by their possible roles in JSON, one bit for each byte.
typedef struct {
  uint64_t quotes, controls, blanks;
  /// Brackets, commas and colons, and control characters with the same classification.
  uint64_t punctuation;
  /// Whether there is a backslash or a non-ASCII byte.
  bool is_unusual;
} kvmap_block;

#endif
