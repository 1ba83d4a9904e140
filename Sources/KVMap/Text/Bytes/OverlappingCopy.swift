/// Copies of a few bytes, such as keys: with overlapping words, without a call.
enum OverlappingCopy {
  /// - Parameters:
  ///   - source: Has `count` bytes.
  ///   - output: Has room for them. Nothing after them is modified.
  @inline(__always)
  static func copy(_ source: UnsafePointer<UInt8>, count: Int, to output: UnsafeMutablePointer<UInt8>) {
    let from = UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(output)
    if count >= 16 {
      var position = 0
      let last = count &- 16
      while position < last {
        move(from, to, position, SIMD16<UInt8>.self)
        position &+= 16
      }
      move(from, to, last, SIMD16<UInt8>.self)
    } else if count >= 8 {
      move(from, to, 0, UInt64.self)
      move(from, to, count &- 8, UInt64.self)
    } else if count >= 4 {
      move(from, to, 0, UInt32.self)
      move(from, to, count &- 4, UInt32.self)
    } else {
      for position in 0..<count { output[position] = source[position] }
    }
  }

  @inline(__always)
  private static func move<Word: BitwiseCopyable>(
    _ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, _ position: Int, _ type: Word.Type
  ) {
    to.storeBytes(of: from.loadUnaligned(fromByteOffset: position, as: type), toByteOffset: position, as: type)
  }
}
