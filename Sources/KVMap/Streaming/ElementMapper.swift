/// How the values of a stream are read: by their type's own mapping, or by a mapping alongside the type.
///
/// It stores a stateless function of a type, so it is safe to use anywhere. The function type does not express this:
/// hence `@unchecked`.
@usableFromInline
struct ElementMapper<Element>: @unchecked Sendable {
  let options: DecodingOptions
  /// Whether rules use the index of the value.
  let usesElementPosition: Bool
  @usableFromInline let read: (inout JSONReader) throws(CodingFailure) -> Element

  private init(
    _ options: DecodingOptions, asksForElement: Bool,
    read: @escaping (inout JSONReader) throws(CodingFailure) -> Element
  ) {
    self.options = options
    self.usesElementPosition = asksForElement
    self.read = read
  }

  /// Reads by a mapping that is created at run time.
  init(depth: Int, read: @escaping (inout JSONReader) throws(CodingFailure) -> Element) {
    self.init(DecodingOptions(depth: depth), asksForElement: true, read: read)
  }

  /// Reads by the type's own mapping.
  static func type() -> ElementMapper where Element: DocumentDecodable {
    ElementMapper(Element._kvOptions, asksForElement: Element._kvUsesElementPosition) {
      (kv: inout JSONReader) throws(CodingFailure) in try Element._kvDecode(&kv, replacing: nil)
    }
  }

  /// Reads by a mapping alongside the type.
  static func mapping<Mapping: DecodingMapping>(_ mapping: Mapping.Type) -> ElementMapper
  where Mapping.Value == Element {
    ElementMapper(Mapping._kvOptions, asksForElement: Mapping._kvUsesElementPosition) {
      (kv: inout JSONReader) throws(CodingFailure) in try Mapping._kvDecode(&kv, replacing: nil)
    }
  }
}
