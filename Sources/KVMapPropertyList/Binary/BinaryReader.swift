@_spi(Generated) package import KVMap

/// Transcodes a binary property list to the reader's notation, from its outermost object inwards.
///
/// Objects may be shared, so the result can be far larger than the file. It is rejected if it would be more than 64 ×
/// as large; without sharing it is at most about 7 ×. Arrays and dictionaries are kept on an explicit stack, so that no
/// file overflows the program's stack. Nothing is allocated based on a count that a file claims, but for a few bytes
/// per object, each of which has at least one byte in the table of the file.
///
/// Most references of a file are to keys and values that were written before. Their notation is copied.
///
/// Objects whose bytes overlap are each read according to their own bytes.
package struct BinaryReader: ~Copyable {
  private let bytes: UTF8Bytes
  private let layout: BinaryLayout
  private let depth: Int
  /// The maximum number of bytes that may be written.
  private let budget: Int
  private var open: [Container] = []
  private var hasTooDeep = false
  /// What was written of each object that is no container; a count of 0 for the others. Not an array, which checks each
  /// index again: those of references are checked when they are read.
  private let written: UnsafeMutablePointer<WrittenObject>
  /// Whether a set is open, whose notation is still going to be moved.
  private var isInSet = false
  private let note: ((_ notation: Int, _ source: Int) -> Void)?

  /// An array, set or dictionary whose elements are being read.
  private struct Container {
    enum Kind { case array, set, dictionary }

    var kind: Kind
    var object: Int
    /// The position of the reference of the next element, or key.
    var next: Int
    var remaining: Int
    /// The distance from a key's reference to that of its value.
    var distance: Int
    /// The start of its notation.
    var start: Int
  }

  /// Where the notation of an object is.
  private struct WrittenObject: BitwiseCopyable {
    var start: UInt32 = 0
    /// With the comma after it.
    var count: UInt32 = 0
    /// Whether it was written, and can be a key.
    var isText = false
  }

  /// The maximum ratio of the notation's size to the file's.
  static let growth = 64

  /// Transcodes all of `source`.
  ///
  /// - Parameters:
  ///   - source: the file; its contents are untrusted.
  ///   - depth: how many arrays and dictionaries may be open at once. A deeper one is written as an empty one, at which
  ///     the reader then stops.
  ///   - writer: receives the notation.
  ///   - note: called for each value with its position in the notation, before it is written there, and in the file.
  /// - Throws: if the file is not a property list.
  /// - Complexity: Linear in the length of the notation.
  package static func read(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter,
    noting note: ((_ notation: Int, _ source: Int) -> Void)? = nil
  ) throws(TranscodingFailure) {
    var reader = BinaryReader(source, try BinaryLayout(source), depth, note)
    try reader.value(reader.layout.topObject, to: &writer)
    while try reader.step(&writer) {}
  }

  private init(_ source: UTF8Bytes, _ layout: BinaryLayout, _ depth: Int, _ note: ((Int, Int) -> Void)?) {
    bytes = source
    self.layout = layout
    self.depth = depth
    self.note = note
    written = .allocate(capacity: layout.objectCount)
    written.initialize(repeating: WrittenObject(), count: layout.objectCount)
    // Few files nest deeper, so the stack does not grow.
    open.reserveCapacity(16)
    let (product, isTooLarge) = source.count.multipliedReportingOverflow(by: Self.growth)
    budget = isTooLarge ? .max : product
  }

  deinit { written.deallocate() }

  // MARK: - Containers

  /// Writes the elements of the innermost container up to the next container, or closes it.
  ///
  /// - Returns: `false` when none are open any more.
  private mutating func step(_ writer: inout JSONWriter) throws(TranscodingFailure) -> Bool {
    guard var container = open.last else { return false }
    let level = open.count
    while container.remaining > 0 {
      let place = container.next
      container.next += layout.referenceSize
      container.remaining -= 1
      var valuePlace = place
      if container.kind == .dictionary {
        let key = try reference(at: place)
        let known = written[key]
        if known.isText {
          if note != nil { try noteAgain(key, writer) }
          _ = writer.appendAgain(from: Int(known.start), count: Int(known.count), endingWith: UInt8(ascii: ":"))
        } else {
          try self.key(key, to: &writer)
        }
        valuePlace = place + container.distance
      }
      let object = try reference(at: valuePlace)
      let known = written[object]
      if known.count > 0 {
        if note != nil { try noteAgain(object, writer) }
        let end = writer.appendAgain(from: Int(known.start), count: Int(known.count), endingWith: UInt8(ascii: ","))
        guard end <= budget else { throw tooMuch(at: try offset(of: object)) }
        continue
      }
      open[level - 1] = container
      try value(object, to: &writer)
      if open.count > level { return true }
    }
    close(container, &writer)
    if container.kind == .set {
      isInSet = false
      // Its notation has more escape sequences than what was compared while its elements were written.
      guard writer.notationOffset <= budget else { throw tooMuch(at: try offset(of: container.object)) }
    }
    open.removeLast()
    return true
  }

  /// Notes where an object that was written before is written again.
  @inline(never)
  private func noteAgain(_ object: Int, _ writer: borrowing JSONWriter) throws(TranscodingFailure) {
    note?(writer.notationOffset, try offset(of: object))
  }

  private mutating func remember(_ object: Int, _ marker: BinaryMarker, from start: Int, to end: Int) {
    // The notation of a set is written anew when the set ends.
    guard !isInSet, UInt64(end) <= UInt64(UInt32.max) else { return }
    let isText: Bool
    switch marker {
    case .array, .set, .dictionary: return
    case .ascii, .utf16, .utf8: isText = true
    case .null, .false, .true, .integer, .real, .date, .data, .uid: isText = false
    }
    written[object] = WrittenObject(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end - start), isText: isText)
  }

  private func close(_ container: Container, _ writer: inout JSONWriter) {
    switch container.kind {
    case .array: writer.endArray()
    case .set:
      writer.endArray()
      writer.makeSet(from: container.start)
    case .dictionary: writer.endObject()
    }
  }

  /// A set inside a set is written as an array: both become arrays when the outer one is read, and each level of sets
  /// would double the escape sequences.
  ///
  /// - Parameter offset: the offset of the container's marker.
  private mutating func open(_ kind: Container.Kind, _ object: Int, at offset: Int, _ writer: inout JSONWriter)
    throws(TranscodingFailure)
  {
    let (start, count) = try extent(at: offset, unit: layout.referenceSize * (kind == .dictionary ? 2 : 1))
    var container = Container(
      kind: kind == .set && isInSet ? .array : kind, object: object, next: start, remaining: count,
      distance: count * layout.referenceSize, start: writer.notationOffset)
    if kind == .dictionary { writer.beginObject() } else { writer.beginArray() }
    if open.count >= depth {
      try checkTooDeep(object, at: offset)
      container.remaining = 0
      return close(container, &writer)
    }
    if container.kind == .set { isInSet = true }
    open.append(container)
  }

  /// Excessive depth is left to the reader, which knows the path; but cycles, and whatever the reader does not see, are
  /// reported here.
  private mutating func checkTooDeep(_ object: Int, at offset: Int) throws(TranscodingFailure) {
    // The reader stops at the first value that is too deep, so the others need not be checked.
    guard !hasTooDeep else { return }
    hasTooDeep = true
    if open.contains(where: { $0.object == object }) || Set(open.map(\.object)).count < open.count {
      throw TranscodingFailure(
        .syntax, at: offset, expected: "objects that do not contain themselves", found: "one that does")
    }
    if open.contains(where: { $0.kind == .set }) {
      throw TranscodingFailure(
        .depth, at: offset, expected: "at most \(depth) arrays and dictionaries inside each other", found: "one more")
    }
  }

  // MARK: - Objects

  /// - Parameter place: the position of a reference that is within the objects.
  @inline(__always)
  private func reference(at place: Int) throws(TranscodingFailure) -> Int {
    let object = BinaryNumber.read(bytes, at: place, size: layout.referenceSize)
    guard object < UInt64(layout.objectCount) else {
      throw TranscodingFailure(
        .syntax, at: place, expected: "one of the \(layout.objectCount) objects", found: "object \(object)")
    }
    return Int(object)
  }

  /// The start of an object.
  private func offset(of object: Int) throws(TranscodingFailure) -> Int {
    let entry = layout.table + object * layout.offsetSize
    let offset = BinaryNumber.read(bytes, at: entry, size: layout.offsetSize)
    guard offset >= UInt64(BinaryLayout.header.count), offset < UInt64(layout.table) else {
      throw TranscodingFailure(
        .syntax, at: entry,
        expected: "an offset inside the objects, bytes \(BinaryLayout.header.count) to \(layout.table)",
        found: "\(offset)")
    }
    return Int(offset)
  }

  private func marker(at offset: Int) throws(TranscodingFailure) -> BinaryMarker {
    guard let marker = BinaryMarker(bytes[offset]) else {
      throw TranscodingFailure(
        .syntax, at: offset, expected: "an object of a property list",
        found: "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true))")
    }
    return marker
  }

  private mutating func value(_ object: Int, to writer: inout JSONWriter) throws(TranscodingFailure) {
    let offset = try offset(of: object)
    let start = writer.notationOffset
    if let note { note(start, offset) }
    let marker = try marker(at: offset)
    switch marker {
    case .null: writer.null()
    case .false: writer.bool(false)
    case .true: writer.bool(true)
    case .integer(let size): try BinaryScalars.integer(try payload(at: offset, size: size), &writer)
    case .real(let size): BinaryScalars.real(try payload(at: offset, size: size), &writer)
    case .date: try BinaryScalars.date(try payload(at: offset, size: 8), at: offset, &writer)
    case .uid(let size): writer.uidToken(BinaryNumber.read(try payload(at: offset, size: size), at: 0, size: size))
    case .data:
      let (start, count) = try extent(at: offset, unit: 1)
      writer.dataToken(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<(start + count)]))
    case .ascii: writer.text(utf8: try ascii(at: offset))
    case .utf8: writer.text(utf8: try utf8(at: offset))
    case .utf16: try utf16(at: offset) { writer.text(utf8: $0) }
    case .array: try open(.array, object, at: offset, &writer)
    case .set: try open(.set, object, at: offset, &writer)
    case .dictionary: try open(.dictionary, object, at: offset, &writer)
    }
    let end = writer.notationOffset
    guard end <= budget else { throw tooMuch(at: offset) }
    remember(object, marker, from: start, to: end)
  }

  private func tooMuch(at offset: Int) -> TranscodingFailure {
    TranscodingFailure(
      .syntax, at: offset, expected: "shared objects that make the file at most \(Self.growth) times as large",
      found: "more")
  }

  private mutating func key(_ object: Int, to writer: inout JSONWriter) throws(TranscodingFailure) {
    let offset = try offset(of: object)
    note?(writer.notationOffset, offset)
    let start = writer.notationOffset
    let marker = try marker(at: offset)
    switch marker {
    case .ascii: writer.entryKey(utf8: try ascii(at: offset))
    case .utf8: writer.entryKey(utf8: try utf8(at: offset))
    case .utf16: try utf16(at: offset) { writer.entryKey(utf8: $0) }
    case .null, .false, .true, .integer, .real, .date, .data, .uid, .array, .set, .dictionary:
      throw TranscodingFailure(.syntax, at: offset, expected: "a string as the key of a dictionary", found: marker.name)
    }
    remember(object, marker, from: start, to: writer.notationOffset)
  }

  // MARK: - Bytes

  /// The bytes after a marker.
  private func payload(at offset: Int, size: Int) throws(TranscodingFailure) -> UTF8Bytes {
    guard layout.table - offset > size else { throw tooLong(at: offset, "\(size) bytes") }
    return UTF8Bytes(rebasing: bytes[(offset + 1)..<(offset + 1 + size)])
  }

  /// The start of an object's parts and their number.
  ///
  /// - Parameter unit: the size of a part in bytes; at least 1.
  private func extent(at offset: Int, unit: Int) throws(TranscodingFailure) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = UInt64(bytes[offset] & 15)
    if count == 15 {
      // An integer follows, because half a byte cannot hold a larger size.
      guard start < layout.table, case .integer(let size)? = BinaryMarker(bytes[start]), size <= 8 else {
        throw TranscodingFailure(
          .syntax, at: min(start, bytes.count), expected: "an integer that gives the length of the object",
          found: "something else")
      }
      count = BinaryNumber.read(try payload(at: start, size: size), at: 0, size: size)
      start += 1 + size
    }
    guard count <= UInt64((layout.table - start) / unit) else { throw tooLong(at: offset, "\(count) parts") }
    return (start, Int(count))
  }

  private func tooLong(at offset: Int, _ size: String) -> TranscodingFailure {
    TranscodingFailure(.syntax, at: offset, expected: "an object that ends before the table of offsets", found: size)
  }

  private func ascii(at offset: Int) throws(TranscodingFailure) -> UTF8Bytes {
    let (start, count) = try extent(at: offset, unit: 1)
    let text = UTF8Bytes(rebasing: bytes[start..<(start + count)])
    guard BinaryScalars.isASCII(text) else {
      let bad = start + (text.firstIndex { $0 >= 0x80 } ?? 0)
      throw TranscodingFailure(
        .encoding, at: bad, expected: "ASCII", found: "the byte 0x\(String(bytes[bad], radix: 16, uppercase: true))")
    }
    return text
  }

  private func utf8(at offset: Int) throws(TranscodingFailure) -> UTF8Bytes {
    let (start, count) = try extent(at: offset, unit: 1)
    let text = UTF8Bytes(rebasing: bytes[start..<(start + count)])
    if let bad = text.firstInvalidUTF8 {
      throw TranscodingFailure(
        .encoding, at: start + bad, expected: "UTF-8",
        found: "the byte 0x\(String(bytes[start + bad], radix: 16, uppercase: true))")
    }
    return text
  }

  /// Calls `body` with a text as UTF-8.
  private func utf16(at offset: Int, _ body: (UTF8Bytes) -> Void) throws(TranscodingFailure) {
    let (start, count) = try extent(at: offset, unit: 2)
    let units = UTF8Bytes(rebasing: bytes[start..<(start + 2 * count)])
    let bad = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * count + 1) { room in
      let (length, bad) = UTF16Text.convert(units, to: room)
      if bad == nil { body(UTF8Bytes(rebasing: UTF8Bytes(room)[..<length])) }
      return bad
    }
    if let bad {
      throw TranscodingFailure(
        .encoding, at: start + 2 * bad, expected: "UTF-16", found: "a surrogate without the other half of its pair")
    }
  }
}
