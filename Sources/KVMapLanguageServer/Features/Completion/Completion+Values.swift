import KVMapSema
import KVMapSyntax

/// Values: defaults, what is compared, and what tests expect.
extension Completion {
  mutating func collectValues() {
    guard place.expectations.contains(.value) || place.expectations.contains(.testValue) || isAfterPeriodOfCase else {
      return
    }
    let type = expectedType
    let prefix = isAfterPeriodOfCase ? "" : "."
    if let type, case .named(let name, _, _) = type.unwrapped {
      let taken = place.casesOfList
      for item in names.cases(of: names.item(named: name.text)) where !taken.contains(item.name.text) {
        let text = prefix + item.name.text
        add(text, .enumMember, .best, snippet: item.payload == nil ? nil : text + "($0)")
      }
    }
    guard !isAfterPeriodOfCase else { return }
    switch type?.unwrapped {
    case .array?: add("[]", .value, .best)
    case .dictionary?: add("[:]", .value, .best)
    case .named(let name, _, _)?:
      if name.text == BuiltInType.set { add("[]", .value, .best) }
      if let form = Self.dateForms[name.text] { add(form, .value, .best) }
    case .optional, .missing, nil: break
    }
  }

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
    if keyword == .nil, case .optional = type { return true }
    guard keyword == .nil || keyword == .true || keyword == .false else { return true }
    switch type.unwrapped {
    case .array, .dictionary: return false
    case .named(let name, let arguments, _):
      if name.text == BuiltInType.field { return true }
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
