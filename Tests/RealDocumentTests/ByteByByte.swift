@testable import KVMap

/// Reads a document without the code that examines more than one byte at a time: with the plain loops to which vectors
/// and kernels are equivalent.
func readByteByByte<T: DocumentDecodable>(_ type: T.Type, _ bytes: [UInt8]) throws -> T {
  try bytes.withUnsafeBufferPointer { buffer -> Result<T, CodingFailure> in
    let input = JSONInput(buffer)
    var reader = JSONReader(input, depthLimit: T._kvOptions.depth)
    reader.cursor.safe = 0
    do throws(CodingFailure) {
      let value = try T._kvDecode(&reader, updating: nil)
      try reader.finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }.get()
}
