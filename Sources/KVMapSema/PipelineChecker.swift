import KVMapSource
import KVMapSyntax

/// Checks the steps of a pipeline: their names and their arguments. Whether they meet is seen by `ConversionBuilder`,
/// where it is known what the pipeline begins and ends with.
struct PipelineChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// - Returns: `nil` where a step is wrong, which is then told.
  mutating func check(_ calls: [CallSyntax]) -> [CheckedStep]? {
    let steps = calls.map { check($0) }
    let checked = steps.compactMap(\.self)
    return checked.count == calls.count ? checked : nil
  }

  private mutating func check(_ call: CallSyntax) -> CheckedStep? {
    guard let row = TransformerCatalogue.find(call.name.text) else {
      reportUndeclared(call.name)
      return nil
    }
    var checker = ArgumentChecker(row: row, call: call)
    let action = checker.action()
    diagnostics += checker.diagnostics
    guard let action else { return nil }
    return CheckedStep(
      name: row.name, span: call.name.span, action: action, losesOnWriting: row.inverse == .identity)
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
