import KVMap
import KVMapSema

/// Values that are read behind the loop: alternatives of `a ?? b`, and objects that a `gather` makes.
extension MappingReading {
  mutating func readDeferred(_ read: PreparedDeferred, _ kv: inout Reader) throws(Failure) {
    if let slot = read.firstSlot, plan.decisive[slot] == read.property, isThere[read.property] { return }
    let rule = plan.rules[read.property]
    let (mark, gathered) = mark(of: read.source, &kv)
    if mark.isValue {
      let back = kv.enter(mark, plan.keys, rule: rule, scan)
      do throws(Failure) {
        try readProperty(read.property, mayBeNull: false, &kv)
      } catch {
        try kv.recover(error, from: mark)
      }
      kv.rewind(to: back)
    } else if mark.isNull {
      try setNull(read.property, &kv)
    } else if mapping.properties[read.property].isRequired {
      // Which of the gathered keys is missing is known only to the reader.
      if let gathered {
        try kv.missing(plan.keys, rule: rule, gathered: gathered, scan)
      } else {
        try kv.missing(plan.keys, rule: rule, scan)
      }
    }
  }

  /// What was remembered for a source, and the number of the gathered object that it is.
  private func mark(of source: PreparedSource, _ kv: inout Reader) -> (Mark, gathered: Int?) {
    switch source {
    case .slot(let slot): return (slots[slot], nil)
    case .firstOf(let sources):
      var result = Mark.none
      for source in sources { result = result.or(mark(of: source, &kv).0) }
      return (result, nil)
    case .gather(let entries, let needsAll, let sources):
      // Inner objects are made first, as generated code does: their numbers are smaller.
      var marks: [Mark] = []
      for source in sources { marks.append(mark(of: source, &kv).0) }
      let number = kv.gather(entries, all: needsAll, scan)
      for (entry, mark) in marks.enumerated() { kv.add(mark, to: number, entry: entry) }
      return (kv.gathered(number), number)
    }
  }
}
