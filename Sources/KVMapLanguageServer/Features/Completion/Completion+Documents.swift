import KVMap
import KVMapSyntax

/// What the documents of tests have at the place.
extension Completion {
  /// The keys in documents of tests that the type is read from, at a path from its object.
  func documentKeys(at path: [String]) -> [String] { documentObjects(at: path).flatMap(\.keys).uniqued() }

  /// The objects at a path; of arrays, the first elements.
  func documentObjects(at path: [String]) -> [JSONObject] {
    documentObjects.compactMap { object in
      path.reduce(object as JSONObject?) { $0?[$1].flatMap(Self.object) }
    }
  }

  private static func object(_ value: JSONValue) -> JSONObject? {
    switch value {
    case .object(let object): object
    case .array(let elements): elements.first.flatMap(Self.object)
    case .null, .bool, .number, .string: nil
    }
  }

  /// The objects in documents of tests that are read as the type at the place.
  var documentObjects: [JSONObject] {
    let name: TypeNameSyntax?
    switch place.item {
    case .type(let type): name = type.name
    case .union(let union): name = union.name
    case .family(let family): name = family.name
    case .enumeration, .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .test,
      .nested, .error, nil:
      return []
    }
    return documentValues(of: name?.text ?? "").compactMap(\.objectValue)
  }

  /// The parts of documents of tests that are read as a type.
  func documentValues(of name: String) -> [JSONValue] {
    let keys = DocumentKeys(names, place.view.tree)
    var values: [JSONValue] = []
    for tested in testedTypes {
      let item = names.item(named: tested)
      for value in TestedDocuments(of: tested, in: place.view.file, workspace).values {
        values += keys.values(in: value, as: item, of: name)
      }
    }
    return values
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
      return place.view.tree.flatItems.flatMap { item -> [JSONValue] in
        guard case .type(let type) = item else { return [] }
        let properties = NamesInSight.properties(in: type.members)
        return properties.filter { $0.pipeline.isEmpty && $0.type?.baseName == name }.flatMap {
          documentValues(of: $0, in: type)
        }
      }
    }
    guard let property = place.property, case .type(let type)? = place.item else { return [] }
    return documentValues(of: property, in: type)
  }

  private func documentValues(of property: PropertySyntax, in type: TypeDeclarationSyntax) -> [JSONValue] {
    let keys = DocumentKeys(names, place.view.tree)
    let rules = KeyRules(place.view.tree, type.members)
    return documentValues(of: type.name?.text ?? "").flatMap { keys.values(in: $0, of: property, rules) }
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
