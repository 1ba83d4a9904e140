#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMapText

/// The values of tokens of the intermediate form.
extension IntermediateToken {
  init?(_ string: ScannedString) {
    guard string.hasEscapes else { return nil }
    self.init(raw: UTF8Bytes(start: string.start, count: string.count))
  }

  /// A human-readable description.
  var title: String {
    switch kind {
    case .date: "a date"
    case .data: "data"
    case .uid: "a reference inside an archive"
    case .set: "a set"
    case .foreign: "\(number), which no type reads; 'lossy' makes it nil or the default"
    }
  }

  /// A number that JSON documents do not have.
  private var number: String {
    switch String(decoding: text, as: UTF8.self) {
    case "infinity": "infinity"
    case "-infinity": "negative infinity"
    default: "NaN (not a number)"
    }
  }

  /// The date of this token.
  var date: Date? {
    guard kind == .date, case .value(let seconds) = FloatText.double(text) else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// The bytes of this token.
  var data: Data? { kind == .data ? Base64Text.parse(text) : nil }

  /// Its value for rules that keep any value: a date as ISO 8601, bytes as Base64, a reference inside an archive in the
  /// form of XML property lists, a set as an array. Nil if no value represents it.
  var value: JSONValue? {
    switch kind {
    case .date:
      guard let date else { return nil }
      // A date in a year that ISO 8601 cannot express keeps its number.
      return ISO8601.text(date).map(JSONValue.string) ?? JSONNumber(checked: text).asValue
    case .data: return .string(String(decoding: text, as: UTF8.self))
    case .uid: return .object(["CF$UID": JSONNumber(checked: text).asValue])
    case .set: return IntermediateScanner.withText(text, Self.array)
    case .foreign: return nil
    }
  }

  /// The elements of a set, which are in the intermediate form themselves.
  private static func array(_ notation: UTF8Bytes) -> JSONValue? {
    let input = JSONInput(notation)
    var reader = JSONReader(input, depthLimit: 1_000, notation: .propertyList)
    do throws(CodingFailure) {
      return try reader.value()
    } catch {
      return nil
    }
  }
}

extension JSONNumber {
  fileprivate var asValue: JSONValue { .number(self) }
}

extension ISO8601 {
  /// In UTC; nil for years outside 1 to 9999.
  static func text(_ date: Date) -> String? {
    var isWritten = false
    let text = String(unsafeUninitializedCapacity: capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      isWritten = write(date, to: &output)
      return output.cursor - start
    }
    return isWritten ? text : nil
  }
}

/// Reads a token as a date, for any transformer (A35 of the language's decisions).
enum DateToken {
  /// - Parameter raw: The text between the quotation marks of a string.
  static func date(_ raw: UTF8Bytes) -> Date? { IntermediateToken(raw: raw)?.date }
}

/// Reads a token as bytes.
enum DataToken {
  /// - Parameter raw: The text between the quotation marks of a string.
  static func data(_ raw: UTF8Bytes) -> Data? { IntermediateToken(raw: raw)?.data }
}
