@_spi(Generated) import KVMap

/// Whether a value that was printed is still there in another one, which may have more members.
package enum ValueInclusion {
  /// - Parameters: JSON.
  package static func isPart(_ value: [UInt8], of other: [UInt8]) -> Bool {
    if value == other { return true }
    guard let value = try? JSONValue(json: value), let other = try? JSONValue(json: other) else { return false }
    return isPart(value, of: other)
  }

  /// The recursion is as deep as documents are nested, which has a limit.
  private static func isPart(_ value: JSONValue, of other: JSONValue) -> Bool {
    switch (value, other) {
    case (.array(let elements), .array(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy { isPart($0, of: $1) }
    case (.object(let members), .object(let others)):
      return zip(members.keys, members.values).allSatisfy { key, member in
        others[key].map { isPart(member, of: $0) } ?? false
      }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): return value == other
    }
  }
}
