/// How far the reading of one object has come. Called by generated code, which keeps one for each object it opens.
public struct Scan: @unchecked Sendable {
  // Unchecked, because of the pointers: only the reader that set them follows them.

  /// The record of the key that is expected next; `nil` where a run has come to its end.
  ///
  /// A run is of keys that stand in the order of the table, one behind the other. They are noted in `seen` when it is over.
  @usableFromInline var expected: UnsafePointer<UInt8>?
  /// The number of the first key of the run.
  @usableFromInline var runStart: Int32 = 0
  /// Before which number the run must end: there is no key, or one that was there before, or one for which `seen` has no bit.
  @usableFromInline var runLimit: Int32 = 0
  /// How many required keys were there.
  @usableFromInline var required: Int32 = 0
  /// Which of the first 128 keys were there, but for those of the run.
  @usableFromInline var seen: UInt64 = 0
  @usableFromInline var seenHigh: UInt64 = 0
  /// Where the seen bits of further keys begin in `Reader.wideSeen`; -1 where there are none.
  @usableFromInline var wideSeen: Int32 = -1
  /// How many brackets are open inside the object, its own included.
  @usableFromInline var depth: Int32 = 0
  @usableFromInline var buffer: Int32 = 0
  /// What is around while the values of the object are read (`Around`). Known where others look at the object, where it
  /// is read as a whole, and while a failure is explained.
  @usableFromInline var frame: Int32 = 0
  /// The number of the object in which the keys that no rule takes are collected; 0 where there is none.
  @usableFromInline var rest: Int32 = 0
  /// How the keys begin (`Kernels.beginnings`); 0 until it is asked for.
  @usableFromInline var beginnings: UInt64 = 0
  /// Whether the object is the last step of what is around its values.
  @usableFromInline var isParent = false
  /// An existing value is updated: what is absent is not missing.
  @usableFromInline let updating: Bool
  /// The object's opening bracket.
  @usableFromInline var start: UnsafePointer<UInt8>?
  /// The value of the current key; known only while a failure is explained.
  @usableFromInline var value: UnsafePointer<UInt8>?

  /// - Parameter updating: whether absent keys leave their properties alone, so that none is missing.
  @inlinable
  public init(updating: Bool = false) { self.updating = updating }
}
