import KVMapSource
import KVMapSyntax

/// The meaning of names in one file.
///
/// Every checked line passes a copy on, so everything except the file is shared.
struct NameLookup {
  let file: FileID
  /// The type parameters of the current declaration.
  var parameters: [String] = []
  private var known: Known

  /// The known names of a compilation. Immutable; adding to it creates another.
  private final class Known: Sendable {
    let table: DeclarationTable
    let graph: ImportGraph
    let typeNames: TypeNames
    let cases: DeclaredCases
    let transforms: DeclaredTransforms

    init(
      _ table: DeclarationTable, _ graph: ImportGraph, _ typeNames: TypeNames, _ cases: DeclaredCases,
      _ transforms: DeclaredTransforms
    ) {
      self.table = table
      self.graph = graph
      self.typeNames = typeNames
      self.cases = cases
      self.transforms = transforms
    }
  }

  init(
    file: FileID, table: DeclarationTable, graph: ImportGraph, typeNames: TypeNames,
    cases: DeclaredCases = DeclaredCases()
  ) {
    self.file = file
    known = Known(table, graph, typeNames, cases, DeclaredTransforms())
  }

  /// Adds the enums and unions.
  func knowing(_ cases: DeclaredCases) -> NameLookup {
    var names = self
    names.known = Known(known.table, known.graph, known.typeNames, cases, known.transforms)
    return names
  }

  /// Adds the declared transforms; there are none until they are compiled.
  func knowing(_ transforms: DeclaredTransforms) -> NameLookup {
    var names = self
    names.known = Known(known.table, known.graph, known.typeNames, known.cases, transforms)
    return names
  }

  /// The known enums and unions.
  var cases: DeclaredCases { known.cases }

  /// The declared transforms.
  var transforms: DeclaredTransforms { known.transforms }

  /// The names of the declared types by number, for messages.
  var typeNames: TypeNames {
    var names = known.typeNames
    names.parameters = parameters
    return names
  }

  /// A place where a declared name is used.
  struct Use {
    var span: Span
    var declaration: Declaration
  }

  /// - Returns: `nil` without a diagnostic when nothing has that name; with one when several imports declare it.
  func find(
    _ name: String, in space: NameSpace, at span: Span
  ) -> (declaration: Declaration?, diagnostics: [Diagnostic]) {
    let found = candidates(name, in: space, at: span)
    guard let first = found.first else { return (nil, []) }
    guard let second = found.dropFirst().first else { return (first, []) }
    return (nil, [SemaDiagnostics.ambiguousName(name, first: first.span, second: second.span, at: span)])
  }

  /// The built-in transformer of that name, unless a declaration hides it.
  func builtInTransformer(_ name: NameSyntax) -> TransformerCatalogue.Row? {
    guard let row = TransformerCatalogue.find(name.text) else { return nil }
    let mayBeHidden = TransformerCatalogue.canBeHidden.contains(name.text)
    return mayBeHidden && isDeclared(name.text, in: .transformers, at: name.span) ? nil : row
  }

  /// The built-in type of that name, unless a declaration or a type parameter hides it.
  ///
  /// - Parameter span: The place of the name, which may be in a namespace.
  func builtInType(_ name: String, at span: Span? = nil) -> Scalar? {
    guard let scalar = Scalar(rawValue: name) else { return nil }
    let isHidden = scalar.canBeHidden && (parameters.contains(name) || isDeclared(name, in: .types, at: span))
    return isHidden ? nil : scalar
  }

  private func isDeclared(_ name: String, in space: NameSpace, at span: Span?) -> Bool {
    !candidates(name, in: space, at: span).isEmpty
  }

  /// Inside a namespace its own names come first, then those outside.
  private func candidates(_ name: String, in space: NameSpace, at span: Span?) -> [Declaration] {
    if let namespace = span.flatMap(known.table.namespaces.name(at:)) {
      let own = known.table.find("\(namespace).\(name)", in: space, from: file, through: known.graph)
      if !own.isEmpty { return own }
    }
    return known.table.find(name, in: space, from: file, through: known.graph)
  }

  /// The name of a transformer or mixin that was probably meant.
  func suggestion(for name: String, in space: NameSpace) -> String? {
    let names = known.table.names(in: space, from: file, through: known.graph)
    switch space {
    case .types: return closest(to: name, in: names)
    case .transformers: return closest(to: name, in: TransformerCatalogue.rows.map(\.name) + names)
    // A mixin is used by its name, without that of a namespace.
    case .mixins: return closest(to: name, in: names.filter { !$0.contains(".") })
    }
  }

  /// The type that was probably meant, of those that take as many arguments as the name has.
  func suggestedType(for name: String, argumentCount: Int) -> String? {
    let builtIn =
      switch argumentCount {
      case 0: Scalar.allCases.map(\.rawValue)
      case 1: [BuiltInType.set]
      default: [String]()
      }
    let declared = known.table.names(in: .types, from: file, through: known.graph) {
      $0.parameterCount == argumentCount
    }
    let end = "." + name
    let nested = declared.filter { $0.hasSuffix(end) }
    if nested.count == 1 { return nested.first }
    // 'Rate' is no slip for 'Date': the first letter is hardly ever wrong.
    let first = name.unicodeScalars.count <= 5 ? name.first?.lowercased() : nil
    return closest(to: name, in: (builtIn + declared).filter { first == nil || $0.first?.lowercased() == first })
  }

  /// The class that was probably meant.
  func suggestedClass(for name: String) -> String? {
    closest(to: name, in: known.table.classNames(from: file, through: known.graph))
  }

  /// The type as it is written.
  func text(of type: ValueType) -> String { type.text(typeNames) }
}
