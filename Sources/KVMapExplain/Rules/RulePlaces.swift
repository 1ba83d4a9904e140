package import KVMapSema

/// Where the rules of a mapping find their values in the document, and where they write them, as its plans say.
package struct RulePlaces: Sendable {
  /// The source of a rule.
  package indirect enum Source: Sendable, Hashable {
    /// A path in the object that the mapping reads.
    case path(DocumentPath)
    /// `self`
    case whole
    case rest(Remainder)
    /// `$members`
    case members
    /// `$key`, `$index`
    case elementKey
    case elementIndex
    /// `$parent`, `$root` or `$context`, and a path below it.
    case enclosing(String, DocumentPath)
    /// A path in the value of another source.
    case within(Source, DocumentPath)
    /// A path in each element of an array.
    case every(Source, DocumentPath)
    /// `a ?? b`
    case firstOf([Source])
    case gather([GatherEntry], needsAll: Bool)
  }

  /// What `rest` is the rest of.
  package enum Remainder: Sendable, Hashable {
    case object
    /// An array that is read as a record: the elements after the highest position.
    case array
  }

  package struct GatherEntry: Sendable, Hashable {
    package var key: String
    package var source: Source
  }

  /// A place that a rule writes.
  package struct Written: Sendable, Hashable {
    package enum Place: Sendable, Hashable {
      case path(DocumentPath)
      case whole
      case rest(Remainder)
      case members
      case elementKey
    }

    package var place: Place
    /// The part of the value that is written there; empty for the whole.
    package var part: [String] = []

    /// As it would be written in a mapping.
    package var text: String {
      switch place {
      case .path(let path): path.textInRule
      case .whole: "self"
      case .rest: "rest"
      case .members: "$members"
      case .elementKey: "$key"
      }
    }
  }

  /// Both by the positions of the properties.
  package private(set) var read: [Source?]
  package private(set) var written: [[Written]]

  /// - Complexity: Linear in the size of the plans.
  package init(of mapping: Mapping) {
    read = Array(repeating: nil, count: mapping.properties.count)
    written = Array(repeating: [], count: mapping.properties.count)
    collect(mapping.reading.root, below: [])
    for entry in mapping.reading.record?.entries ?? [] { collect(entry.uses, at: [.index(entry.index)]) }
    for deferred in mapping.reading.deferred where read.indices.contains(deferred.property) {
      read[deferred.property] = Self.source(deferred.source, mapping.reading)
    }
    for (property, place) in WrittenPlaces.all(of: mapping) where written.indices.contains(property) {
      written[property].append(place)
    }
  }

  /// Recursion depth is bounded by the length of a path.
  private mutating func collect(_ object: ReadObject, below steps: [DocumentPath.Step]) {
    for entry in object.entries { collect(entry.uses, at: steps + [.key(entry.key)]) }
  }

  private mutating func collect(_ uses: [ReadUse], at steps: [DocumentPath.Step]) {
    for use in uses {
      switch use {
      case .property(let index): if read.indices.contains(index) { read[index] = .path(DocumentPath(steps)) }
      case .slot: break
      case .object(let object): collect(object, below: steps)
      case .array(let array): for entry in array.entries { collect(entry.uses, at: steps + [.index(entry.index)]) }
      case .selection(let selections):
        for one in selections { collect(one.uses, at: steps + [.selected(one.selector)]) }
      }
    }
  }

  private static func source(_ source: DeferredSource, _ plan: ReadPlan) -> Source {
    switch source {
    case .slot(let index): .path(plan.slots.indices.contains(index) ? plan.slots[index] : DocumentPath([]))
    case .whole: .whole
    case .rest: .rest(plan.record == nil ? .object : .array)
    case .members: .members
    case .elementKey: .elementKey
    case .elementIndex: .elementIndex
    case .parent(let hops, let path):
      .enclosing(Array(repeating: "$parent", count: max(1, hops)).joined(separator: "."), path)
    case .document(let path): .enclosing("$root", path)
    case .context(let path): .enclosing("$context", path)
    case .within(let inner, let path): .within(self.source(inner, plan), path)
    case .projection(let array, let path): .every(self.source(array, plan), path)
    case .firstOf(let all): .firstOf(all.map { self.source($0, plan) })
    case .gather(let new):
      .gather(
        new.entries.map { GatherEntry(key: $0.key, source: self.source($0.source, plan)) }, needsAll: new.needsAll)
    }
  }
}

extension RulePlaces.Source {
  /// Whether it is a value that the document has, and not what surrounds or is left of one.
  package var isInDocument: Bool {
    switch self {
    case .path, .enclosing, .within, .every, .firstOf, .gather: true
    case .whole, .rest, .members, .elementKey, .elementIndex: false
    }
  }

  /// Whether it is all that no other rule takes, which is always there.
  package var isWhatIsLeft: Bool {
    switch self {
    case .rest, .members: true
    case .path, .enclosing, .within, .every, .firstOf, .gather, .whole, .elementKey, .elementIndex: false
    }
  }

  /// What `rest` and `$members` take.
  var nounOfWhatIsLeft: String { self == .rest(.array) ? "elements" : "keys" }

  /// As it would be written in a mapping: `title ?? label`.
  package var text: String {
    switch self {
    case .path(let path): path.textInRule
    case .whole: "self"
    case .rest: "rest"
    case .members: "$members"
    case .elementKey: "$key"
    case .elementIndex: "$index"
    case .enclosing(let place, let path): place + path.textBehind
    case .within(let source, let path): source.text + path.textBehind
    case .every(let source, let path): source.text + "[*]" + path.textBehind
    case .firstOf(let all): all.map(\.text).joined(separator: " ?? ")
    case .gather(let entries, let needsAll):
      "gather\(needsAll ? " all" : "") { "
        + entries.map { entry in
          let key = DocumentPath([.key(entry.key)]).description
          return entry.source == .path(DocumentPath([.key(entry.key)])) ? key : "\(key) <-> \(entry.source.text)"
        }.joined(separator: ", ") + " }"
    }
  }
}

extension DocumentPath {
  /// A path in an array that stands in place of the object begins with `self`.
  package var textInRule: String {
    let text = description
    return text.isEmpty ? "self" : text.hasPrefix("[") ? "self" + text : text
  }

  /// What follows another path.
  fileprivate var textBehind: String {
    let text = description
    return text.isEmpty || text.hasPrefix("[") ? text : ".\(text)"
  }
}
