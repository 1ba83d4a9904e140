extension Reader {
  /// Moves over the value under the cursor, and finds what stands in it at a path.
  ///
  /// The mark is absent where a key or an element is not there, and null without a place where the way ends at null.
  mutating func locate(_ path: ArraySlice<DocumentPath.Step>) throws(Failure) -> Mark {
    guard let step = path.first else { return try remember() }
    if try null() { return .null }
    switch step {
    case .key(let key): return try locate(key, path.dropFirst())
    case .index(let index): return try locate(index, path.dropFirst())
    }
  }

  private mutating func locate(_ key: String, _ rest: ArraySlice<DocumentPath.Step>) throws(Failure) -> Mark {
    var found: Mark?
    guard try openDictionary() else { return .none }
    repeat {
      guard try entryKey().utf8.elementsEqual(key.utf8) else {
        try skip()
        continue
      }
      if found != nil { try duplicateEntry() }
      found = try locate(rest)
    } while try nextEntry()
    return found ?? .none
  }

  private mutating func locate(_ index: Int, _ rest: ArraySlice<DocumentPath.Step>) throws(Failure) -> Mark {
    var elements: [Mark] = []
    if try openArray() {
      repeat { elements.append(try remember()) } while try nextElement()
    }
    let position = index < 0 ? index + elements.count : index
    guard elements.indices.contains(position) else { return .none }
    let behind = mark()
    rewind(to: elements[position])
    let found = try locate(rest)
    rewind(to: behind)
    return found
  }

  /// Why there is nothing at a path.
  mutating func notFound(_ place: Mark, _ path: [DocumentPath.Step]) -> Failure {
    let failure = Failure(place.isNull ? .null : .missing, .value, at: origin)
    trace?.subject = Trace.Subject(keys: nil, rule: nil, asked: (origin, DocumentPath.text(of: path)))
    return failure
  }
}
