import Foundation
import KVMap

/// What the generated mapper and `JSONDecoder` make of the same bytes.
enum Comparison: Hashable, CustomStringConvertible {
  case bothAccept
  case bothRefuse
  /// The mapper refuses what `JSONDecoder` accepts, for a reason that the language gives.
  case stricter(Strictness)
  /// The mapper accepts what `JSONDecoder` refuses, for a reason that the language gives.
  case wider(Width)
  /// Both accept, with values that differ for a known reason.
  case different(Divergence)
  /// None of these: one of the two is wrong.
  case unexplained(String)

  init<Mapped, Reference>(_ document: MappedDocument<Mapped, Reference>, _ bytes: [UInt8]) throws {
    let decoded = Result { try document.decode(bytes) }
    do {
      let mapped = document.reference(try document.read(bytes))
      switch decoded {
      case .success(let decoded):
        self = try mapped == decoded ? .bothAccept : Self.difference(document, mapped, decoded, bytes)
      case .failure(let error):
        self = Width(error, in: bytes).map(Comparison.wider) ?? .unexplained("accepted, but JSONDecoder says \(error)")
      }
    } catch let error as MappingError {
      guard case .success = decoded else {
        self = .bothRefuse
        return
      }
      self = Strictness(error, in: bytes).map(Comparison.stricter) ?? .unexplained("refused: \(error)")
    }
  }

  var description: String {
    switch self {
    case .bothAccept: "accepted by both"
    case .bothRefuse: "refused by both"
    case .stricter(let reason): "refused (\(reason.rawValue))"
    case .wider(let reason): "accepted (\(reason.rawValue))"
    case .different(let reason): "different (\(reason.rawValue))"
    case .unexplained(let what): "UNEXPLAINED \(what)"
    }
  }

  private static func difference<Mapped, Reference>(
    _ document: MappedDocument<Mapped, Reference>, _ mapped: Reference, _ decoded: Reference, _ bytes: [UInt8]
  ) throws -> Comparison {
    let encoder = document.encoder()
    let found = try JSONDifferences.between(try encoder.encode(mapped), try encoder.encode(decoded))
    // Foundation writes both alike, which only the last bit of a date can hide from.
    guard !found.isEmpty else { return .different(.roundedTwice) }
    let reasons = found.map { Divergence(at: $0.path, in: bytes) }
    guard let first = reasons.first, let first, reasons.allSatisfy({ $0 == first }) else {
      return .unexplained("accepted, but JSONDecoder finds other values: \(found)")
    }
    return .different(first)
  }
}

/// Why the mappers may refuse a document that `JSONDecoder` accepts. Every case is a promise of the language.
enum Strictness: String, CaseIterable {
  /// Foundation passes over bytes that are no UTF-8 in what it does not decode; the whole document is validated here.
  case brokenText
  /// A control character in a string must be escaped (RFC 8259, section 7).
  case controlCharacter
  /// Foundation looks at escapes and numbers only where it decodes them. The whole document is validated here.
  case undecodedPart
  /// Foundation takes a comma behind the last element or member. JSON has none there.
  case trailingComma
  /// A key that a rule reads, or a key of a dictionary, stands twice. Foundation takes one of the two.
  case duplicateKey
  /// The key of a dictionary is an integer as JSON writes it: no zeros before it, no `+`.
  case integerKey
  /// Foundation's formatters take more for a date than ISO 8601 or the pattern says, or days that do not exist.
  case dateText
  /// A date so far away that a `Date` cannot tell seconds apart (2^53 seconds).
  case distantDate
  /// Foundation escapes more in a URL than blanks and what is not ASCII, for example braces; and it takes one that has a
  /// colon in its first segment, although what stands before it is no scheme (RFC 3986, section 4.2).
  case urlText

  /// - Parameters:
  ///   - error: what the mapper said.
  ///   - bytes: the document, which decides: the mapper's word alone is no reason.
  init?(_ error: MappingError, in bytes: [UInt8]) {
    guard let problem = error.problems.first else { return nil }
    let outline = DocumentOutline(bytes)
    switch problem.kind {
    case .encoding:
      guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
      self = .brokenText
    case .syntax:
      guard bytes.indices.contains(problem.offset) else { return nil }
      if bytes[problem.offset] < 0x20 {
        self = .controlCharacter
      } else if "]}".utf8.contains(bytes[problem.offset]),
        bytes.lastVisible(before: problem.offset) == UInt8(ascii: ",")
      {
        self = .trailingComma
      } else if (try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))) == nil {
        // Foundation says so itself when it is made to decode everything.
        self = .undecodedPart
      } else {
        return nil
      }
    case .duplicateKey:
      guard outline.nodes.filter({ $0.path == problem.path }).count > 1 else { return nil }
      self = .duplicateKey
    case .range:
      guard let node = outline[problem.path], let number = Double(String(decoding: bytes[node.range], as: UTF8.self)),
        abs(number) >= 1000 * 0x1p53
      else { return nil }
      self = .distantDate
    case .mismatch:
      guard let node = outline[problem.path] else { return nil }
      if let key = node.key.map({ String(decoding: bytes[$0].dropFirst().dropLast(), as: UTF8.self) }),
        let number = Int(key), String(number) != key
      {
        self = .integerKey
      } else if let text = bytes.string(in: node.range) {
        if problem.expected.contains("URL"),
          hasColonInFirstSegment(text) || URL(string: text, encodingInvalidCharacters: false) == nil
        {
          self = .urlText
        } else if DateTextRules.refuse(text), problem.expected.contains("date") {
          self = .dateText
        } else {
          return nil
        }
      } else {
        return nil
      }
    default:
      return nil
    }
  }
}

/// Whether a URL would begin with a scheme, if only its characters were allowed there.
private func hasColonInFirstSegment(_ text: String) -> Bool {
  guard let colon = text.prefix(while: { !"/?#".contains($0) }).firstIndex(of: ":") else { return false }
  return text[..<colon].wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) == nil
}

/// Why the mappers may accept a document that `JSONDecoder` refuses.
enum Width: String, CaseIterable {
  /// A blank in a URL is percent-encoded before it is judged, in a host as well. Foundation does so only elsewhere.
  case blankInHost
  /// `Value` and `Object` keep numbers digit for digit, whether or not a `Double` holds them.
  case numberBeyondDouble
  /// The key of a dictionary is an integer as a value would be: `12e1` and `120.0` are 120. Foundation wants digits alone.
  case integralKey

  /// What the mappings keep as a tree.
  private static let trees: Set<Substring> = ["geo", "coordinates", "place", "contributors", "labels", "milestone"]

  init?(_ error: any Error, in bytes: [UInt8]) {
    let outline = DocumentOutline(bytes)
    let beyond = outline.nodes.filter { Double(String(decoding: bytes[$0.range], as: UTF8.self))?.isInfinite == true }
    if !beyond.isEmpty {
      let areKept = beyond.allSatisfy { node in
        !Self.trees.isDisjoint(with: node.path.split { $0 == "." || $0 == "[" })
      }
      guard areKept else { return nil }
      self = .numberBeyondDouble
      return
    }
    if case DecodingError.typeMismatch(_, let context) = error {
      guard let key = context.codingPath.last?.stringValue, Int(key) == nil, let number = Double(key),
        Int(exactly: number) != nil
      else { return nil }
      self = .integralKey
      return
    }
    guard case DecodingError.dataCorrupted(let context) = error else { return nil }
    let path = context.codingPath.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? DocumentOutline.join(path, key: key.stringValue)
    }
    guard let node = outline[path], let text = bytes.string(in: node.range), text.contains(" "),
      URL(string: text.replacingOccurrences(of: " ", with: "%20"), encodingInvalidCharacters: false) != nil
    else { return nil }
    self = .blankInHost
  }
}

/// Why the values may differ where both accept a document.
enum Divergence: String, CaseIterable {
  /// Where one character of a URL must be escaped, Foundation escapes the escapes that are there as well.
  case escapeTwice
  /// ISO 8601 counts in the Gregorian calendar; Foundation's formatter changes to the Julian one before 1582.
  case julianDate
  /// Milliseconds that are no whole seconds: Foundation divides, which rounds, and then subtracts, which rounds again.
  case roundedTwice

  init?(at path: String, in bytes: [UInt8]) {
    guard let node = DocumentOutline(bytes)[path], let text = bytes.string(in: node.range) else { return nil }
    if text.contains("%"), text.contains(where: { $0 == " " || !$0.isASCII }) {
      self = .escapeTwice
    } else if let year = Int(text.prefix(4)), year < 1583, text.contains("T") {
      self = .julianDate
    } else {
      return nil
    }
  }
}

/// What is a date in the documents, said once more in other words than the runtime's.
enum DateTextRules {
  static func refuse(_ text: String) -> Bool {
    let iso = #/(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d(:?\d\d)?)/#
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let twitter =
      #/(?i:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ([A-Za-z]{3}) (\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d [+-]\d{4} (\d{4})/#
    if let match = text.wholeMatch(of: iso) {
      return !exists(year: match.1, month: Int(match.2), day: match.3)
    }
    if let match = text.wholeMatch(of: twitter) {
      return !exists(year: match.4, month: months.firstIndex(of: String(match.1)).map { $0 + 1 }, day: match.2)
    }
    return true
  }

  private static func exists(year: Substring, month: Int?, day: Substring) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = DateComponents(calendar: calendar, year: Int(year), month: month ?? 13, day: Int(day))
    return date.isValidDate
  }
}

extension [UInt8] {
  fileprivate func lastVisible(before offset: Int) -> UInt8? {
    self[..<offset].last { $0 > 0x20 }
  }

  /// The JSON string that stands there.
  fileprivate func string(in range: Range<Int>) -> String? {
    guard range.upperBound <= count else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(self[range]), options: .fragmentsAllowed) as? String
  }
}
