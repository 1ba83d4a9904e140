/// The type of a property, with everything that follows it.
struct InferredType {
  /// Without `?` and `lenient`.
  var text: String
  var transformer: String?
  var isLenient = false
  /// Whether null is among the values.
  var isOptional = false
  /// The empty value of a collection.
  var emptyValue: String?
  /// A comment above the property.
  var remark: String?
  /// Something to know about it; begins behind the name of the place.
  var note: String?

  /// As the element of something: `Int?`.
  var asElement: String { text + (isOptional ? "?" : "") }
}

/// Finds the type of a place.
struct InferredTypes {
  let graph: ShapeGraph
  let decisions: PlaceDecisions
  let names: [DeclarationKey: String]
  /// The transformer that dates have by default.
  var defaultDate: String?
  var defaultDay: String?

  func type(of id: ValueID) -> InferredType {
    let facts = graph[id]
    var type = decided(id)
    type.isOptional = type.isOptional || facts.nulls > 0
    return type
  }

  private func decided(_ id: ValueID) -> InferredType {
    switch decisions[id] {
    case .unknown: InferredType(text: "Value", isOptional: true, remark: "only null was seen")
    case .scalar(let choice):
      InferredType(
        text: choice.type, transformer: own(choice), isLenient: choice.isLenient, isOptional: choice.isOptional,
        note: choice.note)
    case .anything: InferredType(text: "Value")
    case .object: InferredType(text: "Object")
    case .type(let text):
      InferredType(text: text.hasSuffix("?") ? String(text.dropLast()) : text, isOptional: text.hasSuffix("?"))
    case .enumeration: InferredType(text: names[.enumeration(graph.standing(id))] ?? "String")
    case .record(let record): InferredType(text: names[.record(graph.standing(record))] ?? "Object")
    case .taggedUnion(let union): InferredType(text: names[.taggedUnion(union)] ?? "Value")
    case .mixed: InferredType(text: names[.shapeUnion(graph.standing(id))] ?? "Value")
    case .array(nil): InferredType(text: "[Value]", emptyValue: "[]")
    case .array(let element?): collection(element, emptyValue: "[]") { "[\($0)]" }
    case .dictionary(let key, let value): collection(value, emptyValue: "[:]") { "[\(name(of: key)): \($0)]" }
    }
  }

  /// A key in another notation than the default one of its type is a text.
  private func name(of key: DictionaryKey) -> String {
    key == .day && defaultDay != nil ? DictionaryKey.text.rawValue : key.rawValue
  }

  private func own(_ choice: ScalarChoice) -> String? {
    switch choice.type {
    case "Date": choice.transformer == defaultDate ? nil : choice.transformer ?? (defaultDate == nil ? nil : "iso8601")
    case "Day": choice.transformer == defaultDay ? nil : choice.transformer
    default: choice.transformer
    }
  }

  /// Steps and leniency apply to the elements as well.
  private func collection(_ element: ValueID, emptyValue: String, _ text: (String) -> String) -> InferredType {
    let inner = type(of: element)
    return InferredType(
      text: text(inner.asElement == "Value?" ? "Value" : inner.asElement), transformer: inner.transformer,
      isLenient: inner.isLenient, emptyValue: emptyValue, remark: nil, note: inner.note)
  }

  /// The type of a case, where nothing can follow it.
  func payload(_ id: ValueID) -> String {
    let inner = type(of: id)
    if inner.transformer != nil || inner.isLenient { return plain(id) }
    return inner.text
  }

  /// Without steps: dates as they are written.
  private func plain(_ id: ValueID) -> String {
    let facts = graph[id]
    switch decisions[id] {
    case .array(let element?): return "[" + (type(of: element).isLenient ? "Value" : plain(element)) + "]"
    case .dictionary(let key, let value): return "[\(name(of: key)): " + plain(value) + "]"
    case .unknown, .scalar, .anything, .object, .type, .enumeration, .record, .taggedUnion, .mixed, .array(nil): break
    }
    if facts.kinds == [.text], facts.nulls == 0 { return "String" }
    if facts.kinds == [.number], facts.nulls == 0, let type = facts.numbers.type(isMoney: false) { return type }
    return "Value"
  }
}
