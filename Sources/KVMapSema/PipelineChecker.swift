import KVMapSource
import KVMapSyntax

/// A pipeline whose every step is known and whose steps meet.
struct CheckedPipeline {
  struct Step {
    var transformer: Transformer
    var input: Scalar
    var output: Scalar
    var name: String
    var span: Span
    var losesOnWriting: Bool

    var operation: Pipeline.Step {
      Pipeline.Step(.transformer(transformer), from: .scalar(input), to: .scalar(output))
    }
  }

  /// At least one.
  var first: Step
  var rest: [Step]

  var steps: [Step] { [first] + rest }
  var last: Step { rest.last ?? first }
}

/// Checks the steps of a pipeline: their names, their arguments and that what one gives is what the next takes.
struct PipelineChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// - Returns: `nil` for an empty pipeline, and where a step is wrong, which is then told.
  mutating func check(_ calls: [CallSyntax]) -> CheckedPipeline? {
    let steps = calls.map { check($0) }
    var checked: [CheckedPipeline.Step] = []
    for case let step? in steps { checked.append(step) }
    guard checked.count == calls.count, let first = checked.first else { return nil }
    var meets = true
    for (step, next) in zip(checked, checked.dropFirst()) where step.output != next.input {
      diagnostics.append(
        SemaDiagnostics.stepsDoNotMeet(
          step.name, gives: step.output, next: next.name, takes: wording(of: next), at: next.span))
      meets = false
    }
    return meets ? CheckedPipeline(first: first, rest: Array(checked.dropFirst())) : nil
  }

  private func wording(of step: CheckedPipeline.Step) -> String {
    TransformerCatalogue.find(step.name)?.input ?? step.input.rawValue
  }

  private mutating func check(_ call: CallSyntax) -> CheckedPipeline.Step? {
    guard let row = TransformerCatalogue.find(call.name.text) else {
      reportUndeclared(call.name)
      return nil
    }
    guard let support = row.support else {
      diagnostics.append(SemaDiagnostics.notSupported("the transformer '\(row.name)'", at: call.name.span))
      return nil
    }
    var checker = ArgumentChecker(row: row, call: call)
    let transformer = checker.transformer(support.step)
    diagnostics += checker.diagnostics
    guard let transformer else { return nil }
    return CheckedPipeline.Step(
      transformer: transformer, input: support.input, output: support.output, name: row.name, span: call.name.span,
      losesOnWriting: row.inverse == .identity)
  }

  /// One's own transformers are not supported yet, which is told where they are declared.
  private mutating func reportUndeclared(_ name: NameSyntax) {
    let found = names.find(name.text, in: .transformers, at: name.span)
    diagnostics += found.diagnostics
    if let declaration = found.declaration {
      uses.append(.init(span: name.span, declaration: declaration))
    } else if found.diagnostics.isEmpty {
      let suggestion = names.suggestion(for: name.text, in: .transformers)
      diagnostics.append(SemaDiagnostics.unknownTransformer(name.text, suggestion: suggestion, at: name.span))
    }
  }
}
