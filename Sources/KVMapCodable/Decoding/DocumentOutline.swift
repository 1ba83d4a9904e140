import KVMapText

/// The keys that the rules of a mapping read, each with the kind of value that they need, as generated code says it.
///
/// With it a decoder is asked for what the mapping needs, as synthesised `Decodable` asks, and not for all that it has.
final class DocumentOutline: Sendable {
  struct Member: Sendable {
    let name: String
    let key: DocumentKey
    let kind: Kind
  }

  typealias Kind = OutlineText.Kind

  /// The first is that of the mapping itself. Numbers of objects are positions in it.
  let objects: [[Member]]

  /// The outline of a type, if generated code has one.
  static func of<Mapped: MappedDecodable>(_ type: Mapped.Type) -> DocumentOutline? {
    guard let text = Mapped._kvOutline else { return nil }
    if let outline = known[ObjectIdentifier(type)] { return outline }
    let outline = DocumentOutline(text.description)
    known[ObjectIdentifier(type)] = outline
    return outline
  }

  private static let known = TypeMemory<DocumentOutline>()

  /// - Returns: `nil` if it is not the text of an outline.
  init?(_ text: String) {
    guard let outline = OutlineText(text) else { return nil }
    objects = outline.objects.map { $0.map { Member(name: $0.name, key: .name($0.name), kind: $0.kind) } }
  }
}
