/// What the values of a format are.
enum SampleKind: Hashable {
  /// JSON, also line by line.
  case json
  /// XML, which has only texts, and in which elements are repeated instead of arrays.
  case markup
  /// Forms, which have only texts.
  case form
  /// With dates, data, and two kinds of numbers.
  case propertyList
}

extension Sample.Format {
  var kind: SampleKind {
    switch self {
    case .json, .ndjson: .json
    case .xml: .markup
    case .plist: .propertyList
    case .form: .form
    }
  }
}

extension SampleKind {
  /// Whether there are no numbers and no bools, and one value is an array of one where an array is expected.
  var hasOnlyTexts: Bool {
    switch self {
    case .markup, .form: true
    case .json, .propertyList: false
    }
  }
}
