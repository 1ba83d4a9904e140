@_spi(Generated) import KVMap
import KVMapText

/// Which kind of number the digits of one become.
enum PropertyListNumber {
  /// A number without a point and an exponent is an integer, any other is a real number. So is `-0`, because no integer
  /// has its sign.
  static func isInteger(_ digits: UTF8Bytes) -> Bool {
    digits.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      && !isNegativeZero(digits)
  }

  /// Whether this is an integer that property lists have. `1e20`, whose digits are those of an integer, is a real number
  /// there: Foundation reads no integer of more than 64 bits.
  static func isIntegerOf64Bits(_ digits: UTF8Bytes) -> Bool {
    guard isInteger(digits) else { return false }
    if digits.count <= 18 { return true }
    if case .value = IntegerText.parse(digits, as: UInt64.self) { return true }
    if case .value = IntegerText.parse(digits, as: Int64.self) { return true }
    return false
  }

  /// Whether this is `-0`; `-0.0` is not.
  static func isNegativeZero(_ digits: UTF8Bytes) -> Bool {
    digits.count == 2 && digits[0] == UInt8(ascii: "-") && digits[1] == UInt8(ascii: "0")
  }
}
