/// How a value of the document becomes a value of a property, and back.
///
/// One conversion serves both directions: writing runs the same steps from the last to the first, inverted.
package indirect enum Conversion: Sendable, Hashable {
  case scalar(Scalar, Coercion)
  case mapping(MappingID)
  /// Null is nil; with `emptyTextIsNil` (lenient, and not of a String) `""` is nil as well.
  case optional(Conversion, emptyTextIsNil: Bool)
  /// With `acceptsSingle` (lenient) a value that is no array is an array of one; with `isLossy` bad elements are dropped
  /// and reported.
  case array(Conversion, acceptsSingle: Bool, isLossy: Bool)
  case set(Conversion, acceptsSingle: Bool, isLossy: Bool)
  /// The key's conversion is from the text of the key.
  case dictionary(key: Scalar, value: Conversion, isLossy: Bool)
  case pipeline(Pipeline)
}

package enum Coercion: String, Sendable, Hashable, CaseIterable {
  case strict
  case lenient
}

/// `| f | g(x)`: the document's value is read as `input`; each step takes what the one before it gave.
package struct Pipeline: Sendable, Hashable {
  package var input: Scalar
  package var coercion: Coercion
  package var steps: [Step]
  /// What the last step gives: the type of the property (or of its elements).
  package var output: Scalar

  package init(input: Scalar, coercion: Coercion, steps: [Step], output: Scalar) {
    self.input = input
    self.coercion = coercion
    self.steps = steps
    self.output = output
  }

  package enum Step: Sendable, Hashable {
    case transformer(Transformer)
    /// What the steps before it made is read as this type, as if it had stood in the document.
    case read(as: Scalar, Coercion)
  }
}

/// The built-in transformers. `TransformerCatalogue` has their names, types and inverses.
package enum Transformer: Sendable, Hashable {
  /// String to Date. The first pattern that fits is read, the first is written.
  case date(patterns: [DatePattern], zone: DateZone)
  /// String to Date.
  case iso8601
  /// Number to Date.
  case epochSeconds
  case epochMilliseconds
  /// String to URL, resolved against `base` where there is one.
  case url(base: String?)
  /// String to UUID.
  case uuid
  /// String to Data.
  case base64
  /// String to String.
  case trimmed
}
