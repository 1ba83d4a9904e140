import KVMapSource
import KVMapSyntax

/// Checks the names and the arguments of the steps of a pipeline. `ConversionBuilder` checks whether their types match,
/// because it knows the input and the result of the pipeline.
struct PipelineChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup
  /// The values of `$name` in the arguments.
  private let arguments: TransformArguments

  init(names: NameLookup, arguments: TransformArguments = [:]) {
    self.names = names
    self.arguments = arguments
  }

  /// - Returns: `nil` when a step is wrong, which is then reported.
  mutating func check(_ stages: [StageSyntax]) -> [CheckedStep]? {
    let steps = stages.map { check($0) }
    let checked = steps.compactMap(\.self)
    return checked.count == stages.count ? checked : nil
  }

  private mutating func check(_ stage: StageSyntax) -> CheckedStep? {
    let calls = stage.calls.map { check($0) }
    var checked = calls.compactMap(\.self)
    guard checked.count == calls.count, let first = checked.first else { return nil }
    // Within one call it was found there.
    if checked.count > 1, first.losses.isEmpty, let loss = StepLoss(checked.flatMap(\.dateNotations)),
      !first.dateNotations.isEmpty
    {
      checked[0].losses.append(loss)
    }
    if case .plain = first.action {} else if checked.count == 1 { return first }
    return CheckedStep(
      name: first.name, span: first.span, action: .alternatives(checked), losses: checked.flatMap(\.losses),
      isRead: checked.allSatisfy(\.isRead), isWritten: first.isWritten,
      stepCount: checked.reduce(0) { $0 + $1.stepCount })
  }

  private mutating func check(_ call: CallSyntax) -> CheckedStep? {
    guard let row = names.builtInTransformer(call.name) else { return declared(call) }
    var checker = ArgumentChecker(row: row, call: call, arguments: arguments)
    var action = checker.action()
    diagnostics += checker.diagnostics
    if row.step == .coordinate, action != nil {
      action = .coordinate(checker.coordinateUse().flatMap { names.transforms.coordinates[$0] })
    }
    guard let action else { return nil }
    var step = CheckedStep(
      name: row.name, span: call.name.span, action: action,
      statesZone: call.arguments.contains { $0.label?.text == "zone" })
    if row.inverse == .identity { step.losses.append(.change(by: row.name)) }
    if let loss = StepLoss(step.dateNotations) { step.losses.append(loss) }
    return step
  }

  private mutating func declared(_ call: CallSyntax) -> CheckedStep? {
    let name = call.name
    let found = names.find(name.text, in: .transformers, at: name.span)
    diagnostics += found.diagnostics
    guard let declaration = found.declaration else {
      if found.diagnostics.isEmpty {
        let familiar = FamiliarTransformers.counterpart(of: name.text)
        let isType =
          Scalar(rawValue: name.text) != nil || names.find(name.text, in: .types, at: name.span).declaration != nil
        let suggestion = isType ? nil : familiar ?? names.suggestion(for: name.text, in: .transformers)
        var problem = SemaDiagnostics.unknownTransformer(
          name.text, suggestion: suggestion, isGuess: familiar == nil, isType: isType, at: name.span)
        let needed = suggestion.flatMap(TransformerCatalogue.find)?.parameters.count(where: \.isRequired) ?? 0
        // The name alone would be another error.
        if call.arguments.count < needed { problem.fixIts = [] }
        diagnostics.append(problem)
      }
      return nil
    }
    uses.append(.init(span: name.span, declaration: declaration))
    // Problems in a transform are reported at its declaration.
    guard let head = names.transforms.heads[declaration.id] else { return nil }
    var binding = TransformBinding(call, to: head, in: arguments, names: names)
    let bound = binding.arguments()
    diagnostics += binding.diagnostics
    guard let bound else { return nil }
    var step = CheckedStep(
      name: head.name, span: name.span,
      action: .declared([], input: head.documentType, output: head.swiftType), isRead: head.isRead,
      isWritten: head.isWritten)
    let values = bound.compactMap(\.value)
    guard values.count == bound.count else { return step }
    let use = TransformUse(declaration: declaration.id, arguments: values)
    guard let compiled = names.transforms.compiled[use] else { return nil }
    step.action = .declared(compiled.steps, input: head.documentType, output: head.swiftType)
    step.losses = compiled.losses
    step.stepCount = compiled.stepCount
    return step
  }
}
