import KVMapImport
import KVMapInterpret
import KVMapSema
import KVMapSource

/// What a mapping does with samples.
struct SampleState {
  var compilation: Compilation
  var program: Program
  var survey: SampleSurvey
  /// What each sample becomes, as JSON; `nil` for one that is not read.
  var values: [[UInt8]?]
  /// The problems of each sample.
  var problems: [Set<Problem>]
  /// Those of `kvmapc check`.
  var diagnostics: [Diagnostic]

  /// What makes a problem another one.
  struct Problem: Hashable {
    var path: String
    var kind: String
    var message: String
  }

  enum Attempt {
    case state(SampleState)
    case wrong([Diagnostic], SourceSet)
  }

  /// Maps the samples.
  ///
  /// - Parameter type: The type of a sample. Of a sample that is an array, or lines, it is the type of an element,
  ///   unless it is an array itself.
  static func attempt(_ compilation: Compilation, _ samples: [SampleTree], as type: String) -> Attempt {
    let isElement = !type.hasPrefix("[")
    let one = compilation.mapping(to: type)
    guard case .mapper(let mapper) = one.mapping else { return .wrong(one.diagnostics, one.sources) }
    let several = isElement && samples.contains { $0.sample.isList } ? compilation.mapping(to: "[\(type)]") : one
    guard case .mapper(let listMapper) = several.mapping else { return .wrong(several.diagnostics, several.sources) }
    var survey = mapper.survey()
    var values: [[UInt8]?] = []
    var problems: [Set<Problem>] = []
    for sample in samples {
      let isList = sample.sample.isList
      let mapper = isList ? listMapper : mapper
      var request = MapRequest(
        format: sample.sample.format.requested, document: sample.sample.bytes, path: nil, context: nil, written: nil,
        wantsAllProblems: true, isIndented: false)
      request.wantsTrace = true
      request.problemLimit = SampleTally.problemLimit
      // The request has neither a path nor a context.
      guard case .report(let report) = mapper.map(request) else { continue }
      values.append(report.output)
      problems.append(
        Set(
          report.all.filter { $0.severity == .error }.map {
            Problem(path: $0.path, kind: $0.kind.rawValue, message: $0.message)
          }))
      mapper.add(report, sample, isList: isList && isElement, to: &survey)
    }
    return .state(
      SampleState(
        compilation: compilation, program: mapper.program, survey: survey, values: values, problems: problems,
        diagnostics: compilation.check()))
  }

  /// Why another state must not take the place of this one.
  ///
  /// - Returns: A sentence without a full stop; `nil` if nothing speaks against it.
  func objection(to other: SampleState) -> String? {
    if let diagnostic = newDiagnostic(in: other) { return diagnostic }
    for index in values.indices where other.values.indices.contains(index) {
      // What another case of a union would read is another problem, but not one more.
      let added = other.problems[index].subtracting(problems[index])
      if let problem = added.min(by: { $0.path < $1.path }), other.problems[index].count >= problems[index].count {
        return problem.path.isEmpty ? problem.message : "\(problem.path): \(problem.message)"
      }
      guard let before = values[index], let after = other.values[index] else { continue }
      if !ValueInclusion.isPart(before, of: after) { return "a sample would be read as another value" }
    }
    return nil
  }

  /// The message of the first diagnostic of another state that this one does not have.
  func newDiagnostic(in other: SampleState) -> String? {
    var known: [String: Int] = [:]
    for diagnostic in diagnostics { known["\(diagnostic.id) \(diagnostic.message)", default: 0] += 1 }
    for diagnostic in other.diagnostics {
      let key = "\(diagnostic.id) \(diagnostic.message)"
      guard known[key, default: 0] > 0 else { return diagnostic.message }
      known[key, default: 0] -= 1
    }
    return nil
  }
}
