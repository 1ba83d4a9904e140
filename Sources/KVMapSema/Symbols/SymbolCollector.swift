import KVMapSource
import KVMapSyntax

/// Finds the symbols of a compilation and their uses, for editors. Names of types, mixins and transforms were resolved
/// by the checker. Those of members are resolved here, as far as the types are known; nothing is reported.
struct SymbolCollector {
  var index = SymbolIndex()
  private var seen: Set<SymbolUse> = []
  /// What the names of types, mixins and transforms refer to, by their places.
  private(set) var targets: [Span: DeclarationID] = [:]
  private(set) var declared: [Span: DeclarationID] = [:]
  /// The symbol of each declaration.
  private(set) var symbols: [DeclarationID: SymbolID] = [:]
  var bodies: [DeclarationID: Body] = [:]
  /// The types that are declared or mapped without another name, by their whole names.
  private(set) var declaredTypes: [String: [SymbolID]] = [:]
  private var declarations: [Declaration] = []
  /// The classes of each family, by their names as the family writes them.
  private var families: [DeclarationID: [String: NameSyntax]] = [:]
  /// What lines `default .NAME via` reach.
  private(set) var namedDefaults = NamedDefaults()

  /// What is known of a declaration with members.
  struct Body {
    /// Properties or cases by name, with their types.
    var members: [String: Member] = [:]
    var base: DeclarationID?
    var mixins: [DeclarationID] = []
    var parameters: [String] = []
  }

  struct Member {
    var symbol: SymbolID
    var type: TypeSyntax?
    /// The names in the further lines of a case.
    var furtherNames: [Span] = []
  }

  /// - Complexity: Linear in the size of the files, apart from sorting.
  static func collect(_ files: [ParsedFile], _ model: SemanticModel) -> SymbolIndex {
    var collector = SymbolCollector()
    collector.targets = Dictionary(
      model.references.map { ($0.span, $0.target) }, uniquingKeysWith: { first, _ in first })
    collector.declared = Dictionary(
      model.declarations.map { ($0.span, $0.id) }, uniquingKeysWith: { first, _ in first })
    collector.declarations = model.declarations
    collector.namedDefaults = NamedDefaults(files, model.imports)
    for file in files { collector.declare(file) }
    let bytes = Dictionary(files.map { ($0.source.id, $0.source.bytes) }, uniquingKeysWith: { first, _ in first })
    for reference in model.references {
      guard let symbol = collector.symbols[reference.target] else { continue }
      let span = collector.lastName(in: reference.span, of: symbol, bytes[reference.span.file] ?? [])
      collector.note(SymbolUse(span: span, symbol: symbol, role: .reads))
      collector.noteOwner(of: reference.target, in: reference.span, before: span, bytes[reference.span.file] ?? [])
    }
    for file in files { for item in file.tree.flatItems { collector.collectUses(in: item, of: file) } }
    // What is declared at a place comes before what else its name means.
    collector.index.uses.sort {
      ($0.span.file, $0.span.end, $0.span.start, $0.role == .declares ? 0 : 1, $0.symbol.index) < (
        $1.span.file, $1.span.end, $1.span.start, $1.role == .declares ? 0 : 1, $1.symbol.index
      )
    }
    return collector.index
  }

  // MARK: Declarations

  private mutating func declare(_ file: ParsedFile) {
    var settings = SettingsChecker()
    for case .setting(let setting) in file.tree.items { settings.apply(setting) }
    let rules = RuleSettings().applying(settings.level)
    for item in file.tree.flatItems { declare(item, rules) }
  }

  private mutating func declare(_ item: ItemSyntax, _ rules: RuleSettings) {
    switch item {
    case .type(let type):
      guard let name = type.name, let id = declare(name.span, type.alias ?? name.last, type.span, type.documentation)
      else { return }
      var body = Body(parameters: type.parameters.map(\.text))
      if case .named(let base, _, _)? = type.base { body.base = targets[base.span] }
      body.mixins = type.mixins.compactMap { targets[$0.span] }
      declare(type.members, in: id, rules, &body, isMixin: false)
      declare(type.parameters, in: id, &body)
      bodies[id] = body
    case .mixin(let mixin):
      guard let name = mixin.name, let id = declare(name.span, name, mixin.span, mixin.documentation) else { return }
      var body = Body()
      declare(mixin.members, in: id, rules, &body, isMixin: true)
      bodies[id] = body
    case .enumeration(let item):
      guard let name = item.name, let id = declare(name.span, item.alias ?? name.last, item.span, item.documentation)
      else { return }
      bodies[id] = Body(members: declare(item.cases, .enumCase, in: id, areTexts: !item.isOfNumbers))
    case .union(let item):
      guard let name = item.name, let id = declare(name.span, item.alias ?? name.last, item.span, item.documentation)
      else { return }
      let members = declare(item.cases, .unionCase, in: id, areTexts: item.key != nil || item.isByKey)
      var body = Body(members: members, parameters: item.parameters.map(\.text))
      declare(item.parameters, in: id, &body)
      bodies[id] = body
    case .externType(let item): if let name = item.name { _ = declare(name.span, name.last, item.span, []) }
    case .transform(let item):
      guard let name = item.name, let id = declare(name.span, name, item.span, item.documentation) else { return }
      var body = Body()
      for parameter in item.parameters {
        let symbol = add(.parameter, parameter.name, parameter.span, in: id, [], type: parameter.type)
        body.members["$" + parameter.name.text] = Member(symbol: symbol, type: parameter.type)
      }
      if case .members(let members) = item.body {
        for case .property(let property) in members { declare(property, in: id, rules, &body, isMixin: false) }
      }
      bodies[id] = body
    case .family(let item):
      guard let base = item.name.flatMap({ targets[$0.span] }) else { return }
      for found in item.cases { families[base, default: [:]][found.name.text] = found.name }
    case .importFile, .importModule, .setting, .defaultVia, .test, .nested, .error: break
    }
  }

  /// The name of a class, as the family of a base class writes it.
  func classOfFamily(_ name: String, of base: DeclarationID) -> NameSyntax? { families[base]?[name] }

  private mutating func declare(_ span: Span, _ name: NameSyntax, _ extent: Span, _ documentation: [String])
    -> DeclarationID?
  {
    guard let id = declared[span] else { return nil }
    let symbol = add(.declaration, name, extent, in: nil, documentation, type: nil)
    if name.span.end == span.end, let item = entry(of: id), NameSpace(of: item.kind) == .types {
      declaredTypes[item.name, default: []].append(symbol)
    }
    index.symbols[symbol.index].declaration = id
    symbols[id] = symbol
    return id
  }

  private mutating func declare(_ parameters: [NameSyntax], in id: DeclarationID, _ body: inout Body) {
    for name in parameters {
      let symbol = add(.typeParameter, name, name.span, in: id, [], type: nil)
      body.members["<" + name.text] = Member(symbol: symbol, type: nil)
    }
  }

  private mutating func declare(
    _ members: [MemberSyntax], in id: DeclarationID, _ rules: RuleSettings, _ body: inout Body, isMixin: Bool
  ) {
    var settings = SettingsChecker()
    for case .setting(let setting) in members { settings.apply(setting) }
    let own = rules.applying(settings.level)
    for case .property(let property) in members.allMembers { declare(property, in: id, own, &body, isMixin: isMixin) }
  }

  private mutating func declare(
    _ property: PropertySyntax, in id: DeclarationID, _ rules: RuleSettings, _ body: inout Body, isMixin: Bool
  ) {
    let symbol = add(.property, property.name, property.span, in: id, property.documentation, type: property.type)
    if property.source == nil, rules.exceptions[property.name.text] == nil,
      !property.attributes.contains(where: { $0.text == "transient" })
    {
      var keys: [String] = []
      for style in rules.styles {
        let key = style.key(for: property.name.text)
        if !keys.contains(key) { keys.append(key) }
      }
      index.symbols[symbol.index].styledKeys = keys
      index.symbols[symbol.index].arrowPlace = property.type?.span.end
      index.symbols[symbol.index].keysVary = isMixin
    }
    if body.members[property.name.text] == nil {
      body.members[property.name.text] = Member(symbol: symbol, type: property.type)
    }
  }

  private mutating func declare(_ cases: [CaseSyntax], _ kind: Symbol.Kind, in id: DeclarationID, areTexts: Bool)
    -> [String: Member]
  {
    var members: [String: Member] = [:]
    for item in cases {
      let symbol = add(kind, item.name, item.span, in: id, item.documentation, type: item.payload)
      if areTexts, item.arrow == nil {
        index.symbols[symbol.index].styledKeys = [item.name.text]
        index.symbols[symbol.index].arrowPlace = item.span.end
      }
      // Several lines with one name are one case of Swift.
      if let first = members[item.name.text]?.symbol {
        note(SymbolUse(span: item.name.span, symbol: first, role: .names))
        members[item.name.text]?.furtherNames.append(item.name.span)
      } else {
        members[item.name.text] = Member(symbol: symbol, type: item.payload)
      }
    }
    return members
  }

  private mutating func add(
    _ kind: Symbol.Kind, _ name: NameSyntax, _ extent: Span, in container: DeclarationID?, _ documentation: [String],
    type: TypeSyntax?
  ) -> SymbolID {
    let id = SymbolID(index.symbols.count)
    index.symbols.append(
      Symbol(
        id: id, kind: kind, name: name.text, span: name.span, extent: extent,
        container: container.flatMap { symbols[$0] }, type: type.flatMap(firstTarget), documentation: documentation))
    // The only use of this symbol with this role.
    index.uses.append(SymbolUse(span: name.span, symbol: id, role: .declares))
    return id
  }

  mutating func note(_ use: SymbolUse) { if seen.insert(use).inserted { index.uses.append(use) } }

  private func entry(of id: DeclarationID) -> Declaration? {
    declarations.indices.contains(id.index) ? declarations[id.index] : nil
  }

  /// The type whose name precedes the last dot in the whole name of a declaration: `T` of the mapping `T as N`.
  func ownerType(of id: DeclarationID) -> SymbolID? {
    guard let name = entry(of: id)?.name, let dot = name.lastIndex(of: "."),
      let symbols = declaredTypes[String(name[..<dot])], symbols.count == 1
    else { return nil }
    return symbols[0]
  }

  /// In `T.N`, the name of the mapping `T as N`, also `T` is used.
  private mutating func noteOwner(of id: DeclarationID, in name: Span, before last: Span, _ bytes: [UInt8]) {
    guard last.start > name.start + 1, last.start <= bytes.count, let symbol = ownerType(of: id) else { return }
    let whole = Span(file: name.file, start: name.start, end: last.start - 1)
    let owner = lastName(in: whole, of: symbol, bytes)
    guard bytes[owner.start..<owner.end].elementsEqual(index.symbols[symbol.index].name.utf8) else { return }
    note(SymbolUse(span: owner, symbol: symbol, role: .reads))
  }

  /// The part of a qualified name that is the symbol's own.
  private func lastName(in span: Span, of symbol: SymbolID, _ bytes: [UInt8]) -> Span {
    let name = Array(index.symbols[symbol.index].name.utf8)
    let start = span.end - name.count
    guard start > span.start, span.end <= bytes.count, bytes[start - 1] == UInt8(ascii: "."),
      bytes[start..<span.end].elementsEqual(name)
    else { return span }
    return Span(file: span.file, start: start, end: span.end)
  }

  /// The declared type that a type mentions first.
  func firstTarget(_ type: TypeSyntax) -> DeclarationID? {
    switch type {
    case .missing: nil
    case .optional(let wrapped, _): firstTarget(wrapped)
    case .array(let element, _): firstTarget(element)
    case .dictionary(_, let value, _): firstTarget(value)
    case .named(let name, let arguments, _): targets[name.span] ?? arguments.firstResult(of: firstTarget)
    }
  }
}

extension EnumSyntax {
  /// Whether cases without texts of their own are numbers.
  fileprivate var isOfNumbers: Bool {
    guard case .named(let name, _, _)? = rawType else { return false }
    return Scalar(rawValue: name.text)?.integerRange != nil
  }
}

extension ItemSyntax {
  /// The type of a mapping that has a name of its own.
  var mappedAgain: TypeNameSyntax? {
    switch self {
    case .type(let type) where type.alias != nil: type.name
    case .enumeration(let item) where item.alias != nil: item.name
    case .union(let item) where item.alias != nil: item.name
    case .type, .enumeration, .union, .mixin, .externType, .transform, .importFile, .importModule, .setting,
      .defaultVia, .family, .test, .nested, .error:
      nil
    }
  }
}

extension TypeNameSyntax {
  /// The innermost name.
  var last: NameSyntax { nested.last ?? first }
}

extension [MemberSyntax] {
  /// The members with those of all blocks in the places of the blocks, whether or not their paths are right.
  var allMembers: [MemberSyntax] {
    flatMap { member -> [MemberSyntax] in
      if case .block(let block) = member { block.members.allMembers } else { [member] }
    }
  }
}
