#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Dates by compiled patterns: several codes joined by newlines, of which the first that fits is read and the first is
/// written. The opcodes are described at `DateOpcode`.
package enum DateCode {
  /// The zone of a text that names none.
  package enum Zone: Sendable {
    /// Seconds east of UTC.
    case offset(Int)
    /// An IANA name. A name that the machine does not know reads and writes nothing.
    case named(ConstantText)

    /// The name, where the machine does not know it.
    var unknownName: ConstantText? {
      guard case .named(let name) = self, NamedZone(name) == nil else { return nil }
      return name
    }
  }

  /// The date that all of `utf8` spells by one of the patterns.
  package static func parse(_ utf8: UTF8Bytes, codes: ConstantText, zone: Zone) -> Date? {
    var rest = codes.bytes[...]
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var fields = ParsedDateFields()
      if fields.read(utf8, by: DateOpcodes(UTF8Bytes(rebasing: rest[..<end]))), let date = fields.date(zone: zone) {
        return date
      }
      guard end < rest.endIndex else { return nil }
      rest = rest[(end + 1)...]
    }
  }

  /// No step writes more than nine bytes for each byte of its code.
  static func capacity(_ codes: ConstantText) -> Int { codes.count * 9 }

  /// Writes `date` by the first pattern, at most `capacity(codes)` bytes.
  ///
  /// - Returns: `false` if its year is not one of 1 to 9999 (with two digits: 1970 to 2069), or the zone is unknown.
  static func write(_ date: Date, codes: ConstantText, zone: Zone, to output: inout ByteOutput) -> Bool {
    let codes = codes.bytes
    let code = codes.firstIndex(of: UInt8(ascii: "\n")).map { UTF8Bytes(rebasing: codes[..<$0]) } ?? codes
    return DateCodeOutput.write(date, by: DateOpcodes(code), zone: zone, to: &output)
  }
}
