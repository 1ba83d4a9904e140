// Generated from Order.kvmap. Do not edit.
// kvmap format 1, input d0f01b4d06ba929c, body fd8428a5493acb93
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Order: Swift.Sendable, Swift.Hashable {
  public var number: Swift.Int
  public var customer: OrderCustomer
  public var address: OrderAddress
  public var lines: [OrderLine]
  public var tags: [Swift.String]
  public var comment: Swift.Optional<Swift.String>

  public init(
    number: Swift.Int,
    customer: OrderCustomer,
    address: OrderAddress,
    lines: [OrderLine] = [],
    tags: [Swift.String] = [],
    comment: Swift.String? = nil
  ) {
    self.number = number
    self.customer = customer
    self.address = address
    self.lines = lines
    self.tags = tags
    self.comment = comment
  }
}

nonisolated public struct OrderCustomer: Swift.Sendable, Swift.Hashable {
  public var name: Swift.String
  public var email: Swift.String
  public var newsletter: Swift.Bool

  public init(name: Swift.String, email: Swift.String, newsletter: Swift.Bool) {
    self.name = name
    self.email = email
    self.newsletter = newsletter
  }
}

nonisolated public struct OrderAddress: Swift.Sendable, Swift.Hashable {
  public var street: Swift.String
  public var city: Swift.String
  public var country: Swift.String

  public init(street: Swift.String, city: Swift.String, country: Swift.String) {
    self.street = street
    self.city = city
    self.country = country
  }
}

nonisolated public struct OrderLine: Swift.Sendable, Swift.Hashable {
  public var article: Swift.String
  public var quantity: Swift.Int
  public var price: Swift.Double

  public init(article: Swift.String, quantity: Swift.Int, price: Swift.Double) {
    self.article = article
    self.quantity = quantity
    self.price = price
  }
}

// MARK: - Mappings

nonisolated extension Order: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Order {
    Order(number: 0, customer: OrderCustomer._kvPlaceholder, address: OrderAddress._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Order, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.number)  // number
        case 1: kv.object(into: &out.customer, updating: updating)  // customer
        case 2: kv.object(into: &out.address, updating: updating)  // address
        case 3: out.lines = try kv.consumeNull() ? [] : kv.array(of: OrderLine.self)  // lines
        case 4: out.tags = try kv.consumeNull() ? [] : kv.strings()  // tags
        case 5: kv.string(orNil: &out.comment)  // comment
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    kv.key("\"customer\":"); try self.customer._kvEncode(&kv)
    kv.key("\"address\":"); try self.address._kvEncode(&kv)
    try kv.array("\"lines\":", self.lines)
    kv.array("\"tags\":", self.tags)
    kv.string("\"comment\":", ifPresent: self.comment)
    kv.endObject()
  }
}

nonisolated extension OrderCustomer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: OrderCustomer {
    OrderCustomer(name: "", email: "", newsletter: false)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderCustomer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(into: &out.email)  // email
      case 2: kv.bool(into: &out.newsletter)  // newsletter
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"email\":", self.email)
    kv.bool("\"newsletter\":", self.newsletter)
    kv.endObject()
  }
}

nonisolated extension OrderAddress: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: OrderAddress {
    OrderAddress(street: "", city: "", country: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderAddress, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.street)  // street
      case 1: kv.string(into: &out.city)  // city
      case 2: kv.string(into: &out.country)  // country
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"street\":", self.street)
    kv.string("\"city\":", self.city)
    kv.string("\"country\":", self.country)
    kv.endObject()
  }
}

nonisolated extension OrderLine: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: OrderLine {
    OrderLine(article: "", quantity: 0, price: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderLine, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.article)  // article
      case 1: kv.int(into: &out.quantity)  // quantity
      case 2: kv.double(into: &out.price)  // price
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"article\":", self.article)
    kv.int("\"quantity\":", self.quantity)
    try kv.double("\"price\":", self.price)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Order {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.customer, right.customer),
      KVMap._kvAreEqual(left.address, right.address),
      KVMap._kvAreEqual(left.lines, right.lines),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.comment, right.comment)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.customer.hash(into: &hasher)
    self.address.hash(into: &hasher)
    self.lines.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.comment.hash(into: &hasher)
  }
}

nonisolated extension OrderCustomer {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.newsletter, right.newsletter)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.newsletter.hash(into: &hasher)
  }
}

nonisolated extension OrderAddress {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.street, right.street),
      KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.country, right.country)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.street.hash(into: &hasher)
    self.city.hash(into: &hasher)
    self.country.hash(into: &hasher)
  }
}

nonisolated extension OrderLine {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.article, right.article),
      KVMap._kvAreEqual(left.quantity, right.quantity),
      KVMap._kvAreEqual(left.price, right.price)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.article.hash(into: &hasher)
    self.quantity.hash(into: &hasher)
    self.price.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Order {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{8}\0\0\0\n\0\0\0\0\0\u{6}\0\0\0\0\0\u{c}\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{8}\0\0\u{1}\0\0\u{1}\0customer\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\u{1}\0address\"\u{5}\0\0\u{3}\0\0\0\0lines\"\0\0\u{4}\0\0\u{4}\0\0\0\0tags\"\0\0\0\u{7}\0\0\u{5}\0\0\0\0comment\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Order\tOrder.kvmap\t7
        number\t+1\tnumber
        customer\t+2\tcustomer
        address\t+3\taddress
        lines\t+4\tlines
        tags\t+5\ttags
        comment\t+6\tcomment
        """)
  }
}

nonisolated extension OrderCustomer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{3}\0\u{5}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0email\"\0\0\n\0\0\u{2}\0\0\u{1}\0newsletter\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        OrderCustomer\tOrder.kvmap\t16
        name\t+1\tname
        email\t+2\temail
        newsletter\t+3\tnewsletter
        """)
  }
}

nonisolated extension OrderAddress {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0street\"\0\u{4}\0\0\u{1}\0\0\u{1}\0city\"\0\0\0\u{7}\0\0\u{2}\0\0\u{1}\0country\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        OrderAddress\tOrder.kvmap\t22
        street\t+1\tstreet
        city\t+2\tcity
        country\t+3\tcountry
        """)
  }
}

nonisolated extension OrderLine {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{6}\0\0\0\u{7}\0\0\0\0\0\u{1}\0article\"\u{8}\0\0\u{1}\0\0\u{1}\0quantity\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0price\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        OrderLine\tOrder.kvmap\t28
        article\t+1\tarticle
        quantity\t+2\tquantity
        price\t+3\tprice
        """)
  }
}
