// What the C library's allocator can be told, for which Swift has no words.
#ifndef KVMAP_ALLOCATOR_H
#define KVMAP_ALLOCATOR_H

/// Lets all threads share one heap. To be called before the first thread is begun.
///
/// glibc gives each thread a heap of its own, and what a thread has allocated goes back to that one, whoever frees it. Where
/// threads make values that another thread drops while it makes its own, that is memory which nobody uses again.
/// Does nothing with other C libraries.
void kvmap_share_heap(void);

#endif
