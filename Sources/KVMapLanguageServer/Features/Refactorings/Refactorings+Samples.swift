import KVMap
import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// Properties for the keys that the documents of tests have and that nothing reads.
extension Refactorings {
  func addProperties(to type: TypeDeclarationSyntax) -> Refactoring? {
    guard type.kind != .map, type.alias == nil, type.parameters.isEmpty, let name = type.name?.text,
      !type.members.contains(where: { if case .root = $0 { true } else { false } })
    else { return nil }
    let documents = TestedDocuments(of: name, in: view.file, workspace)
    let known = knownKeys(of: type)
    guard documents.objects.contains(where: { !known.isSuperset(of: $0.keys) }) else { return nil }
    return Refactoring(.addProperties, "add properties for the keys of tests that nothing reads") {
      let keys = unreadKeys(documents, as: name)
      guard !keys.isEmpty, let inferred = inferredTypes(documents, keys, named: name) else { return nil }
      return replacements(adding: inferred, to: type)
    }
  }

  /// The keys that the rules of a type obviously read.
  private func knownKeys(of type: TypeDeclarationSyntax) -> Set<String> {
    let rules = KeyRules(view.tree, type.members)
    var keys: Set<String> = []
    for property in names.properties(of: .type(type)) {
      guard let source = property.source ?? rules.exceptions[property.name.text]?.source else {
        keys.formUnion(rules.keys(for: property.name.text))
        continue
      }
      for case .path(let path) in source.alternatives {
        if case .key(let key)? = (property.enclosingPath ?? path).steps.first?.kind { keys.insert(key) }
      }
    }
    return keys
  }

  /// The keys of the documents that no rule takes.
  private func unreadKeys(_ documents: TestedDocuments, as type: String) -> Set<String> {
    let samples = documents.texts.map { Sample(name: "test", format: .json, bytes: $0) }
    let files = CompilationFiles(of: view.file, in: workspace)
    guard case .tally(let tally) = files.compilation().use(of: samples, as: type) else { return [] }
    return Set(tally.unread.map(\.path)).intersection(documents.objects.flatMap(\.keys))
  }

  /// What is inferred from these keys alone.
  private func inferredTypes(_ documents: TestedDocuments, _ keys: Set<String>, named name: String) -> FileView? {
    let samples = documents.objects.map { object in
      let members = zip(object.keys, object.values).filter { keys.contains($0.0) }
      let json = members.map { "\(JSONValue.string($0.0).description):\($0.1.description)" }.joined(separator: ",")
      return Sample(name: "test", format: .json, bytes: Array("{\(json)}".utf8))
    }
    var options = InferenceOptions()
    options.name = name
    guard case .mapping(let inference) = Compilation.infer(from: samples, options, to: "inferred.kvmap") else {
      return nil
    }
    var file = WorkspaceFile(id: FileID(0), path: "inferred.kvmap", uri: "", isInFileSystem: false)
    file.setText(inference.mapping)
    return FileView(file, unit: view.unit)
  }

  /// - Returns: `nil` if the inferred text does not fit into the file.
  private func replacements(adding inferred: FileView, to type: TypeDeclarationSyntax) -> [Replacement]? {
    let rules = KeyRules(view.tree, type.members)
    let taken = Set(names.properties(of: .type(type)).map(\.name.text))
    var lines: [String] = []
    var declarations = ""
    for item in inferred.tree.items {
      switch item {
      case .type(let other) where other.name?.text == type.name?.text:
        let otherRules = KeyRules(inferred.tree, other.members)
        lines = NamesInSight.properties(in: other.members).filter { !taken.contains($0.name.text) }.map {
          line(of: $0, in: inferred, otherRules, rules)
        }
      case .type, .enumeration, .union:
        guard let name = item.declaredName, newTypeName(name, in: "") == name, let span = item.declarationSpan else {
          return nil
        }
        declarations += "\n\n" + inferred.text(span.start..<span.end, with: [ownStyle(of: item, in: inferred)])
      case .setting(let setting): guard case .keys = setting.kind else { return nil }
      // What applies to a whole file would apply to the rules that are there.
      case .importFile, .importModule, .defaultVia, .externType, .transform, .mixin, .family, .test, .nested, .error:
        return nil
      }
    }
    guard !lines.isEmpty else { return nil }
    let text = lines.joined(separator: "\n")
    let place = type.members.last { $0.isRule }.map { view.lines(of: $0.span).upperBound }
    return [
      insertion("\n" + text + "\n", at: place ?? max(type.span.start, type.span.end - 1)),
      insertion(declarations, at: view.end(of: type.span)),
    ].filter { !$0.text.isEmpty }
  }

  /// A property with its key, where the key style of the file gives another one.
  private func line(of property: PropertySyntax, in inferred: FileView, _ rules: KeyRules, _ own: KeyRules) -> String {
    let range = property.span.start..<property.span.end
    let keys = property.source == nil ? rules.keys(for: property.name.text) : plainKeys(of: property, in: inferred)
    // Anything else is written out.
    guard let keys, let start = property.type?.span.end else { return inferred.text(range, with: []) }
    let isGiven = own.keys(for: property.name.text) == keys
    let arrow = isGiven ? "" : " <-> " + keys.map(DocumentKeyText.step).joined(separator: " ?? ")
    let place = Span(file: inferred.file.id, start: start, end: property.source?.span.end ?? start)
    return inferred.text(range, with: [Replacement(span: place, text: arrow)])
  }

  /// The `keys` line of the inferred file, in a type of a file that has another one.
  private func ownStyle(of item: ItemSyntax, in inferred: FileView) -> Replacement {
    let rules = KeyRules(inferred.tree)
    guard case .type(let type) = item, !KeyRules(inferred.tree, type.members).areOwn,
      rules.styles != KeyRules(view.tree).styles, let first = type.members.first
    else {
      return Replacement(span: Span(file: inferred.file.id, start: 0, end: 0), text: "")
    }
    let place = inferred.lines(of: first.span).lowerBound
    let styles = rules.styles.map(\.rawValue).joined(separator: " or ")
    return Replacement(span: Span(file: inferred.file.id, start: place, end: place), text: "keys \(styles)\n  ")
  }
}
