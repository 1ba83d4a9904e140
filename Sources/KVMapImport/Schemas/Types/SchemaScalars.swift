import KVMap

/// Numbers and texts of a schema.
enum SchemaScalars {
  // MARK: - Numbers

  private static let formats = [
    "int8": "Int8", "int16": "Int16", "int32": "Int32", "int64": "Int64", "uint8": "UInt8", "uint16": "UInt16",
    "uint32": "UInt32", "uint64": "UInt64", "float": "Float", "double": "Double", "decimal": "Decimal",
  ]
  private static let integerRanges: [(type: String, minimum: String, maximum: String)] = [
    ("Int", "\(Int64.min)", "\(Int64.max)"), ("Int32", "\(Int32.min)", "\(Int32.max)"),
    ("Int16", "\(Int16.min)", "\(Int16.max)"), ("Int8", "\(Int8.min)", "\(Int8.max)"), ("UInt64", "0", "\(UInt64.max)"),
    ("UInt32", "0", "\(UInt32.max)"), ("UInt16", "0", "\(UInt16.max)"), ("UInt8", "0", "\(UInt8.max)"),
  ]

  static func number(_ node: SchemaNode, isInteger: Bool) -> SchemaValue {
    var said: Set<String> = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
    var type = isInteger ? "Int" : "Double"
    if let format = node["format"]?.stringValue, let found = formats[format],
      found.contains("Int") == isInteger || isInteger && found == "Decimal"
    {
      if found.contains("Int") || !isInteger { type = found }
      said.insert("format")
    }
    let minimum = node["minimum"]?.numberValue
    let maximum = node["maximum"]?.numberValue
    let isPlain = !node.has("exclusiveMinimum") && !node.has("exclusiveMaximum")
    var value = SchemaValue(.scalar(type))
    let own = type == "Int64" ? "Int" : type
    if isInteger, isPlain, let minimum, let maximum,
      let range = integerRanges.first(where: { minimum.text == $0.minimum && maximum.text == $0.maximum }),
      !said.contains("format") || range.type == own
    {
      // What every number of the type satisfies.
      if !said.contains("format") { value.type = .scalar(range.type) }
    } else if type == "Float", maximum?.text == "3.4028234663852886e38" {
      value.conditions = []
    } else {
      let wide = type == "Int" ? wideInteger(node) : nil
      if let wide { value.type = .scalar(wide) }
      value.conditions = bounds(node, isInteger: isInteger, &value.remarks)
      if wide == "Decimal", !node.has("multipleOf") { value.conditions.append("multiple of 1") }
    }
    if let factor = node["multipleOf"]?.numberValue, !(isInteger && factor == 1) {
      value.conditions.append("multiple of \(factor.text)")
    }
    value.remarks += SchemaKeywords.remarks(node, relevant: SchemaKeywords.numbers, said: said)
    return value
  }

  /// The type of integers that are not all an `Int`; `nil` if they are, or nothing says so.
  private static func wideInteger(_ node: SchemaNode) -> String? {
    let lower = [node["minimum"]?.numberValue, node["exclusiveMinimum"]?.numberValue].compactMap(\.self).max()
    let upper = [node["maximum"]?.numberValue, node["exclusiveMaximum"]?.numberValue].compactMap(\.self).min()
    let isBelow = lower.map { $0 < JSONNumber(Int.min) } ?? false
    guard isBelow || upper.map({ $0 > JSONNumber(Int.max) }) ?? false else { return nil }
    let fitsUInt64 = upper.map { $0 <= JSONNumber(UInt64.max) } ?? false
    return fitsUInt64 && lower.map { $0 >= JSONNumber(0) } ?? false ? "UInt64" : "Decimal"
  }

  private struct Bound {
    var number: JSONNumber
    var isExclusive: Bool
  }

  private static func bounds(_ node: SchemaNode, isInteger: Bool, _ remarks: inout [String]) -> [String] {
    let lower = bound(node, "minimum", "exclusiveMinimum", isInteger, isLower: true, &remarks)
    let upper = bound(node, "maximum", "exclusiveMaximum", isInteger, isLower: false, &remarks)
    switch (lower, upper) {
    case (nil, nil): return []
    case (let lower?, nil): return [lower.isExclusive ? "> \(lower.number.text)" : "\(lower.number.text)..."]
    case (nil, let upper?): return [upper.isExclusive ? "< \(upper.number.text)" : "...\(upper.number.text)"]
    case (let lower?, let upper?):
      if lower.isExclusive {
        return ["> \(lower.number.text)", (upper.isExclusive ? "< " : "<= ") + upper.number.text]
      }
      return ["\(lower.number.text)\(upper.isExclusive ? "..<" : "...")\(upper.number.text)"]
    }
  }

  /// The stronger of two keywords. In OpenAPI 3.0 the second is a Bool about the first.
  private static func bound(
    _ node: SchemaNode, _ plain: String, _ exclusive: String, _ isInteger: Bool, isLower: Bool,
    _ remarks: inout [String]
  ) -> Bound? {
    var bound: Bound?
    if let number = node[plain]?.numberValue {
      bound = Bound(number: number, isExclusive: node[exclusive] == .bool(true))
    }
    if let number = node[exclusive]?.numberValue {
      let isStronger = bound.map { isLower ? number >= $0.number : number <= $0.number } ?? true
      if isStronger { bound = Bound(number: number, isExclusive: true) }
    }
    guard var bound, isInteger, bound.number.intValue == nil, !isWhole(bound.number) else { return bound }
    guard let double = bound.number.doubleValue, abs(double) < 9e15 else {
      remarks.append("the schema says '\(plain)': \(bound.number.text), which is not checked")
      return nil
    }
    bound.number = JSONNumber(Int(double.rounded(isLower ? .up : .down)))
    bound.isExclusive = false
    return bound
  }

  /// Whether it has no fraction, also where it is no `Int`.
  private static func isWhole(_ number: JSONNumber) -> Bool {
    number.text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
  }

  /// The number of characters or elements.
  static func counts(_ node: SchemaNode, _ least: String, _ most: String) -> [String] {
    func count(_ key: String) -> Int? {
      guard let number = node[key]?.numberValue else { return nil }
      return number.intValue ?? number.doubleValue.flatMap { $0 > 0 && $0 < 9e15 ? Int($0) : nil }
    }
    let lower = count(least).flatMap { $0 > 0 ? $0 : nil }
    switch (lower, count(most)) {
    case (nil, nil): return []
    case (let lower?, nil): return ["count >= \(lower)"]
    case (nil, let upper?): return ["count <= \(max(upper, 0))"]
    case (let lower?, let upper?): return lower == upper ? ["count == \(lower)"] : ["count in \(lower)...\(upper)"]
    }
  }

  // MARK: - Texts

  /// The type of each format, and patterns that say the same.
  private static let texts: [String: (type: String, transformer: String?)] = [
    "date-time": ("Date", nil), "date": ("Day", nil), "uri": ("URL", nil), "uri-reference": ("URL", nil),
    "url": ("URL", nil), "uuid": ("UUID", nil), "byte": ("Data", nil), "base64": ("Data", nil),
    "base64url": ("Data", "base64url"),
  ]
  /// What `kvmapc schema` says besides a format, which the type says.
  private static let redundant: Set<String> = [
    "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", "^[0-9]{4}-[01][0-9]-[0-3][0-9]$",
    "^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-][0-2][0-9]:[0-5][0-9])$",
    "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
    "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw](?:==)?|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048]=?)?$",
  ]

  static func text(_ node: SchemaNode) -> SchemaValue {
    var said: Set<String> = []
    let encoding = node["contentEncoding"]?.stringValue
    let format = node["format"]?.stringValue
    if let found = [format, encoding].lazy.compactMap({ $0.flatMap { texts[$0] } }).first {
      said.formUnion(["format", "contentEncoding", "contentMediaType"])
      var value = SchemaValue(.scalar(found.type), transformer: found.transformer)
      if let pattern = node["pattern"]?.stringValue, redundant.contains(pattern) { said.insert("pattern") }
      if found.type == "URL", node["minLength"] == .number(1) { said.insert("minLength") }
      value.remarks = SchemaKeywords.remarks(node, relevant: SchemaKeywords.texts, said: said)
      return value
    }
    var value = SchemaValue(.text)
    value.conditions = counts(node, "minLength", "maxLength")
    said.formUnion(["minLength", "maxLength"])
    if let pattern = node["pattern"]?.stringValue, let translated = SchemaPattern.condition(pattern) {
      value.conditions.append("matches \(MappingText.literal(translated))")
      said.insert("pattern")
    }
    value.remarks = SchemaKeywords.remarks(node, relevant: SchemaKeywords.texts, said: said)
    return value
  }
}
