import KVMapSource
import KVMapSyntax

/// Transforms: their signatures before the rules that use them, and their lines after all declarations.
extension TypeChecker {
  mutating func resolveTransforms(_ rules: [RuleSettings]) -> TransformResolver {
    var names: [FileID: NameLookup] = [:]
    var coercions: [FileID: Coercion] = [:]
    for (file, rules) in zip(files, rules) {
      names[file.source.id] = self.names(of: file)
      coercions[file.source.id] = rules.coercion
    }
    let resolver = TransformResolver(
      files, table: table, names: names, coercions: coercions, mappingCount: table.mappingCount)
    reportOnce(resolver.diagnostics)
    note(resolver.uses)
    return resolver
  }

  /// Their lines are checked after all declarations, since they create values of these.
  mutating func checkSmallMaps(
    _ resolver: TransformResolver, _ scopes: [FileScope], into checked: inout [CheckedMapping]
  ) {
    let byFile = Dictionary(
      zip(files.map(\.source.id), scopes).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    let declared = checked
    var noted: Set<DeclarationID> = []
    for smallMap in resolver.smallMaps {
      let id = MappingID(checked.count)
      switch smallMap {
      case .coordinate(let use, let coercion):
        checked.append(SmallMapChecker.coordinate(use, coercion, id: id))
      case .declared(let declaration, let arguments):
        guard let head = resolver.transforms.heads[declaration], let scope = byFile[head.declaration.file] else {
          continue
        }
        var checker = SmallMapChecker(file: scope, declared: declared)
        checked.append(checker.check(head, head.named(arguments), id: id))
        reportOnce(checker.diagnostics)
        usedImports.formUnion(checker.usedRules)
        if noted.insert(declaration).inserted { note(checker.uses) }
      }
    }
    // An unused one with unknown arguments is checked as well.
    for head in resolver.transforms.heads.values where head.isSmallMap && !noted.contains(head.declaration.id) {
      guard let scope = byFile[head.declaration.file] else { continue }
      var checker = SmallMapChecker(file: scope, declared: declared)
      _ = checker.check(head, head.ownArguments, id: MappingID(checked.count))
      reportOnce(checker.diagnostics)
      note(checker.uses)
      usedImports.formUnion(checker.usedRules)
    }
  }

  mutating func checkUnusedTransforms() {
    let used = Set(references.map(\.target))
    let libraries = Set(files.filter { !$0.tree.declaresType }.map(\.source.id))
    unusedTransforms = table.all.filter {
      $0.kind == .transform && !used.contains($0.id) && !libraries.contains($0.file)
    }
  }
}
