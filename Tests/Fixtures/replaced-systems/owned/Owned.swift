import Foundation
import KVMap

// What an app would have written; the mappers are generated from Owned.kvmap.

nonisolated struct OWAuthor: Hashable, Sendable {
  var screenName = ""
  var parentSeenByUserInitialiser: String?

  static func make(_ object: JSONObject, _ parent: JSONObject?, _ context: JSONValue?) -> OWAuthor {
    OWAuthor(parentSeenByUserInitialiser: parent?["id_str"]?.stringValue)
  }
}

/// An amount in dollars as a formatter writes it: `$1,234.00`.
nonisolated struct OWCurrencyCodec: CodingTransformer {
  func decode(_ document: String, in context: TransformerContext) throws -> Decimal {
    let digits = document.dropFirst().filter { $0 != "," }
    guard document.first == "$", let value = Decimal(string: String(digits)) else {
      throw TransformerError(expected: "an amount in dollars")
    }
    return value
  }

  func encode(_ value: Decimal, in context: TransformerContext) throws -> String {
    var (value, whole) = (value, Decimal())
    NSDecimalRound(&whole, &value, 0, .down)
    let cents = NSDecimalNumber(decimal: (value - whole) * 100).intValue
    var groups: [String] = []
    var rest = Substring("\(whole)")
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest = rest.dropLast(3)
    }
    return "$" + ([String(rest)] + groups).joined(separator: ",") + "." + String("0\(cents)".suffix(2))
  }
}

/// Whatever the document says, one and the same text.
nonisolated struct OWThreeDecoder: DecodingTransformer {
  func decode(_ document: String, in context: TransformerContext) -> String { "3" }
}
nonisolated struct OWOneDecoder: DecodingTransformer {
  func decode(_ document: String, in context: TransformerContext) -> String { "1" }
}
nonisolated struct OWTwoDecoder: DecodingTransformer {
  func decode(_ document: String, in context: TransformerContext) -> String { "2" }
}

/// Texts in which `&` is `&amp;`.
nonisolated struct OWEntityCodec: CodingTransformer {
  func decode(_ document: String, in context: TransformerContext) -> String {
    document.replacingOccurrences(of: "&amp;", with: "&")
  }

  func encode(_ value: String, in context: TransformerContext) -> String {
    value.replacingOccurrences(of: "&", with: "&amp;")
  }
}

nonisolated struct OWModified: Hashable, Sendable {
  var boolString: String

  mutating func modify() {
    if boolString == "MODIFY" { boolString = "modified value" }
  }
}

nonisolated struct OWFlightSearch: Hashable, Sendable {
  var mode = 0
  var airlineID: Int?
  var flightNumber: Int?
  var departureAirportID: Int?
  var arrivalAirportID: Int?

  /// The mapping that its mode asks for.
  var request: OWFlightRequest { mode == 1 ? .byNumber(self) : .byRoute(self) }
}

nonisolated final class OWRecursive {
  var remoteID = ""
  var recursives: [OWRecursive] = [] {
    didSet { for child in recursives { child.parent = self } }
  }
  private(set) weak var parent: OWRecursive?

  init() {}

  init(remoteID: String, recursives: [OWRecursive] = []) {
    self.remoteID = remoteID
    self.recursives = recursives
    for child in recursives { child.parent = self }
  }
}
