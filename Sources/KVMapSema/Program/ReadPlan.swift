/// How a mapping reads its object in one pass: what to do at each key, and what to do afterwards.
///
/// Most rules read their value when its key is encountered. A value that cannot be assigned yet (an alternative of `a
/// ?? b`, a key that a `gather` takes) is validated, skipped and recorded in a slot; `deferred` reads it from there.
package struct ReadPlan: Sendable, Hashable {
  package var root: ReadObject
  /// The path of each slot, for problems.
  package var slots: [DocumentPath]
  /// Properties that are read after the object, in order of declaration.
  package var deferred: [DeferredRead]
  /// Whether the value has to be an object: false when the only rule for its contents is `self`.
  package var needsObject: Bool
  /// The array that is read in place of an object; `root` is then empty.
  package var record: ReadRecord?

  package init(
    root: ReadObject, slots: [DocumentPath], deferred: [DeferredRead], needsObject: Bool = true,
    record: ReadRecord? = nil
  ) {
    self.record = record
    self.needsObject = needsObject
    self.root = root
    self.slots = slots
    self.deferred = deferred
  }
}

extension ReadPlan {
  /// Whether keys or elements that no rule reads are collected for `rest`.
  package var collectsRest: Bool { record?.collectsRest ?? root.collectsRest }
}

/// The elements of an array in place of an object, which are read one after the other.
package struct ReadRecord: Sendable, Hashable {
  /// In ascending order; none counts from the end.
  package var entries: [ReadArray.Entry]
  /// Whether the elements behind the last of them are collected for `rest`.
  package var collectsRest: Bool
  /// Whether other elements may be read after the array, so that none is unknown.
  package var readsOthers: Bool

  package init(entries: [ReadArray.Entry], collectsRest: Bool, readsOthers: Bool) {
    self.entries = entries
    self.collectsRest = collectsRest
    self.readsOthers = readsOthers
  }
}

/// The keys of one object that rules read, in the order in which they are expected.
package struct ReadObject: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package var key: String
    /// If there are several, the value is read once for each. Empty for a key that is only known: one that is
    /// written, which `rest` leaves out, and one that types inside the object read.
    package var uses: [ReadUse]

    package init(key: String, uses: [ReadUse]) {
      self.key = key
      self.uses = uses
    }
  }

  package var entries: [Entry]
  /// Whether keys that no rule reads are collected for `rest`. Only for the root.
  package var collectsRest: Bool

  package init(entries: [Entry], collectsRest: Bool = false) {
    self.entries = entries
    self.collectsRest = collectsRest
  }
}

/// The elements of one array that rules read.
package struct ReadArray: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    /// A negative index counts from the end.
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
  /// The value of a property (a position in `Mapping.properties`).
  case property(Int)
  /// A value that is recorded for later.
  case slot(Int)
  /// An object that contains other values to read.
  indirect case object(ReadObject)
  /// An array that contains other values to read.
  indirect case array(ReadArray)
  /// An array of which elements are selected by their values.
  indirect case selection([ReadSelection])
}

/// The first element of an array that a selector fits, and how it is read.
package struct ReadSelection: Sendable, Hashable {
  package var selector: ElementSelector
  package var uses: [ReadUse]

  package init(selector: ElementSelector, uses: [ReadUse]) {
    self.selector = selector
    self.uses = uses
  }
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
  /// `rest`: an object of every key that no rule takes. The root object of the plan collects them.
  case rest
  /// `$members`: an array of every key that no rule takes, in order, each as an object of one key. The root object of
  /// the plan collects them.
  case members
  /// `$key`, `$index`: the key or index of the value in its enclosing dictionary or array.
  case elementKey
  case elementIndex
  /// `$parent.x` (1), `$parent.$parent.x` (2): a path in the object that an enclosing mapping reads.
  case parent(Int, DocumentPath)
  /// `$root.x`
  case document(DocumentPath)
  /// `$context.x`
  case context(DocumentPath)
  /// A path in the value of another source: `[-1]` in an array in place of an object.
  case within(DeferredSource, DocumentPath)
  /// `items[*].id`: an array of the values at the path (which may contain `.every` again) in each element of the source
  /// array.
  case projection(DeferredSource, DocumentPath)
  /// `a ?? b`: the first that has a value; null if none has and one is null.
  case firstOf([DeferredSource])
  case gather(GatherPlan)
}

extension DeferredSource {
  /// Whether its value is looked at for the values that mean nothing: not an array of elements, and not an object that
  /// consists of values looked at themselves.
  package var endsAtValue: Bool {
    switch self {
    case .projection, .firstOf, .gather: false
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within: true
    }
  }
}

/// A new object, built from recorded values.
package struct GatherPlan: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var source: DeferredSource
    /// The location of the value in the document, for problems.
    package var path: DocumentPath

    package init(key: String, source: DeferredSource, path: DocumentPath) {
      self.key = key
      self.source = source
      self.path = path
    }
  }

  /// Absent unless all keys are present; otherwise absent only if no key is present.
  package var needsAll: Bool
  package var entries: [Entry]

  package init(needsAll: Bool, entries: [Entry]) {
    self.needsAll = needsAll
    self.entries = entries
  }
}
