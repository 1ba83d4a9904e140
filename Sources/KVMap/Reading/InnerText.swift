/// A document that does not stand in the caller's input as it is read: the content of a JSON text, or a value that a
/// step of a pipeline made.
///
/// It is read in a buffer of its own, by the same reader. A class, because the problems found in it need it when the
/// reader is done with it.
final class InnerText {
  let text: TextBuffer
  /// The value out of which it was made, and where that stands: in the document, or in another buffer.
  let source: UnsafePointer<UInt8>
  let sourceBuffer: Int32
  /// Whether the paths in it continue that of the value. They do not where a step made it: no document has them.
  let continuesPath: Bool

  init(_ text: TextBuffer, source: UnsafePointer<UInt8>, sourceBuffer: Int32, continuesPath: Bool) {
    self.text = text
    self.source = source
    self.sourceBuffer = sourceBuffer
    self.continuesPath = continuesPath
  }

  /// The text without the NUL behind it.
  var bytes: UTF8Bytes { UTF8Bytes(start: text.bytes.start, count: max(text.bytes.count - 1, 0)) }
}

/// A place inside a text that is a document of its own.
struct InnerPlace: Equatable {
  var text: InnerText
  var offset: Int

  static func == (left: InnerPlace, right: InnerPlace) -> Bool {
    left.text === right.text && left.offset == right.offset
  }
}

/// A place as problems tell it: in the document, and then inside the texts that lead to it, the outermost first.
struct NestedPlace {
  var offset: Int
  var inner: [InnerPlace]
}
