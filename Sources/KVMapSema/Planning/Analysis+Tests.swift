import KVMapSource

extension Analysis {
  /// The same with the tests of the files in its program, if it has one.
  func adding(_ tests: [FileID: [CheckedTest]], of files: [ParsedFile]) -> Analysis {
    guard var program else { return self }
    let all = program
    let families = FamilyRules(program)
    for (index, file) in zip(program.units.indices, files) {
      let lines = ProgramBuilder.Lines(file: file.source)
      program.units[index].tests = (tests[file.source.id] ?? []).map { checked in
        var test = checked.testCase(in: all, origin: lines.origin)
        test.entry.conversion = families?.ruled(test.entry.conversion) ?? test.entry.conversion
        return test
      }
    }
    var analysis = self
    analysis.program = program
    return analysis
  }
}

extension CheckedTest {
  /// - Parameters:
  ///   - program: All mappings.
  ///   - origin: The line of a place.
  func testCase(in program: Program, origin: (Span) -> RuleOrigin) -> TestCase {
    TestCase(
      title: title, origin: origin(titleSpan), typeText: typeText, entry: entry.entry(in: program), format: format,
      document: document, documentOrigin: origin(documentSpan), context: context,
      steps: steps.map { step in
        switch step {
        case .expect(let expectation, let span): .expect(expectation, origin(span))
        case .roundtrip(let span): .roundtrip(origin(span))
        case .fails(let path, let kind, let span): .fails(path: path, kind: kind, origin(span))
        }
      })
  }
}
