import KVMapText

/// A number's digits, without its sign and without zeros at either end, and the power of ten by which they are
/// multiplied.
struct ScaledDigits {
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// - Parameter text: A JSON number.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "-") { bytes = bytes.dropFirst() }
    var isFraction = false
    while let byte = bytes.first, byte | 0x20 != UInt8(ascii: "e") {
      bytes = bytes.dropFirst()
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      guard ASCIIText.isDigit(byte) else { return nil }
      if isFraction { exponent -= 1 }
      if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte &- UInt8(ascii: "0")) }
    }
    if !bytes.isEmpty {
      guard let power = Int(String(decoding: bytes.dropFirst(), as: UTF8.self)), power.magnitude < 1 << 40 else {
        return nil
      }
      exponent += power
    }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
  }

  /// - Parameter factor: Not 0, and at most 18 digits, the last of which is not 0.
  func isMultiple(of factor: UInt64, exponent other: Int) -> Bool {
    if digits.isEmpty { return true }
    // The digits have no zeros at the end, so a smaller power of ten leaves a fraction.
    guard factor > 0, exponent >= other else { return false }
    var rest: UInt64 = 0
    for digit in digits { rest = (rest * 10 + UInt64(digit)) % factor }
    // After as many tens as the factor has bits, the rest is 0 or stays another.
    for _ in 0..<min(exponent - other, 64) where rest != 0 { rest = rest * 10 % factor }
    return rest == 0
  }
}
