import KVMapImport
package import KVMapInterpret
import KVMapSema
package import KVMapSource
import KVMapSyntax

package typealias MapRequest = KVMapInterpret.MapRequest
package typealias MapAttempt = KVMapInterpret.MapAttempt
package typealias MapReport = KVMapInterpret.MapReport
package typealias RoundTripDifferences = KVMapInterpret.RoundTripDifferences
package typealias LineMapping = KVMapInterpret.LineMapping
package typealias LineCancellation = KVMapInterpret.LineCancellation
package typealias LineCounts = KVMapInterpret.LineCounts
package typealias LineInput = KVMapInterpret.LineInput
package typealias LineMappingError = KVMapInterpret.LineMappingError
package typealias LineMappingOptions = KVMapInterpret.LineMappingOptions
package typealias LineOutput = KVMapInterpret.LineOutput
package typealias LineProgress = KVMapInterpret.LineProgress
package typealias LineRun = KVMapInterpret.LineRun
package typealias LineTargets = KVMapInterpret.LineTargets
package typealias InterruptSignals = KVMapInterpret.InterruptSignals

/// Maps documents to one type with the mapping of the requested file, without compiling Swift.
package struct DocumentMapper {
  private let interpreter: Interpreter
  private let entry: Entry

  fileprivate init(_ interpreter: Interpreter, _ entry: Entry) {
    self.interpreter = interpreter
    self.entry = entry
  }

  package func map(_ request: MapRequest) -> MapAttempt {
    // This thread waits for the other one.
    nonisolated(unsafe) let interpreter = interpreter
    return Threads.withLargeStack { [entry] in interpreter.map(request, as: entry) }
  }

  /// What is known of the rules before a sample was read.
  func tally() -> SampleTally { SampleTally(interpreter, as: entry) }

  /// What is known of what the mapping does not read before a sample was read.
  func survey() -> SampleSurvey { SampleSurvey(interpreter, as: entry) }

  /// Adds to a survey what was found in a sample.
  func add(_ report: MapReport, _ sample: SampleTree, isList: Bool, to survey: inout SampleSurvey) {
    survey.add(report, sample.tree, as: entry, isList: isList, sample.sample.format.requested, of: sample.sample.name)
  }

  var program: Program { interpreter.program }

  /// How lines are mapped, each as a document of its own.
  ///
  /// - Parameters:
  ///   - path: The path of the value in each line.
  ///   - context: The value of `$context`, as JSON.
  ///   - writesDocuments: Whether what the mapping writes back is the output, instead of the values.
  package func lines(at path: String?, context: [UInt8]?, writesDocuments: Bool) -> LineMapping.Attempt {
    LineMapping.attempt(interpreter, as: entry, at: path, context: context, writesDocuments: writesDocuments)
  }
}

extension Compilation {
  /// What there is to map documents with.
  package enum DocumentMapping {
    case mapper(DocumentMapper)
    /// The files have errors; warnings alone are not reported.
    case wrongFiles
    /// The requested type is invalid.
    case wrongType
  }

  /// `kvmapc map`: prepares the mapping of documents to a type.
  ///
  /// - Parameters:
  ///   - type: A type of the language: `[User]`.
  ///   - stubsSwift: Whether what only Swift can read is kept as it is in the document, instead of being a problem.
  /// - Returns: The result, and the diagnostics for the files or the type. Their locations refer to the returned
  ///   sources, which also contain the text of the type.
  package func mapping(
    to type: String, stubsSwift: Bool = false
  ) -> (mapping: DocumentMapping, diagnostics: [Diagnostic], sources: SourceSet) {
    let resolution = resolve(type)
    switch resolution.resolved {
    case .wrongFiles: return (.wrongFiles, resolution.diagnostics, resolution.sources)
    case .wrongType: return (.wrongType, resolution.diagnostics, resolution.sources)
    case .entry(let entry, let program):
      let mapper = DocumentMapper(Interpreter(program, stubsSwift: stubsSwift), entry)
      return (.mapper(mapper), [], resolution.sources)
    }
  }
}
