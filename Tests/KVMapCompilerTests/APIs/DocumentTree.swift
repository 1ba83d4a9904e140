import Foundation

/// A JSON document, to compare what a mapping wrote with what it read. XML is compared in the form in which mappers
/// read it.
indirect enum DocumentTree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Decimal)
  case text(String)
  case array([DocumentTree])
  case object([String: DocumentTree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let array = try? value.decode([DocumentTree].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: DocumentTree].self))
    }
  }

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(DocumentTree.self, from: Data(json))
  }

  /// Whether this is an object in which these keys have values, or an array of nothing but such objects.
  func has(_ keys: [String]) -> Bool {
    switch self {
    case .object(let members): keys.allSatisfy { members[$0].map { $0 != .null } ?? false }
    case .array(let elements): !elements.isEmpty && elements.allSatisfy { $0.has(keys) }
    case .null, .bool, .number, .text: false
    }
  }

  /// The value of a member; keys contain no dots.
  subscript(path: String) -> DocumentTree? {
    path.split(separator: ".").reduce(into: self as DocumentTree?) { found, key in
      guard case .object(let members) = found else { return found = nil }
      found = members[String(key)]
    }
  }

  /// The paths, without positions, of what `self` has and `document` has not, or has with another value.
  func differences(from document: DocumentTree, at path: String = "") -> Set<String> {
    if self == document { return [] }
    switch (self, document) {
    case (.object(let written), .object(let read)):
      return written.reduce(into: []) { found, member in
        let path = path.isEmpty ? member.key : "\(path).\(member.key)"
        guard let original = read[member.key] else {
          if member.key != "$text" || member.value != .text("") { found.insert(path) }
          return
        }
        found.formUnion(member.value.differences(from: original, at: path))
      }
    case (.array(let written), .array(let read)):
      guard written.count == read.count else { return [path] }
      return zip(written, read).reduce(into: []) { $0.formUnion($1.0.differences(from: $1.1, at: path)) }
    // One element of XML is written in the same way, whether it is an array or not.
    case (.array(let written), _) where written.count == 1:
      return written[0].differences(from: document, at: path)
    // An element of XML in which the mapping reads nothing.
    case (.text(""), .object): return []
    // Attributes that the mapping does not read.
    case (.text, .object(let read)) where read["$text"] != nil:
      return read["$text"].map { differences(from: $0, at: path) } ?? [path]
    case (.null, _), (.bool, _), (.number, _), (.text, _), (.array, _), (.object, _):
      return Scalar(self).map { Scalar(document) == $0 } ?? false ? [] : [path]
    }
  }
}

/// What a scalar says, however it is spelled.
private enum Scalar: Equatable {
  case null
  case bool(Bool)
  case number(Decimal)
  case date(Date)
  case text(String)

  init?(_ tree: DocumentTree) {
    switch tree {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .text(let text):
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if let number = Decimal(string: trimmed), trimmed.allSatisfy({ "0123456789.-".contains($0) }) {
        self = .number(number)
      } else if let uuid = UUID(uuidString: trimmed) {
        self = .text(uuid.uuidString)
      } else if let date = DateSpelling.date(trimmed) {
        self = .date(date)
      } else {
        self = .text(trimmed)
      }
    case .array, .object: return nil
    }
  }
}

/// Foundation's formatters, which know nothing of ours.
private enum DateSpelling {
  private static let patterns = [
    "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXXXX", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX", "yyyy-MM-dd'T'HH:mm:ss.SSXXXXX",
    "yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd'T'HH:mmXXXXX", "EEE, d MMM yyyy HH:mm:ss zzz",
    "EEE, d MMM yyyy HH:mm:ss Z", "EEE, d MMM yy HH:mm:ss zzz", "d MMM yyyy HH:mm:ss zzz",
    "EEE, d MMM yyyy HH:mm zzz", "EEE MMM d HH:mm:ss Z yyyy", "yyyy-MM-dd",
  ]

  static func date(_ text: String) -> Date? {
    // A formatter is not `Sendable`, and few texts are dates.
    guard text.count >= 10, text.contains(where: \.isNumber), text.count <= 40 else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    for pattern in patterns {
      formatter.dateFormat = pattern
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
