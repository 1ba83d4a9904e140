/// The members of a type in the making.
struct Scope {
  /// The names that are taken.
  var names: Set<String> = []
  /// What is known of the type so far.
  var isHashable = true
  var isTwoWay = true
  var hasRest = false
  var hasText = false
  var hasElementKey = false
  var hasID = false
  var needsContext = false
  /// Whether a line says what the caller passes.
  var saysContext = false
  var readsSurroundings = false
  /// Types that stand for any other, by which the type is generic.
  var parameters: [String] = []
  /// Whether the type is a class or a mapping of one, which may hold themselves.
  var isReference = false
  /// Whether `$parent` is an object of a type of the same file.
  var hasParent = false
  /// The type that a class inherits from, or mixins, may not be read into.
  var isMixin = false
  /// Whether each value of the type is written by the default rules of the file: no arguments of generics are.
  var isOwned = false

  mutating func hold(_ type: TypeSketch) {
    isHashable = isHashable && type.isHashable
    needsContext = needsContext || type.declared.contains(where: \.needsContext)
  }
}
