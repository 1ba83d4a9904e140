/// Stable sorts that have one machine code in common: what is sorted are positions.
///
/// The standard library's sort is compiled anew for each type and each order, 3.5 kB each time, and there were eighteen
/// (docs/decisions/0064).
enum SharedSort {
  /// The numbers below `count` in ascending order.
  ///
  /// - Parameter precedes: Whether the first of two positions comes before the second.
  /// - Complexity: O(n log n)
  @inline(never)
  static func positions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: precedes) }
}

extension Sequence {
  /// Same as `sorted(by:)`, with less code, and more time where comparing takes hardly any.
  func sortedByPosition(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return SharedSort.positions(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}
