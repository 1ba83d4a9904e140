/// How the values of a stream are read: by their type's own mapping, or by a mapping alongside the type.
///
/// It stores a stateless function of a type, so it is safe to use anywhere. The function type does not express this:
/// hence `@unchecked`.
struct ElementMapper<Element>: @unchecked Sendable {
  let options: ReadOptions
  /// Whether rules use the index of the value.
  let asksForElement: Bool
  let read: (inout Reader) throws(Failure) -> Element

  private init(
    _ options: ReadOptions, asksForElement: Bool, read: @escaping (inout Reader) throws(Failure) -> Element
  ) {
    self.options = options
    self.asksForElement = asksForElement
    self.read = read
  }

  /// Reads by the type's own mapping.
  static func type() -> ElementMapper where Element: Readable {
    ElementMapper(Element._kvOptions, asksForElement: Element._kvAsksForElement) {
      (kv: inout Reader) throws(Failure) in try Element._kvRead(&kv, replacing: nil)
    }
  }

  /// Reads by a mapping alongside the type.
  static func mapping<Mapping: MappingReader>(_ mapping: Mapping.Type) -> ElementMapper where Mapping.Value == Element {
    ElementMapper(Mapping._kvOptions, asksForElement: Mapping._kvAsksForElement) {
      (kv: inout Reader) throws(Failure) in try Mapping._kvRead(&kv, replacing: nil)
    }
  }
}
