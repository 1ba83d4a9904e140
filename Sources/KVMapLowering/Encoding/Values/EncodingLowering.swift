package import KVMapSema
import KVMapSource

/// Turns the conversions and mappings of a program into what writes their values.
package struct EncodingLowering {
  let program: Program
  /// The property that is written; `nil` for a value that is not a property.
  let property: String?

  package init(_ program: Program, property: String? = nil) {
    self.program = program
    self.property = property
  }

  package func value(_ conversion: Conversion) -> ValueEncoding {
    switch conversion {
    case .scalar(let scalar, _): WriterFunction(scalar).map { .call(WriterCall($0)) } ?? .coordinate
    case .mapping(let id): .mapping(id)
    case .generic(let id, let arguments): .generic(id, arguments)
    case .parameter(let index): .parameter(index)
    case .enumeration(let id, _): .enumeration(id)
    case .union(let id): .union(id)
    case .foreign(_, let coding): .foreign(coding)
    case .optional(let wrapped, _): .optional(value(wrapped))
    case .field(let wrapped): .field(value(wrapped))
    case .array(let element, _, _): .array(elements(element))
    case .lazyArray(let element): .lazyArray(value(element))
    case .set(.scalar(let scalar, let coercion), _, _) where scalar.isOrdered:
      .sorted(elements(.scalar(scalar, coercion)))
    case .set(let element, _, _): .ascending(value(element))
    case .dictionary(let key, let content, _): .dictionary(dictionary(key, content))
    case .keyed(let element, let isSet, _): .keyed(keyed(element, isSet: isSet))
    case .single(let collection): .single(value(collection))
    case .entries(let notation, let key, let content, _): .entries(entries(notation, key, content))
    case .jsonText(let content): .jsonText(value(content))
    case .pipeline(let pipeline): self.pipeline(pipeline)
    // The first is written. There are at least two.
    case .alternatives(let calls): calls.first.map(value) ?? .call(WriterCall(.value))
    }
  }

  private func elements(_ element: Conversion) -> ElementsEncoding {
    ElementsEncoding(element: value(element), inOneCall: program.writesItself(element))
  }

  private func dictionary(_ key: Conversion, _ content: Conversion) -> DictionaryEncoding {
    let isText = if case .scalar(.string, _) = key { true } else { false }
    let order: KeyOrder =
      switch key {
      case .scalar(let scalar, _) where scalar == .string || scalar.isInteger: .byValue
      case .scalar(.uuid, _): .byUUID
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set,
        .dictionary, .field, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
        .byText(keyText(key))
      }
    return DictionaryEncoding(
      order: order, content: value(content), inOneCall: isText && program.writesItself(content))
  }

  private func keyed(_ element: Conversion, isSet: Bool) -> KeyedEncoding {
    let key = program.elementKey(of: element).map { position, property in
      if case .optional(let wrapped, _) = property.conversion, case .optional(let type) = property.type {
        return KeyedEncoding.ElementKey(
          property: position, name: property.name, isOptional: true, type: type, text: keyText(wrapped))
      }
      return KeyedEncoding.ElementKey(
        property: position, name: property.name, isOptional: false, type: property.type,
        text: keyText(property.conversion))
    }
    return KeyedEncoding(element: value(element), key: key, isAscending: isSet && key != nil)
  }

  private func entries(_ notation: EntryNotation, _ key: Conversion, _ content: Conversion) -> EntriesEncoding {
    let texts: EntriesEncoding.Notation =
      switch notation {
      case .pairs(let key, let value): .pairs(key: JSONText.member(key), value: JSONText.member(value))
      case .arrays: .arrays
      case .keyed(let key): .keyed(by: JSONText.member(key))
      }
    let isSorted = if case .scalar(let scalar, _) = key { scalar == .string || scalar.isInteger } else { false }
    return EntriesEncoding(notation: texts, key: value(key), content: value(content), isSortedByValue: isSorted)
  }
}
