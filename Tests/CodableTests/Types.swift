import Foundation
import KVMap

struct Price: Codable, Hashable {
  var amount: Decimal
  var currency: String
  var note: String?
}

enum Shape: Codable, Hashable {
  case circle(radius: Double)
  case square(Int, String)
  case empty
}

enum Level: String, Codable, Hashable, CodingKeyRepresentable {
  case low, high
}

class Vehicle: Codable {
  var wheels: Int
  init(wheels: Int) { self.wheels = wheels }
}

/// Encodes its base under `super`.
final class Truck: Vehicle {
  var load: String

  private enum CodingKeys: String, CodingKey { case load }

  init(wheels: Int, load: String) {
    self.load = load
    super.init(wheels: wheels)
  }

  required init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    load = try members.decode(String.self, forKey: .load)
    try super.init(from: members.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(load, forKey: .load)
    try super.encode(to: members.superEncoder())
  }
}

/// All kinds of values that a Codable type has.
struct Everything: Codable {
  var price = Price(amount: 12.25, currency: "EUR", note: nil)
  var shapes: [Shape] = [.circle(radius: 1.5), .square(3, "x"), .empty]
  var when = Date(timeIntervalSince1970: 1_700_000_000)
  var data = Data([1, 2, 3])
  var url = URL(string: "https://example.org/a") ?? URL(fileURLWithPath: "/")
  var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()
  var counts = ["b": 2, "a": 1, "c": 3]
  var numbers = [10: "x", 9: "y"]
  var levels: [Level: Int] = [.high: 1, .low: 2]
  var set: Set<Int> = [3, 1, 20]
  var pairs = [Date(timeIntervalSince1970: 1): 2, Date(timeIntervalSince1970: 0): 1]
  var optional: [Int?] = [1, nil, 2]
  var large = UInt64.max
  var nested = [[1.5], [], [2]]
  var truck = Truck(wheels: 6, load: "sand")
  var float: Float = 0.1
  var text = " \"é\\ "
}

/// Two columns that are filled in turn, which Foundation's coders allow.
struct Table: Codable, Equatable {
  var rows: [(x: Double, y: String)]

  private enum CodingKeys: String, CodingKey { case x, y, size }

  init(count: Int) { rows = (0..<count).map { (Double($0) / 2, "row \($0)") } }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let size = try members.nestedContainer(keyedBy: CodingKeys.self, forKey: .size)
    var x = try members.nestedUnkeyedContainer(forKey: .x)
    var y = try members.nestedUnkeyedContainer(forKey: .y)
    rows = []
    while !x.isAtEnd { rows.append((try x.decode(Double.self), try y.decode(String.self))) }
    guard rows.count == (try size.decode(Int.self, forKey: .x)) else {
      throw DecodingError.dataCorruptedError(forKey: .size, in: members, debugDescription: "the number of rows")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    var x = members.nestedUnkeyedContainer(forKey: .x)
    var y = members.nestedUnkeyedContainer(forKey: .y)
    var size = members.nestedContainer(keyedBy: CodingKeys.self, forKey: .size)
    for row in rows {
      try x.encode(row.x)
      try y.encode(row.y)
    }
    try size.encode(rows.count, forKey: .x)
  }

  static func == (left: Table, right: Table) -> Bool {
    left.rows.elementsEqual(right.rows) { $0 == $1 }
  }
}

/// Contains itself.
final class Chain: Codable {
  var next: Chain?
  init(next: Chain?) { self.next = next }
}

/// Its documents have any value, which containers read part by part.
enum Part: Codable {
  case scalar(JSONValue)
  case array([Part])
  case object([(key: String, value: Part)])

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let whole = try decoder.singleValueContainer().decode(JSONValue.self)
    switch whole {
    case .object:
      let members = try decoder.container(keyedBy: Key.self)
      self = .object(try members.allKeys.map { ($0.stringValue, try members.decode(Part.self, forKey: $0)) })
    case .array:
      var elements = try decoder.unkeyedContainer()
      var all: [Part] = []
      while !elements.isAtEnd { all.append(try elements.decode(Part.self)) }
      self = .array(all)
    case .null, .bool, .number, .string: self = .scalar(whole)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .scalar(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .array(let parts):
      var elements = encoder.unkeyedContainer()
      for part in parts { try elements.encode(part) }
    case .object(let parts):
      var members = encoder.container(keyedBy: Key.self)
      for (key, value) in parts { try members.encode(value, forKey: Key(stringValue: key)) }
    }
  }
}
