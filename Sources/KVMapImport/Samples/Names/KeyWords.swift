import KVMapSema

/// The words of a key, in small letters: `createdAt` and `created-at` are created, at.
struct KeyWords: Hashable {
  var all: [String]

  init(_ key: String) {
    var parts: [String] = []
    var part = ""
    for scalar in key.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        || scalar.properties.generalCategory == .nonspacingMark
      {
        part.unicodeScalars.append(scalar)
      } else if !part.isEmpty {
        parts.append(part)
        part = ""
      }
    }
    if !part.isEmpty { parts.append(part) }
    all = parts.flatMap { KeyStyle.words(of: $0) }.map { $0.lowercased() }
  }

  var last: String { all.last ?? "" }

  /// Whether the key says that a number or a text is a date.
  var areOfTime: Bool {
    Self.time.contains(last) || all.first.map { Self.timeBeginnings.contains($0) && all.count <= 2 } ?? false
  }

  /// Whether the key says that a value identifies something.
  var areOfIdentity: Bool { last == "id" }

  var areOfMoney: Bool { all.contains { Self.money.contains($0) } }
  /// Whether a text under this key is one of a few.
  var areOfEnum: Bool { Self.enumeration.contains(last) }
  /// Whether texts under this key name things, so that few different ones do not make an enum.
  var areOfName: Bool { Self.name.contains(last) }

  private static let money: Set<String> = [
    "price", "amount", "cost", "total", "subtotal", "fee", "tax", "balance", "discount", "revenue", "salary"
  ]
  private static let enumeration: Set<String> = [
    "type", "kind", "status", "state", "level", "role", "mode", "category", "visibility", "gender", "currency",
    "reason", "event", "action", "scope", "format", "severity", "priority"
  ]
  private static let name: Set<String> = [
    "name", "title", "login", "user", "author", "handle", "slug", "id", "text", "body", "message", "description",
    "summary", "url", "path", "key", "token", "label", "code", "lang", "language", "locale", "city", "country"
  ]
  private static let time: Set<String> = [
    "at", "time", "timestamp", "date", "created", "updated", "modified", "expires", "expiry", "ts", "utc", "epoch",
    "since", "until", "deadline", "dt", "sunrise", "sunset", "generated", "published", "posted", "joined", "start",
    "end"
  ]
  private static let timeBeginnings: Set<String> = ["created", "updated", "expires", "modified", "started", "ended"]
}
