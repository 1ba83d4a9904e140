/// The text between the brackets of a URL's host: `IP-literal` of RFC 3986, section 3.2.2, without the brackets.
enum IPAddressText {
  static func isValid(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first | 0x20 == UInt8(ascii: "v") else { return isVersion6(text) }
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let version = text[..<point].dropFirst()
    let address = text[(point + 1)...]
    return !version.isEmpty && version.allSatisfy(URLReference.isHexadecimal) && !address.isEmpty
      && address.allSatisfy(URLReference.isHostByte)
  }

  /// Up to eight groups of hexadecimal digits, one run of zero groups written as `::`, and an IPv4 address in place of
  /// the last two groups.
  private static func isVersion6(_ text: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    var rest = text
    var groups = 0
    var hasGap = false
    if rest.starts(with: [colon, colon]) {
      hasGap = true
      rest = rest.dropFirst(2)
    }
    while !rest.isEmpty {
      let group = rest.prefix { $0 != colon }
      rest = rest.dropFirst(group.count)
      if rest.isEmpty, groups > 0 || hasGap, group.contains(UInt8(ascii: ".")) {
        guard isVersion4(group) else { return false }
        groups += 2
        break
      }
      guard (1...4).contains(group.count), group.allSatisfy(URLReference.isHexadecimal) else { return false }
      groups += 1
      guard !rest.isEmpty else { break }
      rest = rest.dropFirst()
      guard let next = rest.first else { return false }
      if next == colon {
        guard !hasGap else { return false }
        hasGap = true
        rest = rest.dropFirst()
      }
    }
    return hasGap ? groups <= 7 : groups == 8
  }

  private static func isVersion4(_ text: ArraySlice<UInt8>) -> Bool {
    let numbers = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        guard (1...3).contains(digits.count), digits.allSatisfy(URLReference.isDigit) else { return false }
        guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 } <= 255
      }
  }
}
