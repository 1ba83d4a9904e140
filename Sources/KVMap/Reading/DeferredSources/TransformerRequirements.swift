/// The context that a user-defined transformer requests.
@_spi(Generated) public struct TransformerRequirements: OptionSet, Sendable {
  @_spi(Generated) public let rawValue: UInt8

  @_spi(Generated) public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The object of the mapping that reads the value.
  @_spi(Generated) public static let object = TransformerRequirements(rawValue: 1)
  /// The object of the enclosing mapping.
  @_spi(Generated) public static let parent = TransformerRequirements(rawValue: 2)
  /// The value that the caller passed.
  @_spi(Generated) public static let context = TransformerRequirements(rawValue: 4)
}

extension JSONReader {
  /// The context that a transformer receives. The mapping that uses it has called `enterParent`, so that its own object
  /// is the innermost one that encloses the value.
  ///
  /// - Complexity: Linear in the length of the requested objects.
  mutating func context(
    name: String?, asked: TransformerRequirements
  ) throws(CodingFailure) -> TransformerContext {
    var context = TransformerContext(name: name)
    guard !asked.isEmpty, let scopes = session?.scopes else { return context }
    let back = mark()
    let (object, parent) = (scopes.object(ofParent: 1, behind: scope), scopes.object(ofParent: 2, behind: scope))
    if asked.contains(.object) { context.object = try tree(at: object?.mark, object?.duplicates)?.objectValue }
    if asked.contains(.parent) { context.parent = try tree(at: parent?.mark, parent?.duplicates)?.objectValue }
    if asked.contains(.context) { context.callerContext = try tree(at: scopes.contextMark) }
    rewind(to: back)
    return context
  }

  /// The value at a location, as a tree; `nil` if there is no location.
  mutating func tree(at mark: ValuePosition?, _ duplicates: KeyTable.Duplicates? = nil) throws(CodingFailure)
    -> JSONValue?
  {
    guard let mark else { return nil }
    rewind(to: mark)
    cursor.skipBlanks()
    return try value(duplicates ?? .error)
  }
}

extension EnclosingScopes {
  /// The object `hops` mappings further out than the first `count` steps.
  func object(ofParent hops: Int, behind count: Int32) -> (mark: ValuePosition, duplicates: KeyTable.Duplicates)? {
    parent(hops, behind: count).map { position in
      let frame = stack[position]
      let mark = ValuePosition(position: frame.start, depth: Int(frame.depth), buffer: frame.buffer, state: .value)
      return (mark, frame.duplicates)
    }
  }

  /// The value that the caller passed.
  var contextMark: ValuePosition? {
    context.map { ValuePosition(position: $0.start, buffer: $0.buffer, state: .value) }
  }
}
