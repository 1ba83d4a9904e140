import KVMapSema

/// The instance on which reading in place begins: defaults where there are some, and values that say nothing elsewhere.
extension MappingReading {
  func printEmpty(access: String, to printer: inout CodePrinter) {
    let type = SwiftIdentifier.typeName(mapping.typeName)
    // The initialiser has the defaults, nil for optionals, and absent for fields.
    let arguments = mapping.properties.filter { !$0.type.isOptional && !$0.type.isField && $0.defaultValue == nil }
      .map { "\(SwiftIdentifier.label($0.name)): \(constants.empty($0.type))" }
    printer.block("\(access)static var _kvEmpty: \(type)") {
      $0.line("\(names.expression(mapping.id))(\(arguments.joined(separator: ", ")))")
    }
  }
}
