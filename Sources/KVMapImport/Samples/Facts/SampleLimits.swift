/// What of the samples is looked at.
enum SampleLimits {
  /// How deep in arrays and objects.
  static let depth = 250
  /// How many arrays directly inside of one another. A type in a mapping is nested at most 16 levels deep.
  static let arrays = 12
  static let places = 100_000
  /// How many keys an object of a type has at most; more of them are a dictionary.
  static let keys = 10_000
  /// In bytes of a key, as the language allows it.
  static let keyLength = 4_096
  /// How many different sets of keys are compared.
  static let keySets = 64
}
