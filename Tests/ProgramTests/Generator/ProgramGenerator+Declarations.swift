/// Types with members.
extension ProgramGenerator {
  /// A struct of required and optional keys, each spelled out: a possible target of a `gather`.
  mutating func plainStructure(isContext: Bool) -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .structure)
    var scope = Scope()
    scope.isPassed = isContext
    var members: [Piece] = []
    for index in 0..<Int.random(in: 1...3, using: &random) {
      let key = "g\(newKeyNumber())"
      var value = scalar()
      let isNeeded = index == 0 || chance(50)
      var inner: [TypeSketch.GatherKey] = []
      let plain = known.filter { !$0.gatherKeys.isEmpty }
      if !isContext, !plain.isEmpty, wants(.nestedGather, 50) {
        let held = pick(plain)
        value = .declared(held)
        inner = held.gatherKeys
        type.isHashable = type.isHashable && held.isHashable
      }
      type.gatherKeys.append(.init(name: key, isNeeded: isNeeded, inner: inner))
      let member = memberName(&scope.names)
      let rule = Rule(type: isNeeded ? value : .optional(value), source: .text(key), mayHaveDefault: false)
      members.append(property(member, rule, in: &scope))
    }
    known.append(type)
    return .text("struct \(name) {\n") + .all(members) + "}\n"
  }

  mutating func structure() -> Piece { structure(.init()) }

  private mutating func structure(_ start: Scope) -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .structure)
    var (head, members, scope) = members(of: name, start, counts: 1...5, known: &type)
    head = conformances(of: &type, &members, in: &scope) + head
    type.hasID = scope.hasID
    type.isHashable = scope.isHashable
    type.needsContext = scope.needsContext
    type.readsSurroundings = scope.readsSurroundings
    if scope.hasParent { homeless.append(type) } else { known.append(type) }
    return .text("struct \(name)") + head + " {\n" + .all(members) + "}\n"
  }

  /// Everything between a type's name and its last brace.
  private mutating func members(
    of name: String, _ start: Scope, counts: ClosedRange<Int>, known type: inout TypeSketch.Declared
  ) -> (head: Piece, members: [Piece], scope: Scope) {
    var scope = start
    var head = Piece.nothing
    var lines: [Piece] = []
    if !mixins.isEmpty, !scope.isMixin, wants(.mixin, 40) {
      let mixin = pick(mixins)
      if scope.names.isDisjoint(with: mixin.members) {
        scope.names.formUnion(mixin.members)
        scope.isHashable = scope.isHashable && mixin.isHashable
        scope.isCodable = false
        head = .optional(Piece.text(" with \(mixin.name)").marked(.mixin))
      }
    }
    if let context, !scope.isMixin, scope.parameters.isEmpty, wants(.context, 40) {
      scope.needsContext = true
      scope.saysContext = true
      lines.append(Piece.text("  context passed_: \(context.name)\n").marked(.context))
    }
    // A function that takes the value names its type, which is not possible for a generic type.
    if !scope.isMixin, wants(.hook, 5) {
      let number = newKeyNumber()
      let hook = scope.parameters.isEmpty && chance(40) ? "Hooks\(number).run" : "hook\(number)"
      lines.append(.optional(Piece.text("  " + pick(["after", "before"]) + " \(hook)\n").marked(.hook)))
    }
    if wants(.typeSetting, 8) {
      lines += settings(percent: 30).map { .optional(("  " + $0 + "\n").marked(.typeSetting)) }
      if wants(.keyStyle, 20) { lines.append(.optional(("  " + keys() + "\n").marked(.typeSetting))) }
    }
    lines += blocks(of: properties(counts, in: &scope))
    if let check = memberCheck(in: &scope) { lines.append(check) }
    lines += rowProperties(in: &scope)
    if !scope.isMixin, scope.parameters.isEmpty, wants(.recursiveType, 8) {
      let member = memberName(&scope.names)
      lines.append(.optional(Piece.text("  \(member): [\(name)] = []\n").marked(.recursiveType)))
      if scope.isReference {
        lines.append(.optional(Piece.text("  \(memberName(&scope.names)): \(name)?\n").marked(.recursiveType)))
      }
    }
    if !scope.isMixin, !scope.isReference, wants(.boxed, 9) {
      let type = scope.parameters.isEmpty ? name : "\(name)<\(scope.parameters.joined(separator: ", "))>"
      lines.append(.optional(Piece.text("  @boxed \(memberName(&scope.names)): \(type)?\n").marked(.boxed)))
    }
    return (head, lines, scope)
  }

  /// The type that documents are mapped to. It contains every type that requires an enclosing type.
  mutating func rootDeclaration() -> (piece: Piece, type: TypeSketch.Declared) {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .structure)
    var scope = Scope()
    var lines: [Piece] = []
    if wants(.rootSetting, 9) {
      lines.append(
        .optional(Piece.text("  root " + pick(["response", "a.b", "\"the root\""]) + "\n").marked(.rootSetting)))
    }
    if isXML, wants(.element, 60) { lines.append(.optional(Piece("  element \"document\"\n").marked(.element))) }
    if isXML, wants(.namespace, 50) {
      let line = pick(["  xmlns \"http://example.org/a\"\n", "  xmlns a = \"http://example.org/a\"\n"])
      lines.append(.optional(Piece.text(line).marked(.namespace)))
    }
    let (head, members, filled) = members(of: name, scope, counts: 2...6, known: &type)
    scope = filled
    lines += members
    let rows = known.filter { isSynchronised && $0.hasID }
    for held in homeless + rows + known.filter({ $0.kind != .enumeration }).shuffled(using: &random).prefix(3) {
      var holder: TypeSketch = .declared(held)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: holder = .array(holder)
      case 1: holder = .optional(holder)
      case 2: holder = .dictionary(key: .scalar("String"), value: holder)
      default: break
      }
      scope.hold(holder)
      let rule = located(Rule(type: holder, mayHaveDefault: false))
      lines.append(property(memberName(&scope.names), rule, in: &scope))
    }
    type.isHashable = scope.isHashable
    type.needsContext = scope.needsContext
    return (.text("struct \(name)") + head + " {\n" + .all(lines) + "}\n", type)
  }

  mutating func mixin() -> Piece {
    let name = typeName()
    var scope = Scope()
    scope.isMixin = true
    let members = properties(1...2, in: &scope)
    mixins.append(Mixin(name: name, members: scope.names, isHashable: scope.isHashable, isTwoWay: true))
    return (.text("mixin \(name) {\n") + .all(members) + "}\n").marked(.mixin)
  }

  /// A struct that is one value.
  mutating func wholeStructure() -> Piece {
    let name = typeName()
    var scope = Scope()
    let rule = Rule(type: scalar(), source: Piece("self").marked(.whole), mayHaveDefault: false)
    let member = property(memberName(&scope.names), rule, in: &scope)
    known.append(TypeSketch.Declared(name: name, kind: .structure, isHashable: true, isObject: false))
    return .text("struct \(name) {\n") + member + "}\n"
  }

  /// A struct that reads its own key.
  mutating func elementStructure() -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .structure)
    var scope = Scope()
    let key = Rule(
      type: .scalar("String"), source: Piece("$key").marked(.elementKey), isPlain: false, mayHaveDefault: false)
    var members = [property(memberName(&scope.names), key, in: &scope)]
    members += properties(0...2, in: &scope)
    type.isHashable = scope.isHashable
    type.needsContext = scope.needsContext
    type.readsSurroundings = true
    type.hasElementKey = true
    known.append(type)
    return .text("struct \(name) {\n") + .all(members) + "}\n"
  }

  /// A struct that uses its enclosing objects.
  mutating func dependentStructure() -> Piece {
    var scope = Scope()
    scope.hasParent = true
    return structure(scope)
  }

  mutating func genericStructure() -> Piece { genericType("struct").marked(.generic) }

  mutating func genericClass() -> Piece { genericType("class").marked(.genericClass) }

  mutating func genericMapping() -> Piece { genericType("map").marked(.mapGeneric) }

  private mutating func genericType(_ keyword: String) -> Piece {
    let name = typeName()
    var parameterNames: Set<String> = []
    var scope = Scope()
    let parameter = isHostile ? memberName(&parameterNames) : pick(["Item", "Content", "T"])
    scope.parameters = [parameter]
    scope.names.insert(parameter)
    scope.isReference = keyword != "struct"
    scope.isOwned = keyword == "map"
    var type = TypeSketch.Declared(name: name, kind: scope.isReference ? .classType : .structure)
    if scope.isOwned { type.kind = .mapped }
    let (_, members, filled) = members(of: name, scope, counts: 1...3, known: &type)
    type.isHashable = filled.isHashable && !scope.isReference
    generics.append(type)
    return .text("\(keyword) \(name)<\(parameter)> {\n") + .all(members) + "}\n"
  }

  /// A struct of the elements of an array.
  mutating func recordStructure() -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .structure)
    type.isObject = false
    var scope = Scope()
    var members: [Piece] = []
    for index in 0..<Int.random(in: 1...4, using: &random) where index == 0 || chance(80) {
      var rule = transformedRule() ?? Rule(type: self.type())
      rule.source = Piece.text("self[\(index)]").marked(.record)
      if chance(15) { rule.source = .either(.text("self[\(index)].") + step(), simpler: rule.source ?? "") }
      rule.mayHaveDefault = false
      scope.hold(rule.type)
      members.append(property(memberName(&scope.names), rule, in: &scope))
    }
    type.isHashable = scope.isHashable
    type.needsContext = scope.needsContext
    known.append(type)
    return (.text("struct \(name) {\n") + .all(members) + "}\n").marked(.record)
  }

  /// A struct of the members of an object in their order; `nil` without a union that tells them apart. A key that
  /// stands twice is read, and cannot be written as JSON.
  mutating func membersStructure() -> Piece? {
    guard !isReversible, let union = known.filter({ $0.isOneKey && $0.isTwoWay }).randomElement(using: &random)
    else { return nil }
    var type = TypeSketch.Declared(name: typeName(), kind: .structure)
    var used: Set<String> = []
    type.isHashable = union.isHashable
    type.needsContext = union.needsContext
    known.append(type)
    let protocols = union.isHashable && wants(.conformance, 15) ? Piece(": Equatable").marked(.conformance) : .nothing
    let member = Piece.text(" {\n  \(memberName(&used)): [\(union.name)] <-> $members\n}\n")
    return (.text("struct \(type.name)") + protocols + member).marked(.objectMembers)
  }

  /// Properties, some of which are put into a block below a path.
  private mutating func blocks(of properties: [Piece]) -> [Piece] {
    let outside: Set<Construct> = [
      .whole, .rest, .elementKey, .elementIndex, .parent, .root, .passed, .objectMembers, .record,
    ]
    return properties.map { property in
      guard property.constructs.isDisjoint(with: outside), wants(.block, 5) else { return property }
      let inner = chance(20) ? "  in " + step() + " {\n" + property + "  }\n" : property
      return Piece.either("  in " + path() + " {\n" + inner + "  }\n", simpler: property).marked(.block)
    }
  }

  /// A comparison of two members of the same type, or of one with a literal.
  private mutating func memberCheck(in scope: inout Scope) -> Piece? {
    guard !scope.isMixin, scope.parameters.isEmpty, !scope.comparable.isEmpty, wants(.memberCheck, 6)
    else { return nil }
    let first = pick(scope.comparable)
    let others = scope.comparable.filter { $0.type == first.type && $0.name != first.name }
    let line: String
    if let other = others.randomElement(using: &random) {
      let isOrdered = ["Int", "Double", "Decimal", "String", "Day", "Date", "Duration"].contains(first.type)
      line = "check \(first.name) \(pick(isOrdered ? ["<=", "!=", ">="] : ["!=", "=="])) \(other.name)"
    } else if let literal = scalarDefault(first.type) {
      line = "check \(first.name) != \(literal)"
    } else {
      return nil
    }
    return .optional(Piece.text("  \(line)\n").marked(.memberCheck))
  }

  /// A class, and others that inherit from it.
  mutating func classes(isFamily: Bool) -> Piece {
    let base = typeName()
    var start = Scope()
    start.isReference = true
    var type = TypeSketch.Declared(name: base, kind: .classType, isHashable: false)
    let (head, lines, scope) = members(of: base, start, counts: 1...3, known: &type)
    var items: [Piece] = [.text("class \(base)") + head + " {\n" + .all(lines) + "}\n"]
    var names = [base]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      var start = Scope()
      start.isReference = true
      start.names = scope.names
      start.hasRest = scope.hasRest
      start.hasText = scope.hasText
      let name = typeName()
      var sub = TypeSketch.Declared(name: name, kind: .classType, isHashable: false)
      let (head, lines, filled) = members(of: name, start, counts: 0...2, known: &sub)
      items.append(
        .optional((.text("class \(name): \(base)") + head + " {\n" + .all(lines) + "}\n").marked(.subclass)))
      names.append(name)
      type.needsContext = type.needsContext || filled.needsContext
    }
    type.needsContext = type.needsContext || scope.needsContext
    type.isFamily = isFamily
    if isFamily {
      let cases = names.enumerated().map { index, name in
        index == 0 ? isReversible ? "  \(name) <-> \"f0\"\n" : "  \(name) <- else\n" : "  \(name) <-> \"f\(index)\"\n"
      }
      let line = "family \(base) on " + pick(["kind_", "meta_.kind_"]) + " {\n" + cases.joined() + "}\n"
      items.append(.optional(Piece.text(line).marked(.family)))
    }
    known.append(type)
    return .all(items)
  }

  /// A mapping of a hand-written type.
  mutating func mapping() -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .mapped, isHashable: false)
    var start = Scope()
    start.isReference = true
    start.isOwned = true
    let isAssigned = wants(.mapByAssignment, 30)
    let isMade = !isAssigned && wants(.mapByFactory, 4)
    let (head, lines, scope) = members(of: name, start, counts: 1...4, known: &type)
    type.needsContext = scope.needsContext
    known.append(type)
    let by =
      isAssigned
      ? Piece(" by assignment").marked(.mapByAssignment)
      : isMade
        ? .optional(Piece.text(" by factory Factories\(seed).\(name)").marked(.mapByFactory))
        : chance(30) ? " by init" : .nothing
    return (.text("map \(name)") + by + head + " {\n" + .all(lines) + "}\n").marked(.map)
  }
}
