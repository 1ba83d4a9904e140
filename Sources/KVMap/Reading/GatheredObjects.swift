/// The objects that `gather { … }` rules have made while one document is read.
///
/// A gathered object is laid out as JSON text of its own, in which the values stand byte for byte as in the document.
/// So whatever reads an object reads it without knowing; only problems are taken back to where the values came from.
///
/// A class, so that a reader without gathers carries no more than one empty reference.
final class GatheredObjects {
  /// What the reader reads outside of all gathered objects.
  let document: ByteRange
  private var objects: [GatheredObject] = []
  /// Texts that are read as objects.
  var texts = ElementTexts()
  private let notation: Notation

  init(document: ByteRange, _ notation: Notation) {
    self.document = document
    self.notation = notation
  }

  /// How many of the objects are still needed by what is interrupted: reading goes on somewhere else in the document,
  /// and comes back.
  var floor = 0

  /// Begins an object that belongs to the one `scan` reads, and returns its number.
  ///
  /// Objects that belong to deeper ones, or to an earlier one at the same depth, are no longer needed.
  func begin(_ object: GatheredObject, _ scan: Scan) -> Int {
    while objects.count > floor, let last = objects.last,
      last.depth > scan.depth || (last.depth == scan.depth && last.origin != scan.start)
    {
      objects.removeLast()
    }
    objects.append(object)
    return objects.count
  }

  var count: Int { objects.count }

  /// Begins to read a text as a document of its own, and returns its number.
  ///
  /// - Parameter current: the number of what is being read. Texts behind it were left when reading them failed.
  func begin(_ inner: InnerText, depth: Int, in current: Int32) -> Int32 {
    while objects.count > max(floor, Int(current)), objects.last?.inner != nil { objects.removeLast() }
    objects.append(GatheredObject(inner, depth: depth))
    return Int32(truncatingIfNeeded: objects.count)
  }

  /// The text was read, and with it everything that was made while it was.
  func end(_ number: Int32) { objects.removeLast(max(objects.count - Int(number) + 1, 0)) }

  /// Whether the buffer is a text of its own, whose nesting nobody has looked at.
  func isText(_ number: Int32) -> Bool {
    objects.indices.contains(Int(number) - 1) && objects[Int(number) - 1].inner != nil
  }

  func add(_ mark: Mark, to number: Int, entry: Int) {
    guard objects.indices.contains(number - 1) else { return }
    objects[number - 1].add(mark, entry: entry)
  }

  /// Adds what `rest` takes, or an element.
  func append(_ mark: Mark, key: ByteRange? = nil, to number: Int) {
    guard objects.indices.contains(number - 1) else { return }
    objects[number - 1].append(mark, key: key)
  }

  func isEmpty(_ number: Int) -> Bool { !objects.indices.contains(number - 1) || objects[number - 1].isEmpty }

  /// Whether an object was put together of keys of the document.
  func isPutTogether(_ scan: Scan) -> Bool {
    let number = Int(scan.buffer)
    guard objects.indices.contains(number - 1), objects[number - 1].inner == nil else { return false }
    return objects[number - 1].bytes?.start == scan.start
  }

  /// A mark that stands on the object; an absent one where it is absent.
  func finish(_ number: Int) -> Mark {
    guard objects.indices.contains(number - 1), objects[number - 1].isPresent else { return .none }
    let bytes = objects[number - 1].layOut(notation)
    // The NUL behind the object is not part of it.
    return Mark(
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

  /// The place in the document that a place in a buffer came from, and the texts on the way.
  func place(
    of place: UnsafePointer<UInt8>, in number: Int32, origin: Int
  ) -> NestedPlace {
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
    return NestedPlace(offset: offset, inner: inner.reversed())
  }

  /// The path of the first key that has no value in an object, and whether null stands there; nil when all have one.
  func firstLack(in number: Int) -> (asked: AskedPath, isNull: Bool)? {
    objects.indices.contains(number - 1) ? objects[number - 1].firstLack : nil
  }

  /// An object that was put together; nil for the document and for texts of their own.
  func object(_ number: Int32) -> GatheredObject? {
    guard number != 0, objects.indices.contains(Int(number) - 1) else { return nil }
    let object = objects[Int(number) - 1]
    return object.inner == nil ? object : nil
  }
}
