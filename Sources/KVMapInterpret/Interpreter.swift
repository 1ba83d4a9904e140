@_spi(Generated) package import KVMap
import KVMapLowering
package import KVMapSema

/// Runs the mappings of a program without compiling Swift.
///
/// It makes the same runtime calls in the same order as generated code, with tables built at run time; the differences
/// are that the rules are data and that values are `MappedValue`s. So it accepts, rejects and reports the same as
/// generated code. Tests verify this (Tests/DifferentialTests).
///
/// An interpreter must be used from a single thread. What it prepares for a mapping is kept for the next value of that
/// mapping.
package final class Interpreter {
  package let program: Program
  /// Whether what only Swift can read is kept as it is in the document, instead of being a problem.
  let stubsSwift: Bool
  let memory = TableMemory()
  let identities = TypeIdentities()
  private var readingPlans: [MappingID: PreparedDecoding] = [:]
  private var encodingCodes: [MappingID: EncodingCode] = [:]
  private var encodings: [Conversion: ValueEncoding] = [:]
  private var enumerationPlans: [EnumerationID: PreparedEnumeration] = [:]
  private var unionPlans: [UnionID: PreparedUnion] = [:]
  private var texts: [ExactText: ConstantText] = [:]
  private var patterns: [ReaderArguments: PreparedPatterns] = [:]
  private var tables: [TransformTable: PreparedTable] = [:]
  private var automata: [Automaton: PatternAutomaton] = [:]
  private var alternatives: [ValueCode.Alternatives: PreparedAlternatives] = [:]
  private var codes: [LoweredValue: ValueCode] = [:]
  /// The same program, for tests that look at nothing but what it can read.
  private(set) lazy var stubbing = Interpreter(program, stubsSwift: true)

  /// - Parameter stubsSwift: Whether what only Swift can read becomes a `MappedValue.stub` instead of a problem.
  package init(_ program: Program, stubsSwift: Bool = false) {
    self.program = program
    self.stubsSwift = stubsSwift
  }

  /// The result of reading a document.
  package struct Reading: Sendable {
    /// `nil` if a problem made it impossible.
    package var value: MappedValue?
    /// Errors, and values that were dropped without being errors.
    package var problems: [MappingProblem]
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - format: `nil` for JSON.
  ///   - path: The position of the value in the document, as problems write paths; the entry's own root if `nil`.
  ///   - passed: The value of `$context` for rules.
  ///   - isComplete: Whether to report all problems instead of only the first.
  ///   - limit: The maximum number of problems; `nil` for that of generated code.
  /// - Returns: `nil` if `path` is not a valid path.
  /// - Complexity: Linear in the length of the document.
  package func read(
    _ document: [UInt8], in format: (any TranscodedFormat)? = nil, as entry: Entry, at path: String? = nil,
    passed: PassedJSON? = nil, isComplete: Bool, limit: Int? = nil
  ) -> Reading? {
    let path = path ?? JSONText.path(entry.root)
    if let format {
      return read(document, notated: format, as: entry, at: path, passed, isComplete: isComplete, limit: limit)
    }
    return document.withUnsafeBufferPointer { bytes in
      let body = { (kv: inout JSONReader) throws(CodingFailure) -> MappedValue in
        try self.read(entry.conversion, &kv, Environment().reading(entry.duplicates))
      }
      let reading = DocumentReading(bytes: bytes, depth: entry.depth, at: path, passed: passed)
      guard let reading else { return nil }
      // Dropped values are reported in both cases, and only the complete reading records them.
      let report = reading.valueAndProblems(limit: limit, body)
      if report.value != nil || isComplete { return Reading(value: report.value, problems: report.problems) }
      switch reading.value(body) {
      case .success(let value): return Reading(value: value, problems: report.problems)
      case .failure(let error): return Reading(value: nil, problems: error.problems)
      }
    }
  }

  /// The value of a JSON document, where problems do not matter: to find them takes another reading.
  ///
  /// - Parameters: Same as for `read(_:in:as:at:passed:isComplete:)`.
  package func value(of document: [UInt8], as entry: Entry, passed: PassedJSON? = nil) -> MappedValue? {
    document.withUnsafeBufferPointer { bytes in
      let path = JSONText.path(entry.root)
      return DocumentReading(bytes: bytes, depth: entry.depth, at: path, passed: passed)?.onlyValue {
        (kv: inout JSONReader) throws(CodingFailure) in
        try self.read(entry.conversion, &kv, Environment().reading(entry.duplicates))
      }
    }
  }

  /// Writes a value as JSON, as its mapping specifies, including the objects enclosing it up to its root.
  ///
  /// - Parameter notation: What the JSON represents, if it is to become a document of another format.
  package func write(
    _ value: MappedValue, as entry: Entry, _ notation: IntermediateForm = .json
  ) throws(MappingError) -> [UInt8] {
    try writeDocument(at: JSONText.path(entry.root), notation: notation) {
      (kv: inout JSONWriter) throws(CodingFailure) in
      try self.write(value, entry.conversion, &kv, Environment())
    }
  }

  // MARK: - What is prepared once

  func readingPlan(of id: MappingID) -> PreparedDecoding {
    if let plan = readingPlans[id] { return plan }
    let plan = PreparedDecoding(program[id], in: program, memory)
    readingPlans[id] = plan
    return plan
  }

  func encodingCode(of id: MappingID) -> EncodingCode {
    if let code = encodingCodes[id] { return code }
    let code = EncodingLowering(program).code(of: program[id])
    encodingCodes[id] = code
    return code
  }

  func encoding(of conversion: Conversion) -> ValueEncoding {
    if let encoding = encodings[conversion] { return encoding }
    let encoding = EncodingLowering(program).value(conversion)
    encodings[conversion] = encoding
    return encoding
  }

  func enumerationPlan(of id: EnumerationID) -> PreparedEnumeration {
    if let plan = enumerationPlans[id] { return plan }
    let plan = PreparedEnumeration(program[id], memory)
    enumerationPlans[id] = plan
    return plan
  }

  func unionPlan(of id: UnionID) -> PreparedUnion {
    if let plan = unionPlans[id] { return plan }
    let plan = PreparedUnion(program[id], in: program, memory)
    unionPlans[id] = plan
    return plan
  }

  /// A text of the program, at a stable address.
  func text(_ text: String) -> ConstantText {
    if let known = texts[ExactText(text)] { return known }
    let copy = memory.text(text)
    texts[ExactText(text)] = copy
    return copy
  }

  /// - Parameters:
  ///   - value: The type of the values in Swift.
  ///   - document: The type of the values in the document.
  func table(_ table: TransformTable, value: ValueType, document: ValueType) -> PreparedTable {
    if let known = tables[table] { return known }
    let prepared = PreparedTable(table, value: value, document: document, in: program)
    tables[table] = prepared
    return prepared
  }

  /// The automaton of a pattern in the form that the runtime runs.
  func automaton(_ automaton: Automaton) -> PatternAutomaton {
    if let known = automata[automaton] { return known }
    var text = automaton.text
    let prepared = text.withUTF8 { PatternAutomaton($0) }
    automata[automaton] = prepared
    return prepared
  }

  func alternatives(_ all: ValueCode.Alternatives) -> PreparedAlternatives {
    if let known = alternatives[all] { return known }
    let prepared = PreparedAlternatives(kinds: memory.text(all.kinds))
    alternatives[all] = prepared
    return prepared
  }

  /// How a value is read that no plan has prepared.
  func code(_ conversion: Conversion, _ environment: Environment) -> ValueCode {
    let key = LoweredValue(
      conversion: conversion, duplicates: environment.duplicates, unknown: environment.unknown)
    if let known = codes[key] { return known }
    let lowering = ValueLowering(program, duplicates: environment.duplicates, unknown: environment.unknown)
    // The type of the property decides nothing, and nothing here is of a Swift type.
    let code = lowering.code(conversion, .scalar(.value))
    codes[key] = code
    return code
  }

  /// The codes of `date(…)` and `day(…)`; `nil` for other arguments.
  func patterns(of arguments: ReaderArguments) -> PreparedPatterns? {
    if let known = patterns[arguments] { return known }
    let prepared: PreparedPatterns
    switch arguments {
    case .dates(let all, let zone): prepared = PreparedPatterns(all, zone, memory)
    case .patterns(let all): prepared = PreparedPatterns(all, .offset(0), memory)
    case .none, .keeping, .lenient, .base, .nonFinite, .prefix, .suffix, .text, .digits, .bounds, .words: return nil
    }
    patterns[arguments] = prepared
    return prepared
  }
}

/// What decides how a value is read.
private struct LoweredValue: Hashable {
  var conversion: Conversion
  var duplicates: Mapping.Settings.Duplicates
  var unknown: Mapping.Settings.Unknown
}
