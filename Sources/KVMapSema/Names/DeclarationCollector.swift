import KVMapSource
import KVMapSyntax

/// Numbers every declaration before any name is resolved, so that the order of declarations never matters.
struct DeclarationCollector {
  private var table = DeclarationTable()
  private var diagnostics: [Diagnostic] = []

  static func collect(
    _ files: [ParsedFile], imports: ImportGraph
  ) -> (table: DeclarationTable, diagnostics: [Diagnostic]) {
    var collector = DeclarationCollector()
    for file in files {
      for item in file.tree.items { collector.collect(item) }
    }
    collector.compareWithImports(imports)
    return (collector.table, collector.diagnostics)
  }

  private mutating func collect(_ item: ItemSyntax) {
    switch item {
    case .type(let type): collect(type)
    case .enumeration(let item): declare(.enumeration, item.name)
    case .union(let item): declare(.union, item.name)
    case .externType(let item): declare(.externType, name: item.name?.text, span: item.name?.span)
    case .mixin(let item): declare(.mixin, item.name)
    case .transform(let item): declare(.transform, item.name)
    case .family, .importFile, .importModule, .setting, .defaultVia, .test, .error: break
    }
  }

  private mutating func collect(_ type: TypeDeclarationSyntax) {
    guard let name = type.name else { return }
    let text = type.mappingName ?? name.text
    let kind: Declaration.Kind =
      switch type.kind {
      case .map: .map
      case .structure: .structure
      case .classType: .classType
      }
    declare(kind, name: text, span: name.span, isMapping: true, parameterCount: type.parameters.count)
  }

  private mutating func declare(_ kind: Declaration.Kind, _ name: NameSyntax?) {
    declare(kind, name: name?.text, span: name?.span)
  }

  private mutating func declare(
    _ kind: Declaration.Kind, name: String?, span: Span?, isMapping: Bool = false, parameterCount: Int = 0
  ) {
    guard let name, let span else { return }
    let space = NameSpace(of: kind)
    if let first = table.add(kind, name: name, at: span, isMapping: isMapping, parameterCount: parameterCount) {
      diagnostics.append(SemaDiagnostics.duplicateDeclaration(kind, name, first: first, at: span))
    } else if space == .types, BuiltInType.names.contains(name) {
      diagnostics.append(SemaDiagnostics.builtInRedeclared(kind, name, at: span))
    } else if space == .transformers, TransformerCatalogue.find(name) != nil,
      !TransformerCatalogue.canBeHidden.contains(name)
    {
      diagnostics.append(SemaDiagnostics.builtInRedeclared(kind, name, at: span))
    } else if space == .types, let problem = ReservedNames.problem(ofType: name) {
      diagnostics.append(SemaDiagnostics.reservedName(name, of: "a type", because: problem, at: span))
    }
  }

  /// A file may not declare a name that a file it imports declares.
  private mutating func compareWithImports(_ graph: ImportGraph) {
    for own in table.all {
      let space = NameSpace(of: own.kind)
      guard let other = table.findImported(own.name, in: space, from: own.file, through: graph).first else { continue }
      diagnostics.append(SemaDiagnostics.duplicateDeclaration(own.kind, own.name, first: other, at: own.span))
    }
  }
}
