#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Dates of HTTP (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete forms of RFC 850,
/// `Sunday, 06-Nov-94 08:49:37 GMT`, and of C's `asctime`, `Sun Nov  6 08:49:37 1994`.
package enum HTTPDate {
  /// The first one is written. RFC 1123, the source of this form, also allows single-digit days and other zones.
  private static let codes = ConstantText(
    """
    E'", d2'! N'! y4'! H2'!:m2'!:s2'$ GMT
    E'", d1'! N'! y4'! H2'!:m2'!:s2'! Z
    F'", d2'!-N'!-y2'! H2'!:m2'!:s2'$ GMT
    E'! N'! d2'! H2'!:m2'!:s2'! y4
    E'! N'"  d1'! H2'!:m2'!:s2'! y4
    """)

  /// Two-digit years are always 1970 to 2069, whenever they are read. The weekday is not compared with the date.
  package static func parse(_ utf8: UTF8Bytes) -> Date? {
    DateCode.parse(utf8, codes: codes, zone: .offset(0))
  }

  /// The number of bytes that `write` writes.
  static let length = 29

  /// Writes `date` in whole seconds.
  ///
  /// - Returns: `false`, writing nothing, if its year is outside 1 to 9999.
  static func write(_ date: Date, to output: inout ByteOutput) -> Bool {
    DateCode.write(date, codes: codes, zone: .offset(0), to: &output)
  }
}
