import KVMapSource
import KVMapSyntax

/// What the parser accepts and no mapper can be generated from yet. Nothing of it is passed over in silence.
enum UnsupportedSyntax {
  /// The declarations, parts of heads and members of an item that are not supported. Parts of properties are told where
  /// properties are checked.
  static func problems(in item: ItemSyntax) -> [Diagnostic] {
    switch item {
    case .importFile, .importModule, .setting, .defaultVia, .externType, .mixin, .type, .enumeration, .union, .family,
      .test, .error:
      []
    case .transform(let item): [told("'transform'", at: item.name?.span ?? item.span)]
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
