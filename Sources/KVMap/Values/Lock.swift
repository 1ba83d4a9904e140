#if canImport(Darwin)
  import Foundation

  /// Lets one thread at a time do something. `Mutex` of the standard library would do, but not on all systems that we
  /// serve.
  package final class Lock: Sendable {
    private let lock = NSLock()

    package init() {}

    package func withLock(_ body: () -> Void) { lock.withLock(body) }
  }
#else
  import Synchronization

  /// Lets one thread at a time do something.
  package final class Lock: Sendable {
    private let mutex = Mutex(())

    package init() {}

    package func withLock(_ body: () -> Void) { mutex.withLock { _ in body() } }
  }
#endif
