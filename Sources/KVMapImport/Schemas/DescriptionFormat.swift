/// What is read besides samples of documents.
package enum DescriptionFormat: String, Sendable, CaseIterable {
  /// JSON Schema of draft 7, 2019-09 or 2020-12.
  case schema
  /// OpenAPI 3.0 or 3.1, as JSON.
  case openapi
  /// Swift source.
  case swift

  /// The format that the name of a file shows; `nil` if it shows none.
  package init?(ofFile path: String) {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    if name.hasSuffix(".schema.json") || name == "schema.json" {
      self = .schema
    } else if name.hasSuffix(".swift") {
      self = .swift
    } else if ["json", "yaml", "yml"].contains(where: { name == "openapi.\($0)" || name.hasSuffix(".openapi.\($0)") }) {
      self = .openapi
    } else {
      return nil
    }
  }

  /// Whether a JSON document says itself that it is a schema.
  package static func isSchema(_ bytes: [UInt8]) -> Bool { SchemaFile.isSchema(bytes) }
}
