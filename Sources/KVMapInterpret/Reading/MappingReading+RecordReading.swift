@_spi(Generated) import KVMap
import KVMapSema

/// Arrays in place of objects: `self[0]`.
extension MappingReading {
  mutating func readRecord(_ record: PreparedRecord, _ kv: inout JSONReader) throws(CodingFailure) {
    var behind = ValuePosition.none
    var goesOn = try begin(record, &behind, &kv)
    if plan.mapping.extras.isParent { kv.enterParent(&scan) }
    var index = 0
    for (number, position) in record.positions.enumerated() {
      if position.index > index, goesOn {
        goesOn = try kv.skipPositions(
          position.index - index, plan.keys, rule: position.rule, isNeeded: !position.needed.isEmpty, &scan)
      }
      index = position.index + 1
      guard goesOn else {
        for property in position.needed {
          try kv.reportMissingPosition(plan.keys, rule: plan.rules[property], &scan)
        }
        continue
      }
      do throws(CodingFailure) {
        try readUses(position.uses, isOnTheWay: false, &kv)
      } catch {
        try kv.recover(error, &scan)
      }
      let next = record.positions.dropFirst(number + 1).first { $0.index == index }
      goesOn = try kv.nextPosition(
        rule: next?.rule ?? -1, isNeeded: next.map { !$0.needed.isEmpty } ?? false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(plan.keys, &scan) }
    kv.endRecord(behind: behind)
  }

  private mutating func begin(
    _ record: PreparedRecord, _ behind: inout ValuePosition, _ kv: inout JSONReader
  ) throws(CodingFailure) -> Bool {
    let first = record.positions.first { $0.index == 0 }
    let (rule, isNeeded) = (first?.rule ?? -1, first.map { !$0.needed.isEmpty } ?? false)
    guard let element = record.element else {
      return try kv.beginRecord(plan.keys, rule: rule, isNeeded: isNeeded, &scan)
    }
    return try kv.beginRecord(
      ofElements: element, plan.keys, rule: rule, isNeeded: isNeeded, &scan, behind: &behind)
  }
}
