import KVMapSource

/// What a client calls a document, and the path that this is.
enum DocumentURI {
  /// The path of a `file:` URI, without `.`, `..` and repeated slashes; `nil` for other schemes, and for what is not a
  /// URI of an absolute path.
  static func path(of uri: String) -> String? {
    let scheme = "file:"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.dropFirst(scheme.count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // An authority is this machine, or empty.
      rest = rest.drop { $0 != "/" }
    }
    guard rest.hasPrefix("/") else { return nil }
    let decoded = decode(rest.prefix { $0 != "?" && $0 != "#" })
    guard !decoded.contains(0) else { return nil }
    return SourceSet.normalized(String(decoding: decoded, as: UTF8.self))
  }

  /// The URI of an absolute path.
  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + hexadecimal(byte >> 4) + hexadecimal(byte & 15)
      }
    }
    return uri
  }

  private static func decode(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt8) -> String { String(value, radix: 16, uppercase: true) }
}
