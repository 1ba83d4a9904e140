/// A text that is compared by its UTF-8 bytes. Swift's `==` for `String` treats canonically equivalent texts as equal,
/// such as K and the Kelvin sign.
///
/// Called by generated code, which switches over it.
public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  private let text: String

  /// Creates a text with the bytes of `text`.
  public init(_ text: String) { self.text = text }

  public init(stringLiteral value: StaticString) { text = value.description }

  public static func == (left: ExactText, right: ExactText) -> Bool { UTF8Order.areEqual(left.text, right.text) }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
