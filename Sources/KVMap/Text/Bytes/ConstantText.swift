/// Text that never changes and outlives its users: a literal in generated code, or bytes that the interpreter keeps for
/// as long as it reads and writes.
///
/// A `StaticString` cannot be created at run time, so public runtime functions that take one convert it to this type,
/// and generated code and the interpreter share the same implementation.
package struct ConstantText: @unchecked Sendable {
  // Unchecked because of the pointer, which is to a constant.
  package let start: UnsafePointer<UInt8>
  package let count: Int

  package init(_ literal: StaticString) {
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  /// - Parameter start: `count` bytes of UTF-8 that do not change.
  package init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  var bytes: UTF8Bytes { UTF8Bytes(start: start, count: count) }
}

extension ConstantText: CustomStringConvertible {
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
