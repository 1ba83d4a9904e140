import KVMapSource

/// The declarations of all files, by name.
struct DeclarationTable {
  private(set) var all: [Declaration] = []
  var namespaces: Namespaces
  /// The number of numbered declarations of each kind.
  private(set) var mappingCount = 0
  private(set) var enumerationCount = 0
  private(set) var unionCount = 0
  private(set) var foreignTypeCount = 0
  private var byName: [Key: [FileID: DeclarationID]] = [:]
  private var byFile: [FileID: [DeclarationID]] = [:]

  init() {
    var none: [ParsedFile] = []
    namespaces = Namespaces(takingApart: &none)
  }

  /// The name without the namespace that it is declared in.
  func plainName(of name: String, at span: Span) -> String {
    guard let namespace = namespaces.name(at: span) else { return name }
    return String(name.dropFirst(namespace.count + 1))
  }

  private struct Key: Hashable {
    var space: NameSpace
    var name: String
  }

  subscript(id: DeclarationID) -> Declaration { all[id.index] }

  /// Adds a declaration. If several in one file have the same name, lookups find the first.
  ///
  /// - Returns: The declaration of that name that the file already has.
  mutating func add(
    _ kind: Declaration.Kind, name: String, at span: Span, isMapping: Bool, parameterCount: Int = 0,
    stating coding: StatedCoding = .none
  ) -> Declaration? {
    let id = DeclarationID(all.count)
    var declaration = Declaration(id: id, kind: kind, name: name, span: span)
    declaration.parameterCount = parameterCount
    all.append(numbered(declaration, isMapping: isMapping, coding))
    byFile[span.file, default: []].append(id)
    let key = Key(space: NameSpace(of: kind), name: name)
    if let first = byName[key]?[span.file] { return self[first] }
    byName[key, default: [:]][span.file] = id
    return nil
  }

  private mutating func numbered(
    _ declaration: Declaration, isMapping: Bool, _ coding: StatedCoding
  ) -> Declaration {
    var declaration = declaration
    if isMapping {
      declaration.mapping = MappingID(mappingCount)
      mappingCount += 1
    }
    switch declaration.kind {
    case .enumeration:
      declaration.enumeration = EnumerationID(enumerationCount)
      enumerationCount += 1
    case .union:
      declaration.union = UnionID(unionCount)
      unionCount += 1
    case .externType:
      declaration.foreignType = ForeignTypeID(foreignTypeCount, stating: coding)
      foreignTypeCount += 1
    case .map, .structure, .classType, .mixin, .transform: break
    }
    return declaration
  }

  /// What a name refers to in a file.
  ///
  /// - Returns: The file's own declaration, or else the declarations of its direct imports, in their order. More than
  ///   one means that the name is ambiguous.
  /// - Complexity: Linear in the number of imports of the file or in the number of files that declare the name,
  ///   whichever is smaller.
  func find(_ name: String, in space: NameSpace, from file: FileID, through graph: ImportGraph) -> [Declaration] {
    if let own = byName[Key(space: space, name: name)]?[file] { return [self[own]] }
    return findImported(name, in: space, from: file, through: graph)
  }

  /// The same without the file's own declarations.
  func findImported(
    _ name: String, in space: NameSpace, from file: FileID, through graph: ImportGraph
  ) -> [Declaration] {
    guard let candidates = byName[Key(space: space, name: name)] else { return [] }
    let imports = graph.imports(of: file)
    if imports.count <= candidates.count {
      return imports.filter { $0.target != file }.compactMap { candidates[$0.target] }.map { self[$0] }
    }
    return candidates.filter { $0.key != file && graph.sees(file, $0.key) }.map(\.value)
      .sorted { $0.index < $1.index }.map { self[$0] }
  }

  /// The names of the classes that a file can use, as `names(in:from:through:)`.
  func classNames(from file: FileID, through graph: ImportGraph) -> [String] {
    var names: [String] = []
    for file in [file] + graph.imports(of: file).map(\.target) {
      for id in byFile[file] ?? [] where self[id].kind == .classType {
        names.append(self[id].name)
        if names.count == 1000 { return names }
      }
    }
    return names
  }

  /// Names that a file can use, for suggestions. Limited to as many as can be compared for every wrong name of a large
  /// file.
  ///
  /// - Parameter isUsable: Which declarations count.
  func names(
    in space: NameSpace, from file: FileID, through graph: ImportGraph,
    where isUsable: (Declaration) -> Bool = { _ in true }
  ) -> [String] {
    var names: [String] = []
    for file in [file] + graph.imports(of: file).map(\.target) {
      for id in byFile[file] ?? [] where NameSpace(of: self[id].kind) == space && isUsable(self[id]) {
        names.append(self[id].name)
        if names.count == 1000 { return names }
      }
    }
    return names
  }
}
