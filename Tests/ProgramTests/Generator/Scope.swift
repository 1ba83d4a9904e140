/// The members of a type under construction.
struct Scope {
  /// The names already in use.
  var names: Set<String> = []
  /// The properties of the type so far.
  var isHashable = true
  var isCodable = true
  var isTwoWay = true
  var hasRest = false
  var hasText = false
  var hasElementKey = false
  var hasID = false
  var needsContext = false
  /// Whether a line declares the context.
  var saysContext = false
  var readsSurroundings = false
  /// The type parameters of a generic type.
  var parameters: [String] = []
  /// Whether the type is a class or a mapping of one, which may contain themselves.
  var isReference = false
  /// Whether `$parent` is an object of a type of the same file.
  var hasParent = false
  /// Whether it is a base class or a mixin, which must not be decoded in place.
  var isMixin = false
  /// Whether each value of the type is written by the default rules of the file, which does not apply to generic
  /// arguments.
  var isOwned = false

  /// Whether what is read must also be written to where it is read from: the context, which callers pass as a value.
  var isPassed = false
  /// The properties whose values can be compared, with the names of their types.
  var comparable: [(name: String, type: String)] = []

  mutating func hold(_ type: TypeSketch) {
    isHashable = isHashable && type.isHashable
    isCodable = isCodable && type.isCodable
    needsContext = needsContext || type.declared.contains(where: \.needsContext)
  }
}
