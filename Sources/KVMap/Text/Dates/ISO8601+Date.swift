#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

extension ISO8601 {
  /// - Returns: `nil` in the same cases as `moment(_:)`.
  package static func parse(_ utf8: UTF8Bytes) -> Date? { moment(utf8)?.instant.date }

  /// The most bytes that `write` writes.
  static let capacity = 27

  /// Writes `date` in UTC, with up to six fraction digits and no trailing zeros: `2012-04-14T00:20:07.5Z`.
  ///
  /// - Returns: `false`, writing nothing, if its year is outside 1 to 9999.
  static func write(_ date: Date, to output: inout ByteOutput) -> Bool {
    guard let fields = DateFields(date, offset: 0) else { return false }
    write(fields, to: &output)
    output.append(UInt8(ascii: "Z"))
    return true
  }

  /// Everything before the zone.
  @inline(__always)
  static func write(_ fields: DateFields, to output: inout ByteOutput) {
    output.append(fields.date.year, digits: 4)
    output.append(UInt8(ascii: "-"))
    output.append(fields.date.month, digits: 2)
    output.append(UInt8(ascii: "-"))
    output.append(fields.date.day, digits: 2)
    output.append(UInt8(ascii: "T"))
    output.append(fields.hour, digits: 2)
    output.append(UInt8(ascii: ":"))
    output.append(fields.minute, digits: 2)
    output.append(UInt8(ascii: ":"))
    output.append(fields.second, digits: 2)
    output.appendFraction(microseconds: fields.nanoseconds / 1_000)
  }
}
