/// The paths of a document that a mapping accepts, known before any document is seen: what is no `unknown` key, what
/// `rest` leaves alone, and what a schema of the mapping lists.
///
/// It is what the read plan asks for, and not computed a second time from the rules.
package struct AcceptedPaths: Sendable, Hashable {
  /// One for each value that a rule reads or remembers, from the mapping's own object, in the order in which they are
  /// expected. A path that lies in another stands behind it.
  package let paths: [DocumentPath]
  /// Whether every other key of the object is accepted as well (`rest`).
  package let takesOthers: Bool
  /// Whether the value may be anything, because it is read as a whole (`self`).
  package let takesAnything: Bool

  /// - Complexity: Linear in the size of the plan.
  package init(_ plan: ReadPlan) {
    var paths: [DocumentPath] = []
    Self.collect(plan.root, below: [], into: &paths)
    self.paths = paths
    takesOthers = plan.root.collectsRest
    takesAnything = !plan.needsObject
  }

  /// The keys of the mapping's own object, each once.
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

  /// Recursion is as deep as a path is long, which `SourceChecker` limits.
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
      }
    }
  }
}

extension Mapping {
  /// The paths that the mapping accepts.
  package var acceptedPaths: AcceptedPaths { AcceptedPaths(reading) }
}
