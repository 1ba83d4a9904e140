/// The values of elements of one name in XML, or of one name in a form, where an array of one is no array. An object of
/// XML without attributes and elements is a text.
enum MarkupValues {
  static func alike(_ values: [SampleValue], in store: SampleStore, _ kind: SampleKind) -> [SampleValue] {
    let kinds = values.map { store.kind(of: $0) }
    if kinds.contains(.array) { return zip(values, kinds).map { $1 == .array ? $0 : $0.made(.onlyElement) } }
    guard kind == .markup, kinds.contains(.object) else { return values }
    return zip(values, kinds).map { $1 == .text ? $0.made(.onlyText) : $0 }
  }
}
