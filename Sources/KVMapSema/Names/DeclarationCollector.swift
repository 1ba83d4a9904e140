import KVMapSource
import KVMapSyntax

/// Numbers every declaration before any name is resolved, so that the order of declarations never matters.
struct DeclarationCollector {
  private var table = DeclarationTable()
  private var diagnostics: [Diagnostic] = []

  static func collect(
    _ files: [ParsedFile], namespaces: Namespaces, imports: ImportGraph
  ) -> (table: DeclarationTable, diagnostics: [Diagnostic]) {
    var collector = DeclarationCollector()
    collector.table.namespaces = namespaces
    for file in files {
      for item in file.tree.items { collector.collect(item) }
    }
    collector.compareWithImports(imports)
    collector.compareNamespaces(files, imports)
    return (collector.table, collector.diagnostics)
  }

  private mutating func collect(_ item: ItemSyntax) {
    switch item {
    case .type(let type): collect(type)
    case .enumeration(let item): declare(.enumeration, name: item.mappingName, span: item.name?.span)
    case .union(let item):
      // A generic one is a mapping as well, of the values that it is used with.
      declare(
        .union, name: item.mappingName, span: item.name?.span, isMapping: !item.parameters.isEmpty,
        parameterCount: item.parameters.count)
    case .externType(let item):
      let stated = item.conformances.filter { !$0.isDenied }.map(\.name.text)
      declare(.externType, name: item.name?.text, span: item.name?.span, stating: StatedCoding(stated))
    case .mixin(let item): declare(.mixin, item.name)
    case .transform(let item): declare(.transform, item.name)
    case .family, .importFile, .importModule, .setting, .defaultVia, .test, .nested, .error: break
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
    _ kind: Declaration.Kind, name: String?, span: Span?, isMapping: Bool = false, parameterCount: Int = 0,
    stating coding: StatedCoding = .none
  ) {
    guard let name, let span else { return }
    let space = NameSpace(of: kind)
    let first = table.add(
      kind, name: name, at: span, isMapping: isMapping, parameterCount: parameterCount, stating: coding)
    if let first {
      diagnostics.append(SemaDiagnostics.duplicateDeclaration(kind, name, first: first, at: span))
    } else if space == .types, BuiltInType.names.contains(table.plainName(of: name, at: span)) {
      diagnostics.append(SemaDiagnostics.builtInRedeclared(kind, name, at: span))
    } else if space == .transformers, TransformerCatalogue.find(table.plainName(of: name, at: span)) != nil,
      !TransformerCatalogue.canBeHidden.contains(table.plainName(of: name, at: span))
    {
      diagnostics.append(SemaDiagnostics.builtInRedeclared(kind, name, at: span))
    } else if space == .types, let problem = ReservedNames.problem(ofType: name) {
      diagnostics.append(SemaDiagnostics.reservedName(name, of: "a type", because: problem, at: span))
    }
  }

  /// A namespace may not have the name of a type that its file sees.
  private mutating func compareNamespaces(_ files: [ParsedFile], _ graph: ImportGraph) {
    for file in files {
      for block in table.namespaces.byFile[file.source.id] ?? [] {
        let (name, span) = (block.name.text, block.name.span)
        if let type = table.find(name, in: .types, from: file.source.id, through: graph).first {
          diagnostics.append(
            type.file == span.file && type.span.start > span.start
              ? SemaDiagnostics.typeIsNamespace(name, first: span, at: type.span)
              : SemaDiagnostics.namespaceIsType(type, first: type.span, at: span))
        } else if BuiltInType.names.contains(name) {
          diagnostics.append(SemaDiagnostics.builtInNamespace(name, at: span))
        } else if let problem = ReservedNames.problem(ofType: name) {
          diagnostics.append(SemaDiagnostics.reservedName(name, of: "a namespace", because: problem, at: span))
        }
      }
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
