/// The beginning of a long array, of which the whole elements count.
struct CutArray {
  /// Where its bracket is, and the commas after its whole elements, which may be millions: so in four bytes.
  private var signs: [UInt32]

  /// - Returns: `nil` if it is no array, or has no whole element.
  init?(_ bytes: [UInt8]) {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "[")), UInt32(exactly: bytes.count) != nil else { return nil }
    signs = [UInt32(start)]
    var depth = 0
    var isText = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0, byte == UInt8(ascii: "{") { return nil }
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1:
        signs.append(UInt32(index))
      default: continue
      }
    }
    if signs.count == 1 { return nil }
  }

  /// Where its bracket is.
  var start: Int { Int(signs[0]) }

  /// Behind its last whole element.
  var end: Int { Int(signs[signs.count - 1]) }

  /// Where its elements are, which may have errors.
  var elements: some Sequence<Range<Int>> { zip(signs, signs.dropFirst()).lazy.map { (Int($0) + 1)..<Int($1) } }

  /// The array with a bracket at its end.
  ///
  /// - Parameter bytes: Those of which it was made.
  func whole(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[..<end] + [UInt8(ascii: "]")] }
}
