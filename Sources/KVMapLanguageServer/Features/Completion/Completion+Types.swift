import KVMapSema
import KVMapSyntax

extension Completion {
  mutating func collectTypes(where use: TypePlace) {
    // Behind a period, the part of the name that is there is not written again.
    if let qualifier {
      for type in names.types where type.name.hasPrefix(qualifier) {
        addType(type, String(type.name.dropFirst(qualifier.count)), use)
      }
      return
    }
    if case .namespace = use { collectNamespaces() }
    if case .type(let type)? = place.item, place.property != nil || place.previous?.keyword != .map {
      for parameter in type.parameters { add(parameter.text, .typeParameter, .best) }
    }
    for type in names.types { addType(type, type.name, use) }
    for scalar in Scalar.allCases {
      add(scalar.rawValue, .classType, use.rank(of: scalar), detail: "built in", about: .type)
    }
    for name in [BuiltInType.set, BuiltInType.field] {
      add(
        name, .classType, use.rank(ofGeneric: name), detail: "built in", snippet: "\(name)<$0>", about: .type)
    }
    collectTypesOfOtherFiles(where: use)
  }

  private mutating func addType(_ type: NamesInSight.TypeName, _ label: String, _ use: TypePlace) {
    let rank = use.rank(of: type)
    if case .mapped = use, rank != .other {
      add(label, .classType, rank, detail: "\(type.kind), for a second mapping", text: label + " as ")
    } else {
      add(label, .classType, rank, detail: type.kind)
    }
  }

  /// The first parts of names, where the others follow.
  private mutating func collectNamespaces() {
    let next = place.view.tokens.drop { $0.start < place.word.upperBound }.prefix { $0.kind == .period || $0.isName }
    let rest = next.map { place.view.text($0.start, $0.end) }.joined()
    for type in names.types where type.name.hasSuffix(rest) && type.name != rest {
      let first = type.name.dropLast(rest.count)
      if !first.contains(".") { add(String(first), .classType, .best, detail: "namespace") }
    }
  }

  /// `GitHub.` where `GitHub.‸` is written.
  private var qualifier: String? {
    var parts = ""
    var index = place.index - 1
    while index > 0, place.view.tokens[index].kind == .period, place.view.tokens[index - 1].isName {
      parts = place.view.name(of: index - 1) + "." + parts
      index -= 2
    }
    return parts.isEmpty ? nil : parts
  }

  /// Types of files that are not imported, with the line that imports them.
  private mutating func collectTypesOfOtherFiles(where use: TypePlace) {
    let file = place.view.file
    guard file.isInFileSystem else { return }
    for other in workspace.activeFiles where other.id != file.id && !file.imported.contains(other.id) {
      // A file that imports this one would close a circle.
      guard !workspace.imports(from: other.id).contains(file.id),
        let path = RelativePath.path(of: other.path, from: file.path)
      else { continue }
      for type in NamesInSight([other.parsed.tree], inside: place.namespace).types where use.rank(of: type) != .other {
        guard items.count < Self.most else { return }
        add(
          type.name, .classType, .other, detail: "\(type.kind) in \(path), with an import",
          additional: [importEdit(path)])
      }
    }
  }

  /// The line goes after the last import, or after the edition.
  private func importEdit(_ path: String) -> TextEdit {
    let view = place.view
    let after = view.tree.fileImports.last?.span.end ?? view.tree.edition?.span.end
    let line = "import \(DocumentKeyText.string(path))"
    guard let after else {
      let start = view.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return TextEdit(range: view.range(start, start), newText: line + view.file.lineEnd)
    }
    return TextEdit(range: view.range(after, after), newText: view.file.lineEnd + line)
  }
}
