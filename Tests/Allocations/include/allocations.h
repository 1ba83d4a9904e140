#ifndef KVMAP_ALLOCATIONS_H
#define KVMAP_ALLOCATIONS_H

#include <stdint.h>

/// What was asked of the allocator while it was watched.
typedef struct {
  /// Calls of malloc, calloc, realloc and their aligned siblings.
  uint64_t count;
  /// Bytes that were asked for then and are still held, with what the allocator rounded up.
  int64_t held;
  /// The most bytes that were held at one time.
  int64_t peak;
} kvmap_allocations;

/// Begins to watch what this thread asks of the allocator, from zero.
void kvmap_allocations_watch(void);

/// What has been asked for since.
kvmap_allocations kvmap_allocations_watched(void);

/// Ends watching: it costs time.
void kvmap_allocations_unwatch(void);

/// Whether the allocator can be watched on this system.
int kvmap_allocations_can_watch(void);

/// Lets the allocator keep what is freed, instead of giving it back to the system and asking for it again at the next
/// document: page faults would be measured otherwise, by chance more of them for one contender than for another. False
/// if the allocator refuses.
int kvmap_allocations_keep_memory(void);

#endif
