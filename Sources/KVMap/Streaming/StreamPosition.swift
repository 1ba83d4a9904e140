/// A position in a stream.
struct StreamPosition: Equatable {
  /// In bytes from the beginning of the stream.
  var offset = 0
  /// Counts from 1.
  var line = 1
  /// Counts from 1, in Unicode scalars.
  var column = 1

  /// The position after bytes that begin here.
  func advanced(over bytes: UTF8Bytes) -> StreamPosition {
    var position = self
    position.offset += bytes.count
    var scalars = 0
    var newlines = 0
    // Two counts without a branch, so that the compiler can vectorize the loop.
    for byte in bytes {
      scalars &+= byte & 0xc0 == 0x80 ? 0 : 1
      newlines &+= byte == 0x0a ? 1 : 0
    }
    guard newlines > 0 else {
      position.column += scalars
      return position
    }
    position.line += newlines
    position.column = 1
    for byte in bytes.reversed() {
      if byte == 0x0a { break }
      if byte & 0xc0 != 0x80 { position.column += 1 }
    }
    return position
  }
}
