/// `IPv6address` of RFC 3986: up to eight groups of hexadecimal digits, one run of zero groups written as `::`, and an
/// IPv4 address in place of the last two groups.
enum IPv6Address {
  static func isValid(_ utf8: UTF8Bytes) -> Bool {
    var groups = 0
    var hasGap = false
    var position = 0
    if utf8.count >= 2, utf8[0] == UInt8(ascii: ":"), utf8[1] == UInt8(ascii: ":") {
      hasGap = true
      position = 2
    }
    while position < utf8.count {
      let end = utf8[position...].firstIndex(of: UInt8(ascii: ":")) ?? utf8.count
      let group = utf8[position..<end]
      if end == utf8.count, group.contains(UInt8(ascii: ".")) {
        guard isIPv4(group) else { return false }
        groups += 2
        break
      }
      guard 1...4 ~= group.count, group.allSatisfy({ ASCIIText.hexadecimal($0) != nil }) else { return false }
      groups += 1
      guard end < utf8.count else { break }
      position = end + 1
      guard position < utf8.count else { return false }
      if utf8[position] == UInt8(ascii: ":") {
        guard !hasGap else { return false }
        hasGap = true
        position += 1
      }
    }
    return hasGap ? groups <= 7 : groups == 8
  }

  private static func isIPv4(_ part: Slice<UTF8Bytes>) -> Bool {
    let numbers = part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        guard 1...3 ~= digits.count, digits.allSatisfy(ASCIIText.isDigit) else { return false }
        guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) } <= 255
      }
  }
}
