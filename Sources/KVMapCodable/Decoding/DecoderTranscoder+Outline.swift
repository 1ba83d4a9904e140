@_spi(Generated) import KVMap

/// Decoding what a mapping needs. What turns out to be something else is decoded as any value.
extension DecoderTranscoder {
  private typealias Container = KeyedDecodingContainer<DocumentKey>

  /// - Returns: Whether the value is an object.
  mutating func write(_ decoder: any Decoder, by outline: DocumentOutline) throws -> Bool {
    guard let container = attempt({ try decoder.container(keyedBy: DocumentKey.self) }) else { return false }
    try write(container, object: 0, of: outline)
    return true
  }

  private mutating func write(_ container: Container, object: Int, of outline: DocumentOutline) throws {
    writer.beginObject()
    if level < depth {
      level += 1
      for member in outline.objects[object] {
        let start = writer.notationOffset
        writer.entryKey(member.name)
        let isPresent = try write(member, in: container, outline)
        if !isPresent { writer.forget(behind: start) }
      }
      level -= 1
    }
    writer.endObject()
  }

  /// - Returns: Whether there is a member of this name.
  private mutating func write(
    _ member: DocumentOutline.Member, in container: Container, _ outline: DocumentOutline
  ) throws -> Bool {
    do {
      switch member.kind {
      case .text:
        if let text = try container.decodeIfPresent(String.self, forKey: member.key) {
          writer.string(text)
          return true
        }
      case .integer:
        if let value = try container.decodeIfPresent(Int64.self, forKey: member.key) {
          guard value.magnitude <= Self.exactInteger else { return try writeAny(member, in: container) }
          writer.int64(value)
          return true
        }
      case .real:
        if let value = try container.decodeIfPresent(Double.self, forKey: member.key) {
          guard value.isFinite else { return try writeAny(member, in: container) }
          try writer.real(value)
          return true
        }
      case .bool:
        if let value = try container.decodeIfPresent(Bool.self, forKey: member.key) {
          writer.bool(value)
          return true
        }
      case .object, .array, .any:
        return try writeNested(member, in: container, outline)
      }
    } catch {
      // A value of another kind, or one that does not fit.
      return try writeAny(member, in: container)
    }
    guard container.contains(member.key) else { return false }
    writer.null()
    return true
  }

  private mutating func writeNested(
    _ member: DocumentOutline.Member, in container: Container, _ outline: DocumentOutline
  ) throws -> Bool {
    guard container.contains(member.key) else { return false }
    if try container.decodeNil(forKey: member.key) {
      writer.null()
      return true
    }
    switch member.kind {
    case .object(let number):
      guard let nested = attempt({ try container.nestedContainer(keyedBy: DocumentKey.self, forKey: member.key) })
      else { break }
      try write(nested, object: number, of: outline)
      return true
    case .array(let kind):
      guard let nested = attempt({ try container.nestedUnkeyedContainer(forKey: member.key) }) else { break }
      try write(nested, elements: kind, outline)
      return true
    case .text, .integer, .real, .bool, .any: break
    }
    return try writeAny(member, in: container)
  }

  private mutating func write(
    _ container: any UnkeyedDecodingContainer, elements kind: DocumentOutline.Kind, _ outline: DocumentOutline
  ) throws {
    writer.beginArray()
    if level < depth {
      level += 1
      var container = container
      while !container.isAtEnd {
        let isWritten = try write(elementOf: &container, kind, outline)
        if !isWritten { try writeElement(of: &container, guess: .text) }
      }
      level -= 1
    }
    writer.endArray()
  }

  /// - Returns: Whether the next element is of the kind; only then the container moves.
  private mutating func write(
    elementOf container: inout any UnkeyedDecodingContainer, _ kind: DocumentOutline.Kind, _ outline: DocumentOutline
  ) throws -> Bool {
    switch kind {
    case .text:
      guard let text = attempt({ try container.decode(String.self) }) else { return false }
      writer.string(text)
    case .bool:
      guard let value = attempt({ try container.decode(Bool.self) }) else { return false }
      writer.bool(value)
    case .object(let number):
      guard let nested = attempt({ try container.nestedContainer(keyedBy: DocumentKey.self) }) else { return false }
      try write(nested, object: number, of: outline)
    case .array(let inner):
      guard let nested = attempt({ try container.nestedUnkeyedContainer() }) else { return false }
      try write(nested, elements: inner, outline)
    case .real:
      guard let value = attempt({ try container.decode(Double.self) }) else { return false }
      if value.isFinite { try writer.real(value) } else {
        writer.foreignToken(value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
      }
    case .integer:
      let start = container
      guard let value = attempt({ try container.decode(Int64.self) }) else { return false }
      guard value.magnitude <= Self.exactInteger else {
        container = start
        return false
      }
      writer.int64(value)
    case .any: return false
    }
    return true
  }

  private mutating func writeAny(_ member: DocumentOutline.Member, in container: Container) throws -> Bool {
    guard container.contains(member.key) else { return false }
    var source = MemberSource(container: container, key: member.key)
    try writeRemembering(&source, member.name)
    return true
  }
}
