import KVMapSema
import KVMapSyntax

/// Transformers, by what flows into them and what the property takes.
extension Completion {
  mutating func collectTransformers() {
    let wanted = wantedType.map(Self.candidates)
    let flowing = typeFlowing
    // What has been tried, and what would contain itself.
    let excluded = place.namesBeforeOr.union([enclosingTransform?.name?.text ?? ""])
    let alternative = outputBeforeOr
    func rank(_ input: String, _ output: String, _ best: Rank) -> Rank {
      // The calls that `or` connects take what they can, and give one type.
      if let alternative {
        let gives = wanted?.contains { Self.fits(output, $0) } ?? true
        return gives && Self.fits(output, alternative) && Self.fits(alternative, output) ? best : .other
      }
      // It is unknown what a `Value` is, and a `Value` can be what a document has.
      if flowing == "Value", input != "Value" { return .other }
      if wanted == ["Value"], !Self.documentTypes.contains(output) { return flowing == nil ? .other : .plain }
      var output = output
      if let flowing, !Self.fits(flowing, input) {
        // Of an array, each element is taken.
        guard flowing.hasPrefix("["), !flowing.contains(":"), Self.fits(String(flowing.dropFirst().dropLast()), input)
        else { return .other }
        output = "[\(output)]"
      }
      if wanted?.contains(where: { Self.fits(output, $0) }) ?? true { return best }
      // Another step may follow that gives the type of the property.
      return flowing == nil ? .other : .plain
    }
    let isWritten = place.property?.arrow?.arrow != .read
    for transform in names.transforms where transform.isInSight {
      let transform = transform.syntax
      guard let name = transform.name, !excluded.contains(name.text) else { continue }
      let types = [transform.swiftType, transform.documentType].map { $0.map { text($0.span) } ?? "?" }
      let hasBothWays = transform.arrow?.arrow != .read || !isWritten
      add(
        name.text, .function, hasBothWays ? rank(types[1], types[0], .best) : .other,
        detail: "\(types[1]) → \(types[0])",
        snippet: transform.parameters.contains { $0.defaultValue == nil } ? "\(name.text)($0)" : nil)
    }
    for row in TransformerCatalogue.rows where !excluded.contains(row.name) {
      // It has no argument that must be there, and must have one.
      let needsArguments = row.parameters.contains { $0.isRequired } || row.name == "non_finite"
      let fits = row.name == "codable" ? mayBeCodable : row.name == "sorted" ? mayBeSorted : true
      // A type that no mapping declares is what the last step gives.
      let isPlain = isForeign && row.name != "codable" || row.name == "wrapped" && flowing?.hasPrefix("[") ?? false
      let best: Rank = isPlain ? .plain : .good
      add(
        row.name, .function, fits ? rank(row.input, row.output, best) : .other,
        detail: "\(row.input) → \(row.output): \(row.summary)", snippet: needsArguments ? "\(row.name)($0)" : nil,
        about: .transformer)
    }
  }

  private var enclosingTransform: TransformSyntax? {
    if place.property == nil, case .transform(let transform)? = place.item { transform } else { nil }
  }

  /// What the pipeline at the place gives in the end.
  private var wantedType: TypeSyntax? {
    if let rule = defaultVia {
      switch rule.subject {
      case .type(let type): return type
      case .name(let name): return names.properties(of: place.item).first { $0.name.text == name.text }?.type
      case .missing: return nil
      }
    }
    return place.property?.type ?? enclosingTransform?.swiftType
  }

  /// What the calls give that `or` connects with the one at the place.
  private var outputBeforeOr: String? {
    guard place.previous?.keyword == .or, let name = place.view.callBeforeOr(place.index - 1) else { return nil }
    if let own = names.transform(named: name) {
      return own.swiftType.map { text($0.span) }
    }
    return TransformerCatalogue.find(name)?.output
  }

  /// Whether the elements of the property may have an order.
  private var mayBeSorted: Bool {
    guard case .array(let element, _)? = wantedType?.unwrapped else { return wantedType?.isCollection != true }
    guard case .named(let name, _, _) = element, let scalar = Scalar(rawValue: name.text) else { return false }
    return ![.coordinate, .value, .object].contains(scalar)
  }

  /// Whether the property may be of a type that no mapping declares.
  private var mayBeCodable: Bool { wantedType == nil || isForeign }

  private var isForeign: Bool { if case .externType? = names.item(of: wantedType) { true } else { false } }

  /// The type of the values that the step at the place takes: what the step before it gives, or what the documents of
  /// tests have; `nil` if that is not known.
  private var typeFlowing: String? {
    if let before = place.view.transformer(before: place.word.lowerBound) {
      if let own = names.transform(named: before) {
        return own.swiftType.map { text($0.span) }
      }
      return TransformerCatalogue.find(before)?.output
    }
    if let type = enclosingTransform?.documentType { return text(type.span) }
    for value in documentValues(flowingInto: place.word.lowerBound) {
      switch value {
      case .string: return "String"
      case .number: return "number"
      case .bool: return "Bool"
      case .object: return "Object"
      case .array: return "[Value]"
      case .null: continue
      }
    }
    return nil
  }

  /// Whether a value of one type can be where another is expected, by the names that the catalogue has for types.
  private static func fits(_ type: String, _ expected: String) -> Bool {
    if type == expected || expected == "Value" || type == "Value" || type == "Codable" { return true }
    if type.hasSuffix("?") { return fits(String(type.dropLast()), expected) }
    if expected == "number or String" { return type == "String" || fits(type, "number") }
    if type == "number" { return numbers.contains(expected) }
    if expected == "number" { return numbers.contains(type) }
    guard type.hasPrefix("["), expected.hasPrefix("["), !type.contains(":"), !expected.contains(":") else {
      return false
    }
    return fits(String(type.dropFirst().dropLast()), String(expected.dropFirst().dropLast()))
  }

  private static let documentTypes: Set<String> = ["Value", "Object", "String", "Bool", "number", "Decimal"]

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "Decimal",
  ]

  /// The types that a pipeline may give: that of the property, without optionals, or of its elements.
  private static func candidates(_ type: TypeSyntax) -> [String] {
    switch type {
    case .named(let name, let arguments, _):
      [BuiltInType.set, BuiltInType.field].contains(name.text)
        ? arguments.flatMap(candidates) : [name.text]
    case .optional(let wrapped, _): candidates(wrapped)
    case .array(let element, _): candidates(element).map { "[\($0)]" } + candidates(element)
    case .dictionary(_, let value, _): ["[Value: Value]"] + candidates(value)
    case .missing: ["Value"]
    }
  }
}
