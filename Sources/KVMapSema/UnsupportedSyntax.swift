import KVMapSource
import KVMapSyntax

/// What the parser accepts and no mapper can be generated from yet. Nothing of it is passed over in silence.
enum UnsupportedSyntax {
  /// The declarations, parts of heads and members of an item that are not supported. Parts of properties are told where
  /// properties are checked.
  static func problems(in item: ItemSyntax) -> [Diagnostic] {
    switch item {
    case .importFile, .importModule, .setting, .defaultVia, .error: []
    case .externType(let item): [told("'extern type'", at: item.name?.span ?? item.span)]
    case .transform(let item): [told("'transform'", at: item.name?.span ?? item.span)]
    case .mixin(let item): item.members.compactMap(problem)
    case .family(let item): [told("'family'", at: item.name?.span ?? item.span)]
    case .enumeration(let item): [told("'enum'", at: item.name?.span ?? item.span)]
    case .union(let item): [told("'union'", at: item.name?.span ?? item.span)]
    case .test(let item): [told("'test'", at: item.title?.span ?? item.span)]
    case .type(let type): problems(in: type)
    }
  }

  private static func problems(in type: TypeDeclarationSyntax) -> [Diagnostic] {
    switch type.kind {
    case .classType: return [told("'class'", at: type.name?.span ?? type.headSpan)]
    case .map, .structure: break
    }
    var problems: [Diagnostic] = []
    if let first = type.parameters.first {
      problems.append(told("a type with parameters", at: first.span))
    }
    if let alias = type.alias { problems.append(told("a second, named mapping with 'as'", at: alias.span)) }
    if type.kind == .structure, let name = type.name, name.parts.count > 1 {
      problems.append(told("a struct that is nested in another type", at: name.span))
    }
    switch type.construction {
    case .assignment(let span): problems.append(told("'by assignment'", at: span))
    case .factory(_, let span): problems.append(told("'by factory'", at: span))
    case .initializer, .missing, nil: break
    }
    return problems + type.members.compactMap(problem)
  }

  private static func problem(in member: MemberSyntax) -> Diagnostic? {
    switch member {
    case .property, .setting, .defaultVia, .root, .context, .error: nil
    case .hook(let hook): told("'\(hook.moment.rawValue)'", at: hook.span)
    case .element(_, let span): told("'element'", at: span)
    case .namespace(_, _, let span): told("'xmlns'", at: span)
    }
  }

  private static func told(_ what: String, at span: Span) -> Diagnostic { SemaDiagnostics.notSupported(what, at: span) }
}

extension SyntaxTree {
  /// Whether the file declares a type or a map. One that does not is a library for others.
  var declaresType: Bool {
    items.contains { item in
      switch item {
      case .type, .enumeration, .union: true
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test, .error:
        false
      }
    }
  }

  /// The names of all properties that are declared anywhere in the file.
  var propertyNames: [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .type(let type): type.members.compactMap(\.propertyName)
      case .mixin(let mixin): mixin.members.compactMap(\.propertyName)
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .enumeration, .union,
        .test, .error:
        []
      }
    }
  }
}

extension MemberSyntax {
  var propertyName: String? { if case .property(let property) = self { property.name.text } else { nil } }
}
