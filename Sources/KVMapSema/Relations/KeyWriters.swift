import KVMapSource

/// Finds what writes a key of the object that a value is written as: a property, or the discriminator of a union.
struct KeyWriters {
  struct Writer {
    /// The name of the type.
    var type: String
    /// The name of the property, or the path of the discriminator.
    var member: String
    /// `nil` for what no declaration says.
    var span: Span?
    /// Whether it writes the key only if the value has it: it keeps the whole object.
    var isKept = false
  }

  private let mappings: [CheckedMapping]
  private let unions: [CheckedUnion]
  private let families: [MappingID: UnionID]
  private var known: [Int: OwnWriters] = [:]

  /// The properties of a mapping that are written under a key of the object, and the one that is written as the object.
  private struct OwnWriters {
    var ofKeys: [DocumentKey: Int] = [:]
    var ofWhole: Int?
  }

  /// - Parameter mappings: All mappings, in the order of their numbers; they know the keys of all gathers.
  init(_ mappings: [CheckedMapping], _ unions: [CheckedUnion]) {
    self.mappings = mappings
    self.unions = unions
    families = Dictionary(
      unions.compactMap { union in union.family.map { ($0, union.id) } }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter isOfFamily: Whether the value is of a case of a family, which has its own mapping.
  /// - Returns: `nil` if nothing writes the key, or what writes it leaves it out where another rule does: a payload or an
  ///   element of type `Value` or `Object`, and `rest`.
  /// - Complexity: Linear in the number of types of which the object consists.
  mutating func writer(of key: DocumentKey, in conversion: Conversion, isOfFamily: Bool = false) -> Writer? {
    var work = OpenConversions([conversion])
    // The property that is written as the whole object, once one is. Such an object has no other that is written.
    var whole: Writer?
    var isOfFamily = isOfFamily
    while let next = work.next() {
      switch next {
      case .mapping(let id) where !isOfFamily && families[id] != nil:
        if let family = families[id] { work.add(.union(family)) }
      case .mapping(let id), .generic(let id, _):
        let mapping = mappings[id.index]
        let own = ownWriters(id)
        if let index = own.ofKeys[key] { return writer(mapping, index) }
        guard let index = own.ofWhole, let written = mapping.properties[index].conversion else { continue }
        whole = writer(mapping, index)
        whole?.isKept = true
        isOfFamily = false
        work.add(written)
      case .union(let id):
        let union = unions[id.index]
        if let member = union.discriminator(writing: key) {
          return Writer(type: union.name, member: member, span: union.nameSpan)
        }
        // The cases of a family are classes, each with its own mapping.
        isOfFamily = union.family != nil
        work.add(union.cases.filter { union.readsWholeValue($0) }.compactMap(\.conversion))
      case .optional(let wrapped, _), .field(let wrapped): work.add(wrapped)
      // The first is written.
      case .alternatives(let all): work.add(all.prefix(1))
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .scalar(.value, _), .scalar(.object, _), .dictionary: if let whole { return whole }
      case .scalar(.coordinate, _):
        guard ["latitude", "longitude"].contains(key.text) else { continue }
        return Writer(type: Scalar.coordinate.rawValue, member: key.text, span: nil)
      case .scalar, .parameter, .enumeration, .foreign, .array, .set, .lazyArray, .keyed, .single, .entries, .jsonText:
        continue
      }
    }
    return nil
  }

  private func writer(_ mapping: CheckedMapping, _ property: Int) -> Writer {
    Writer(
      type: mapping.name, member: mapping.properties[property].name, span: mapping.properties[property].nameSpan)
  }

  private mutating func ownWriters(_ id: MappingID) -> OwnWriters {
    if let known = known[id.index] { return known }
    var found = OwnWriters()
    for (index, property) in mappings[id.index].properties.enumerated() where property.isWritten {
      switch property.destination.map(WritePlace.init) {
      case .targets(let targets)?:
        for target in targets {
          guard case .key(let key)? = target.path.steps.first, found.ofKeys[DocumentKey(key)] == nil else { continue }
          found.ofKeys[DocumentKey(key)] = index
        }
      case .whole?: found.ofWhole = index
      case .rest?, .members?, .elementKey?, .nowhere?, nil: break
      }
    }
    known[id.index] = found
    return found
  }
}

extension CheckedUnion {
  /// The text of the discriminator with which the union writes a key of its object; `nil` if it does not.
  fileprivate func discriminator(writing key: DocumentKey) -> String? {
    switch selection {
    case .discriminator(let path, let payload):
      if path.steps.first.map(PathPart.init) == .key(key) { return path.description }
      return payload?.steps.first.map(PathPart.init) == .key(key) ? payload?.description : nil
    case .key: return cases.contains { $0.written == .string(key.text) } ? key.text : nil
    case .context(_, let payload):
      return payload?.steps.first.map(PathPart.init) == .key(key) ? payload?.description : nil
    case .firstThatFits, nil: return nil
    }
  }
}
