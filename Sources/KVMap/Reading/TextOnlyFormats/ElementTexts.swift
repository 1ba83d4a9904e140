/// Texts that are read as objects with only `$text`: `<title>Emma</title>` where `<title lang="en">Emma</title>` is
/// also possible.
///
/// Each is laid out as JSON after the others, in blocks, followed by a NUL. They are kept as long as the reader exists:
/// a mark may point to one as long as any object is being read. Together they take about as much memory as the texts.
struct ElementTexts: ~Copyable {
  private var blocks: [Block] = []

  private final class Block {
    let memory: UnsafeMutableBufferPointer<UInt8>
    var used = 0
    var texts: [ElementText] = []

    init(capacity: Int) {
      memory = .allocate(capacity: capacity)
      memory.initialize(repeating: 0)
    }

    deinit { memory.deallocate() }
  }

  /// One object, and the text that it was created from.
  private struct ElementText {
    var start: Int
    /// The range of the text in the object, including its quotation marks.
    var text: Range<Int>
    var source: ValuePosition
    /// Where reading continues.
    var behind: ValuePosition
  }

  /// Blocks have negative numbers, to distinguish them from gathered objects.
  private static func number(_ index: Int) -> Int32 { ~Int32(truncatingIfNeeded: index) }

  private func block(_ number: Int32) -> Block? {
    let index = Int(~number)
    return number < 0 && blocks.indices.contains(index) ? blocks[index] : nil
  }

  /// Creates an object from a text.
  ///
  /// - Parameters:
  ///   - text: Including its quotation marks; nil for an object without members.
  ///   - source: The location of the text.
  ///   - behind: Where reading continues after it.
  /// - Returns: The location of the object.
  mutating func add(_ text: UTF8Bytes?, source: ValuePosition, behind: ValuePosition) -> ValuePosition {
    let lead = "{\"$text\":"
    let length = text.map { $0.count + lead.utf8.count + 1 } ?? 2
    // Sixteen bytes are loaded at a time, and a NUL ends each object.
    let needed = length + 1 + 16
    if blocks.last.map({ $0.memory.count - $0.used < needed }) ?? true {
      blocks.append(Block(capacity: max(needed, blocks.isEmpty ? 1 << 10 : 1 << 16)))
    }
    let block = blocks[blocks.count - 1]
    let start = block.used
    var end = start
    func append(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        block.memory[end] = byte
        end += 1
      }
    }
    if text != nil { append(lead.utf8) } else { append("{".utf8) }
    let textStart = end
    if let text {
      _ = UnsafeMutableBufferPointer(rebasing: block.memory[end...]).update(fromContentsOf: text)
      end += text.count
    }
    let inner = textStart..<end
    append("}".utf8)
    block.used = end + 1
    block.texts.append(ElementText(start: start, text: inner, source: source, behind: behind))
    let number = Self.number(blocks.count - 1)
    let position = block.memory.baseAddress.map { UnsafePointer($0) + start }
    return ValuePosition(
      position: position, length: length, depth: Int(behind.depth), buffer: number, frame: behind.scope, state: .value)
  }

  /// The bytes of a block.
  func bytes(of number: Int32) -> ByteRange? {
    guard let block = block(number), let base = block.memory.baseAddress else { return nil }
    return ByteRange(start: UnsafePointer(base), end: UnsafePointer(base) + block.memory.count)
  }

  /// Where reading continues after the object that ends before a position.
  func behind(_ place: UnsafePointer<UInt8>, in number: Int32) -> ValuePosition? {
    text(at: place, in: number)?.text.behind
  }

  /// The location of the text, and its buffer.
  func source(of place: UnsafePointer<UInt8>, in number: Int32) -> (UnsafePointer<UInt8>, Int32)? {
    guard let (text, offset) = text(at: place, in: number), let source = text.source.position else { return nil }
    let isInside = text.text.contains(offset)
    return (isInside ? source + (offset - text.text.lowerBound) : source, text.source.buffer)
  }

  private func text(
    at place: UnsafePointer<UInt8>, in number: Int32
  ) -> (text: ElementText, offset: Int)? {
    guard let block = block(number), let base = block.memory.baseAddress else { return nil }
    let offset = place - UnsafePointer(base)
    var (low, high) = (0, block.texts.count)
    while low < high {
      let middle = (low + high) / 2
      if block.texts[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? (block.texts[low - 1], offset) : nil
  }
}

extension JSONReader {
  /// Moves to an object that has the text under the cursor as its `$text`, if the document has only text.
  ///
  /// - Parameter asEntries: Whether the empty text is an object without members.
  /// - Returns: `false`, without moving, if there is no text.
  @inline(never)
  mutating func enterText(asEntries: Bool = false) -> Bool {
    // Such an object contains only text, so a text in it is not read as an object again: a recursive type would never
    // end.
    guard dialect.takesTextForObject, cursor.p[0] == 0x22, buffer >= 0 else { return false }
    let source = mark()
    var text: ScannedString?
    do throws(CodingFailure) {
      let scanned = try scanString(at: cursor.p)
      text = scanned
      cursor.p = scanned.end + 1
      cursor.skipBlanks()
    } catch {
      rewind(to: source)
      return false
    }
    guard let text else { return false }
    let bytes = UTF8Bytes(start: text.start - 1, count: text.count + 2)
    let object = openSession().gathered.texts.add(
      asEntries && text.count == 0 ? nil : bytes, source: source, behind: mark())
    rewind(to: object)
    return true
  }

  /// At the end of an object that was created from a text, returns to the position after that text. Returns `false` if
  /// the cursor is not at such an end.
  @inline(never)
  mutating func returnToSource() -> Bool {
    guard buffer < 0, cursor.p[0] == 0, let behind = session?.gathered.texts.behind(cursor.p, in: buffer) else {
      return false
    }
    rewind(to: behind)
    return true
  }
}
