import KVMapSema

/// The instance that reading in place starts from: defaults where there are any, and placeholders elsewhere.
extension DecodingPrinter {
  func printPlaceholder(access: String, to printer: inout CodePrinter) {
    let type = SwiftIdentifier.typeName(mapping.typeName)
    // The initialiser supplies the defaults, nil for optionals, and absent for fields.
    let arguments = mapping.properties.filter { !$0.type.isOptional && !$0.type.isField && $0.defaultValue == nil }.map
    { constants.argument($0, constants.empty($0.type)) }
    printer.block("\(access)static var _kvPlaceholder: \(type)") {
      $0.line("\(names.expression(mapping.id))(\(arguments.joined(separator: ", ")))")
    }
  }
}
