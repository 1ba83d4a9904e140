#ifndef KVMAP_BENCH_ALLOCATIONS_H
#define KVMAP_BENCH_ALLOCATIONS_H

#include <stdint.h>

/// How often memory was asked for since the process began, by malloc, calloc, realloc and their aligned siblings. It is
/// UINT64_MAX where this cannot be counted.
uint64_t kvmap_bench_allocations(void);

/// Lets the allocator keep what is freed, instead of giving it back to the system and asking for it again at the next
/// document: page faults would be measured otherwise, by chance more of them for one contender than for another. False
/// if the allocator refuses.
int kvmap_bench_keep_memory(void);

#endif
