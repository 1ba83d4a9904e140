/// In what a schema is printed.
package enum SchemaNotation: Sendable, Hashable {
  case jsonSchema(JSONSchemaPrinter.Dialect)
  case typeScript

  package func text(of document: SchemaDocument) -> String {
    switch self {
    case .jsonSchema(let dialect): JSONSchemaPrinter.text(of: document, dialect)
    case .typeScript: TypeScriptPrinter.text(of: document)
    }
  }
}
