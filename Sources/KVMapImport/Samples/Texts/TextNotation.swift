@_spi(Generated) import KVMap

/// A way to write a date, a day, a URL or a UUID as a text.
enum TextNotation: Hashable {
  case url
  case uuid(isCapital: Bool)
  /// ISO 8601 with a zone.
  case iso8601
  /// `yyyy-MM-dd`
  case day
  /// A date with a time, of this pattern; without a zone in it, the zone is unknown.
  case date(pattern: String, fractionDigits: Int, hasZone: Bool)
  /// A day of this pattern.
  case dayPattern(String)
  /// A day with slashes.
  case slashes(SlashOrder, isPadded: Bool?)
  case httpDate
  case dotNetDate

  /// The order of the parts of a day with slashes, as far as it is certain.
  enum SlashOrder: Hashable { case dayFirst, monthFirst, unknown }

  /// - Returns: `nil` for any other text.
  init?(of text: String) {
    let found = text.utf8.withContiguousStorageIfAvailable { Self.notation(of: $0) }
    guard let notation = found ?? Array(text.utf8).withUnsafeBufferPointer({ Self.notation(of: $0) }) else {
      return nil
    }
    self = notation
  }

  private static func notation(of bytes: UTF8Bytes) -> TextNotation? {
    guard let first = bytes.first, bytes.count >= 8 else { return nil }
    if first &- 0x30 < 10, let notation = DateText.notation(of: bytes) { return notation }
    if bytes.count == 36, let uuid = uuid(bytes) { return uuid }
    if isURL(bytes) { return .url }
    if first == UInt8(ascii: "/") { return dotNetDate(bytes) }
    return DateText.named(bytes)
  }

  private static func uuid(_ bytes: UTF8Bytes) -> TextNotation? {
    var isCapital = true
    for (index, byte) in bytes.enumerated() {
      switch index {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
      default:
        let isSmall = byte &- UInt8(ascii: "a") < 6
        guard byte &- 0x30 < 10 || byte &- UInt8(ascii: "A") < 6 || isSmall else { return nil }
        if isSmall { isCapital = false }
      }
    }
    return .uuid(isCapital: isCapital)
  }

  private static let schemes = ["http://", "https://", "ftp://", "ws://", "wss://"].map { Array($0.utf8) }

  private static func isURL(_ bytes: UTF8Bytes) -> Bool {
    guard let scheme = schemes.first(where: { bytes.starts(with: $0) }), bytes.count > scheme.count else {
      return false
    }
    return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F } && URLText.parse(bytes) != nil
  }

  /// `/Date(1000)/`. An offset in it would not be written back.
  private static func dotNetDate(_ bytes: UTF8Bytes) -> TextNotation? {
    let (head, tail) = (Array("/Date(".utf8), Array(")/".utf8))
    guard bytes.starts(with: head), bytes.reversed().starts(with: tail.reversed()) else { return nil }
    var digits = bytes[head.count..<(bytes.count - tail.count)]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    return (1...15).contains(digits.count) && digits.allSatisfy { $0 &- 0x30 < 10 } ? .dotNetDate : nil
  }

  /// Whether it is a date or a day.
  var isDated: Bool {
    switch self {
    case .url, .uuid: false
    case .iso8601, .day, .date, .dayPattern, .slashes, .httpDate, .dotNetDate: true
    }
  }

  /// Whether it has no time.
  var isDay: Bool {
    switch self {
    case .day, .dayPattern, .slashes: true
    case .url, .uuid, .iso8601, .date, .httpDate, .dotNetDate: false
    }
  }
}
