import KVMap

/// The values of elements of one name in XML, or of one name in a form, where an array of one is no array. An object of
/// XML without attributes and elements is a text.
enum MarkupValues {
  static func alike(_ values: [JSONValue], _ kind: SampleKind) -> [JSONValue] {
    if values.contains(where: { $0.kind == .array }) { return values.map { $0.kind == .array ? $0 : .array([$0]) } }
    guard kind == .markup, values.contains(where: { $0.kind == .object }) else { return values }
    return values.map { value in
      guard let text = value.stringValue else { return value }
      return .object(text.isEmpty ? [:] : ["$text": value])
    }
  }
}
