import KVMapSource

/// Chooses how a value of the document becomes a value of a type, and back.
struct ConversionBuilder {
  /// What `default TYPE via …` says about a type.
  enum TypeDefault {
    case none
    case pipeline(CheckedPipeline)
    /// There is one, but it is wrong, which was told where it stands.
    case wrong
  }

  enum Problem: Error {
    /// What the last step gives is not what the type is read from.
    case doesNotMeet(CheckedPipeline.Step, ValueType)
    /// It would be right, but is not supported yet.
    case notSupported(CheckedPipeline.Step, ValueType)
    /// It was told elsewhere.
    case told
  }

  var coercion: Coercion
  /// The pipeline of the property itself.
  var pipeline: CheckedPipeline?
  var typeDefault: (Scalar) -> TypeDefault

  /// - Parameter isLossy: Whether the outermost collection drops bad elements.
  func conversion(for type: ValueType, isLossy: Bool) throws(Problem) -> Conversion {
    switch type {
    case .scalar(let scalar): return try self.scalar(scalar)
    case .mapping(let id):
      if let last = pipeline?.last { throw .doesNotMeet(last, type) }
      return .mapping(id)
    case .optional(let wrapped):
      let conversion = try conversion(for: wrapped, isLossy: isLossy)
      return .optional(conversion, emptyTextIsNil: coercion == .lenient && !wrapped.acceptsEmptyText)
    case .array(let element):
      let conversion = try conversion(for: element, isLossy: false)
      return .array(conversion, acceptsSingle: coercion == .lenient, isLossy: isLossy)
    case .set(let element):
      let conversion = try conversion(for: element, isLossy: false)
      return .set(conversion, acceptsSingle: coercion == .lenient, isLossy: isLossy)
    case .dictionary(let key, let value):
      guard case .scalar(let key) = key else { throw .told }
      return .dictionary(
        key: .scalar(key, .strict), value: try conversion(for: value, isLossy: false), isLossy: isLossy)
    case .generic, .parameter, .enumeration, .union, .foreign, .field, .lazyArray: notYet("this type")
    }
  }

  private func scalar(_ scalar: Scalar) throws(Problem) -> Conversion {
    if pipeline?.last.output == scalar {
      return .pipeline(Self.pipeline(pipeline?.steps ?? [], [], to: scalar, coercion))
    }
    let byType: CheckedPipeline?
    switch typeDefault(scalar) {
    case .none: byType = nil
    case .pipeline(let pipeline): byType = pipeline
    case .wrong: throw .told
    }
    guard let pipeline else {
      guard let byType else { return .scalar(scalar, coercion) }
      return .pipeline(Self.pipeline(byType.steps, try reading(byType.last, as: scalar), to: scalar, coercion))
    }
    // What leaves the property's pipeline is read as if it had stood in the document.
    guard let byType else {
      return .pipeline(Self.pipeline(pipeline.steps, try reading(pipeline.last, as: scalar), to: scalar, coercion))
    }
    var between: [Pipeline.Step] = []
    if pipeline.last.output != byType.first.input { between = try reading(pipeline.last, as: byType.first.input) }
    let last = try reading(byType.last, as: scalar)
    return .pipeline(
      Self.pipeline(
        pipeline.steps, between + byType.steps.map(\.operation) + last, to: scalar, coercion))
  }

  private static func pipeline(
    _ steps: [CheckedPipeline.Step], _ rest: [Pipeline.Step], to output: Scalar, _ coercion: Coercion
  ) -> Pipeline {
    Pipeline(
      input: .scalar(steps.first?.input ?? output, coercion), steps: steps.map(\.operation) + rest)
  }

  /// The step that reads what another step gave as a type; none where it gave that type.
  private func reading(_ step: CheckedPipeline.Step, as scalar: Scalar) throws(Problem) -> [Pipeline.Step] {
    if step.output == scalar { return [] }
    guard step.output == .string else { throw .doesNotMeet(step, .scalar(scalar)) }
    let reading = Pipeline.Step(
      .read(.scalar(scalar, coercion)), from: .scalar(step.output), to: .scalar(scalar))
    switch scalar {
    case .string, .character, .date, .url, .uuid, .data: return [reading]
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal:
      guard coercion == .lenient else { throw .doesNotMeet(step, .scalar(scalar)) }
      return [reading]
    case .value: throw .notSupported(step, .scalar(scalar))
    case .object, .coordinate: throw .doesNotMeet(step, .scalar(scalar))
    }
  }
}

extension ValueType {
  /// Whether `""` is a value of the type, and not the lack of one.
  fileprivate var acceptsEmptyText: Bool { self == .scalar(.string) || self == .scalar(.value) }
}
