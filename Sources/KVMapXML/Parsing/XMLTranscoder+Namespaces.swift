import KVMap

/// What Namespaces in XML asks of names, and the keys that names become.
extension XMLTranscoder {
  /// The length of a name's prefix; 0 where it has none.
  ///
  /// - Throws: where the name is no qualified name (NS, production 7).
  @inline(__always)
  func prefixLength(_ name: UnsafePointer<UInt8>, _ length: Int) throws(XMLFailure) -> Int {
    for offset in 0..<length where name[offset] == UInt8(ascii: ":") {
      return try prefixLength(name, length, colon: offset)
    }
    return 0
  }

  @inline(never)
  private func prefixLength(
    _ name: UnsafePointer<UInt8>, _ length: Int, colon: Int
  ) throws(XMLFailure) -> Int {
    let local = UTF8Bytes(start: name + colon + 1, count: length - colon - 1)
    guard colon > 0, let first = local.first, !local.contains(UInt8(ascii: ":")) else {
      throw failure(.qualifiedName, at: name)
    }
    let begins =
      first < 0x80
      ? classes.has(CharacterClasses.nameStart, first)
      : CharacterClasses.beginsName(scalar(at: name + colon + 1).scalar)
    guard begins else { throw failure(.qualifiedName, at: name) }
    return colon
  }

  func checkQualified(_ name: UnsafePointer<UInt8>, _ length: Int) throws(XMLFailure) {
    _ = try prefixLength(name, length)
  }

  private static var xmlNamespace: StaticString { "http://www.w3.org/XML/1998/namespace" }
  private static var xmlnsNamespace: StaticString { "http://www.w3.org/2000/xmlns/" }

  private static func isXML(_ prefix: UTF8Bytes) -> Bool { Bytes.areEqual(prefix, "xml") }

  /// `xmlns="…"` or `xmlns:a="…"`.
  mutating func declare(_ attribute: Attribute) throws(XMLFailure) {
    let uri = withValue(of: attribute) { [UInt8]($0) }
    let isXMLNamespace = uri.withUnsafeBufferPointer { Bytes.areEqual($0, Self.xmlNamespace) }
    let isReserved = uri.withUnsafeBufferPointer { Bytes.areEqual($0, Self.xmlnsNamespace) }
    var prefix = -1
    if attribute.prefixLength > 0 {
      let local = UTF8Bytes(start: attribute.name + 6, count: attribute.nameLength - 6)
      guard !Bytes.areEqual(local, "xmlns") else { throw failure(.reservedPrefix, at: attribute.name) }
      if Self.isXML(local) {
        guard isXMLNamespace else { throw failure(.reservedPrefix, at: attribute.name) }
      } else {
        guard !isXMLNamespace else { throw failure(.reservedNamespace, at: attribute.value) }
      }
      guard !uri.isEmpty else { throw failure(.prefixWithName, at: attribute.value) }
      prefix = names.number(attribute.name + 6, attribute.nameLength - 6)
    } else {
      guard !isXMLNamespace else { throw failure(.reservedNamespace, at: attribute.value) }
    }
    guard !isReserved else { throw failure(.reservedNamespace, at: attribute.value) }
    // The same declaration twice is the same attribute twice.
    let number = names.number(attribute.name, attribute.nameLength)
    guard names.tags[number] != tagCount else { throw failure(.uniqueAttribute, at: attribute.name) }
    names.tags[number] = tagCount
    namespaces.declare(prefix, uri)
  }

  /// The namespace of a prefix; -2 for that of the prefix `xml`.
  private mutating func namespace(
    _ name: UnsafePointer<UInt8>, prefix length: Int
  ) throws(XMLFailure) -> (number: Int, uri: Int) {
    if Self.isXML(UTF8Bytes(start: name, count: length)) { return (-2, -2) }
    let number = names.number(name, length)
    guard let uri = namespaces.uri(of: number) else { throw failure(.declaredPrefix, at: name) }
    return (number, uri)
  }

  /// The key of an element.
  @inline(__always)
  mutating func elementKey(
    _ name: UnsafePointer<UInt8>, _ length: Int, prefix: Int
  ) throws(XMLFailure) -> (start: UnsafePointer<UInt8>, length: Int) {
    guard prefix > 0 || namespaces.isMapped else { return (name, length) }
    return try qualifiedKey(name, length, prefix: prefix)
  }

  @inline(never)
  private mutating func qualifiedKey(
    _ name: UnsafePointer<UInt8>, _ length: Int, prefix: Int
  ) throws(XMLFailure) -> (start: UnsafePointer<UInt8>, length: Int) {
    let namespace = prefix > 0 ? try self.namespace(name, prefix: prefix) : (-1, namespaces.uri(of: -1) ?? -1)
    guard namespaces.isMapped else { return (name, length) }
    let local = prefix > 0 ? prefix + 1 : 0
    let key = namespaces.key(
      uri: namespace.1, prefix: namespace.0, prefixText: UTF8Bytes(start: name, count: prefix),
      local: UTF8Bytes(start: name + local, count: length - local))
    return key ?? (name, length)
  }

  /// The key of an attribute. One without a prefix is in no namespace, whatever the default is.
  @inline(__always)
  mutating func attributeKey(
    _ attribute: Attribute
  ) throws(XMLFailure) -> (start: UnsafePointer<UInt8>, length: Int) {
    guard attribute.prefixLength > 0, namespaces.isMapped else { return (attribute.name, attribute.nameLength) }
    return try qualifiedKey(attribute.name, attribute.nameLength, prefix: attribute.prefixLength)
  }

  // MARK: - Attributes that stand twice

  /// No attribute may stand twice, under one name or in one namespace under two prefixes, and all prefixes have to be
  /// declared (NS 5 and 6.3). Linear in their number.
  mutating func checkAttributes() throws(XMLFailure) {
    if attributes.count > 8 {
      for attribute in attributes {
        let number = names.number(attribute.name, attribute.nameLength)
        guard names.tags[number] != tagCount else { throw failure(.uniqueAttribute, at: attribute.name) }
        names.tags[number] = tagCount
      }
    } else if attributes.count > 1 {
      for later in 1..<attributes.count {
        for earlier in 0..<later where attributes[earlier].nameLength == attributes[later].nameLength {
          guard !Bytes.areEqual(attributes[earlier].name, attributes[later].name, attributes[later].nameLength) else {
            throw failure(.uniqueAttribute, at: attributes[later].name)
          }
        }
      }
    }
    var isPrefixed = false
    for attribute in attributes where attribute.prefixLength > 0 { isPrefixed = true }
    if isPrefixed { try checkQualifiedAttributes() }
  }

  private struct QualifiedName: Hashable {
    var uri: Int
    var local: [UInt8]
  }

  @inline(never)
  private mutating func checkQualifiedAttributes() throws(XMLFailure) {
    var seen: Set<QualifiedName> = []
    for attribute in attributes where attribute.prefixLength > 0 {
      let uri = try namespace(attribute.name, prefix: attribute.prefixLength).uri
      let local = attribute.prefixLength + 1
      let name = QualifiedName(
        uri: uri, local: [UInt8](UTF8Bytes(start: attribute.name + local, count: attribute.nameLength - local)))
      guard seen.insert(name).inserted else { throw failure(.uniqueQualifiedAttribute, at: attribute.name) }
    }
  }
}
