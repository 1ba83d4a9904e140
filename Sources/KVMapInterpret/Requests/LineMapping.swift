@_spi(Generated) package import KVMap
package import KVMapSema

package typealias LineCancellation = KVMap.LineCancellation
package typealias LineCounts = KVMap.LineCounts
package typealias LineInput = KVMap.LineInput
package typealias LineMappingError = KVMap.LineMappingError
package typealias LineMappingOptions = KVMap.LineMappingOptions
package typealias LineOutput = KVMap.LineOutput
package typealias LineProgress = KVMap.LineProgress
package typealias LineRun = KVMap.LineRun
package typealias LineTargets = KVMap.LineTargets
package typealias InterruptSignals = KVMap.InterruptSignals

/// How lines of NDJSON are mapped without compiling Swift: by an interpreter for each thread.
package struct LineMapping: Sendable {
  private let program: Program
  private let stubsSwift: Bool
  private let entry: Entry
  private let path: LinePath
  private let passed: PassedJSON?
  private let writesDocuments: Bool
  /// Messages printed once, such as that hooks are skipped. Sentences without a full stop.
  package let notes: [String]

  /// Whether lines can be mapped.
  package enum Attempt: Sendable {
    case mapping(LineMapping)
    /// The requested path is not a valid path.
    case wrongPath
    /// The context is not valid JSON; the payload is a human-readable reason.
    case wrongContext(String)
    /// The type is that of several values, so the lines are one document.
    case severalValues
  }

  /// - Parameters:
  ///   - path: The path of the value in each line.
  ///   - context: The value of `$context`, as JSON.
  ///   - writesDocuments: Whether what the mapping writes back is the output, instead of the values.
  package static func attempt(
    _ interpreter: Interpreter, as entry: Entry, at path: String?, context: [UInt8]?, writesDocuments: Bool
  ) -> Attempt {
    guard !entry.conversion.isOfSeveralValues else { return .severalValues }
    guard let path = LinePath(path ?? "") else { return .wrongPath }
    var passed: PassedJSON?
    if let context {
      switch PassedJSON.validated(context) {
      case .success(let text): passed = text
      case .failure(let error): return .wrongContext(error.problems.first?.message ?? "")
      }
    }
    return .mapping(
      LineMapping(
        program: interpreter.program, stubsSwift: interpreter.stubsSwift, entry: entry, path: path, passed: passed,
        writesDocuments: writesDocuments,
        notes: [SkippedHooks.note(for: entry, in: interpreter.program)].compactMap(\.self)))
  }

  /// Maps all lines of an input.
  ///
  /// - Parameter head: What is printed before the problems of a line, which are text; nil if rejected lines are objects.
  package func callAsFunction(_ run: LineRun, problemsAfter head: String?) throws(LineMappingError) -> LineCounts {
    var run = run
    // As for whole documents: an interpreter in a build without optimisation takes about 16 KB for each level.
    run.stackSize = 64 << 20
    if let head { run.rejectText = { head + Self.text($0.problems) } }
    return try run.map { mapper() }
  }

  /// Human-readable: two lines for each problem.
  package static func text(_ problems: [MappingProblem]) -> String { ProblemList.text(problems) }

  private func mapper() -> LineMapper {
    let interpreter = Interpreter(program, stubsSwift: stubsSwift)
    return LineMapper(
      depth: entry.depth, at: path, passed: passed,
      read: { [entry] (kv: inout JSONReader) throws(CodingFailure) in
        try interpreter.read(entry.conversion, &kv, Environment().reading(entry.duplicates))
      },
      write: { [entry, writesDocuments] value, kv throws(CodingFailure) in
        if writesDocuments {
          try interpreter.write(value, entry.conversion, &kv, Environment())
        } else {
          try interpreter.print(value, &kv)
        }
      })
  }
}

extension Conversion {
  /// Whether it reads an array or a set. A document of lines is an array.
  fileprivate var isOfSeveralValues: Bool {
    switch self {
    case .array, .set, .keyed, .lazyArray: true
    case .optional(let content, _), .field(let content): content.isOfSeveralValues
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .single, .jsonText, .dictionary,
      .entries, .pipeline, .alternatives:
      false
    }
  }
}
