import KVMap

/// What reading a document may ask of the allocator: the values that it makes, and nothing that grows with the document
/// besides.
struct Allowance {
  /// One for each string longer than 15 bytes, each array, each dictionary and each box, if it holds anything.
  private(set) var allocations: UInt64 = 0

  /// So many calls are free: they do not depend on the document.
  static let constant: UInt64 = 2
  /// So many bytes may be held for a while, besides the values.
  static let scratch: Int64 = 64 << 10

  init(for value: Any) { count(value) }

  private mutating func count(_ value: Any) {
    switch value {
    // A string of up to 15 bytes lies in its two words.
    case let text as String: if text.utf8.count > 15 { allocations += 1 }
    case is Int, is Bool, is Double: break
    case let numbers as [Double]: if !numbers.isEmpty { allocations += 1 }
    case let numbers as [Int]: if !numbers.isEmpty { allocations += 1 }
    default: countMembers(of: value)
    }
  }

  private mutating func countMembers(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .class: if !mirror.children.isEmpty { allocations += 1 }
    case .struct, .enum, .tuple, .optional, .foreignReference, nil: break
    @unknown default: break
    }
    for child in mirror.children { count(child.value) }
  }
}

/// One workload, read once.
struct MemoryUse {
  let workload: String
  let allowed: UInt64
  let used: Memory

  /// - Parameter read: reads the document and returns what it made.
  init?(_ workload: String, reading read: () throws -> Any) throws {
    // What is made once, such as a cache, is not counted.
    _ = try read()
    var value: Any?
    guard let used = try Memory.watching({ value = try read() }), let value else { return nil }
    self.workload = workload
    self.used = used
    allowed = Allowance(for: value).allocations
  }

  var isWithinAllowance: Bool {
    used.allocations <= allowed + Allowance.constant && used.peak <= used.held + Allowance.scratch
  }

  var line: String {
    "\(workload): \(used.allocations) allocations, \(allowed) allowed; \(used.held) bytes held, "
      + "\(used.peak) at most\(isWithinAllowance ? "" : "  too much")"
  }
}
