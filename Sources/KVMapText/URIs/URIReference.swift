/// A URI or a relative reference (RFC 3986, section 4.1 and appendix A).
package struct URIReference {
  /// The reference, with blanks and non-ASCII characters percent-encoded as UTF-8. Existing escapes are kept.
  package let text: String

  /// - Parameter utf8: A reference, with blanks and non-ASCII characters as well (A37 of the language's decisions).
  /// - Returns: `nil` for empty text, and for text that RFC 3986 does not allow.
  package init?(_ utf8: UTF8Bytes) {
    guard !utf8.isEmpty else { return nil }
    var text = PercentEncoding.encoded(utf8)
    guard text.withUTF8(Self.isValid) else { return nil }
    self.text = text
  }

  /// Whether it begins with a scheme.
  package var isAbsolute: Bool {
    let first = text.utf8.first { ":/?#".utf8.contains($0) }
    return first == UInt8(ascii: ":")
  }

  /// Whether `utf8` is a reference as it is, without percent-encoding anything. Linear in its length.
  package static func isValid(_ utf8: UTF8Bytes) -> Bool {
    var rest = utf8[...]
    if let fragment = rest.firstIndex(of: UInt8(ascii: "#")) {
      guard hasOnly(rest[(fragment + 1)...], isQueryCharacter) else { return false }
      rest = rest[..<fragment]
    }
    if let query = rest.firstIndex(of: UInt8(ascii: "?")) {
      guard hasOnly(rest[(query + 1)...], isQueryCharacter) else { return false }
      rest = rest[..<query]
    }
    if let colon = rest.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }),
      rest[colon] == UInt8(ascii: ":")
    {
      // If the first segment has a colon, the text before it can only be a scheme.
      guard isScheme(rest[..<colon]) else { return false }
      rest = rest[(colon + 1)...]
    }
    if rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
      rest = rest.dropFirst(2)
      let path = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      guard isAuthority(rest[..<path]) else { return false }
      rest = rest[path...]
    }
    return hasOnly(rest) { isPathCharacter($0) || $0 == UInt8(ascii: "/") }
  }

  private typealias Part = Slice<UTF8Bytes>

  private static func isScheme(_ part: Part) -> Bool {
    guard let first = part.first, ASCIIText.isLetter(first) else { return false }
    return part.allSatisfy {
      ASCIIText.isLetter($0) || ASCIIText.isDigit($0)
        || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  private static func isAuthority(_ part: Part) -> Bool {
    var host = part
    if let at = part.firstIndex(of: UInt8(ascii: "@")) {
      guard hasOnly(part[..<at], { isUnreserved($0) || isSubDelimiter($0) || $0 == UInt8(ascii: ":") }) else {
        return false
      }
      host = part[(at + 1)...]
    }
    let port: Part
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")), isAddress(host[host.startIndex..<end].dropFirst()) else {
        return false
      }
      port = host[(end + 1)...]
      guard port.isEmpty || port.first == UInt8(ascii: ":") else { return false }
    } else {
      let colon = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
      guard hasOnly(host[..<colon], { isUnreserved($0) || isSubDelimiter($0) }) else { return false }
      port = host[colon...]
    }
    return port.dropFirst().allSatisfy(ASCIIText.isDigit)
  }

  /// The text between brackets: an IPv6 address, or a future `v1.` address.
  private static func isAddress(_ part: Part) -> Bool {
    guard let first = part.first else { return false }
    guard first | 0x20 == UInt8(ascii: "v") else {
      return part.contains(UInt8(ascii: ":")) && IPv6Address.isValid(UTF8Bytes(rebasing: part))
    }
    guard let point = part.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let version = part[..<point].dropFirst()
    let address = part[(point + 1)...]
    return !version.isEmpty && version.allSatisfy { ASCIIText.hexadecimal($0) != nil } && !address.isEmpty
      && address.allSatisfy { isUnreserved($0) || isSubDelimiter($0) || $0 == UInt8(ascii: ":") }
  }

  /// Whether a part consists only of allowed characters and complete escapes.
  private static func hasOnly(_ part: Part, _ isAllowed: (UInt8) -> Bool) -> Bool {
    var position = part.startIndex
    while position < part.endIndex {
      if part[position] == UInt8(ascii: "%") {
        guard part.endIndex - position >= 3, ASCIIText.hexadecimal(part[position + 1]) != nil,
          ASCIIText.hexadecimal(part[position + 2]) != nil
        else { return false }
        position += 3
      } else {
        guard isAllowed(part[position]) else { return false }
        position += 1
      }
    }
    return true
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: ASCIIText.isLetter(byte) || ASCIIText.isDigit(byte)
    }
  }

  private static func isSubDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  private static func isPathCharacter(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || isSubDelimiter(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
  }

  private static func isQueryCharacter(_ byte: UInt8) -> Bool {
    isPathCharacter(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
  }
}
