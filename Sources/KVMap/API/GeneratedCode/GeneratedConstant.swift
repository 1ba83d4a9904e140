#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Constants of a `.kvmap` file, for types that have no literal in Swift.
///
/// The compiler has checked each text with the same grammar, so the alternatives after `??`
/// are never reached; they only keep a compiler bug from crashing a program.
public enum GeneratedConstant {
  /// A placeholder for a URL property that is not read yet.
  public static let emptyURL = URL(filePath: "/", directoryHint: .isDirectory)

  /// A placeholder for a UUID property that is not read yet.
  public static var emptyUUID: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  /// A URL that the compiler has validated.
  public static func url(_ text: StaticString) -> URL { text.withUTF8Buffer { URLText.parse($0) } ?? emptyURL }

  /// A UUID that the compiler has validated.
  public static func uuid(_ text: StaticString) -> UUID { text.withUTF8Buffer { UUIDText.parse($0) } ?? emptyUUID }

  /// A day that the compiler has validated.
  public static func day(year: Int, month: Int, day: Int) -> Day { Day(year: year, month: month, day: day) ?? emptyDay }

  /// A placeholder for a day that is not read yet.
  public static var emptyDay: Day { Day(CivilDate(daysSince2001: 0)) }

  /// A date with its zone.
  ///
  /// - Parameters:
  ///   - seconds: Since 1970.
  ///   - offset: In seconds east of UTC.
  public static func zoned(_ seconds: Double, offset: Int) -> ZonedDate {
    ZonedDate(Date(timeIntervalSince1970: seconds), offset: offset)
  }

  /// A time zone whose name the compiler knows; UTC where Foundation does not.
  public static func timeZone(_ name: String) -> TimeZone { IdentifierText.timeZone(name) ?? .gmt }

  /// A decimal number, digit for digit.
  public static func decimal(_ text: StaticString) -> Decimal {
    text.withUTF8Buffer { DecimalText.parse($0).value } ?? 0
  }

  /// The tree of a JSON text.
  public static func tree(_ text: StaticString) -> JSONValue {
    text.withUTF8Buffer { bytes in
      let result = DocumentReading(bytes: bytes, options: DecodingOptions(depth: 1_000), path: []).value {
        (reader: inout JSONReader) throws(CodingFailure) -> JSONValue in try reader.value()
      }
      return (try? result.get()) ?? .null
    }
  }

  /// The same, for a tree that is known to be an object.
  public static func tree(_ text: StaticString) -> JSONObject { tree(text).objectValue ?? JSONObject() }
}
