import KVMapSource

/// One step of a pipeline whose name and arguments are right.
struct CheckedStep {
  enum Action {
    /// A value of one type becomes one of another. There is no transformer where an argument is a parameter whose value
    /// is not known yet.
    case transformer(Transformer?, input: ValueType, output: ValueType)
    /// T to [T]
    case wrapped
    /// [T] to [T]
    case sorted
    /// A text is read as a document of its own.
    case jsonText
    /// An object becomes an array.
    case keyed
  }

  var name: String
  var span: Span
  var action: Action
  /// Whether something of what was read is not written back.
  var losesOnWriting: Bool
}

extension CheckedStep {
  /// What it takes, in the words of people.
  func wording(_ names: TypeNames) -> String {
    switch action {
    case .transformer(_, .scalar(.decimal), _): "number"
    case .transformer(_, let input, _): input.text(names)
    case .wrapped: "value"
    case .sorted: "array of values that have an order"
    case .jsonText: "String"
    case .keyed: "Object"
    }
  }
}
