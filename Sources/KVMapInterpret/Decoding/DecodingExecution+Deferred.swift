@_spi(Generated) import KVMap
import KVMapLowering

/// Values that are read after the keys: alternatives of `a ?? b`, objects that a `gather` builds, and values outside
/// the object.
extension DecodingExecution {
  mutating func readDeferred(_ deferred: DeferredCode, _ kv: inout JSONReader) throws(CodingFailure) {
    if deferred.mayBeDecided, isThere[deferred.property] { return }
    let back = kv.mark()
    do throws(CodingFailure) {
      let (place, gathered) = try place(of: deferred.source, &kv)
      try read(deferred, at: place, gathered, back: back, &kv)
    } catch { try kv.recover(error, backTo: back) }
  }

  private mutating func read(
    _ deferred: DeferredCode, at place: ValuePosition, _ gathered: Int?, back: ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) {
    if place.isValue {
      if deferred.source.isEnclosing {
        kv.seekOutside(to: place, plan.keys, rule: deferred.rule, scan)
      } else {
        _ = kv.seek(to: place, plan.keys, rule: deferred.rule, scan)
      }
      try readProperty(deferred.read, &kv)
      kv.rewind(to: back)
    } else if place.isNull {
      try execute(deferred.nulls, &kv)
    } else if let absence = deferred.absence {
      if absence.isGathered, let gathered {
        try kv.reportMissing(plan.keys, rule: deferred.rule, gathered: gathered, scan)
      } else if let scope = absence.scope {
        try kv.reportMissing(plan.keys, rule: deferred.rule, around: LookupScope(scope), scan)
      } else {
        try kv.reportMissing(plan.keys, rule: deferred.rule, scan)
      }
    }
  }

  /// The position of a source's value, and the number of its gathered object.
  private mutating func place(of source: SourceCode, _ kv: inout JSONReader) throws(CodingFailure) -> (
    ValuePosition, gathered: Int?
  ) {
    switch source {
    case .slot(let slot): return (slots[slot], nil)
    case .whole: return (kv.deferredObject(scan), nil)
    case .remainder(let orNothing): return (kv.deferredRemainder(&scan, orNothing: orNothing), nil)
    case .remainingElements(let orNothing): return (kv.deferredElements(&scan, orNothing: orNothing), nil)
    case .members(let keepsBlanks, let orNothing):
      return (kv.deferredMembers(&scan, keepsBlanks: keepsBlanks, orNothing: orNothing), nil)
    case .elementKey: return (kv.key(of: standing), nil)
    case .elementIndex: return (kv.index(of: standing, scan), nil)
    case .lookup(let scope, let path, let rule):
      return (try kv.find(interpreter.text(path), in: LookupScope(scope), plan.keys, rule: rule, scan), nil)
    case .within(let source, let path, let rule):
      let value = try place(of: source, &kv).0
      return (try kv.find(interpreter.text(path), in: value, plan.keys, rule: rule), nil)
    case .projection(let array, let parts, let rule):
      let value = try place(of: array, &kv).0
      return (try kv.project(value, interpreter.text(parts), plan.keys, rule: rule, scan), nil)
    case .firstOf(let sources):
      var result = ValuePosition.none
      for source in sources { result = result.or(try place(of: source, &kv).0) }
      return (result, nil)
    case .gather(let entries, let needsAll, let sources):
      // Inner objects are created first, as in generated code: their numbers are smaller.
      var places: [ValuePosition] = []
      for source in sources { places.append(try place(of: source, &kv).0) }
      let number = kv.beginGather(interpreter.text(entries), all: needsAll, scan)
      for (entry, place) in places.enumerated() { kv.addToGather(place, to: number, entry: entry) }
      return (kv.endGather(number), number)
    case .unless(let sentinels, let source):
      let found = try place(of: source, &kv)
      return (kv.unless(interpreter.text(sentinels), found.0), found.gathered)
    }
  }
}
