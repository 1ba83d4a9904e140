import KVMap
import KVMapEmit
import KVMapInterpret
import KVMapSema
import MappingComparison
import TestSupport

/// Many mappings, each run both ways over its documents.
struct Comparison {
  /// A disagreement between the two, or a mapping that cannot be compared.
  struct Difference: Sendable {
    var name: String
    var document: String
    var interpreted: String
    var compiled: String
  }

  private(set) var mappingCount = 0
  private(set) var documentCount = 0
  private(set) var differences: [Difference] = []
  /// Why mappings are excluded, and which.
  private(set) var leftOut: [String: [String]] = [:]

  private struct Job {
    var name: String
    var report: InterpretedReport
    /// A position in the table of types of the harness.
    var type: Int
    /// The others are derived from the first one.
    var documents: [[UInt8]]
    /// Whether all are JSON: problems in a lazy array are reported on access.
    var isLazy: Bool
    var path: String?
    var context: [UInt8]?

    /// Whether a mirror, by which the harness prints values, hides some of them: `@sensitive`.
    var hidesValues: Bool

    /// What both sides must agree in. What is written has all values.
    ///
    /// Of the elements of a set that cannot be written, the first in the order of iteration is reported, which differs
    /// from process to process. The properties that are sets have names that begin with it.
    func comparable(_ report: String) -> String {
      let report = report.replacing(/(?m)^unwritten \w+ at \[((?:set|sets|maybeSet)[A-Z]\w*)\[.*$/) {
        "unwritten in \($0.output.1)"
      }
      return hidesValues ? ReportText.hidingValues(report) : report
    }

    /// Some of the invalid documents are enough.
    func isInAllFormats(_ position: Int) -> Bool { !isLazy && position % 8 == 0 }
  }

  private var jobs: [Job] = []
  private var files: [String: String] = [:]
  private var types = TypeTable()

  /// - Parameter mutations: The maximum number of invalid documents derived from each.
  init(of cases: [DifferentialCase], mutations: Int, with compiler: SwiftCompiler) throws {
    for (number, item) in cases.enumerated() { add(item, number: number, mutations: mutations) }
    files["Types.swift"] = types.text
    guard !jobs.isEmpty else { return }
    let harness = try Harness(files, with: compiler)
    let records = jobs.flatMap { job in
      job.documents.enumerated().map { position, document in
        Harness.Record(
          type: job.type, document: document, path: job.path, context: job.context,
          inAllFormats: job.isInAllFormats(position))
      }
    }
    var reports = try harness.run(records)[...]
    for job in jobs {
      for (position, document) in job.documents.enumerated() {
        guard let compiled = reports.popFirst() else { return }
        documentCount += 1
        let interpreted = job.report.text(of: document, inAllFormats: job.isInAllFormats(position))
        // Nearly all are equal as they are, and need no regular expression.
        guard interpreted != compiled, job.comparable(interpreted) != job.comparable(compiled) else { continue }
        differences.append(
          Difference(
            name: job.name, document: String(decoding: document, as: UTF8.self), interpreted: interpreted,
            compiled: compiled))
      }
    }
  }

  private mutating func add(_ item: DifferentialCase, number: Int, mutations: Int) {
    let parsed = CheckedFiles(item.files, entries: item.documents.compactMap(\.type))
    guard let program = parsed.program?.standingAlone(prefix: "K\(number)") else {
      return leaveOut(item, "it has errors")
    }
    let owned = OwnedTypes(program)
    if let reason = owned.obstacle { return leaveOut(item, reason) }

    var entries = program.entries[...]
    var added: [Job] = []
    for document in item.documents {
      let entry = document.type == nil ? program.units.first?.tests[document.test ?? 0].entry : entries.popFirst()
      // Only this document is excluded: the types of the earlier ones are already in the table.
      guard let entry else {
        leaveOut(item, "its type has errors")
        continue
      }
      if let deviation = entry.deviation {
        leaveOut(item, Self.reason(deviation))
        continue
      }
      guard let type = types.number(of: entry, in: program) else {
        leaveOut(item, Self.noMapper)
        continue
      }
      let isLazy = program.holdsLazyArray(entry.type)
      if isLazy, !Self.isReadable(document, as: entry, by: Interpreter(program)) {
        leaveOut(item, "what is wrong in a lazy array is told when it is looked at")
        continue
      }
      let variants = isLazy ? [] : Mutations.of(document.bytes, limit: mutations)
      added.append(
        Job(
          name: item.name,
          report: InterpretedReport(Interpreter(program), as: entry, at: document.path, context: document.context),
          type: type, documents: [document.bytes] + variants, isLazy: isLazy, path: document.path,
          context: document.context,
          hidesValues: program.hidesValues))
    }
    guard !added.isEmpty else { return }
    mappingCount += 1
    jobs += added
    files["K\(number)_Owned.swift"] = owned.text
    let emitter = SwiftEmitter(program: program)
    for (unit, file) in zip(program.units, emitter.files()) {
      // Every file of the module needs a unique name.
      files["K\(number)_\(unit.file.index).swift"] = file.text
    }
  }

  private static let noMapper = "nothing in Swift maps a document to its type"

  private static func reason(_ deviation: ContextualReading) -> String {
    switch deviation {
    case .coercion, .pipeline, .settings: "a setting of its file applies to it"
    case .family, .key, .codable: noMapper
    }
  }

  private mutating func leaveOut(_ item: DifferentialCase, _ reason: String) {
    leftOut[reason, default: []].append(item.name)
  }

  private static func isReadable(
    _ document: DifferentialCase.Document, as entry: Entry, by interpreter: Interpreter
  ) -> Bool {
    let passed = document.context.flatMap { try? PassedJSON.validated($0).get() }
    let read = interpreter.read(document.bytes, as: entry, at: document.path, passed: passed, isComplete: false)
    return read?.value != nil
  }
}
