/// The `test` blocks.
extension ProgramPrinter {
  mutating func test(_ test: TestCase) {
    line("test \(quoted(test.title)) of \(test.typeText) // line \(test.origin.line)")
    indented { dump in
      let entry = test.entry
      if !entry.root.steps.isEmpty { dump.line("at \(entry.root.description)") }
      dump.line("depth \(entry.depth)")
      dump.line("\(test.format) \(dump.quoted(String(decoding: test.document, as: UTF8.self))) // line \(test.documentOrigin.line)")
      if let context = test.context { dump.line("context \(dump.tree(context))") }
      for step in test.steps { dump.step(step) }
    }
  }

  private mutating func step(_ step: TestCase.Step) {
    switch step {
    case .expect(let expectation, let origin): line("expect \(self.expectation(expectation)) // line \(origin.line)")
    case .roundtrip(let origin): line("roundtrip // line \(origin.line)")
    case .fails(let path, let kind, let origin):
      line("fails\(path.map { " at " + $0 } ?? "") with \(kind) // line \(origin.line)")
    }
  }

  /// Members are dumped by position; the type of the test determines the mapping.
  private func expectation(_ expectation: Expectation) -> String {
    switch expectation {
    case .any: "_"
    case .value(let value): self.value(value)
    case .record(let members):
      "{" + members.map { "\($0.property) = \(self.expectation($0.value))" }.joined(separator: ", ") + "}"
    case .elements(let elements): "[" + elements.map(self.expectation).joined(separator: ", ") + "]"
    case .entries(let entries):
      "[" + entries.map { "\(value($0.key)): \(self.expectation($0.value))" }.joined(separator: ", ") + "]"
    case .enumerationCase(let index, let payload):
      "case \(index)" + (payload.map { "(\(self.expectation($0)))" } ?? "")
    }
  }
}
