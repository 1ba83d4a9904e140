/// A URI reference (RFC 3986, 4.1), with spaces and non-ASCII characters percent-encoded as UTF-8.
struct URLReference {
  let text: String
  /// Whether the reference begins with a scheme.
  let isAbsolute: Bool

  /// Existing escapes are preserved.
  ///
  /// - Returns: `nil` for empty text and for text that RFC 3986 does not allow.
  init?(_ source: String) {
    var encoded: [UInt8] = []
    for byte in source.utf8 {
      if byte == 0x20 || byte >= 0x80 {
        encoded += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      } else {
        encoded.append(byte)
      }
    }
    guard !encoded.isEmpty, Self.hasValidEscapes(encoded) else { return nil }
    let parts = encoded.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.dropFirst().allSatisfy({ $0.allSatisfy(Self.isQueryByte) }) else { return nil }
    let beforeFragment = parts.first ?? []
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    guard beforeFragment.dropFirst(beforeQuery.count + 1).allSatisfy(Self.isQueryByte) else { return nil }

    let scheme = Self.scheme(of: beforeQuery)
    var hierarchy = beforeQuery
    if let scheme { hierarchy = beforeQuery.dropFirst(scheme.count + 1) }
    guard Self.isHierarchy(hierarchy, hasScheme: scheme != nil) else { return nil }
    isAbsolute = scheme != nil
    text = String(decoding: encoded, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + (value - 10)
  }

  private static func hasValidEscapes(_ bytes: [UInt8]) -> Bool {
    bytes.indices.allSatisfy { index in
      guard bytes[index] == UInt8(ascii: "%") else { return true }
      guard index + 2 < bytes.count else { return false }
      return isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
    }
  }

  /// `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` before a colon.
  private static func scheme(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = bytes.first, isLetter(first) else { return nil }
    let name = bytes.prefix { isLetter($0) || isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    return bytes.dropFirst(name.count).first == UInt8(ascii: ":") ? name : nil
  }

  /// `//authority` and a path, or only a path. Without a scheme, the first segment of a path must not contain a colon.
  private static func isHierarchy(_ bytes: ArraySlice<UInt8>, hasScheme: Bool) -> Bool {
    let slash = UInt8(ascii: "/")
    guard bytes.starts(with: [slash, slash]) else {
      let segment = bytes.prefix { $0 != slash }
      if !hasScheme, segment.contains(UInt8(ascii: ":")) { return false }
      return bytes.allSatisfy(isPathByte)
    }
    let behind = bytes.dropFirst(2)
    let authority = behind.prefix { $0 != slash }
    return isAuthority(authority) && behind.dropFirst(authority.count).allSatisfy(isPathByte)
  }

  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    let at = bytes.lastIndex(of: UInt8(ascii: "@"))
    let user = at.map { bytes[..<$0] } ?? []
    let host = at.map { bytes[($0 + 1)...] } ?? bytes
    guard user.allSatisfy({ isPathByte($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "@") }) else {
      return false
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let literal = host[(host.startIndex + 1)..<end]
      return IPAddressText.isValid(literal) && isPort(host[(end + 1)...])
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    let isName = name.allSatisfy { isUnreserved($0) || isSubDelimiter($0) || $0 == UInt8(ascii: "%") }
    return isName && isPort(host.dropFirst(name.count))
  }

  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.isEmpty || (bytes.first == UInt8(ascii: ":") && bytes.dropFirst().allSatisfy(isDigit))
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || isSubDelimiter(byte) || "%:@/".utf8.contains(byte)
  }

  private static func isQueryByte(_ byte: UInt8) -> Bool { isPathByte(byte) || byte == UInt8(ascii: "?") }

  /// Whether a byte may be part of an address of a future version.
  static func isHostByte(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || isSubDelimiter(byte) || byte == UInt8(ascii: ":")
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte)
  }

  private static func isSubDelimiter(_ byte: UInt8) -> Bool { "!$&'()*+,;=".utf8.contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80 }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (0x41...0x46).contains(byte & 0xDF) }
}
