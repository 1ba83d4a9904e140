import KVMapCompiler
import KVMapSema
import KVMapSyntax

/// Tests, and the records that they expect.
extension Completion {
  mutating func collectTests() {
    if place.expectations.contains(.testStep) {
      for format in TestCase.formats { add(format, .enumMember, .best, snippet: "\(format) \"\"\"\n  $0\n  \"\"\"") }
    }
    if place.expectations.contains(.recordField), let bracket = place.view.openBracket(before: place.index) {
      let there = place.siblings
      let item = names.item(of: ExpectedValue.type(at: place, before: bracket, names))
      for property in names.properties(of: item) where !there.contains(property.name.text) {
        let detail = property.type.map { place.view.text($0.span) }
        add(property.name.text, .property, .best, detail: detail, text: property.name.text + " = ")
      }
    }
  }
}
