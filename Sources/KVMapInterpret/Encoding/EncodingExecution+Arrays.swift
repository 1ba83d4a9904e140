@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Intermediate arrays on the path to values: `images[0].src`.
extension EncodingExecution {
  /// An array in place of an object, followed by the remaining elements.
  mutating func write(_ record: RecordEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard let element = record.element else { return try write(record.content, &kv) }
    let areNamed = kv.beginElements(interpreter.text(element))
    try write(record.content, &kv)
    kv.endElements(areNamed)
  }

  /// Elements keep their positions. Those without a value at the end of the array are omitted.
  mutating func write(_ array: ArrayEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginArray()
    for element in array.elements { try write(element, &kv) }
    guard !array.trailing.isEmpty || array.rest != nil else { return kv.endArray() }
    var end = kv.elementsEnd
    for element in array.trailing {
      if case .gathered(let property, let keys) = element.content {
        if writeGathered(property, keys, &kv) { end = kv.elementsEnd }
      } else {
        try write(element, &kv)
        if element.properties.contains(where: isThere) { end = kv.elementsEnd }
      }
    }
    if let rest = array.rest, try writeRest(rest, &kv) { end = kv.elementsEnd }
    kv.endArray(behind: end)
  }

  /// The elements that no rule takes, after the others.
  ///
  /// - Returns: Whether there are any.
  private func writeRest(_ rest: PropertyEncoding, _ kv: inout JSONWriter) throws(CodingFailure) -> Bool {
    if isNil(rest) { return false }
    let start = kv.elementsEnd
    try write(rest, &kv)
    return try kv.spliceElements(from: start)
  }

  /// An element with nothing in it is null.
  private mutating func write(_ element: ElementEncoding, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard isAnyThere(element.presence) else { return kv.null() }
    switch element.content {
    case .property(let property): try writeOrNull(property, &kv)
    case .gathered(let property, let keys): _ = writeGathered(property, keys, &kv)
    case .object(let members): try writeObject(members, &kv)
    case .array(let inner): try write(inner, &kv)
    case .selection(let elements): try write(elements, &kv)
    case .constant(let text): kv.key(interpreter.text(text))
    case .null: kv.null()
    }
  }

  private mutating func writeObject(
    _ members: [EncodingInstruction], _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    kv.beginObject()
    try write(members, &kv)
    kv.endObject()
  }

  /// An array of selected elements; those without a value are omitted.
  mutating func write(_ elements: [SelectionEncoding], _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginArray()
    for element in elements where isAnyThere(element.presence) {
      switch element.content {
      case .object(let members): try writeObject(members, &kv)
      case .led(let lead, let whole, let unlessOwn):
        let start = kv.beginPrefixMembers(interpreter.text(lead))
        try write(whole, &kv)
        guard let unlessOwn else {
          try kv.endPrefixMembers(start)
          continue
        }
        try kv.endPrefixMembers(start, unlessOwn: interpreter.text(unlessOwn))
      }
    }
    kv.endArray()
  }
}
