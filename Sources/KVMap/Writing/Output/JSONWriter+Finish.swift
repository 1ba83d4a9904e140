#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
internal import KVMapKernels

/// The end of writing: the document without the comma after it.
extension JSONWriter {
  private var length: Int { cursor > base && cursor[-1] == UInt8(ascii: ",") ? count - 1 : count }

  /// The document as an array of exactly its size.
  consuming func finish() -> [UInt8] { [UInt8](UTF8Bytes(start: base, count: length)) }

  /// The document as `Data`. Large `Data` takes ownership of the buffer instead of copying it.
  consuming func finishData() -> Data {
    let length = length
    // A small document is copied, because it was written on the stack or would own more memory than it needs.
    guard length > 1 << 14 else { return Data(bytes: base, count: length) }
    return Data(bytesNoCopy: takeBuffer(), count: length, deallocator: .custom { block, _ in kvmap_release(block) })
  }

  /// The document as text.
  consuming func finishText() -> String {
    // All of it comes from strings, or from validated documents.
    String(validated: UTF8Bytes(start: base, count: length), isASCII: false)
  }
}
