import Foundation
import KVMap

/// The results of the generated mapper and `JSONDecoder` for the same bytes.
enum Comparison: Hashable, CustomStringConvertible {
  case bothAccept
  case bothRefuse
  /// The mapper rejects a document that `JSONDecoder` accepts, for a reason given by the language.
  case stricter(Strictness)
  /// The mapper accepts a document that `JSONDecoder` rejects, for a reason given by the language.
  case wider(Width)
  /// Both accept it, with values that differ for a known reason.
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
    // Foundation writes both in the same way, which can only hide the last bit of a date.
    guard !found.isEmpty else { return .different(.roundedTwice) }
    let reasons = found.map { Divergence(at: $0.path, in: bytes) }
    guard let first = reasons.first, let first, reasons.allSatisfy({ $0 == first }) else {
      return .unexplained("accepted, but JSONDecoder finds other values: \(found)")
    }
    return .different(first)
  }
}

/// Why the mappers may reject a document that `JSONDecoder` accepts. The language guarantees each case.
enum Strictness: String, CaseIterable {
  /// Foundation skips invalid UTF-8 in parts that it does not decode; here the whole document is validated.
  case brokenText
  /// A control character in a string must be escaped (RFC 8259, section 7).
  case controlCharacter
  /// Foundation validates escape sequences and numbers only where it decodes them; here the whole document is
  /// validated.
  case undecodedPart
  /// Foundation accepts a comma after the last element or member. JSON does not.
  case trailingComma
  /// A key that a rule reads, or a key of a dictionary, is duplicated. Foundation uses one of the two.
  case duplicateKey
  /// A dictionary key must be an integer as JSON writes it: without leading zeros and without `+`.
  case integerKey
  /// Foundation's formatters accept more texts as dates than ISO 8601 or the pattern allows, including days that do not
  /// exist.
  case dateText
  /// A date so distant that a `Date` cannot distinguish seconds (2^53 seconds).
  case distantDate
  /// In URLs, Foundation escapes more than spaces and non-ASCII characters, for example braces; and it accepts a URL
  /// with a colon in its first segment even if the text before it is not a scheme (RFC 3986, section 4.2).
  case urlText

  /// - Parameters:
  /// - error: The mapper's error.
  /// - bytes: The document, which decides: the mapper's error alone is not a reason.
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
        // Foundation reports this itself when it has to decode everything.
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

/// Whether a URL would begin with a scheme if it consisted only of characters that are allowed there.
private func hasColonInFirstSegment(_ text: String) -> Bool {
  guard let colon = text.prefix(while: { !"/?#".contains($0) }).firstIndex(of: ":") else { return false }
  return text[..<colon].wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) == nil
}

/// Why the mappers may accept a document that `JSONDecoder` rejects.
enum Width: String, CaseIterable {
  /// A space in a URL is percent-encoded before the URL is validated, also in a host. Foundation does so only
  /// elsewhere.
  case blankInHost
  /// `Value` and `Object` keep all digits of numbers, whether or not a `Double` can represent them.
  case numberBeyondDouble
  /// A dictionary key may be any integral value: `12e1` and `120.0` are 120. Foundation requires plain digits.
  case integralKey

  /// The members that the mappings keep as trees.
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

/// Why the values may differ although both accept a document.
enum Divergence: String, CaseIterable {
  /// If a character of a URL must be escaped, Foundation also escapes existing escape sequences.
  case escapeTwice
  /// ISO 8601 uses the Gregorian calendar; Foundation's formatter switches to the Julian one before 1582.
  case julianDate
  /// Milliseconds that are not whole seconds: Foundation divides, which rounds, and then subtracts, which rounds again.
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

/// The texts that are dates in the documents, defined independently of the runtime.
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

  /// The JSON string in this range.
  fileprivate func string(in range: Range<Int>) -> String? {
    guard range.upperBound <= count else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(self[range]), options: .fragmentsAllowed) as? String
  }
}
