/// The type of an attribute in a Core Data model, as named in the model's file.
enum CoreDataAttributeType: String, CaseIterable {
  case integer16 = "Integer 16"
  case integer32 = "Integer 32"
  case integer64 = "Integer 64"
  case decimal = "Decimal"
  case double = "Double"
  case float = "Float"
  case string = "String"
  case boolean = "Boolean"
  case date = "Date"
  case binary = "Binary"
  case uuid = "UUID"
  case uri = "URI"
  case transformable = "Transformable"

  /// The equivalent type of the language.
  var name: String {
    switch self {
    case .integer16: "Int16"
    case .integer32: "Int32"
    case .integer64: "Int64"
    case .decimal: "Decimal"
    case .double: "Double"
    case .float: "Float"
    case .string: "String"
    case .boolean: "Bool"
    case .date: "Date"
    case .binary: "Data"
    case .uuid: "UUID"
    case .uri: "URL"
    case .transformable: "Value"
    }
  }

  /// The initial value of a property that is a plain number or Bool of the class; `nil` for types that have no scalar
  /// form, or one that a document does not have.
  var zero: String? {
    switch self {
    case .integer16, .integer32, .integer64, .double, .float: "0"
    case .boolean: "false"
    case .decimal, .string, .date, .binary, .uuid, .uri, .transformable: nil
    }
  }
}
