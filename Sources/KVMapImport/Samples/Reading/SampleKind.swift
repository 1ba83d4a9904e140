/// What the values of a format are.
enum SampleKind: Hashable {
  /// JSON, also line by line.
  case json
  /// XML, which has only texts, and in which elements are repeated instead of arrays.
  case markup
  /// With dates, data, and two kinds of numbers.
  case propertyList
}

extension Sample.Format {
  var kind: SampleKind {
    switch self {
    case .json, .ndjson: .json
    case .xml: .markup
    case .plist: .propertyList
    }
  }
}
