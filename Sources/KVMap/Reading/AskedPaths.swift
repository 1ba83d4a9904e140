/// A path that a rule asks for.
struct AskedPath {
  var path: String
  /// Where it begins; nil for the object of the rule.
  var place: Surrounding?

  init(_ path: String, in place: Surrounding? = nil) {
    self.path = path
    self.place = place
  }
}

/// An object, where it stands, and a path that begins there.
struct LocatedPath {
  var object: UnsafePointer<UInt8>
  var buffer: Int32
  var path: String
}

/// Where the paths that rules ask for in vain begin in the document, for problems.
extension Reader {
  /// A path in an object as one in the document, also where the object was put together of others.
  ///
  /// - Returns: the offset of the object where the path begins, and the path from there.
  mutating func asked(_ path: LocatedPath) -> (object: Int, path: String) {
    var path = path
    while let object = gathered?.object(path.buffer) {
      let isWhole = path.object == object.bytes?.start
      (path.object, path.buffer) = object.source(of: path.object)
      guard isWhole else { continue }
      let asked = object.documentPath(of: path.path)
      path.path = asked.path
      if let place = asked.place { path = located(path, in: place, behind: object.frame) }
    }
    return (offset(of: path.object, in: path.buffer), path.path)
  }

  /// A path that begins around an object.
  ///
  /// - Parameters:
  ///   - path: with the object itself.
  ///   - frame: how many steps lie around it.
  mutating func located(_ path: LocatedPath, in place: Surrounding, behind frame: Int32) -> LocatedPath {
    switch place {
    case .parent(let hops):
      if let around, let position = around.parent(hops, behind: frame) {
        let object = around.frames[position]
        return LocatedPath(object: object.start, buffer: object.buffer, path: path.path)
      }
    case .document: return LocatedPath(object: documentStart, buffer: 0, path: path.path)
    case .context:
      if let context = around?.context {
        return LocatedPath(object: context.start, buffer: context.buffer, path: path.path)
      }
      // Nothing was passed, and where it is asked for makes no difference.
      return LocatedPath(object: documentStart, buffer: 0, path: DocumentPath.join(place.text, path.path))
    }
    // There is no such object, so only its name can be told.
    return LocatedPath(object: path.object, buffer: path.buffer, path: DocumentPath.join(place.text, path.path))
  }
}
