#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Descriptions of values that must not be shown: of what kind they are, and how long.
@_spi(Generated) public enum HiddenText {
  static let other = "a hidden value"

  static func string(_ text: String) -> String { "a string of \(characters(text.count))" }

  static func number(_ digits: Int) -> String { "a number of \(characters(digits))" }

  static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }

  /// Describes the value of a property with `@sensitive`.
  @_spi(Generated) public static func text<Value>(of value: Value) -> String {
    switch value {
    case let text as String: string(text)
    case is Bool: "a bool"
    case let number as any BinaryInteger: self.number(String(describing: number).count)
    case let number as any BinaryFloatingPoint: self.number(String(describing: number).count)
    case let number as Decimal: self.number(number.description.count)
    case let value as any OptionalValue: value.hiddenText
    default: other
    }
  }
}

private protocol OptionalValue {
  var hiddenText: String { get }
}

extension Optional: OptionalValue {
  fileprivate var hiddenText: String { map { HiddenText.text(of: $0) } ?? "nil" }
}
