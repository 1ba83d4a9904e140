/// The objects that `gather { … }` rules have created while one document is read.
///
/// A gathered object is laid out as separate JSON text, in which the values are byte for byte the same as in the
/// document. It is read like any other object; only problems are mapped back to where the values came from.
struct GatheredObjects: ~Copyable {
  /// The bytes that the reader reads outside of all gathered objects.
  let document: ByteRange
  private var objects: [GatheredObject] = []
  /// Texts that are read as objects.
  var texts = ElementTexts()
  private let notation: IntermediateForm

  init(document: ByteRange, _ notation: IntermediateForm) {
    self.document = document
    self.notation = notation
  }

  /// The number of objects that interrupted readings still need: reading continues elsewhere in the document, and comes
  /// back.
  var floor = 0

  /// Begins an object that belongs to the one `scan` reads, and returns its number.
  ///
  /// Objects that belong to deeper ones, or to an earlier one at the same depth, are discarded.
  mutating func begin(_ object: GatheredObject, _ scan: ObjectState) -> Int {
    while objects.count > floor, let last = objects.last,
      last.depth > scan.depth || (last.depth == scan.depth && last.origin != scan.start)
    {
      objects.removeLast()
    }
    objects.append(object)
    return objects.count
  }

  var count: Int { objects.count }

  /// Begins to read a text as an embedded document, and returns its number.
  ///
  /// - Parameter current: The number of the current buffer. Texts after it were left when reading them failed.
  mutating func begin(_ inner: EmbeddedDocument, depth: Int, in current: Int32) -> Int32 {
    while objects.count > max(floor, Int(current)), objects.last?.inner != nil { objects.removeLast() }
    objects.append(GatheredObject(inner, depth: depth))
    return Int32(truncatingIfNeeded: objects.count)
  }

  /// Ends the reading of a text, and discards everything that was created during it.
  mutating func end(_ number: Int32) { objects.removeLast(max(objects.count - Int(number) + 1, 0)) }

  /// Whether the buffer is an embedded document, whose nesting was not checked yet.
  func isText(_ number: Int32) -> Bool {
    objects.indices.contains(Int(number) - 1) && objects[Int(number) - 1].inner != nil
  }

  mutating func add(_ mark: ValuePosition, to number: Int, entry: Int) {
    guard objects.indices.contains(number - 1) else { return }
    objects[number - 1].add(mark, entry: entry)
  }

  /// Adds a member that `rest` takes, or an element.
  mutating func append(_ mark: ValuePosition, key: ByteRange? = nil, to number: Int) {
    guard objects.indices.contains(number - 1) else { return }
    objects[number - 1].append(mark, key: key)
  }

  /// The members that an object has collected.
  func members(of number: Int) -> [GatheredValue] {
    objects.indices.contains(number - 1) ? objects[number - 1].values : []
  }

  /// Turns an object into an array of objects with one member each.
  mutating func arrange(_ members: [GatheredValue], in number: Int) {
    guard objects.indices.contains(number - 1) else { return }
    objects[number - 1].arrange(members)
  }

  func isEmpty(_ number: Int) -> Bool { !objects.indices.contains(number - 1) || objects[number - 1].isEmpty }

  /// Whether an object was assembled from keys of the document.
  func isPutTogether(_ scan: ObjectState) -> Bool {
    let number = Int(scan.buffer)
    guard objects.indices.contains(number - 1), objects[number - 1].inner == nil else { return false }
    return objects[number - 1].bytes?.start == scan.start
  }

  /// A mark at the object; an absent one if it is absent.
  mutating func finish(_ number: Int) -> ValuePosition {
    guard objects.indices.contains(number - 1), objects[number - 1].isPresent else { return .none }
    let bytes = objects[number - 1].layOut(notation)
    // The NUL after the object is not part of it.
    return ValuePosition(
      position: bytes.start, length: bytes.count - 1, depth: Int(objects[number - 1].depth), buffer: Int32(number),
      state: .value)
  }

  /// The bytes of an object; of the document for 0.
  func bytes(of number: Int32) -> ByteRange? {
    if number == 0 { return document }
    if number < 0 { return texts.bytes(of: number) }
    return objects.indices.contains(Int(number) - 1) ? objects[Int(number) - 1].bytes : nil
  }

  // MARK: For problems

  /// The location in the document that a location in a buffer came from, and the texts on the way.
  func place(
    of place: UnsafePointer<UInt8>, in number: Int32, origin: Int
  ) -> EmbeddedLocation {
    var (place, number) = (place, number)
    var inner: [InnerPlace] = []
    while number != 0 {
      if let source = texts.source(of: place, in: number) {
        (place, number) = source
        continue
      }
      guard objects.indices.contains(Int(number) - 1) else { break }
      let object = objects[Int(number) - 1]
      if let text = object.inner, text.continuesPath {
        let length = text.bytes.count
        inner.append(InnerPlace(text: text, offset: min(max(place - text.text.bytes.start, 0), length)))
      }
      (place, number) = object.source(of: place)
    }
    let offset = origin + min(max(place - document.start, 0), document.count)
    return EmbeddedLocation(offset: offset, inner: inner.reversed())
  }

  /// The path of the first key without a value in an object; nil if all keys have values.
  func firstLack(in number: Int) -> RequestedPath? {
    objects.indices.contains(number - 1) ? objects[number - 1].firstLack : nil
  }

  /// An assembled object; nil for the document and for embedded documents.
  func object(_ number: Int32) -> GatheredObject? {
    guard number != 0, objects.indices.contains(Int(number) - 1) else { return nil }
    let object = objects[Int(number) - 1]
    return object.inner == nil ? object : nil
  }
}
