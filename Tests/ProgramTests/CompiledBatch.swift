import KVMapEmit
import KVMapInterpret
import KVMapSema
import MappingComparison
import TestSupport

/// Programs that swiftc compiles together, and the documents that they read.
struct CompiledBatch {
  /// Keyed by the position of the program.
  private(set) var findings: [(number: Int, finding: Finding)] = []
  private(set) var documentCount = 0
  /// Programs whose documents were read by generated code.
  private(set) var comparedCount = 0
  /// Why programs are compiled but not run, with counts.
  private(set) var leftOut: [String: Int] = [:]

  private struct Member {
    var trial: Trial
    /// Renamed so that its names are unique.
    var program: Program
    var owned: OwnedTypes
    /// The properties that only some of the mappings of a type have; `nil` if each type has one mapping.
    let partial: Set<String>?
  }

  private let members: [Member]
  private let compiler: SwiftCompiler

  /// Called before the program at a position runs in this process.
  private let begin: (Int) throws -> Void

  init(
    _ trials: [Trial], with compiler: SwiftCompiler, begin: @escaping (Int) throws -> Void = { _ in }
  ) throws {
    self.compiler = compiler
    self.begin = begin
    members = trials.enumerated().map { number, trial in
      let program = trial.checked.program.standingAlone(prefix: "K\(number)", isWhole: true)
      return Member(
        trial: trial, program: program, owned: OwnedTypes(program, access: Self.access(number)),
        partial: Self.partialProperties(of: program))
    }
    try compile()
  }

  private static func partialProperties(of program: Program) -> Set<String>? {
    let byType = Dictionary(grouping: program.mappings, by: \.typeName).values.filter { $0.count > 1 }
    if byType.isEmpty { return nil }
    return byType.reduce(into: []) { partial, mappings in
      let names = mappings.map { Set($0.properties.map(\.name)) }
      let shared = names.dropFirst().reduce(names[0]) { $0.intersection($1) }
      for one in names { partial.formUnion(one.subtracting(shared)) }
    }
  }

  /// Every other program is public.
  private static func access(_ number: Int) -> AccessLevel { number % 2 == 0 ? .internal : .public }

  // MARK: - Compiling

  /// Compiles all programs, repeatedly removing those that swiftc rejects.
  private mutating func compile() throws {
    var left = Set(members.indices)
    var warned: Set<Int> = []
    while !left.isEmpty {
      var types = TypeTable()
      var files: [String: String] = [:]
      var entries: [Int: Int] = [:]
      for number in left.sorted() {
        add(number, to: &files)
        if let entry = members[number].program.entries.first, obstacle(number) == nil {
          entries[number] = types.number(of: entry, in: members[number].program)
        }
      }
      files["Types.swift"] = types.text
      let (harness, log) = try Harness.compiled(files, with: compiler, flags: [])
      let messages = CompilerMessage.first(in: log)
      for (number, message) in messages.sorted(by: { $0.key < $1.key }) where left.contains(number) {
        if message.isError {
          left.remove(number)
          findings.append((number, Finding(.compiles, message.text)))
        } else if warned.insert(number).inserted {
          findings.append((number, Finding(.compilesWithoutWarning, message.text)))
        }
      }
      if let harness {
        for number in left { if let reason = obstacle(number) { leftOut[reason, default: 0] += 1 } }
        for (number, type) in entries.sorted(by: { $0.key < $1.key }) {
          try begin(number)
          try run(number, as: type, by: harness)
        }
        return
      }
      guard messages.contains(where: { $0.value.isError }) else {
        throw Harness.Failure(description: "swiftc failed: \(log.suffix(4_000))")
      }
    }
  }

  /// Why a program is compiled but not run.
  private func obstacle(_ number: Int) -> String? {
    let program = members[number].program
    if let entry = program.entries.first, entry.deviation != nil { return "a setting of its file applies to its type" }
    // Elements of lazy arrays are written as they are in the document, unless they were looked at.
    if let entry = program.entries.first, program.hidesValues, program.holdsLazyArray(entry.type) {
      return "its values cannot be printed, so that lazy arrays are not read"
    }
    return members[number].owned.obstacle
  }

  private func add(_ number: Int, to files: inout [String: String]) {
    let member = members[number]
    files["K\(number)_Owned.swift"] = member.owned.text
    let emitter = SwiftEmitter(program: member.program, access: Self.access(number))
    for (unit, file) in zip(member.program.units, emitter.files()) {
      // Every file of the module needs a unique name.
      files["K\(number)_\(unit.file.index).swift"] = file.text
    }
  }

  // MARK: - Running

  private mutating func run(_ number: Int, as type: Int, by harness: Harness) throws {
    let member = members[number]
    guard let entry = member.program.entries.first else { return }
    let interpreter = Interpreter(member.program)
    let interpreted = InterpretedReport(interpreter, as: entry, at: nil, context: member.trial.passed)
    let isLazy = member.program.holdsLazyArray(entry.type)
    // What a mirror hides cannot be printed, and so not be compared.
    let isAlike = !isLazy && !member.program.looksAround(entry) && !member.program.hidesValues
    // Problems in a lazy array are reported on access, as is what is dropped in it.
    let documents = member.trial.documents.filter { !isLazy || interpreted.isFlawless($0) }
    let records = documents.enumerated().map { position, document in
      Harness.Record(
        type: type, document: document, path: nil, context: member.trial.passed,
        inAllFormats: !isLazy && position % 3 == 0, isAlike: isAlike)
    }
    comparedCount += 1
    let (reports, ending) = try harness.attempt(records)
    for (record, compiled) in zip(records, reports) {
      documentCount += 1
      let text = interpreted.text(of: record.document, inAllFormats: record.inAllFormats)
      // The interpreter shows what a type that is only Codable receives; here such a type keeps it in this property.
      var (expected, compiled) = (text.replacing(#"{"$swift":"#, with: #"{"value":"#), compiled)
      if member.program.hidesValues {
        expected = ReportText.hidingValues(expected)
        compiled = ReportText.hidingValues(compiled)
      }
      if compiled == expected { continue }
      if let partial = member.partial,
        ReportText.areAlike(compiled: compiled, interpreted: expected, leavingOut: partial)
      {
        continue
      }
      findings.append((number, Self.finding(expected, compiled, record.document)))
      return
    }
    if let ending {
      let document = documents.indices.contains(reports.count) ? documents[reports.count] : nil
      let text = "generated code ended with \(ending.status): \(ending.log.prefix(600))"
      findings.append((number, Finding(.runs, text, document: document)))
    }
  }

  /// The first lines that differ.
  private static func finding(_ interpreted: String, _ compiled: String, _ document: [UInt8]) -> Finding {
    let left = interpreted.split(separator: "\n", omittingEmptySubsequences: false)
    let right = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(left, right).prefix { $0 == $1 }.count
    if index == left.count, right[index].hasPrefix(ReportText.brokenLaw) {
      return Finding(.alike, String(right[index]), document: document)
    }
    let format = left.prefix(index + 1).last { line in ComparedFormat.allCases.contains { $0.rawValue == line } }
    let text =
      "in \(format ?? "json") interpreted: \(index < left.count ? left[index] : "(end)")\n"
      + "compiled: \(index < right.count ? right[index] : "(end)")"
    return Finding(.agreement, text, document: document)
  }
}
