/// The selected elements of an array, by their conditions: an element that two selectors find has all conditions of one
/// of them.
struct SelectorIndex {
  private var entries: [(selector: ElementSelector, node: Int)] = []
  /// The entries that have a condition.
  private var having: [ElementSelector.Condition: [Int]] = [:]
  /// The entries of which a condition was the rarest one when they were added.
  private var byRarest: [ElementSelector.Condition: [Int]] = [:]

  mutating func insert(_ selector: ElementSelector, node: Int) {
    let entry = entries.count
    entries.append((selector, node))
    let rarest = selector.conditions.min { having[$0]?.count ?? 0 < having[$1]?.count ?? 0 }
    if let rarest { byRarest[rarest, default: []].append(entry) }
    for condition in Set(selector.conditions) { having[condition, default: []].append(entry) }
  }

  /// The node of the first selector that has all conditions of this one, or of which this one has all.
  ///
  /// - Complexity: Linear in the number of conditions, as long as few selectors share all but one of theirs.
  func overlapping(_ selector: ElementSelector) -> Int? {
    let narrower = selector.conditions.map { having[$0] ?? [] }.min { $0.count < $1.count } ?? []
    let wider = selector.conditions.flatMap { byRarest[$0] ?? [] }
    let found = (narrower + wider).filter { entry in
      let other = entries[entry].selector
      return selector.includes(other) || other.includes(selector)
    }
    return found.min().map { entries[$0].node }
  }
}
