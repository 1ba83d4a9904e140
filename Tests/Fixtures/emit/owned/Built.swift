import Foundation
@_spi(Generated) import KVMap

// Types that a user would have written; their mappers are generated from Built.kvmap.

/// A class that is not final, with a subclass of which no mapping knows.
nonisolated class Employee {
  var id = 0
  var name: String? = "unset"
  var boss: Employee?
  var secret = "s"
  /// Nothing of a document.
  var local = "made"

  required init() {}
}

nonisolated final class Director: Employee {
  var budget = 1
}

nonisolated struct Draft: Hashable {
  var title = ""
  var tags: [String] = ["made"]
  var twice: Int??
  var local = 1
}

nonisolated final class Session {
  var token = ""
  var user: String?
  let kind: String

  init(kind: String) { self.kind = kind }
}

nonisolated struct Member: Hashable {
  var name: String
  var around: Int
}

nonisolated struct Crew: Hashable {
  var captain: Member
  var crew: [Member]
}

nonisolated enum Sessions {
  struct UnknownKind: Swift.Error {}

  static func make(_ object: JSONObject, _ parent: JSONObject?, _ context: JSONValue?) throws -> Session {
    guard case .string(let kind)? = object["kind"] else { throw UnknownKind() }
    if kind == "none" { throw TransformerError(expected: "a kind of session") }
    return Session(kind: kind)
  }

  static func member(_ object: JSONObject, _ parent: JSONObject?, _ context: JSONValue?) -> Member {
    Member(name: "", around: parent?.count ?? 0)
  }

  static func cargo<T>(_ object: JSONObject, _ parent: JSONObject?, _ context: JSONValue?) -> Cargo<T> {
    Cargo(content: nil, count: object.count)
  }
}

/// Its factory is a generic function.
nonisolated struct Cargo<T> {
  var content: T!
  var count: Int

  init(content: T?, count: Int) {
    self.content = content
    self.count = count
  }
}

nonisolated struct Spot: Hashable {
  var lat: Double
  var lon: Double
  var note = ""

  init(lat: Double, lon: Double) {
    self.lat = lat
    self.lon = lon
  }

  static func make(_ object: JSONObject, _ parent: JSONObject?, _ context: JSONValue?) -> Spot {
    Spot(lat: object["a"]?.numberValue?.doubleValue ?? 0, lon: 0)
  }
}

nonisolated enum Spots {
  static func rounded(_ spot: inout Spot) { spot.note = "rounded" }
}

nonisolated extension Signed {
  struct WrongSum: Swift.Error {}

  func verify() throws {
    if sum != text.utf8.count { throw WrongSum() }
  }

  mutating func sign() { sum = text.utf8.count }
}

nonisolated enum Checks {
  static func weigh<T>(_ weighed: inout Weighed<T>) { weighed.weight = 2 }

  static func small(_ value: Signed) throws -> Bool {
    if value.sum > 9 { throw TransformerError(expected: "a short text") }
    return true
  }

  static func bump(_ value: Stamped) throws {
    if value.count > 99 { throw TransformerError(expected: "a count below 100") }
    value.count += 1
  }
}

nonisolated final class Stamped {
  var count: Int
  private(set) var touches = 0

  init(count: Int) { self.count = count }

  func touched() { touches += 1 }
}

nonisolated struct Plan: Hashable {
  var n: Int

  @discardableResult
  func refuse() throws -> Int {
    if n < 0 { throw TransformerError(expected: "a plan that is not negative") }
    return n
  }
}

/// What a mapper that was generated elsewhere gives to a type.
nonisolated struct Money: Hashable, DocumentDecodable, DocumentEncodable {
  var cents: Int

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Money {
    Money(cents: try kv.int())
  }

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { kv.int(cents) }
}

nonisolated enum Bank {
  nonisolated struct Account: DocumentDecodable, DocumentEncodable {
    var owner: String

    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Account {
      Account(owner: try kv.string())
    }

    func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { kv.string(owner) }
  }
}
