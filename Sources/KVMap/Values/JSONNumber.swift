#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// A number of a document: keeps its exact text and is compared by its exact value.
///
/// `12.20` is written back as `12.20`, and equals `12.2`; `1e2` equals `100`. There is no limit on magnitude or
/// precision.
public struct JSONNumber: Sendable {
  /// The number in the grammar of JSON.
  public let text: String

  /// - Parameter text: A number in the grammar of JSON (RFC 8259, section 6).
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8Bytes({ NumberText.whole($0) != nil }) else { return nil }
    self.text = text
  }

  /// - Parameter checked: A number that is validated by the grammar of JSON.
  package init(checked: UTF8Bytes) { text = String(decoding: checked, as: UTF8.self) }

  /// An integer, digit for digit.
  public init(_ value: some FixedWidthInteger) { text = String(value) }

  /// The shortest decimal number that reads back as `value`.
  ///
  /// - Returns: `nil` for infinity and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = Self.text { FloatOutput.write(value, to: &$0) }
  }

  /// The shortest decimal number that reads back as `value`, as a `Float`.
  ///
  /// - Returns: `nil` for infinity and NaN.
  public init?(_ value: Float) {
    guard value.isFinite else { return nil }
    text = Self.text { FloatOutput.write(value, to: &$0) }
  }

  private static func text(_ write: (inout ByteOutput) -> Void) -> String {
    String(unsafeUninitializedCapacity: FloatOutput.capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      write(&output)
      return output.cursor - start
    }
  }

  /// - Returns: `nil` if it is not a number.
  public init?(_ value: Decimal) {
    guard let text = DecimalText.text(value) else { return nil }
    self.text = text
  }

  /// The value as an integer of type `T`; `nil` if it has a fraction or does not fit.
  public func integer<T: FixedWidthInteger>(as type: T.Type = T.self) -> T? {
    text.utf8Bytes { IntegerText.parse($0).value }
  }

  /// The value as an `Int`; `nil` if it has a fraction or does not fit.
  public var intValue: Int? { integer() }

  /// The nearest `Double`; `nil` if the value is too large for one.
  public var doubleValue: Double? { text.utf8Bytes { FloatText.double($0).value } }

  /// The value, digit for digit; `nil` if it has more than 38 significant digits or an exponent that `Decimal` does
  /// not have.
  public var decimalValue: Decimal? { text.utf8Bytes { DecimalText.parse($0).value } }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension JSONNumber: CustomStringConvertible {
  public var description: String { text }
}
