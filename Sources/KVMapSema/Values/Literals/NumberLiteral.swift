/// A number as written in the language, split into digits and a power of ten, so that no digit is lost.
struct NumberLiteral {
  let isNegative: Bool
  /// Without zeros at either end; empty for zero.
  let digits: String
  /// The value is `digits` times ten to this power.
  let exponent: Int

  /// - Returns: `nil` for anything but a JSON number, and for an exponent beyond a million, which no type can
  ///   represent.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    let whole = bytes.prefix(while: Self.isDigit)
    bytes = bytes.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    if bytes.first == UInt8(ascii: ".") {
      fraction = bytes.dropFirst().prefix(while: Self.isDigit)
      bytes = bytes.dropFirst(fraction.count + 1)
    }
    var power = 0
    if let letter = bytes.first, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") {
      let written = String(decoding: bytes.dropFirst(), as: UTF8.self)
      guard let value = Int(written), (-1_000_000...1_000_000).contains(value) else { return nil }
      power = value
      bytes = []
    }
    guard !whole.isEmpty, bytes.isEmpty else { return nil }
    let zero = UInt8(ascii: "0")
    var all = Array((whole + fraction).drop { $0 == zero })
    var trailing = 0
    while all.last == zero {
      all.removeLast()
      trailing += 1
    }
    digits = String(decoding: all, as: UTF8.self)
    exponent = all.isEmpty ? 0 : power - fraction.count + trailing
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The value as the digits of an integer; `nil` when it has a fraction or more than 20 digits.
  var integer: String? {
    if digits.isEmpty { return "0" }
    guard exponent >= 0, digits.utf8.count + exponent <= 20 else { return nil }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent)
  }

  var hasFraction: Bool { exponent < 0 }

  /// Whether a `Decimal` represents it exactly: 38 digits and a power of ten from -128 to 127.
  var fitsDecimal: Bool {
    let surplus = max(0, exponent - 127)
    return exponent >= -128 && digits.utf8.count + surplus <= 38
  }

  /// The shortest text of the same value.
  var text: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if exponent >= 0, exponent <= 20 { return sign + digits + String(repeating: "0", count: exponent) }
    let count = digits.utf8.count
    if exponent < 0, -exponent < count {
      return sign + digits.prefix(count + exponent) + "." + digits.suffix(-exponent)
    }
    if exponent < 0, -exponent - count <= 20 {
      return sign + "0." + String(repeating: "0", count: -exponent - count) + digits
    }
    return "\(sign)\(digits)e\(exponent)"
  }
}
