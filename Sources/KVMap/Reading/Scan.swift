/// How far the reading of one object has come. Called by generated code, which keeps one for each object it opens.
///
/// All that it begins with is zero, without gaps, because that takes the fewest instructions in generated code. `open` does
/// the rest.
public struct Scan: @unchecked Sendable {
  // Unchecked, because of the pointers: only the reader that set them follows them.

  /// The record of the key that is expected next, or what stands behind the last one; `nil` where there is no run.
  ///
  /// A run is of keys that stand in the order of the table, one behind the other. They are noted in `seen` when it is over.
  @usableFromInline var expected: UnsafePointer<UInt8>?
  /// The object's opening bracket.
  @usableFromInline var start: UnsafePointer<UInt8>?
  /// Those of the object; `nil` until it is opened.
  @usableFromInline var keys: Keys?
  /// The value of the current key; known only while a failure is explained.
  @usableFromInline var value: UnsafePointer<UInt8>?
  /// Which of the first 128 keys were there, but for those of the run.
  @usableFromInline var seen: UInt64 = 0
  @usableFromInline var seenHigh: UInt64 = 0
  /// What the keys look like (`Kernels.outlines`); 0 until it is asked for.
  @usableFromInline var outlines: UInt64 = 0
  /// The number of the first key of the run.
  @usableFromInline var runStart: Int32 = 0
  /// Before which number the run must end: that of a key that was there before, or for which `seen` has no bit.
  @usableFromInline var runLimit: Int32 = 0
  /// How many required keys were not there yet; more than there can be where one of them has no value.
  @usableFromInline var missing: Int32 = 0
  /// Where the seen bits of further keys begin in `Reader.wideSeen`, counted from 1; 0 where there are none.
  @usableFromInline var wideSeen: Int32 = 0
  /// How many brackets are open inside the object, its own included.
  @usableFromInline var depth: Int32 = 0
  @usableFromInline var buffer: Int32 = 0
  /// What is around while the values of the object are read (`Around`). Known where others look at the object, where it
  /// is read as a whole, and while a failure is explained.
  @usableFromInline var frame: Int32 = 0
  /// The number of the object in which the keys that no rule takes are collected; 0 where there is none.
  @usableFromInline var rest: Int32 = 0
  /// Whether the object is the last step of what is around its values.
  @usableFromInline var isParent = false
  /// Whether the object is not whole without the value of the current key; known only while a failure is explained.
  @usableFromInline var needsValue = false
  /// An existing value is updated: what is absent is not missing.
  @usableFromInline let updating: Bool

  /// - Parameter updating: whether absent keys leave their properties alone, so that none is missing.
  @inlinable
  public init(updating: Bool = false) { self.updating = updating }

  /// Called by generated code, behind the object: whether all required keys have a value. Only a reader that collects all
  /// problems gets there where they have not.
  @inlinable
  public var isWhole: Bool { missing < 1 &<< 24 }

  /// A table has fewer required keys than this, and no more can come by.
  mutating func noteNoValue() { missing = 1 &<< 25 }
}
