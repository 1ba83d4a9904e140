import KVMap
import KVMapSema
import KVMapSyntax

/// Arguments of transformers.
extension Completion {
  /// The labels of the transformer whose arguments are written.
  mutating func collectLabels() {
    guard let argument = place.argument else { return }
    let taken = place.siblings
    for parameter in TransformerCatalogue.find(argument.name)?.parameters ?? [] {
      if let label = parameter.label, !taken.contains(label) { add(label + ":", .property, .best, text: label + ": ") }
    }
    for parameter in names.transform(named: argument.name)?.parameters ?? [] where !taken.contains(parameter.name.text) {
      add(parameter.name.text + ":", .property, .best, text: parameter.name.text + ": ")
    }
  }

  /// Whether a word may be an argument: built-in transformers take texts and numbers, others by labels.
  func fitsArgument(_ keyword: Keyword) -> Bool {
    guard keyword == .nil || keyword == .true || keyword == .false, let argument = place.argument else { return true }
    guard let label = argument.label, let own = names.transform(named: argument.name) else { return false }
    switch own.parameters.first(where: { $0.name.text == label })?.type {
    case .optional?: return keyword == .nil
    case .named(let name, _, _)?: return name.text == Scalar.bool.rawValue && keyword != .nil
    case .array?, .dictionary?, .missing?, nil: return false
    }
  }

  /// The parameters of the transform around the call.
  mutating func collectParameters() {
    guard place.expectations.contains(.kind(.variable)), place.argument != nil,
      case .transform(let transform)? = place.item
    else { return }
    for parameter in transform.parameters { add("$" + parameter.name.text, .variable, .best) }
  }

  /// Patterns of dates, and zones.
  mutating func collectArgumentTexts() {
    guard place.expectations.contains(.value), let argument = place.argument, argument.takesPattern else { return }
    switch argument.label {
    case nil: collectPatterns(argument)
    case "zone": collectZones()
    // The only language is English.
    case "locale": for locale in ["en", "en_US", "en_US_POSIX"] { addText(locale, .best, nil) }
    default: break
    }
  }

  private mutating func collectPatterns(_ argument: ArgumentPlace) {
    let there = place.siblings
    // Those without a label come first.
    if let bracket = place.view.openBracket(before: place.index),
      place.view.tokens(in: bracket).contains(where: { $0 < place.index && place.view.tokens[$0].kind == .colon })
    {
      return
    }
    let texts = documentValues(flowingInto: argument.start).flatMap(\.texts)
    let patterns = OfferedPatterns(for: texts, isDay: argument.name == "day")
    for pattern in patterns.exact where !there.contains(pattern) {
      addText(pattern, .best, "what the documents of tests have")
    }
    for pattern in patterns.reading where !there.contains(pattern) {
      addText(pattern, .good, "reads what the documents of tests have")
    }
    for pattern in patterns.others where !there.contains(pattern) { addText(pattern, .plain, nil) }
  }

  /// Those that are used in the file or named in documents of tests come first.
  private mutating func collectZones() {
    for token in place.view.tokens where token.kind == .string {
      let text = place.view.text(token.start, token.end).filter { $0 != "\"" }
      guard token.start != place.word.lowerBound, ZoneNames.isIdentifier(text) else { continue }
      addText(text, .best, "used in this file")
    }
    for name in testedTypes {
      for value in TestedDocuments(of: name, in: place.view.file, workspace).values { collectZones(in: value) }
    }
    addText("UTC", .good, nil)
    for name in ZoneNames.all { addText(name, .plain, nil) }
  }

  /// The recursion is as deep as documents are nested, which has a limit.
  private mutating func collectZones(in value: JSONValue) {
    switch value {
    case .string(let text): if ZoneNames.isIdentifier(text) { addText(text, .best, "in a document of a test") }
    case .array(let elements): for element in elements { collectZones(in: element) }
    case .object(let object): for member in object.values { collectZones(in: member) }
    case .null, .bool, .number: break
    }
  }

  private mutating func addText(_ text: String, _ rank: Rank, _ detail: String?) {
    add("\"\(text)\"", .value, rank, detail: detail)
  }
}

extension JSONValue {
  /// The text that it is, or those that are the elements of an array.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.stringValue)
    case .null, .bool, .number, .object: []
    }
  }
}

extension ArgumentPlace {
  /// Whether the transformer takes patterns of dates.
  var takesPattern: Bool { name == "date" || name == "day" }
}
