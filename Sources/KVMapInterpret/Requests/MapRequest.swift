@_spi(Generated) package import KVMap
package import KVMapSema

/// The parameters of `kvmapc map`.
package struct MapRequest: Sendable {
  /// The formats of documents that can be read.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    case json
    /// One JSON document on each line; the document is their array.
    case ndjson
    case xml
    case plist
    case form
  }

  package var format: Format
  package var document: [UInt8]
  /// The position of the value in the document; `nil` for the one its type specifies.
  package var path: String?
  /// The value of `$context`, as JSON.
  package var context: [UInt8]?
  /// The format of the document to write back; `nil` if the value is requested instead.
  package var written: Format?
  /// Whether to report all problems instead of only the first.
  package var wantsAllProblems: Bool
  /// The maximum number of problems; `nil` for that of generated code.
  package var problemLimit: Int?
  /// Whether the output is formatted for people.
  package var isIndented: Bool
  /// Whether to report which rule took which key instead of the value.
  package var wantsTrace = false
  /// Whether to compare the document with what the mapping writes.
  package var checksRoundTrip = false

  package init(
    format: Format, document: [UInt8], path: String?, context: [UInt8]?, written: Format?,
    wantsAllProblems: Bool, isIndented: Bool
  ) {
    self.format = format
    self.document = document
    self.path = path
    self.context = context
    self.written = written
    self.wantsAllProblems = wantsAllProblems
    self.isIndented = isIndented
  }
}

/// The result of mapping a document.
package struct MapReport: Sendable {
  /// JSON; `nil` if the document does not map.
  package var output: [UInt8]?
  /// The errors in the document; and, if `output` is present, what was dropped.
  package var problems: String { ProblemList.text(all) }
  package var problemsAsJSON: String { ProblemList.json(all) }
  package var hasProblems: Bool { !all.isEmpty }
  /// The same problems one by one.
  package var all: [MappingProblem]
  /// Messages printed once, such as that hooks are skipped. Sentences without a full stop.
  package var notes: [String]
  /// Which rule took which key, if requested and the document is well-formed.
  package var trace: Trace?
  /// How the document differs from what the mapping writes, if requested.
  package var differences: RoundTripDifferences?

  package struct Trace: Sendable {
    package var entries: [TraceEntry]
    /// Those whose rules were followed; the number of an entry's object counts them from 1.
    package var objects: [TracedObject]
    package var unknownTexts: [TracedText]
    package var text: String { TraceText.text(entries.filter { !$0.isOfMadeObject }) }
    package var json: String { TraceText.json(entries.filter { !$0.isOfMadeObject }) }
  }
}

/// Whether a document could be examined.
package enum MapAttempt: Sendable {
  case report(MapReport)
  /// The requested path is not a valid path.
  case wrongPath
  /// The context is not valid JSON; the payload is a human-readable reason.
  case wrongContext(String)
}

extension Interpreter {
  /// Maps a document as `request` specifies.
  package func map(_ request: MapRequest, as entry: Entry) -> MapAttempt {
    var passed: PassedJSON?
    if let context = request.context {
      switch PassedJSON.validated(context) {
      case .success(let text): passed = text
      case .failure(let error): return .wrongContext(error.problems.first?.message ?? "")
      }
    }
    let lines = request.format == .ndjson ? LineDocument(request.document) : nil
    if let problem = lines?.firstBrokenLine() { return .report(MapReport(output: nil, [problem])) }
    let document = lines?.array ?? request.document
    let format = notatedFormat(request.format, of: entry)
    let reading = read(
      document, in: format, as: entry, at: request.path, passed: passed, isComplete: request.wantsAllProblems,
      limit: request.problemLimit)
    guard let reading else { return .wrongPath }
    let problems = lines?.located(reading.problems) ?? reading.problems
    var report = report(reading.value, problems, request, as: entry)
    report.notes = [SkippedHooks.note(for: entry, in: program)].compactMap(\.self)
    if request.checksRoundTrip, let value = reading.value {
      do throws(MappingError) {
        report.differences = try roundTripDifferences(document, value, in: request.format, as: entry)
      } catch {
        return .report(MapReport(output: nil, problems.filter { $0.severity == .warning } + error.problems))
      }
    }
    if request.wantsTrace, case .success(let json) = json(document, in: format, as: entry) {
      let choices = choices(document, in: format, as: entry, at: request.path, passed: passed)
      report.trace = trace(json, reading.value, as: entry, at: request.path, request.format.traced, choices)
    }
    return .report(report)
  }

  private func report(
    _ value: MappedValue?, _ problems: [MappingProblem], _ request: MapRequest, as entry: Entry
  ) -> MapReport {
    guard let value else { return MapReport(output: nil, problems) }
    do throws(MappingError) {
      let output: [UInt8]
      if let format = request.written {
        output = try write(value, in: format, as: entry)
      } else {
        output = try print(value)
      }
      let isJSON = request.written == nil || request.written == .json
      return MapReport(output: request.isIndented && isJSON ? JSONLayout.apply(.pretty, to: output) : output, problems)
    } catch {
      return MapReport(output: nil, problems.filter { $0.severity == .warning } + error.problems)
    }
  }
}

extension MapRequest.Format {
  var traced: TracedFormat {
    switch self {
    case .json, .ndjson, .plist: .typed
    case .xml, .form: .texts
    }
  }
}

extension MapReport {
  fileprivate init(output: [UInt8]?, _ problems: [MappingProblem]) {
    self.init(output: output, all: problems, notes: [])
  }
}
