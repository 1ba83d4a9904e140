// Settings of the C library's allocator that Swift cannot express. They do nothing with C libraries other than glibc,
// and a failure has no effect.
#ifndef KVMAP_ALLOCATOR_H
#define KVMAP_ALLOCATOR_H

/// Joins small blocks with their neighbors when they are freed. Must be called before the first thread is started.
///
/// glibc keeps small blocks apart in `fast bins`, in addition to each thread's cache, and searches all of them on every
/// request for more than a kilobyte, which a compiler makes all the time: about 7 % of the cost of checking many files.
void kvmap_join_small_blocks(void);

/// Lets all threads share one heap. Must be called before the first thread is started.
///
/// glibc gives each thread its own heap, and memory returns to the heap of the thread that allocated it, whichever
/// thread frees it. If threads create values that another thread drops while it creates its own, that memory is never
/// reused.
void kvmap_share_heap(void);

#endif
