import Foundation

/// A value that several threads may touch, one at a time.
final class Protected<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Only touched under the lock.
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withValue<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
