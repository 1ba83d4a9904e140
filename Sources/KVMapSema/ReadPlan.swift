/// How a mapping reads its object in one pass: what to do at each key, and what is left to do afterwards.
///
/// Most rules read their value when its key comes by. A value of which that cannot be decided yet (an alternative of
/// `a ?? b`, a key that a `gather` takes) is validated, skipped and remembered in a slot; `deferred` reads it from
/// there.
package struct ReadPlan: Sendable, Hashable {
  package var root: ReadObject
  /// The path behind each slot, for problems.
  package var slots: [DocumentPath]
  /// Properties that are read after the object, in order of declaration.
  package var deferred: [DeferredRead]
  /// Whether the value has to be an object: false where the only rule for what is in it is `self`.
  package var needsObject: Bool

  package init(root: ReadObject, slots: [DocumentPath], deferred: [DeferredRead], needsObject: Bool = true) {
    self.needsObject = needsObject
    self.root = root
    self.slots = slots
    self.deferred = deferred
  }
}

/// The keys of one object that rules ask for, in the order in which they are expected.
package struct ReadObject: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package var key: String
    /// Where there are several, the value is read once for each. Of a key that is only written, and that `rest` leaves
    /// alone for this, there are none.
    package var uses: [ReadUse]

    package init(key: String, uses: [ReadUse]) {
      self.key = key
      self.uses = uses
    }
  }

  package var entries: [Entry]
  /// Whether keys that no rule reads are collected for `rest`. Only of the root.
  package var collectsRest: Bool

  package init(entries: [Entry], collectsRest: Bool = false) {
    self.entries = entries
    self.collectsRest = collectsRest
  }
}

/// The elements of one array that rules ask for.
package struct ReadArray: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    /// Negative counts from the end.
    package var index: Int
    package var uses: [ReadUse]

    package init(index: Int, uses: [ReadUse]) {
      self.index = index
      self.uses = uses
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }
}

package enum ReadUse: Sendable, Hashable {
  /// The value is that of a property (a position in `Mapping.properties`).
  case property(Int)
  /// The value is remembered.
  case slot(Int)
  /// The value is an object on the way to others.
  indirect case object(ReadObject)
  /// The value is an array on the way to others.
  indirect case array(ReadArray)
}

package struct DeferredRead: Sendable, Hashable {
  package var property: Int
  package var source: DeferredSource

  package init(property: Int, source: DeferredSource) {
    self.property = property
    self.source = source
  }
}

package indirect enum DeferredSource: Sendable, Hashable {
  case slot(Int)
  /// `self`: the value that the mapping reads.
  case whole
  /// `rest`: an object of every key that no rule takes. The root object of the plan then collects them.
  case rest
  /// `$key`, `$index`: how the value that the mapping reads stands in the dictionary or array around it.
  case elementKey
  case elementIndex
  /// `$parent.x` (1), `$parent.$parent.x` (2): a path in the object that an enclosing mapping reads.
  case parent(Int, DocumentPath)
  /// `$root.x`
  case document(DocumentPath)
  /// `$context.x`
  case context(DocumentPath)
  /// `items[*].id`: an array of what stands at the path (which may hold `.every` again) in each element of the array
  /// that the source is.
  case projection(DeferredSource, DocumentPath)
  /// `a ?? b`: the first that has a value; null if none has and one is null.
  case firstOf([DeferredSource])
  case gather(GatherPlan)
}

/// A new object, made of remembered values.
package struct GatherPlan: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var source: DeferredSource
    /// Where the value stands in the document, for problems.
    package var path: DocumentPath

    package init(key: String, source: DeferredSource, path: DocumentPath) {
      self.key = key
      self.source = source
      self.path = path
    }
  }

  /// Absent unless all keys are present, not only unless one is.
  package var needsAll: Bool
  package var entries: [Entry]

  package init(needsAll: Bool, entries: [Entry]) {
    self.needsAll = needsAll
    self.entries = entries
  }
}
