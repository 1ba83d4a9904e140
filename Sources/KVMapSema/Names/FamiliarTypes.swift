import KVMapSyntax

/// Types of Swift, Foundation and other languages that have another name in mappings.
enum FamiliarTypes {
  enum Counterpart: Hashable {
    /// The type to write instead, which is certainly what was meant.
    case type(String)
    /// There is no counterpart; what may help, as a sentence without a full stop.
    case help(String)
  }

  /// - Returns: `nil` for an unknown name.
  static func counterpart(of name: String, _ arguments: [TypeSyntax]) -> Counterpart? {
    let texts = arguments.compactMap(\.text)
    switch (name, texts.count == arguments.count ? texts.count : -1) {
    case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("List", 1): return .type("[\(texts[0])]")
    case ("PatchField", 1): return .type("Field<\(texts[0])>")
    case ("Dictionary", 2), ("Map", 2): return .type("[\(texts[0]): \(texts[1])]")
    case ("Optional", 1): return .type("\(texts[0])?")
    case ("Array", _), ("List", 0), ("array", 0), ("list", 0): return .help("an array is written '[Element]'")
    case ("Dictionary", _), ("Map", 0), ("Dict", 0), ("dict", 0), ("dictionary", 0), ("map", 0):
      return .help("a dictionary is written '[Key: Value]'")
    case ("Optional", _): return .help("an optional is written 'Type?'")
    case (_, 0):
      return plain[name].map(Counterpart.type) ?? builtIn(qualified: name).map(Counterpart.type)
        ?? others[name].map(Counterpart.help)
    default: return nil
    }
  }

  /// `Swift.Int`, `Foundation.URL`
  private static func builtIn(qualified name: String) -> String? {
    for module in ["Swift.", "Foundation."] where name.hasPrefix(module) {
      let rest = String(name.dropFirst(module.count))
      if Scalar(rawValue: rest) != nil { return rest }
    }
    return nil
  }

  private static let plain = [
    "any": "Value", "char": "Character", "str": "String",
    "boolean": "Bool", "bytes": "Data", "integer": "Int", "number": "Double", "object": "Object",
    "Any": "Value", "AnyObject": "Value", "AnyCodable": "Value", "AnyHashable": "Value", "JSON": "Value",
    "NSDictionary": "Object", "JSONValue": "Value", "JSONObject": "Object", "ZonedDate": "Zoned", "Bytes": "Data",
    "GUID": "UUID", "URI": "URL",
    "LocalDate": "Day", "TimeSpan": "Duration",
    "Boolean": "Bool", "Integer": "Int", "Long": "Int64", "Short": "Int16", "Byte": "UInt8",
    "CGFloat": "Double", "Float64": "Double", "Float32": "Float", "TimeInterval": "Double", "Number": "Double",
    "NSNumber": "Double", "NSDecimalNumber": "Decimal", "BigDecimal": "Decimal",
    "NSString": "String", "Substring": "String", "Char": "Character",
    "NSDate": "Date", "DateTime": "Date", "Timestamp": "Date", "NSURL": "URL", "NSUUID": "UUID", "NSData": "Data",
  ]

  private static let wide = "'Decimal' holds integers of up to 38 digits"
  private static let conformance = "it is a protocol, and not the type of a value"
  private static let place = "a place on Earth is a 'Coordinate', and 'extern type' introduces a type of Swift"
  private static let others = [
    "CLLocation": place, "CLLocationCoordinate2D": place,
    "Int128": wide, "UInt128": wide, "BigInt": wide,
    "Codable": conformance, "Decodable": conformance, "Encodable": conformance, "Hashable": conformance,
    "Equatable": conformance, "Sendable": conformance, "Identifiable": conformance, "CaseIterable": conformance,
    "Float80": "'Double' is the widest binary type, and 'Decimal' has 38 digits",
    "NSArray": "an array is written '[Element]'", "NSSet": "a set is written 'Set<Element>'",
  ]
}

extension TypeSyntax {
  /// As it may be written in a file; `nil` when a part is missing.
  ///
  /// Recursion depth is bounded by the nesting of types, which the parser limits.
  var text: String? {
    switch self {
    case .missing: return nil
    case .array(let element, _): return element.text.map { "[\($0)]" }
    case .optional(let wrapped, _): return wrapped.text.map { "\($0)?" }
    case .dictionary(let key, let value, _):
      guard let key = key.text, let value = value.text else { return nil }
      return "[\(key): \(value)]"
    case .named(let name, let arguments, _):
      let texts = arguments.compactMap(\.text)
      guard texts.count == arguments.count else { return nil }
      return texts.isEmpty ? name.text : "\(name.text)<\(texts.joined(separator: ", "))>"
    }
  }
}
