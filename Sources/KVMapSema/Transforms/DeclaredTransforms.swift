import KVMapSource

/// One's own transforms, as far as pipelines need to know them.
///
/// They are compiled before any pipeline is checked, once for all arguments that they are used with anywhere, so that
/// checking a pipeline only looks them up.
struct DeclaredTransforms {
  /// By declaration; those whose first line is wrong are not here.
  var heads: [DeclarationID: TransformHead] = [:]
  /// What each use is; those that are wrong are not here, which was told.
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
  /// The parts of it that change what is not written back, by their names.
  var losses: [String]
  /// How many steps of pipelines are in it.
  var stepCount: Int
}

/// `coordinate(latitude: "lat", longitude: "lon")` at one place, which problems name.
struct CoordinateUse: Hashable {
  var latitude: DocumentKey
  var longitude: DocumentKey
  var span: Span
}

/// One place is read in both ways where rules with `lenient` and without share it (`default … via`).
struct CoordinateMappings {
  var strict: MappingID
  var lenient: MappingID
}
