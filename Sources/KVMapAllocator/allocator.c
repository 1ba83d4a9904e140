#include "KVMapAllocator.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void kvmap_share_heap(void) {
  // 0 is a failure, after which everything works as it would have without the call.
  (void)mallopt(M_ARENA_MAX, 1);
}
#else
void kvmap_share_heap(void) {}
#endif
