import KVMapSema
import KVMapSource
import KVMapSyntax

/// Which rules read and write a key of documents: one that a mapping names, or one in the JSON text of a test.
struct KeyHover {
  private let view: FileView
  private let names: NamesInSight

  init(_ view: FileView, _ workspace: Workspace) {
    self.view = view
    names = NamesInSight([view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree })
  }

  /// - Returns: Markdown, and the place of the key.
  func text(at offset: Int) -> (markdown: String, start: Int, end: Int)? {
    let item = view.tree.flatItems.first { item in
      item.declarationSpan.map { $0.start <= offset && offset <= $0.end } ?? false
    }
    switch item {
    case .type(let type): return text(at: offset, in: type, item)
    case .test(let test): return text(at: offset, in: test)
    case .enumeration, .union, .mixin, .transform, .family, .externType, .importFile, .importModule, .setting,
      .defaultVia, .nested, .error, nil:
      return nil
    }
  }

  // MARK: Keys in rules

  private func text(at offset: Int, in type: TypeDeclarationSyntax, _ item: ItemSyntax?) -> (String, Int, Int)? {
    let space = view.tree.namespace(at: offset)
    let root = type.members.firstResult { member -> [String]? in
      if case .root(let path?, _) = member { DocumentKeys.keys(of: path) } else { nil }
    }
    for property in NamesInSight.properties(in: type.members) {
      let around = (root ?? []) + (property.enclosingPath.map(DocumentKeys.keys) ?? [])
      for source in [property.source, property.writtenSource].compactMap(\.self) {
        for case .path(let path) in source.alternatives {
          guard let index = path.steps.firstIndex(where: { $0.span.start <= offset && offset <= $0.span.end }),
            case .key(let key) = path.steps[index].kind
          else { continue }
          let before = DocumentKeys.keys(
            of: PathSyntax(steps: Array(path.steps.prefix(index)), span: path.span))
          let span = path.steps[index].span
          let target = item.map { DocumentTarget.declared(DocumentShape.Declared(item: $0, space: space)) } ?? .other
          return (text(of: key, at: around + before, in: target), span.start, span.end)
        }
      }
    }
    return nil
  }

  // MARK: Keys in documents

  private func text(at offset: Int, in test: TestSyntax) -> (String, Int, Int)? {
    for case .document(let format, let document) in test.steps {
      guard TestDocumentCompletion.formats.contains(format.text) else { continue }
      guard document.span.start <= offset, offset <= document.span.end else { continue }
      guard let literal = JSONLiteral(document.span, in: view) else { return nil }
      let place = JSONPlace(literal.bytes, at: literal.index(of: offset))
      guard place.isKey, let string = place.string else { return nil }
      let key = String(decoding: literal.bytes[string], as: UTF8.self)
      let space = view.tree.namespace(at: offset)
      let target = test.type.map { DocumentTarget.type(DocumentType(syntax: $0, space: space)) } ?? .other
      let text = text(of: key, at: place.path, in: target)
      return (text, literal.offset(of: string.lowerBound), literal.offset(of: string.upperBound))
    }
    return nil
  }

  private func text(of key: String, at path: [String], in target: DocumentTarget) -> String {
    let found = DocumentKeys(at: path, of: target, names, isDocument: true).keys.filter { $0.key == key }
    func properties(_ isMeant: (DocumentKeys.Rule) -> Bool) -> String {
      found.compactMap(\.rule).filter(isMeant).map { "`\($0.owner).\($0.property.name.text)`" }.uniqued()
        .joined(separator: ", ")
    }
    let full = (path + [key]).map(DocumentKeyText.step).joined(separator: ".")
    var lines = ["key `\(full)` of documents"]
    let (read, written) = (properties(\.isRead), properties(\.isWritten))
    if !read.isEmpty { lines.append("read by \(read)") }
    if !written.isEmpty { lines.append("written by \(written)") }
    if read.isEmpty, written.isEmpty {
      lines.append(found.isEmpty ? "no rule reads it by its name" : "says which type the object has")
    }
    return lines.joined(separator: "\n\n")
  }
}
