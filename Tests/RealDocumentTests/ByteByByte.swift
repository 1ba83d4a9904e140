@testable import KVMap

/// Reads a document without the code that examines more than one byte at a time: with the plain loops to which vectors
/// and kernels are equivalent.
func readByteByByte<T: Readable>(_ type: T.Type, _ bytes: [UInt8]) throws -> T {
  try bytes.withUnsafeBufferPointer { buffer -> Result<T, Failure> in
    let input = JSONInput(buffer)
    var reader = Reader(input, depthLimit: T._kvOptions.depth)
    reader.safe = 0
    do throws(Failure) {
      let value = try T._kvRead(&reader, updating: nil)
      try reader.finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }.get()
}
