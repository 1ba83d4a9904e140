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

  /// What paths in it begin with, where it stands nowhere in the document.
  let name: String?

  init(_ text: TextBuffer, source: UnsafePointer<UInt8>, sourceBuffer: Int32, continuesPath: Bool) {
    self.text = text
    self.source = source
    self.sourceBuffer = sourceBuffer
    self.continuesPath = continuesPath
    name = nil
  }

  /// What the caller passed. Problems in it are said to stand at the beginning of the document.
  init(_ passed: TextBuffer, of document: UnsafePointer<UInt8>) {
    text = passed
    source = document
    sourceBuffer = 0
    continuesPath = true
    name = Surrounding.context.text
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
