/// Text of two or four bytes for each character, which was passed as JSON.
enum WideText {
  /// The number of bytes at the beginning of a document that determine its encoding.
  static let length = 5

  /// The name of the encoding according to the first bytes: a byte order mark, or the positions of zeros in text that
  /// can only begin with ASCII.
  ///
  /// - Parameter bytes: the whole document, or five bytes of it.
  /// - Returns: nil for what may be UTF-8.
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

extension MappingProblem {
  /// Replaces a report of the first byte that violates the grammar of JSON, which would not help the user.
  ///
  /// - Parameter encoding: as `WideText` names it.
  static func wideText(_ encoding: String) -> MappingProblem {
    MappingProblem(
      path: "", kind: .encoding, message: "this is \(encoding), and JSON is UTF-8", expected: "UTF-8", found: encoding,
      offset: 0, line: 1, column: 1, rule: nil, severity: .error)
  }
}
