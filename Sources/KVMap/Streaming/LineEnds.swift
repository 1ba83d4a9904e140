/// Tells whether texts are lines without their ends, as `lines` of Foundation gives them, or pieces that are cut anywhere.
///
/// The first text that is not blank decides it together with the next one. Where the first is a whole value and the next
/// goes on without a line end, they can be nothing but two lines. A number is no whole value: the next text may have more
/// digits of it.
struct LineEnds {
  private var state: State

  private enum State {
    /// Nothing but blanks has come.
    case beginning
    /// A whole value has come, without a line end behind it.
    case undecided
    case pieces
    case lines
  }

  /// - Parameter canBeMissing: false where it is known that the texts are pieces.
  init(canBeMissing: Bool) { state = canBeMissing ? .beginning : .pieces }

  /// Where line ends are missing around the text that comes next.
  mutating func missing(around text: UTF8Bytes) -> (before: Bool, behind: Bool) {
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

  /// The text without blanks and a byte order mark; nil where nothing is left.
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
