/// What most documents never need while they are read: enclosing scopes, objects that rules assemble, unions whose
/// cases are tried, and copies of the document.
///
/// A class, created on demand, so that a reader without any of it carries one empty reference. Only that reader has it,
/// so that accesses to its properties cannot overlap unless those to the reader do, which the compiler excludes. To have
/// the properties checked again at run time took 6 % of the instructions for values with `or`.
final class Session {
  /// The scopes that enclose the object being read.
  @exclusivity(unchecked) var scopes = EnclosingScopes()
  /// The objects that rules assembled.
  @exclusivity(unchecked) var gathered: GatheredObjects
  /// The results of looking at parts of the document before they are read.
  @exclusivity(unchecked) var skipCache = SkipCache()
  /// The number of values that are being tried as one of several cases.
  @exclusivity(unchecked) var openChoices = 0
  /// The payloads of unions that are being read.
  @exclusivity(unchecked) var payloads: [Payload] = []
  /// The values that are being read as arrays of one, from the outermost.
  @exclusivity(unchecked) var singles = SingleElements()
  /// Exists if an array is to be mapped later.
  @exclusivity(unchecked) var documentCopy: DocumentCopy?
  /// Exists if a value was kept whole.
  @exclusivity(unchecked) var trees: TreeReader?

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
