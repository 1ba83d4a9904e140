/// Determines whether texts are lines without their line ends, as Foundation's `lines` returns them, or pieces that may
/// be cut anywhere.
///
/// The first nonblank text and the one after it decide. If the first is a complete value and the next continues without
/// a line end, they can only be two lines. A number does not count as a complete value: the next text may continue its
/// digits.
package struct LineEnds {
  private var state: State

  private enum State {
    /// Only blanks so far.
    case beginning
    /// A complete value without a line end after it.
    case undecided
    case pieces
    case lines
  }

  /// - Parameter canBeMissing: `false` if the texts are known to be pieces.
  package init(canBeMissing: Bool) { state = canBeMissing ? .beginning : .pieces }

  /// Line ends can be missing in texts only: bytes arrive as they are.
  package static func canBeMissing<Chunk>(in type: Chunk.Type) -> Bool { type is any StringProtocol.Type }

  /// Whether line ends are missing before and after the next text.
  package mutating func missing(around text: UTF8Bytes) -> (before: Bool, behind: Bool) {
    switch state {
    case .beginning:
      if text.contains(0x0a) {
        state = .pieces
      } else if let value = Self.value(in: text) {
        state = Self.isWhole(value) ? .undecided : .pieces
      }
      return (false, false)
    case .undecided:
      let blanks = text.prefix(while: ElementScanner.isBlank)
      if blanks.contains(0x0a) {
        state = .pieces
      } else if blanks.count < text.count {
        state = .lines
        return (true, true)
      }
      return (false, false)
    case .pieces: return (false, false)
    case .lines: return (false, true)
    }
  }

  /// The text without blanks and a byte order mark; nil if nothing remains.
  private static func value(in text: UTF8Bytes) -> UTF8Bytes? {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = text.dropFirst(text.starts(with: mark) ? mark.count : 0)
    guard let first = text.firstIndex(where: { !ElementScanner.isBlank($0) }),
      let last = text.lastIndex(where: { !ElementScanner.isBlank($0) })
    else { return nil }
    return UTF8Bytes(rebasing: text[first...last])
  }

  private static func isWhole(_ value: UTF8Bytes) -> Bool {
    switch value[0] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
      var element = PartialElement()
      return element.end(in: value, levels: Int.max) == .complete && element.scanned == value.count
    default: return ["true", "false", "null"].contains(String(decoding: value.prefix(6), as: UTF8.self))
    }
  }
}
