extension JSONReader {
  /// Skips the value under the cursor, and finds the value at a path in it.
  ///
  /// The mark is absent if a key or an element is missing, and null without a location if the path ends at null.
  mutating func locate(_ path: ArraySlice<DocumentPath.Step>) throws(CodingFailure) -> ValuePosition {
    guard let step = path.first else { return try deferValue() }
    if try consumeNull() { return .null }
    switch step {
    case .key(let key): return try locate(key, path.dropFirst())
    case .index(let index): return try locate(index, path.dropFirst())
    case .selected(let selector): return try locate(selector, path.dropFirst())
    }
  }

  private mutating func locate(_ key: String, _ rest: ArraySlice<DocumentPath.Step>) throws(CodingFailure)
    -> ValuePosition
  {
    var found: ValuePosition?
    guard try openDictionary() else { return .none }
    repeat {
      guard try entryKey().utf8.elementsEqual(key.utf8) else {
        try skip()
        continue
      }
      if found != nil { try duplicateEntry() }
      found = try locate(rest)
    } while try nextMember()
    return found ?? .none
  }

  private mutating func locate(_ index: Int, _ rest: ArraySlice<DocumentPath.Step>) throws(CodingFailure)
    -> ValuePosition
  {
    var found: ValuePosition?
    // Of an index from the end, as many of the last elements as it needs, in a ring.
    var last: [ValuePosition] = []
    let size = Int(clamping: index.magnitude)
    var count = 0
    if try beginArray() {
      repeat {
        let element = try deferValue()
        if index >= 0 {
          if count == index { found = element }
        } else if count < size {
          last.append(element)
        } else {
          last[count % size] = element
        }
        count += 1
      } while try nextElement()
    }
    if index < 0, count >= size { found = last[count % size] }
    guard let found else { return .none }
    return try locate(rest, in: found)
  }

  /// The first element that a selector fits. The path of a caller may have one; that of a `root` has none.
  private mutating func locate(
    _ selector: ElementSelector, _ rest: ArraySlice<DocumentPath.Step>
  ) throws(CodingFailure) -> ValuePosition {
    var selected: ValuePosition?
    if try beginArray() {
      repeat {
        let isFirst = if selected == nil { try isSelected(by: selector) } else { false }
        let element = try deferValue()
        if isFirst { selected = element }
      } while try nextElement()
    }
    guard let selected else { return .none }
    return try locate(rest, in: selected)
  }

  /// The same, in a value that was skipped before.
  private mutating func locate(
    _ rest: ArraySlice<DocumentPath.Step>, in value: ValuePosition
  ) throws(CodingFailure) -> ValuePosition {
    let behind = mark()
    rewind(to: value)
    let found = try locate(rest)
    rewind(to: behind)
    return found
  }

  /// The failure for a path at which there is nothing.
  mutating func notFound(_ place: ValuePosition, _ path: [DocumentPath.Step]) -> CodingFailure {
    let failure = CodingFailure(place.isNull ? .null : .missing, .value, at: origin)
    diagnosis?.subject = DiagnosisContext.Subject(keys: nil, rule: nil, asked: (origin, DocumentPath.text(of: path)))
    return failure
  }
}
