/// The keys that the rules of a mapping read, each with the kind of value that they need, as generated code says it.
///
/// With it a decoder is asked for what the mapping needs, as synthesised `Decodable` asks, and not for all that it has.
final class DocumentOutline: Sendable {
  struct Member: Sendable {
    let name: String
    let key: DocumentKey
    let kind: Kind
  }

  indirect enum Kind: Sendable {
    case text, integer, real, bool
    /// The number of an object of the outline.
    case object(Int)
    case array(Kind)
    /// One that has to be found out.
    case any
  }

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

  /// - Parameter text: A line for each object; its members are separated by tabs: `s:name`, `[o2:users`.
  /// - Returns: `nil` if it is not such a text.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var objects: [[Member]] = []
    for line in lines {
      var members: [Member] = []
      for member in line.split(separator: "\t") {
        guard let colon = member.firstIndex(of: ":"),
          let kind = Kind(member[..<colon], objectCount: lines.count)
        else { return nil }
        let name = String(member[member.index(after: colon)...])
        members.append(Member(name: name, key: .name(name), kind: kind))
      }
      objects.append(members)
    }
    self.objects = objects
  }
}

extension DocumentOutline.Kind {
  fileprivate init?(_ text: Substring, objectCount: Int) {
    switch text.first {
    case "s": self = .text
    case "i": self = .integer
    case "r": self = .real
    case "b": self = .bool
    case "?": self = .any
    case "o":
      guard let number = Int(text.dropFirst()), (0..<objectCount).contains(number) else { return nil }
      self = .object(number)
    case "[":
      guard let element = Self(text.dropFirst(), objectCount: objectCount) else { return nil }
      self = .array(element)
    case _: return nil
    }
  }
}
