/// Sources that are not plain paths.
extension ProgramGenerator {
  /// What encloses an object, and its remaining keys.
  mutating func surroundingRule(in scope: inout Scope) -> Rule? {
    if !scope.hasRest, wants(.rest, 5) {
      scope.hasRest = true
      let types: [TypeSketch] = [
        .scalar("Object"), .scalar("Value"), .dictionary(key: .scalar("String"), value: .scalar("Int")),
        .optional(.scalar("Object")), .dictionary(key: .scalar("String"), value: .scalar("Value")),
      ]
      return Rule(type: pick(types), source: Piece("rest").marked(.rest), isPlain: false, mayHaveDefault: false)
    }
    if !scope.hasText, wants(.text, 4) {
      scope.hasText = true
      return Rule(type: .optional(.scalar(pick(["String", "Int"]))), source: Piece("$text").marked(.text))
    }
    guard !isReversible else { return nil }
    if wants(.elementIndex, 3) {
      scope.readsSurroundings = true
      return Rule(
        type: .optional(.scalar("Int")), source: Piece("$index").marked(.elementIndex), arrow: .read, isPlain: false)
    }
    if wants(.elementKey, 3) {
      scope.readsSurroundings = true
      let type = TypeSketch.optional(.scalar(pick(["String", "Int"])))
      return Rule(type: type, source: Piece("$key").marked(.elementKey), arrow: .read, isPlain: false)
    }
    if wants(.root, 4) {
      scope.readsSurroundings = true
      return Rule(type: .optional(scalar()), source: ("$root." + path()).marked(.root), arrow: .read)
    }
    if scope.hasParent, wants(.parent, 60) {
      scope.readsSurroundings = true
      return Rule(type: .optional(scalar()), source: ("$parent." + path()).marked(.parent), arrow: .read)
    }
    if scope.saysContext, let context, wants(.passed, 40) {
      let key = context.gatherKeys.isEmpty ? "nothing" : pick(context.gatherKeys).name
      return Rule(type: .optional(scalar()), source: Piece.text("$context.\(key)").marked(.passed), arrow: .read)
    }
    if wants(.whole, 3) {
      let type = TypeSketch.scalar(pick(["Value", "Object"]))
      return Rule(type: type, source: Piece("self").marked(.whole), arrow: .read, isPlain: false, mayHaveDefault: false)
    }
    return nil
  }

  /// An object built from keys.
  mutating func gatheredRule() -> Rule? {
    let targets = known.filter { !$0.gatherKeys.isEmpty }
    guard !targets.isEmpty,
      wants(.gather, 9) || wants(.nestedGather, 4) || wants(.gatherAll, 4) || wants(.plainGather, 4)
        || wants(.gatherPrefix, 3)
    else { return nil }
    let target = pick(targets)
    let type = chance(60) ? TypeSketch.optional(.declared(target)) : .declared(target)
    var rule = Rule(type: type, isPlain: false)
    let entries = target.gatherKeys.map { gatherEntry($0) }
    switch Int.random(in: 0..<5, using: &random) {
    case 4 where !banned.contains(.gatherPrefix):
      rule.source = Piece.text("gather prefix \"p\(newKeyNumber())_\"").marked(.gatherPrefix)
    // An optional key that is null is omitted when written, and missing when read back.
    case 0 where !banned.contains(.gatherAll) && !(isReversible && target.gatherKeys.contains { !$0.isNeeded }):
      rule.source = (Piece("gather all { ") + entries.joined(", ") + " }").marked(.gatherAll)
    case 1 where !banned.contains(.plainGather) && !plainlyGathered.contains(target.name):
      // The keys are in this object; another object of the same type would read the same ones.
      plainlyGathered.insert(target.name)
      rule.source = Piece("gather").marked(.plainGather)
    default:
      rule.source = (Piece("gather { ") + entries.joined(", ") + " }").marked(.gather)
    }
    return rule
  }

  private mutating func gatherEntry(_ key: TypeSketch.GatherKey) -> Piece {
    guard !key.inner.isEmpty, wants(.nestedGather, 80) else { return .text(key.name + " <-> ") + path() }
    let entries = key.inner.map { gatherEntry($0) }
    return (.text(key.name + " <-> gather { ") + entries.joined(", ") + " }").marked(.nestedGather)
  }
}
