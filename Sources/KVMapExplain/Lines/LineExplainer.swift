package import KVMapSema
package import KVMapSource
import KVMapSyntax

/// Explains what is written in one line of a file: `kvmapc explain FILE:LINE`.
package struct LineExplainer {
  /// What there is to say about a line.
  package enum Result: Sendable, Hashable {
    /// At least one, and how many more there are.
    case explained([ExplanationText], more: Int)
    /// The line has no meaning of its own: a comment, a brace, an empty line. The payload is the next line that has.
    case nothing(next: Int?)
    /// The file has only so many lines.
    case beyondEnd(Int)
  }

  /// The most explanations of one line: those of a mixin's rule are as many as the types that use it.
  private static let most = 5

  let rules: RuleExplainer
  let file: FileID
  let line: Int

  var index: DeclarationIndex { rules.index }
  var program: Program { rules.program }

  /// - Complexity: Linear in the size of the program.
  package static func explain(_ line: Int, of file: FileID, _ rules: RuleExplainer) -> Result {
    guard let parsed = rules.index.files[file], let table = rules.index.table(of: file) else {
      return .nothing(next: nil)
    }
    let count = table.lineNumber(at: parsed.source.bytes.count) - (parsed.source.bytes.last == 0x0A ? 1 : 0)
    guard line >= 1, line <= max(1, count) else { return .beyondEnd(count) }
    let explainer = LineExplainer(rules: rules, file: file, line: line)
    let found = parsed.tree.items.flatMap(explainer.explanations)
    if !found.isEmpty { return .explained(Array(found.prefix(most)), more: max(0, found.count - most)) }
    var next: Int?
    for candidate in line..<count where next == nil {
      let other = LineExplainer(rules: rules, file: file, line: candidate + 1)
      if parsed.tree.items.contains(where: { !other.explanations(of: $0).isEmpty }) { next = candidate + 1 }
    }
    return .nothing(next: next)
  }

  /// Whether the line is one of a span's.
  func covers(_ span: Span) -> Bool { index.lines(of: span).contains(line) }

  /// Whether a span begins in the line.
  func begins(_ span: Span) -> Bool { index.line(of: span) == line }

  func text(_ span: Span) -> String { index.text(of: span) }

  // MARK: Items

  /// Recursion is as deep as namespaces nest, which the parser limits.
  private func explanations(of item: ItemSyntax) -> [ExplanationText] {
    switch item {
    case .setting(let setting):
      guard covers(setting.span) else { return [] }
      return [explanation(of: setting, within: nil)]
    case .defaultVia(let via): return covers(via.span) ? [explanation(of: via, within: nil)] : []
    case .type(let type): return covers(type.span) ? explanations(in: type) : []
    case .mixin(let mixin): return covers(mixin.span) ? explanations(in: mixin) : []
    case .transform(let transform): return covers(transform.span) ? explanations(in: transform) : []
    case .enumeration(let syntax): return covers(syntax.span) ? explanations(in: syntax) : []
    case .union(let syntax): return covers(syntax.span) ? explanations(in: syntax) : []
    case .family(let syntax): return covers(syntax.span) ? explanations(in: syntax) : []
    case .test(let test): return covers(test.span) ? [explanation(of: test)] : []
    case .importFile(let item): return covers(item.span) ? [explanation(of: item)] : []
    case .importModule(let item):
      guard covers(item.span) else { return [] }
      let module = item.module.map(\.text).joined(separator: ".")
      return [.init(title: "import \(module)", rows: [.init("does", "generated code imports this Swift module")])]
    case .externType(let item):
      guard covers(item.span) else { return [] }
      return [
        .init(
          title: text(item.span),
          rows: [
            .init("does", "names a Swift type that no file maps; \(Self.maker(item)) makes its values")
          ])
      ]
    case .nested(let nested):
      let inner = nested.items.flatMap(explanations)
      guard inner.isEmpty, let name = nested.name, begins(nested.span) else { return inner }
      return [
        .init(
          title: "namespace \(name.text)", documentation: nested.documentation,
          rows: [.init("does", "its types are nested in the Swift enum \(name.text)")])
      ]
    case .error: return []
    }
  }

  private static func maker(_ item: ExternTypeSyntax) -> String {
    let isCodable = item.conformances.contains { ["Codable", "Decodable", "Encodable"].contains($0.name.text) }
    return isCodable ? "its 'Codable' conformance or a transformer" : "a transformer or its own mapper"
  }

  private func explanation(of item: ImportFileSyntax) -> ExplanationText {
    let path = item.path?.value ?? ""
    let target = index.imported(by: file).compactMap { index.files[$0] }.first {
      SourceSet.normalized($0.source.path).hasSuffix(SourceSet.normalized(path).drop { $0 == "." || $0 == "/" })
    }
    let declared =
      target.flatMap { target in program.units.first { $0.file == target.source.id } }.map { unit in
        rules.typeNames(of: unit)
      } ?? []
    let types = declared.isEmpty ? "the types, mixins and transformers of the file" : declared.joined(separator: ", ")
    return .init(title: "import \"\(path)\"", rows: [.init("gives", types)])
  }

  private func explanation(of test: TestSyntax) -> ExplanationText {
    let type = test.type.map { text($0.span) } ?? ""
    var does: [String] = []
    for step in test.steps {
      switch step {
      case .document(let format, _): does.append("reads a document in \(format.text) as \(type)")
      case .file(let format, let path): does.append("reads \(path.value), in \(format.text), as \(type)")
      case .context: does.append("passes a value as $context")
      case .expect: does.append("compares the properties that are named")
      case .roundtrip: does.append("writes the value, reads that, and compares")
      case .fails(let path, let kind, _):
        let place = path.map { " at \(text($0.span))" } ?? ""
        does.append("expects a problem of the kind \(kind?.text ?? "any")\(place)")
      }
    }
    return .init(
      title: "test \(type) \"\(test.title?.value ?? "")\"",
      rows: [.init("does", does.isEmpty ? ["nothing"] : does), .init("run", "kvmapc test")])
  }
}

extension RuleExplainer {
  /// The names of the types that a file declares, in its order.
  package func typeNames(of unit: Program.Unit) -> [String] {
    let mappings = unit.mappings.map { program[$0] }.compactMap { mapping -> (Int, String)? in
      switch mapping.kind {
      case .transform, .genericUnion: nil
      case .owned, .structure, .classType, .named: (mapping.origin.line, mapping.fullName)
      }
    }
    let others =
      unit.enumerations.map { (program[$0].origin.line, program[$0].name) }
      + unit.unions.filter { !program[$0].isFamily }.map { (program[$0].origin.line, program[$0].name) }
    return (mappings + others).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
