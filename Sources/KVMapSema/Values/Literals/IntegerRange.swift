/// The range of integers that a type can represent.
struct IntegerRange {
  /// The number of bits in two's complement, and whether the type has negative numbers.
  let bits: Int
  let isSigned: Bool

  /// Whether it contains a number that is given by its digits.
  func contains(_ text: String) -> Bool {
    isSigned ? Int64(text).map { fits($0) } ?? false : UInt64(text).map { fits($0) } ?? false
  }

  private func fits(_ number: Int64) -> Bool { number >> (bits - 1) == 0 || number >> (bits - 1) == -1 }

  private func fits(_ number: UInt64) -> Bool { bits == 64 || number >> UInt64(bits) == 0 }

  /// Whether every number of the other type is a number of this type.
  func covers(_ other: IntegerRange) -> Bool {
    switch (isSigned, other.isSigned) {
    case (true, true), (false, false): bits >= other.bits
    case (true, false): bits > other.bits
    case (false, true): false
    }
  }
}

extension Scalar {
  /// `nil` for a type that is not an integer. `Int` and `UInt` have 64 bits on every platform that the runtime
  /// supports.
  var integerRange: IntegerRange? {
    switch self {
    case .int, .int64: IntegerRange(bits: 64, isSigned: true)
    case .int32: IntegerRange(bits: 32, isSigned: true)
    case .int16: IntegerRange(bits: 16, isSigned: true)
    case .int8: IntegerRange(bits: 8, isSigned: true)
    case .uint, .uint64: IntegerRange(bits: 64, isSigned: false)
    case .uint32: IntegerRange(bits: 32, isSigned: false)
    case .uint16: IntegerRange(bits: 16, isSigned: false)
    case .uint8: IntegerRange(bits: 8, isSigned: false)
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      nil
    }
  }

  /// The digits of the next integer. A number beyond the range of every type stays beyond it.
  static func successor(of digits: String) -> String {
    if let number = Int64(digits), number < Int64.max { return String(number + 1) }
    if let number = UInt64(digits), number < UInt64.max { return String(number + 1) }
    return "18446744073709551616"
  }
}
