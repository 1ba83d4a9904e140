import KVMapSystem

/// A queue from any number of threads to one that waits for its elements.
final class ServerQueue<Element: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var elements: [Element] = []

  init() {
    lock = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  func append(_ element: Element) {
    pthread_mutex_lock(lock)
    elements.append(element)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  /// All elements, in order, once there is one; none after a time of waiting.
  ///
  /// - Parameter limit: How long to wait, in milliseconds; `nil` for any time.
  func takeAll(within limit: Int? = nil) -> [Element] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let deadline = limit.map(Self.deadline)
    while elements.isEmpty {
      if var deadline {
        if pthread_cond_timedwait(condition, lock, &deadline) == ETIMEDOUT { break }
      } else {
        pthread_cond_wait(condition, lock)
      }
    }
    defer { elements = [] }
    return elements
  }

  private static func deadline(in milliseconds: Int) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let nanoseconds = now.tv_nsec + (milliseconds % 1000) * 1_000_000
    return timespec(
      tv_sec: now.tv_sec + milliseconds / 1000 + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
