import KVMap

/// What reading a document may request from the allocator: the values that it creates, and no other memory that grows
/// with the document.
struct Allowance {
  /// One for each string longer than 15 bytes and for each nonempty array, dictionary and box.
  private(set) var allocations: UInt64 = 0

  /// The number of additional calls allowed: they do not depend on the document.
  static let constant: UInt64 = 3
  /// The number of bytes that may be held temporarily, in addition to the values.
  static let scratch: Int64 = 80 << 10

  init(for value: Any) { count(value) }

  private mutating func count(_ value: Any) {
    switch value {
    // A string of up to 15 bytes is stored inline, in its two words.
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

  /// - Parameter read: Reads the document and returns the resulting value.
  init?(_ workload: String, reading read: () throws -> Any) throws {
    // One-time allocations, such as caches, are not counted.
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
