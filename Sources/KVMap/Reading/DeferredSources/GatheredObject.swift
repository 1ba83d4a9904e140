import KVMapText

/// A value that becomes part of an assembled object or array.
struct GatheredValue {
  /// For a gather: the number of its entry.
  var entry = 0
  /// For a member: its key, with quotation marks, and its buffer, if that is not the one of the value.
  var key: ByteRange?
  var keyBuffer: Int32?
  var mark: ValuePosition
  /// A run of text of an element, as a JSON string; the mark is then that of the element.
  var text: [UInt8]?
}

/// One object created by `gather { … }` or from the keys that `rest` takes, one array created by `[*]`, or an embedded
/// document in a text.
struct GatheredObject {
  enum Kind {
    /// Its keys are those of the entries.
    case gather
    /// Its keys are those of the members.
    case rest
    /// An array of objects, each with one of the members.
    case members
    case array
  }

  private(set) var kind: Kind
  /// As in `GatherLine`.
  private let entries: ConstantText
  private let needsAll: Bool
  /// The opening bracket of the object whose keys are gathered.
  let origin: UnsafePointer<UInt8>?
  private let originBuffer: Int32
  /// The depth of that object's values.
  let depth: Int32
  /// For a gather: the number of steps that enclose that object.
  let frame: Int32
  private(set) var values: [GatheredValue] = []
  private var text: TextBuffer?

  /// Some bytes of the text, and their source.
  private struct Segment {
    var start: Int
    var length: Int
    var source: UnsafePointer<UInt8>
    var buffer: Int32
    /// Whether all of it comes from one place.
    var isPoint = false
  }
  private var segments: [Segment] = []
  /// The text that is read in place of an assembled object.
  let inner: EmbeddedDocument?

  /// - Parameter depth: The depth of the value from which the text was created.
  init(_ inner: EmbeddedDocument, depth: Int) {
    kind = .gather
    entries = ConstantText("")
    needsAll = false
    origin = inner.source
    originBuffer = inner.sourceBuffer
    self.depth = Int32(truncatingIfNeeded: depth)
    frame = 0
    text = inner.text
    self.inner = inner
  }

  /// - Parameters:
  ///   - entries: For a gather: a line for each.
  ///   - needsAll: For a gather: it is absent unless all of them are present.
  ///   - frame: For a gather: the number of steps that enclose the object.
  init(
    _ kind: Kind, of scan: ObjectState, _ entries: ConstantText = ConstantText(""), needsAll: Bool = false,
    frame: Int32 = 0
  ) {
    self.kind = kind
    self.frame = frame
    self.entries = entries
    self.needsAll = needsAll
    origin = scan.start
    originBuffer = scan.buffer
    depth = scan.depth
    inner = nil
  }

  mutating func add(_ mark: ValuePosition, entry: Int) {
    guard !mark.isAbsent else { return }
    values.append(GatheredValue(entry: entry, mark: mark))
  }

  /// Adds a member that `rest` takes, or an element.
  mutating func append(_ mark: ValuePosition, key: ByteRange?) { values.append(GatheredValue(key: key, mark: mark)) }

  /// Turns the collected members into an array of objects with one of them each.
  mutating func arrange(_ members: [GatheredValue]) {
    kind = .members
    values = members
  }

  /// Null does not count as a value: an object with only nulls is absent.
  var isPresent: Bool {
    switch kind {
    case .gather where needsAll: values.count { $0.mark.isValue } == GatherLine.count(in: entries.bytes)
    case .gather: values.contains { $0.mark.isValue }
    case .rest, .members, .array: true
    }
  }

  var isEmpty: Bool { values.isEmpty }

  var bytes: ByteRange? { text?.bytes }

  /// Writes the object or array as JSON.
  mutating func layOut(_ notation: IntermediateForm) -> ByteRange {
    if let text { return text.bytes }
    let isArray = kind == .array || kind == .members
    var json: [UInt8] = [UInt8(ascii: isArray ? "[" : "{")]
    segments = []
    for value in values {
      let (key, mark) = (value.key, value.mark)
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      if kind == .members {
        // Problems of the object are located at the value of its member.
        if let source = mark.position {
          segments.append(Segment(start: json.count, length: 1, source: source, buffer: mark.buffer))
        }
        json.append(UInt8(ascii: "{"))
      }
      // Precedes every key in this intermediate form.
      if notation == .text, kind != .array { json.append(UInt8(ascii: " ")) }
      switch kind {
      case .gather:
        json.append(UInt8(ascii: "\""))
        json.append(contentsOf: GatherLine.key(value.entry, in: entries.bytes))
        json.append(contentsOf: "\":".utf8)
      case .rest, .members:
        // Including its quotation marks. Problems of the key itself are located at the key.
        if let key { copy(key, buffer: value.keyBuffer ?? mark.buffer, to: &json) }
        if value.text != nil { json.append(contentsOf: "\"$text\"".utf8) }
        json.append(UInt8(ascii: ":"))
      case .array: break
      }
      if let text = value.text {
        if let source = mark.position {
          segments.append(Segment(start: json.count, length: text.count, source: source, buffer: mark.buffer))
          segments[segments.count - 1].isPoint = true
        }
        json.append(contentsOf: text)
      } else if let source = mark.position, mark.length > 0 {
        copy(ByteRange(start: source, end: source + mark.length), buffer: mark.buffer, to: &json)
      } else {
        json.append(contentsOf: "null".utf8)
      }
      if kind == .members { json.append(UInt8(ascii: "}")) }
    }
    json.append(UInt8(ascii: isArray ? "]" : "}"))
    let buffer = TextBuffer(json)
    text = buffer
    return buffer.bytes
  }

  private mutating func copy(_ range: ByteRange, buffer: Int32, to json: inout [UInt8]) {
    segments.append(Segment(start: json.count, length: range.count, source: range.start, buffer: buffer))
    json.append(contentsOf: UnsafeBufferPointer(start: range.start, count: range.count))
  }

  /// The source of a position in the text.
  ///
  /// - Complexity: Logarithmic in the number of members: dropped failures request it as well.
  func source(of place: UnsafePointer<UInt8>) -> (UnsafePointer<UInt8>, Int32) {
    if let text {
      let offset = place - text.bytes.start
      var (low, high) = (0, segments.count)
      while low < high {
        let middle = (low + high) / 2
        if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
      }
      if low > 0, offset < segments[low - 1].start + segments[low - 1].length {
        let segment = segments[low - 1]
        return (segment.source + (segment.isPoint ? 0 : offset - segment.start), segment.buffer)
      }
    }
    return (origin ?? place, originBuffer)
  }

  /// Converts a path in the gathered object to one in the document.
  func documentPath(of path: String) -> RequestedPath {
    // The keys of `rest` are those of the document; an array has no path of its own.
    guard kind == .gather else { return RequestedPath(path) }
    let (first, rest) = DocumentPath.splitFirst(path)
    let lines = GatherLine.all(in: entries.description)
    guard let line = lines.first(where: { $0.key.utf8.elementsEqual(first.utf8) }) else { return RequestedPath(path) }
    return RequestedPath(DocumentPath.join(line.path, rest), in: LookupScope(line.place))
  }

  /// The path of the first key without a value. Null counts as absent.
  var firstLack: RequestedPath? {
    for (index, line) in GatherLine.all(in: entries.description).enumerated() {
      let marks = values.filter { $0.entry == index }
      guard !marks.contains(where: \.mark.isValue) else { continue }
      return RequestedPath(line.path, in: LookupScope(line.place))
    }
    return nil
  }
}

extension LookupScope {
  fileprivate init?(_ place: GatherLine.Place?) {
    switch place {
    case .parent(let levels): self = .parent(levels)
    case .document: self = .document
    case .context: self = .context
    case nil: return nil
    }
  }
}
