import KVMapSema
import KVMapSyntax

/// What a type is written for at a place, which decides which types it can be.
enum TypePlace {
  /// The whole type of a property, or a part of it that it has directly; the structs that contain that of the property
  /// cannot be part of it.
  case property(recursive: Set<String>)
  /// That of an identity, or of the elements of a set: what is declared is not known to be `Hashable`.
  case identity
  /// In brackets: an element, a value, an argument.
  case part
  /// The key of a dictionary.
  case key
  /// In the brackets of a generic type; the same structs cannot be part of it.
  case argument(recursive: Set<String>)
  /// The value of a case of a union, which is not that of another case of it.
  case payload(of: String, isSelected: Bool)
  /// What the cases of an enum are read from.
  case raw
  /// What is tested.
  case tested
  /// A type that Swift declares: `map`, `map enum` or `map union`. One that has a mapping can have a second one.
  case mapped(Set<String>)
  /// None that is known: one that only Swift declares, or one in brackets that are not there yet.
  case unknown
  /// That of a property which another declaration states.
  case stated(TypeSyntax)
  /// One of a few built-in types, as an attribute asks for.
  case scalar(Set<Scalar>)
  /// That of a table of identities: a class.
  case table
  /// A part of a name, of which the next one is written.
  case namespace
  case other

  init(_ place: CompletionPlace, _ names: NamesInSight) {
    let view = place.view
    // The token before the name, of which parts may be written.
    var before = place.index - 1
    while before > 0, view.tokens[before].kind == .period { before -= 2 }
    guard before >= 0 else {
      self = .other
      return
    }
    let word = view.tokens[before].keyword
    if word == .map {
      self = .mapped(["map", "struct", "class"])
    } else if word == .enum {
      self = .mapped(["enum"])
    } else if word == .union {
      self = .mapped(["union"])
    } else if word == .type {
      self = .unknown
    } else if word == .table {
      self = .table
    } else if word == .test {
      self = .tested
    } else {
      self = Self.part(place, names, before)
    }
  }

  private static func part(_ place: CompletionPlace, _ names: NamesInSight, _ before: Int) -> TypePlace {
    let view = place.view
    if view.tokens.first(where: { $0.start >= place.word.upperBound })?.kind == .period { return .namespace }
    if let stated = names.statedType(at: place) { return .stated(stated) }
    if let bracket = view.openBracket(before: before + 1), view.tokens[bracket].kind == .leftBracket {
      let next = view.tokens.first { $0.start >= place.word.upperBound }
      return bracket == before && next?.kind == .colon ? .key : .part
    }
    let attributes = Set(place.property?.attributes.map(\.text) ?? [])
    if attributes.contains("lazy") { return .unknown }
    if attributes.contains("tombstone") { return .scalar([.bool]) }
    if attributes.contains("stamp") { return .scalar(Completion.stamps) }
    let isElementOfSet = before > 0 && view.name(of: before - 1) == BuiltInType.set
    if attributes.contains("id") || isElementOfSet && view.tokens[before].kind == .leftAngle { return .identity }
    let isArgument = view.tokens[before].kind == .leftAngle || view.tokens[before].kind == .comma
    switch place.item {
    case .enumeration where view.tokens[before].kind == .colon: return .raw
    case .union(let union) where !isArgument:
      // What a discriminator in another object selects can be any value.
      var isSelected = union.key != nil && union.payloadKey == nil
      if case .variable? = union.key?.steps.first?.kind { isSelected = false }
      return .payload(of: union.name?.text ?? "", isSelected: isSelected)
    case .type(let type) where view.tokens[before].keyword != .context:
      let isHeld = type.kind == .structure && place.property != nil && !attributes.contains("boxed")
      let holders = isHeld ? names.holders(of: type.name?.text ?? "", in: place.view) : []
      guard isArgument else { return .property(recursive: holders) }
      return names.holdsParameter(view.name(of: max(before - 1, 0))) ? .argument(recursive: holders) : .part
    case .mixin(let mixin) where place.property != nil && !isArgument:
      let name = mixin.name?.text ?? ""
      return .property(
        recursive: names.structs(with: name).reduce(into: []) { $0.formUnion(names.holders(of: $1, in: view)) })
    case .type, .union, .enumeration, .importFile, .importModule, .setting, .defaultVia, .externType, .transform,
      .mixin, .family, .test, .nested, .error, nil:
      return isArgument ? .part : .other
    }
  }

  func rank(of type: NamesInSight.TypeName) -> Completion.Rank {
    switch self {
    case .property(let recursive): recursive.contains(type.name) ? .other : .best
    case .argument(let recursive): recursive.contains(type.name) || type.isSecond ? .other : .best
    case .identity: type.kind == "enum" ? .best : type.kind == "class" ? .other : .plain
    case .key: type.kind == "enum" ? .best : .other
    case .payload(let union, let isSelected):
      // A union, and the family of a class, may have the same discriminator.
      type.name == union || isSelected && (type.kind == "enum" || type.kind == "extern type")
        ? .other : isSelected && (type.kind == "union" || type.kind == "class") ? .plain : .best
    case .stated(let stated):
      stated.names.contains(type.name)
        ? .plain
        : type.isSecond && stated.names.contains { type.name.hasPrefix($0 + ".") }
          ? .good : .other
    case .table: type.kind == "class" ? .best : .other
    case .scalar: .other
    case .raw, .unknown, .namespace: .other
    case .mapped(let kinds): kinds.contains(type.kind) ? .plain : .other
    case .part, .tested, .other: .best
    }
  }

  func rank(of scalar: Scalar) -> Completion.Rank {
    switch self {
    case .property, .identity, .argument, .part, .other: .good
    case .key:
      [.coordinate, .value, .object, .bool, .float, .double, .decimal].contains(scalar) ? .other : .good
    case .payload(_, let isSelected): !isSelected || scalar == .value || scalar == .object ? .good : .other
    case .stated(let stated): stated.names.contains(scalar.rawValue) ? .plain : .other
    case .scalar(let fitting): fitting.contains(scalar) ? .best : .other
    case .raw: scalar == .string || scalar.isInteger ? .good : .other
    case .tested, .mapped, .unknown, .namespace, .table: .other
    }
  }

  /// Of `Set` and `Field`, which is only the whole type of a property.
  func rank(ofGeneric name: String) -> Completion.Rank {
    switch self {
    case .property: .good
    case .part, .argument: name == BuiltInType.set ? .good : .other
    case .stated(let stated): stated.names.contains(name) ? .plain : .other
    case .other: .plain
    case .identity, .key, .payload, .raw, .tested, .mapped, .unknown, .namespace, .table, .scalar: .other
    }
  }
}

extension TypeSyntax {
  /// The names in it.
  fileprivate var names: Set<String> {
    switch self {
    case .named(let name, let arguments, _): arguments.reduce(into: [name.text]) { $0.formUnion($1.names) }
    case .optional(let wrapped, _), .array(let wrapped, _): wrapped.names
    case .dictionary(let key, let value, _): key.names.union(value.names)
    case .missing: []
    }
  }
}
