@_spi(Generated) import KVMap
import KVMapSema

/// Values that are read after the loop: alternatives of `a ?? b`, objects that a `gather` builds, and values outside
/// the object.
extension MappingReading {
  mutating func readDeferred(_ read: PreparedDeferred, _ kv: inout JSONReader) throws(CodingFailure) {
    if let slot = read.firstSlot, plan.decisive[slot] == read.property, isThere[read.property] { return }
    let back = kv.mark()
    do throws(CodingFailure) {
      let (mark, gathered) = try mark(of: read.source, for: read.property, &kv)
      try readDeferred(read, at: mark, gathered, back: back, &kv)
    } catch {
      try kv.recover(error, backTo: back)
    }
  }

  private mutating func readDeferred(
    _ read: PreparedDeferred, at mark: ValuePosition, _ gathered: Int?, back: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) {
    let rule = plan.rules[read.property]
    let around = read.source.surrounding
    if mark.isValue {
      if read.source.isEnclosing {
        kv.seekOutside(to: mark, plan.keys, rule: rule, scan)
      } else {
        _ = kv.seek(to: mark, plan.keys, rule: rule, scan)
      }
      try readProperty(read.property, mayBeNull: false, &kv)
      kv.rewind(to: back)
    } else if mark.isNull {
      try setNull(read.property, around: around, &kv)
    } else if plan.mapping.properties[read.property].isRequired {
      // Only the reader knows which of the gathered keys is missing.
      if let gathered {
        try kv.reportMissing(plan.keys, rule: rule, gathered: gathered, scan)
      } else if let around {
        try kv.reportMissing(plan.keys, rule: rule, around: around, scan)
      } else {
        try kv.reportMissing(plan.keys, rule: rule, scan)
      }
    }
  }

  /// The position of a source's value, and the number of its gathered object. Null where the value means nothing.
  private mutating func mark(
    of source: PreparedSource, for property: Int, _ kv: inout JSONReader
  ) throws(CodingFailure) -> (ValuePosition, gathered: Int?) {
    let found = try whole(source, for: property, &kv)
    guard let sentinels = plan.sentinels[property], source.endsAtValue else { return found }
    return (kv.unless(sentinels, found.0), found.gathered)
  }

  /// The same, whatever its value means.
  private mutating func whole(
    _ source: PreparedSource, for property: Int, _ kv: inout JSONReader
  ) throws(CodingFailure) -> (ValuePosition, gathered: Int?) {
    let rule = plan.rules[property]
    switch source {
    case .slot(let slot): return (slots[slot], nil)
    case .whole: return (kv.deferredObject(scan), nil)
    case .rest(let orNothing):
      let isRecord = plan.record != nil
      return (
        isRecord
          ? kv.deferredElements(&scan, orNothing: orNothing) : kv.deferredRemainder(&scan, orNothing: orNothing), nil
      )
    case .within(let source, let path):
      let value = try whole(source, for: property, &kv).0
      return (try kv.find(path, in: value, plan.keys, rule: rule), nil)
    case .members(let keepsBlanks, let orNothing):
      return (kv.deferredMembers(&scan, keepsBlanks: keepsBlanks, orNothing: orNothing), nil)
    case .elementKey: return (kv.key(of: standing), nil)
    case .elementIndex: return (kv.index(of: standing, scan), nil)
    case .lookup(let place, let path): return (try kv.find(path, in: place, plan.keys, rule: rule, scan), nil)
    case .projection(let array, let path):
      let array = try whole(array, for: property, &kv).0
      return (try kv.project(array, path, plan.keys, rule: rule, scan), nil)
    case .firstOf(let sources):
      var result = ValuePosition.none
      for source in sources { result = result.or(try mark(of: source, for: property, &kv).0) }
      return (result, nil)
    case .gather(let entries, let needsAll, let sources):
      // Inner objects are created first, as in generated code: their numbers are smaller.
      var marks: [ValuePosition] = []
      for source in sources { marks.append(try mark(of: source, for: property, &kv).0) }
      let number = kv.beginGather(entries, all: needsAll, scan)
      for (entry, mark) in marks.enumerated() { kv.addToGather(mark, to: number, entry: entry) }
      return (kv.endGather(number), number)
    }
  }
}
