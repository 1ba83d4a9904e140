/// How the values of a stream are read: as their type reads by itself, or by a mapping beside it.
///
/// It holds a function of a type, which has no state, so it may be used anywhere. That is not said of all functions of
/// its kind: hence `@unchecked`.
struct ElementMapper<Element>: @unchecked Sendable {
  let options: ReadOptions
  /// Whether rules ask for the number of the value.
  let asksForElement: Bool
  let read: (inout Reader) throws(Failure) -> Element

  private init(
    _ options: ReadOptions, asksForElement: Bool, read: @escaping (inout Reader) throws(Failure) -> Element
  ) {
    self.options = options
    self.asksForElement = asksForElement
    self.read = read
  }

  /// As the type reads by itself.
  static func type() -> ElementMapper where Element: Readable {
    ElementMapper(Element._kvOptions, asksForElement: Element._kvAsksForElement) {
      (kv: inout Reader) throws(Failure) in try Element._kvRead(&kv, replacing: nil)
    }
  }

  /// As a mapping beside the type reads.
  static func mapping<Mapping: MappingReader>(_ mapping: Mapping.Type) -> ElementMapper where Mapping.Value == Element {
    ElementMapper(Mapping._kvOptions, asksForElement: Mapping._kvAsksForElement) {
      (kv: inout Reader) throws(Failure) in try Mapping._kvRead(&kv, replacing: nil)
    }
  }
}
