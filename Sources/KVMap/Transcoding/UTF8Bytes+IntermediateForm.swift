#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

extension UTF8Bytes {
  /// The position of the first ill-formed sequence of UTF-8 (RFC 3629); nil if there is none.
  ///
  /// - Complexity: Linear, 16 bytes and more at a time.
  package var firstInvalidUTF8: Int? {
    guard let start = baseAddress else { return nil }
    return UTF8Validation.firstInvalid(from: start, to: start + count).map { $0 - start }
  }

  /// These bytes as a quoted text for problems: truncated to 40 characters, with escape sequences for invisible
  /// characters.
  package var quotedText: String {
    // No more is decoded than can be shown.
    QuotedText.quoted(String(decoding: prefix(2_000), as: UTF8.self))
  }
}

extension ISO8601 {
  /// A whole second in UTC: `2012-04-14T00:20:07Z`.
  ///
  /// - Returns: `nil` for years outside 1 to 9999.
  package static func seconds(of date: Date) -> [UInt8]? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
      guard let start = room.baseAddress else { return nil }
      var output = ByteOutput(cursor: start)
      guard write(date, to: &output) else { return nil }
      return [UInt8](UTF8Bytes(start: start, count: output.cursor - start))
    }
  }
}
