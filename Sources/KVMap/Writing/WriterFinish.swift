#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
internal import KVMapKernels

/// The end of writing: the document without the comma behind it.
extension Writer {
  private var length: Int { cursor > base && cursor[-1] == UInt8(ascii: ",") ? count - 1 : count }

  /// The document as an array of exactly its size.
  consuming func finish() -> [UInt8] { [UInt8](UTF8Bytes(start: base, count: length)) }

  /// The document as `Data` that owns the buffer: nothing is copied.
  consuming func finishData() -> Data {
    let length = length
    return Data(bytesNoCopy: takeBuffer(), count: length, deallocator: .custom { block, _ in kvmap_release(block) })
  }

  /// The document as text.
  consuming func finishText() -> String { String(decoding: UTF8Bytes(start: base, count: length), as: UTF8.self) }
}
