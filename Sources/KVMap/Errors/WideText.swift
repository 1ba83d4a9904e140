/// Text of two or four bytes for each character, which was passed as JSON.
enum WideText {
  /// The name of the encoding, inferred from the first bytes: by a byte order mark, or by the positions of the zeros in
  /// text that can only begin with ASCII.
  ///
  /// - Returns: nil for bytes that may be UTF-8.
  static func encoding(of bytes: UTF8Bytes) -> String? {
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) || bytes.starts(with: [0, 0, 0xfe, 0xff]) { return "UTF-32" }
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) { return "UTF-16" }
    guard bytes.count.isMultiple(of: 2) || bytes.count > 4 else { return nil }
    switch bytes.prefix(4).map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true], [true, false], [false, true]: return "UTF-16"
    default: return nil
    }
  }
}

extension Problem {
  /// Replaces a report of the first byte that violates the grammar of JSON, which would not help the user.
  ///
  /// - Returns: nil for a document that may be UTF-8.
  static func wideText(_ bytes: UTF8Bytes) -> Problem? {
    guard let encoding = WideText.encoding(of: bytes) else { return nil }
    return Problem(
      path: "", kind: .encoding, message: "this is \(encoding), and JSON is UTF-8", expected: "UTF-8", found: encoding,
      offset: 0, line: 1, column: 1, rule: nil, isDropped: false)
  }
}
