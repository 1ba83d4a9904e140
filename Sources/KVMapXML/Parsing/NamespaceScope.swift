@_spi(Generated) import KVMap

/// A namespace that a mapping declares, with the prefix that its keys use for it.
package struct XMLNamespace: Sendable, Hashable {
  /// Empty for the default.
  package var prefix: String
  package var uri: String

  package init(prefix: String, uri: String) {
    self.prefix = prefix
    self.uri = uri
  }
}

/// The prefixes that are declared at the cursor, and the keys of names in namespaces that a mapping declares.
struct NamespaceScope: ~Copyable {
  /// One declaration.
  private struct Binding {
    var prefix: Int
    /// The number of the namespace; -1 if the default is undeclared.
    var uri: Int
    /// The previous declaration of the prefix; -1 if there is none.
    var outer: Int
  }

  private var bindings: [Binding] = []
  /// For each name of the name table, as a prefix, its innermost declaration.
  private var innermost: [Int: Int] = [:]
  private var numbers: [[UInt8]: Int] = [:]
  private var uris: [[UInt8]] = []
  /// The declarations of the mapping.
  private let declared: [XMLNamespace]
  /// For each namespace the index of the mapping's declaration; -1 for others.
  private var mapped: [Int] = []
  /// The same for attributes, to which a default does not apply.
  private var mappedForAttributes: [Int] = []
  /// Keys that differ from their names as written; they stay in place.
  private var keys: [Key: UnsafeMutableBufferPointer<UInt8>] = [:]

  private struct Key: Hashable {
    var uri: Int
    var prefix: Int
    var local: [UInt8]
    var isAttribute: Bool
  }

  /// Whether the mapping declares any namespaces.
  var isMapped: Bool { !declared.isEmpty }

  /// The number of active declarations.
  var count: Int { bindings.count }

  init(_ declared: [XMLNamespace]) { self.declared = declared }

  deinit { for key in keys.values { key.deallocate() } }

  /// - Parameters:
  ///   - prefix: Its number in the name table; -1 for the default.
  ///   - uri: Empty if the default is undeclared.
  mutating func declare(_ prefix: Int, _ uri: [UInt8]) {
    let number = uri.isEmpty ? -1 : self.number(of: uri)
    bindings.append(Binding(prefix: prefix, uri: number, outer: innermost[prefix] ?? -1))
    innermost[prefix] = bindings.count - 1
  }

  /// Whether a prefix is declared after the first `count` declarations.
  func isDeclared(_ prefix: Int, behind count: Int) -> Bool { (innermost[prefix] ?? -1) >= count }

  /// Leaves the scope of all declarations after the first `count`.
  mutating func leave(_ count: Int) {
    while bindings.count > count, let last = bindings.popLast() { innermost[last.prefix] = last.outer }
  }

  /// The namespace of a prefix: nil if it is not declared, -1 for none.
  func uri(of prefix: Int) -> Int? {
    guard let index = innermost[prefix], index >= 0, bindings.indices.contains(index) else { return nil }
    return bindings[index].uri
  }

  private mutating func number(of uri: [UInt8]) -> Int {
    if let known = numbers[uri] { return known }
    let number = uris.count
    numbers[uri] = number
    uris.append(uri)
    mapped.append(declared.firstIndex { $0.uri.utf8.elementsEqual(uri) } ?? -1)
    mappedForAttributes.append(
      declared.firstIndex { !$0.prefix.isEmpty && $0.uri.utf8.elementsEqual(uri) } ?? -1)
    return number
  }

  /// The key of a name that is affected by the mapping's declarations; nil if the name is used as written.
  ///
  /// A name in a namespace that the mapping declares gets the mapping's prefix. A name in another namespace whose
  /// prefix (or lack of one) the mapping has declared for something else becomes `{namespace}name`, which cannot be
  /// confused with a name in the mapping. So does an attribute in the default namespace of the mapping: without a
  /// prefix it would be in none.
  ///
  /// - Parameters:
  ///   - uri: -1 for none.
  ///   - prefix: The number of the prefix; -1 for none.
  ///   - prefixText: The text of the prefix.
  mutating func key(
    uri: Int, prefix: Int, prefixText: UTF8Bytes, local: UTF8Bytes, isAttribute: Bool
  ) -> (start: UnsafePointer<UInt8>, length: Int)? {
    let isKnown = mapped.indices.contains(uri)
    let own = isKnown ? (isAttribute ? mappedForAttributes[uri] : mapped[uri]) : -1
    let isTaken = isKnown && mapped[uri] >= 0 || declared.contains { $0.prefix.utf8.elementsEqual(prefixText) }
    guard own >= 0 || isTaken && uri >= 0 else { return nil }
    let key = Key(uri: uri, prefix: prefix, local: [UInt8](local), isAttribute: isAttribute)
    if let known = keys[key], let start = known.baseAddress { return (UnsafePointer(start), known.count) }
    var text: [UInt8] = []
    if own >= 0 {
      if !declared[own].prefix.isEmpty { text = Array(declared[own].prefix.utf8) + [UInt8(ascii: ":")] }
    } else {
      text = [UInt8(ascii: "{")] + Self.escaped(uris[uri]) + [UInt8(ascii: "}")]
    }
    text += local
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = buffer.initialize(fromContentsOf: text)
    keys[key] = buffer
    return buffer.baseAddress.map { (UnsafePointer($0), buffer.count) }
  }

  /// Escapes the bytes as part of a JSON string.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      // XML has only three control characters, and normalizes them in attributes.
      case 0..<0x20: [UInt8(ascii: " ")]
      default: [byte]
      }
    }
  }
}
