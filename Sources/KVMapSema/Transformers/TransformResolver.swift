import KVMapSource
import KVMapSyntax

/// Resolves every use of declared transforms: first the heads, then the arguments of each use, then the steps, in
/// dependency order.
struct TransformResolver {
  /// The maximum number of lines and steps in the bodies of all uses; a few lines could require billions.
  static let maximumSize = 200_000

  private(set) var transforms = DeclaredTransforms()
  /// Inline mappings with their arguments, and those of `coordinate`, in the order of their numbers.
  private(set) var smallMaps: [SmallMap] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []

  enum SmallMap {
    case declared(DeclarationID, [TransformArgument])
    case coordinate(CoordinateUse, Coercion)
  }

  private let names: [FileID: NameLookup]
  private let coercions: [FileID: Coercion]
  /// The number of the next mapping.
  private var nextMapping: Int
  /// All uses, those of one transform together, in the order in which they were found.
  private var found: [DeclarationID: [(use: TransformUse, arguments: [TransformArgument])]] = [:]
  private var mappings: [TransformUse: MappingID] = [:]
  private var seen: Set<TransformUse> = []
  private var size = 0

  /// - Parameters:
  ///   - names: What names mean in each file.
  ///   - coercions: The setting of each file.
  ///   - mappingCount: How many mappings are declared.
  init(
    _ files: [ParsedFile], table: DeclarationTable, names: [FileID: NameLookup], coercions: [FileID: Coercion],
    mappingCount: Int
  ) {
    self.names = names
    self.coercions = coercions
    nextMapping = mappingCount
    let heads = self.heads(files, table)
    let order = self.order(heads)
    for head in order { transforms.heads[head.declaration.id] = head }
    collect(files, order)
    for head in order { compile(head) }
  }

  // MARK: Heads

  private mutating func heads(_ files: [ParsedFile], _ table: DeclarationTable) -> [TransformHead] {
    let bySpan = Dictionary(
      table.all.filter { $0.kind == .transform }.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    var heads: [TransformHead] = []
    for file in files {
      guard let names = names[file.source.id] else { continue }
      for case .transform(let syntax) in file.tree.items {
        guard let name = syntax.name, let declaration = bySpan[name.span] else { continue }
        var checker = TransformHeadChecker(names: names)
        let head = checker.head(of: syntax, declaration: declaration)
        diagnostics += checker.diagnostics
        uses += checker.uses
        if let head { heads.append(head) }
      }
    }
    return heads
  }

  /// The transforms, each after those that its pipeline uses; recursive ones are left out.
  private mutating func order(_ heads: [TransformHead]) -> [TransformHead] {
    let positions = Dictionary(
      heads.enumerated().map { ($1.declaration.id, $0) }, uniquingKeysWith: { first, _ in first })
    let edges = heads.map { head -> [CycleFinder.Edge<Span>] in
      guard case .pipeline(let stages) = head.syntax.body, let names = names[head.declaration.file] else { return [] }
      return stages.calls.compactMap { call in
        let declaration = names.find(call.name.text, in: .transformers, at: call.name.span).declaration
        return declaration.flatMap { positions[$0.id] }.map { .init(target: $0, label: call.name.span) }
      }
    }
    diagnostics += CycleFinder.closingEdges(edges).map { cycle in
      SemaDiagnostics.transformCycle(cycle.nodes.map { heads[$0].name }, at: cycle.closing)
    }
    // Kahn's algorithm, starting with those that use no other.
    var waiting = edges.map(\.count)
    var users = [[Int]](repeating: [], count: heads.count)
    for (index, edges) in edges.enumerated() { for edge in edges { users[edge.target].append(index) } }
    var work = heads.indices.filter { waiting[$0] == 0 }
    var position = 0
    while position < work.count {
      for user in users[work[position]] {
        waiting[user] -= 1
        if waiting[user] == 0 { work.append(user) }
      }
      position += 1
    }
    return work.map { heads[$0] }
  }

  // MARK: Uses

  private mutating func collect(_ files: [ParsedFile], _ heads: [TransformHead]) {
    var work: [(call: CallSyntax, arguments: TransformArguments)] = []
    for head in heads {
      let arguments = head.parameters.compactMap(\.defaultValue)
      if arguments.count == head.parameters.count {
        add(head, arguments, at: head.declaration.span, to: &work)
      } else {
        work += head.syntax.calls.map { ($0, head.ownArguments) }
      }
    }
    for file in files { work += file.tree.calls.map { ($0, [:]) } }
    var position = 0
    while position < work.count {
      let next = work[position]
      position += 1
      collect(next.call, next.arguments, to: &work)
    }
  }

  /// Records what one step of a pipeline uses. Its problems are reported where the pipeline is checked.
  private mutating func collect(
    _ call: CallSyntax, _ arguments: TransformArguments,
    to work: inout [(call: CallSyntax, arguments: TransformArguments)]
  ) {
    guard let names = names[call.span.file] else { return }
    if let row = names.builtInTransformer(call.name) {
      guard row.step == .coordinate else { return }
      var checker = ArgumentChecker(row: row, call: call, arguments: arguments)
      if let use = checker.coordinateUse(), use.latitude != use.longitude { addCoordinate(use) }
      return
    }
    guard let declaration = names.find(call.name.text, in: .transformers, at: call.name.span).declaration,
      let head = transforms.heads[declaration.id]
    else { return }
    var binding = TransformBinding(call, to: head, in: arguments, names: names)
    guard let bound = binding.arguments(), bound.allSatisfy({ $0.value != nil }) else { return }
    add(head, bound, at: call.span, to: &work)
  }

  private mutating func addCoordinate(_ use: CoordinateUse) {
    guard transforms.coordinates[use] == nil else { return }
    transforms.coordinates[use] = CoordinateMappings(
      strict: MappingID(nextMapping), lenient: MappingID(nextMapping + 1))
    smallMaps += [.coordinate(use, .strict), .coordinate(use, .lenient)]
    nextMapping += 2
  }

  private mutating func add(
    _ head: TransformHead, _ arguments: [TransformArgument], at span: Span,
    to work: inout [(call: CallSyntax, arguments: TransformArguments)]
  ) {
    let use = TransformUse(declaration: head.declaration.id, arguments: arguments.compactMap(\.value))
    guard !seen.contains(use) else { return }
    guard size <= Self.maximumSize else { return }
    size += head.syntax.size + arguments.count
    guard size <= Self.maximumSize else {
      diagnostics.append(SemaDiagnostics.tooManyTransforms(Self.maximumSize, at: span))
      return
    }
    seen.insert(use)
    found[use.declaration, default: []].append((use, arguments))
    if head.isSmallMap {
      mappings[use] = MappingID(nextMapping)
      nextMapping += 1
      smallMaps.append(.declared(use.declaration, arguments))
    }
    let named = head.named(arguments)
    work += head.syntax.calls.map { ($0, named) }
  }

  // MARK: Steps

  private mutating func compile(_ head: TransformHead) {
    guard var names = names[head.declaration.file] else { return }
    names = names.knowing(transforms)
    let coercion = coercions[head.declaration.file] ?? .strict
    let all = found[head.declaration.id] ?? []
    var reported: Set<Diagnostic> = []
    func compiled(
      _ arguments: TransformArguments, _ mapping: MappingID?
    ) -> (CompiledTransform?, [Diagnostic], [NameLookup.Use]) {
      var compiler = TransformCompiler(head, names: names, coercion: coercion, arguments: arguments)
      let result = compiler.compile(mapping: mapping)
      return (result, compiler.diagnostics, compiler.uses)
    }
    // First on its own: a problem that does not depend on the arguments is reported once, and its uses are then
    // skipped.
    let (own, ownDiagnostics, ownUses) = compiled(head.ownArguments, all.first.flatMap { mappings[$0.use] })
    diagnostics += ownDiagnostics
    reported.formUnion(ownDiagnostics)
    uses += ownUses
    guard let own else { return }
    var results: [(TransformUse, CompiledTransform)] = []
    for (use, arguments) in all {
      guard !arguments.isEmpty else {
        results.append((use, own))
        continue
      }
      let (result, found, _) = compiled(head.named(arguments), mappings[use])
      diagnostics += found.filter { reported.insert($0).inserted }
      if let result { results.append((use, result)) }
    }
    // The only remaining reference, so that adding to it copies nothing.
    names = names.knowing(DeclaredTransforms())
    for (use, compiled) in results { transforms.compiled[use] = compiled }
  }
}
