@_spi(Generated) import KVMap
import KVMapText

/// Checks that the keys of a value are names in XML whose prefixes are declared. A document has few different ones with
/// a prefix or characters beyond ASCII, so those that were found to be names are remembered.
struct XMLKeyCheck {
  private let namespaces: [XMLNames.Namespace]
  /// In the intermediate form or in the names of the type, which outlive this; each at the place that its hash gives.
  private var known: [UTF8Bytes] = Array(repeating: .init(start: nil, count: 0), count: 32)

  init(_ namespaces: [XMLNames.Namespace]) { self.namespaces = namespaces }

  /// - Parameters:
  ///   - name: Stays in place as long as this value exists.
  ///   - offset: The offset of the key in the intermediate form.
  mutating func check(_ name: UTF8Bytes, at offset: Int) throws(IntermediateWritingFailure) {
    if isPlain(name) { return }
    let place = Int(truncatingIfNeeded: TextHash.hash(name) >> 59)
    if !name.isEmpty, TextHash.areEqual(known[place], name) { return }
    if let expected = mistake(in: String(decoding: name, as: UTF8.self)) { throw failure(expected, name, offset) }
    known[place] = name
  }

  /// The failure for a key that has characters of no name.
  func failure(_ key: UTF8Bytes, at offset: Int) -> IntermediateWritingFailure {
    failure("a key that is a name in XML", key, offset)
  }

  private func failure(_ expected: String, _ key: UTF8Bytes, _ offset: Int) -> IntermediateWritingFailure {
    IntermediateWritingFailure(.mismatch, at: offset, expected: expected, found: "the key \(key.quotedText)")
  }

  /// Whether it is a name of ASCII characters without a colon, as nearly all are, and not `xmlns`.
  private func isPlain(_ name: UTF8Bytes) -> Bool {
    guard let first = name.first, CharacterClasses.has(CharacterClasses.nameStart, first) else { return false }
    for byte in name {
      let flags = CharacterClasses.flags(of: byte)
      // A colon continues a name as well.
      guard flags & CharacterClasses.name != 0, flags & CharacterClasses.colon == 0 else { return false }
    }
    return !name.elementsEqual("xmlns".utf8)
  }

  /// What is expected instead of a name; nil if it is one.
  private func mistake(in name: String) -> String? {
    guard let parts = XMLName.parts(of: name) else { return "a key that is a name in XML" }
    guard parts.prefix != "xmlns", name != "xmlns" else {
      return "a key other than xmlns, which the setting xmlns of the mapping writes"
    }
    let isDeclared =
      parts.prefix.isEmpty || parts.prefix == "xml"
      || namespaces.contains { $0.prefix.utf8.elementsEqual(parts.prefix.utf8) }
    return isDeclared ? nil : "a key whose prefix the mapping declares with xmlns"
  }
}
