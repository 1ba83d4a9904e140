import KVMapSource
import KVMapSyntax

/// The outline of a file: declarations, their members, and tests.
struct DocumentSymbols {
  private let view: FileView

  init(_ view: FileView) { self.view = view }

  /// The kinds of the protocol.
  enum Kind: Int {
    case namespace = 3
    case classType = 5
    case test = 6
    case property = 7
    case enumeration = 10
    case mixin = 11
    case transform = 12
    case enumCase = 22
    case structure = 23
  }

  func symbols() -> [DocumentSymbol] { view.tree.items.compactMap(symbol) }

  /// The same as a list, for clients that know no trees.
  func list() -> [SymbolInformation] { symbols().flatMap { information($0, in: nil) } }

  private func information(_ symbol: DocumentSymbol, in container: String?) -> [SymbolInformation] {
    [
      SymbolInformation(
        name: symbol.name, kind: symbol.kind, location: Location(uri: view.file.uri, range: symbol.range),
        containerName: container)
    ] + (symbol.children ?? []).flatMap { information($0, in: symbol.name) }
  }

  private func symbol(_ item: ItemSyntax) -> DocumentSymbol? {
    switch item {
    case .nested(let nested):
      return symbol(nested.name?.text, .namespace, nested.span, nested.name?.span, nested.items.compactMap(symbol))
    case .type(let type):
      let kind: Kind = type.kind == .classType ? .classType : .structure
      return symbol(
        type.name.map { $0.text + (type.alias.map { " as \($0.text)" } ?? "") }, kind, type.span, type.name?.span,
        members(type.members), detail: type.kind.rawValue)
    case .mixin(let mixin):
      return symbol(mixin.name?.text, .mixin, mixin.span, mixin.name?.span, members(mixin.members), detail: "mixin")
    case .enumeration(let item):
      return symbol(item.name?.text, .enumeration, item.span, item.name?.span, cases(item.cases), detail: "enum")
    case .union(let item):
      return symbol(item.name?.text, .enumeration, item.span, item.name?.span, cases(item.cases), detail: "union")
    case .family(let item):
      return symbol(item.name?.text, .enumeration, item.span, item.name?.span, cases(item.cases), detail: "family")
    case .externType(let item):
      return symbol(item.name?.text, .structure, item.span, item.name?.span, [], detail: "extern type")
    case .transform(let item):
      return symbol(item.name?.text, .transform, item.span, item.name?.span, [], detail: "transform")
    case .test(let test):
      return symbol(
        test.title?.value, .test, test.span, test.title?.span, [], detail: test.type.map { view.text($0.span) })
    case .importFile, .importModule, .setting, .defaultVia, .error: return nil
    }
  }

  private func members(_ members: [MemberSyntax]) -> [DocumentSymbol] {
    members.flatMap { member -> [DocumentSymbol] in
      switch member {
      case .property(let property):
        let type = property.type.map { view.text($0.span) }
        return [symbol(property.name.text, .property, property.span, property.name.span, [], detail: type)].compactMap(
          \.self)
      case .block(let block): return self.members(block.members)
      case .setting, .defaultVia, .root, .hook, .context, .element, .namespace, .check, .error: return []
      }
    }
  }

  private func cases(_ cases: [CaseSyntax]) -> [DocumentSymbol] {
    cases.compactMap { symbol($0.name.text, .enumCase, $0.span, $0.name.span, []) }
  }

  /// The range of the name lies in that of the whole, or clients refuse the answer.
  private func symbol(
    _ name: String?, _ kind: Kind, _ span: Span, _ nameSpan: Span?, _ children: [DocumentSymbol], detail: String? = nil
  ) -> DocumentSymbol? {
    guard let name, let nameSpan else { return nil }
    return DocumentSymbol(
      // An empty name is refused, too.
      name: name.isEmpty ? "(empty)" : name, detail: detail, kind: kind.rawValue,
      range: view.range(span.joined(with: nameSpan)), selectionRange: view.range(nameSpan),
      children: children.isEmpty ? nil : children)
  }
}

/// The search for declarations, members and tests in all files.
struct WorkspaceSymbols {
  static let most = 1000

  /// Those whose names contain the letters of a query in this order, in any case.
  static func search(_ query: String, in views: some Sequence<FileView>) -> [SymbolInformation] {
    let wanted = Array(query.lowercased())
    var found: [SymbolInformation] = []
    for view in views {
      for symbol in DocumentSymbols(view).list() where contains(symbol.name, wanted) {
        found.append(symbol)
        if found.count == most { return found }
      }
    }
    return found
  }

  private static func contains(_ name: String, _ wanted: [Character]) -> Bool {
    var rest = wanted[...]
    for character in name.lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
