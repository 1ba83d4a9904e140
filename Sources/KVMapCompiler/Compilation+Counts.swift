import KVMapSyntax

extension Compilation {
  /// The numbers of files and types: `12 files, 84 types`. Files that are only imported count too; `nil` without files.
  package var counts: String? {
    if files.isEmpty { return nil }
    let types = files.reduce(0) { $0 + $1.tree.typeCount }
    return "\(files.count) file\(files.count == 1 ? "" : "s"), \(types) type\(types == 1 ? "" : "s")"
  }
}

extension SyntaxTree {
  /// How many types the file declares or maps, second mappings included.
  fileprivate var typeCount: Int {
    flatItems.count { item in
      switch item {
      case .type, .enumeration, .union: true
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test,
        .nested, .error:
        false
      }
    }
  }
}
