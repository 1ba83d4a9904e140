import KVMapSema
import Testing

struct TransformerCatalogueTests {
  /// Section 6 of the language.
  static let names = [
    "date", "iso8601", "epoch_seconds", "epoch_milliseconds", "http_date", "dotnet_date", "url", "base64", "base64url",
    "hex", "uuid", "trimmed", "lowercased", "uppercased", "split", "joined", "prefix", "suffix", "scaled", "offset",
    "rounded", "number", "text", "decimal_text", "bool", "json_text", "keyed", "wrapped", "sorted", "clamped",
    "coordinate", "day", "epoch_days", "iso8601_duration", "clock_duration", "duration_seconds",
    "duration_milliseconds", "non_finite", "plain", "single", "pairs", "entries",
    "codable",
  ]

  @Test func everyBuiltInTransformerHasOneRow() {
    #expect(TransformerCatalogue.rows.map(\.name).sorted() == Self.names.sorted())
  }

  @Test(arguments: TransformerCatalogue.rows)
  func aRowSaysWhatItDoes(_ row: TransformerCatalogue.Row) {
    #expect(!row.summary.isEmpty && !row.input.isEmpty && !row.output.isEmpty)
    #expect(TransformerCatalogue.find(row.name) == row)
    let positional = row.parameters.filter { $0.label == nil }
    #expect(positional.dropLast().allSatisfy { !$0.isVariadic }, "only the last positional parameter repeats")
  }

  /// Every row becomes a step between the types that it states.
  @Test(arguments: TransformerCatalogue.rows)
  func aRowGivesAStep(_ row: TransformerCatalogue.Row) {
    // `non_finite` needs one of its three.
    let given = row.parameters.filter(\.isRequired) + (row.name == "non_finite" ? row.parameters.prefix(1) : [])
    let arguments = given.enumerated().map { position, parameter in
      let value =
        switch parameter.kind {
        case .text: "\"yyyy\(String(repeating: "-", count: position))\""
        case .number: "\(position + 1)"
        }
      return (parameter.label.map { "\($0): " } ?? "") + value
    }
    let call = arguments.isEmpty ? row.name : "\(row.name)(\(arguments.joined(separator: ", ")))"
    let types = ["number": "Int", "[Value]": "[Int]", "[Object]": "[[Int]]", "[Value: Value]": "[String: Int]", "Codable": "Money"]
    let type = types[row.output] ?? row.output
    let compilation = Compilation("extern type Money\nstruct A { a: \(type) <- a | \(call) }")
    #expect(compilation.ids.isEmpty, "\(compilation.rendered)")
    #expect(compilation.analysis.program != nil)
  }
}
