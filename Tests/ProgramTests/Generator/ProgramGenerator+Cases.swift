/// Enums and unions.
extension ProgramGenerator {
  mutating func enumeration() -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .enumeration, isObject: false)
    let isOfIntegers = wants(.integerEnum, 25)
    type.isText = !isOfIntegers
    var used: Set<String> = []
    var cases: [Piece] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      let caseName = memberName(&used)
      if index == 0 { type.defaultCase = ".\(caseName)" }
      cases.append(
        (index == 0 ? { $0 } : Piece.optional)(.text("  \(caseName)") + caseTarget(index, isOfIntegers) + "\n"))
    }
    if wants(.elsePayload, 25) {
      let raw = isOfIntegers ? "Int" : "String"
      cases.append(.optional(Piece.text("  \(memberName(&used))(\(raw)) <-> else\n").marked(.elsePayload)))
    } else if !isReversible, wants(.elseWithout, 12) {
      type.isTwoWay = false
      cases.append(.optional(Piece.text("  \(memberName(&used)) <- else\n").marked(.elseWithout)))
    }
    let raw = isOfIntegers ? ": Int" : chance(60) ? ": String" : ""
    let isMapped = wants(.mapEnum, 8)
    let keyword = isMapped ? Piece.either("map enum", simpler: "enum").marked(.mapEnum) : Piece("enum")
    let protocols = isMapped || raw.isEmpty ? .nothing : conformances(of: &type)
    known.append(type)
    let body = Piece.text(" {\n") + .all(cases) + "}\n"
    return (keyword + .text(" \(name)\(raw)") + protocols + body).marked(isOfIntegers ? .integerEnum : .textEnum)
  }

  mutating func caseTarget(_ index: Int, _ isOfIntegers: Bool) -> Piece {
    if chance(40) { return .nothing }
    let texts = isOfIntegers ? ["\(index * 10 + 3)", "\(index * 10 - 97)"] : ["\"c\(index)\"", "\"C \(index)\""]
    return .optional(.text(" <-> \(texts[0])") + (chance(35) ? .optional(.text(" or \(texts[1])")) : .nothing))
  }

  /// A type for the payload of a union case whose key is in the same object.
  private var payloads: [TypeSketch.Declared] {
    known.filter { $0.kind == .structure && $0.isObject && $0.isTwoWay && !$0.readsSurroundings }
  }

  mutating func keyUnion(isBeside: Bool) -> Piece {
    let payloads = payloads
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .union)
    var used: Set<String> = []
    var cases: [Piece] = []
    for index in 0..<Int.random(in: 1...3, using: &random) {
      var payload: TypeSketch = .scalar("Object")
      if isBeside, chance(60) {
        payload = self.type(deep: 1)
        if !payload.isTwoWay { payload = .scalar("Int") }
      } else if let structure = payloads.randomElement(using: &random) {
        payload = .declared(structure)
      }
      type.isHashable = type.isHashable && payload.isHashable
      type.needsContext = type.needsContext || payload.declared.contains(where: \.needsContext)
      let value = pick(["\"u\(index)\"", "\"u\(index)\" or \"U\(index)\"", "\(index + 5)"])
      cases.append(.optional(.text("  \(memberName(&used)): ") + payload.piece + .text(" <-> \(value)\n")))
    }
    cases += casesWithoutPayload(&used)
    if !isBeside, let payload = payloads.randomElement(using: &random), wants(.nilCase, 15) {
      type.isHashable = type.isHashable && payload.isHashable
      type.needsContext = type.needsContext || payload.needsContext
      cases.append(.optional(Piece.text("  \(memberName(&used)): \(payload.name) <-> nil\n").marked(.nilCase)))
    }
    if wants(.elsePayload, 40) {
      cases.append(.optional(Piece.text("  \(memberName(&used)): Value <-> else\n").marked(.elsePayload)))
    }
    let key = pick(["on type_", "on meta_.type_", "on \"the type\"", "on types_[0]"])
    let union = self.union(&type, " \(key)" + (isBeside ? " in data_" : ""), cases)
    known.append(type)
    return union.marked(isBeside ? .payloadUnion : .keyUnion)
  }

  /// The declaration of a union, which Swift may have declared already.
  private mutating func union(_ type: inout TypeSketch.Declared, _ selection: String, _ cases: [Piece]) -> Piece {
    let rest = Piece.text(" \(type.name)\(selection) {\n") + .all(cases) + "}\n"
    guard wants(.mapUnion, 8) else { return "union" + rest }
    type.isHashable = false
    return .either("map union", simpler: "union").marked(.mapUnion) + rest
  }

  private mutating func casesWithoutPayload(_ used: inout Set<String>) -> [Piece] {
    guard wants(.caseWithoutPayload, 15) else { return [] }
    return (0..<Int.random(in: 1...2, using: &random)).map { index in
      let texts = pick(["\"n\(index)\"", "\"n\(index)\" or \"N\(index)\""])
      return .optional(Piece.text("  \(memberName(&used)) <-> \(texts)\n").marked(.caseWithoutPayload))
    }
  }

  /// A union whose case is the one key of the object.
  mutating func oneKeyUnion() -> Piece {
    var type = TypeSketch.Declared(name: typeName(), kind: .union)
    type.isOneKey = true
    var used: Set<String> = []
    var cases: [Piece] = []
    for index in 0..<Int.random(in: 1...3, using: &random) {
      var payload = self.type(deep: 1)
      if !payload.isTwoWay { payload = .scalar("Int") }
      type.isHashable = type.isHashable && payload.isHashable
      type.needsContext = type.needsContext || payload.declared.contains(where: \.needsContext)
      let target = pick(["", " <-> \"o\(index)\"", " <-> \"o\(index)\" or \"O\(index)\""])
      cases.append(.optional(.text("  \(memberName(&used)): ") + payload.piece + .optional(.text(target)) + "\n"))
    }
    cases += casesWithoutPayload(&used)
    if wants(.elsePayload, 25) {
      cases.append(.optional(Piece.text("  \(memberName(&used)): Value <-> else\n").marked(.elsePayload)))
    }
    let union = self.union(&type, " by key", cases)
    known.append(type)
    return union.marked(.oneKeyUnion)
  }

  /// A union whose case is told by what the caller passes; `nil` if nothing is passed.
  mutating func contextUnion() -> Piece? {
    guard let context, let key = context.gatherKeys.first(where: { $0.inner.isEmpty })?.name else { return nil }
    var type = TypeSketch.Declared(name: typeName(), kind: .union)
    type.needsContext = true
    var used: Set<String> = []
    var cases: [Piece] = []
    for index in 0..<Int.random(in: 1...2, using: &random) {
      var payload = self.type(deep: 1)
      if !payload.isTwoWay { payload = .scalar("Int") }
      type.isHashable = type.isHashable && payload.isHashable
      let tag = pick(["\"u\(index)\"", "\(index)", "\"text\(index)\""])
      cases.append(.optional(.text("  \(memberName(&used)): ") + payload.piece + .text(" <-> \(tag)\n")))
    }
    cases.append(.text("  \(memberName(&used)): Value <-> else\n"))
    known.append(type)
    return (.text("union \(type.name) on $context.\(key) {\n") + .all(cases) + "}\n").marked(.contextUnion)
  }

  /// A union with a type parameter.
  mutating func genericUnion() -> Piece {
    var type = TypeSketch.Declared(name: typeName(), kind: .union)
    type.isHashable = false
    var used: Set<String> = ["Item"]
    let selection = pick([" by key", " on kind_ in data_"])
    var cases = [
      Piece.text("  \(memberName(&used)): Item <-> \"one\"\n"),
      .optional(.text("  \(memberName(&used)): [Item] <-> \"all\"\n")),
    ]
    cases += casesWithoutPayload(&used)
    if chance(40) { cases.append(.optional(.text("  \(memberName(&used)): \(type.name)<Item>? <-> \"again\"\n"))) }
    generics.append(type)
    return (.text("union \(type.name)<Item>\(selection) {\n") + .all(cases) + "}\n").marked(.genericUnion)
  }

  mutating func valueUnion() -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .union)
    type.isObject = false
    var used: Set<String> = []
    var cases: [Piece] = []
    if chance(50) { cases.append(.text("  \(memberName(&used)): ") + TypeSketch.scalar("Int").piece + "\n") }
    if chance(40) { cases.append(.text("  \(memberName(&used)): ") + TypeSketch.scalar("Bool").piece + "\n") }
    for payload in shuffled(payloads).prefix(Int.random(in: 0...(isReversible ? 1 : 2), using: &random)) {
      type.isHashable = type.isHashable && payload.isHashable
      type.needsContext = type.needsContext || payload.needsContext
      // Only with a condition is it certain that later cases can be reached. No payload writes what one asks for.
      let condition = isReversible ? Piece.nothing : self.condition()
      cases.append(.text("  \(memberName(&used)): \(payload.name)") + condition + "\n")
    }
    if !isLenientFile, wants(.recursiveType, 30) {
      cases.append(.text("  \(memberName(&used)): [\(name)]\n").marked(.recursiveType))
    }
    cases.append(.text("  \(memberName(&used)): String\n"))
    let union = self.union(&type, "", cases.map { .optional($0) })
    known.append(type)
    return union.marked(.valueUnion)
  }

  private mutating func condition() -> Piece {
    let key = "w\(newKeyNumber())"
    let plain = Piece.text(" when \(key)").marked(.condition)
    guard wants(.conditionOfKind, 40) else { return plain }
    let kind = pick(["null", "number", "string", "bool", "array", "object"])
    let text = pick([
      "\(key) == \"a\"", "\(key) == 3", "\(key) == true", "\(key) is \(kind)", "\(key).x and not w\(newKeyNumber())",
      "not w\(newKeyNumber()) and \(key) is \(kind)",
    ])
    return .either(Piece.text(" when \(text)").marked(.conditionOfKind), simpler: plain)
  }
}
