import KVMapSource

/// One step of a pipeline with a valid name and valid arguments.
struct CheckedStep: Sendable {
  indirect enum Action: Sendable {
    /// Converts a value of one type to another. The transformer is `nil` when an argument is a parameter whose value is
    /// not known yet.
    case transformer(Transformer?, input: ValueType, output: ValueType)
    /// T to [T]
    case wrapped
    /// [T] to [T]
    case sorted
    /// Parses a text as an embedded document.
    case jsonText
    /// Turns an object into an array.
    case keyed
    /// [T] to T: the only element.
    case single
    /// Turns an array into a dictionary. It is `nil` when an argument is not known yet.
    case entries(EntryNotation?)
    /// A declared transform. The steps are empty when an argument is a parameter whose value is not known yet.
    case declared([Pipeline.Step], input: ValueType, output: ValueType)
    /// The value as it is read and written without a transformer.
    case plain
    /// The value as the `Codable` conformance of its type reads and writes it.
    case codable
    /// `a or b`: a stage of several calls, or of `plain` alone.
    case alternatives([CheckedStep])
    /// Turns an object into a `Coordinate`. The mappings are `nil` when an argument is not known yet.
    case coordinate(CoordinateMappings?)
  }

  var name: String
  var span: Span
  var action: Action
  /// What it changes and cannot write back, itself or as its components do.
  var losses: [StepLoss] = []
  /// False for a transform with `->`, and for one with `<-`.
  var isRead = true
  var isWritten = true
  /// The step has an argument that says in which zone a text without one is.
  var statesZone = false
  /// The number of pipeline steps that it consists of.
  var stepCount = 1
}

extension CheckedStep {
  /// A human-readable description of its input.
  func wording(_ names: TypeNames) -> String {
    switch action {
    case .transformer(_, .scalar(.decimal), _): "number"
    case .transformer(.nonFinite?, _, _): "number of the document"
    case .transformer(_, let input, _), .declared(_, let input, _): input.text(names)
    case .wrapped: "value"
    case .sorted: "array of values that have an order"
    case .jsonText: "String"
    case .keyed, .coordinate: "Object"
    case .plain, .codable: "value that its type is read from"
    case .alternatives(let calls): calls.first?.wording(names) ?? "value"
    case .single: "array"
    case .entries: "Value"
    }
  }

  /// The type that it gives, if that does not depend on the type it is for.
  var output: ValueType? {
    switch action {
    case .transformer(_, _, let output), .declared(_, _, let output): output
    case .coordinate: .scalar(.coordinate)
    case .alternatives(let calls): calls.firstResult(of: \.output)
    case .wrapped, .sorted, .jsonText, .keyed, .plain, .codable, .single, .entries: nil
    }
  }

  /// Whether the values of its arguments are not known yet, as in a transform that is checked on its own.
  var isOpen: Bool {
    switch action {
    case .transformer(let transformer, _, _): transformer == nil
    case .coordinate(let mappings): mappings == nil
    case .declared(let steps, _, _): steps.isEmpty
    case .alternatives(let calls): calls.contains(where: \.isOpen)
    case .wrapped, .sorted, .jsonText, .keyed, .plain, .codable, .single, .entries: false
    }
  }

  /// The call that cannot write, although the step is written by it.
  var unwritten: CheckedStep? { calls.first.flatMap { $0.isWritten ? nil : $0 } }

  /// The first call that cannot read.
  var unread: CheckedStep? { calls.first { !$0.isRead } }

  /// The calls that it consists of, the one that is written first.
  var calls: [CheckedStep] {
    if case .alternatives(let calls) = action { calls } else { [self] }
  }
}
