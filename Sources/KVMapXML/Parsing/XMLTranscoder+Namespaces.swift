@_spi(Generated) import KVMap

/// Checks the constraints of Namespaces in XML on names, and turns names into keys.
extension XMLTranscoder {
  private static var xmlNamespace: StaticString { "http://www.w3.org/XML/1998/namespace" }
  private static var xmlnsNamespace: StaticString { "http://www.w3.org/2000/xmlns/" }

  private static func isXML(_ prefix: UTF8Bytes) -> Bool { Bytes.areEqual(prefix, "xml") }

  /// `xmlns="…"` or `xmlns:a="…"`.
  mutating func declare(_ attribute: XMLAttribute) throws(XMLFailure) {
    let uri = lexer.value(of: attribute)
    let isXMLNamespace = Bytes.areEqual(uri, Self.xmlNamespace)
    let isReserved = Bytes.areEqual(uri, Self.xmlnsNamespace)
    var prefix = -1
    if attribute.prefixLength > 0 {
      let local = UTF8Bytes(start: attribute.name.start + 6, count: attribute.name.length - 6)
      guard !Bytes.areEqual(local, "xmlns") else { throw lexer.failure(.reservedPrefix, at: attribute.name.start) }
      if Self.isXML(local) {
        guard isXMLNamespace else { throw lexer.failure(.reservedPrefix, at: attribute.name.start) }
      } else {
        guard !isXMLNamespace else { throw lexer.failure(.reservedNamespace, at: attribute.value) }
      }
      guard !uri.isEmpty else { throw lexer.failure(.prefixWithName, at: attribute.value) }
      prefix = names.number(attribute.name.start + 6, attribute.name.length - 6)
    } else {
      guard !isXMLNamespace else { throw lexer.failure(.reservedNamespace, at: attribute.value) }
    }
    guard !isReserved else { throw lexer.failure(.reservedNamespace, at: attribute.value) }
    // Repeating a declaration repeats the attribute.
    let number = names.number(attribute.name.start, attribute.name.length)
    guard names.tags[number] != tagCount else { throw lexer.failure(.uniqueAttribute, at: attribute.name.start) }
    names.tags[number] = tagCount
    namespaces.declare(prefix, [UInt8](uri))
    forgetKeys()
  }

  /// The declared namespaces have changed.
  mutating func forgetKeys() {
    knownKeys.forget()
    knownAttributeKeys.forget()
  }

  /// The namespace of a prefix; -2 for that of the prefix `xml`.
  private mutating func namespace(
    _ name: UnsafePointer<UInt8>, prefix length: Int
  ) throws(XMLFailure) -> (number: Int, uri: Int) {
    if Self.isXML(UTF8Bytes(start: name, count: length)) { return (-2, -2) }
    let number = names.number(name, length)
    guard let uri = namespaces.uri(of: number) else { throw lexer.failure(.declaredPrefix, at: name) }
    return (number, uri)
  }

  /// The key of an element.
  @inline(__always)
  mutating func elementKey(_ name: XMLNameBytes) throws(XMLFailure) -> XMLKey {
    let key = XMLKey(name.start, name.length, isSafe: lexer.isSafe(name.start))
    guard name.hasColon || namespaces.isMapped else { return key }
    return try qualifiedKey(key, prefix: try lexer.prefixLength(of: name), isAttribute: false)
  }

  @inline(never)
  private mutating func qualifiedKey(_ name: XMLKey, prefix: Int, isAttribute: Bool) throws(XMLFailure) -> XMLKey {
    let known = isAttribute ? knownAttributeKeys.key(of: name) : knownKeys.key(of: name)
    if let known { return known }
    let namespace = prefix > 0 ? try self.namespace(name.start, prefix: prefix) : (-1, namespaces.uri(of: -1) ?? -1)
    var result = name
    if namespaces.isMapped {
      let local = prefix > 0 ? prefix + 1 : 0
      let key = namespaces.key(
        uri: namespace.1, prefix: namespace.0, prefixText: UTF8Bytes(start: name.start, count: prefix),
        local: UTF8Bytes(start: name.start + local, count: name.length - local), isAttribute: isAttribute)
      if let key { result = XMLKey(key.start, key.length, isSafe: false) }
    }
    if isAttribute { knownAttributeKeys.remember(result, of: name) } else { knownKeys.remember(result, of: name) }
    return result
  }

  /// The key of an attribute. Without a prefix, it is in no namespace, whatever the default is.
  @inline(__always)
  mutating func attributeKey(_ attribute: XMLAttribute) throws(XMLFailure) -> XMLKey {
    let name = attribute.name
    let key = XMLKey(name.start, name.length, isSafe: lexer.isSafe(name.start))
    guard attribute.prefixLength > 0, namespaces.isMapped else { return key }
    return try qualifiedKey(key, prefix: attribute.prefixLength, isAttribute: true)
  }

  // MARK: - Repeated attributes

  /// Checks that no attribute is repeated, under one name or in one namespace under two prefixes, and that all prefixes
  /// are declared (NS 5 and 6.3). Linear in the number of attributes.
  mutating func checkAttributes() throws(XMLFailure) {
    if attributes.count > 8 {
      for position in 0..<attributes.count {
        let name = attributes[position].name
        let number = names.number(name.start, name.length)
        guard names.tags[number] != tagCount else { throw lexer.failure(.uniqueAttribute, at: name.start) }
        names.tags[number] = tagCount
      }
    } else {
      var later = 1
      while later < attributes.count {
        let name = attributes[later].name
        for earlier in 0..<later where attributes[earlier].name.length == name.length {
          guard !Bytes.areEqual(attributes[earlier].name.start, name.start, name.length) else {
            throw lexer.failure(.uniqueAttribute, at: name.start)
          }
        }
        later += 1
      }
    }
    var prefixed = 0
    for position in 0..<attributes.count where attributes[position].prefixLength > 0 { prefixed += 1 }
    if prefixed > 0 { try checkQualifiedAttributes(isOne: prefixed == 1) }
  }

  private struct QualifiedName: Hashable {
    var uri: Int
    var local: [UInt8]
  }

  @inline(never)
  private mutating func checkQualifiedAttributes(isOne: Bool) throws(XMLFailure) {
    var seen: Set<QualifiedName> = []
    for position in 0..<attributes.count where attributes[position].prefixLength > 0 {
      let name = attributes[position].name
      let prefix = attributes[position].prefixLength
      let uri = try namespace(name.start, prefix: prefix).uri
      guard !isOne else { return }
      let local = UTF8Bytes(rebasing: name.bytes[(prefix + 1)...])
      guard seen.insert(QualifiedName(uri: uri, local: [UInt8](local))).inserted else {
        throw lexer.failure(.uniqueQualifiedAttribute, at: name.start)
      }
    }
  }
}
