/// A place in a document to which the reader can return, or the note that there is nothing to return to.
///
/// Called by generated code: rules whose value cannot be read when its key comes by keep one (docs/decisions/0002).
/// A mark is good as long as the object in which it was made is being read.
public struct Mark: @unchecked Sendable {
  // Unchecked, because of the pointer: it is only ever followed by the reader that owns the bytes behind it.
  let position: UnsafePointer<UInt8>?
  /// How many bytes the value takes, where that is known; else 0.
  let length: Int
  /// 0 for the document, else the number of a gathered object.
  let buffer: Int32
  /// What was around (`Around`) where the place was noted; -1 where that does not matter.
  let frame: Int32
  /// How many arrays and objects are open around the place.
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
    self.frame = frame
    self.state = state
  }

  /// A place in the same surroundings.
  func moved(to position: UnsafePointer<UInt8>) -> Mark {
    Mark(position: position, depth: Int(depth), buffer: buffer, frame: frame, state: .value)
  }

  /// The key was not there.
  public static var none: Mark { Mark(position: nil, state: .absent) }

  /// Null, without a place.
  public static var null: Mark { Mark(position: nil, state: .null) }

  /// Whether the key was not there.
  public var isAbsent: Bool { state == .absent }
  /// Whether null stands there.
  public var isNull: Bool { state == .null }
  /// Whether a value other than null stands there.
  public var isValue: Bool { state == .value }

  /// The source `a ?? b` of the language: the first that has a value; else null, if one of them was null.
  public func or(_ other: Mark) -> Mark {
    if isValue { return self }
    if other.isValue { return other }
    return isNull ? self : other
  }
}
