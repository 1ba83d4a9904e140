package import KVMapSema

/// Generates the Swift code of a `.kvmap` file. It cannot fail, and its output compiles: a `Program` only exists if
/// there are no errors.
package struct SwiftEmitter: Sendable {
  private let program: Program
  private let levels: AccessLevels
  private let nested: NestedNames
  /// Of the classes that have synchronised subclasses or base classes.
  private let entities: [MappingID: Entity]
  private let schemas: SchemaTexts

  /// - Parameters:
  ///   - access: The level of mappings whose file does not specify one.
  ///   - schemas: The schemas that are generated with the mappers.
  package init(program: Program, access: AccessLevel = .internal, schemas: SchemaTexts = SchemaTexts()) {
    self.program = program
    self.schemas = schemas
    levels = AccessLevels(program, otherwise: access)
    nested = NestedNames(program)
    let classes = program.units.flatMap(\.entities).filter { $0.inheritance != .none }
    entities = Dictionary(classes.map { ($0.mapping, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One file for each file of the program, in its order.
  package func files() -> [GeneratedFile] { program.units.map(file) }

  /// Complexity: linear in the size of the unit's mappings.
  package func file(for unit: Program.Unit) -> GeneratedFile {
    let names = TypeNames(unit, in: program, nested: nested)
    var printer = CodePrinter()
    printer.lines(GeneratedImports(unit, in: program, levels: levels).lines)
    printer.line()
    printer.line(
      "// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.")
    printer.line("private typealias _KVMapFormat = KVMap.GeneratedFormat\(GeneratedHeader.currentFormat)")
    printer.lines(names.aliases)
    var sections = FileSections()
    printNamespaces(of: unit, to: &sections.types)
    names.steps.print(names: names, constants: ConstantExpressions(names: names), to: &sections.mappers)
    for id in unit.mappings { printMapping(program[id], names, to: &sections) }
    for id in unit.enumerations { printEnumeration(program[id], names, to: &sections) }
    for id in unit.unions { printUnion(program[id], names, to: &sections) }
    for entity in unit.entities { printEntity(entity, names, to: &sections) }
    printSchemas(of: unit, to: &sections.schemas)
    sections.print(to: &printer)
    let body = printer.text
    let header = GeneratedHeader.text(source: unit.name, inputHash: unit.sourceHash, body: body)
    return GeneratedFile(path: unit.path + ".swift", text: header + body)
  }

  /// The enums that hold the types of namespaces, as visible as the most visible of these.
  private func printNamespaces(of unit: Program.Unit, to printer: inout CodePrinter) {
    for namespace in unit.namespaces where namespace.isDeclared {
      printer.line()
      printer.lines(SwiftComment.documentation(namespace.documentation))
      let access = levels.highest(inside: namespace.name, program).modifier
      printer.line("nonisolated \(access)enum \(SwiftIdentifier.quoted(namespace.name)) {}")
    }
  }

  /// The schemas of all types but classes, which have them in their bodies: Swift does not allow overriding members of
  /// an extension.
  private func printSchemas(of unit: Program.Unit, to printer: inout CodePrinter) {
    func print(_ type: ValueType, _ name: String, _ access: AccessLevel) {
      guard let texts = schemas[type] else { return }
      printer.line()
      printer.block("nonisolated extension \(SwiftIdentifier.typeName(name))") {
        SchemaMembers(texts: texts, access: access.modifier).print(to: &$0)
      }
    }
    for mapping in unit.mappings.map({ program[$0] }) where !mapping.isClass {
      if let name = mapping.mapperName { print(.mapping(mapping.id), name, levels[mapping]) }
    }
    for enumeration in unit.enumerations.map({ program[$0] }) {
      print(.enumeration(enumeration.id), enumeration.name, levels[enumeration])
    }
    // Those of a family are members of its base class.
    for union in unit.unions.map({ program[$0] }) where !union.isFamily {
      print(.union(union.id), union.name, levels[union])
    }
  }

  private func printEntity(_ entity: Entity, _ names: TypeNames, to sections: inout FileSections) {
    let mapping = program[entity.mapping]
    let access = levels[mapping].modifier
    let declaration = EntityDeclaration(
      entity: entity, mapping: mapping, entry: program[entity.entry], names: names, access: access)
    sections.types.line()
    declaration.structure.print(access: access, to: &sections.types)
    declaration.structure.printEquality(access: access, to: &sections.equality)
    declaration.printMappers(to: &sections.mappers)
    let type = SwiftIdentifier.typeName(mapping.typeName)
    sections.moveTables(of: "\(type).\(Entity.entryName)")
    guard let family = entity.family else { return }
    let entries = EntryFamilyDeclaration(
      union: program[family.entries], entity: entity, mapping: mapping, names: names, access: access)
    entries.printType(to: &sections.types)
    entries.printMapper(to: &sections.mappers)
    sections.moveTables(of: "\(type).\(Entity.familyEntryName)")
  }

  private func printEnumeration(_ enumeration: Enumeration, _ names: TypeNames, to sections: inout FileSections) {
    let declaration = EnumerationDeclaration(
      enumeration: enumeration, names: names, access: levels[enumeration].modifier)
    if enumeration.kind == .generated { declaration.printType(to: &sections.types) }
    declaration.printMapper(to: &sections.mappers)
    sections.moveTables(of: SwiftIdentifier.typeName(enumeration.name))
  }

  private func printUnion(_ union: Union, _ names: TypeNames, to sections: inout FileSections) {
    let names = union.parameters.isEmpty ? names : names.inside(parameters: union.parameters)
    let access = levels[union].modifier
    let type = SwiftIdentifier.typeName(union.typeName)
    switch union.kind {
    case .family:
      FamilyDeclaration(family: union, names: names, access: access).print(to: &sections.mappers)
      sections.moveTables(of: "\(type).\(Union.familyMapper)")
    case .enumeration(let conformances):
      let declaration = UnionDeclaration(union: union, conformances: conformances, names: names, access: access)
      declaration.printType(to: &sections.types)
      declaration.printMapper(to: &sections.mappers)
      sections.moveTables(of: type)
    case .mapped, .named:
      UnionDeclaration(union: union, conformances: [], names: names, access: access)
        .printMapper(to: &sections.mappers)
      sections.moveTables(of: SwiftIdentifier.typeName(union.name))
    }
    ContextConformance(names: names, access: access).print(of: union, to: &sections.mappers)
  }

  /// The Swift Testing file of a unit, which runs its `test` blocks with the generated mappers.
  ///
  /// - Parameter module: The module that holds the mappers.
  /// - Returns: `nil` where the unit has no tests.
  package func testFile(for unit: Program.Unit, module: String) -> GeneratedFile? {
    guard !unit.tests.isEmpty else { return nil }
    let body = TestFile(unit: unit, program: program, nested: nested, module: module).text
    let header = GeneratedHeader.text(source: unit.name, inputHash: unit.sourceHash, body: body)
    let path = unit.path.dropLast(".kvmap".count) + GeneratedFile.testEnding
    return GeneratedFile(path: String(path), text: header + body)
  }

  private func printMapping(_ mapping: Mapping, _ names: TypeNames, to sections: inout FileSections) {
    let names = names.inside(mapping)
    let constants = ConstantExpressions(names: names)
    let access = levels[mapping].modifier
    let type = SwiftIdentifier.typeName(mapping.typeName)
    switch mapping.kind {
    case .genericUnion: return
    case .structure:
      let declaration = StructDeclaration(mapping: mapping, names: names, constants: constants)
      sections.types.line()
      declaration.print(access: access, to: &sections.types)
      declaration.printEquality(access: access, to: &sections.equality)
      sections.mappers.line()
      printExtension(of: type, mapping, names, access: access, to: &sections.mappers)
      sections.moveTables(of: type)
    case .owned:
      sections.mappers.line()
      printExtension(of: type, mapping, names, access: access, to: &sections.mappers)
      sections.moveTables(of: type)
    case .classType where !mapping.isClass:
      sections.types.line()
      StructDeclaration(mapping: mapping, names: names, constants: constants).print(access: access, to: &sections.types)
      sections.mappers.line()
      printExtension(of: type, mapping, names, access: access, to: &sections.mappers)
      sections.moveTables(of: type)
    case .classType:
      // Its initialisers are members of its declaration, and so are those that decode it.
      sections.types.line()
      ClassDeclaration(mapping: mapping, names: names, constants: constants).print(access: access, to: &sections.types)
      {
        printMapper(mapping, names, access: access, to: &$0)
        if let texts = schemas[.mapping(mapping.id)] {
          $0.line()
          SchemaMembers(texts: texts, access: access)
            .printClassMembers(overriding: mapping.baseClass.flatMap { schemas[.mapping($0)] }, to: &$0)
        }
        if let entity = entities[mapping.id] {
          EntityDeclaration(
            entity: entity, mapping: mapping, entry: program[entity.entry], names: names, access: access
          ).printEntryType(to: &$0)
        }
      }
      sections.moveTables(of: type)
    case .named(let name):
      sections.mappers.line()
      let conformance = mapping.isReadable ? "KVMap.CodingMapping" : "KVMap.EncodingMapping"
      sections.mappers.block("nonisolated extension \(type)") { printer in
        printer.lines(SwiftComment.documentation(mapping.documentation))
        printer.block("nonisolated \(access)enum \(SwiftIdentifier.quoted(name)): \(conformance)") { printer in
          StatedCheck(mapping: mapping).print(to: &printer)
          let arguments = SwiftIdentifier.ownArguments(of: mapping.typeName, parameters: mapping.extras.parameters)
          printer.line("\(access)typealias Value = \(type)\(arguments)")
          printer.line()
          printMapper(mapping, names, access: access, to: &printer)
        }
      }
      sections.moveTables(of: "\(type).\(SwiftIdentifier.quoted(name))")
    case .transform:
      sections.mappers.line()
      let conformance = mapping.isReadable ? ": KVMap.DecodingMapping" : ""
      let mapper = names.expression(mapping.id)
      sections.mappers.block("nonisolated private enum \(mapper)\(conformance)") {
        printMapper(mapping, names, access: "", to: &$0)
      }
      sections.moveTables(of: mapper)
    }
    ContextConformance(names: names, access: access).print(of: mapping, to: &sections.mappers)
  }

  private func printExtension(
    of type: String, _ mapping: Mapping, _ names: TypeNames, access: String, to printer: inout CodePrinter
  ) {
    let head = "nonisolated extension \(type): "
    // The arguments of a generic type may be readable but not writable, or the other way round.
    guard mapping.extras.parameters.isEmpty else {
      if mapping.isReadable {
        printer.block(head + "KVMap.DocumentDecodable" + mapping.whereAll("KVMap.DocumentDecodable")) {
          printReading(mapping, names, access: access, to: &$0)
        }
        printer.line()
      }
      return printer.block(head + "KVMap.DocumentEncodable" + mapping.whereAll("KVMap.DocumentEncodable")) {
        printWriting(mapping, names, access: access, to: &$0)
      }
    }
    let reading = mapping.construction == .inPlace ? "KVMap.DocumentDecodableInPlace" : "KVMap.DocumentDecodable"
    let conformances = mapping.isReadable ? "\(reading), KVMap.DocumentEncodable" : "KVMap.DocumentEncodable"
    printer.block(head + conformances) { printer in
      StatedCheck(mapping: mapping).print(to: &printer)
      printMapper(mapping, names, access: access, to: &printer)
    }
  }

  private func printMapper(_ mapping: Mapping, _ names: TypeNames, access: String, to printer: inout CodePrinter) {
    if mapping.isReadable {
      printReading(mapping, names, access: access, to: &printer)
      printer.line()
    }
    printWriting(mapping, names, access: access, to: &printer)
  }

  private func printReading(_ mapping: Mapping, _ names: TypeNames, access: String, to printer: inout CodePrinter) {
    var reading = DecodingPrinter(mapping, names: names, constants: ConstantExpressions(names: names))
    reading.print(access: access, to: &printer)
  }

  private func printWriting(_ mapping: Mapping, _ names: TypeNames, access: String, to printer: inout CodePrinter) {
    var encoding = EncodingPrinter(mapping, names: names)
    encoding.print(access: access, to: &printer)
  }
}
