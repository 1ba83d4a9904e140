#if canImport(Darwin)
  import Foundation

  /// A mutual-exclusion lock. The standard library's `Mutex` is not available on all supported systems.
  package final class Lock: Sendable {
    private let lock = NSLock()

    package init() {}

    package func withLock(_ body: () -> Void) { lock.withLock(body) }
  }
#else
  import Synchronization

  /// A mutual-exclusion lock.
  package final class Lock: Sendable {
    private let mutex = Mutex(())

    package init() {}

    package func withLock(_ body: () -> Void) { mutex.withLock { _ in body() } }
  }
#endif
