/// Small powers of ten as integers.
public enum PowersOfTen {
  /// `value` × 10^`exponent`, for a product that is known to fit.
  @inlinable public static func scaled(_ value: Int, by exponent: Int) -> Int {
    var value = value
    for _ in 0..<max(exponent, 0) { value = value &* 10 }
    return value
  }

  /// 10^`exponent`, or `nil` if it does not fit in a `UInt64`.
  @inlinable public static func power(_ exponent: Int) -> UInt64? {
    guard 0...19 ~= exponent else { return nil }
    var power: UInt64 = 1
    for _ in 0..<exponent { power = power &* 10 }
    return power
  }
}
