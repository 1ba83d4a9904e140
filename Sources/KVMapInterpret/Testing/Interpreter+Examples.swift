@_spi(Generated) import KVMap
import KVMapLowering
package import KVMapSema

/// What a test does with its document, to be shown.
package struct TestExample: Sendable {
  package var outcome: TestReport.Outcome
  /// The value that is read, as `kvmapc map` prints it; `nil` if there is none.
  package var value: String?
  /// What the value is written as, in JSON; `nil` if it cannot be written, or there is no value.
  package var written: String?
  /// The problems of the document, as they are reported.
  package var problems: [String]
  /// The keys of the object, or of each object in an array, that no rule of the type names. Only of JSON.
  package var otherKeys: [String] = []
}

extension Interpreter {
  /// Runs a test, and shows what it reads and writes.
  ///
  /// - Complexity: Linear in the length of the document and of the expectation.
  package func example(of test: TestCase) -> TestExample {
    let report = run(test)
    guard let format = MapRequest.Format(rawValue: test.format) else {
      return TestExample(outcome: report.outcome, problems: [])
    }
    let reading = read(test, format, test.context.map { PassedJSON(JSONValue($0)) })
    var example = TestExample(
      outcome: report.outcome,
      problems: reading.problems.map { problem in
        problem.path.isEmpty ? problem.message : "\(problem.path): \(problem.message)"
      })
    if format == .json { example.otherKeys = otherKeys(of: test) }
    guard let value = reading.value else { return example }
    // A value that has no JSON, such as the year 10000, is not shown; the outcome of the test is.
    example.value = (try? print(value)).map(Self.pretty)
    example.written = (try? write(value, as: test.entry)).map(Self.pretty)
    return example
  }

  private func otherKeys(of test: TestCase) -> [String] {
    let path = JSONText.path(test.entry.root)
    guard let value = try? JSONValue(json: test.document, atPath: path.isEmpty ? nil : path) else { return [] }
    let (mapping, objects): (MappingID, [JSONValue])
    switch (test.entry.conversion, value) {
    case (.mapping(let id), _): (mapping, objects) = (id, [value])
    case (.array(.mapping(let id), _, _), .array(let elements)): (mapping, objects) = (id, Array(elements))
    default: return []
    }
    let named = Set(program[mapping].acceptedPaths.keys)
    var seen: Set<String> = []
    return objects.flatMap { object -> [String] in
      guard case .object(let object) = object else { return [] }
      return object.keys.filter { !named.contains($0) && seen.insert($0).inserted }
    }
  }

  private static func pretty(_ json: [UInt8]) -> String {
    String(decoding: JSONLayout.apply(.pretty, to: json), as: UTF8.self)
  }
}
