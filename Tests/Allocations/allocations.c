// The executable's own malloc stands in front of the C library's for every library that the process loads. glibc keeps
// its functions reachable under a second name; elsewhere nothing is watched, nor where a sanitizer stands there itself.
#include "allocations.h"

// Tells, among others, whether this is glibc.
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define KVMAP_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(KVMAP_SANITIZED)
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

// Each thread watches what it asks for itself.
static _Thread_local int watching;
static _Thread_local kvmap_allocations watched;

static void *noted(void *pointer) {
  if (__builtin_expect(watching, 0) && pointer != NULL) {
    watched.count++;
    watched.held += (int64_t)malloc_usable_size(pointer);
    if (watched.held > watched.peak) watched.peak = watched.held;
  }
  return pointer;
}

void *malloc(size_t size) { return noted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return noted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, size)); }

void *realloc(void *pointer, size_t size) {
  size_t before = __builtin_expect(watching, 0) && pointer != NULL ? malloc_usable_size(pointer) : 0;
  void *moved = __libc_realloc(pointer, size);
  if (moved != NULL || size == 0) watched.held -= (int64_t)before;
  return noted(moved);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *found = noted(__libc_memalign(alignment, size));
  if (found == NULL) return ENOMEM;
  *result = found;
  return 0;
}

void free(void *pointer) {
  if (__builtin_expect(watching, 0) && pointer != NULL) watched.held -= (int64_t)malloc_usable_size(pointer);
  __libc_free(pointer);
}

void kvmap_allocations_watch(void) {
  watched = (kvmap_allocations){0, 0, 0};
  watching = 1;
}

kvmap_allocations kvmap_allocations_watched(void) { return watched; }

void kvmap_allocations_unwatch(void) { watching = 0; }

int kvmap_allocations_can_watch(void) { return 1; }

// The largest threshold that glibc takes is half of a heap of an arena, 32 MiB.
int kvmap_allocations_keep_memory(void) {
  return mallopt(M_MMAP_THRESHOLD, 32 << 20) == 1 && mallopt(M_TRIM_THRESHOLD, 1 << 30) == 1;
}
#else
void kvmap_allocations_watch(void) {}

kvmap_allocations kvmap_allocations_watched(void) { return (kvmap_allocations){0, 0, 0}; }

void kvmap_allocations_unwatch(void) {}

int kvmap_allocations_can_watch(void) { return 0; }

int kvmap_allocations_keep_memory(void) { return 1; }
#endif
