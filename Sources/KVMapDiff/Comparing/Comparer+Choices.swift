import KVMapSema

/// Which enums and unions differ: only then may another case of one be due to its own declaration.
extension Comparer {
  func findChangedChoices() {
    var differing: Set<String> = []
    for (id, other) in pairing.mappings where differs(old.program[other], new.program[id]) {
      differing.insert(new.program[id].name)
    }
    for (id, other) in pairing.enumerations where differs(old.program[other], new.program[id]) {
      pairing.changedEnumerations.insert(id)
      differing.insert(new.program[id].name)
    }
    for (id, other) in pairing.unions where differs(old.program[other], new.program[id]) {
      differing.insert(new.program[id].name)
    }
    guard !differing.isEmpty else { return }
    // What a payload reads may decide which case a value is.
    let affected = containers(of: differing)
    pairing.changedUnions = Set(pairing.unions.keys.filter { affected.contains(new.program[$0].name) })
  }

  /// The enums whose cases are texts, by the numbers that both sides share.
  var textEnumerations: Set<EnumerationID> {
    let sides = [(old.program, pairing.oldNames), (new.program, pairing.newNames)]
    var (texts, others): (Set<EnumerationID>, Set<EnumerationID>) = ([], [])
    for (program, names) in sides {
      for one in program.enumerations {
        if one.raw == .string { texts.insert(names.aligned(one.id)) } else { others.insert(names.aligned(one.id)) }
      }
    }
    return texts.subtracting(others)
  }

  private func differs(_ before: Enumeration, _ after: Enumeration) -> Bool {
    let pairs = pairing.enumerationCases[after.id] ?? [:]
    guard before.raw == after.raw, before.cases.count == after.cases.count else { return true }
    return after.cases.enumerated().contains { index, item in
      guard let other = pairs[index].map({ before.cases[$0] }) else { return true }
      return item.read != other.read || item.written != other.written || item.isElse != other.isElse
        || item.hasPayload != other.hasPayload
    }
  }

  private func differs(_ before: Union, _ after: Union) -> Bool {
    let pairs = pairing.unionCases[after.id] ?? [:]
    guard before.selection == after.selection, before.coercion == after.coercion,
      before.cases.count == after.cases.count
    else { return true }
    return after.cases.enumerated().contains { index, item in
      // The first case that fits is chosen, so the order counts.
      guard let place = pairs[index], place == index else { return true }
      let other = before.cases[place]
      return item.read != other.read || item.written != other.written || item.isElse != other.isElse
        || item.takesAbsence != other.takesAbsence || item.conditions != other.conditions
        || item.conversion.map { pairing.newNames.aligned($0) }
          != other.conversion.map { pairing.oldNames.aligned($0) }
    }
  }
}
