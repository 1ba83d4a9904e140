@_spi(Generated) import KVMap

/// Whether the task that started a synchronisation was cancelled. A store may work on a thread that is not part of the
/// task.
final class Cancellation: @unchecked Sendable {
  private let lock = Lock()
  // Only accessed under the lock.
  private var isCancelled = false

  func cancel() { lock.withLock { isCancelled = true } }

  /// - Throws: `CancellationError`.
  func check() throws {
    var result = false
    lock.withLock { result = isCancelled }
    if result { throw CancellationError() }
  }
}

/// Rows are passed to a store in batches.
enum Batch {
  /// Less than SQLite's lowest limit for the parameters of a statement, with room for compound identities.
  static let size = 500

  /// Ranges of at most `size` that together cover `count`.
  static func ranges(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}
