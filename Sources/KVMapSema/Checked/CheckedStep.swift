import KVMapSource

/// One step of a pipeline with a valid name and valid arguments.
struct CheckedStep {
  enum Action {
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
    /// A declared transform. The steps are empty when an argument is a parameter whose value is not known yet.
    case declared([Pipeline.Step], input: ValueType, output: ValueType)
    /// Turns an object into a `Coordinate`. The mappings are `nil` when an argument is not known yet.
    case coordinate(CoordinateMappings?)
  }

  var name: String
  var span: Span
  var action: Action
  /// The parts of it that change what cannot be written back: its own name, or the names of its components.
  var losses: [String] = []
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
    }
  }
}
