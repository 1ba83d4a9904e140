/// A text that is compared by its UTF-8 bytes. Swift's `==` for `String` takes canonically equivalent texts as equal,
/// as a K and the sign for kelvin are.
///
/// Called by generated code, which switches over it.
public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  private let text: String

  /// The bytes of `text`.
  public init(_ text: String) { self.text = text }

  public init(stringLiteral value: StaticString) { text = value.description }

  public static func == (left: ExactText, right: ExactText) -> Bool { UTF8Order.areEqual(left.text, right.text) }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
