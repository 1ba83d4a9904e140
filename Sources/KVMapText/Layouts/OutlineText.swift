/// The keys that the rules of a mapping read, each with the kind of value that they need, for decoders that do not say
/// what their values are (`MappedDecodable`). A line for each object, the mapping's own first:
///
///     outline = object *( LF object )
///     object  = [ member *( TAB member ) ]
///     member  = kind ":" name
///     kind    = "s" / "i" / "r" / "b" / "?" / "o" 1*DIGIT / "[" kind
///
/// These are a text, an integer, a `Double`, a Bool, one that has to be found out, the object with this number, counted
/// from 0, and an array of a kind.
package struct OutlineText: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    case text, integer, real, bool
    /// The number of an object of the outline.
    case object(Int)
    case array(Kind)
    /// One that has to be found out.
    case any
  }

  package struct Member: Equatable, Sendable {
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
  }

  /// At least one. Numbers of objects are positions in it.
  package let objects: [[Member]]

  /// - Returns: `nil` if a name has a control character, which separates members and objects.
  package init?(objects: [[Member]]) {
    guard !objects.joined().contains(where: { $0.name.utf8.contains { $0 < 0x20 } }) else { return nil }
    self.objects = objects
  }

  package var text: String {
    objects.map { $0.map { "\($0.kind.text):\($0.name)" }.joined(separator: "\t") }.joined(separator: "\n")
  }
}

extension OutlineText {
  /// - Returns: `nil` if it is not such a text.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var objects: [[Member]] = []
    for line in lines {
      var members: [Member] = []
      for member in line.split(separator: "\t") {
        guard let colon = member.firstIndex(of: ":"), let kind = Kind(member[..<colon], objectCount: lines.count)
        else { return nil }
        members.append(Member(name: String(member[member.index(after: colon)...]), kind: kind))
      }
      objects.append(members)
    }
    self.objects = objects
  }
}

extension OutlineText.Kind {
  fileprivate var text: String {
    switch self {
    case .text: "s"
    case .integer: "i"
    case .real: "r"
    case .bool: "b"
    case .any: "?"
    case .object(let number): "o\(number)"
    case .array(let element): "[\(element.text)"
    }
  }

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
