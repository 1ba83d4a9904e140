// Generated from Generics.kvmap. Do not edit.
// kvmap format 1, input 7627fbd9af3ed45a, body c6d4db10bb7cbcd9
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

/// What a server answers with.
nonisolated public struct Page<Item> {
  /// In the order of the server.
  public var items: [Item]
  public var first: Swift.Optional<Item>
  public var next: Swift.Optional<URL>
  public var last: Swift.Optional<Item>

  public init(items: [Item], first: Item? = nil, next: URL? = nil, last: Item? = nil) {
    self.items = items
    self.first = first
    self.next = next
    self.last = last
  }
}

nonisolated extension Page: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension Page: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension Page: Swift.Hashable where Item: Swift.Hashable {}

nonisolated public struct Pair<Left, Right> {
  public var left: Left
  public var right: KVMap.PatchField<Right>
  public var both: [Swift.String: Left]

  public init(left: Left, right: KVMap.PatchField<Right> = .absent, both: [Swift.String: Left] = [:]) {
    self.left = left
    self.right = right
    self.both = both
  }
}

nonisolated extension Pair: Swift.Sendable where Left: Swift.Sendable, Right: Swift.Sendable {}

nonisolated extension Pair: Swift.Equatable where Left: Swift.Equatable, Right: Swift.Equatable {}

nonisolated extension Pair: Swift.Hashable where Left: Swift.Hashable, Right: Swift.Hashable {}

nonisolated public struct Branch<Content> {
  public var value: Content
  public var children: [Branch<Content>]

  public init(value: Content, children: [Branch<Content>] = []) {
    self.value = value
    self.children = children
  }
}

nonisolated extension Branch: Swift.Sendable where Content: Swift.Sendable {}

nonisolated extension Branch: Swift.Equatable where Content: Swift.Equatable {}

nonisolated extension Branch: Swift.Hashable where Content: Swift.Hashable {}

nonisolated public struct Listed: Swift.Sendable, Swift.Hashable {
  public var name: Swift.String

  public init(name: Swift.String) {
    self.name = name
  }
}

nonisolated public struct Held<T> {
  public var text: T
  public var page: Swift.Optional<Page<[T]>>

  public init(text: T, page: Page<[T]>? = nil) {
    self.text = text
    self.page = page
  }
}

nonisolated extension Held: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension Held: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension Held: Swift.Hashable where T: Swift.Hashable {}

nonisolated public struct Answer: Swift.Sendable, Swift.Hashable {
  public var users: Page<Listed>
  public var ids: Page<Swift.Int>
  public var pairs: [Pair<Swift.Int, Page<[Swift.String: Listed?]>>]
  public var tree: Swift.Optional<Branch<Date>>
  public var held: Swift.Optional<Held<Page<Swift.Int>>>

  public init(
    users: Page<Listed>,
    ids: Page<Swift.Int>,
    pairs: [Pair<Swift.Int, Page<[Swift.String: Listed?]>>] = [],
    tree: Branch<Date>? = nil,
    held: Held<Page<Swift.Int>>? = nil
  ) {
    self.users = users
    self.ids = ids
    self.pairs = pairs
    self.tree = tree
    self.held = held
  }
}

nonisolated public class Lot: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public var city: Swift.String

  public init(city: Swift.String) {
    self.city = city
  }

  public class var _kvUsesElementPosition: Swift.Bool { false }

  public class var _kvOptions: KVMap.DecodingOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Lot?
  ) throws(KVMap.CodingFailure) -> Swift.String {
    var _0: Swift.String? = current?.city
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // city
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Lot.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Lot?) throws(KVMap.CodingFailure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.city = _0
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Lot") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.endObject()
  }
}

nonisolated public struct Garages {
  public var places: Swift.Optional<Page<Lot>>

  public init(places: Page<Lot>? = nil) {
    self.places = places
  }
}

/// What stands twice is taken the second time, and an update keeps the rest.
nonisolated public struct Latest<Item> {
  public var item: Item
  public var number: Swift.Optional<Swift.Int>
  public var other: Swift.Optional<Item>
  public var count: Swift.Int
  public var patch: KVMap.PatchField<Item>

  public init(
    item: Item,
    number: Swift.Int? = nil,
    other: Item? = nil,
    count: Swift.Int = 4,
    patch: KVMap.PatchField<Item> = .absent
  ) {
    self.item = item
    self.number = number
    self.other = other
    self.count = count
    self.patch = patch
  }
}

nonisolated extension Latest: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension Latest: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension Latest: Swift.Hashable where Item: Swift.Hashable {}

nonisolated public struct News: Swift.Sendable, Swift.Hashable {
  public var latest: Latest<Swift.String>
  public var dates: Swift.Optional<Latest<Date>>

  public init(latest: Latest<Swift.String>, dates: Latest<Date>? = nil) {
    self.latest = latest
    self.dates = dates
  }
}

// MARK: - Mappings

nonisolated extension Page: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Page {
    let current: Swift.UnsafePointer<Page>? = current?.assumingMemoryBound(to: Page.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: Swift.Optional<Item>
    var _2: Swift.Optional<URL>
    var _3: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.first
      _2 = current.pointee.next
      _3 = current.pointee.last
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1: _1 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.first)  // first
        case 2: kv.url(orNil: &_2)  // next
        case 3:  // last
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            _3 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.last)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            _3 = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Page(items: made0, first: _1, next: _2, last: _3)
  }
}

nonisolated extension Page: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    if let value = self.first { kv.key("\"first\":"); try value._kvEncode(&kv) }
    if let value = self.next { kv.key("\"next\":"); try kv.url(value) }
    if let value = self.last { kv.key("\"last\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  public static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Pair: KVMap.DocumentDecodable where Left: KVMap.DocumentDecodable, Right: KVMap.DocumentDecodable {
  public static var _kvOptions: KVMap.DecodingOptions { .init(depth: 20) }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Pair {
    let current: Swift.UnsafePointer<Pair>? = current?.assumingMemoryBound(to: Pair.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Left>
    var _1: KVMap.PatchField<Right>
    var _2: [Swift.String: Left]
    if let current {
      _0 = current.pointee.left
      _1 = current.pointee.right
      _2 = current.pointee.both
    } else {
      _0 = nil
      _1 = .absent
      _2 = [:]
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Left._kvDecode(&kv, updating: current?.pointee.left)  // left
        case 1: _1 = try kv.consumeNullOrEmptyText(of: Right.self) ? .null : .value(Right._kvDecode(&kv, updating: current?.pointee.right.value))  // right
        case 2: _2 = try kv.consumeNull() ? [:] : _kvDecode_both(&kv)  // both
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Pair(left: made0, right: _1, both: _2)
  }

  private static func _kvDecode_both(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Left] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Left in try Left._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Pair: KVMap.DocumentEncodable where Left: KVMap.DocumentEncodable, Right: KVMap.DocumentEncodable {
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"left\":"); try self.left._kvEncode(&kv)
    switch self.right {
    case .absent: break
    case .null: kv.key("\"right\":"); kv.null()
    case .value(let value): kv.key("\"right\":"); try value._kvEncode(&kv)
    }
    kv.key("\"both\":"); try kv.dictionary(self.both)
    kv.endObject()
  }
}

nonisolated extension Branch: KVMap.DocumentDecodable where Content: KVMap.DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Branch {
    let current: Swift.UnsafePointer<Branch>? = current?.assumingMemoryBound(to: Branch.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Content>
    var _1: [Branch<Content>]
    if let current {
      _0 = current.pointee.value
      _1 = current.pointee.children
    } else {
      _0 = nil
      _1 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Content._kvDecode(&kv, updating: current?.pointee.value)  // value
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: Branch<Content>.self)  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Branch(value: made0, children: _1)
  }
}

nonisolated extension Branch: KVMap.DocumentEncodable where Content: KVMap.DocumentEncodable {
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try self.value._kvEncode(&kv)
    try kv.array("\"children\":", self.children)
    kv.endObject()
  }
}

nonisolated extension Branch: KVMap.ContextDecodable where Content: KVMap.ContextDecodable {
  public static func _kvEncode(context: Content.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Content._kvEncode(context: context, &kv)
  }
}

nonisolated extension Listed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Listed {
    Listed(name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Listed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Held: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Held {
    let current: Swift.UnsafePointer<Held>? = current?.assumingMemoryBound(to: Held.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Optional<Page<[T]>>
    if let current {
      _0 = current.pointee.text
      _1 = current.pointee.page
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try T._kvDecode(&kv, updating: current?.pointee.text) }  // text
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Page<[T]>._kvDecode(&kv, updating: current?.pointee.page)  // page
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Held(text: made0, page: _1)
  }
}

nonisolated extension Held: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"text\":")
    try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
      try self.text._kvEncode(&kv)
    }
    if let value = self.page { kv.key("\"page\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Held: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  public static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension Answer: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Answer {
    let current: Swift.UnsafePointer<Answer>? = current?.assumingMemoryBound(to: Answer.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Page<Listed>>
    var _1: Swift.Optional<Page<Swift.Int>>
    var _2: [Pair<Swift.Int, Page<[Swift.String: Listed?]>>]
    var _3: Swift.Optional<Branch<Date>>
    var _4: Swift.Optional<Held<Page<Swift.Int>>>
    if let current {
      _0 = current.pointee.users
      _1 = current.pointee.ids
      _2 = current.pointee.pairs
      _3 = current.pointee.tree
      _4 = current.pointee.held
    } else {
      _0 = nil
      _1 = nil
      _2 = []
      _3 = nil
      _4 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Page<Listed>._kvDecode(&kv, updating: current?.pointee.users)  // users
        case 1: _1 = try Page<Swift.Int>._kvDecode(&kv, updating: current?.pointee.ids)  // ids
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: Pair<Swift.Int, Page<[Swift.String: Listed?]>>.self)  // pairs
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : Branch<Date>._kvDecode(&kv, updating: current?.pointee.tree)  // tree
        case 4: _4 = try kv.consumeNullOrEmptyText() ? nil : Held<Page<Swift.Int>>._kvDecode(&kv, updating: current?.pointee.held)  // held
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return Answer(users: made0, ids: made1, pairs: _2, tree: _3, held: _4)
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"users\":"); try self.users._kvEncode(&kv)
    kv.key("\"ids\":"); try self.ids._kvEncode(&kv)
    try kv.array("\"pairs\":", self.pairs)
    if let value = self.tree { kv.key("\"tree\":"); try value._kvEncode(&kv) }
    if let value = self.held { kv.key("\"held\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Garages: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Garages {
    Garages()
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Garages, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.places = try kv.consumeNullOrEmptyText() ? nil : Page<Lot>._kvDecode(&kv, updating: updating ? out.places : nil)  // places
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.places { kv.key("\"places\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Latest: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Latest {
    let current: Swift.UnsafePointer<Latest>? = current?.assumingMemoryBound(to: Latest.self)
    let updating: Swift.Bool = current != nil
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.Optional<Item>
    var _1: Swift.Optional<Swift.Int>
    var _2: Swift.Optional<Item>
    var _3: Swift.Int
    var _4: KVMap.PatchField<Item>
    if let current {
      _0 = current.pointee.item
      _1 = current.pointee.number
      _2 = current.pointee.other
      _3 = current.pointee.count
      _4 = current.pointee.patch
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
      _3 = 4
      _4 = .absent
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // path.item
          has0 = false
          _0 = current?.pointee.item
          _1 = current?.pointee.number
          _2 = current?.pointee.other
          _3 = current?.pointee.count ?? 4
          _4 = current?.pointee.patch ?? .absent
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            _1 = nil
            _2 = nil
            _3 = 4
            _4 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // path.item
                  has0 = true
                  _0 = try Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.item)
                case 1:
                  let attempt1: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    _1 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                    kv.acceptAttempt(attempt1)
                  } catch {
                    try kv.drop(error, from: attempt1)
                    _1 = nil
                  }
                case 2: _2 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.other)
                case 3: _3 = try kv.consumeNull() ? 4 : kv.int()
                case 4: _4 = try kv.consumeNullOrEmptyText(of: Item.self) ? .null : .value(Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.patch.value))
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Latest(item: made0, number: _1, other: _2, count: _3, patch: _4)
  }
}

nonisolated extension Latest: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"path\":")
    kv.key("\"item\":"); try self.item._kvEncode(&kv)
    if let value = self.other { kv.key("\"other\":"); try value._kvEncode(&kv) }
    kv.int("\"count\":", self.count)
    switch self.patch {
    case .absent: break
    case .null: kv.key("\"patch\":"); kv.null()
    case .value(let value): kv.key("\"patch\":"); try value._kvEncode(&kv)
    }
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension Latest: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  public static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension News: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> News {
    let current: Swift.UnsafePointer<News>? = current?.assumingMemoryBound(to: News.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Latest<Swift.String>>
    var _1: Swift.Optional<Latest<Date>>
    if let current {
      _0 = current.pointee.latest
      _1 = current.pointee.dates
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Latest<Swift.String>._kvDecode(&kv, updating: current?.pointee.latest)  // latest
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Latest<Date>._kvDecode(&kv, updating: current?.pointee.dates)  // dates
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return News(latest: made0, dates: _1)
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"latest\":"); try self.latest._kvEncode(&kv)
    if let value = self.dates { kv.key("\"dates\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Listed {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Answer {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.users, right.users),
      KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.pairs, right.pairs),
      KVMap._kvAreEqual(left.tree, right.tree),
      KVMap._kvAreEqual(left.held, right.held)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.users.hash(into: &hasher)
    self.ids.hash(into: &hasher)
    self.pairs.hash(into: &hasher)
    self.tree.hash(into: &hasher)
    self.held.hash(into: &hasher)
  }
}

nonisolated extension News {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.latest, right.latest),
      KVMap._kvAreEqual(left.dates, right.dates)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.latest.hash(into: &hasher)
    self.dates.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Page {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\u{3}\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{5}\0\0\u{1}\0\0\0\0first\"\0\0\u{4}\0\0\u{2}\0\0\0\0next\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0last\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tGenerics.kvmap\t4
        items\t+2\titems
        first\t+3\tfirst
        next\t+4\tnext
        last\t+5\tlast
        """)
  }
}

nonisolated extension Pair {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0left\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0right\"\0\0\u{4}\0\0\u{2}\0\0\0\0both\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pair\tGenerics.kvmap\t12
        left\t+2\tleft
        right\t+3\tright
        both\t+4\tboth
        """)
  }
}

nonisolated extension Branch {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{8}\0\0\u{1}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Branch\tGenerics.kvmap\t19
        value\t+1\tvalue
        children\t+2\tchildren
        """)
  }
}

nonisolated extension Listed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Listed\tGenerics.kvmap\t24
        name\t+0\tname
        """)
  }
}

nonisolated extension Held {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0page\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Held\tGenerics.kvmap\t26
        text\t+0\ttext
        page\t+0\tpage
        """)
  }
}

nonisolated extension Answer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\t\0\u{1}\0\u{3}\0\0\0\u{7}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0users\"\0\0\u{3}\0\0\u{1}\0\0\u{1}\0ids\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0pairs\"\0\0\u{4}\0\0\u{3}\0\0\0\0tree\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0held\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Answer\tGenerics.kvmap\t28
        users\t+1\tusers
        ids\t+2\tids
        pairs\t+3\tpairs
        tree\t+4\ttree
        held\t+5\theld
        """)
  }
}

nonisolated extension Lot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lot\tGenerics.kvmap\t36
        city\t+0\tcity
        """)
  }
}

nonisolated extension Garages {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0places\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Garages\tGenerics.kvmap\t38
        places\t+0\tplaces
        """)
  }
}

nonisolated extension Latest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0path\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        Latest\tGenerics.kvmap\t41
        item\t+2\tpath.item
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{7}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\t\0\u{5}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0number\"\0\u{5}\0\0\u{2}\0\0\0\0other\"\0\0\u{5}\0\0\u{3}\0\0\0\0count\"\0\0\u{5}\0\0\u{4}\0\0\0\0patch\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        Latest\tGenerics.kvmap\t41
        item\t+2\tpath.item
        number\t+3\tpath.number
        other\t+4\tpath.other
        count\t+5\tpath.count
        patch\t+6\tpath.patch
        """)
  }
}

nonisolated extension News {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0latest\"\0\u{5}\0\0\u{1}\0\0\0\0dates\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        News\tGenerics.kvmap\t50
        latest\t+0\tlatest
        dates\t+0\tdates
        """)
  }
}
