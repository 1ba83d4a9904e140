// What the C library's allocator can be told, for which Swift has no words. Nothing of it is done with C libraries other
// than glibc, and where it fails, everything works as it would have without the call.
#ifndef KVMAP_ALLOCATOR_H
#define KVMAP_ALLOCATOR_H

/// Joins small blocks with their neighbours when they are freed. To be called before the first thread is begun.
///
/// glibc keeps small blocks apart in `fast bins`, beside the cache that each thread has, and looks through all of them
/// whenever somebody asks for more than a kilobyte, which a compiler does all the time: some 7 % of what it takes to check
/// many files.
void kvmap_join_small_blocks(void);

/// Lets all threads share one heap. To be called before the first thread is begun.
///
/// glibc gives each thread a heap of its own, and what a thread has allocated goes back to that one, whoever frees it. Where
/// threads make values that another thread drops while it makes its own, that is memory which nobody uses again.
void kvmap_share_heap(void);

#endif
