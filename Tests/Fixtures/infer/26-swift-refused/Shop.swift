import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

typealias Price = Decimal
/* A comment /* in a comment { */ */
enum API {
  struct Shop: Codable {
    let name: String
    let `default`: Optional<String>
    var size: CGFloat, delay: Foundation.TimeInterval
    var price: Price
    var tags: Set<String>, codes: Array<Int>, names: Dictionary<String, [String]?>
    var page: Page<Item>
    var color: Color, extra: Any, handler: (@Sendable (Int) -> Void)?
    var pair: (Int, Int), style: Style?
    var other: Unknown
    var isOpen: Bool { willSet { } }
    @Clamped var percent: Int
    var summary: String {
      "\(name) \("}") \(tags.map { "\($0)" })"
    }
    var text: String { get { #"}"# } }
    let pattern = /[{(]/

    func price(of item: Item) -> Decimal where Item: Equatable { item.cost }
    subscript(index: Int) -> Item { page.items[index] }

    enum Color: String, Codable {
      case red, darkGreen = "dark-green"
      case `self` = "SELF"
      var isDark: Bool { self == .darkGreen }
    }

    enum Style: Codable { case plain, framed(width: Int) }
  }
}

struct Page<Element: Codable>: Codable { var items: [Element]; let next: Int? }

struct Item: Sendable {
  var cost: Price
  private enum CodingKeys: String, CodingKey { case cost = "price" }
}

extension Item: Hashable, Codable {
  init(from decoder: any Decoder) throws { cost = 0 }
}

@propertyWrapper struct Clamped<T> { var wrappedValue: T }
actor Store: Codable { var name: String = "" }
struct View { var body: Int }
