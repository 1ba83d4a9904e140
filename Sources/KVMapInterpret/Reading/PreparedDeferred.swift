@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// A property that is read after the loop, and the texts that its source needs.
struct PreparedDeferred {
  let property: Int
  let source: PreparedSource
  /// The slot that is resolved when its key is encountered: the first choice of `a ?? b`.
  let firstSlot: Int?

  init(_ read: DeferredRead, of mapping: Mapping, in program: Program, _ memory: TableMemory) {
    property = read.property
    let rule = mapping.properties[read.property]
    source =
      read.source == .members
      ? .members(keepsBlanks: program.keepsBlankTexts(rule.conversion), orNothing: rule.type.isOptional)
      : PreparedSource(read.source, isOptional: rule.type.isOptional, memory)
    if case .firstOf(let sources) = read.source, case .slot(let slot)? = sources.first {
      firstSlot = slot
    } else {
      firstSlot = nil
    }
  }
}

indirect enum PreparedSource {
  case slot(Int)
  case whole
  /// With `orNothing`, no remaining keys yield nil instead of an empty object.
  case rest(orNothing: Bool)
  case members(keepsBlanks: Bool, orNothing: Bool)
  case elementKey
  case elementIndex
  case lookup(LookupScope, ConstantText)
  case within(PreparedSource, ConstantText)
  case projection(PreparedSource, ConstantText)
  case firstOf([PreparedSource])
  case gather(ConstantText, needsAll: Bool, [PreparedSource])

  /// - Parameter isOptional: Whether the property read from it is optional.
  init(_ source: DeferredSource, isOptional: Bool, _ memory: TableMemory) {
    func inner(_ source: DeferredSource) -> PreparedSource {
      PreparedSource(source, isOptional: isOptional, memory)
    }
    switch source {
    case .slot(let slot): self = .slot(slot)
    case .whole: self = .whole
    case .rest: self = .rest(orNothing: isOptional)
    case .members: self = .members(keepsBlanks: false, orNothing: isOptional)
    case .elementKey: self = .elementKey
    case .elementIndex: self = .elementIndex
    case .parent(let hops, let path): self = .lookup(.parent(hops), memory.text(JSONText.path(path)))
    case .document(let path): self = .lookup(.document, memory.text(JSONText.path(path)))
    case .context(let path): self = .lookup(.context, memory.text(JSONText.path(path)))
    case .within(let source, let path): self = .within(inner(source), memory.text(JSONText.path(path)))
    case .projection(let array, let path):
      self = .projection(inner(array), memory.text(ProjectionText.parts(of: path)))
    case .firstOf(let sources): self = .firstOf(sources.map(inner))
    case .gather(let plan):
      self = .gather(memory.text(plan.lines), needsAll: plan.needsAll, plan.entries.map { inner($0.source) })
    }
  }

  /// The same as of the source in the plan.
  var endsAtValue: Bool {
    switch self {
    case .projection, .firstOf, .gather: false
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .lookup, .within: true
    }
  }

  /// Whether its value may be outside the object being read.
  var isEnclosing: Bool {
    switch self {
    case .lookup: true
    case .firstOf(let sources): sources.contains(where: \.isEnclosing)
    // Their results are in a buffer of the object.
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .projection, .within, .gather: false
    }
  }

  /// Where problems look for the first alternative; `nil` for the object itself.
  var surrounding: LookupScope? {
    switch self {
    case .lookup(let place, _): place
    case .projection(let array, _), .within(let array, _): array.surrounding
    case .firstOf(let sources): sources.first?.surrounding
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .gather: nil
    }
  }
}
