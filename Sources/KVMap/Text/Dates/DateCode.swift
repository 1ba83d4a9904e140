#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Dates by compiled patterns: several codes joined by newlines. Reading takes the first code that matches, and writing
/// uses the first code. `DateOpcode` describes the opcodes.
package enum DateCode {
  /// The zone of a text that does not name one.
  package enum Zone: Sendable {
    /// Seconds east of UTC.
    case offset(Int)
    /// An IANA name. With a name that is unknown on the machine, reading and writing fail.
    case named(ConstantText)

    /// The name, if it is unknown on the machine.
    var unknownName: ConstantText? {
      guard case .named(let name) = self, NamedZone(name) == nil else { return nil }
      return name
    }
  }

  /// The date that all of `utf8` spells in one of the patterns.
  package static func parse(_ utf8: UTF8Bytes, codes: ConstantText, zone: Zone) -> Date? {
    first(utf8, codes: codes) { $0.date(zone: zone) }
  }

  /// What `make` gives for the fields of the first pattern that fits and for which it gives something.
  @inline(__always)
  static func first<Result>(
    _ utf8: UTF8Bytes, codes: ConstantText, _ make: (ParsedDateFields) -> Result?
  ) -> Result? {
    var rest = codes.bytes[...]
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var fields = ParsedDateFields()
      if fields.read(utf8, by: DateOpcodes(UTF8Bytes(rebasing: rest[..<end]))), let made = make(fields) {
        return made
      }
      guard end < rest.endIndex else { return nil }
      rest = rest[(end + 1)...]
    }
  }

  /// No step writes more than nine bytes per byte of its code.
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
