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
    let own = names.transforms.first { $0.syntax.name?.text == argument.name }?.syntax
    for parameter in own?.parameters ?? [] where !taken.contains(parameter.name.text) {
      add(parameter.name.text + ":", .property, .best, text: parameter.name.text + ": ")
    }
  }

  /// Whether a word may be an argument: built-in transformers take texts and numbers.
  func fitsArgument(_ keyword: Keyword) -> Bool {
    guard keyword == .nil || keyword == .true || keyword == .false, let argument = place.argument else { return true }
    return TransformerCatalogue.find(argument.name) == nil
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
    // Those without a label come first.
    if let bracket = place.view.openBracket(before: place.index),
      place.view.tokens(in: bracket).contains(where: { $0 < place.index && place.view.tokens[$0].kind == .colon })
    {
      return
    }
    let texts = documentValues(flowingInto: argument.start).flatMap(\.texts)
    let patterns = OfferedPatterns(for: texts, isDay: argument.name == "day")
    for pattern in patterns.exact { addText(pattern, .best, "what the documents of tests have") }
    for pattern in patterns.reading { addText(pattern, .good, "reads what the documents of tests have") }
    for pattern in patterns.others { addText(pattern, .plain, nil) }
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
