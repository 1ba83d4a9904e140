import KVMapSyntax

extension Compilation {
  /// The numbers of files and types: `12 files, 84 types`. Files that are only imported count too; `nil` without files.
  package var counts: String? {
    if files.isEmpty { return nil }
    let types = files.reduce(0) { $0 + $1.tree.flatItems.count(where: \.isType) }
    return "\(files.count) file\(files.count == 1 ? "" : "s"), \(types) type\(types == 1 ? "" : "s")"
  }

  /// The types that the files declare or map, by the names that `kvmapc map` takes, in the order of the files. Files
  /// with errors have those that could be read.
  package var typeNames: [String] {
    files.flatMap { file in file.tree.flatItems.compactMap(\.typeName) }
  }
}

extension ItemSyntax {
  /// Second mappings included.
  fileprivate var isType: Bool {
    switch self {
    case .type, .enumeration, .union: true
    case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test, .nested,
      .error:
      false
    }
  }

  /// `User`; of a second mapping `User.Form`.
  fileprivate var typeName: String? {
    switch self {
    case .type(let type): Self.name(type.name?.text, type.alias?.text)
    case .enumeration(let type): Self.name(type.name?.text, type.alias?.text)
    case .union(let type): Self.name(type.name?.text, type.alias?.text)
    case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test, .nested,
      .error:
      nil
    }
  }

  private static func name(_ type: String?, _ mapping: String?) -> String? {
    type.map { name in mapping.map { name + "." + $0 } ?? name }
  }
}
