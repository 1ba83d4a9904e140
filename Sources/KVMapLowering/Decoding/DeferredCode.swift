/// A property that is read after the keys: an alternative of `a ?? b`, an object that a `gather` builds, or a value
/// outside the object.
package struct DeferredCode: Sendable {
  /// What is reported if there is no value.
  package struct Absence: Sendable {
    package var scope: LookupScopeCode?
    /// Whether the reader knows which of the gathered keys is missing.
    package var isGathered: Bool
  }

  package var property: Int
  /// Whether nothing is left to do if the property was found.
  package var mayBeDecided: Bool
  package var source: SourceCode
  package var read: ReadCode
  package var rule: Int
  package var origin: String?
  package var nulls: [DecodingInstruction]
  /// `nil` if the property may be absent.
  package var absence: Absence?
}

/// Where a path begins, if not in the object itself.
package enum LookupScopeCode: Sendable {
  /// In an enclosing object, that many levels up.
  case parent(Int)
  case document
  case context
}

/// Where the value of a deferred property is.
package indirect enum SourceCode: Sendable {
  case slot(Int)
  /// The value that the mapping reads.
  case whole
  /// The keys that no rule takes; without any, nothing instead of an empty object.
  case remainder(orNothing: Bool)
  /// The elements that no rule takes.
  case remainingElements(orNothing: Bool)
  /// The keys that no rule takes, as an array of members.
  case members(keepsBlanks: Bool, orNothing: Bool)
  case elementKey
  case elementIndex
  case lookup(LookupScopeCode, path: String, rule: Int)
  /// A path in the value of another source.
  case within(SourceCode, path: String, rule: Int)
  /// The values at a path in each element of an array.
  case projection(SourceCode, parts: String, rule: Int)
  /// The first that has a value.
  case firstOf([SourceCode])
  /// A new object of recorded values.
  case gather(entries: String, needsAll: Bool, [SourceCode])
  /// Nothing, if the value of a source is one of those that mean nothing.
  case unless(sentinels: String, SourceCode)

  /// Whether the look-up can fail, because something along the path is of the wrong kind.
  package var canThrow: Bool {
    switch self {
    case .lookup, .within, .projection: true
    case .firstOf(let sources): sources.contains(where: \.canThrow)
    case .unless(_, let source): source.canThrow
    case .slot, .whole, .remainder, .remainingElements, .members, .elementKey, .elementIndex, .gather: false
    }
  }

  /// Whether a look-up for a gathered object, which comes before, can fail.
  package var preparationCanThrow: Bool {
    switch self {
    case .within(let source, _, _), .projection(let source, _, _), .unless(_, let source): source.preparationCanThrow
    case .firstOf(let sources): sources.contains(where: \.preparationCanThrow)
    case .gather(_, _, let sources): sources.contains { $0.canThrow || $0.preparationCanThrow }
    case .slot, .whole, .remainder, .remainingElements, .members, .elementKey, .elementIndex, .lookup: false
    }
  }

  /// Whether its value may be outside the object being read.
  package var isEnclosing: Bool {
    switch self {
    case .lookup: true
    case .firstOf(let sources): sources.contains(where: \.isEnclosing)
    case .unless(_, let source): source.isEnclosing
    // Their results are in a buffer of the object.
    case .slot, .whole, .remainder, .remainingElements, .members, .elementKey, .elementIndex, .projection, .within,
      .gather:
      false
    }
  }
}
