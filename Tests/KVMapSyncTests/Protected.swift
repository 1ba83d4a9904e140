import Foundation

/// A value that several threads may access, one at a time.
final class Protected<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Only accessed while holding the lock.
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withValue<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
