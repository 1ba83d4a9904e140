/// A path that a rule requests.
struct RequestedPath {
  var path: String
  /// The scope where it begins; nil for the object of the rule.
  var place: LookupScope?

  init(_ path: String, in place: LookupScope? = nil) {
    self.path = path
    self.place = place
  }
}

/// An object, its location, and a path that begins there.
struct AnchoredPath {
  var object: UnsafePointer<UInt8>
  var buffer: Int32
  var path: String
}

/// Locates paths that rules requested but did not find in the document, for problems.
extension JSONReader {
  /// Converts a path in an object to one in the document, even if the object was assembled from others.
  ///
  /// - Returns: The offset of the object where the path begins, and the path from there.
  mutating func asked(_ path: AnchoredPath) -> (object: Int, path: String) {
    var path = path
    while let object = session?.gathered.object(path.buffer) {
      let isWhole = path.object == object.bytes?.start
      (path.object, path.buffer) = object.source(of: path.object)
      guard isWhole else { continue }
      let asked = object.documentPath(of: path.path)
      path.path = asked.path
      if let place = asked.place { path = located(path, in: place, behind: object.frame) }
    }
    return (offset(of: path.object, in: path.buffer), path.path)
  }

  /// A path that begins in a scope that encloses an object.
  ///
  /// - Parameters:
  ///   - path: The path with the object itself.
  ///   - frame: The number of steps that enclose it.
  mutating func located(_ path: AnchoredPath, in place: LookupScope, behind frame: Int32) -> AnchoredPath {
    switch place {
    case .parent(let hops):
      if let scopes = session?.scopes, let position = scopes.parent(hops, behind: frame) {
        let object = scopes.stack[position]
        return AnchoredPath(object: object.start, buffer: object.buffer, path: path.path)
      }
    case .document: return AnchoredPath(object: documentStart, buffer: 0, path: path.path)
    case .context:
      if let context = session?.scopes.context {
        return AnchoredPath(object: context.start, buffer: context.buffer, path: path.path)
      }
      // No value was passed, so the object is irrelevant.
      return AnchoredPath(object: documentStart, buffer: 0, path: DocumentPath.join(place.text, path.path))
    }
    // There is no such object, so only its name can be reported.
    return AnchoredPath(object: path.object, buffer: path.buffer, path: DocumentPath.join(place.text, path.path))
  }
}
