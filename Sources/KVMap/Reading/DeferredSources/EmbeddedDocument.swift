/// A document that is not part of the caller's input as it is read: the content of a JSON text, or a value that a
/// pipeline step created.
///
/// It is read in a separate buffer, by the same reader. A class, because its problems need it after the reader is done
/// with it.
final class EmbeddedDocument {
  let text: TextBuffer
  /// The value from which it was created, and its location: in the document, or in another buffer.
  let source: UnsafePointer<UInt8>
  let sourceBuffer: Int32
  /// Whether its paths continue that of the value. They do not if a step created it, since no document contains them.
  let continuesPath: Bool

  /// The prefix of its paths, if it is not part of the document.
  let name: String?

  init(_ text: TextBuffer, source: UnsafePointer<UInt8>, sourceBuffer: Int32, continuesPath: Bool) {
    self.text = text
    self.source = source
    self.sourceBuffer = sourceBuffer
    self.continuesPath = continuesPath
    name = nil
  }

  /// The value that the caller passed. Its problems are located at the beginning of the document.
  init(_ passed: TextBuffer, of document: UnsafePointer<UInt8>) {
    text = passed
    source = document
    sourceBuffer = 0
    continuesPath = true
    name = LookupScope.context.text
  }

  /// The text without the NUL after it.
  var bytes: UTF8Bytes { UTF8Bytes(start: text.bytes.start, count: max(text.bytes.count - 1, 0)) }
}

/// A location inside an embedded document.
struct InnerPlace: Equatable {
  var text: EmbeddedDocument
  var offset: Int

  static func == (left: InnerPlace, right: InnerPlace) -> Bool {
    left.text === right.text && left.offset == right.offset
  }
}

/// A location as reported in problems: in the document, and then inside the enclosing texts, the outermost first.
struct EmbeddedLocation {
  var offset: Int
  var inner: [InnerPlace]
}
