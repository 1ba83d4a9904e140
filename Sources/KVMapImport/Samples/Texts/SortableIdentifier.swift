/// Texts that can only be identifiers that a program has made, and that sort by time.
enum SortableIdentifier {
  private static let crockford = Set("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let pushed = crockford.union("ILOUabcdefghijklmnopqrstuvwxyz-_".utf8)

  /// Whether a text is one: a key of Firebase's `push`, such as `-NabcDEF12345678_abc`, or a ULID, such as
  /// `01ARZ3NDEKTSV4RRFFQ69G5FAV`.
  static func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if bytes.count == 26, let first = bytes.first {
      // 128 bits are two less than 26 characters of five bits each.
      return first &- UInt8(ascii: "0") < 8 && bytes.allSatisfy(crockford.contains)
    }
    // The first of its eight characters for the time is one of these from 2014 to 2037.
    return bytes.count == 20 && bytes.starts(with: "-".utf8) && "JKLMNOPQRST".utf8.contains(bytes[1])
      && bytes.allSatisfy(pushed.contains)
  }
}
