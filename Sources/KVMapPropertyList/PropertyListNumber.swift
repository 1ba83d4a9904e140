import KVMapText

/// Which kind of number the digits of one become.
enum PropertyListNumber {
  /// A number without a point and an exponent is an integer, any other is a real number. So is `-0`, because no integer
  /// has its sign.
  static func isInteger(_ digits: UTF8Bytes) -> Bool {
    digits.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      && !isNegativeZero(digits)
  }

  /// Whether this is `-0`; `-0.0` is not.
  static func isNegativeZero(_ digits: UTF8Bytes) -> Bool {
    digits.count == 2 && digits[0] == UInt8(ascii: "-") && digits[1] == UInt8(ascii: "0")
  }
}
