@_spi(Generated) import KVMap
import KVMapLowering

/// Objects and arrays on the path to other values.
extension DecodingExecution {
  mutating func readInner(_ object: InnerObjectCode, _ kv: inout JSONReader) throws(CodingFailure) {
    try execute(object.resets, &kv)
    if try kv.consumeNull() { return try execute(object.nulls, &kv) }
    guard let keys = plan.innerKeys[object.table] else { throw kv.incomplete() }
    var inner = ObjectState(updating: false)
    var key = try kv.beginObject(keys, &inner)
    while key >= 0 {
      do throws(CodingFailure) { try execute(object.keys[key].instructions, &kv) } catch {
        try kv.recover(error, &inner)
      }
      key = try kv.nextKey(keys, &inner)
    }
  }

  /// Elements counted from the end are only known at the end, so the last ones are recorded.
  mutating func readArray(_ array: ArrayCode, _ kv: inout JSONReader) throws(CodingFailure) {
    try execute(array.resets, &kv)
    if try kv.consumeNull() { return try execute(array.nulls, &kv) }
    guard try kv.beginArray() else { return }
    let isRecorded = array.lastCount > 0
    var last: [ValuePosition] = []
    var index = 0
    // No element after the last of them is looked for.
    let end = array.elements.reduce(0) { max($0, $1.index + 1) }
    repeat {
      let element = kv.mark()
      if index < end, let use = array.elements.first(where: { $0.index == index })?.use {
        try execute(use.instructions, &kv)
        if isRecorded { kv.rewind(to: element) }
      } else if !isRecorded {
        try kv.skip()
      }
      if isRecorded {
        if last.count == array.lastCount { last.removeFirst() }
        last.append(try kv.deferValue())
      }
      index += 1
    } while try kv.nextElement()
    for element in array.lastElements where element.distance <= last.count {
      try readLast(element, last[last.count - element.distance], &kv)
    }
  }

  private mutating func readLast(_ element: ArrayCode.LastElement, _ place: ValuePosition, _ kv: inout JSONReader)
    throws(CodingFailure)
  {
    guard place.isValue else { return try execute(element.nulls, &kv) }
    let back = kv.seek(to: place, plan.keys, rule: element.rule, scan)
    do throws(CodingFailure) { try execute(element.instructions, &kv) } catch { try kv.recover(error, from: place) }
    kv.rewind(to: back)
  }

  /// An array of which each selector takes the first element that it fits.
  mutating func readSelection(_ selection: SelectionCode, _ kv: inout JSONReader) throws(CodingFailure) {
    try execute(selection.resets, &kv)
    if try kv.consumeNull() { return try execute(selection.nulls, &kv) }
    guard try kv.beginArray() else { return }
    var waiting = Array(selection.choices.indices)
    repeat {
      let element = kv.mark()
      for index in waiting where try isSelected(selection.choices[index], &kv) {
        waiting.removeAll { $0 == index }
        do throws(CodingFailure) { try execute(selection.choices[index].instructions, &kv) } catch {
          try kv.recover(error, from: element)
        }
        kv.rewind(to: element)
      }
      try kv.skip()
    } while try kv.nextElement()
  }

  private func isSelected(_ choice: SelectionCode.Choice, _ kv: inout JSONReader) throws(CodingFailure) -> Bool {
    try kv.isSelected(
      by: interpreter.text(choice.selector), lenient: choice.isLenient,
      duplicates: KeyTable.Duplicates(choice.duplicates))
  }
}
