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
    known.append(type)
    let raw = isOfIntegers ? ": Int" : chance(60) ? ": String" : ""
    return (Piece.text("enum \(name)\(raw) {\n") + .all(cases) + "}\n").marked(isOfIntegers ? .integerEnum : .textEnum)
  }

  private mutating func caseTarget(_ index: Int, _ isOfIntegers: Bool) -> Piece {
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
    if wants(.elsePayload, 40) {
      cases.append(.optional(Piece.text("  \(memberName(&used)): Value <-> else\n").marked(.elsePayload)))
    }
    let key = pick(["on type_", "on meta_.type_", "on \"the type\"", "on types_[0]"])
    known.append(type)
    let head = "union \(name) \(key)" + (isBeside ? " in data_" : "") + " {\n"
    return (.text(head) + .all(cases) + "}\n").marked(isBeside ? .payloadUnion : .keyUnion)
  }

  mutating func valueUnion() -> Piece {
    let name = typeName()
    var type = TypeSketch.Declared(name: name, kind: .union)
    type.isObject = false
    var used: Set<String> = []
    var cases: [Piece] = []
    if chance(50) { cases.append(.text("  \(memberName(&used)): ") + TypeSketch.scalar("Int").piece + "\n") }
    if chance(40) { cases.append(.text("  \(memberName(&used)): ") + TypeSketch.scalar("Bool").piece + "\n") }
    for payload in shuffled(payloads).prefix(Int.random(in: 0...2, using: &random)) {
      type.isHashable = type.isHashable && payload.isHashable
      type.needsContext = type.needsContext || payload.needsContext
      // Only with a condition is it certain that later cases can be reached.
      let condition = Piece.text(" when w\(newKeyNumber())").marked(.condition)
      cases.append(.text("  \(memberName(&used)): \(payload.name)") + condition + "\n")
    }
    if !isLenientFile, wants(.recursiveType, 30) {
      cases.append(.text("  \(memberName(&used)): [\(name)]\n").marked(.recursiveType))
    }
    cases.append(.text("  \(memberName(&used)): String\n"))
    known.append(type)
    return (.text("union \(name) {\n") + .all(cases.map { .optional($0) }) + "}\n").marked(.valueUnion)
  }
}
