import KVMap

/// Whether the task that asked for a synchronisation was cancelled. A store may do its work on a thread that knows
/// nothing of the task.
final class Cancellation: @unchecked Sendable {
  private let lock = Lock()
  // Only touched under the lock.
  private var isCancelled = false

  func cancel() { lock.withLock { isCancelled = true } }

  /// - Throws: `CancellationError`.
  func check() throws {
    var result = false
    lock.withLock { result = isCancelled }
    if result { throw CancellationError() }
  }
}

/// Rows are handed to a store in portions.
enum Batch {
  /// Less than SQLite's least limit for the parameters of a statement, with room for compound identities.
  static let size = 500

  /// Ranges of at most `size` that cover `count`.
  static func ranges(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}
