/// One object made by `gather { … }`, or a document of its own that stands in a text.
struct GatheredObject {
  /// A line `key⇥document path` for each entry.
  private let entries: ConstantText
  private let needsAll: Bool
  /// The opening bracket of the object whose keys are gathered.
  let origin: UnsafePointer<UInt8>?
  private let originBuffer: Int32
  /// How deep that object's values stand.
  let depth: Int32
  private var values: [(entry: Int, mark: Mark)] = []
  private var text: TextBuffer?

  /// Some bytes of the text, and where they were copied from.
  private struct Segment {
    var start: Int
    var length: Int
    var source: UnsafePointer<UInt8>
    var buffer: Int32
  }
  private var segments: [Segment] = []
  /// What is read instead of an object that was put together.
  let inner: InnerText?

  /// - Parameter depth: how deep the value stands out of which the text was made.
  init(_ inner: InnerText, depth: Int) {
    entries = ConstantText("")
    needsAll = false
    origin = inner.source
    originBuffer = inner.sourceBuffer
    self.depth = Int32(truncatingIfNeeded: depth)
    text = inner.text
    self.inner = inner
  }

  init(_ entries: ConstantText, needsAll: Bool, _ scan: Scan) {
    self.entries = entries
    self.needsAll = needsAll
    origin = scan.start
    originBuffer = scan.buffer
    depth = scan.depth
    inner = nil
  }

  mutating func add(_ mark: Mark, entry: Int) {
    guard !mark.isAbsent else { return }
    values.append((entry, mark))
  }

  /// A key that is null counts as present (A23).
  var isPresent: Bool { needsAll ? values.count == lines.count : !values.isEmpty }

  var bytes: ByteRange? { text?.bytes }

  /// Writes the object as JSON.
  mutating func layOut() -> ByteRange {
    if let text { return text.bytes }
    let lines = lines
    var json: [UInt8] = [UInt8(ascii: "{")]
    segments = []
    for (entry, mark) in values {
      guard lines.indices.contains(entry) else { continue }
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json.append(UInt8(ascii: "\""))
      json.append(contentsOf: lines[entry].key.utf8)
      json.append(contentsOf: "\":".utf8)
      guard let source = mark.position, mark.length > 0 else {
        json.append(contentsOf: "null".utf8)
        continue
      }
      segments.append(Segment(start: json.count, length: mark.length, source: source, buffer: mark.buffer))
      json.append(contentsOf: UnsafeBufferPointer(start: source, count: mark.length))
    }
    json.append(UInt8(ascii: "}"))
    let buffer = TextBuffer(json)
    text = buffer
    return buffer.bytes
  }

  /// Where a place in the text came from.
  func source(of place: UnsafePointer<UInt8>) -> (UnsafePointer<UInt8>, Int32) {
    if let text {
      let offset = place - text.bytes.start
      for segment in segments where offset >= segment.start && offset < segment.start + segment.length {
        return (segment.source + (offset - segment.start), segment.buffer)
      }
    }
    return (origin ?? place, originBuffer)
  }

  /// A path in the gathered object as one from the object whose keys were gathered.
  func documentPath(of path: String) -> String {
    let (first, rest) = DocumentPath.splitFirst(path)
    guard let line = lines.first(where: { $0.key.utf8.elementsEqual(first.utf8) }) else { return path }
    return DocumentPath.join(line.path, rest)
  }

  var firstAbsentPath: String? {
    lines.enumerated().first { index, _ in !values.contains { $0.entry == index } }?.element.path
  }

  private var lines: [(key: Substring, path: String)] {
    entries.description.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0], parts.count > 1 ? String(parts[1]) : String(parts[0]))
    }
  }
}
