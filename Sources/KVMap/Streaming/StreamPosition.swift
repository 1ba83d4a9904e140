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
    guard let base = bytes.baseAddress else { return self }
    var position = self
    position.offset += bytes.count
    var lastLine = 0
    while let end = bytes.lineEnd(from: lastLine) {
      position.line += 1
      lastLine = end + 1
    }
    if position.line > line { position.column = 1 }
    position.column += StreamPosition.scalars(from: base + lastLine, to: base + bytes.count)
    return position
  }

  /// The number of bytes that begin a Unicode scalar.
  private static func scalars(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Int {
    var rest = start
    var others = 0
    while end - rest >= 8 {
      let word = rest.word
      // A byte whose highest bits are 10 continues a scalar. The product has the sum of all eight in its highest byte.
      let continuing = word &>> 7 & ~(word &>> 6) & SWAR.low
      others &+= Int(truncatingIfNeeded: (continuing &* SWAR.low) &>> 56)
      rest += 8
    }
    while rest < end {
      if rest[0] & 0xc0 == 0x80 { others &+= 1 }
      rest += 1
    }
    return end - start - others
  }
}
