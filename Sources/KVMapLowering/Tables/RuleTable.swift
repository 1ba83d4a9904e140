package import KVMapSema
package import KVMapText

/// What problems report as the origin of a value: a rule for each key of a table, and for what is looked up elsewhere.
package struct RuleTable {
  private struct Rule: Hashable {
    /// `nil` for a key that no property uses.
    var property: Int?
    var path: String
  }

  private var rules: [Rule] = []
  private var numbers: [Rule: Int] = [:]
  private var paths: [Int: String] = [:]
  /// Whether problems must not show keys of the object that no rule names.
  var hidesOtherKeys = false

  /// The rules for the keys of an object. They have the same numbers as the keys.
  init(_ object: ReadObject, owners: SlotOwners) {
    for entry in object.entries {
      let path = owners.firstPath(of: entry.uses) ?? DocumentPath([.key(entry.key)])
      append(Rule(property: owners.firstProperty(of: entry.uses), path: JSONText.path(path)))
    }
  }

  /// The number of a rule that does not correspond to a key of the table.
  mutating func number(property: Int, path: DocumentPath) -> Int {
    let rule = Rule(property: property, path: JSONText.path(path))
    if let known = numbers[rule] { return known }
    append(rule)
    return rules.count - 1
  }

  private mutating func append(_ rule: Rule) {
    if numbers[rule] == nil { numbers[rule] = rules.count }
    if let property = rule.property, paths[property] == nil { paths[property] = rule.path }
    rules.append(rule)
  }

  /// The first path at which a property is found; nil if no rule names it.
  func path(of property: Int) -> String? { paths[property] }

  /// The rules of a mapping.
  package func lines(of mapping: Mapping) -> RuleLines {
    let origin = mapping.origin
    let lines = rules.map { rule in
      guard let number = rule.property else {
        return RuleLines.Rule(property: nil, line: origin.line, path: rule.path)
      }
      let property = mapping.properties[number]
      return RuleLines.Rule(
        property: property.name, line: property.origin.line, isSensitive: property.isSensitive, path: rule.path,
        file: property.origin.file == origin.file ? nil : property.origin.file)
    }
    let head = RuleLines.Head(
      mapping.extras.shownName ?? mapping.typeName, origin, hidesOtherKeys: hidesOtherKeys)
    return RuleLines(head: head, rules: lines)
  }
}

extension RuleLines.Head {
  package init(_ typeName: String, _ origin: RuleOrigin, hidesOtherKeys: Bool = false) {
    self.init(type: typeName, file: origin.file, line: origin.line, hidesOtherKeys: hidesOtherKeys)
  }
}
