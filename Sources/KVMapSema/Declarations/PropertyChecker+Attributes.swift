import KVMapSource
import KVMapSyntax

// MARK: - Attributes, and what they require of a rule

extension PropertyChecker {
  static let knownAttributes = [
    "id", "lazy", "canonical", "boxed", "transient", "sensitive", "omit_default", "omit_empty", "omit_nil",
    "write_nil", "stamp", "tombstone",
  ]

  /// - Returns: The location of each attribute.
  mutating func checkAttributes(_ attributes: [NameSyntax]) -> [String: Span] {
    var seen: [String: Span] = [:]
    for attribute in attributes {
      guard Self.knownAttributes.contains(attribute.text) else {
        let suggestion = closest(to: attribute.text, in: Self.knownAttributes)
        report(SemaDiagnostics.unknownAttribute(attribute.text, suggestion: suggestion, at: attribute.span))
        continue
      }
      if let first = seen[attribute.text] {
        report(SemaDiagnostics.repeatedAttribute(attribute.text, first: first, at: attribute.span))
      } else {
        seen[attribute.text] = attribute.span
      }
    }
    return seen
  }

  /// `@transient`: nothing reads it, so it must have a value without being read.
  ///
  /// - Parameter hasRule: Whether the exceptions of `keys` give it a source.
  mutating func checkTransient(_ property: PropertySyntax, hasRule: Bool, at span: Span) {
    if property.arrow != nil || !property.pipeline.isEmpty || hasRule {
      return report(SemaDiagnostics.transientWithRule(property.name.text, at: span))
    }
    guard property.defaultValue == nil, let type = property.type, !type.isOptional else { return }
    if case .named(let name, _, _) = type, name.text == "Field" { return }
    report(SemaDiagnostics.transientWithoutValue(property.name.text, at: property.name.span))
  }

  /// `@omit_default`, `@omit_empty`, `@omit_nil` and `@write_nil`.
  mutating func checkPresence(
    _ attributes: [String: Span], _ property: PropertySyntax, type: ValueType?
  ) -> Property.Presence {
    var presence = Property.Presence()
    if let span = attributes["omit_default"] {
      presence.omitsDefault = true
      if property.defaultValue == nil {
        report(SemaDiagnostics.omitsNoDefault(property.name.text, at: span))
      } else if case .swift? = property.defaultValue {
        report(SemaDiagnostics.omitsDefaultOfSwift(property.name.text, at: span))
      }
    }
    if let span = attributes["omit_empty"] {
      presence.omitsEmpty = true
      if let type, !type.mayBeEmpty { report(SemaDiagnostics.cannotBeEmpty(text(of: type), at: span)) }
    }
    if let first = attributes["omit_nil"], let second = attributes["write_nil"] {
      let (earlier, later) = first.start < second.start ? (first, second) : (second, first)
      report(SemaDiagnostics.omitsAndWritesNil(first: earlier, at: later))
    } else {
      for name in ["omit_nil", "write_nil"] {
        guard let span = attributes[name] else { continue }
        presence.writesNil = name == "write_nil"
        if let type, !type.isOptional { report(SemaDiagnostics.cannotBeNil(name, text(of: type), at: span)) }
      }
    }
    return presence
  }

  /// Warns where what is not written is not what its absence is read as.
  ///
  /// - Parameter value: The default; `nil` also where it is wrong, which was reported.
  mutating func warnOfOmissions(
    _ presence: Property.Presence, _ attributes: [String: Span], _ property: PropertySyntax,
    default value: DefaultValue?, type: ValueType?
  ) {
    guard let type, value != nil || property.defaultValue == nil else { return }
    // That an empty value becomes nil is what the attribute says.
    let becomesNil = value == nil && (type.isOptional || type.isField)
    if presence.omitsEmpty, let span = attributes["omit_empty"], type.mayBeEmpty, value?.isEmpty != true, !becomesNil {
      report(SemaDiagnostics.lossyRoundtrip(omittedEmpty: property.name.text, hasDefault: value != nil, at: span))
    }
    if presence.writesNil == false, let span = attributes["omit_nil"], let value, value != .none {
      report(SemaDiagnostics.lossyRoundtrip(omittedNil: property.name.text, at: span))
    }
  }
}

extension DefaultValue {
  /// Whether it is an empty text or collection.
  fileprivate var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .elements(let elements): elements.isEmpty
    case .entries(let entries): entries.isEmpty
    case .emptyObject: true
    case .bool, .integer, .floating, .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .none, .tree, .enumerationCase, .unionCase, .swift:
      false
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }
}

extension ValueType {
  /// Whether it is a text or a collection, or an optional of one.
  fileprivate var mayBeEmpty: Bool {
    switch unwrapped {
    case .scalar(.string), .scalar(.object), .array, .set, .dictionary, .lazyArray: true
    case .field(let value): value.mayBeEmpty
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional: false
    }
  }
}
