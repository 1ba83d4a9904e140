import KVMapSema

/// A property with the places that its mapping's plans give it.
struct PropertyRule {
  var index: Int
  var property: Property
  /// `nil` if it is not read.
  var source: PropertySource?
  /// The places where it is written, as text, in order.
  var written: [String] = []

  /// The keys of which one has to be in a document; the property's name if it has several at once.
  var keyText: String {
    if case .gather? = source { return "'\(property.name)'" }
    return source?.alternatives.map { "'\($0.text)'" }.joined(separator: " or ") ?? "'\(property.name)'"
  }

  /// The rules of a mapping, in order.
  ///
  /// - Complexity: Linear in the plans.
  static func all(of mapping: Mapping) -> [PropertyRule] {
    var rules = mapping.properties.enumerated().map { PropertyRule(index: $0, property: $1, source: nil) }
    var reads: [(Int, PropertySource)] = []
    collect(mapping.reading.root, below: [], into: &reads)
    for entry in mapping.reading.record?.entries ?? [] { collect(entry.uses, at: [.index(entry.index)], into: &reads) }
    for read in mapping.reading.deferred {
      reads.append((read.property, PropertySource(read.source, in: mapping.reading)))
    }
    for (index, source) in reads where rules.indices.contains(index) { rules[index].source = source }
    var writes: [(Int, String)] = []
    collect(mapping.writing.root, below: "", into: &writes)
    if let whole = mapping.writing.whole { writes.append((whole, "self")) }
    if let key = mapping.writing.elementKey { writes.append((key, "$key")) }
    if let record = mapping.writing.record { collect(record, at: "", into: &writes) }
    for (index, place) in writes where rules.indices.contains(index) { rules[index].written.append(place) }
    return rules
  }

  // Recursion depth is bounded by the length of a path.
  private static func collect(
    _ object: ReadObject, below steps: [DocumentPath.Step], into reads: inout [(Int, PropertySource)]
  ) { for entry in object.entries { collect(entry.uses, at: steps + [.key(entry.key)], into: &reads) } }

  private static func collect(
    _ uses: [ReadUse], at steps: [DocumentPath.Step], into reads: inout [(Int, PropertySource)]
  ) {
    for use in uses {
      switch use {
      case .property(let index): reads.append((index, .path(DocumentPath(steps))))
      case .slot: break
      case .object(let object): collect(object, below: steps, into: &reads)
      case .array(let array):
        for entry in array.entries { collect(entry.uses, at: steps + [.index(entry.index)], into: &reads) }
      case .selection(let selections):
        for one in selections { collect(one.uses, at: steps + [.selected(one.selector)], into: &reads) }
      }
    }
  }

  private static func collect(_ object: WriteObject, below place: String, into writes: inout [(Int, String)]) {
    collect(object.members, below: place, into: &writes)
    if let rest = object.rest { writes.append((rest, "rest")) }
    if let list = object.memberList { writes.append((list, "$members")) }
  }

  private static func collect(_ members: [WriteObject.Member], below place: String, into writes: inout [(Int, String)])
  {
    for member in members {
      let key = DocumentPath([.key(member.key)]).description
      collect(member.content, at: place.isEmpty ? key : "\(place).\(key)", into: &writes)
    }
  }

  private static func collect(_ content: WriteContent, at place: String, into writes: inout [(Int, String)]) {
    switch content {
    case .property(let index): writes.append((index, place))
    case .gathered(let index, let keys): writes.append((index, "\(place) of \(keys.joined(separator: "."))"))
    case .object(let object): collect(object, below: place, into: &writes)
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, at: "\(place)[\(index)]", into: &writes) }
    case .elements(let members): collect(members, below: "\(place)[*]", into: &writes)
    case .selection(let elements):
      for element in elements {
        collect(element.constants, below: "\(place)[…]", into: &writes)
        if let content = element.content { collect(content, at: "\(place)[…]", into: &writes) }
      }
    case .constant, .hole: break
    }
  }
}
