import KVMapCompiler
import KVMapSema
import KVMapSyntax

/// Tests, and the records that they expect.
extension Completion {
  mutating func collectTests() {
    if place.expectations.contains(.testStep) {
      let hasDocument: Bool =
        if case .test(let test)? = place.item {
          test.steps.contains { step in
            switch step {
            case .document, .file: true
            case .context, .expect, .roundtrip, .fails: false
            }
          }
        } else { false }
      for format in TestCase.formats {
        add(format, .enumMember, hasDocument ? .other : .best, snippet: "\(format) \"\"\"\n  $0\n  \"\"\"")
      }
    }
    if place.expectations.contains(.testValue), payloadOfEnum == nil { add("_", .value, .plain, detail: "any value") }
    if place.expectations.contains(.recordField), let bracket = place.view.openBracket(before: place.index) {
      let there = place.siblings
      let type = ExpectedValue.type(at: place, before: bracket, names)
      if type?.contentOfField.scalar == .coordinate {
        for name in Expectation.coordinateMembers where !there.contains(name) {
          add(name, .property, .best, detail: Scalar.double.rawValue, text: name + " = ")
        }
      }
      for property in names.properties(of: names.item(of: type)) where !there.contains(property.name.text) {
        let detail = property.type.map { text($0.span) }
        add(property.name.text, .property, .best, detail: detail, text: property.name.text + " = ")
      }
    }
  }
}
