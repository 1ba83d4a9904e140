/// Compares texts by their UTF-8 bytes, which is the order of Unicode scalars, and never by canonical equivalence.
package enum UTF8Order {
  package static func precedes(_ left: String, _ right: String) -> Bool {
    compare(left, right) { left, right, common in
      for position in 0..<common where left[position] != right[position] { return left[position] < right[position] }
      return left.count < right.count
    }
  }

  package static func areEqual(_ left: String, _ right: String) -> Bool {
    compare(left, right) { left, right, common in
      guard left.count == right.count else { return false }
      for position in 0..<common where left[position] != right[position] { return false }
      return true
    }
  }

  @inline(__always)
  private static func compare(
    _ left: String, _ right: String, _ body: (UTF8Bytes, UTF8Bytes, Int) -> Bool
  ) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in right.withUTF8 { right in body(left, right, min(left.count, right.count)) } }
  }
}
