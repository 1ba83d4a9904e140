#include "KVMapAllocator.h"

// Any header of the C library identifies the library.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void kvmap_join_small_blocks(void) { (void)mallopt(M_MXFAST, 0); }

void kvmap_share_heap(void) { (void)mallopt(M_ARENA_MAX, 1); }
#else
void kvmap_join_small_blocks(void) {}

void kvmap_share_heap(void) {}
#endif
