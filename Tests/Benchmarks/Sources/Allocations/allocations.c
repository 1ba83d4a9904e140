// The executable's own malloc stands in front of the C library's for every library that the process loads. glibc keeps
// its functions reachable under a second name; elsewhere nothing is counted.
#include "allocations.h"

#include <features.h>
#include <stddef.h>

#ifdef __GLIBC__
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The benchmark runs in one thread; what other threads of the runtime add at the start is of no interest.
static uint64_t allocations;

void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
void *realloc(void *pointer, size_t size) { allocations++; return __libc_realloc(pointer, size); }
void *memalign(size_t alignment, size_t size) { allocations++; return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { allocations++; return __libc_memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations++;
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *result = found;
  return 0;
}

uint64_t kvmap_bench_allocations(void) { return allocations; }

// The largest threshold that glibc takes is half of a heap of an arena, 32 MiB.
int kvmap_bench_keep_memory(void) {
  return mallopt(M_MMAP_THRESHOLD, 32 << 20) == 1 && mallopt(M_TRIM_THRESHOLD, 1 << 30) == 1;
}
#else
int kvmap_bench_keep_memory(void) { return 1; }

uint64_t kvmap_bench_allocations(void) { return UINT64_MAX; }
#endif
