/// A set of Unicode scalars, as ranges in ascending order that do not touch.
struct ScalarSet: Hashable {
  private(set) var ranges: [ClosedRange<UInt32>] = []

  static let largest: UInt32 = 0x10FFFF

  init() {}

  init(_ range: ClosedRange<UInt32>) { ranges = [range] }

  /// - Parameter ranges: In any order; they may overlap.
  init(_ ranges: [ClosedRange<UInt32>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  /// All other scalars.
  var complement: ScalarSet {
    var others: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if next < range.lowerBound { others.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= Self.largest { others.append(next...Self.largest) }
    return ScalarSet(others)
  }

  func contains(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }
}
