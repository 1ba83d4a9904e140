import Hummingbird

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The same as `POST /orders`, with types that are `Codable` and Hummingbird's own JSON: to compare with. It checks no
/// value, and reports only the first problem.
func addCodableRoutes(to router: Router<ConnectionContext>) {
  let book = Book<CodableOrder>(capacity: 1_000_000) { $0.lines.count }
  router.post("codable/orders") { request, context in
    let draft = try await request.decode(as: CodableDraft.self, context: context)
    let order = await book.place { id in CodableOrder(draft, id: id) }
    return EditedResponse(status: .created, response: order)
  }
}

struct CodableLine: Codable, Sendable {
  var sku: String
  var quantity: Int
  var price: Decimal
}

struct CodableDraft: Codable, Sendable {
  var customer: String
  var email: String
  var deliverBy: Date?
  var lines: [CodableLine]

  enum CodingKeys: String, CodingKey {
    case customer, email, lines
    case deliverBy = "deliver_by"
  }
}

struct CodableOrder: Codable, Sendable, ResponseEncodable {
  var customer: String
  var email: String
  var deliverBy: Date?
  var lines: [CodableLine]
  var id: Int
  var total: Decimal

  enum CodingKeys: String, CodingKey {
    case customer, email, lines, id, total
    case deliverBy = "deliver_by"
  }

  init(_ draft: CodableDraft, id: Int) {
    customer = draft.customer
    email = draft.email
    deliverBy = draft.deliverBy
    lines = draft.lines
    self.id = id
    total = draft.lines.reduce(0) { $0 + Decimal($1.quantity) * $1.price }
  }
}
