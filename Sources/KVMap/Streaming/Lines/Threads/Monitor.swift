internal import KVMapSystem

/// A lock with a condition that its holders can wait for. The standard library has no condition variables.
final class Monitor: @unchecked Sendable {
  // Unchecked because of the pointers: POSIX requires fixed addresses.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }

  /// Releases the lock until another thread calls `wakeAll`, and takes it again. May also return without a reason.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// The same, for a limited time.
  func wait(milliseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = Int(time.tv_nsec) + milliseconds % 1_000 * 1_000_000
    time.tv_sec += numericCast(milliseconds / 1_000 + nanoseconds / 1_000_000_000)
    time.tv_nsec = numericCast(nanoseconds % 1_000_000_000)
    pthread_cond_timedwait(condition, mutex, &time)
  }

  func wakeAll() { pthread_cond_broadcast(condition) }
}
