/// The beginning of a long array, of which the whole elements count.
struct CutArray {
  /// Where its bracket is.
  let start: Int
  /// Behind its last whole element.
  private(set) var end: Int
  /// Where its elements are, which may have errors.
  private(set) var elements: [Range<Int>] = []

  /// - Returns: `nil` if it is no array, or has no whole element.
  init?(_ bytes: [UInt8]) {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "[")) else { return nil }
    self.start = start
    end = start
    var depth = 0
    var isText = false
    var isEscaped = false
    var first = start + 1
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
        elements.append(first..<index)
        first = index + 1
        end = index
      default: continue
      }
    }
    if elements.isEmpty { return nil }
  }

  /// The array with a bracket at its end.
  ///
  /// - Parameter bytes: Those of which it was made.
  func whole(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[..<end] + [UInt8(ascii: "]")] }
}
