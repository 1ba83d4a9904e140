// Generated from Orders.kvmap. Do not edit.
// kvmap format 1, input e616a5763e3af1e8, body f49f14d2606841cf
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// One article of an order.
nonisolated public struct Line: Swift.Sendable, Swift.Hashable {
  public var sku: Swift.String
  public var quantity: Swift.Int
  public var price: Decimal

  public init(sku: Swift.String, quantity: Swift.Int, price: Decimal) {
    self.sku = sku
    self.quantity = quantity
    self.price = price
  }
}

/// An order that a client would like to place.
nonisolated public struct Draft: Swift.Sendable, Swift.Hashable {
  public var customer: Swift.String
  public var email: Swift.String
  public var deliverBy: Swift.Optional<Date>
  /// In XML, each line is an element of its own.
  public var lines: [Line]

  public init(customer: Swift.String, email: Swift.String, deliverBy: Date? = nil, lines: [Line]) {
    self.customer = customer
    self.email = email
    self.deliverBy = deliverBy
    self.lines = lines
  }
}

/// An order that was placed.
nonisolated public struct Order: Swift.Sendable, Swift.Hashable {
  public var customer: Swift.String
  public var email: Swift.String
  public var deliverBy: Swift.Optional<Date>
  /// In XML, each line is an element of its own.
  public var lines: [Line]
  public var id: Swift.Int
  public var total: Decimal

  public init(
    customer: Swift.String,
    email: Swift.String,
    deliverBy: Date? = nil,
    lines: [Line],
    id: Swift.Int,
    total: Decimal
  ) {
    self.customer = customer
    self.email = email
    self.deliverBy = deliverBy
    self.lines = lines
    self.id = id
    self.total = total
  }
}

/// Some of the orders, in ascending order of their ids.
nonisolated public struct Page: Swift.Sendable, Swift.Hashable {
  public var orders: [Order]
  /// The path of the next page; nil on the last one.
  public var next: Swift.Optional<Swift.String>

  public init(orders: [Order], next: Swift.String? = nil) {
    self.orders = orders
    self.next = next
  }
}

/// What was done with the lines of an upload.
nonisolated public struct Upload: Swift.Sendable, Swift.Hashable {
  public var accepted: Swift.Int
  public var rejected: Swift.Int
  /// Of the first lines that were rejected.
  public var problems: [Problem]

  public init(accepted: Swift.Int, rejected: Swift.Int, problems: [Problem] = []) {
    self.accepted = accepted
    self.rejected = rejected
    self.problems = problems
  }
}

/// Why a request was refused: `application/problem+json` (RFC 9457).
nonisolated public struct ProblemDetails: Swift.Sendable, Swift.Hashable {
  public var type: Swift.String
  public var title: Swift.String
  public var status: Swift.Int
  public var detail: Swift.Optional<Swift.String>
  /// What is wrong in the document, in its order.
  public var problems: [Problem]

  public init(
    type: Swift.String = "about:blank",
    title: Swift.String,
    status: Swift.Int,
    detail: Swift.String? = nil,
    problems: [Problem] = []
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.problems = problems
  }
}

/// One of the problems of a document.
nonisolated public struct Problem: Swift.Sendable, Swift.Hashable {
  /// A JSON Pointer (RFC 6901).
  public var pointer: Swift.String
  public var kind: Swift.String
  public var detail: Swift.String
  public var expected: Swift.String
  public var found: Swift.String
  /// Both count from 1.
  public var line: Swift.Int
  public var column: Swift.Int

  public init(
    pointer: Swift.String,
    kind: Swift.String,
    detail: Swift.String,
    expected: Swift.String,
    found: Swift.String,
    line: Swift.Int,
    column: Swift.Int
  ) {
    self.pointer = pointer
    self.kind = kind
    self.detail = detail
    self.expected = expected
    self.found = found
    self.line = line
    self.column = column
  }
}

/// The state of the server.
nonisolated public struct Status: Swift.Sendable, Swift.Hashable {
  /// Uploads and downloads that are being answered.
  public var streams: Swift.Int
  /// The most memory that the server has used so far, in bytes.
  public var peakMemory: Swift.Int

  public init(streams: Swift.Int, peakMemory: Swift.Int) {
    self.streams = streams
    self.peakMemory = peakMemory
  }
}

// MARK: - Mappings

// [A-Z]{2}-[0-9]{1,6}
nonisolated private let _kvPattern: KVMap.PatternAutomaton = .init(
  "4 7 0 0 2d 1 1 0 2 2 a 0 7 3 1a 0 0 0*3 2 0 0*3 3 0 0 4 0*2 0 0*2 5 0 1 0*2 6 0 1 0*2 7 0 1 0*2 8 0 1 0*2 9 0 1 0*2 a 0 1 0*4")
// [^@ ]+@[^@ ]+
nonisolated private let _kvPattern2: KVMap.PatternAutomaton = .init(
  "3 5 0 0 20 1 1 0 1f 2 1 0 0 2 0*2 0 2 0 3 0 4 0*2 1 4 0*2")

nonisolated extension Line: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Line {
    Line(sku: "", quantity: 0, price: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Line, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.sku = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[A-Z]{2}-[0-9]{1,6}\"") { _kvPattern.matches($0) }  // sku
        case 1: out.quantity = try kv.checked(at: kv.mark(), kv.int(), "a value in 1...1000") { $0 >= 1 && $0 <= 1000 }  // quantity
        case 2: out.price = try kv.checked(at: kv.mark(), kv.decimal(), "a value in 0...1000000") { $0 >= KVMap.GeneratedConstant.decimal("0") && $0 <= KVMap.GeneratedConstant.decimal("1000000") }  // price
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"sku\":"); try kv.string(kv.checked(self.sku, "a text that matches \"[A-Z]{2}-[0-9]{1,6}\"") { _kvPattern.matches($0) })
    kv.key("\"quantity\":"); try kv.int(kv.checked(self.quantity, "a value in 1...1000") { $0 >= 1 && $0 <= 1000 })
    kv.key("\"price\":"); try kv.decimal(kv.checked(self.price, "a value in 0...1000000") { $0 >= KVMap.GeneratedConstant.decimal("0") && $0 <= KVMap.GeneratedConstant.decimal("1000000") })
    kv.endObject()
  }
}

nonisolated extension Draft: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Draft {
    Draft(customer: "", email: "", lines: [])
  }

  public static var _kvXML: KVMap.XMLNames { .init(element: "order") }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Draft, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.customer = try kv.checked(at: kv.mark(), kv.string(), "count in 1...100") { $0.count >= 1 && $0.count <= 100 }  // customer
        case 1: out.email = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[^@ ]+@[^@ ]+\"") { _kvPattern2.matches($0) }  // email
        case 2: out.deliverBy = try kv.consumeNullOrEmptyElement() ? nil : kv.date()  // deliver_by
        case 3:  // lines
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.lines = try kv.checked(at: kv.mark(), kv.array(of: Line.self), "count > 0") { $0.count > 0 }
          }
        case 4: slot1 = try kv.deferValue()  // lines
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // lines
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.lines = try kv.checked(at: kv.mark(), kv.array(of: Line.self), "count > 0") { $0.count > 0 } } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 3, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 3, scan)
      }
    }
  }

  public static var _kvXMLRoot: KVMap.XMLNames { .init(element: "order") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"customer\":"); try kv.string(kv.checked(self.customer, "count in 1...100") { $0.count >= 1 && $0.count <= 100 })
    kv.key("\"email\":"); try kv.string(kv.checked(self.email, "a text that matches \"[^@ ]+@[^@ ]+\"") { _kvPattern2.matches($0) })
    if let value = self.deliverBy { kv.key("\"deliver_by\":"); try kv.date(value) }
    kv.key("\"lines\":"); try kv.array(kv.checked(self.lines, "count > 0") { $0.count > 0 })
    kv.endObject()
  }
}

nonisolated extension Order: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Order {
    Order(customer: "", email: "", lines: [], id: 0, total: 0)
  }

  public static var _kvXML: KVMap.XMLNames { .init(element: "order") }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Order, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.customer = try kv.checked(at: kv.mark(), kv.string(), "count in 1...100") { $0.count >= 1 && $0.count <= 100 }  // customer
        case 1: out.email = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[^@ ]+@[^@ ]+\"") { _kvPattern2.matches($0) }  // email
        case 2: out.deliverBy = try kv.consumeNullOrEmptyElement() ? nil : kv.date()  // deliver_by
        case 3:  // lines
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.lines = try kv.checked(at: kv.mark(), kv.array(of: Line.self), "count > 0") { $0.count > 0 }
          }
        case 4: slot1 = try kv.deferValue()  // lines
        case 5: kv.int(into: &out.id)  // id
        case 6: out.total = try kv.decimal()  // total
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // lines
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.lines = try kv.checked(at: kv.mark(), kv.array(of: Line.self), "count > 0") { $0.count > 0 } } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 3, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 3, scan)
      }
    }
  }

  public static var _kvXMLRoot: KVMap.XMLNames { .init(element: "order") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"customer\":"); try kv.string(kv.checked(self.customer, "count in 1...100") { $0.count >= 1 && $0.count <= 100 })
    kv.key("\"email\":"); try kv.string(kv.checked(self.email, "a text that matches \"[^@ ]+@[^@ ]+\"") { _kvPattern2.matches($0) })
    if let value = self.deliverBy { kv.key("\"deliver_by\":"); try kv.date(value) }
    kv.key("\"lines\":"); try kv.array(kv.checked(self.lines, "count > 0") { $0.count > 0 })
    kv.int("\"id\":", self.id)
    kv.key("\"total\":"); try kv.decimal(self.total)
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Page {
    Page(orders: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Page, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.orders)  // orders
      case 1: kv.string(orNil: &out.next)  // next
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"orders\":", self.orders)
    kv.string("\"next\":", ifPresent: self.next)
    kv.endObject()
  }
}

nonisolated extension Upload: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Upload {
    Upload(accepted: 0, rejected: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Upload, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.accepted)  // accepted
        case 1: kv.int(into: &out.rejected)  // rejected
        case 2: out.problems = try kv.consumeNull() ? [] : kv.array(of: Problem.self)  // problems
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"accepted\":", self.accepted)
    kv.int("\"rejected\":", self.rejected)
    try kv.array("\"problems\":", self.problems)
    kv.endObject()
  }
}

nonisolated extension ProblemDetails: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: ProblemDetails {
    ProblemDetails(title: "", status: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ProblemDetails, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.type = try kv.consumeNull() ? "about:blank" : kv.string()  // type
        case 1: kv.string(into: &out.title)  // title
        case 2: kv.int(into: &out.status)  // status
        case 3: kv.string(orNil: &out.detail)  // detail
        case 4: out.problems = try kv.consumeNull() ? [] : kv.array(of: Problem.self)  // problems
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    kv.string("\"title\":", self.title)
    kv.int("\"status\":", self.status)
    kv.string("\"detail\":", ifPresent: self.detail)
    if !self.problems.isEmpty {
      try kv.array("\"problems\":", self.problems)
    }
    kv.endObject()
  }
}

nonisolated extension Problem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Problem {
    Problem(pointer: "", kind: "", detail: "", expected: "", found: "", line: 0, column: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Problem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.pointer)  // pointer
      case 1: kv.string(into: &out.kind)  // kind
      case 2: kv.string(into: &out.detail)  // detail
      case 3: kv.string(into: &out.expected)  // expected
      case 4: kv.string(into: &out.found)  // found
      case 5: kv.int(into: &out.line)  // line
      case 6: kv.int(into: &out.column)  // column
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"pointer\":", self.pointer)
    kv.string("\"kind\":", self.kind)
    kv.string("\"detail\":", self.detail)
    kv.string("\"expected\":", self.expected)
    kv.string("\"found\":", self.found)
    kv.int("\"line\":", self.line)
    kv.int("\"column\":", self.column)
    kv.endObject()
  }
}

nonisolated extension Status: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Status {
    Status(streams: 0, peakMemory: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Status, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.streams)  // streams
      case 1: kv.int(into: &out.peakMemory)  // peak_memory
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"streams\":", self.streams)
    kv.int("\"peak_memory\":", self.peakMemory)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Line {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.sku, right.sku),
      KVMap._kvAreEqual(left.quantity, right.quantity),
      KVMap._kvAreEqual(left.price, right.price)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.sku.hash(into: &hasher)
    self.quantity.hash(into: &hasher)
    self.price.hash(into: &hasher)
  }
}

nonisolated extension Draft {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.customer, right.customer),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.deliverBy, right.deliverBy),
      KVMap._kvAreEqual(left.lines, right.lines)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.customer.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.deliverBy.hash(into: &hasher)
    self.lines.hash(into: &hasher)
  }
}

nonisolated extension Order {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.customer, right.customer),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.deliverBy, right.deliverBy),
      KVMap._kvAreEqual(left.lines, right.lines),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.total, right.total)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.customer.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.deliverBy.hash(into: &hasher)
    self.lines.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.total.hash(into: &hasher)
  }
}

nonisolated extension Page {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.orders, right.orders),
      KVMap._kvAreEqual(left.next, right.next)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.orders.hash(into: &hasher)
    self.next.hash(into: &hasher)
  }
}

nonisolated extension Upload {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.accepted, right.accepted),
      KVMap._kvAreEqual(left.rejected, right.rejected),
      KVMap._kvAreEqual(left.problems, right.problems)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.accepted.hash(into: &hasher)
    self.rejected.hash(into: &hasher)
    self.problems.hash(into: &hasher)
  }
}

nonisolated extension ProblemDetails {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.status, right.status),
      KVMap._kvAreEqual(left.detail, right.detail),
      KVMap._kvAreEqual(left.problems, right.problems)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.status.hash(into: &hasher)
    self.detail.hash(into: &hasher)
    self.problems.hash(into: &hasher)
  }
}

nonisolated extension Problem {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pointer, right.pointer),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.detail, right.detail),
      KVMap._kvAreEqual(left.expected, right.expected),
      KVMap._kvAreEqual(left.found, right.found),
      KVMap._kvAreEqual(left.line, right.line),
      KVMap._kvAreEqual(left.column, right.column)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.pointer.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.detail.hash(into: &hasher)
    self.expected.hash(into: &hasher)
    self.found.hash(into: &hasher)
    self.line.hash(into: &hasher)
    self.column.hash(into: &hasher)
  }
}

nonisolated extension Status {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.streams, right.streams),
      KVMap._kvAreEqual(left.peakMemory, right.peakMemory)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.streams.hash(into: &hasher)
    self.peakMemory.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Line {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{6}\0\u{1}\0\u{3}\0\0\0\u{3}\0\0\0\0\0\u{1}\0sku\"\0\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0quantity\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0price\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 3,
      unknown: .error, duplicates: .error,
      rules: """
        Line\tOrders.kvmap\t18
        sku\t+2\tsku
        quantity\t+3\tquantity
        price\t+4\tprice
        """)
  }
}

nonisolated extension Draft {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{b}\0\0\0\u{4}\0\0\0\0\0\u{1}\0\0\0\u{6}\0\0\0\t\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0customer\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0email\"\0\0\n\0\0\u{2}\0\0\0\0deliver_by\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0lines\"\0\0\u{4}\0\0\u{4}\0\0\0\0line\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 5, required: 2,
      unknown: .error, duplicates: .error,
      rules: """
        Draft\tOrders.kvmap\t26
        customer\t-16\tcustomer
        email\t-15\temail
        deliverBy\t-14\tdeliver_by
        lines\t-12\tlines
        lines\t-12\tline
        """)
  }
}

nonisolated extension Order {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{b}\0\0\0\u{4}\0\0\0\u{f}\0\u{1}\0\0\0\u{6}\0\r\0\t\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0customer\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0email\"\0\0\n\0\0\u{2}\0\0\0\0deliver_by\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0lines\"\0\0\u{4}\0\0\u{4}\0\0\0\0line\"\0\0\0\u{2}\0\0\u{5}\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{6}\0\0\u{1}\0total\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 7, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Order\tOrders.kvmap\t32
        customer\t-22\tcustomer
        email\t-21\temail
        deliverBy\t-20\tdeliver_by
        lines\t-18\tlines
        lines\t-18\tline
        id\t+2\tid
        total\t+3\ttotal
        """)
  }
}

nonisolated extension Page {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0orders\"\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tOrders.kvmap\t39
        orders\t+1\torders
        next\t+3\tnext
        """)
  }
}

nonisolated extension Upload {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{4}\0\u{1}\0\0\0\0\0\u{7}\0\u{8}\0\0\0\0\0\u{1}\0accepted\"\0\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0rejected\"\0\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0problems\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Upload\tOrders.kvmap\t46
        accepted\t+1\taccepted
        rejected\t+2\trejected
        problems\t+4\tproblems
        """)
  }
}

nonisolated extension ProblemDetails {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\u{7}\0\0\0\u{1}\0\t\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0title\"\0\0\u{6}\0\0\u{2}\0\0\u{1}\0status\"\0\u{6}\0\0\u{3}\0\0\0\0detail\"\0\u{8}\0\0\u{4}\0\0\0\0problems\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        ProblemDetails\tOrders.kvmap\t54
        type\t+1\ttype
        title\t+2\ttitle
        status\t+3\tstatus
        detail\t+4\tdetail
        problems\t+6\tproblems
        """)
  }
}

nonisolated extension Problem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\n\0\u{7}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{c}\0\u{e}\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0pointer\"\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0detail\"\0\u{8}\0\0\u{3}\0\0\u{1}\0expected\"\0\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\u{1}\0found\"\0\0\u{4}\0\0\u{5}\0\0\u{1}\0line\"\0\0\0\u{6}\0\0\u{6}\0\0\u{1}\0column\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x7d29825c75521255, wide: false, full: false, count: 7, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Problem\tOrders.kvmap\t64
        pointer\t+2\tpointer
        kind\t+3\tkind
        detail\t+4\tdetail
        expected\t+5\texpected
        found\t+6\tfound
        line\t+8\tline
        column\t+9\tcolumn
        """)
  }
}

nonisolated extension Status {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0streams\"\u{b}\0\0\u{1}\0\0\u{1}\0peak_memory\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tOrders.kvmap\t77
        streams\t+2\tstreams
        peakMemory\t+4\tpeak_memory
        """)
  }
}
