/// A location in a document to which the reader can return, or the fact that there is none.
///
/// Rules whose value cannot be read when its key is encountered keep one
/// (docs/decisions/0002). A mark is valid as long as the object in which it was made is being read.
@_spi(Generated) public struct ValuePosition: @unchecked Sendable {
  // Unchecked because of the pointer: only the reader that owns its bytes ever dereferences it.
  let position: UnsafePointer<UInt8>?
  /// The length of the value in bytes, if known; otherwise 0.
  let length: Int
  /// 0 for the document, otherwise the number of a gathered object.
  let buffer: Int32
  /// The enclosing scopes (`EnclosingScopes`) when the mark was made; -1 if irrelevant.
  let scope: Int32
  /// The number of open arrays and objects that enclose the location.
  let depth: Int32
  let state: State

  enum State: UInt8, Sendable { case absent, null, value }

  init(
    position: UnsafePointer<UInt8>?, length: Int = 0, depth: Int = 0, buffer: Int32 = 0, frame: Int32 = -1, state: State
  ) {
    self.position = position
    self.length = length
    self.depth = Int32(truncatingIfNeeded: depth)
    self.buffer = buffer
    self.scope = frame
    self.state = state
  }

  /// A location in the same scopes.
  func moved(to position: UnsafePointer<UInt8>) -> ValuePosition {
    ValuePosition(position: position, depth: Int(depth), buffer: buffer, frame: scope, state: .value)
  }

  /// The key is missing.
  @_spi(Generated) public static var none: ValuePosition { ValuePosition(position: nil, state: .absent) }

  /// Null, without a location.
  @_spi(Generated) public static var null: ValuePosition { ValuePosition(position: nil, state: .null) }

  /// Whether the key is missing.
  @_spi(Generated) public var isAbsent: Bool { state == .absent }
  /// Whether the value is null.
  @_spi(Generated) public var isNull: Bool { state == .null }
  /// Whether there is a value other than null.
  @_spi(Generated) public var isValue: Bool { state == .value }

  /// The source `a ?? b` of the language: the first that has a value; otherwise null, if one of them is null.
  @_spi(Generated) public func or(_ other: ValuePosition) -> ValuePosition {
    if isValue { return self }
    if other.isValue { return other }
    return isNull ? self : other
  }
}
