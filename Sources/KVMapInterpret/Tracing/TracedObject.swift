package import KVMapSema

/// An object of a document whose rules were followed.
package struct TracedObject: Sendable, Hashable {
  package var mapping: MappingID
  /// Below the value that is mapped.
  package var place: DocumentPath
  /// Whether it is made of several keys of the enclosing object, so that it has no others.
  package var isMade = false
}

/// A text that no case of its enum has.
package struct TracedText: Sendable, Hashable {
  package var enumeration: EnumerationID
  package var place: DocumentPath
}

/// An object that is made of keys of another one, and where these are.
struct MadeObject {
  /// Whether it is another object than the one that the document has at its place.
  var isNew: Bool
  /// The place of the enclosing object.
  var enclosing: DocumentPath
  /// The places of its values, by their keys in it; any other is where it seems to be.
  var places: [String: DocumentPath]

  /// Where something that it contains is in the document.
  func place(of path: DocumentPath) -> DocumentPath {
    let inner = path.steps.dropFirst(enclosing.steps.count)
    guard case .key(let key)? = inner.first, let place = places[key] else { return path }
    return place + DocumentPath(Array(inner.dropFirst()))
  }
}

extension Enumeration {
  /// Whether one of its cases has the text, or takes all texts.
  func reads(_ text: String) -> Bool {
    raw != .string
      || cases.contains { item in
        item.isElse || item.read.contains { if case .string(text) = $0 { true } else { false } }
      }
  }
}
