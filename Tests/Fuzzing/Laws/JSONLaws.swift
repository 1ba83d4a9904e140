import KVMap

/// Laws for JSON that generated mappers read. The first byte chooses the mapper: `a` to `f`.
enum JSONLaws {
  static func check(_ bytes: [UInt8]) throws {
    guard let first = bytes.first else { return }
    let document = Array(bytes.dropFirst())
    switch first % 6 {
    case 1: try check(Scalars.self, document, .exact)
    // Much is read-only, and the enclosing objects differ when the document is an element.
    case 2: try check(Places.self, document, .settled, isElement: false)
    case 3: try check(Cases.self, document, .exact)
    case 4: try check(Steps.self, document, .settled)
    case 5: try check(Tolerant.self, document, .settled)
    // The document of an array of them is different.
    default: try check(Nested.self, document, .exact, isElement: false)
    }
  }

  static func check<Mapped: DocumentDecodable & DocumentEncodable & Equatable>(
    _ type: Mapped.Type, _ document: [UInt8], _ roundtrip: DocumentLaws<Mapped>.Roundtrip, isElement: Bool = true
  ) throws {
    let laws = DocumentLaws<Mapped>(format: .json, roundtrip: roundtrip, writesAll: true)
    let value = try laws.check(document)
    let tree = Result { () throws(MappingError) in try JSONValue(json: document) }
    switch tree {
    case .failure(let error):
      // A mapper may inspect an object more closely than a tree does, never less.
      let isBroken = error.problems.contains { $0.kind == .syntax || $0.kind == .encoding }
      try law(!isBroken || value == nil, "\(Mapped.self) is read of what is no JSON: \(error)")
    case .success(let tree):
      guard let value else { break }
      try checkTree(tree, value)
    }
    if let value, isElement { try checkElement(document, value) }
  }

  /// A tree of the document reads the same as the document.
  private static func checkTree<Mapped: DocumentDecodable & DocumentEncodable & Equatable>(
    _ tree: JSONValue, _ value: Mapped
  ) throws {
    let ofTree = try made("\(Mapped.self): its tree is read alike") { () throws(MappingError) in
      try Mapped(jsonValue: tree)
    }
    try law(ofTree == value, "\(Mapped.self): its tree is read alike: \(value) and \(ofTree)")
  }

  /// A document reads the same as an element, as a member and as a line.
  private static func checkElement<Mapped: DocumentDecodable & DocumentEncodable & Equatable>(
    _ document: [UInt8], _ value: Mapped
  ) throws {
    // A byte order mark is only allowed at the beginning.
    guard document.first != 0xEF else { return }
    let read = Result { () throws(MappingError) in
      let elements = try [Mapped](json: Array("[ ".utf8) + document + Array(" ]".utf8))
      return (elements, try [String: Mapped](json: Array(#"{"":"#.utf8) + document + Array("}".utf8)))
    }
    switch read {
    case .success(let (elements, members)):
      try law(elements == [value], "\(Mapped.self): it is read alike as an element: \(value) and \(elements)")
      try law(members == ["": value], "\(Mapped.self): it is read alike as a member: \(value) and \(members)")
    case .failure(let error):
      let isTooDeep = error.problems.contains { $0.kind == .depth }
      try law(isTooDeep, "\(Mapped.self): it is read alike as an element: \(error)")
    }
  }
}
