import KVMapSema

/// What problems say about where a value comes from: one line for each rule, looked up only after a failure.
struct RuleTable {
  private struct Rule: Hashable {
    /// `nil` for a key that no property needs.
    var property: Int?
    var path: String
  }

  private var rules: [Rule] = []
  private var numbers: [Rule: Int] = [:]

  /// The rules of the keys of an object, whose numbers are those of the keys.
  init(_ object: ReadObject, of mapping: Mapping) {
    for entry in object.entries {
      let path = mapping.firstPath(of: entry.uses) ?? DocumentPath([.key(entry.key)])
      append(Rule(property: mapping.firstProperty(of: entry.uses), path: JSONText.path(path)))
    }
  }

  /// The number of a rule that no key of the table stands for.
  mutating func number(property: Int, path: DocumentPath) -> Int {
    let rule = Rule(property: property, path: JSONText.path(path))
    if let known = numbers[rule] { return known }
    append(rule)
    return rules.count - 1
  }

  private mutating func append(_ rule: Rule) {
    if numbers[rule] == nil { numbers[rule] = rules.count }
    rules.append(rule)
  }

  /// The lines as they stand in a literal of several lines: the mapping, then each rule.
  func lines(of mapping: Mapping) -> [String] {
    let origin = mapping.origin
    let first = [mapping.typeName, JSONText.escaped(origin.file), "\(origin.line)"]
    let others = rules.map { rule in
      guard let number = rule.property else { return ["", "\(origin.line)", rule.path] }
      let property = mapping.properties[number]
      return [property.name, "\(property.origin.line)", rule.path]
    }
    return ([first] + others).map { SwiftLiteral.escaped($0.joined(separator: "\t")) }
  }
}

extension Mapping {
  /// The property for which a value is read: the first of several.
  func firstProperty(of uses: [ReadUse]) -> Int? {
    uses.lazy.compactMap { use -> Int? in
      switch use {
      case .property(let property): property
      case .slot(let slot): reading.deferred.first { $0.source.slots.contains(slot) }?.property
      case .object(let object): firstProperty(of: object.entries.flatMap(\.uses))
      case .array(let array): firstProperty(of: array.entries.flatMap(\.uses))
      }
    }.first
  }

  /// Where that value stands in the document.
  func firstPath(of uses: [ReadUse]) -> DocumentPath? {
    uses.lazy.compactMap { use -> DocumentPath? in
      switch use {
      case .property(let property): properties[property].path
      case .slot(let slot): reading.slots[slot]
      case .object(let object): firstPath(of: object.entries.flatMap(\.uses))
      case .array(let array): firstPath(of: array.entries.flatMap(\.uses))
      }
    }.first
  }
}

extension DeferredSource {
  /// The remembered values from which it is made.
  var slots: [Int] {
    switch self {
    case .slot(let slot): [slot]
    case .firstOf(let sources): sources.flatMap(\.slots)
    case .gather(let plan): plan.entries.flatMap(\.source.slots)
    }
  }
}
