import KVMap
package import KVMapInterpret
package import KVMapSema

/// What the interpreter makes of a document, in the words of the harness.
package struct InterpretedReport {
  private let interpreter: Interpreter
  private let entry: Entry
  private let path: String?
  private let passed: PassedJSON?

  /// - Parameters:
  ///   - path: Where in the document the value stands; `nil` for where its type says.
  ///   - context: What the caller passes, as JSON.
  package init(_ interpreter: Interpreter, as entry: Entry, at path: String?, context: [UInt8]?) {
    self.interpreter = interpreter
    self.entry = entry
    self.path = path
    passed = context.flatMap { try? PassedJSON.validated($0).get() }
  }

  package func text(of json: [UInt8], inAllFormats: Bool) -> String {
    var report = ReportText()
    var value: MappedValue?
    for format in inAllFormats ? DocumentFormat.allCases : [.json] {
      report.begin(format)
      if let document = format.document(json) {
        let read = add(document, in: format, to: &report)
        if format == .json { value = read }
      }
      guard let value, let written = MapRequest.Format(rawValue: format.rawValue) else { continue }
      report.written(
        ReportText.Outcome { () throws(MappingError) in
          try interpreter.write(value, in: written, as: entry)
        })
    }
    return report.text
  }

  /// - Returns: the value, unless there is a problem.
  private func add(_ document: [UInt8], in format: DocumentFormat, to report: inout ReportText) -> MappedValue? {
    let notated = MapRequest.Format(rawValue: format.rawValue).flatMap { interpreter.notatedFormat($0, of: entry) }
    let first = interpreter.read(document, in: notated, as: entry, at: path, passed: passed, isComplete: false)
    let all = interpreter.read(document, in: notated, as: entry, at: path, passed: passed, isComplete: true)
    guard let first, let all else {
      report.first(.problems([]))
      return nil
    }
    if let value = first.value {
      report.first(ReportText.Outcome { () throws(MappingError) in try interpreter.print(value) })
    } else {
      report.first(.problems(first.problems))
    }
    report.all(value: all.value.flatMap { try? interpreter.print($0) }, problems: all.problems)
    return first.value
  }
}
