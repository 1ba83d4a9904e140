import KVMapSema

/// The tables and codecs that the pipelines of one file use, each with its name in the generated code.
///
/// Each is declared once per file, however many rules use it, and a codec is created on first use.
struct UnitSteps {
  /// The steps that are tables, one for each table.
  private(set) var tables: [Pipeline.Step] = []
  private(set) var codecs: [SwiftCodec] = []
  private var tableNames: [TransformTable: String] = [:]
  private var codecNames: [SwiftCodec: String] = [:]
  private(set) var automata: [Automaton] = []
  private var automatonNames: [Automaton: String] = [:]

  init(_ unit: Program.Unit, in program: Program) {
    var free = FreeNames()
    for conversion in program.conversions(of: unit) {
      for step in conversion.steps {
        if case .transformer(.table(let table)) = step.operation, tableNames[table] == nil {
          tableNames[table] = free.take("_KVMapTable_\(SwiftIdentifier.joined(table.name))")
          tables.append(step)
        }
        if case .transformer(.swift(let codec)) = step.operation, codecNames[codec] == nil {
          codecNames[codec] = free.take("_kvCodec_\(SwiftIdentifier.joined(codec.name))")
          codecs.append(codec)
        }
      }
    }
    for id in unit.mappings {
      for automaton in program[id].properties.flatMap({ $0.checks.flatMap(\.automata) })
      where automatonNames[automaton] == nil {
        automatonNames[automaton] = free.take("_kvPattern\(automata.isEmpty ? "" : String(automata.count + 1))")
        automata.append(automaton)
      }
    }
  }

  /// The constant that holds the automaton of a pattern.
  func automaton(_ automaton: Automaton) -> String { automatonNames[automaton] ?? "_kvPattern" }

  /// The namespace with the functions `read` and `write` of a table.
  func table(_ table: TransformTable) -> String {
    tableNames[table] ?? "_KVMapTable_\(SwiftIdentifier.joined(table.name))"
  }

  /// The constant that holds a codec.
  func codec(_ codec: SwiftCodec) -> String { codecNames[codec] ?? "_kvCodec_\(SwiftIdentifier.joined(codec.name))" }

  func print(names: TypeNames, constants: ConstantExpressions, to printer: inout CodePrinter) {
    if !automata.isEmpty { printer.line() }
    for automaton in automata {
      printer.line("// \(SwiftComment.escaped(automaton.pattern))")
      printer.line("nonisolated private let \(self.automaton(automaton)): KVMap.PatternAutomaton = .init(")
      printer.line("  \(SwiftLiteral.string(automaton.text)))")
    }
    if !codecs.isEmpty { printer.line() }
    for codec in codecs {
      let arguments = codec.arguments.map { "\(SwiftIdentifier.label($0.label)): \(constants.value($0.value))" }
      let type = SwiftIdentifier.typeName(codec.typeName)
      printer.line(
        "nonisolated private let \(self.codec(codec)): \(type) = .init(\(arguments.joined(separator: ", ")))")
    }
    for step in tables {
      guard case .transformer(.table(let table)) = step.operation else { continue }
      let declaration = TableDeclaration(
        table: table, value: step.output, document: step.input, names: names, constants: constants)
      declaration.print(name: self.table(table), to: &printer)
    }
  }
}

extension Program {
  /// All conversions that the mappers of a file run, in order of declaration.
  func conversions(of unit: Unit) -> [Conversion] {
    unit.mappings.flatMap { id in
      self[id].properties.map(\.conversion) + (self[id].extras.passed.map { [$0.conversion] } ?? [])
    }
      + unit.unions.flatMap { id in
        self[id].cases.compactMap(\.conversion) + (self[id].passed.map { [$0.conversion] } ?? [])
      }
  }
}

extension Conversion {
  /// The steps of its pipelines, at every depth.
  var steps: [Pipeline.Step] {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: []
    case .generic(_, let arguments): arguments.flatMap(\.steps)
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      part.steps
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _): key.steps + part.steps
    case .pipeline(let pipeline): pipeline.input.steps + pipeline.steps.flatMap(\.allSteps)
    case .alternatives(let all): all.flatMap(\.steps)
    }
  }
}

extension Pipeline.Step {
  /// The step and those inside it.
  fileprivate var allSteps: [Pipeline.Step] {
    switch operation {
    case .transformer, .number: [self]
    case .each(let steps): [self] + steps.flatMap(\.allSteps)
    case .read(let conversion): [self] + conversion.steps
    case .alternatives(let all): [self] + all.joined().flatMap(\.allSteps)
    }
  }
}
