import KVMapSema
import KVMapSource
import KVMapSyntax

/// What is declared in a file and in those that it imports, as far as the trees tell.
struct NamesInSight {
  struct TypeName {
    /// As it is written at the place: with its namespace outside of it, and with the name of a second mapping.
    var name: String
    var kind: String
    var item: ItemSyntax
    /// The namespace that it is in.
    var space: String?
    /// With its namespace, wherever the place is.
    var fullName: String
  }

  struct MixinName {
    var name: String
    var members: [MemberSyntax]
    var isInSight: Bool
    var space: String?
    var file: FileID
  }

  private let namespace: String?
  private(set) var types: [TypeName] = []
  private(set) var mixins: [MixinName] = []
  private(set) var families: [(syntax: FamilySyntax, space: String?)] = []
  /// The `keys` lines of the files.
  private(set) var keyLines: [SettingSyntax] = []
  private(set) var transforms: [(syntax: TransformSyntax, isInSight: Bool)] = []
  /// The first type of each full name.
  private var positions: [String: Int] = [:]
  /// Whether a name has parts.
  private var hasQualifiedNames = false

  /// - Parameter namespace: That of the place.
  init(_ trees: [SyntaxTree], inside namespace: String? = nil) {
    self.namespace = namespace
    let count = trees.reduce(0) { $0 + $1.items.count }
    types.reserveCapacity(count)
    positions.reserveCapacity(count)
    for tree in trees {
      for item in tree.items {
        if case .nested(let nested) = item {
          for item in nested.items { add(item, in: nested.name?.text) }
        } else {
          add(item, in: nil)
        }
      }
    }
  }

  private mutating func add(_ item: ItemSyntax, in space: String?) {
    let isInSight = space == nil || space == namespace
    func add(_ name: TypeNameSyntax?, _ alias: NameSyntax?, _ kind: String) {
      guard let name else { return }
      hasQualifiedNames = hasQualifiedNames || !isInSight || alias != nil || !name.nested.isEmpty
      let text = alias.map { "\(name.text).\($0.text)" } ?? name.text
      let fullName = space.map { "\($0).\(text)" } ?? text
      if positions[fullName] == nil { positions[fullName] = types.count }
      types.append(
        TypeName(name: isInSight ? text : fullName, kind: kind, item: item, space: space, fullName: fullName))
    }
    switch item {
    case .type(let type): add(type.name, type.alias, type.kind.rawValue)
    case .enumeration(let type): add(type.name, type.alias, "enum")
    case .union(let type): add(type.name, type.alias, "union")
    case .externType(let type): add(type.name, nil, "extern type")
    case .mixin(let mixin):
      guard let name = mixin.name?.text else { return }
      mixins.append(
        MixinName(name: name, members: mixin.members, isInSight: isInSight, space: space, file: mixin.span.file))
    case .transform(let transform): if transform.name != nil { transforms.append((transform, isInSight)) }
    case .family(let family): families.append((family, space))
    case .setting(let setting): if case .keys = setting.kind { keyLines.append(setting) }
    case .importFile, .importModule, .defaultVia, .test, .nested, .error: break
    }
  }

  func transform(named name: String) -> TransformSyntax? {
    transforms.first { $0.syntax.name?.text == name }?.syntax
  }

  /// The declaration with the name, or else one whose last part it is: it may be written inside of a namespace.
  func item(named name: String) -> ItemSyntax? {
    if let type = type(named: name, in: namespace) { return type.item }
    return hasQualifiedNames ? types.first { $0.name.hasSuffix("." + name) }?.item : nil
  }

  /// The declaration that a name means in a namespace: one of the namespace, or else one outside.
  func type(named name: String, in space: String?) -> TypeName? {
    position(of: name, in: space).map { types[$0] }
  }

  func isType(named name: String, in space: String?) -> Bool { position(of: name, in: space) != nil }

  private func position(of name: String, in space: String?) -> Int? {
    space.flatMap { positions["\($0).\(name)"] } ?? positions[name]
  }

  /// The family of a class.
  func family(of type: TypeName) -> FamilySyntax? {
    families.first { family in
      family.syntax.name.flatMap { self.type(named: $0.text, in: family.space)?.fullName } == type.fullName
    }?.syntax
  }

  /// The cases of the family of a class: the classes that one of its values may be.
  func subclasses(of item: ItemSyntax?) -> [CaseSyntax] {
    guard case .type(let type)? = item, let found = types.first(where: { $0.item.span == type.span }) else { return [] }
    return family(of: found)?.cases ?? []
  }

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
    var found: [PropertySyntax] = []
    for member in members {
      switch member {
      case .property(let property): found.append(property)
      case .block(let block): found += properties(in: block.members)
      case .setting, .defaultVia, .root, .hook, .context, .element, .namespace, .check, .error: break
      }
    }
    return found
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

extension SyntaxTree {
  /// The namespace that contains a place.
  func namespace(at offset: Int) -> String? {
    items.firstResult { item in
      guard case .nested(let nested) = item, nested.span.start < offset, offset < nested.span.end else { return nil }
      return nested.name?.text
    }
  }
}
