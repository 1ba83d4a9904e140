#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

/// Dates in the form of older .NET JSON serializers: `/Date(1334362807000)/`, milliseconds since 1970.
///
/// `+hhmm` or `-hhmm` may follow the number. It gives the writer's zone and does not change the instant.
package enum DotNetDate {
  /// - Returns: `.range` beyond 2^53 seconds from 2001.
  package static func parse(_ utf8: UTF8Bytes) -> Parsed<Date> {
    var text = TextCursor(utf8)
    guard text.eat("/Date(".utf8), let number = NumberText.scan(text.rest), number.isPlainInteger else {
      return .mismatch
    }
    text.advance(by: number.length)
    if text.eat(UInt8(ascii: "+")) || text.eat(UInt8(ascii: "-")) {
      guard let hours = text.number(digits: 2), let minutes = text.number(digits: 2), hours < 24, minutes < 60 else {
        return .mismatch
      }
    }
    guard text.eat(")/".utf8), text.isAtEnd else { return .mismatch }
    return EpochText.date(number, in: .milliseconds)
  }

  /// The most bytes that `write` writes.
  static let capacity = EpochText.capacity + 8

  /// Writes `date` in whole milliseconds, rounded down.
  ///
  /// - Returns: `false`, writing nothing, for a date that is not a number or is beyond 2^53 seconds.
  static func write(_ date: Date, to output: inout ByteOutput) -> Bool {
    guard var instant = Instant(date) else { return false }
    instant.nanoseconds -= instant.nanoseconds % 1_000_000
    output.append("/Date(")
    EpochText.write(instant, in: .milliseconds, to: &output)
    output.append(")/")
    return true
  }
}
