package import KVMapSema

/// Derives the schema of a type from the plans by which its mapping reads and writes.
///
/// Where no schema can say exactly what is read, that of the reading side describes less, and that of the writing side
/// more. Where even that is impossible (only Swift knows what a transformer takes), a comment says so.
package final class SchemaBuilder {
  let program: Program
  let side: SchemaSide
  private(set) var definitions: [SchemaDefinition] = []
  /// What makes a schema impossible. Sentences without a full stop.
  private(set) var problems: [String] = []
  private var known: [DefinitionKey: SchemaDefinition.ID] = [:]
  private var unfinished: Set<SchemaDefinition.ID> = []
  private var names: Set<String> = []
  var knownChoices: [SchemaDefinition.ID: SchemaChoices] = [:]

  /// The schema of the documents of a type, beginning with the document's root.
  ///
  /// - Parameter title: The type as it was requested.
  /// - Returns: The schema, or why there is none.
  /// - Complexity: Linear in the size of the mappings that the type reaches, for each list of type arguments.
  package static func document(
    of entry: Entry, titled title: String, side: SchemaSide, in program: Program
  ) -> Result<SchemaDocument, SchemaFailure> {
    let builder = SchemaBuilder(program: program, side: side)
    let value = builder.schema(of: entry.conversion, SchemaScope())
    let root = builder.nest(value, at: entry.root.steps[...], isRequired: true)
    guard builder.problems.isEmpty else { return .failure(SchemaFailure(messages: builder.problems)) }
    return .success(
      SchemaDocument(side: side, title: title, root: root, definitions: builder.definitions).withoutUnused)
  }

  private init(program: Program, side: SchemaSide) {
    self.program = program
    self.side = side
  }

  func fail(_ message: String) {
    if !problems.contains(message) { problems.append(message) }
  }

  // MARK: Definitions

  /// A reference to a definition, which is made at its first use.
  func define(
    _ key: DefinitionKey, named name: String, _ make: () -> Schema
  ) -> Schema {
    if let id = known[key] { return .reference(id) }
    let id = SchemaDefinition.ID(index: definitions.count)
    known[key] = id
    definitions.append(SchemaDefinition(name: unusedName(name), schema: .anything))
    unfinished.insert(id)
    let schema = make()
    definitions[id.index].schema = schema
    unfinished.remove(id)
    return .reference(id)
  }

  /// The schema behind a reference; `nil` while that is being made.
  func resolved(_ schema: Schema) -> Schema? {
    guard case .reference(let id) = schema else { return schema }
    return unfinished.contains(id) ? nil : definitions[id.index].schema
  }

  /// The same without references at its top, as far as they can be resolved. With too many choices, it stays as it is.
  func expanded(_ schema: Schema) -> Schema {
    choices(in: schema).areTooMany ? schema : expanded(schema, within: [])
  }

  /// - Parameter entered: The definitions on the way, each of which is entered once.
  private func expanded(_ schema: Schema, within entered: Set<SchemaDefinition.ID>) -> Schema {
    switch schema {
    case .reference(let id):
      guard !entered.contains(id), let inner = resolved(schema) else { return schema }
      return expanded(inner, within: entered.union([id]))
    case .anyOf(let parts): return .any(of: parts.map { expanded($0, within: entered) })
    case .allOf(let parts): return .allOf(parts.map { expanded($0, within: entered) })
    case .noted(var notes, let inner):
      // A tag refers to the cases, which are no longer told apart.
      notes.tag = nil
      return expanded(inner, within: entered).carrying(notes)
    case .anything, .nothing, .values, .null, .bool, .number, .text, .array, .object, .not: return schema
    }
  }

  /// - Parameter name: Any text.
  private func unusedName(_ name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" })
    var candidate = plain
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(plain)-\(number)"
      number += 1
    }
    return candidate
  }
}

/// Why a type has no schema.
package struct SchemaFailure: Error, Sendable, Hashable {
  /// Sentences without a full stop.
  package var messages: [String]
}

/// What a definition is the schema of.
enum DefinitionKey: Hashable {
  case mapping(MappingID, [Conversion], ElementStanding)
  case union(UnionID, [Conversion], ElementStanding)
  case unionCase(UnionID, Int, [Conversion], ElementStanding)
  case enumeration(EnumerationID, Coercion)
  case lenient(Scalar)
  case timeZone
}

/// Where an object stands: whether it has a key or an index of its own.
enum ElementStanding: String, Hashable {
  case alone
  case underKey = "keyed"
  case atIndex = "element"
}

/// What surrounds a conversion.
struct SchemaScope {
  /// The arguments of the enclosing generic type. They contain no type parameters.
  var arguments: [Conversion] = []
  var standing = ElementStanding.alone

  func standing(_ standing: ElementStanding) -> SchemaScope {
    SchemaScope(arguments: arguments, standing: standing)
  }
}
