import KVMapText

/// The words that are read as a `Bool` when coercion is lenient.
package enum BoolText {
  /// `true false yes no on off t f y n 1 0`, ignoring case.
  package static func parse(_ utf8: UTF8Bytes) -> Bool? {
    if ASCIIText.isEqual(utf8, "true") || ASCIIText.isEqual(utf8, "yes") { return true }
    if ASCIIText.isEqual(utf8, "false") || ASCIIText.isEqual(utf8, "no") { return false }
    if ASCIIText.isEqual(utf8, "on") { return true }
    if ASCIIText.isEqual(utf8, "off") { return false }
    guard utf8.count == 1 else { return nil }
    return switch ASCIIText.lowercased(utf8[0]) {
    case UInt8(ascii: "t"), UInt8(ascii: "y"), UInt8(ascii: "1"): true
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "0"): false
    default: nil
    }
  }
}
