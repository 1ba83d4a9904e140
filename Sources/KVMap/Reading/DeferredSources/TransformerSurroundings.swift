/// The context that a user-defined transformer requests. Called by generated code.
public struct TransformerSurroundings: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The object of the mapping that reads the value.
  public static let object = TransformerSurroundings(rawValue: 1)
  /// The object of the enclosing mapping.
  public static let parent = TransformerSurroundings(rawValue: 2)
  /// The value that the caller passed.
  public static let context = TransformerSurroundings(rawValue: 4)
}

extension Reader {
  /// The context that a transformer receives. The mapping that uses it has called `enterParent`, so that its own object
  /// is the innermost one that encloses the value.
  ///
  /// - Complexity: Linear in the length of the requested objects.
  mutating func context(
    name: String?, asked: TransformerSurroundings
  ) throws(Failure) -> TransformerContext {
    var context = TransformerContext(name: name)
    guard !asked.isEmpty, let around else { return context }
    let back = mark()
    let (object, parent) = (around.object(ofParent: 1, behind: frame), around.object(ofParent: 2, behind: frame))
    if asked.contains(.object) { context.object = try tree(at: object?.mark, object?.duplicates)?.objectValue }
    if asked.contains(.parent) { context.parent = try tree(at: parent?.mark, parent?.duplicates)?.objectValue }
    if asked.contains(.context) { context.passed = try tree(at: around.contextMark) }
    rewind(to: back)
    return context
  }

  /// The value at a location, as a tree; `nil` if there is no location.
  mutating func tree(at mark: Mark?, _ duplicates: Keys.Duplicates? = nil) throws(Failure) -> Value? {
    guard let mark else { return nil }
    rewind(to: mark)
    skipBlanks()
    return try value(duplicates ?? .error)
  }
}

extension Around {
  /// The object `hops` mappings further out than the first `count` steps.
  func object(ofParent hops: Int, behind count: Int32) -> (mark: Mark, duplicates: Keys.Duplicates)? {
    parent(hops, behind: count).map { position in
      let frame = frames[position]
      let mark = Mark(position: frame.start, depth: Int(frame.depth), buffer: frame.buffer, state: .value)
      return (mark, frame.duplicates)
    }
  }

  /// The value that the caller passed.
  var contextMark: Mark? {
    context.map { Mark(position: $0.start, buffer: $0.buffer, state: .value) }
  }
}
