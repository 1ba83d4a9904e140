import KVMapSema

/// What the rules of a mapping demand of the object that they read, apart from what stands at each key of the plan.
struct ReadRules {
  /// By slot: what the value there has to be if it is there.
  var slots: [Schema]
  /// The slots whose value has to be there.
  var needed: Set<Int> = []
  /// What the object has to be besides.
  var whole: [Schema] = []
  /// What the keys hold that no rule names, and the keys themselves.
  var others: Schema?
  var otherKeys: Schema?
  /// Members that are named by the cases of a list of members.
  var members: [ObjectSchema.Member] = []
  var comments: [String] = []

  init(slotCount: Int) { slots = Array(repeating: .anything, count: slotCount) }

  mutating func demand(_ schema: Schema, ofSlot slot: Int, isNeeded: Bool) {
    guard slots.indices.contains(slot) else { return }
    // The default of one property need not be one of another.
    let isFirst = slots[slot] == .anything
    slots[slot] = isFirst ? schema : slots[slot].intersection(schema).noted { $0.defaultValue = nil }
    if isNeeded { needed.insert(slot) }
  }
}
