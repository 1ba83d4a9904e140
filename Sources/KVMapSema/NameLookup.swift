import KVMapSource

/// What the names of one file mean.
struct NameLookup {
  let file: FileID
  let table: DeclarationTable
  let graph: ImportGraph
  /// The names of the declared types by their numbers, for messages.
  var typeNames: TypeNames
  /// What is known of enums and unions.
  var cases = DeclaredCases()
  /// One's own transforms; empty until they are compiled.
  var transforms = DeclaredTransforms()

  /// A place where a declared name is used.
  struct Use {
    var span: Span
    var declaration: Declaration
  }

  /// - Returns: `nil` without a diagnostic where nothing has that name; with one where several imports declare it.
  func find(
    _ name: String, in space: NameSpace, at span: Span
  ) -> (declaration: Declaration?, diagnostics: [Diagnostic]) {
    let found = table.find(name, in: space, from: file, through: graph)
    guard let first = found.first else { return (nil, []) }
    guard let second = found.dropFirst().first else { return (first, []) }
    return (nil, [SemaDiagnostics.ambiguousName(name, first: first.span, second: second.span, at: span)])
  }

  /// The name that was probably meant.
  func suggestion(for name: String, in space: NameSpace) -> String? {
    let builtIn =
      switch space {
      case .types: Scalar.allCases.map(\.rawValue) + [BuiltInType.set]
      case .transformers: TransformerCatalogue.rows.map(\.name)
      case .mixins: [String]()
      }
    return closest(to: name, in: builtIn + table.names(in: space, from: file, through: graph))
  }

  /// The type as it is written.
  func text(of type: ValueType) -> String { type.text(typeNames) }
}
