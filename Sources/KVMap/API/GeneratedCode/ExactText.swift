/// A text that is compared by its UTF-8 bytes. Swift's `==` for `String` treats canonically equivalent texts as equal,
/// such as K and the Kelvin sign.
///
/// The text, to switch over.
@_spi(Generated) public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  private let text: String

  /// Creates a text with the bytes of `text`.
  @_spi(Generated) public init(_ text: String) { self.text = text }

  @_spi(Generated) public init(stringLiteral value: StaticString) { text = value.description }

  @_spi(Generated)
  public static func == (left: ExactText, right: ExactText) -> Bool { UTF8Order.areEqual(left.text, right.text) }

  @_spi(Generated) public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
