/// The result of one scan of a string's bytes.
struct ScannedString {
  /// The first byte after the opening quotation mark.
  var start: UnsafePointer<UInt8>
  /// The closing quotation mark.
  var end: UnsafePointer<UInt8>
  var isASCII: Bool
  var hasEscapes: Bool

  var count: Int { end - start }
}

/// When the escape sequences of a string are checked: while it is scanned, or by `Escape.unescape`.
enum EscapeCheck { case now, later }
