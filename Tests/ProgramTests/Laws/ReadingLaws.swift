import KVMap
import KVMapForm
import KVMapInterpret
import KVMapPropertyList
import KVMapSema
import KVMapXML
import MappingComparison

/// Laws for values that the interpreter reads and writes.
struct ReadingLaws {
  private let checked: CheckedProgram
  private let interpreter: Interpreter
  private let passed: PassedJSON?
  /// The number of documents that were read without a problem.
  private(set) var readCount = 0

  init(_ checked: CheckedProgram, passed: [UInt8]?) {
    self.checked = checked
    interpreter = Interpreter(checked.program)
    self.passed = passed.flatMap { try? PassedJSON.validated($0).get() }
  }

  mutating func check(_ document: [UInt8]) throws(Finding) {
    let all = interpreter.read(document, as: checked.entry, passed: passed, isComplete: true)
    let first = interpreter.read(document, as: checked.entry, passed: passed, isComplete: false)
    guard let all, let first else { throw Finding(.reading, "the path of the type is none", document: document) }
    guard (all.value == nil) == (first.value == nil) else {
      throw Finding(.reading, "a value depends on whether all problems are wanted", document: document)
    }
    if first.value == nil {
      // The first problem is reported first.
      guard let told = first.problems.first(where: { $0.severity != .warning }),
        all.problems.contains(where: { $0.offset == told.offset && $0.kind == told.kind && $0.path == told.path })
      else {
        throw Finding(.reading, "\(text(first.problems))\nis not among\n\(text(all.problems))", document: document)
      }
      return
    }
    guard let value = first.value else { return }
    readCount += 1
    guard value == all.value else {
      throw Finding(.reading, "two values, by whether all problems are wanted", document: document)
    }
    try checkWriting(of: value, from: document)
  }

  private func text(_ problems: [MappingProblem]) -> String { problems.map(ReportText.text).joined(separator: "\n") }

  // MARK: - Writing

  private func checkWriting(of value: MappedValue, from document: [UInt8]) throws(Finding) {
    for format in MapRequest.Format.allCases where format != .ndjson {
      let written: [UInt8]
      do throws(MappingError) {
        written = try interpreter.write(value, in: format, as: checked.entry)
      } catch {
        if format == .json, isFaithful {
          throw Finding(.roundTrip, "what was read cannot be written: \(text(error.problems))", document: document)
        }
        continue
      }
      try checkFormat(of: written, format, document)
      if format == .json, isFaithful { try checkRoundTrip(of: value, written, document) }
    }
  }

  /// Whether everything that is read is written, without a loss known to the compiler.
  private var isFaithful: Bool {
    checked.source.isReversible && !checked.warnings.contains { $0.id == "lossy-roundtrip" }
      && !readsNumbersThatMeanNothing
  }

  /// Whether a text could be read as a number that, written as a number, means nothing: `unless 0` of a lenient `Int`.
  /// The compiler does not report that a value may be one of those.
  private var readsNumbersThatMeanNothing: Bool {
    let properties = checked.program.mappings.flatMap(\.properties)
    return properties.contains { property in
      property.sentinels.contains { if case .number = $0 { true } else { false } }
    } && checked.source.texts.contains { $0.text.contains("lenient") }
  }

  private func checkRoundTrip(of value: MappedValue, _ written: [UInt8], _ document: [UInt8]) throws(Finding) {
    let again = interpreter.read(written, as: checked.entry, passed: passed, isComplete: true)
    guard let found = again?.value else {
      // Where one value was read as an array of one, the array is a level more.
      let isDeeper = nesting(of: written) > nesting(of: document)
      if let problems = again?.problems, problems.allSatisfy({ $0.kind == .depth }), isDeeper { return }
      throw Finding(
        .roundTrip, "was written as \(shown(written)), which is refused: \(text(again?.problems ?? []))",
        document: document)
    }
    // A date is more precise than microseconds, which no text represents.
    let (before, after) = (try? interpreter.print(value), try? interpreter.print(found))
    guard found == value || before == after else {
      throw Finding(
        .roundTrip,
        "\(shown(before ?? [])) was written as \(shown(written)), which is read as \(shown(after ?? []))",
        document: document)
    }
  }

  /// The output is a valid document of its format.
  private func checkFormat(
    of written: [UInt8], _ format: MapRequest.Format, _ document: [UInt8]
  ) throws(Finding) {
    do throws(MappingError) {
      switch format {
      case .json, .ndjson: _ = try JSONValue(json: written)
      case .xml: _ = try JSONValue(xml: written)
      case .plist: _ = try JSONValue(propertyList: written)
      case .form: _ = try JSONValue(form: written)
      }
    } catch {
      guard !error.problems.allSatisfy({ $0.kind == .depth }) else { return }
      throw Finding(
        .ownFormat, "is written as \(shown(written)), which is no \(format.rawValue): \(text(error.problems))",
        document: document)
    }
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// How many arrays and objects are inside each other; 0 for what is no JSON.
  private func nesting(of document: [UInt8]) -> Int {
    func depth(_ value: JSONValue) -> Int {
      switch value {
      case .null, .bool, .number, .string: 0
      case .array(let elements): 1 + (elements.map(depth).max() ?? 0)
      case .object(let object): 1 + (object.values.map(depth).max() ?? 0)
      }
    }
    return (try? JSONValue(json: document)).map(depth) ?? 0
  }
}
