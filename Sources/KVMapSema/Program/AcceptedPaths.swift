/// The document paths that a mapping accepts, known before any document is read. They decide which keys are not
/// `unknown`, which keys `rest` leaves out, and what a schema of the mapping lists.
///
/// They are derived from the read plan, not computed a second time from the rules.
package struct AcceptedPaths: Sendable, Hashable {
  /// One path for each value that a rule reads or defers, relative to the mapping's own object, in the order in which
  /// they are expected. A path nested in another follows it.
  package let paths: [DocumentPath]
  /// Whether every other key of the object is accepted as well (`rest`).
  package let takesOthers: Bool
  /// Whether the value may be anything, because it is read as a whole (`self`).
  package let takesAnything: Bool

  /// - Complexity: Linear in the size of the plan.
  package init(_ plan: ReadPlan) {
    var paths: [DocumentPath] = []
    Self.collect(plan.root, below: [], into: &paths)
    for entry in plan.record?.entries ?? [] { Self.collect(entry.uses, at: [.index(entry.index)], into: &paths) }
    self.paths = paths
    takesOthers = plan.collectsRest
    takesAnything = !plan.needsObject
  }

  /// The distinct keys of the mapping's own object.
  package var keys: [String] {
    var last: String?
    return paths.compactMap { path in
      guard case .key(let key)? = path.steps.first, last.map({ !$0.utf8.elementsEqual(key.utf8) }) ?? true else {
        return nil
      }
      last = key
      return key
    }
  }

  /// Recursion depth is bounded by the length of a path, which `SourceChecker` limits.
  private static func collect(
    _ object: ReadObject, below steps: [DocumentPath.Step], into paths: inout [DocumentPath]
  ) {
    for entry in object.entries { collect(entry.uses, at: steps + [.key(entry.key)], into: &paths) }
  }

  private static func collect(
    _ uses: [ReadUse], at steps: [DocumentPath.Step], into paths: inout [DocumentPath]
  ) {
    var isListed = false
    for use in uses {
      switch use {
      case .property, .slot:
        if !isListed { paths.append(DocumentPath(steps)) }
        isListed = true
      case .object(let object): collect(object, below: steps, into: &paths)
      case .array(let array):
        for entry in array.entries { collect(entry.uses, at: steps + [.index(entry.index)], into: &paths) }
      case .selection(let selections):
        for one in selections { collect(one.uses, at: steps + [.selected(one.selector)], into: &paths) }
      }
    }
  }
}

extension Mapping {
  /// The paths that the mapping accepts.
  package var acceptedPaths: AcceptedPaths { AcceptedPaths(reading) }
}
