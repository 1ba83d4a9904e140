#ifndef KVMAP_BENCH_ALLOCATIONS_H
#define KVMAP_BENCH_ALLOCATIONS_H

#include <stdint.h>

/// How often memory was asked for since the process began, by malloc, calloc, realloc and their aligned siblings. It is
/// UINT64_MAX where this cannot be counted.
uint64_t kvmap_bench_allocations(void);

#endif
