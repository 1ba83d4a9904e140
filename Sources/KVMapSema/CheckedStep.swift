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
    /// One's own transform. There are no steps where an argument is a parameter whose value is not known yet.
    case declared([Pipeline.Step], input: ValueType, output: ValueType)
    /// An object becomes a `Coordinate`; likewise.
    case coordinate(CoordinateMappings?)
  }

  var name: String
  var span: Span
  var action: Action
  /// The parts of it that change what is not written back: its own name, or those of what it is made of.
  var losses: [String] = []
  /// False for a transform with `->`, and for one with `<-`.
  var isRead = true
  var isWritten = true
  /// How many steps of pipelines are in it.
  var stepCount = 1
}

extension CheckedStep {
  /// What it takes, in the words of people.
  func wording(_ names: TypeNames) -> String {
    switch action {
    case .transformer(_, .scalar(.decimal), _): "number"
    case .transformer(_, let input, _), .declared(_, let input, _): input.text(names)
    case .wrapped: "value"
    case .sorted: "array of values that have an order"
    case .jsonText: "String"
    case .keyed, .coordinate: "Object"
    }
  }
}
