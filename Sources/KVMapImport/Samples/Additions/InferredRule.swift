package import KVMap

/// The lines of an enum that texts need which it does not have.
///
/// - Parameter names: Those of its cases.
package func caseLines(for texts: [String], besides names: Set<String>) -> [(name: String, line: String)] {
  zip(PropertyNames.caseNames(for: texts, besides: names), texts).map { name, text in
    (name, MappingText.text(of: ImportedCase(name: name, text: text), as: "String"))
  }
}

/// The type and the steps that read values at one place, without a declaration of their own.
///
/// - Parameter key: The key that leads to them, which decides whether numbers are dates.
/// - Returns: `nil` if they need one.
package func inferredRule(for values: [JSONValue], under key: String, _ format: Sample.Format) -> InferredRule? {
  var store = SampleStore()
  let values = values.compactMap { store.add($0) }
  var builder = ShapeBuilder(InferenceOptions(), format.kind, store)
  let root = builder.build(values, named: key)
  let decisions = PlaceDecisions(graph: builder.graph, kind: format.kind)
  let names = DeclarationNames(builder.graph, decisions, root: root, named: key, besides: [])
  guard names.order.isEmpty else { return nil }
  let type = InferredTypes(graph: builder.graph, decisions: decisions, names: [:]).type(of: root)
  return InferredRule(
    type: type.text, isLenient: type.isLenient, isOptional: type.isOptional, transformer: type.transformer)
}

package struct InferredRule: Sendable, Hashable {
  /// Without `?`.
  package var type: String
  package var isLenient: Bool
  package var isOptional: Bool
  /// The steps that follow the key, as they are written.
  package var transformer: String?
}

/// The least and the greatest number, as they stand in the document; `nil` if there are none.
package func numberBounds(of values: [JSONValue]) -> (least: String, greatest: String)? {
  let numbers = values.compactMap(\.numberValue).compactMap { number in
    number.doubleValue.map { (value: $0, text: number.text) }
  }
  guard let least = numbers.min(by: { $0.value < $1.value }), let greatest = numbers.max(by: { $0.value < $1.value })
  else { return nil }
  return (least.text, greatest.text)
}
