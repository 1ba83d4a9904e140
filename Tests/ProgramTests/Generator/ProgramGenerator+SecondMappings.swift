/// Types with two mappings, which read and write the same properties in other places, by other rules and in another
/// order.
extension ProgramGenerator {
  mutating func typeWithTwoMappings() -> Piece {
    (chance(25) ? enumerationWithTwoMappings() : objectWithTwoMappings()).marked(.namedMapping)
  }

  /// Either the file declares the type, or it is written by hand.
  private mutating func objectWithTwoMappings() -> Piece {
    let name = typeName()
    let isDeclared = chance(40)
    var used: Set<String> = []
    let members = (0..<Int.random(in: 1...4, using: &random)).map { _ in (memberName(&used), ruleOfBoth()) }
    var type = TypeSketch.Declared(name: name, kind: isDeclared ? .structure : .mapped, isHashable: false)
    var form = TypeSketch.Declared(name: "\(name).Form", kind: .mapped, isHashable: false)
    let first = mapping(isDeclared ? "struct \(name)" : "map \(name)" + construction(), members, &type)
    // Only hand-written types have initialisers that take fewer values.
    let isPart = !isDeclared && members.count > 1 && chance(30)
    let others = shuffled(members).prefix(isPart ? members.count - 1 : members.count)
    let second = mapping("map \(name) as Form" + (isDeclared ? "" : construction()), Array(others), &form)
    known += [type, form]
    return first + second
  }

  /// A type that can be read without transformers as well, so that the two mappings may differ in them.
  private mutating func ruleOfBoth() -> Rule {
    if chance(40), let rule = transformedRule(), !isReversible || !rule.isLossy { return rule }
    return Rule(type: chance(40) ? type() : chance(30) ? .optional(scalar()) : scalar())
  }

  private mutating func construction() -> String { chance(30) ? " by assignment" : "" }

  private mutating func mapping(
    _ head: String, _ members: [(name: String, rule: Rule)], _ type: inout TypeSketch.Declared
  ) -> Piece {
    var scope = Scope()
    scope.isOwned = true
    let lines = members.map { name, rule in
      var rule = rule.pipeline == nil || chance(60) ? rule : Rule(type: rule.type)
      rule.mayHaveDefault = false
      scope.hold(rule.type)
      return property(name, located(rule), in: &scope)
    }
    type.needsContext = scope.needsContext
    return .text(head + " {\n") + .all(lines) + "}\n"
  }

  private mutating func enumerationWithTwoMappings() -> Piece {
    let name = typeName()
    var used: Set<String> = []
    let cases = (0..<Int.random(in: 1...4, using: &random)).map { _ in memberName(&used) }
    let isOfIntegers = wants(.integerEnum, 25)
    let raw = isOfIntegers ? ": Int" : ""
    var text = Piece.nothing
    let heads = [(chance(50) ? "enum \(name)" : "map enum \(name)") + raw, "map enum \(name)\(raw) as Short"]
    for (number, head) in heads.enumerated() {
      let lines = (number == 0 ? cases : shuffled(cases)).enumerated().map { index, name in
        Piece.text("  \(name)") + caseTarget(index, isOfIntegers) + "\n"
      }
      text = text + .text(head + " {\n") + .all(lines) + "}\n"
    }
    for name in [name, name + ".Short"] {
      var type = TypeSketch.Declared(name: name, kind: .enumeration, isObject: false)
      type.isText = !isOfIntegers
      type.defaultCase = cases.first.map { ".\($0)" }
      known.append(type)
    }
    return text
  }
}
