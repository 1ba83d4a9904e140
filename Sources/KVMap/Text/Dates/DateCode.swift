#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Dates by compiled patterns: several codes joined by newlines. Reading takes the first code that matches, and writing
/// the first one that can write the date. `DateOpcode` describes the opcodes.
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
      var fields = ParsedDateFields()
      if fields.read(utf8, by: nextCode(&rest)), let made = make(fields) { return made }
      if rest.isEmpty { return nil }
    }
  }

  /// Removes the first code, and the newline after it.
  @inline(__always)
  private static func nextCode(_ rest: inout Slice<UTF8Bytes>) -> DateOpcodes {
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return DateOpcodes(UTF8Bytes(rebasing: rest[..<end]))
  }

  /// No step writes more than nine bytes per byte of its code.
  static func capacity(_ codes: ConstantText) -> Int { codes.count * 9 }

  /// Writes `date` by the first pattern, at most `capacity(codes)` bytes. If that has no text for the year, the next
  /// patterns are tried: the text must then be read as this very date, so that nothing is lost.
  ///
  /// - Returns: `false` if no pattern has a text for its year (1 to 9999, with two digits 1970 to 2069), or the zone is
  ///   unknown.
  static func write(_ date: Date, codes: ConstantText, zone: Zone, to output: inout ByteOutput) -> Bool {
    var rest = codes.bytes[...]
    if DateCodeOutput.write(date, by: nextCode(&rest), zone: zone, to: &output) { return true }
    let start = output.cursor
    while !rest.isEmpty {
      if DateCodeOutput.write(date, by: nextCode(&rest), zone: zone, to: &output) {
        let text = UTF8Bytes(start: start, count: output.cursor - start)
        if parse(text, codes: codes, zone: zone) == date { return true }
      }
      output.cursor = start
    }
    return false
  }
}
