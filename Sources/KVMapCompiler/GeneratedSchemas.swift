import KVMapEmit
import KVMapSchema
import KVMapSema

/// The schemas that `generate --schema` adds to the mappers of files.
struct GeneratedSchemas {
  private(set) var texts = SchemaTexts()
  /// Why types have none: sentences without a full stop.
  private(set) var notes: [String] = []

  private let program: Program
  /// The names of all types and mappings, to find those in other types.
  private let names: Set<String>

  /// The schemas of all types, since a class overrides that of its base, which may be in a file that is only imported.
  ///
  /// - Parameter requested: The files whose types are mentioned in the notes.
  /// - Complexity: Linear in the size of the mappings that each type reaches.
  init(of program: Program, notingThoseIn requested: [Program.Unit]) {
    self.program = program
    let requested = Set(requested.map(\.file))
    names = Set(
      program.mappings.compactMap(\.mapperName) + program.enumerations.map(\.name) + program.unions.map(\.name))
    for unit in program.units {
      let count = notes.count
      for mapping in unit.mappings.map({ program[$0] }) {
        if let name = mapping.mapperName { add(.mapping(mapping.id), name, isReadable: mapping.isReadable, cases: []) }
      }
      for enumeration in unit.enumerations.map({ program[$0] }) {
        let cases = enumeration.isNamespace ? [] : enumeration.cases.map(\.name)
        add(.enumeration(enumeration.id), enumeration.name, cases: cases)
      }
      // A family is the schema of its base class.
      for union in unit.unions.map({ program[$0] }) where !union.isFamily {
        add(.union(union.id), union.name, cases: union.isNamespace ? [] : union.cases.map(\.name))
      }
      if !requested.contains(unit.file) { notes.removeSubrange(count...) }
    }
  }

  private mutating func add(_ type: ValueType, _ name: String, isReadable: Bool = true, cases: [String]) {
    // A generic type has no documents without its arguments.
    guard let entry = program.entry(of: type) else { return }
    if let member = SchemaTexts.memberNames.first(where: { cases.contains($0) || names.contains("\(name).\($0)") }) {
      return notes.append("'\(name)' gets no schema: it has a '\(member)' of its own")
    }
    let sides: [SchemaSide] = isReadable ? [.read, .write] : [.write]
    let results = sides.map { SchemaBuilder.document(of: entry, titled: name, side: $0, in: program) }
    var written: [String] = []
    for result in results {
      switch result {
      case .success(let document): written.append(JSONSchemaPrinter.text(of: document, .draft202012).trimmingLineEnd)
      case .failure(let failure):
        return notes.append("'\(name)' gets no schema: " + failure.messages.joined(separator: "; "))
      }
    }
    guard let last = written.last else { return }
    texts[type] = SchemaTexts.OfType(read: isReadable ? written.first : nil, written: last)
  }
}

extension String {
  fileprivate var trimmingLineEnd: String { last == "\n" ? String(dropLast()) : self }
}
