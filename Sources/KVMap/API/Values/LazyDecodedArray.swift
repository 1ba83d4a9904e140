/// An array that maps each element on first access and caches it: the type of `@lazy tweets: [Tweet]`.
///
/// The whole document is validated when it is read, so only the mapping of an element can fail. The kind of access
/// decides what happens then:
///
///     let tweet = try user.tweets.decodedElement(at: 0)           // throws the first problem
///     for result in user.tweets { … }                             // each a Result
///     let report = user.tweets.decodeCollectingProblems(at: 0)    // a value and all problems
///     let all = try user.tweets.decodedElements()                 // [Tweet]
///
/// Problems are located in the document that the array was read from. The array keeps a copy of that document, which it
/// shares with the document's other lazy arrays, and eight bytes for each element.
///
/// Copies of the array share the cache. All operations are thread-safe.
public struct LazyDecodedArray<Mapped> {
  private let content: Content

  fileprivate enum Content {
    case mapped([Mapped])
    case lazy(LazyElements<Mapped>)
  }

  /// Creates an array of values that need no mapping.
  public init(_ elements: some Sequence<Mapped>) { content = .mapped(Array(elements)) }

  /// - Parameter read: Must not capture state that threads cannot share.
  init(_ source: LazyArraySource, _ read: @escaping (inout JSONReader) throws(CodingFailure) -> Mapped) {
    content = .lazy(LazyElements(source, read))
  }

  /// The mapped element at a position.
  ///
  /// - Parameter index: One of `indices`.
  /// - Throws: The first problem of the element, on every call.
  public func decodedElement(at index: Int) throws(MappingError) -> Mapped { try self[index].get() }

  /// The element at a position, unless a problem makes that impossible; and all problems, including elements dropped by
  /// `lossy` rules. It is mapped anew and not cached.
  ///
  /// - Parameter index: One of `indices`.
  public func decodeCollectingProblems(at index: Int) -> DecodingReport<Mapped> {
    switch content {
    case .mapped(let elements): DecodingReport(value: elements[index], problems: [])
    case .lazy(let elements): elements.decodeCollectingProblems(at: index)
    }
  }

  /// All elements, mapped.
  ///
  /// - Throws: The first problem of the first element that has one.
  public func decodedElements() throws(MappingError) -> [Mapped] {
    var result: [Mapped] = []
    result.reserveCapacity(count)
    for element in self { result.append(try element.get()) }
    return result
  }

  /// The element, if it is already mapped.
  func mappedElement(at index: Int) -> Mapped? {
    switch content {
    case .mapped(let elements): elements[index]
    case .lazy(let elements): elements.remembered(at: index)?.success
    }
  }

  /// The intermediate form of unmapped elements; nil if there are none.
  var notation: IntermediateForm? {
    switch content {
    case .mapped: nil
    case .lazy(let elements): elements.source.notation
    }
  }

  /// The element, mapped anew without being cached, so that it is still written unchanged in its own format.
  func uncachedElement(at index: Int) -> Result<Mapped, MappingError> {
    switch content {
    case .mapped(let elements): .success(elements[index])
    case .lazy(let elements): elements.uncachedElement(at: index)
    }
  }

  /// The text of an unmapped element, including surrounding blanks.
  func withBytes(of index: Int, _ body: (UTF8Bytes) -> Void) {
    switch content {
    case .mapped: break
    case .lazy(let elements): elements.source.withBytes(of: index, body)
    }
  }

  private func isIdentical(to other: LazyDecodedArray) -> Bool {
    switch (content, other.content) {
    case (.lazy(let left), .lazy(let right)): left === right
    case (.mapped, _), (_, .mapped): false
    }
  }
}

extension LazyDecodedArray: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch content {
    case .mapped(let elements): elements.count
    case .lazy(let elements): elements.source.elements.count
    }
  }

  /// The element at a position, or its first problem.
  ///
  /// - Complexity: The cost of mapping the element; O(1) once it is mapped.
  public subscript(index: Int) -> Result<Mapped, MappingError> {
    switch content {
    case .mapped(let elements): .success(elements[index])
    case .lazy(let elements): elements.decodedElement(at: index)
    }
  }
}

extension LazyDecodedArray: Sendable where Mapped: Sendable {}
extension LazyDecodedArray.Content: Sendable where Mapped: Sendable {}

extension LazyDecodedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Mapped...) { self.init(elements) }
}

extension LazyDecodedArray: Equatable where Mapped: Equatable {
  /// Maps all elements, unless one array is a copy of the other.
  public static func == (left: LazyDecodedArray, right: LazyDecodedArray) -> Bool {
    left.isIdentical(to: right) || left.elementsEqual(right)
  }
}

extension LazyDecodedArray: Hashable where Mapped: Hashable {
  /// Maps all elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension LazyDecodedArray: DocumentDecodable where Mapped: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> LazyDecodedArray {
    // What the caller passes is known only while the document is read.
    if Mapped.self is any ContextDecodable.Type { return LazyDecodedArray(try [Mapped]._kvDecode(&kv, replacing: nil)) }
    return try kv.lazyArray(rule: nil) { (kv: inout JSONReader) throws(CodingFailure) -> Mapped in
      try Mapped._kvDecode(&kv, replacing: nil)
    }
  }

  public static var _kvOptions: DecodingOptions { Mapped._kvOptions }

  public static var _kvXML: XMLNames { Mapped._kvXML }
}

extension LazyDecodedArray: DocumentEncodable where Mapped: DocumentEncodable {
  public static var _kvRoot: String { Mapped._kvRoot }

  public static var _kvXMLRoot: XMLNames { Mapped._kvXMLRoot }

  /// Mapped elements are written by their type, the others unchanged from the document. If that had another format,
  /// the others are mapped as well.
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    try kv.lazyArray(self) { (kv: inout JSONWriter, element: Mapped) throws(CodingFailure) in try element._kvEncode(&kv)
    }
  }
}

/// The elements of one array of a document, and the cache of their mapped values.
private final class LazyElements<Mapped>: @unchecked Sendable {
  // Unchecked because of `known`, which the lock guards, and `read`, which is Sendable in generated code; threads share
  // the array only if `Mapped` is Sendable.
  let source: LazyArraySource
  private let read: (inout JSONReader) throws(CodingFailure) -> Mapped
  private let lock = Lock()
  private var known: [Int: Result<Mapped, MappingError>] = [:]

  init(_ source: LazyArraySource, _ read: @escaping (inout JSONReader) throws(CodingFailure) -> Mapped) {
    self.source = source
    self.read = read
  }

  func remembered(at index: Int) -> Result<Mapped, MappingError>? {
    var result: Result<Mapped, MappingError>?
    lock.withLock { result = known[index] }
    return result
  }

  /// Two threads may map the same element; both get the result of the first.
  func decodedElement(at index: Int) -> Result<Mapped, MappingError> {
    if let element = remembered(at: index) { return element }
    var result = source.value(at: index, read)
    lock.withLock {
      if let first = known[index] { result = first } else { known[index] = result }
    }
    return result
  }

  func uncachedElement(at index: Int) -> Result<Mapped, MappingError> {
    remembered(at: index) ?? source.value(at: index, read)
  }

  func decodeCollectingProblems(at index: Int) -> DecodingReport<Mapped> { source.valueAndProblems(at: index, read) }
}

extension Result {
  fileprivate var success: Success? {
    switch self {
    case .success(let value): value
    case .failure: nil
    }
  }
}
