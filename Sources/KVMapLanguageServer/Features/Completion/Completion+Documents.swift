import KVMap
import KVMapSource
import KVMapSyntax

/// What the documents of tests have at the place.
extension Completion {
  /// The declaration that contains the place, as what documents are read as.
  var declared: DocumentShape.Declared? {
    place.item.map { DocumentShape.Declared(item: $0, space: place.namespace) }
  }

  /// The declarations that read what the place is about: of a mixin, those that have it.
  var readers: [DocumentShape.Declared] {
    guard case .mixin(let mixin)? = place.item, let name = mixin.name?.text else {
      return [declared].compactMap(\.self)
    }
    return names.types.filter { type in
      if case .type(let type) = type.item { type.mixins.contains { $0.text == name } } else { false }
    }.map { DocumentShape.Declared(item: $0.item, space: $0.space) }
  }

  /// The objects at a path from those that are read as the declarations; of arrays, the elements.
  func documentObjects(at path: [String], of wanted: Set<DeclarationPlace>) -> [DocumentValues.Found] {
    documentValues(of: wanted).flatMap(\.found).flatMap { found -> [DocumentValues.Found] in
      let isTagged = found.tag.starts(with: path)
      let tag = isTagged ? Array(found.tag.dropFirst(path.count)) : []
      return (path.map(DocumentStep.key) + [.elements])
        .reduce([DocumentValues.Place(value: found.value)]) { places, step in
          places.flatMap { DocumentValues.follow(step, from: $0) }
        }.map { DocumentValues.Found(value: $0.value, tag: tag) }
    }
  }

  /// The parts of documents of tests that the declaration at the place is read from.
  var documentValues: [JSONValue] {
    declared.map { documentValues(of: [$0.id]).flatMap(\.found).map(\.value) } ?? []
  }

  /// The parts of documents of tests that declarations are read from.
  private func documentValues(of wanted: Set<DeclarationPlace>)
    -> [(declaration: DeclarationPlace, found: [DocumentValues.Found])]
  {
    var values = DocumentValues(of: wanted)
    // The root that is being written does not lead anywhere yet.
    let unfinished = place.expectations.contains(.step) ? place.previous?.start : nil
    for tested in testedDocuments {
      for value in tested.values {
        values.walk(
          from: .type(tested.type), at: DocumentValues.Place(value: value), names, isDocument: true,
          unfinished: unfinished)
      }
    }
    return values.found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The documents of the tests of the file and those that the client names, with what they are read as.
  private var testedDocuments: [(type: DocumentType, values: [JSONValue])] {
    var found: [(DocumentType, [JSONValue])] = []
    func add(_ items: [ItemSyntax], in space: String?) {
      for item in items {
        if case .nested(let nested) = item { add(nested.items, in: nested.name?.text) }
        guard case .test(let test) = item, let type = test.type else { continue }
        let values = TestedDocuments(of: test, in: place.view.file).values
        if !values.isEmpty { found.append((DocumentType(syntax: type, space: space), values)) }
      }
    }
    add(place.view.tree.items, in: nil)
    let start = Span(file: place.view.file.id, start: 0, end: 0)
    for name in workspace.samples.typeNames {
      let text = TypeNameSyntax(first: NameSyntax(text: name, span: start, isQuoted: false), span: start)
      let type = DocumentType(syntax: .named(text, arguments: [], span: start))
      found.append((type, workspace.samples.documents(of: name).map(\.value)))
    }
    return found
  }

  /// The names of the types that have tests in the file, or documents that the client names.
  var testedTypes: [String] {
    let tested = place.view.tree.flatItems.compactMap { item in
      if case .test(let test) = item, case .named(let tested, _, _)? = test.type { tested.text } else { nil }
    }
    return (tested + workspace.samples.typeNames).uniqued()
  }

  /// The values in documents of tests that a call in the pipeline at the place takes; none are known if there are steps
  /// before it.
  ///
  /// - Parameter offset: Where the call begins.
  func documentValues(flowingInto offset: Int) -> [JSONValue] {
    guard place.view.transformer(before: offset) == nil else { return [] }
    if let rule = defaultVia {
      guard case .type(let wanted) = rule.subject else { return [] }
      let name = wanted.baseName
      return documentValues(of: place.view.tree.flatItems) { $0.pipeline.isEmpty && $0.type?.baseName == name }
    }
    guard let property = place.property, let item = place.item else { return [] }
    return documentValues(of: [item]) { $0.span.start == property.span.start }
  }

  /// The values that properties of types are read from.
  private func documentValues(of items: [ItemSyntax], where isMeant: (PropertySyntax) -> Bool) -> [JSONValue] {
    var sources: [DeclarationPlace: [[DocumentStep]]] = [:]
    for case .type(let type) in items {
      let properties = NamesInSight.properties(in: type.members).filter(isMeant)
      guard !properties.isEmpty else { continue }
      let rules = KeyRules(place.view.tree, type.members)
      sources[DeclarationPlace(type.span)] = properties.flatMap { names.sources(of: $0, rules) }.compactMap { source in
        source.isRead && !source.steps.isEmpty && !source.steps.contains(where: \.isGathering) ? source.steps : nil
      }
    }
    guard !sources.isEmpty else { return [] }
    return documentValues(of: Set(sources.keys)).flatMap { declaration, found in
      found.flatMap { found in
        (sources[declaration] ?? []).flatMap { steps in
          steps.reduce([DocumentValues.Place(value: found.value)]) { places, step in
            places.flatMap { DocumentValues.follow(step, from: $0) }
          }.map(\.value)
        }
      }
    }
  }

  /// The line `default … via` that the position is in.
  var defaultVia: DefaultViaSyntax? {
    var members: [MemberSyntax] = []
    if case .type(let type)? = place.item { members = type.members }
    let rules = place.tree.items.compactMap { if case .defaultVia(let rule) = $0 { rule } else { nil } }
      + members.compactMap { if case .defaultVia(let rule) = $0 { rule } else { nil } }
    let start = rules.last { $0.span.start < place.word.lowerBound }
    guard let start, start.span.start > place.property?.span.start ?? -1 else { return nil }
    return start
  }
}

extension TypeSyntax {
  /// The name without optionals and arrays; `nil` for what has no single name.
  fileprivate var baseName: String? {
    switch self {
    case .named(let name, _, _): name.text
    case .optional(let wrapped, _): wrapped.baseName
    case .array(let element, _): element.baseName
    case .dictionary, .missing: nil
    }
  }
}
