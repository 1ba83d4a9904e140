/// What most documents never need while they are read: enclosing scopes, objects that rules assemble, unions whose
/// cases are tried, and copies of the document.
///
/// A class, created on demand, so that a reader without any of it carries one empty reference.
final class Session {
  /// The scopes that enclose the object being read.
  var scopes = EnclosingScopes()
  /// The objects that rules assembled.
  var gathered: GatheredObjects
  /// The results of looking at parts of the document before they are read.
  var skipCache = SkipCache()
  /// The number of values that are being tried as one of several cases.
  var openChoices = 0
  /// The payloads of unions that are being read.
  var payloads: [Payload] = []
  /// The values that are being read as arrays of one, from the outermost.
  var singles = SingleElements()
  /// Exists if an array is to be mapped later.
  var documentCopy: DocumentCopy?

  init(document: ByteRange, _ notation: IntermediateForm) { gathered = GatheredObjects(document: document, notation) }
}

extension JSONReader {
  /// The session, created on demand.
  mutating func openSession() -> Session {
    if let session { return session }
    // Without one, only the document was read so far.
    let created = Session(document: ByteRange(start: start, end: end), dialect.documentForm)
    session = created
    return created
  }
}
