/// Text that is never changed and outlives whoever looks at it: a literal of generated code, or bytes that the
/// interpreter keeps for as long as it reads and writes.
///
/// `StaticString` cannot be made at run time, so what takes one in the runtime's public functions is this behind them,
/// and generated code and interpreter run through the same lines.
package struct ConstantText: @unchecked Sendable {
  // Unchecked, because of the pointer: it is to a constant.
  package let start: UnsafePointer<UInt8>
  package let count: Int

  package init(_ literal: StaticString) {
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  /// - Parameter start: `count` bytes of UTF-8 that stay as they are.
  package init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  var bytes: UTF8Bytes { UTF8Bytes(start: start, count: count) }
}

extension ConstantText: CustomStringConvertible {
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
