import KVMapSource
import KVMapSyntax

/// The `namespace` blocks of a compilation. What they declare has the name of the block in front of its own.
struct Namespaces {
  struct Block {
    var name: NameSyntax
    var documentation: [String]
    /// From the keyword to the closing brace.
    var span: Span
  }

  /// In the order of each file.
  private(set) var byFile: [FileID: [Block]] = [:]

  /// Takes the blocks apart: their declarations become items of their files, with their whole names.
  ///
  /// - Complexity: Linear in the number of items.
  init(takingApart files: inout [ParsedFile]) {
    for index in files.indices where files[index].tree.items.contains(where: \.isNested) {
      let items = files[index].tree.items
      let blocks = items.compactMap { item -> Block? in
        guard case .nested(let nested) = item, let name = nested.name else { return nil }
        return Block(name: name, documentation: nested.documentation, span: nested.span)
      }
      byFile[files[index].source.id] = blocks
      files[index].tree.items = items.flatMap { item -> [ItemSyntax] in
        guard case .nested(let nested) = item else { return [item] }
        return nested.name.map { name in nested.items.map { $0.named(inside: name) } } ?? []
      }
    }
  }

  /// The namespace of the block around a place.
  ///
  /// - Complexity: Logarithmic in the number of blocks of the file.
  func name(at span: Span) -> String? {
    guard !byFile.isEmpty, let blocks = byFile[span.file] else { return nil }
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = low + (high - low) / 2
      if blocks[middle].span.start <= span.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, span.start < blocks[low - 1].span.end else { return nil }
    return blocks[low - 1].name.text
  }
}

extension Namespaces {
  /// The namespaces of each file, and whether its generated code declares their enums: a file that imports one with the
  /// namespace, directly or through others, only extends them.
  func declared(through graph: ImportGraph) -> [FileID: [Program.Namespace]] {
    byFile.mapValues { blocks in
      guard let file = blocks.first?.span.file else { return [] }
      let imported = reachable(from: file, through: graph)
      var seen: Set<String> = []
      return blocks.filter { seen.insert($0.name.text).inserted }.map { block in
        let isExtended = imported.contains { other in
          byFile[other]?.contains { $0.name.text == block.name.text } ?? false
        }
        return Program.Namespace(
          name: block.name.text, documentation: block.documentation, isDeclared: !isExtended)
      }
    }
  }

  /// Whether a file extends namespaces that the other file, or what that imports, declares.
  func extend(_ file: FileID, those other: FileID, through graph: ImportGraph) -> Bool {
    guard let blocks = byFile[file] else { return false }
    let names = Set(blocks.map(\.name.text))
    return reachable(from: other, through: graph).union([other]).contains { imported in
      byFile[imported]?.contains { names.contains($0.name.text) } ?? false
    }
  }

  private func reachable(from file: FileID, through graph: ImportGraph) -> Set<FileID> {
    var found: Set<FileID> = []
    var work = [file]
    while let next = work.popLast() {
      for item in graph.imports(of: next) where item.target != file && found.insert(item.target).inserted {
        work.append(item.target)
      }
    }
    return found
  }
}

extension ItemSyntax {
  fileprivate var isNested: Bool { if case .nested = self { true } else { false } }

  /// The declaration with the name of a namespace in front of its own. A family and a test name what others declare.
  fileprivate func named(inside namespace: NameSyntax) -> ItemSyntax {
    switch self {
    case .type(var type):
      type.name = type.name?.named(inside: namespace)
      return .type(type)
    case .enumeration(var enumeration):
      enumeration.name = enumeration.name?.named(inside: namespace)
      return .enumeration(enumeration)
    case .union(var union):
      union.name = union.name?.named(inside: namespace)
      return .union(union)
    case .externType(var type):
      type.name = type.name?.named(inside: namespace)
      return .externType(type)
    case .mixin(var mixin):
      mixin.name = mixin.name?.named(inside: namespace)
      return .mixin(mixin)
    case .transform(var transform):
      transform.name = transform.name?.named(inside: namespace)
      return .transform(transform)
    case .family, .test, .importFile, .importModule, .setting, .defaultVia, .nested, .error: return self
    }
  }
}

extension NameSyntax {
  fileprivate func named(inside namespace: NameSyntax) -> NameSyntax {
    NameSyntax(text: "\(namespace.text).\(text)", span: span, isQuoted: isQuoted)
  }
}

extension TypeNameSyntax {
  fileprivate func named(inside namespace: NameSyntax) -> TypeNameSyntax {
    TypeNameSyntax(first: namespace, nested: parts, span: span)
  }
}
