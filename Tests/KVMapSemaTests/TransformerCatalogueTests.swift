import KVMapSema
import Testing

struct TransformerCatalogueTests {
  /// Section 6 of the language.
  static let names = [
    "date", "iso8601", "epoch_seconds", "epoch_milliseconds", "http_date", "dotnet_date", "url", "base64", "base64url",
    "hex", "uuid", "trimmed", "lowercased", "uppercased", "split", "joined", "prefix", "suffix", "scaled", "offset",
    "rounded", "number", "text", "decimal_text", "bool", "json_text", "keyed", "wrapped", "sorted", "clamped",
    "coordinate",
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

  /// A row that is not supported is refused by name, and one that is gives a step.
  @Test(arguments: TransformerCatalogue.rows)
  func aRowIsSupportedOrRefused(_ row: TransformerCatalogue.Row) {
    let arguments = row.parameters.filter(\.isRequired).map { parameter in
      switch parameter.kind {
      case .text: "\"yyyy\""
      case .number: "1"
      }
    }
    let call = arguments.isEmpty ? row.name : "\(row.name)(\(arguments.joined(separator: ", ")))"
    let compilation = Compilation("struct A { a: \(row.output == "number" ? "Int" : row.output) <- a | \(call) }")
    let isRefused = compilation.ids.contains("not-supported-yet")
    #expect(isRefused == (compilation.analysis.program == nil), "\(compilation.rendered)")
    #expect(isRefused || compilation.ids.isEmpty)
  }
}
