package import KVMapSema

/// What converts the output of a step of a pipeline back to its input.
package indirect enum StepEncoding: Sendable, Hashable {
  case call(StepCall)
  /// The raw value of a case of an enum.
  case rawValue(EnumerationID)
  /// The same as the key of a dictionary.
  case caseKey(EnumerationID)
  /// One of two texts for a Bool.
  case choice(yes: String, no: String)
  /// The array of the value.
  case wrapped
  /// A coordinate of a Swift type that has one.
  case coordinate
  /// The row of a table: the types of its values in Swift and in the document.
  case table(TransformTable, value: ValueType, document: ValueType)
  /// Every element of a collection, or the value of an optional.
  case each(StepGroup)
  /// The elements of a set in ascending order.
  case sorted
  /// The elements of a set in ascending order of what is written for each.
  case ascending(ValueEncoding, ValueType)
  /// What is written for a value of this type is read as one of the other type.
  case rewritten(ValueEncoding, ValueType, as: ValueType)
}

/// What makes the text of a key.
package enum KeyText: Sendable, Hashable {
  case steps([StepEncoding])
  /// What is written for the value.
  case written(ValueEncoding)
}

/// Steps that are undone in one expression.
package struct StepGroup: Sendable, Hashable {
  /// In the order in which they are undone, so that each takes what the one before it gives.
  package var steps: [StepEncoding]
  /// The types of what the first takes and of what the last gives.
  package var taken: ValueType
  package var given: ValueType
  /// How many steps of the pipeline are undone in it and in the groups after it.
  package var remaining: Int
}

extension Pipeline {
  /// The maximum number of steps in one expression: swiftc accepts at most 256 levels.
  package static let maximumNesting = 24
}
