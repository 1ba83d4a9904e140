#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Draft {
  /// The draft number `number` of an endless series, the same in every process.
  public static func sample(_ number: Int) -> Draft {
    let lines = (0...number % 3).map { index in
      Line(sku: "TE-\(number % 1_000 + index)", quantity: 1 + (number + index) % 9, price: Decimal(number % 50) + 1)
    }
    return Draft(
      customer: "Customer \(number % 100)", email: "customer\(number % 100)@example.org",
      deliverBy: number.isMultiple(of: 4) ? nil : Date(timeIntervalSince1970: Double(number) * 3_600), lines: lines)
  }

  /// The order that the draft becomes.
  public func placed(id: Int) -> Order {
    Order(
      customer: customer, email: email, deliverBy: deliverBy, lines: lines, id: id,
      total: lines.reduce(0) { $0 + Decimal($1.quantity) * $1.price })
  }
}
