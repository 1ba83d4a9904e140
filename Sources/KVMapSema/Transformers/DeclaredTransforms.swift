import KVMapSource

/// The declared transforms, as far as pipelines need them.
///
/// They are compiled before any pipeline is checked, once for each list of arguments in use, so checking a pipeline
/// only looks them up.
struct DeclaredTransforms {
  /// By declaration; transforms with an erroneous first line are left out.
  var heads: [DeclarationID: TransformHead] = [:]
  /// The result of each use; erroneous uses are left out, which was reported.
  var compiled: [TransformUse: CompiledTransform] = [:]
  /// The mappings that `coordinate(latitude:longitude:)` reads by.
  var coordinates: [CoordinateUse: CoordinateMappings] = [:]
}

/// A transform and its arguments, in the order of its parameters.
struct TransformUse: Hashable {
  var declaration: DeclarationID
  private var arguments: [ExactValue]

  init(declaration: DeclarationID, arguments: [DefaultValue]) {
    self.declaration = declaration
    self.arguments = arguments.map { ExactValue($0) }
  }
}

/// What a use of a transform does.
struct CompiledTransform {
  /// From `documentType` to `swiftType` of its head.
  var steps: [Pipeline.Step]
  /// What its steps change and cannot write back.
  var losses: [StepLoss]
  /// The number of pipeline steps that it consists of.
  var stepCount: Int
}

/// `coordinate(latitude: "lat", longitude: "lon")` at one place, which problems name.
struct CoordinateUse: Hashable {
  var latitude: DocumentKey
  var longitude: DocumentKey
  var span: Span
}

/// Both variants of one place are needed when rules with and without `lenient` share it (`default … via`).
struct CoordinateMappings {
  var strict: MappingID
  var lenient: MappingID
}
