import KVMapSema
import KVMapSyntax

/// The type of the value at a place, which may be part of others: an element, the field of a record, the value of a
/// case.
struct ExpectedValue {
  private let place: CompletionPlace
  private let names: NamesInSight
  /// The index of the token with which the value begins.
  private let start: Int

  /// How a value contains the next one, from the inside.
  private enum Step {
    case elementOrKey
    case valueOfKey
    case field(String)
    case payload(String)
  }

  /// - Parameter start: The index of the token with which the value begins, or would begin.
  /// - Returns: `nil` if it is not known.
  static func type(at place: CompletionPlace, before start: Int, _ names: NamesInSight) -> TypeSyntax? {
    Self(place: place, names: names, start: start).type
  }

  private var view: FileView { place.view }

  private var type: TypeSyntax? {
    var steps: [Step] = []
    // The token before the value.
    var index = start - 1
    while index >= 0 {
      let token = view.tokens[index]
      switch token.kind {
      case .leftBracket where index > 0 && view.tokens[index - 1].keyword == .in: return root(checked, steps)
      case .leftBracket:
        steps.append(.elementOrKey)
        index -= 1
      case .comma, .colon:
        guard let bracket = view.openBracket(before: index), view.tokens[bracket].kind == .leftBracket else {
          return nil
        }
        if bracket > 0, view.tokens[bracket - 1].keyword == .in { return root(checked, steps) }
        steps.append(token.kind == .colon ? .valueOfKey : .elementOrKey)
        index = bracket - 1
      case .leftParenthesis:
        guard index > 1, view.tokens[index - 2].kind == .period else { return nil }
        steps.append(.payload(view.name(of: index - 1)))
        index -= 3
      case .equal:
        guard index > 0, let bracket = view.openBracket(before: index), isRecord(bracket) else {
          return root(place.property?.type, steps)
        }
        steps.append(.field(view.name(of: index - 1)))
        index = bracket - 1
      case .equals, .notEquals, .lessOrEqual, .greaterOrEqual, .leftAngle, .rightAngle:
        return root(compared(before: index) ?? checked, steps)
      case .word where token.keyword == .expect:
        guard case .test(let test)? = place.item else { return nil }
        // Of documents that are lines, an array of what each is.
        if case .elementOrKey? = steps.last, test.type?.isCollection == false { steps.removeLast() }
        return root(test.type, steps)
      case .word where token.keyword == .context:
        guard case .test(let test)? = place.item, case .type(let type)? = names.item(of: test.type) else { return nil }
        return root(type.members.firstResult { if case .context(_, let type, _) = $0 { type } else { nil } }, steps)
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftBrace,
        .rightBrace, .rightParenthesis, .rightBracket, .period, .star, .pipe, .tilde, .question, .coalesce,
        .closedRange, .halfOpenRange, .both, .read, .write, .wrongArrow:
        return nil
      }
    }
    return nil
  }

  /// Whether a brace is that of a record, and not that of a body.
  private func isRecord(_ bracket: Int) -> Bool {
    guard case .test? = place.item, view.tokens[bracket].kind == .leftBrace, bracket > 0 else { return false }
    let before = view.tokens[bracket - 1]
    return before.keyword == .expect || before.keyword == .context
      || [.equal, .comma, .colon, .leftBracket, .leftParenthesis].contains(before.kind)
  }

  /// The type of the property that `check` compares with a value.
  private func compared(before index: Int) -> TypeSyntax? {
    guard index > 1, view.tokens[index - 2].keyword == .check else { return nil }
    let name = view.name(of: index - 1)
    return names.properties(of: place.item).first { $0.name.text == name }?.type?.unwrapped
  }

  /// What conditions compare: a value that is there, or behind `each` its elements.
  private var checked: TypeSyntax? { Self.checkedType(at: place, before: start, names) }

  static func checkedType(at place: CompletionPlace, before start: Int, _ names: NamesInSight) -> TypeSyntax? {
    guard let property = place.property else { return nil }
    let words = place.view.tokens.prefix(start).filter { $0.start > property.span.start }
    guard let first = words.lastIndex(where: { $0.keyword == .where || $0.keyword == .and }) else { return nil }
    let depth = words[first...].count { $0.keyword == .each }
    let value = Self(place: place, names: names, start: start)
    return (0..<depth).reduce(property.type?.unwrapped) { type, _ in
      type.flatMap { value.part(.valueOfKey, of: $0) ?? value.part(.elementOrKey, of: $0) }?.unwrapped
    }
  }

  private static func type(_ name: NameSyntax) -> TypeSyntax {
    .named(TypeNameSyntax(first: name, span: name.span), arguments: [], span: name.span)
  }

  private func root(_ type: TypeSyntax?, _ steps: [Step]) -> TypeSyntax? {
    steps.reversed().reduce(type) { type, step in type.flatMap { part(step, of: $0) } }
  }

  private func part(_ step: Step, of type: TypeSyntax) -> TypeSyntax? {
    switch (step, type) {
    case (_, .optional(let wrapped, _)): part(step, of: wrapped)
    case (.elementOrKey, .array(let element, _)): element
    case (.elementOrKey, .named(let name, let arguments, _)) where name.text == BuiltInType.set: arguments.first
    case (.payload(Expectation.FieldState.value.name), .named(let name, let arguments, _))
    where name.text == BuiltInType.field:
      arguments.first
    case (_, .named(let name, let arguments, _)) where name.text == BuiltInType.field:
      arguments.first.flatMap { part(step, of: $0) }
    case (.elementOrKey, .dictionary(let key, _, _)): key
    case (.valueOfKey, .dictionary(_, let value, _)): value
    case (.payload(let name), .named):
      names.cases(of: names.item(of: type)).first { $0.name.text == name }?.payload
        ?? names.subclasses(of: names.item(of: type)).first { $0.name.text == name }.map { Self.type($0.name) }
    case (.field(let name), .named(let type, _, let span))
    where type.text == Scalar.coordinate.rawValue && Expectation.coordinateMembers.contains(name):
      Self.type(NameSyntax(text: Scalar.double.rawValue, span: span, isQuoted: false))
    case (.field(let name), .named): names.properties(of: names.item(of: type)).first { $0.name.text == name }?.type
    case (.elementOrKey, _), (.valueOfKey, _), (.payload, _), (.field, _): nil
    }
  }
}

extension TypeSyntax {
  /// The type without `?`.
  var unwrapped: TypeSyntax { if case .optional(let wrapped, _) = self { wrapped.unwrapped } else { self } }

  /// Whether it is an array, a set or a dictionary, or an optional of one.
  var isCollection: Bool {
    switch unwrapped {
    case .array, .dictionary: true
    case .named(let name, _, _): name.text == BuiltInType.set
    case .optional, .missing: false
    }
  }
}
