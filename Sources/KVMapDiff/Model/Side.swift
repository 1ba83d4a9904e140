@_spi(Generated) import KVMap
import KVMapInterpret
package import KVMapSema
package import KVMapSource

/// One of the two mappings that are compared.
package struct ComparedSide {
  package var program: Program
  package var landmarks: Landmarks

  package init(program: Program, landmarks: Landmarks) {
    self.program = program
    self.landmarks = landmarks
  }
}

/// The places of what a program declares. A program knows lines only.
package struct Landmarks: Sendable {
  package struct Key: Sendable, Hashable {
    package var file: FileID
    package var line: Int
    package var name: String

    package init(file: FileID, line: Int, name: String) {
      self.file = file
      self.line = line
      self.name = name
    }
  }

  package struct Place: Sendable, Hashable {
    package var span: Span

    package init(span: Span) { self.span = span }
  }

  /// A line that concerns many rules: `keys snake_case`, `default Date via …`.
  package struct Setting: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
      case keys, coercion, unknown, duplicates, empty, nilWriting, nilReading, depth, access, properties, sync, via
    }

    package var kind: Kind
    /// The type whose body has it; `nil` for the whole file.
    package var type: String?
    package var file: FileID
    /// Its tokens.
    package var text: String
    package var span: Span

    package init(kind: Kind, type: String?, file: FileID, text: String, span: Span) {
      self.kind = kind
      self.type = type
      self.file = file
      self.text = text
      self.span = span
    }
  }

  package var places: [Key: Place] = [:]
  /// The mixins that declare rules, by the places of these.
  package var mixins: [Span: String] = [:]
  package var settings: [Setting] = []

  package init() {}
}

/// A program with what is computed from it once.
final class Side {
  let program: Program
  let landmarks: Landmarks
  let interpreter: Interpreter
  /// The same mapping, but no key is ignored: what it reads is a document *of* the mapping.
  let closed: Interpreter
  /// The file that declares each mapping, enumeration and union.
  let files: [String: FileID]
  let unitsByName: [String: FileID]
  private let unitNames: [FileID: String]
  private var rules: [MappingID: [PropertyRule]] = [:]

  init(_ side: ComparedSide) {
    program = side.program
    landmarks = side.landmarks
    // What only Swift can read is kept as it is, so that it keeps no other rule from being compared.
    interpreter = Interpreter(side.program, stubsSwift: true)
    closed = Interpreter(side.program.closed, stubsSwift: true)
    var files: [String: FileID] = [:]
    var units: [String: FileID] = [:]
    for unit in side.program.units {
      for id in unit.mappings { files["m\(id.index)"] = unit.file }
      for id in unit.enumerations { files["e\(id.index)"] = unit.file }
      for id in unit.unions { files["u\(id.index)"] = unit.file }
      units[unit.name] = units[unit.name] ?? unit.file
    }
    (self.files, unitsByName) = (files, units)
    unitNames = Dictionary(side.program.units.map { ($0.file, $0.name) }) { first, _ in first }
  }

  /// The name of the file that has a declaration; `nil` for one that no file has.
  func unit(of key: String) -> String? { files[key].flatMap { file in unitNames[file] } }

  func rules(of id: MappingID) -> [PropertyRule] {
    if let known = rules[id] { return known }
    let made = PropertyRule.all(of: program[id])
    rules[id] = made
    return made
  }

  /// The file of an origin: that of the declaration, unless another file is named, as for the rules of a mixin.
  private func file(of origin: RuleOrigin, declaredIn file: FileID?) -> FileID? {
    if let file, program.units.contains(where: { $0.file == file && $0.name == origin.file }) { return file }
    return unitsByName[origin.file]
  }

  func place(of property: Property, in mapping: Mapping) -> Landmarks.Place? {
    place(property.origin, property.name, files["m\(mapping.id.index)"])
  }

  func place(_ origin: RuleOrigin, _ name: String, _ declared: FileID?) -> Landmarks.Place? {
    guard let file = file(of: origin, declaredIn: declared) else { return nil }
    let key = Landmarks.Key(file: file, line: origin.line, name: name)
    return landmarks.places[key] ?? landmarks.places[Landmarks.Key(file: file, line: origin.line, name: "")]
  }

  func place(of mapping: Mapping) -> Span? {
    place(mapping.origin, mapping.shortName, files["m\(mapping.id.index)"])?.span
  }

  /// How a document is read as a mapping alone; type parameters are texts.
  func entry(of mapping: Mapping) -> Entry {
    let count = mapping.extras.parameters.count
    let settings = (mapping.extras.root ?? DocumentPath([]), mapping.settings.depth, mapping.settings.duplicates)
    if case .genericUnion(let union) = mapping.kind, count == 0 { return entry(of: program[union]) }
    guard count > 0 else {
      return Entry(
        type: .mapping(mapping.id), conversion: .mapping(mapping.id), root: settings.0, depth: settings.1,
        duplicates: settings.2)
    }
    return Entry(
      type: .generic(mapping.id, Array(repeating: .scalar(.string), count: count)),
      conversion: .generic(mapping.id, Array(repeating: .scalar(.string, .strict), count: count)), root: settings.0,
      depth: settings.1, duplicates: settings.2)
  }

  func entry(of enumeration: Enumeration) -> Entry {
    Entry(
      type: .enumeration(enumeration.id), conversion: .enumeration(enumeration.id, .strict), root: DocumentPath([]),
      depth: Entry.usualDepth)
  }

  func entry(of union: Union) -> Entry {
    Entry(
      type: .union(union.id), conversion: .union(union.id), root: DocumentPath([]), depth: union.depth,
      duplicates: union.duplicates)
  }
}

extension Program {
  /// The same program, in which a key that no rule reads is a problem.
  fileprivate var closed: Program {
    var program = self
    for index in program.mappings.indices { program.mappings[index].settings.unknown = .error }
    for index in program.unions.indices { program.unions[index].unknown = .error }
    return program
  }
}

extension Mapping {
  /// The name in mapping files.
  var name: String {
    switch kind {
    case .owned, .structure, .classType, .genericUnion: typeName
    case .named(let name): "\(typeName).\(name)"
    case .transform(let name): name
    }
  }

  /// The last part of the name, as its declaration has it.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  var isTransform: Bool { if case .transform = kind { true } else { false } }
}
