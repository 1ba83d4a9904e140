@_spi(Generated) import KVMap
import KVMapLowering

/// Arrays in place of objects: `self[0]`.
extension DecodingExecution {
  mutating func readRecord(_ record: RecordCode, _ kv: inout JSONReader) throws(CodingFailure) {
    var behind = ValuePosition.none
    var goesOn = try begin(record, &behind, &kv)
    if plan.mapping.extras.isParent { kv.enterParent(&scan) }
    for position in record.positions {
      if goesOn, let (count, rule) = position.skipped {
        goesOn = try kv.skipPositions(count, plan.keys, rule: rule.rule, isNeeded: rule.isNeeded, &scan)
      }
      guard goesOn else {
        for rule in position.missing { try kv.reportMissingPosition(plan.keys, rule: rule, &scan) }
        continue
      }
      do throws(CodingFailure) { try execute(position.use.instructions, &kv) } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: position.next.rule, isNeeded: position.next.isNeeded, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(plan.keys, &scan) }
    if record.element != nil { kv.endRecord(behind: behind) }
  }

  private mutating func begin(_ record: RecordCode, _ behind: inout ValuePosition, _ kv: inout JSONReader)
    throws(CodingFailure) -> Bool
  {
    let (rule, isNeeded) = (record.first.rule, record.first.isNeeded)
    guard let element = record.element else {
      return try kv.beginRecord(plan.keys, rule: rule, isNeeded: isNeeded, &scan)
    }
    return try kv.beginRecord(
      ofElements: interpreter.text(element), plan.keys, rule: rule, isNeeded: isNeeded, &scan, behind: &behind)
  }
}
