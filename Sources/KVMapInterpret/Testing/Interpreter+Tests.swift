@_spi(Generated) import KVMap
package import KVMapSema

/// Runs `test` blocks, mapping documents as `kvmapc map` does.
extension Interpreter {
  /// - Complexity: Linear in the length of the document and of the expectation.
  package func run(_ test: TestCase) -> TestReport {
    guard let format = MapRequest.Format(rawValue: test.format) else {
      return TestReport(of: test, .notRun("documents in \(test.format) are not read"))
    }
    let passed = test.context.map { PassedJSON(JSONValue($0)) }
    let reading = read(test, format, passed)
    let needing = reading.problems.first { $0.kind == .needsSwift && !test.expects($0.kind) }
    var meets = SwiftParts()
    var value = reading.value
    let failures =
      if needing == nil {
        failures(of: test, reading, format, passed, &meets)
      } else {
        stubbing.failuresWithStubs(
          of: test, format, passed, notRun: reading.problems.filter { $0.kind == .needsSwift && $0.severity == .error },
          &meets, &value)
      }
    if failures.isEmpty, meets.stub, let needing {
      return TestReport(of: test, .notRun("\(needing.message); the tests of 'generate --tests' run it"))
    }
    // A hook may refuse the value that was read, or change it, also where the test holds without it.
    let writes = test.steps.contains(where: \.writes)
    if meets.hook || writes || !failures.isEmpty, let value,
      let hooks = SkippedHooks.names(for: value, isWritten: writes, in: program)
    {
      return TestReport(
        of: test, .notRun("only compiled code can run Swift: \(hooks); the tests of 'generate --tests' run it"))
    }
    return TestReport(of: test, failures.isEmpty ? .passed : .failed(failures))
  }

  /// - Parameters:
  ///   - notRun: The values that only Swift can read.
  ///   - meets: What of it the test looks at.
  ///   - value: Set to what is read with stubs.
  private func failuresWithStubs(
    of test: TestCase, _ format: MapRequest.Format, _ passed: PassedJSON?, notRun: [MappingProblem],
    _ meets: inout SwiftParts, _ value: inout MappedValue?
  ) -> [TestFailure] {
    let reading = read(test, format, passed)
    value = reading.value
    if reading.problems.contains(where: { $0.kind == .needsSwift }) { meets.stub = true }
    return failures(of: test, reading, format, passed, notRun: notRun, &meets)
  }

  func read(_ test: TestCase, _ format: MapRequest.Format, _ passed: PassedJSON?) -> Reading {
    guard format == .ndjson else { return read(test.document, in: format, as: test.entry, passed) }
    let lines = LineDocument(test.document)
    if let problem = lines.firstBrokenLine() { return Reading(value: nil, problems: [problem]) }
    var reading = read(lines.array, in: .json, as: test.entry, passed)
    reading.problems = lines.located(reading.problems)
    return reading
  }

  private func read(
    _ document: [UInt8], in format: MapRequest.Format, as entry: Entry, _ passed: PassedJSON?
  ) -> Reading {
    // Only a path given by a caller may be invalid.
    read(document, in: notatedFormat(format, of: entry), as: entry, passed: passed, isComplete: true)
      ?? Reading(value: nil, problems: [])
  }

  private func failures(
    of test: TestCase, _ reading: Reading, _ format: MapRequest.Format, _ passed: PassedJSON?,
    notRun: [MappingProblem] = [], _ meets: inout SwiftParts
  ) -> [TestFailure] {
    let problems = reading.problems.filter { $0.severity != .warning && ($0.kind != .needsSwift || !meets.stub) }
    var failures: [TestFailure] = []
    for step in test.steps {
      switch step {
      case .fails(let path, let kind, let origin):
        guard let failure = Self.missing(kind, path, in: problems, origin) else { continue }
        if notRun.contains(where: { $0.mayHide(kind, at: path) }) {
          meets.stub = true
        } else {
          failures.append(failure)
        }
      case .expect(let expectation, let origin):
        guard let value = reading.value else { continue }
        var matcher = ExpectationMatcher(self)
        matcher.match(value, expectation, test.entry.type)
        failures += matcher.differences.map { TestFailure($0, origin) }
        if matcher.meetsStub { meets.stub = true }
        if matcher.meetsHook { meets.hook = true }
      case .roundtrip where stubsSwift: meets.stub = true
      case .roundtrip(let origin):
        guard let value = reading.value else { continue }
        failures += roundTrip(value, format, test.entry, passed, origin)
      }
    }
    if reading.value == nil, !test.steps.contains(where: \.isFailure) {
      failures += problems.map { TestFailure($0, test.documentOrigin) }
    }
    return failures
  }

  /// The failure of `fails` when no problem matches.
  private static func missing(
    _ kind: String, _ path: String?, in problems: [MappingProblem], _ origin: RuleOrigin
  ) -> TestFailure? {
    guard !problems.contains(where: { $0.kind.rawValue == kind && (path == nil || path == $0.path) }) else {
      return nil
    }
    let expected = path.map { "the problem '\(kind)' at \($0)" } ?? "the problem '\(kind)'"
    let found =
      problems.isEmpty
      ? "none"
      : problems.map { $0.path.isEmpty ? "'\($0.kind.rawValue)'" : "'\($0.kind.rawValue)' at \($0.path)" }
        .joined(separator: ", ")
    return TestFailure(
      origin: origin, message: "expected \(expected), found \(found)", path: "", expected: expected, found: found)
  }

  /// Writes a value, reads the result back and compares.
  private func roundTrip(
    _ value: MappedValue, _ format: MapRequest.Format, _ entry: Entry, _ passed: PassedJSON?, _ origin: RuleOrigin
  ) -> [TestFailure] {
    let document: [UInt8]
    do throws(MappingError) {
      document = try write(value, in: format, as: entry)
    } catch {
      return error.problems.map { TestFailure($0, origin, prefix: "written back, ") }
    }
    // Written lines are the array of their contents.
    let again = read(document, in: format == .ndjson ? .json : format, as: entry, passed)
    guard let second = again.value else {
      return again.problems.filter { $0.severity != .warning }.map {
        TestFailure($0, origin, prefix: "written and read again, ")
      }
    }
    var comparison = ValueComparison(self)
    comparison.compare(value, second)
    return comparison.differences.map { difference in
      TestFailure(
        origin: origin,
        message: "read as \(difference.expected), and after it was written and read again as \(difference.found)",
        path: difference.path, expected: difference.expected, found: difference.found)
    }
  }

  /// Whether two values are the same, where NaN is the same as NaN.
  package func areSame(_ first: MappedValue, _ second: MappedValue) -> Bool {
    if first == second { return true }
    var comparison = ValueComparison(self)
    comparison.compare(first, second)
    return comparison.differences.isEmpty
  }

  /// A value in human-readable form.
  func text(of value: MappedValue) -> String {
    if value == .none || value == .absent { return value == .none ? "nil" : "nothing" }
    do throws(MappingError) {
      return String(decoding: try print(value), as: UTF8.self)
    } catch {
      return "a value that has no text"
    }
  }
}

/// What a test looks at that only compiled code makes or changes.
private struct SwiftParts {
  /// A value that only Swift can read.
  var stub = false
  /// A value on which a hook runs.
  var hook = false
}

extension TestFailure {
  fileprivate init(_ difference: ValueDifference, _ origin: RuleOrigin) {
    self.init(
      origin: origin, message: "expected \(difference.expected), found \(difference.found)", path: difference.path,
      expected: difference.expected, found: difference.found)
  }

  fileprivate init(_ problem: MappingProblem, _ origin: RuleOrigin, prefix: String = "") {
    self.init(
      origin: origin, message: prefix + problem.message, path: problem.path, expected: problem.expected,
      found: problem.found)
  }
}

extension MappingProblem {
  /// Whether the code that was not run could report this, of the value itself or of something in it.
  ///
  /// - Parameter path: `nil` for any place.
  fileprivate func mayHide(_ kind: String, at path: String?) -> Bool {
    guard let kind = Kind(rawValue: kind) else { return false }
    switch kind {
    // The document itself is read without that code.
    case .syntax, .duplicateKey, .needsSwift, .depth, .encoding, .limit: return false
    // The code runs only where there is a value.
    case .missing, .null: if path == self.path { return false }
    case .mismatch, .range, .unknownKey, .unknownCase, .check: break
    }
    guard let path, !self.path.isEmpty else { return true }
    guard path.utf8.starts(with: self.path.utf8) else { return false }
    let next = path.utf8.dropFirst(self.path.utf8.count).first
    return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}

extension TestCase {
  fileprivate func expects(_ kind: MappingProblem.Kind) -> Bool {
    steps.contains { if case .fails(_, kind.rawValue, _) = $0 { true } else { false } }
  }
}

extension TestCase.Step {
  fileprivate var isFailure: Bool { if case .fails = self { true } else { false } }

  fileprivate var writes: Bool { if case .roundtrip = self { true } else { false } }
}
