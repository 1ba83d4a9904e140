import KVMap

/// What is known of types, from one value to the next. It makes decoding faster and has no influence on its result.
final class TypeMemory<Known: Sendable>: @unchecked Sendable {
  // Unchecked because the lock guards it.
  private var known: [ObjectIdentifier: Known] = [:]
  private let lock = Lock()

  subscript(type: ObjectIdentifier) -> Known? {
    get {
      var found: Known?
      lock.withLock { found = known[type] }
      return found
    }
    set { lock.withLock { known[type] = newValue } }
  }
}
