import KVMapSource
import KVMapSyntax
import KVMapText

/// Checks a default against the type of its property and produces its value.
struct DefaultChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// - Returns: `nil` when the value is wrong, which is then reported.
  mutating func check(_ value: ValueSyntax, as type: ValueType) -> DefaultValue? {
    switch (type, value) {
    case (_, .missing): return nil
    case (.field, _): return mismatch(value, type)
    case (_, .swift(let name, _)):
      return name.isEmpty ? nil : .swift(name.map(\.text).joined(separator: "."))
    case (.mapping, .record(let fields, _)) where fields.isEmpty,
      (.generic, .record(let fields, _)) where fields.isEmpty:
      return .emptyObject(type)
    case (.dictionary, .record(let fields, _)) where fields.isEmpty: return .entries([])
    case (.optional, .none): return DefaultValue.none
    case (.optional(let wrapped), _): return check(value, as: wrapped)
    case (.array(let element), .array(let values, _)): return elements(values, as: element)
    case (.set(let element), .array(let values, _)), (.lazyArray(let element), .array(let values, _)):
      return elements(values, as: element)
    case (.dictionary(let key, let type), .dictionary(let entries, let span)):
      return self.entries(entries, key: key, value: type, at: span)
    case (.scalar(let scalar), _): return self.scalar(value, as: scalar)
    case (.enumeration(let id), .enumCase(let name, let payload, let span)):
      return enumerationCase(name, payload, of: id, at: span)
    case (.union(let id), .enumCase(let name, let payload, let span)):
      return unionCase(name, payload, of: id, at: span)
    case (.array, _), (.set, _), (.dictionary, _), (.mapping, _), (.generic, _), (.parameter, _), (.foreign, _),
      (.lazyArray, _), (.enumeration, _), (.union, _):
      return mismatch(value, type)
    }
  }

  /// `.case`, `.other("text")`
  private mutating func enumerationCase(
    _ name: NameSyntax, _ payload: ValueSyntax?, of id: EnumerationID, at span: Span
  ) -> DefaultValue? {
    guard let type = names.cases[id], let raw = type.raw else { return nil }
    guard let index = type.positions[name.text] else {
      let suggestion = closest(to: name.text, in: type.cases.lazy.map(\.name).prefix(1000))
      let isRight = suggestion.flatMap { type.positions[$0] }.map { type.cases[$0].hasPayload == (payload != nil) }
      return unknownCase(name, of: type.name, suggestion: suggestion, isRight: isRight == true)
    }
    guard type.cases[index].hasPayload else {
      guard let payload else { return .enumerationCase(id, index, payload: nil) }
      diagnostics.append(SemaDiagnostics.caseHasNoPayload(name.text, at: payload.span))
      return nil
    }
    guard let payload else {
      diagnostics.append(SemaDiagnostics.caseNeedsPayload(name.text, raw.rawValue, at: span))
      return nil
    }
    return check(payload, as: .scalar(raw)).map { .enumerationCase(id, index, payload: $0) }
  }

  /// `.number(3)`
  private mutating func unionCase(
    _ name: NameSyntax, _ payload: ValueSyntax?, of id: UnionID, at span: Span
  ) -> DefaultValue? {
    guard let type = names.cases[id] else { return nil }
    guard let index = type.positions[name.text] else {
      let suggestion = closest(to: name.text, in: type.cases.lazy.map(\.name).prefix(1000))
      let isRight = suggestion.flatMap { type.positions[$0] }.map { type.cases[$0].hasPayload } == (payload != nil)
      return unknownCase(name, of: type.name, suggestion: suggestion, isRight: isRight)
    }
    guard type.cases[index].hasPayload else {
      guard let payload else { return .unionCase(id, index, payload: nil) }
      diagnostics.append(SemaDiagnostics.caseHasNoPayload(name.text, at: payload.span))
      return nil
    }
    guard let payloadType = type.cases[index].type else { return nil }
    guard let payload else {
      diagnostics.append(SemaDiagnostics.caseNeedsPayload(name.text, names.text(of: payloadType), at: span))
      return nil
    }
    return check(payload, as: payloadType).map { .unionCase(id, index, payload: $0) }
  }

  /// - Parameter isRight: Whether the value would be valid if the suggested name replaced the wrong one.
  private mutating func unknownCase(
    _ name: NameSyntax, of type: String, suggestion: String?, isRight: Bool
  ) -> DefaultValue? {
    var found = SemaDiagnostics.unknownCase(name.text, of: type, suggestion: suggestion, at: name.span)
    if !isRight { found.fixIts = [] }
    diagnostics.append(found)
    return nil
  }

  private mutating func elements(_ values: [ValueSyntax], as type: ValueType) -> DefaultValue? {
    let checked = values.map { check($0, as: type) }
    let elements = checked.compactMap(\.self)
    return elements.count == values.count ? .elements(elements) : nil
  }

  private mutating func entries(
    _ entries: [(key: ValueSyntax, value: ValueSyntax)], key: ValueType, value: ValueType, at span: Span
  ) -> DefaultValue? {
    var checked: [DefaultValue.Entry] = []
    var keys: Set<DefaultValue> = []
    for entry in entries {
      let (left, right) = (check(entry.key, as: key), check(entry.value, as: value))
      guard let left, let right else { continue }
      // Swift traps at run time on a dictionary literal with a duplicate key.
      if !keys.insert(left.withoutSpelling).inserted {
        diagnostics.append(SemaDiagnostics.repeatedDefaultKey(at: entry.key.span))
        continue
      }
      checked.append(.init(key: left, value: right))
    }
    return checked.count == entries.count ? .entries(checked) : nil
  }

  private mutating func mismatch(
    _ value: ValueSyntax, _ type: ValueType, because reason: String? = nil
  ) -> DefaultValue? {
    let fixIt = DefaultFixIts.fixIt(for: value, as: type) { other in
      var checker = DefaultChecker(names: names)
      return checker.check(other, as: type) != nil
    }
    diagnostics.append(
      SemaDiagnostics.defaultMismatch(
        type: names.text(of: type), found: value.kindName, reason: reason, isPlainType: !type.isOptional,
        isNil: value.isNil, example: reason == nil && fixIt == nil ? DefaultFixIts.example(of: type) : nil, fixIt: fixIt,
        at: value.span))
    return nil
  }

  private mutating func scalar(_ value: ValueSyntax, as scalar: Scalar) -> DefaultValue? {
    switch (scalar, value) {
    case (.value, _):
      guard let tree = TreeLiteral.tree(of: value) else {
        return mismatch(value, .scalar(scalar), because: TreeLiteral.requirement)
      }
      return .tree(tree)
    case (.object, .dictionary), (.object, .record):
      guard let tree = TreeLiteral.tree(of: value) else {
        return mismatch(value, .scalar(scalar), because: TreeLiteral.requirement)
      }
      return .tree(tree)
    case (.bool, .bool(let flag, _)): return .bool(flag)
    case (_, .number(let literal)): return number(literal, value, as: scalar)
    case (_, .string(let literal)): return text(literal.value, value, as: scalar)
    case (_, .bool), (_, .none), (_, .array), (_, .dictionary), (_, .enumCase), (_, .record), (_, .any),
      (_, .variable),
      (_, .swift):
      return mismatch(value, .scalar(scalar))
    case (_, .missing): return nil
    }
  }

  private mutating func number(_ literal: NumberSyntax, _ value: ValueSyntax, as scalar: Scalar) -> DefaultValue? {
    guard let number = NumberLiteral(literal.text) else {
      return mismatch(value, .scalar(scalar), because: "it is out of range")
    }
    switch scalar {
    case .int: return integer(number, value, as: scalar, Int.self)
    case .int8: return integer(number, value, as: scalar, Int8.self)
    case .int16: return integer(number, value, as: scalar, Int16.self)
    case .int32: return integer(number, value, as: scalar, Int32.self)
    case .int64: return integer(number, value, as: scalar, Int64.self)
    case .uint: return integer(number, value, as: scalar, UInt.self)
    case .uint8: return integer(number, value, as: scalar, UInt8.self)
    case .uint16: return integer(number, value, as: scalar, UInt16.self)
    case .uint32: return integer(number, value, as: scalar, UInt32.self)
    case .uint64: return integer(number, value, as: scalar, UInt64.self)
    case .double:
      guard let double = Double(literal.text), double.isFinite else {
        return mismatch(value, .scalar(scalar), because: "it is out of range")
      }
      return .floating(double.description)
    case .float:
      guard let float = Float(literal.text), float.isFinite else {
        return mismatch(value, .scalar(scalar), because: "it is out of range")
      }
      return .floating(float.description)
    case .decimal:
      guard number.fitsDecimal else { return mismatch(value, .scalar(scalar), because: "a Decimal has 38 digits") }
      return .decimal(number.text)
    case .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      return mismatch(value, .scalar(scalar))
    }
  }

  private mutating func integer<Number: FixedWidthInteger>(
    _ number: NumberLiteral, _ value: ValueSyntax, as scalar: Scalar, _: Number.Type
  ) -> DefaultValue? {
    if number.hasFraction { return mismatch(value, .scalar(scalar), because: "it has a fraction") }
    guard let text = number.integer, let checked = Number(text) else {
      return mismatch(
        value, .scalar(scalar), because: "it is out of range: \(scalar.rawValue) is \(Number.min) to \(Number.max)")
    }
    return .integer(String(checked))
  }

  private mutating func text(_ text: String, _ value: ValueSyntax, as scalar: Scalar) -> DefaultValue? {
    let result: DefaultValue?
    var reason: String?
    switch scalar {
    case .string: result = .string(text)
    case .character:
      result = text.count == 1 ? text.first.map(DefaultValue.character) : nil
      reason = "it has \(text.count) characters"
    case .date:
      result = DateLiteral(text).map { .date(secondsSince1970: $0.secondsSince1970, text: text) }
      reason = "it is not an ISO 8601 date with a zone, such as \"2012-04-14T00:20:07Z\""
    case .day:
      result = text.utf8Bytes { CivilDate($0) }.map { .day(year: $0.year, month: $0.month, day: $0.day) }
      reason = "it is not a day of the calendar such as \"2012-04-14\""
    case .duration:
      result = text.utf8Bytes(DurationText.parse).value.map {
        .duration(seconds: $0.components.seconds, attoseconds: $0.components.attoseconds)
      }
      reason = "it is not an ISO 8601 duration such as \"PT1H30M\""
    case .zoned:
      result = DateLiteral(text).map { .zoned(secondsSince1970: $0.secondsSince1970, offset: $0.offset, text: text) }
      reason = "it is not an ISO 8601 date with a zone, such as \"2026-03-01T09:30:00+02:00\""
    case .timeZone:
      // Foundation takes them for one zone, and the runtime writes it as UTC.
      result = ZoneNames.isIdentifier(text) ? .timeZone(text == "GMT" ? "UTC" : text) : nil
      reason = "it is not a time zone such as \"Europe/Zurich\""
    case .locale:
      result = text.isEmpty ? nil : .locale(text)
      reason = "it is empty"
    case .url:
      result = text.utf8Bytes { URIReference($0) }.map { .url($0.text) }
      reason = text.isEmpty ? "it is empty" : "it is not a URL"
    case .uuid:
      result = Self.uuid(text).map(DefaultValue.uuid)
      reason = "it is not a UUID such as \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""
    case .data:
      result = text.utf8Bytes(Base64Text.decoded).map(DefaultValue.data)
      reason = "it is not base64"
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .coordinate, .value, .object:
      result = nil
    }
    if let result { return result }
    return mismatch(value, .scalar(scalar), because: reason)
  }

  /// Eight, four, four, four and twelve hexadecimal digits, in upper case.
  private static func uuid(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
    guard text.utf8.allSatisfy({ $0 == 0x2D || ($0 < 0x80 && Character(Unicode.Scalar($0)).isHexDigit) }) else {
      return nil
    }
    return text.uppercased()
  }
}
