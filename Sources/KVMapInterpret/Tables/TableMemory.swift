@_spi(Generated) import KVMap

/// Texts with stable addresses: the runtime's read tables are constants in generated code, and are kept here when a
/// program is interpreted.
final class TableMemory {
  private var blocks: [UnsafeMutableBufferPointer<UInt8>] = []

  /// A copy of `bytes`, valid for the lifetime of this memory. It is followed by NULs, because the runtime scans for
  /// the end of some texts and loads whole words of others.
  func text(_ bytes: some Collection<UInt8>) -> ConstantText {
    let count = bytes.count
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 16)
    let end = block.initialize(fromContentsOf: bytes)
    block[end...].initialize(repeating: 0)
    blocks.append(block)
    // A block is never empty, so it has an address.
    guard let start = block.baseAddress else { return ConstantText("") }
    return ConstantText(start: start, count: count)
  }

  func text(_ text: String) -> ConstantText { self.text(Array(text.utf8)) }

  deinit {
    for block in blocks { block.deallocate() }
  }
}
