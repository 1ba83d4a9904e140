/// In which order elements stand in a document, with the text between them, for formats whose intermediate form does
/// not keep it.
package struct MemberOrder: Sendable {
  package enum Child: Sendable {
    /// An element, by its place in the document.
    case element(Int)
    /// A run of text as a JSON string, and whether it is only blanks.
    case text([UInt8], isBlank: Bool)
  }

  private let places: SourceMap
  private let children: [Int: [Child]]

  /// - Parameters:
  ///   - places: Where the values of the intermediate form stand in the document.
  ///   - children: Those of each element, by its place.
  package init(_ places: SourceMap, _ children: [Int: [Child]]) {
    self.places = places
    self.children = children
  }

  /// The place in the document of the value at an offset in the intermediate form.
  func source(of offset: Int) -> Int { places.source(of: offset) }

  func children(of element: Int) -> [Child] { children[element] ?? [] }
}
