/// The identifier of a locale (BCP 47, RFC 5646): `en`, `en-GB`, `zh-Hant-TW`; also with `_`, which Unicode allows.
struct LocaleIdentifier {
  /// In lower case.
  let language: String

  /// - Returns: `nil` for an invalid identifier: the language has two or three letters, and each following part has one
  ///   to eight letters or digits.
  init?(_ text: String) {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    language = String(decoding: first, as: UTF8.self).lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }
}
