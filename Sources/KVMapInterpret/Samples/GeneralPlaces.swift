import KVMapSema

/// The places of a document without what differs from element to element: `users[3].name` is `users[*].name`, and so is
/// the value under any key of a dictionary.
struct GeneralPlaces {
  private struct Reader {
    var object: Int
    var depth: Int?
  }

  private let objects: [TracedObject]
  /// How many arrays and dictionaries contain the object that a document is.
  private let rootDepth: Int?
  /// The first rule that reads each place.
  private var readers: [DocumentPath: Reader] = [:]
  private var known: [Int: [Bool]] = [:]

  /// - Parameter depth: How many arrays and dictionaries contain the objects that the rule of an entry reads; `nil` if
  ///   it reads no objects, or not only.
  init(_ entries: [TraceEntry], _ objects: [TracedObject], rootDepth: Int?, depth: (TraceEntry) -> Int?) {
    self.objects = objects
    self.rootDepth = rootDepth
    guard !objects.isEmpty, entries.contains(where: { $0.fate == .unread }) else { return }
    for entry in entries where entry.fate == .read {
      guard let place = entry.place, readers[place] == nil else { continue }
      readers[place] = Reader(object: entry.object, depth: depth(entry))
    }
  }

  /// A place in an object.
  ///
  /// - Parameter number: That of the object, from 1.
  mutating func general(_ place: DocumentPath, inObject number: Int) -> DocumentPath {
    let areElements = elements(before: number)
    return DocumentPath(
      place.steps.enumerated().map { index, step in
        if areElements.indices.contains(index), areElements[index] { return .every }
        switch step {
        case .index: return .every
        case .key, .every, .selected: return step
        }
      })
  }

  /// Which steps to an object lead to elements, or to values of a dictionary.
  private mutating func elements(before number: Int) -> [Bool] {
    if let elements = known[number] { return elements }
    guard objects.indices.contains(number - 1) else { return [] }
    let place = objects[number - 1].place
    var elements = Array(repeating: place.steps.count == rootDepth, count: place.steps.count)
    for count in stride(from: place.steps.count, through: 0, by: -1) {
      // What contains an object comes before it.
      guard let reader = readers[DocumentPath(Array(place.steps[..<count]))], reader.object < number else { continue }
      let outer = self.elements(before: reader.object)
      elements = Array(repeating: false, count: place.steps.count)
      for index in outer.indices.prefix(count) { elements[index] = outer[index] }
      if reader.depth == place.steps.count - count { for index in count..<elements.count { elements[index] = true } }
      break
    }
    known[number] = elements
    return elements
  }
}

extension ValueType {
  /// How many arrays and dictionaries contain the objects of one type; `nil` for values that are no such objects.
  var objectDepth: Int? {
    switch self {
    case .mapping, .generic: 0
    case .optional(let inner), .field(let inner): inner.objectDepth
    case .array(let inner), .set(let inner), .lazyArray(let inner): inner.objectDepth.map { $0 + 1 }
    case .dictionary(_, let inner): inner.objectDepth.map { $0 + 1 }
    case .scalar, .enumeration, .union, .foreign, .parameter: nil
    }
  }
}
