import KVMapSource
import KVMapSyntax

extension SyntaxTree {
  /// Reduces types to their names and locations.
  mutating func forgetMembers() {
    for index in items.indices {
      guard case .type(var type) = items[index] else { continue }
      type.members = []
      items[index] = .type(type)
    }
  }

  /// Whether the file declares a type or a map. A file that does not is a library for other files.
  var declaresType: Bool {
    items.contains { item in
      switch item {
      case .type, .enumeration, .union: true
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test,
        .nested, .error:
        false
      }
    }
  }

  /// The names of all properties that are declared anywhere in the file.
  var propertyNames: [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .type(let type): type.members.withoutBlocks.compactMap(\.propertyName)
      case .mixin(let mixin): mixin.members.withoutBlocks.compactMap(\.propertyName)
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .enumeration, .union,
        .test, .nested, .error:
        []
      }
    }
  }
}

extension MemberSyntax {
  var propertyName: String? { if case .property(let property) = self { property.name.text } else { nil } }
}
