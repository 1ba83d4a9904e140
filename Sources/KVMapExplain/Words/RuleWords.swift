import KVMapSema
import KVMapSyntax

/// The rows that explain one rule.
struct RuleWords {
  private let rule: RuleExplanation
  private let property: Property
  /// What happens to a value that is written, after the place.
  private let writing: String

  init(_ rule: RuleExplanation, _ property: Property, writing: String) {
    self.rule = rule
    self.property = property
    self.writing = writing
  }

  var rows: [ExplanationRow] {
    if !rule.isRead, !rule.isWritten { return rowsOfTransient }
    var rows = [reads]
    if !rule.steps.isEmpty {
      var lines = rule.steps.map { $0.meaning.isEmpty ? $0.text : "\($0.text): \($0.meaning)" }
      if let via = rule.via { lines.append("by \(via.words)") }
      rows.append(ExplanationRow("steps", lines))
    } else if property.conversion.containsCodable {
      rows.append(ExplanationRow("type", "a Swift type by its own 'Codable' conformance"))
    }
    rows.append(ExplanationRow("writes", writes))
    if !rule.isRead, let value = valueWithoutReading { rows.append(ExplanationRow("value", value)) }
    if let absent = rule.absent { rows.append(ExplanationRow("absent", absent)) }
    if let null = rule.null { rows.append(ExplanationRow("null", null)) }
    if rule.null != nil, !property.sentinels.isEmpty {
      rows.append(
        ExplanationRow("", "and so is \(property.sentinels.map(\.text).joined(separator: " or ")), as if it were null"))
    }
    rows += rule.modifiers
    rows += others
    if !rule.settings.isEmpty { rows.append(ExplanationRow("settings", rule.settings.map(\.words))) }
    return rows
  }

  /// No setting concerns such a property, because these are about documents.
  private var rowsOfTransient: [ExplanationRow] {
    [ExplanationRow("reads", "nothing: no document has it (@transient)")]
      + (valueWithoutReading.map { [ExplanationRow("value", $0)] } ?? []) + others
  }

  private var others: [ExplanationRow] {
    var rows: [ExplanationRow] = []
    if !rule.checks.isEmpty { rows.append(ExplanationRow("check", rule.checks)) }
    if property.isSensitive {
      rows.append(ExplanationRow("hidden", "@sensitive: problems and traces do not show the value"))
    }
    if let mixin = rule.mixin { rows.append(ExplanationRow("from", "mixin \(mixin)")) }
    return rows
  }

  /// What the property is once a document was read; `nil` if a document is never read.
  private var valueWithoutReading: String? {
    if case .field = property.type { return "is .absent" }
    if property.defaultValue != nil { return "is the default, \(rule.defaultValue ?? "nil")" }
    return property.type.isOptional ? "is nil" : nil
  }

  /// - Parameter words: Those before the type. What is only written is not read in any notation.
  static func modifiers(of property: Property, _ words: [PropertySyntax.Modifier]) -> [ExplanationRow] {
    guard property.isRead else { return [] }
    return words.compactMap { word in
      let lines =
        switch word {
        case .lenient, .strict: [SettingWords.meaning(isLenient: word == .lenient)]
        case .lossy: losses(of: property)
        }
      return lines.isEmpty ? nil : ExplanationRow(word.rawValue, lines)
    }
  }

  private static func losses(of property: Property) -> [String] {
    var lines: [String] = []
    if property.conversion.isLossy { lines.append("elements that do not fit are left out, and are reported as dropped") }
    if property.isLossy {
      let result = property.defaultValue == nil ? "nil" : "the default"
      let value = property.conversion.isLossy ? "what has no elements" : "a value that does not fit"
      lines.append("\(value) is \(result), and is reported as dropped")
    }
    return lines
  }

  private var reads: ExplanationRow {
    guard rule.isRead else { return ExplanationRow("reads", "nothing: the rule only writes (->)") }
    guard let source = rule.source else { return ExplanationRow("reads", "nothing") }
    return ExplanationRow("reads", source.words)
  }

  private var writes: [String] {
    guard rule.isWritten else { return ["nothing: the rule only reads (<-)"] }
    let places = rule.writtenPlaces.map { place in
      place.part.isEmpty ? place.words : "\(place.words) from \(place.part.joined(separator: "."))"
    }
    guard !places.isEmpty else { return ["nothing"] }
    let loss = rule.attributes.contains("@canonical") ? " (@canonical: the loss is intentional)" : ""
    var lines = [places.joined(separator: ", ") + writing + loss]
    if property.presence.omitsDefault { lines.append("the default is not written (@omit_default)") }
    if property.presence.omitsEmpty { lines.append("an empty value is not written (@omit_empty)") }
    if property.writesNilBesideDefault {
      lines.append("nil as null, because absence is the default")
    } else if property.type.isOptional, let writesNil = property.presence.writesNil {
      lines.append(writesNil ? "nil as null (@write_nil)" : "nil is not written (@omit_nil)")
    }
    return lines
  }
}

extension RulePlaces.Written {
  /// The place in words.
  fileprivate var words: String {
    switch place {
    case .path, .elementKey: text
    case .whole: "the whole value (self)"
    case .rest(.object): "all keys of the value (rest)"
    case .rest(.array): "all elements of the value, after the highest position (rest)"
    case .members: "all members of the value, in order ($members)"
    }
  }
}

extension RulePlaces.Source {
  /// The source in words.
  var words: String {
    switch self {
    case .path, .within, .enclosing: text
    case .whole: "the whole value (self)"
    case .rest(.object): "all keys that no other rule takes (rest)"
    case .rest(.array): "the elements after the highest position (rest)"
    case .members: "all keys that no other rule takes, each as an object of one key ($members)"
    case .elementKey: "the key under which the object is ($key)"
    case .elementIndex: "the position of the object in its array ($index)"
    case .every: "\(text): one value of each element"
    case .firstOf(let all):
      all.enumerated().map { index, source in
        switch index {
        case 0: source.words
        case 1: "where that is absent or null, \(source.words)"
        default: "then \(source.words)"
        }
      }.joined(separator: "; ")
    case .gather(let entries, let needsAll):
      "an object that is put together: "
        + entries.map { $0.source == .path(DocumentPath([.key($0.key)])) ? $0.key : "\($0.key) from \($0.source.text)" }
        .joined(separator: ", ") + (needsAll ? "; absent unless all of them are there (all)" : "")
    }
  }
}

extension Sentinel {
  /// As it is written in mapping files.
  package var text: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): number
    case .bool(let flag): String(flag)
    case .emptyArray: "[]"
    case .emptyObject: "{}"
    }
  }
}

extension Conversion {
  /// Whether the value itself is of a Swift type that is only Codable.
  var isCodable: Bool { if case .foreign(_, .codable) = self { true } else { false } }

  /// Whether it or a part of it is of such a type.
  var containsCodable: Bool {
    switch self {
    case .foreign: isCodable
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .jsonText(let inner):
      inner.containsCodable
    case .dictionary(let key, let value, _), .entries(_, let key, let value, _):
      key.containsCodable || value.containsCodable
    case .pipeline(let pipeline): pipeline.input.containsCodable
    case .generic(_, let arguments): arguments.contains(where: \.containsCodable)
    case .alternatives(let all): all.contains(where: \.containsCodable)
    case .scalar, .mapping, .parameter, .enumeration, .union: false
    }
  }

  /// Whether bad elements or entries are dropped, at any depth.
  fileprivate var isLossy: Bool {
    switch self {
    case .array(let inner, _, let isLossy), .set(let inner, _, let isLossy), .keyed(let inner, _, let isLossy):
      isLossy || inner.isLossy
    case .dictionary(_, let value, let isLossy), .entries(_, _, let value, let isLossy): isLossy || value.isLossy
    case .optional(let inner, _), .field(let inner), .lazyArray(let inner), .single(let inner), .jsonText(let inner):
      inner.isLossy
    case .pipeline(let pipeline): pipeline.input.isLossy
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .alternatives: false
    }
  }
}
