import KVMap

extension SyncStoredValue {
  /// Whether both are the same JSON, however it is written. Texts in it are compared by their scalars, as in other
  /// columns.
  func isSameJSON(as other: SyncStoredValue) -> Bool {
    guard self != other else { return true }
    guard case .json(let left) = self, case .json(let right) = other else { return false }
    do throws(MappingError) {
      return Self.areEqual(try JSONValue(json: left), try JSONValue(json: right))
    } catch {
      // Nothing is known of a text that is none of JSON, except that it is another one.
      return false
    }
  }

  private static func areEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): UTF8Order.areEqual(left, right)
    case (.array(let left), .array(let right)): left.count == right.count && zip(left, right).allSatisfy(areEqual)
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in right[member.key].map { areEqual(member.value, $0) } ?? false }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}
