package import KVMapSema

/// What problems report as the origin of a value: one line for each rule, looked up only after a failure.
package struct RuleTable {
  private struct Rule: Hashable {
    /// `nil` for a key that no property uses.
    var property: Int?
    var path: String
  }

  private var rules: [Rule] = []
  private var numbers: [Rule: Int] = [:]
  private var paths: [Int: String] = [:]

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

  /// One line for the mapping, then one for each rule: property, line, path, and the file if it is a different
  /// one. The line of a rule whose value problems must not show ends with `!`.
  package func lines(of mapping: Mapping) -> [String] {
    let origin = mapping.origin
    let others = rules.map { rule in
      guard let number = rule.property else { return ["", Self.line(origin.line, from: origin), rule.path] }
      let property = mapping.properties[number]
      // Problems do not show the value.
      let mark = property.isSensitive ? "!" : ""
      guard property.origin.file == origin.file else {
        return [property.name, "\(property.origin.line)\(mark)", rule.path, JSONText.escaped(property.origin.file)]
      }
      return [property.name, Self.line(property.origin.line, from: origin) + mark, rule.path]
    }
    return [Self.head(mapping.extras.shownName ?? mapping.typeName, origin)] + others.map { $0.joined(separator: "\t") }
  }

  /// A line of the same file, relative to that of the declaration: `+2`. A line that is inserted before a declaration
  /// then changes one line of its table and not all of them.
  static func line(_ line: Int, from origin: RuleOrigin) -> String {
    line < origin.line ? "\(line - origin.line)" : "+\(line - origin.line)"
  }

  /// The line for a declaration.
  package static func head(_ typeName: String, _ origin: RuleOrigin) -> String {
    [typeName, JSONText.escaped(origin.file), "\(origin.line)"].joined(separator: "\t")
  }
}
