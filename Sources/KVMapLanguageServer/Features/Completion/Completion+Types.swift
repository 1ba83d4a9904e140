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
    if case .stated(let type) = use { addStated(type) }
    for parameter in typeParameters { add(parameter.text, .typeParameter, .best) }
    if case .transform? = place.item, place.property == nil, let bracket = place.view.openBracket(before: place.index),
      place.view.tokens[bracket].kind == .leftParenthesis
    {
      add("Key", .classType, .best, detail: "the key of a property of the transform")
    }
    for type in names.types { addType(type, type.name, use) }
    for scalar in Scalar.allCases {
      add(scalar.rawValue, .classType, use.rank(of: scalar), detail: "built in", about: .type)
    }
    for name in [BuiltInType.set, BuiltInType.field] {
      add(
        name, .classType, use.rank(ofGeneric: name), detail: "built in", snippet: "\(name)<$0>", about: .type)
    }
    collectTypesOfOtherFiles { use.rank(of: $0) != .other }
  }

  private mutating func addType(_ type: NamesInSight.TypeName, _ label: String, _ use: TypePlace) {
    let rank = use.rank(of: type)
    if case .mapped = use, rank != .other {
      add(label, .classType, rank, detail: "\(type.kind), for a second mapping", text: label + " as ")
    } else {
      add(label, .classType, rank, detail: type.kind, snippet: type.isGeneric ? label + "<$0>" : nil)
    }
  }

  /// What another declaration states, with its brackets and marks.
  private mutating func addStated(_ type: TypeSyntax) {
    guard place.view.openBracket(before: place.index).map({ place.view.tokens[$0].kind }) != .leftBracket else {
      return
    }
    switch type {
    case .named(let name, let arguments, _) where arguments.isEmpty: add(name.text, .classType, .best)
    case .named, .array, .dictionary, .optional: add(text(type.span), .classType, .best)
    case .missing: break
    }
  }

  private var typeParameters: [NameSyntax] {
    switch place.item {
    case .type(let type) where place.property != nil || place.previous?.keyword != .map: type.parameters
    case .union(let union): union.parameters
    case .type, .enumeration, .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin,
      .family, .test, .nested, .error, nil:
      []
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
  mutating func collectTypesOfOtherFiles(where fits: (NamesInSight.TypeName) -> Bool) {
    let file = place.view.file
    guard file.isInFileSystem else { return }
    for other in workspace.activeFiles where other.id != file.id && !file.imported.contains(other.id) {
      // A file that imports this one would close a circle.
      guard !workspace.imports(from: other.id).contains(file.id),
        let path = RelativePath.path(of: other.path, from: file.path)
      else { continue }
      for type in NamesInSight([other.parsed.tree], inside: place.namespace).types where fits(type) {
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

extension NamesInSight.TypeName {
  /// Whether it is written with the types of its parameters.
  var isGeneric: Bool {
    switch item {
    case .type(let type): !type.parameters.isEmpty
    case .union(let union): !union.parameters.isEmpty
    case .enumeration, .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family,
      .test, .nested, .error:
      false
    }
  }

  /// Whether it is a second mapping of a type.
  var isSecond: Bool {
    switch item {
    case .type(let type): type.alias != nil
    case .union(let union): union.alias != nil
    case .enumeration(let type): type.alias != nil
    case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test, .nested,
      .error:
      false
    }
  }
}
