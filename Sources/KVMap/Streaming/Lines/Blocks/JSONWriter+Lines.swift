/// Documents one after another, each on a line of its own.
extension JSONWriter {
  /// Ends the line with the value that was written last, in place of the comma after it.
  mutating func endLine() {
    if cursor > base, cursor[-1] == UInt8(ascii: ",") { cursor -= 1 }
    append(UInt8(ascii: "\n"))
  }

  /// A writer in its initial state, with the first bytes of this one.
  borrowing func beginning(_ length: Int) -> JSONWriter {
    var writer = JSONWriter(capacity: max(length, 1_024))
    writer.append(UTF8Bytes(rebasing: bytes.prefix(length)))
    return writer
  }
}
