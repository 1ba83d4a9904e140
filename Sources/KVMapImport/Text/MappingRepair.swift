import KVMapSema
import KVMapSource
import KVMapSyntax

/// Checks an imported mapping, and takes back what the checker reports: a default, the conditions of a property, its
/// type, or a case of a union. A comment in its place says what it was, and why it is not there.
struct MappingRepair {
  private var mapping: ImportedMapping
  /// How many comments each declaration had before a round.
  private var marks: [Int] = []
  private static let mostRounds = 12

  private init(mapping: ImportedMapping) { self.mapping = mapping }

  /// - Returns: The mapping without what is reported, as far as that can be taken back.
  static func repaired(_ mapping: ImportedMapping) -> ImportedMapping {
    var repair = MappingRepair(mapping: mapping)
    for _ in 0..<mostRounds where repair.round() {}
    return repair.mapping
  }

  /// - Returns: Whether something was taken back.
  private mutating func round() -> Bool {
    let text = MappingText.text(of: mapping)
    var sources = SourceSet()
    let id = sources.add(path: "<MAPPING>", bytes: Array(text.utf8), isRequested: true)
    guard let source = sources[id] else { return false }
    let (tree, problems) = parse(source)
    let analysis = analyze(
      [ParsedFile(source: source, tree: tree, hasSyntaxErrors: problems.containsErrors)], of: sources, for: .diagnostics
    )
    // What cannot be parsed hides the rest.
    let diagnostics = problems.isEmpty ? analysis.diagnostics : problems
    guard !diagnostics.isEmpty else { return false }
    let table = LineTable(source)
    let owners = MappingLines.owners(of: mapping)
    // From the end, so that the positions of the others remain.
    marks = mapping.declarations.map(\.remarkCount)
    var reports: [MappingLines.Owner: (column: Int, message: String)] = [:]
    for diagnostic in diagnostics {
      let line = table.lineNumber(at: diagnostic.span.start)
      guard let owner = owners[line], reports[owner] == nil else { continue }
      let start = table.line(line).startIndex
      reports[owner] = (diagnostic.span.start - start - MappingLines.indent, SchemaText.line(diagnostic.message))
    }
    for owner in reports.keys.sorted(by: { ($0.declaration, $0.member) > ($1.declaration, $1.member) }) {
      if let report = reports[owner] { takeBack(owner, column: report.column, report.message) }
    }
    return !reports.isEmpty
  }

  private mutating func takeBack(_ owner: MappingLines.Owner, column: Int, _ message: String) {
    guard mapping.declarations.indices.contains(owner.declaration) else { return }
    // What was last is taken back first, so that comments are in the order of the file.
    let mark = marks[owner.declaration]
    switch mapping.declarations[owner.declaration] {
    case .type(var type):
      guard type.properties.indices.contains(owner.member) else { return }
      if let property = reduced(type.properties[owner.member], in: type.form, column, message) {
        type.properties[owner.member] = property
      } else {
        let property = type.properties.remove(at: owner.member)
        type.remarks.insert("'\(property.name)' is left out: \(message)", at: mark)
      }
      mapping.declarations[owner.declaration] = .type(type)
    case .enumeration(var enumeration):
      guard enumeration.cases.indices.contains(owner.member) else { return }
      let item = enumeration.cases.remove(at: owner.member)
      enumeration.remarks.insert("the case '\(item.name)' is left out: \(message)", at: mark)
      mapping.declarations[owner.declaration] = .enumeration(enumeration)
    case .union(var union):
      guard union.cases.indices.contains(owner.member) else { return }
      let item = union.cases.remove(at: owner.member)
      union.remarks.insert(
        "the case '\(item.name)'\(item.type.map { ": " + $0 } ?? "") is left out: \(message)", at: mark)
      mapping.declarations[owner.declaration] = .union(union)
    }
  }

  /// - Parameter column: Where the problem is in the text of the property.
  /// - Returns: `nil` if nothing is left to take back.
  private func reduced(_ property: ImportedProperty, in form: ImportedType.Form, _ column: Int, _ message: String)
    -> ImportedProperty?
  {
    var plain = property
    plain.conditions = []
    if !property.conditions.isEmpty, column >= MappingText.text(of: plain).utf8.count {
      plain.remarks.append("'where \(property.conditions.joined(separator: " and "))' is left out: \(message)")
      return plain
    }
    if let value = property.defaultValue {
      plain.defaultValue = nil
      if column >= MappingText.text(of: plain).utf8.count {
        plain.conditions = property.conditions
        if plain.type.hasSuffix("?") {
          // It may be absent, or null, as before.
        } else if property.isRequired {
          plain.remarks.removeAll { $0 == SchemaText.requiredIsNotChecked }
        } else if form != .map {
          plain.type += "?"
        }
        if !["[]", "[:]"].contains(value) { plain.remarks.append("the default \(value) is left out: \(message)") }
        return plain
      }
    }
    // In Swift it has this type.
    guard form != .map, plain.type != "Value", plain.type != "Value?" else { return nil }
    // A value of any kind is null as well.
    let isOptional = !property.isRequired && (property.type.hasSuffix("?") || property.defaultValue != nil)
    if property.isRequired { plain.remarks.removeAll { $0 == SchemaText.requiredIsNotChecked } }
    plain.remarks.append("'\(property.type)' is left out: \(message)")
    plain.type = isOptional ? "Value?" : "Value"
    plain.defaultValue = nil
    plain.transformer = nil
    plain.isBoxed = false
    plain.writesNil = false
    return plain
  }
}

/// Which line of the text of a mapping is which member of which declaration.
enum MappingLines {
  struct Owner: Hashable {
    var declaration: Int
    var member: Int
  }

  /// What precedes a member in its line, in bytes.
  static let indent = 2

  /// By lines, which count from 1.
  static func owners(of mapping: ImportedMapping) -> [Int: Owner] {
    var head = mapping
    head.declarations = []
    head.tests = []
    let text = MappingText.text(of: head)
    var line = text.isEmpty ? 1 : lineCount(of: text) + 2
    var owners: [Int: Owner] = [:]
    for (index, declaration) in mapping.declarations.enumerated() {
      var next = line
      func add(_ linesBefore: Int, _ member: Int) {
        next += linesBefore
        owners[next] = Owner(declaration: index, member: member)
        next += 1
      }
      switch declaration {
      case .type(let type):
        next += type.documentation.count + 1 + type.settings.count + type.remarks.count
        if MappingText.hasGap(type) { next += 1 }
        for (member, property) in type.properties.enumerated() {
          add(property.remarks.count + property.documentation.count, member)
        }
      case .enumeration(let enumeration):
        next += enumeration.remarks.count + enumeration.documentation.count + 1
        for (member, item) in enumeration.cases.enumerated() { add(item.documentation.count, member) }
      case .union(let union):
        next += union.remarks.count + union.documentation.count + 1
        for member in union.cases.indices { add(0, member) }
      }
      line += lineCount(of: MappingText.text(of: declaration)) + 1
    }
    return owners
  }

  private static func lineCount(of text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
