/// Properties: a name, a type, a position in the document, and conversions.
extension ProgramGenerator {
  /// The decisions about a property before it is written down.
  struct Rule {
    var type: TypeSketch
    var source: Piece?
    var arrow: Arrow = .both
    var pipeline: Piece?
    /// Whether the type of the property is read directly, so that `lenient` has an effect.
    var isPlain = true
    var isLossy = false
    var mayHaveDefault = true
    /// Whether the value may be missing.
    var isFallible = false
  }

  enum Arrow: String {
    case both = "<->"
    case read = "<-"
    case write = "->"
  }

  mutating func property(in scope: inout Scope) -> Piece {
    if let name = namedDefault, !scope.names.contains(name), !scope.isMixin, chance(30) {
      scope.names.insert(name)
      return property(name, located(Rule(type: .scalar("String"), isPlain: false, mayHaveDefault: false)), in: &scope)
    }
    let rule = rule(in: &scope)
    scope.hold(rule.type)
    let name = memberName(&scope.names)
    return property(name, rule, in: &scope)
  }

  mutating func properties(_ counts: ClosedRange<Int>, in scope: inout Scope) -> [Piece] {
    (0..<Int.random(in: counts, using: &random)).map { _ in property(in: &scope) }
  }

  mutating func property(_ name: String, _ rule: Rule, in scope: inout Scope) -> Piece {
    var rule = rule
    scope.isCodable = scope.isCodable && rule.type.isCodable
    if !rule.type.isTwoWay, rule.arrow == .both {
      rule.arrow = .read
      if rule.source == nil { rule.source = step() }
    }
    var parts: [Piece] = []
    if wants(.documentation, 6) {
      parts.append(.optional(Piece("/// What it is: `x`, \"y\" */.\n  ").marked(.documentation)))
    }
    let attributes = attributes(of: rule, in: &scope)
    parts += attributes
    var value: Piece?
    if rule.mayHaveDefault, !rule.type.isField, rule.arrow == .write || wants(.defaultScalar, 22) {
      value = defaultValue(of: rule.type)
      if case .dictionary = rule.type, wants(.defaultEmptyObject, 20) {
        value = Piece("{}").marked(.defaultEmptyObject)
      }
      if scope.parameters.isEmpty, wants(.swiftDefault, 4) { value = swiftDefault() }
    }
    parts += omission(of: rule, hasDefault: value != nil)
    parts.append(.text("\(name): "))
    if rule.arrow == .write, value == nil, !rule.type.isOptional { rule.arrow = .both }
    parts += modifiers(
      of: rule, hasDefault: value != nil, isLazy: Piece.all(attributes).constructs.contains(.lazyArray))
    parts.append(rule.type.piece)
    if let source = rule.source {
      let places = Piece.text(" \(rule.arrow.rawValue) ") + source
      if rule.arrow == .both, !isReversible, !scope.isPassed, rule.type.isTwoWay, wants(.twoPlaces, 4) {
        let both = (.text(" <- ") + source + " -> " + path()).marked(.twoPlaces)
        parts.append(.optional(.either(both, simpler: places)))
      } else {
        parts.append(.optional(places).marked(rule.arrow.construct))
      }
    } else {
      parts.append(Piece.nothing.marked(.noArrow))
    }
    if let pipeline = rule.pipeline { parts.append(.optional(" | " + pipeline)) }
    if rule.arrow != .write, rule.type.isOptional || value != nil, wants(.sentinels, 6) {
      // An object whose members are all nil is written as `{}`.
      let empty = isReversible ? "[]" : "[] or {}"
      let texts = pick(["\"N/A\"", "\"\"", "-1 or \"none\"", "false", empty, "0", "\"text\" or true"])
      parts.append(.optional(Piece.text(" unless \(texts)").marked(.sentinels)))
    }
    if let value { parts.append(.optional(" = " + value)) }
    if rule.arrow != .write, wants(.rangeCheck, 8) || wants(.countCheck, 5) || wantsCondition,
      let check = check(of: rule.type)
    {
      parts.append(.optional(" where " + check))
    }
    if case .scalar(let type) = rule.type, rule.arrow != .write { scope.comparable.append((name, type)) }
    if let policy = syncPolicy(of: rule) { parts.append(.optional(policy)) }
    return .optional("  " + .all(parts) + (chance(15) ? ",\n" : "\n"))
  }

  private mutating func attributes(of rule: Rule, in scope: inout Scope) -> [Piece] {
    var parts: [Piece] = []
    if !rule.isLossy, rule.type.isHashable, !scope.hasID, !rule.type.isField,
      isSynchronised ? scope.parameters.isEmpty && isIdentity(rule) && wants(.id, 60) : wants(.id, 5)
    {
      scope.hasID = true
      parts.append(.optional(Piece("@id ").marked(.id)))
    }
    if case .array(let element) = rule.type, rule.pipeline == nil, !isReversible || element.isTwoWay,
      rule.arrow != .write, !scope.isOwned, wants(.lazyArray, 15), rule.isPlain, scope.parameters.isEmpty
    {
      scope.isHashable = false
      scope.isCodable = false
      parts.append(.optional(Piece("@lazy ").marked(.lazyArray)))
    }
    if rule.isLossy, rule.arrow == .both, wants(.canonical, 70) {
      parts.append(.optional(Piece("@canonical ").marked(.canonical)))
    }
    return parts
  }

  /// Whether one of the constructs of checks is wanted.
  private var wantsCondition: Bool {
    mutating get {
      let all: [Construct] = [.comparison, .pattern, .choice, .multiple, .unique, .each, .negatedCheck]
      return all.contains { featured.contains($0) } && chance(40)
    }
  }

  /// Attributes that say when a value is written and what is shown of it.
  private mutating func omission(of rule: Rule, hasDefault: Bool) -> [Piece] {
    var parts: [Piece] = []
    if rule.source == nil, rule.pipeline == nil, hasDefault || rule.type.isOptional, wants(.transient, 3) {
      return [.optional(Piece("@transient ").marked(.transient))]
    }
    if rule.arrow != .read, wants(.omission, 8) {
      var words: [String] = []
      if hasDefault { words.append("@omit_default ") }
      if rule.type.isOptional { words += ["@omit_nil ", "@write_nil "] }
      if hasDefault, rule.type.isCollection || rule.type.text == "String" { words.append("@omit_empty ") }
      if !words.isEmpty { parts.append(.optional(Piece.text(pick(words)).marked(.omission))) }
    }
    if wants(.sensitive, 3) { parts.append(.optional(Piece("@sensitive ").marked(.sensitive))) }
    return parts
  }

  private mutating func modifiers(of rule: Rule, hasDefault: Bool, isLazy: Bool) -> [Piece] {
    var parts: [Piece] = []
    if rule.isPlain, isConvertible(rule.type) {
      if wants(.lenient, 8) {
        parts.append(.optional(Piece("lenient ").marked(.lenient)))
      } else if wants(.strict, 4) {
        parts.append(.optional(Piece("strict ").marked(.strict)))
      }
    }
    let isDroppable = rule.type.isCollection && rule.pipeline == nil || rule.type.isOptional || hasDefault
    if !isReversible, !isLazy, rule.arrow != .write, isDroppable, !rule.type.isField, wants(.lossy, 10) {
      parts.append(.optional(Piece("lossy ").marked(.lossy)))
    }
    return parts
  }

  /// Whether `lenient` changes how the type is read, and is allowed.
  private func isConvertible(_ type: TypeSketch) -> Bool {
    switch type {
    case .scalar: true
    case .declared, .generic, .parameter: false
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .dictionary(_, let inner):
      isConvertible(inner)
    }
  }

  // MARK: - Sources

  private mutating func rule(in scope: inout Scope) -> Rule {
    if !scope.isMixin, let rule = surroundingRule(in: &scope) { return rule }
    if let rule = gatheredRule() { return rule }
    if wants(.field, 5), !scope.isOwned {
      return Rule(type: .field(fieldType()), source: isReversible ? step() : optionalSource())
    }
    if !isReversible, wants(.projection, 6) { return projectionRule() }
    if let rule = transformedRule() { return located(rule) }
    let type = typeInScope(scope)
    return located(Rule(type: type))
  }

  private mutating func fieldType() -> TypeSketch {
    let type = type(deep: 1)
    if case .optional(let inner) = type { return inner }
    return type
  }

  private mutating func typeInScope(_ scope: Scope) -> TypeSketch {
    guard let parameter = scope.parameters.randomElement(using: &random), chance(60) else { return type() }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .optional(.parameter(parameter))
    case 1: return .array(.parameter(parameter))
    case 2: return .dictionary(key: .scalar("String"), value: .parameter(parameter))
    default: return .parameter(parameter)
    }
  }

  /// A rule with a position in the document.
  mutating func located(_ rule: Rule) -> Rule {
    var rule = rule
    rule.source = optionalSource()
    if isReversible { return rule }
    if rule.arrow == .read || wants(.readOnly, 12) {
      rule.arrow = .read
      if rule.source == nil { rule.source = step() }
      if wants(.indexFromEnd, 10) { rule.source = step() + Piece.text("[-\(pick([1, 2]))]").marked(.indexFromEnd) }
    } else if wants(.writeOnly, 8), rule.pipeline == nil {
      rule.arrow = .write
      rule.source = path()
    }
    return rule
  }

  /// `nil` where the name of the property is the key.
  private mutating func optionalSource() -> Piece? {
    if chance(35) { return nil }
    guard wants(.alternatives, 12) else { return path() }
    var alternatives = [path(), path()]
    if chance(25) { alternatives.append(path()) }
    return Piece.either(alternatives.joined(" ?? "), simpler: alternatives[0]).marked(.alternatives)
  }

  mutating func path() -> Piece {
    if wants(.attribute, 4) { return Piece.text("@a\(newKeyNumber())").marked(.attribute) }
    let first = step()
    if wants(.selector, 5) {
      let number = newKeyNumber()
      let selector = pick([
        "s\(number) == \"a\"", "s\(number) == 3", "s\(number) == true and t\(number) == \"b\"", "s\(number).t == \"c\"",
      ])
      return Piece.either(first + .text("[\(selector)].") + step(), simpler: first).marked(.selector)
    }
    if wants(.path, 18) {
      let second = step()
      let path = wants(.path, 25) ? first + "." + second + "." + step() : first + "." + second
      return Piece.either(path, simpler: first).marked(.path)
    }
    if wants(.index, 8) {
      let indexed = first + "[0]"
      return Piece.either(chance(50) ? indexed + "." + step() : indexed, simpler: first).marked(.index)
    }
    return first
  }

  private mutating func projectionRule() -> Rule {
    let element = scalar()
    let source = step() + "[*]." + step()
    return Rule(
      type: .array(element), source: source.marked(.projection), arrow: .read,
      isPlain: !typesWithDefault.contains(element.text))
  }
}

extension ProgramGenerator.Arrow {
  fileprivate var construct: Construct {
    switch self {
    case .both: .both
    case .read: .readOnly
    case .write: .writeOnly
    }
  }
}
