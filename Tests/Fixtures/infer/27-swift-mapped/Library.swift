import Foundation

typealias Price = Decimal

enum API {
  struct Shop: Codable, Hashable, Sendable {
    let name: String
    let `default`: Optional<String>
    var size, delay: Foundation.TimeInterval
    var price: Price
    var tags: Set<String>, codes: Array<Int>, names: Dictionary<String, [String]?>
    var color: Color = .red
    var isOpen: Bool { didSet { changes += 1 } }
    var changes = 0
    var retries: UInt8 = 0x3, factor = -1.5, label: String = "a\tb\u{e9}"
    let item: Item<Int>, `where`: String?
    static let shared: Shop? = nil

    private enum CodingKeys: String, CodingKey {
      case name = "shop_name", `default`, size, delay, price, tags, codes, names, color
      case isOpen = "is_open", retries, factor, label, item, `where`
    }

    var summary: String { "\(name) \("}") \(tags.map { "\($0)" }) \(#"""
      "quoted" \#(codes.count) {
      """#)" }

    enum Color: String, Codable {
      case red, darkGreen = "dark-green"
      case `self` = "SELF"
      var isDark: Bool { self == .darkGreen }
    }
  }
}

struct Item<Cost: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  var cost: Cost
  let weights: [[Float?]]
  #if canImport(Foundation)
    var note: Int?
  #else
    var other: Int?
  #endif
}

final class Account: Codable {
  var owner: String = "nobody"
  var level: Level?
  var homepage: URL?

  enum Level: Int, Codable, CaseIterable { case low = 1, middle, high = 0x10 }
}

/// A point that is made by hand.
public struct Point: Codable {
  public let x: Int
  public let y: Int

  public init(x: Int, y: Int = 0) {
    self.x = x
    self.y = y
  }
}
