import Foundation

/// The differences between two JSON documents, with null members treated as absent.
///
/// Both are read by Foundation's `JSONSerialization`, so that our own code does not judge itself. Numbers are compared
/// as by `NSNumber`, which is exact for 64-bit integers; a number never equals a bool.
enum JSONDifferences {
  struct Difference: Hashable, CustomStringConvertible {
    /// In the notation of problems.
    var path: String
    var what: String

    var description: String { "\(path) \(what)" }
  }

  static func between(_ written: Data, _ original: Data) throws -> [Difference] {
    let left = try JSONSerialization.jsonObject(with: written, options: .fragmentsAllowed)
    let right = try JSONSerialization.jsonObject(with: original, options: .fragmentsAllowed)
    var found: [Difference] = []
    compare(left, right, at: "", into: &found)
    return found
  }

  private static func compare(_ left: Any, _ right: Any, at path: String, into found: inout [Difference]) {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      for key in Set(left.keys).union(right.keys).sorted() {
        let path = DocumentOutline.join(path, key: key)
        switch (present(left[key]), present(right[key])) {
        case (let left?, let right?): compare(left, right, at: path, into: &found)
        case (nil, nil): break
        case (nil, .some): found.append(Difference(path: path, what: "is lost"))
        case (.some, nil): found.append(Difference(path: path, what: "is new"))
        }
      }
    case (let left as [Any], let right as [Any]):
      if left.count != right.count {
        found.append(Difference(path: path, what: "has \(left.count) elements, not \(right.count)"))
      }
      for (index, pair) in zip(left, right).enumerated() {
        compare(pair.0, pair.1, at: "\(path)[\(index)]", into: &found)
      }
    case (let left as String, let right as String):
      if left != right { found.append(Difference(path: path, what: "is \"\(left)\", not \"\(right)\"")) }
    case (let left as NSNumber, let right as NSNumber):
      if isBool(left) != isBool(right) || left != right {
        found.append(Difference(path: path, what: "is \(left), not \(right)"))
      }
    case (is NSNull, is NSNull):
      break
    default:
      found.append(Difference(path: path, what: "is \(left), not \(right)"))
    }
  }

  private static func present(_ member: Any?) -> Any? {
    member is NSNull ? nil : member
  }

  private static func isBool(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
