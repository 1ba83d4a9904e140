import KVMapSema
import KVMapSyntax

/// Values: defaults, what is compared, and what tests expect.
extension Completion {
  mutating func collectValues() {
    guard place.expectations.contains(.value) || place.expectations.contains(.testValue) || isAfterPeriodOfCase else {
      return
    }
    let expected = expectedType
    let type = isInTest ? expected?.contentOfField : expected
    if isInTest, expected?.unwrapped.isField == true {
      for state in Expectation.FieldState.allCases { addCase(state.name, hasPayload: state == .value, "_") }
    }
    if let type, case .named(let name, _, _) = type.unwrapped { collectCases(of: names.item(named: name.text)) }
    guard !isAfterPeriodOfCase else { return }
    if let payload = payloadOfEnum.flatMap(literal) { add(payload, .value, .best) }
    switch type?.unwrapped {
    case .array?: add("[]", .value, .best)
    case .dictionary?: add("[:]", .value, .best)
    case .named(let name, _, _)?:
      if name.text == BuiltInType.set { add("[]", .value, .best) }
      if let form = Self.dateForms[name.text] { add(form, .value, .best) }
      if isInTest, name.text == Scalar.coordinate.rawValue {
        let members = Expectation.coordinateMembers
        let fields = members.enumerated().map { "\($1) = $\($0 + 1 == members.count ? 0 : $0 + 1)" }
        add(
          "{ \(members.map { $0 + " = _" }.joined(separator: ", ")) }", .value, .best,
          snippet: "{ \(fields.joined(separator: ", ")) }")
      }
    case .optional, .missing, nil: break
    }
  }

  private mutating func collectCases(of item: ItemSyntax?) {
    let taken = place.casesOfList
    for found in names.cases(of: item) where !taken.contains(found.name.text) {
      addCase(found.name.text, hasPayload: found.payload != nil, payload(of: found, in: item))
    }
    guard isInTest else { return }
    for found in names.subclasses(of: item) { addCase(found.name.text, hasPayload: true, "_") }
  }

  /// - Parameter payload: What to write in parentheses for clients that do not take snippets, if it is known.
  mutating func addCase(_ name: String, hasPayload: Bool, _ payload: String?) {
    let text = (isAfterPeriodOfCase ? "" : ".") + name
    add(
      text, .enumMember, .best, snippet: hasPayload ? text + "($0)" : nil,
      filled: hasPayload ? payload.map { "\(text)(\($0))" } : nil)
  }

  /// A value of the payload of a case: in a test any, except for what is compared as a whole.
  func payload(of found: CaseSyntax, in item: ItemSyntax?) -> String? {
    if isInTest, case .union? = item { return "_" }
    return found.payload.flatMap(literal)
  }

  /// The type of the payload, where that of a case of an enum is written in a test.
  var payloadOfEnum: TypeSyntax? {
    let view = place.view
    guard isInTest, place.index > 3, place.previous?.kind == .leftParenthesis,
      view.tokens[place.index - 3].kind == .period,
      let owner = ExpectedValue.type(at: place, before: place.index - 3, names),
      case .enumeration(let item)? = names.item(of: owner)
    else { return nil }
    return item.cases.first { $0.name.text == view.name(of: place.index - 2) }?.payload
  }

  private func literal(of type: TypeSyntax) -> String? {
    if let literal = names.plainLiteral(of: type) { return literal }
    switch type {
    case .optional: return "nil"
    case .array, .dictionary, .missing: return nil
    case .named(let name, _, _):
      if let form = Self.dateForms[name.text] { return form }
      guard let scalar = Scalar(rawValue: name.text) else {
        // Only one whose properties have defaults has such a value.
        if case .type? = names.item(named: name.text) { return "{}" } else { return nil }
      }
      return scalar == .object ? "{}" : scalar == .value ? "nil" : nil
    }
  }

  /// Whether the position is in a test.
  private var isInTest: Bool { if case .test? = place.item { true } else { false } }

  /// The properties that a `check` can compare with another one.
  mutating func collectOperands() {
    let view = place.view
    guard place.expectations.contains(.value), place.index > 2, view.tokens[place.index - 3].keyword == .check else {
      return
    }
    let name = view.name(of: place.index - 2)
    let properties = names.properties(of: place.item)
    let type = properties.first { $0.name.text == name }?.type?.unwrapped
    for property in properties where property.name.text != name {
      let isSame = type.map { text($0.span) } == property.type.map { text($0.unwrapped.span) }
      if isSame { addProperty(property) }
    }
  }

  /// The type of the value at the place; `nil` if it is not known.
  private var expectedType: TypeSyntax? {
    if isAfterPeriodOfCase, case .transform(let transform)? = place.item, place.argument == nil {
      return transform.swiftType
    }
    return ExpectedValue.type(at: place, before: isAfterPeriodOfCase ? place.index - 1 : place.index, names)
  }

  /// Whether a word may be the value at the place, as far as its type is known.
  func fitsValue(_ keyword: Keyword) -> Bool {
    guard place.expectations.contains(.value), let type = expectedType else { return true }
    return fits(keyword, type)
  }

  private func fits(_ keyword: Keyword, _ type: TypeSyntax) -> Bool {
    if keyword == .nil, case .optional = type { return true }
    guard keyword == .nil || keyword == .true || keyword == .false else { return true }
    switch type.unwrapped {
    case .array, .dictionary: return false
    case .named(let name, let arguments, _):
      if name.text == BuiltInType.field {
        // Elsewhere a field has no value.
        return !isInTest || keyword == .nil || arguments.first.map { fits(keyword, $0) } ?? true
      }
      guard let scalar = Scalar(rawValue: name.text) else { return arguments.isEmpty && names.item(of: type) == nil }
      return scalar == .value || keyword != .nil && scalar == .bool
    case .optional, .missing: return true
    }
  }

  /// The literals of dates, in the form in which they are written.
  private static let dateForms = ["Date": "\"2000-01-01T00:00:00Z\"", "Day": "\"2000-01-01\""]

  /// Whether the position follows the period of `.case`.
  private var isAfterPeriodOfCase: Bool {
    place.previous?.kind == .period && place.expectations.contains(.name(.caseName))
  }
}

extension TypeSyntax {
  fileprivate var isField: Bool {
    if case .named(let name, _, _) = self { name.text == BuiltInType.field } else { false }
  }

  /// What a field has, and any other type itself.
  var contentOfField: TypeSyntax {
    guard unwrapped.isField, case .named(_, let arguments, _) = unwrapped else { return self }
    return arguments.first ?? self
  }
}
