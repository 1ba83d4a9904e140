/// An array that maps an element when it is first looked at, and remembers it: what `@lazy tweets: [Tweet]` makes.
///
/// The document was validated as a whole when it was read, so only the mapping of an element can fail. The access
/// decides what happens then:
///
///     let tweet = try user.tweets.element(at: 0)       // throws the first problem
///     for result in user.tweets { … }                  // each a Result
///     let (tweet, problems) = user.tweets.reading(at: 0)
///     let all = try user.tweets.mapped()               // [Tweet]
///
/// Problems have their places in the document from which the array was read. The array keeps a copy of that document,
/// which it shares with the other lazy arrays from there, and eight bytes for each element.
///
/// A copy of the array shares what is remembered. All of this may be done from several threads at once.
public struct LazyMappedArray<Mapped> {
  private let content: Content

  fileprivate enum Content {
    case mapped([Mapped])
    case lazy(LazyElements<Mapped>)
  }

  /// An array of values that need no mapping.
  public init(_ elements: some Sequence<Mapped>) { content = .mapped(Array(elements)) }

  /// - Parameter read: keeps nothing that threads must not share.
  init(_ source: LazyArraySource, _ read: @escaping (inout Reader) throws(Failure) -> Mapped) {
    content = .lazy(LazyElements(source, read))
  }

  /// The element at a position, mapped.
  ///
  /// - Parameter index: one of `indices`.
  /// - Throws: the first problem of the element, again each time.
  public func element(at index: Int) throws(MappingError) -> Mapped { try self[index].get() }

  /// The element at a position, unless a problem makes that impossible; and everything that is wrong with it, also what
  /// `lossy` rules dropped. It is mapped anew, and not remembered.
  ///
  /// - Parameter index: one of `indices`.
  public func reading(at index: Int) -> (value: Mapped?, problems: [Problem]) {
    switch content {
    case .mapped(let elements): (elements[index], [])
    case .lazy(let elements): elements.reading(at: index)
    }
  }

  /// All elements, mapped.
  ///
  /// - Throws: the first problem of the first element that has one.
  public func mapped() throws(MappingError) -> [Mapped] {
    var result: [Mapped] = []
    result.reserveCapacity(count)
    for element in self { result.append(try element.get()) }
    return result
  }

  /// The element, if it has been mapped already.
  func mappedElement(at index: Int) -> Mapped? {
    switch content {
    case .mapped(let elements): elements[index]
    case .lazy(let elements): elements.remembered(at: index)?.success
    }
  }

  /// The text of an element that is not mapped, with blanks around it.
  func withBytes(of index: Int, _ body: (UTF8Bytes) -> Void) {
    switch content {
    case .mapped: break
    case .lazy(let elements): elements.source.withBytes(of: index, body)
    }
  }

  private func isIdentical(to other: LazyMappedArray) -> Bool {
    switch (content, other.content) {
    case (.lazy(let left), .lazy(let right)): left === right
    case (.mapped, _), (_, .mapped): false
    }
  }
}

extension LazyMappedArray: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch content {
    case .mapped(let elements): elements.count
    case .lazy(let elements): elements.source.elements.count
    }
  }

  /// The element at a position, or its first problem.
  ///
  /// - Complexity: that of mapping the element; O(1) once that was done.
  public subscript(index: Int) -> Result<Mapped, MappingError> {
    switch content {
    case .mapped(let elements): .success(elements[index])
    case .lazy(let elements): elements.element(at: index)
    }
  }
}

extension LazyMappedArray: Sendable where Mapped: Sendable {}
extension LazyMappedArray.Content: Sendable where Mapped: Sendable {}

extension LazyMappedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Mapped...) { self.init(elements) }
}

extension LazyMappedArray: Equatable where Mapped: Equatable {
  /// Maps all elements, unless one array is a copy of the other.
  public static func == (left: LazyMappedArray, right: LazyMappedArray) -> Bool {
    left.isIdentical(to: right) || left.elementsEqual(right)
  }
}

extension LazyMappedArray: Hashable where Mapped: Hashable {
  /// Maps all elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension LazyMappedArray: Readable where Mapped: Readable {
  public static func _kvRead(
    _ kv: inout Reader, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> LazyMappedArray {
    try kv.lazyArray(rule: nil) { (kv: inout Reader) throws(Failure) -> Mapped in
      try Mapped._kvRead(&kv, replacing: nil)
    }
  }

  public static var _kvOptions: ReadOptions { Mapped._kvOptions }
}

extension LazyMappedArray: Writable where Mapped: Writable {
  /// Elements that were mapped are written as their type is, the others as they stand in the document.
  public func _kvWrite(_ kv: inout Writer) throws(Failure) {
    try kv.lazyArray(self) { (kv: inout Writer, element: Mapped) throws(Failure) in try element._kvWrite(&kv) }
  }
}

/// The elements of one array of a document, and what is known of them.
private final class LazyElements<Mapped>: @unchecked Sendable {
  // Unchecked, because of `known`, which the lock guards, and of `read`, which generated code makes Sendable; the array
  // is shared between threads only where `Mapped` is Sendable.
  let source: LazyArraySource
  private let read: (inout Reader) throws(Failure) -> Mapped
  private let lock = Lock()
  private var known: [Int: Result<Mapped, MappingError>] = [:]

  init(_ source: LazyArraySource, _ read: @escaping (inout Reader) throws(Failure) -> Mapped) {
    self.source = source
    self.read = read
  }

  func remembered(at index: Int) -> Result<Mapped, MappingError>? {
    var result: Result<Mapped, MappingError>?
    lock.withLock { result = known[index] }
    return result
  }

  /// Two threads may map the same element; both get what the first of them has made.
  func element(at index: Int) -> Result<Mapped, MappingError> {
    if let element = remembered(at: index) { return element }
    var result = source.value(at: index, read)
    lock.withLock {
      if let first = known[index] { result = first } else { known[index] = result }
    }
    return result
  }

  func reading(at index: Int) -> (value: Mapped?, problems: [Problem]) { source.valueAndProblems(at: index, read) }
}

extension Result {
  fileprivate var success: Success? {
    switch self {
    case .success(let value): value
    case .failure: nil
    }
  }
}
