import KVMapSema
import KVMapSource
import KVMapSyntax

/// What is declared in a file and in those that it imports, as far as the trees tell.
struct NamesInSight {
  struct TypeName {
    var name: String
    var kind: String
    var item: ItemSyntax
  }

  private(set) var types: [TypeName] = []
  private(set) var mixins: [(name: String, members: [MemberSyntax])] = []
  private(set) var transforms: [TransformSyntax] = []

  init(_ trees: [SyntaxTree]) { for tree in trees { for item in tree.flatItems { add(item) } } }

  private mutating func add(_ item: ItemSyntax) {
    switch item {
    case .type(let type):
      if let name = type.name { types.append(TypeName(name: name.text, kind: type.kind.rawValue, item: item)) }
    case .enumeration(let type):
      if let name = type.name { types.append(TypeName(name: name.text, kind: "enum", item: item)) }
    case .union(let type):
      if let name = type.name { types.append(TypeName(name: name.text, kind: "union", item: item)) }
    case .externType(let type):
      if let name = type.name { types.append(TypeName(name: name.text, kind: "extern type", item: item)) }
    case .mixin(let mixin): if let name = mixin.name { mixins.append((name.text, mixin.members)) }
    case .transform(let transform): if transform.name != nil { transforms.append(transform) }
    case .importFile, .importModule, .setting, .defaultVia, .family, .test, .nested, .error: break
    }
  }

  func item(named name: String) -> ItemSyntax? { types.first { $0.name == name }?.item }

  /// The declaration that a type is, or whose values it contains.
  func item(of type: TypeSyntax?) -> ItemSyntax? {
    switch type {
    case .named(let name, let arguments, _): item(named: name.text) ?? arguments.firstResult { item(of: $0) }
    case .optional(let wrapped, _): item(of: wrapped)
    case .array(let element, _): item(of: element)
    case .dictionary(_, let value, _): item(of: value)
    case .missing, nil: nil
    }
  }

  /// The properties of a type, its base classes and its mixins, in this order.
  func properties(of item: ItemSyntax?) -> [PropertySyntax] {
    guard case .type(let type)? = item else { return [] }
    var found = Self.properties(in: type.members)
    for mixin in type.mixins {
      found += mixins.filter { $0.name == mixin.text }.flatMap { Self.properties(in: $0.members) }
    }
    var visited: Set<String> = [type.name?.text ?? ""]
    var base = type.base
    while case .named(let name, _, _)? = base, visited.insert(name.text).inserted,
      case .type(let next)? = self.item(named: name.text)
    {
      found += Self.properties(in: next.members)
      base = next.base
    }
    return found
  }

  static func properties(in members: [MemberSyntax]) -> [PropertySyntax] {
    members.flatMap { member -> [PropertySyntax] in
      switch member {
      case .property(let property): [property]
      case .block(let block): properties(in: block.members)
      case .setting, .defaultVia, .root, .hook, .context, .element, .namespace, .check, .error: []
      }
    }
  }

  /// The names of the cases of an enum or union.
  func cases(of item: ItemSyntax?) -> [CaseSyntax] {
    switch item {
    case .enumeration(let type): type.cases
    case .union(let type): type.cases
    case .type, .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test,
      .nested, .error, nil:
      []
    }
  }
}
