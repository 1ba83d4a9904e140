import KVMapSema
import KVMapSource
import KVMapSyntax

/// Where what a name means is declared, and where else it is used.
struct Navigation {
  private let view: FileView
  private let offset: Int
  private let index: SymbolIndex

  init(_ view: FileView, at position: TextPosition, in analysis: Analysis) {
    self.view = view
    offset = view.offset(of: position)
    index = analysis.model.symbols
  }

  /// The uses at the position.
  var uses: [SymbolUse] { index.uses(at: offset, in: view.file.id) }

  var symbols: [Symbol] { uses.compactMap { index[$0.symbol] } }

  /// The file that the import at the position refers to.
  var importedFile: FileID? {
    let path = view.tree.fileImports.compactMap(\.path).first { $0.span.start <= offset && offset <= $0.span.end }
    return path.flatMap { view.file.targets[$0.value] }
  }

  /// The declarations of the symbols at the position. For a property whose key follows from a `keys` line also that line.
  func definitions() -> [Span] {
    symbols.flatMap { symbol -> [Span] in
      let isDeclaration = uses.contains { $0.symbol == symbol.id && $0.role == .declares }
      let line = isDeclaration && !symbol.styledKeys.isEmpty ? view.tree.keysLine(for: symbol.span) : nil
      return [symbol.span] + [line].compactMap(\.self)
    }
  }

  func typeDefinitions() -> [Span] {
    symbols.compactMap { symbol -> Span? in
      guard let type = symbol.type ?? symbol.declaration else { return nil }
      return index.symbols.first { $0.declaration == type }?.span
    }
  }

  func references(withDeclarations: Bool) -> [Span] {
    let found = index.uses(of: Set(uses.map(\.symbol)))
    return found.filter { withDeclarations || $0.role != .declares }.map(\.span).uniqued()
  }

  func highlights() -> [DocumentHighlight] {
    var seen: Set<Span> = []
    // A place with several meanings is first one that declares.
    let found = index.uses(of: Set(uses.map(\.symbol))).filter { $0.span.file == view.file.id }
    return found.filter { seen.insert($0.span).inserted }.map { use in
      DocumentHighlight(range: view.range(use.span), kind: use.role == .declares ? 3 : 2)
    }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of their first occurrences.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SyntaxTree {
  var fileImports: [ImportFileSyntax] { items.compactMap { if case .importFile(let item) = $0 { item } else { nil } } }

  /// The line that sets the key style of a property: that of its declaration, otherwise that of the file.
  func keysLine(for property: Span) -> Span? {
    for item in flatItems {
      let (span, members): (Span, [MemberSyntax]) =
        switch item {
        case .type(let type): (type.span, type.members)
        case .mixin(let mixin): (mixin.span, mixin.members)
        case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .enumeration, .union,
          .test, .nested, .error:
          (Span(file: property.file, start: 0, end: 0), [])
        }
      guard span.start <= property.start, property.end <= span.end else { continue }
      for case .setting(let setting) in members { if case .keys = setting.kind { return setting.span } }
    }
    for case .setting(let setting) in items { if case .keys = setting.kind { return setting.span } }
    return nil
  }
}
