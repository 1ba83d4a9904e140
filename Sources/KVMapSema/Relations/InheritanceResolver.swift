import KVMapSource

/// Adds the members of base classes to their subclasses.
enum InheritanceResolver {
  /// The maximum length of a chain of base classes.
  static let maximumDepth = 64

  /// - Parameters:
  ///   - checked: All mappings, in the order of their numbers.
  ///   - order: The order in which cycles are searched for.
  /// - Complexity: Linear in the number of mappings and of their resulting properties.
  static func resolve(_ checked: inout [CheckedMapping], order: [Int]) -> [Diagnostic] {
    guard checked.contains(where: { $0.base != nil }) else { return [] }
    var diagnostics: [Diagnostic] = []
    var position = [Int](repeating: 0, count: checked.count)
    for (place, index) in order.enumerated() { position[index] = place }
    let edges = order.map { index -> [CycleFinder.Edge<Int>] in
      checked[index].base.map { [.init(target: position[$0.id.index], label: index)] } ?? []
    }
    for cycle in CycleFinder.closingEdges(edges) {
      let index = cycle.closing
      guard let base = checked[index].base else { continue }
      diagnostics.append(
        SemaDiagnostics.inheritanceCycle(cycle.nodes.map { checked[order[$0]].name }, at: base.span))
      checked[index].base = nil
      checked[index].isComplete = false
    }
    var depths = [Int](repeating: 1, count: checked.count)
    for place in CycleFinder.dependenciesFirst(edges) {
      let index = order[place]
      guard let base = checked[index].base else { continue }
      depths[index] = depths[base.id.index] + 1
      guard depths[index] <= maximumDepth else {
        diagnostics.append(SemaDiagnostics.inheritedTooDeeply(maximumDepth, at: base.span))
        checked[index].base = nil
        checked[index].isComplete = false
        depths[index] = 1
        continue
      }
      diagnostics += inherit(&checked[index], from: checked[base.id.index])
    }
    return diagnostics
  }

  /// The members of the base come first. A Swift property cannot override an inherited one.
  private static func inherit(_ mapping: inout CheckedMapping, from base: CheckedMapping) -> [Diagnostic] {
    let inherited = Dictionary(
      base.properties.map { ($0.name, $0.nameSpan) }, uniquingKeysWith: { first, _ in first })
    var diagnostics: [Diagnostic] = []
    let own = mapping.properties.filter { property in
      guard let first = inherited[property.name] else { return true }
      diagnostics.append(
        SemaDiagnostics.propertyOfBase(property.name, base: base.name, first: first, at: property.nameSpan))
      return false
    }
    mapping.properties = CheckedProperties(base.properties + own)
    mapping.inherited = base.properties.count
    mapping.hooks = base.hooks + mapping.hooks
    mapping.comparisonLines = base.comparisonLines + mapping.comparisonLines
    // The rules of the base need it.
    mapping.context = mapping.context ?? base.context
    if !base.isComplete { mapping.isComplete = false }
    return diagnostics
  }
}
