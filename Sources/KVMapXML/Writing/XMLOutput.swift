@_spi(Generated) import KVMap

/// The bytes of a document that is being written.
struct XMLOutput: ~Copyable {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UTF8Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// Turns the start tag of an element without content into an empty-element tag.
  mutating func makeTagEmpty() {
    bytes.removeLast()
    append("/>")
  }

  /// The text of an element.
  ///
  /// - Returns: The first scalar that no XML document can contain; nil on success.
  mutating func text(_ text: UTF8Bytes) -> UInt32? { XMLEscaping.append(text, in: .element, to: &bytes) }

  /// The value of an attribute, without its quotation marks.
  ///
  /// - Returns: Same as `text(_:)`.
  mutating func attribute(_ text: UTF8Bytes) -> UInt32? { XMLEscaping.append(text, in: .attribute, to: &bytes) }
}
