import Foundation
import KVMap
import KVMapForm
import Workloads

/// A form: Foundation's URLComponents with a handwritten mapping, and our mapper.
struct FormSubject {
  private let text: String
  private let bytes: [UInt8]
  private let expected: Lazy<Order>

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    expected = Lazy { try FormSubject.order(in: text) }
  }

  func contenders() -> [Contender] {
    let ours = Lazy { try Order(form: bytes) }
    return [
      contender("URLComponents", .read, Lazy { bytes.count }) { try FormSubject.order(in: text) } isRight: { $0 },
      contender("KVMap", .read, Lazy { bytes.count }) { try Order(form: bytes) } isRight: { $0 },
      contender("URLComponents", .write, Lazy { try FormSubject.text(of: expected.get()).utf8.count }) {
        FormSubject.text(of: try expected.get())
      } isRight: {
        try FormSubject.order(in: $0)
      },
      contender("KVMap", .write, Lazy { try ours.get().formBytes().count }) {
        try ours.get().formBytes()
      } isRight: {
        try Order(form: $0)
      },
    ]
  }

  private func contender<Made>(
    _ name: String, _ direction: Direction, _ count: Lazy<Int>, run: @escaping () throws -> Made,
    isRight order: @escaping (Made) throws -> Order
  ) -> Contender {
    Contender(name: name, mustAgree: true, direction: direction, bytes: count, run: { keep(try run()) }) {
      guard try order(run()) == expected.get() else {
        throw Disagreement(description: "\(name): this is not what URLComponents reads")
      }
    }
  }

  // MARK: - By hand

  private struct Malformed: Error {}

  private static func order(in text: String) throws -> Order {
    var components = URLComponents()
    components.percentEncodedQuery = text
    var values: [String: String] = [:]
    var tags: [String] = []
    var lines: [Int: OrderLine] = [:]
    for item in components.queryItems ?? [] {
      let value = item.value ?? ""
      if item.name == "tags[]" {
        tags.append(value)
      } else if item.name.hasPrefix("lines[") {
        try read(value, item.name.dropFirst(6), into: &lines)
      } else {
        values[item.name] = value
      }
    }
    func required(_ name: String) throws -> String {
      guard let value = values[name] else { throw Malformed() }
      return value
    }
    guard let number = Int(try required("number")), let newsletter = Bool(try required("customer[newsletter]")) else {
      throw Malformed()
    }
    return Order(
      number: number,
      customer: OrderCustomer(
        name: try required("customer[name]"), email: try required("customer[email]"), newsletter: newsletter),
      address: OrderAddress(
        street: try required("address[street]"), city: try required("address[city]"),
        country: try required("address[country]")),
      lines: lines.sorted { $0.key < $1.key }.map(\.value), tags: tags, comment: values["comment"])
  }

  /// - Parameter name: The text after `lines[`.
  private static func read(_ value: String, _ name: Substring, into lines: inout [Int: OrderLine]) throws {
    guard let close = name.firstIndex(of: "]"), let position = Int(name[..<close]) else { throw Malformed() }
    var line = lines[position] ?? OrderLine(article: "", quantity: 0, price: 0)
    switch name[close...] {
    case "][article]": line.article = value
    case "][quantity]":
      guard let number = Int(value) else { throw Malformed() }
      line.quantity = number
    case "][price]":
      guard let number = Double(value) else { throw Malformed() }
      line.price = number
    default: throw Malformed()
    }
    lines[position] = line
  }

  private static func text(of order: Order) -> String {
    var items = [
      URLQueryItem(name: "number", value: String(order.number)),
      URLQueryItem(name: "customer[name]", value: order.customer.name),
      URLQueryItem(name: "customer[email]", value: order.customer.email),
      URLQueryItem(name: "customer[newsletter]", value: String(order.customer.newsletter)),
      URLQueryItem(name: "address[street]", value: order.address.street),
      URLQueryItem(name: "address[city]", value: order.address.city),
      URLQueryItem(name: "address[country]", value: order.address.country),
    ]
    for (position, line) in order.lines.enumerated() {
      items.append(URLQueryItem(name: "lines[\(position)][article]", value: line.article))
      items.append(URLQueryItem(name: "lines[\(position)][quantity]", value: String(line.quantity)))
      items.append(URLQueryItem(name: "lines[\(position)][price]", value: String(line.price)))
    }
    items += order.tags.map { URLQueryItem(name: "tags[]", value: $0) }
    if let comment = order.comment { items.append(URLQueryItem(name: "comment", value: comment)) }
    var components = URLComponents()
    components.queryItems = items
    return components.percentEncodedQuery ?? ""
  }
}
