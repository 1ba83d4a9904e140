import KVMap
import KVMapFoundation
package import KVMapInterpret
import KVMapPropertyList
package import KVMapSema

/// The interpreter's results for a document, in the format of the harness.
package struct InterpretedReport {
  private let interpreter: Interpreter
  private let entry: Entry
  private let path: String?
  private let passed: PassedJSON?

  /// - Parameters:
  ///   - path: The position of the value in the document; `nil` for the one its type specifies.
  ///   - context: The context passed by the caller, as JSON.
  package init(_ interpreter: Interpreter, as entry: Entry, at path: String?, context: [UInt8]?) {
    self.interpreter = interpreter
    self.entry = entry
    self.path = path
    passed = context.flatMap { try? PassedJSON.validated($0).get() }
  }

  /// Whether a document has no problems, and nothing of it is dropped.
  package func isFlawless(_ json: [UInt8]) -> Bool {
    let result = interpreter.read(json, as: entry, at: path, passed: passed, isComplete: true)
    return result?.value != nil && result?.problems.isEmpty == true
  }

  package func text(of json: [UInt8], inAllFormats: Bool) -> String {
    var report = ReportText()
    var value: MappedValue?
    for format in inAllFormats ? ComparedFormat.allCases : [.json] {
      report.begin(format)
      if let document = document(json, format) {
        let read = add(document, in: format, to: &report)
        if format == .json { value = read }
      }
      guard let value else { continue }
      report.written(ReportText.Outcome { () throws(MappingError) in try written(value, in: format) })
    }
    return report.text
  }

  /// - Returns: the value, unless there is a problem.
  private func add(_ document: [UInt8], in format: ComparedFormat, to report: inout ReportText) -> MappedValue? {
    let notated = notated(format)
    let first = interpreter.read(document, in: notated, as: entry, at: path, passed: passed, isComplete: false)
    let all = interpreter.read(document, in: notated, as: entry, at: path, passed: passed, isComplete: true)
    guard let first, let all else {
      report.first(.problems([]))
      return nil
    }
    let outcome: ReportText.Outcome
    if let value = first.value {
      outcome = ReportText.Outcome { () throws(MappingError) in try interpreter.print(value) }
    } else {
      outcome = .problems(first.problems)
    }
    report.first(outcome)
    report.all(value: all.value.flatMap { try? interpreter.print($0) }, problems: all.problems)
    return first.value
  }

  /// The document that the interpreter reads; of a dictionary it is what the dictionary is written as in memory.
  private func document(_ json: [UInt8], _ format: ComparedFormat) -> [UInt8]? {
    guard let document = format.document(json), format == .dictionary else { return format.document(json) }
    guard let dictionary = try? ComparedFormat.dictionary(document) else { return nil }
    return try? DictionaryWriter.notation(of: dictionary, depth: entry.depth)
  }

  /// How documents of a format are rewritten; `nil` for JSON.
  private func notated(_ format: ComparedFormat) -> (any TranscodedFormat)? {
    switch format {
    case .json: nil
    case .xml: interpreter.notatedFormat(.xml, of: entry)
    case .plist, .binary: interpreter.notatedFormat(.plist, of: entry)
    case .form: interpreter.notatedFormat(.form, of: entry)
    case .dictionary: DictionaryNotation()
    }
  }

  private func written(_ value: MappedValue, in format: ComparedFormat) throws(MappingError) -> [UInt8] {
    switch format {
    case .json: try interpreter.write(value, in: .json, as: entry)
    case .xml: try interpreter.write(value, in: .xml, as: entry)
    case .plist: try interpreter.write(value, in: .plist, as: entry)
    case .form: try interpreter.write(value, in: .form, as: entry)
    case .binary: try PropertyListFormat.binary.propertyList(of: interpreter.write(value, as: entry, .propertyList))
    case .dictionary:
      Array(
        ComparedFormat.text(of: try DictionaryParser.dictionary(of: interpreter.write(value, as: entry, .propertyList)))
          .utf8)
    }
  }
}

/// What a dictionary is written as in memory, which is read as it is: offsets and columns are those of that text.
private struct DictionaryNotation: TranscodedFormat {
  var notation: IntermediateForm { .propertyList }

  func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure) {
    // Digits are copied, whatever they are.
    writer.number(digits: source)
    guard let places else { return }
    for offset in source.indices { places.note(offset, source: offset) }
  }
}
