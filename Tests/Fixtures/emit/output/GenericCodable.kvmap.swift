// Generated from GenericCodable.kvmap. Do not edit.
// kvmap format 1, input c1a4afdee1074cba, body 39a5ccb078a61723
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct CodedPage<Item> {
  var items: [Item]

  init(items: [Item]) {
    self.items = items
  }
}

nonisolated extension CodedPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension CodedPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension CodedPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated extension CodedPage: Codable, MappedCodable where Item: KVMap.DocumentDecodable & KVMap.DocumentEncodable {}

nonisolated struct CodedBoth<Item> {
  var item: Swift.Optional<Item>

  init(item: Item? = nil) {
    self.item = item
  }
}

nonisolated extension CodedBoth: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension CodedBoth: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension CodedBoth: Swift.Hashable where Item: Swift.Hashable {}

nonisolated extension CodedBoth: Codable, MappedCodable where Item: KVMap.DocumentDecodable & KVMap.DocumentEncodable {}

nonisolated struct CodedRead<Item> {
  var item: Item

  init(item: Item) {
    self.item = item
  }
}

nonisolated extension CodedRead: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension CodedRead: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension CodedRead: Swift.Hashable where Item: Swift.Hashable {}

nonisolated extension CodedRead: Decodable, MappedDecodable where Item: KVMap.DocumentDecodable {}

nonisolated final class CodedBox<Item> {
  var item: Item?

  init(item: Item? = nil) {
    self.item = item
  }
}

nonisolated extension CodedBox: Codable, MappedCodable where Item: KVMap.DocumentDecodable & KVMap.DocumentEncodable {}

nonisolated struct CodedBook: MappedCodable {
  var page: CodedPage<Swift.Int>
  var pages: [CodedPage<CodedBoth<Swift.String>>]
  var read: CodedRead<Swift.Int>
  var box: CodedBox<CodedPage<Swift.String>>

  init(
    page: CodedPage<Swift.Int>,
    pages: [CodedPage<CodedBoth<Swift.String>>] = [],
    read: CodedRead<Swift.Int>,
    box: CodedBox<CodedPage<Swift.String>>
  ) {
    self.page = page
    self.pages = pages
    self.read = read
    self.box = box
  }
}

// MARK: - Mappings

nonisolated extension CodedPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static var _kvOutline: Swift.StaticString? { "?:items" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CodedPage {
    let current: Swift.UnsafePointer<CodedPage>? = current?.assumingMemoryBound(to: CodedPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    if let current {
      _0 = current.pointee.items
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CodedPage(items: made0)
  }
}

nonisolated extension CodedPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.endObject()
  }
}

nonisolated extension CodedPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension CodedBoth: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static var _kvOutline: Swift.StaticString? { "?:item" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CodedBoth {
    let current: Swift.UnsafePointer<CodedBoth>? = current?.assumingMemoryBound(to: CodedBoth.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.item
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.item)  // item
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return CodedBoth(item: _0)
  }
}

nonisolated extension CodedBoth: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.item { kv.key("\"item\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CodedBoth: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension CodedRead: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static var _kvOutline: Swift.StaticString? { "?:item" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CodedRead {
    let current: Swift.UnsafePointer<CodedRead>? = current?.assumingMemoryBound(to: CodedRead.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.item
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Item._kvDecode(&kv, updating: current?.pointee.item)  // item
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CodedRead(item: made0)
  }
}

nonisolated extension CodedRead: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"item\":"); try self.item._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension CodedRead: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension CodedBox: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static var _kvOutline: Swift.StaticString? { "?:item" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CodedBox {
    let current: Swift.UnsafePointer<CodedBox>? = current?.assumingMemoryBound(to: CodedBox.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.item
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.item)  // item
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return CodedBox(item: _0)
  }
}

nonisolated extension CodedBox: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.item { kv.key("\"item\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CodedBox: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension CodedBook: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static var _kvOutline: Swift.StaticString? { "?:first_page\t?:pages\t?:read\t?:box" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CodedBook {
    let current: Swift.UnsafePointer<CodedBook>? = current?.assumingMemoryBound(to: CodedBook.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<CodedPage<Swift.Int>>
    var _1: [CodedPage<CodedBoth<Swift.String>>]
    var _2: Swift.Optional<CodedRead<Swift.Int>>
    var _3: Swift.Optional<CodedBox<CodedPage<Swift.String>>>
    if let current {
      _0 = current.pointee.page
      _1 = current.pointee.pages
      _2 = current.pointee.read
      _3 = current.pointee.box
    } else {
      _0 = nil
      _1 = []
      _2 = nil
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try CodedPage<Swift.Int>._kvDecode(&kv, updating: current?.pointee.page)  // first_page
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: CodedPage<CodedBoth<Swift.String>>.self)  // pages
        case 2: _2 = try CodedRead<Swift.Int>._kvDecode(&kv, updating: current?.pointee.read)  // read
        case 3: _3 = try CodedBox<CodedPage<Swift.String>>._kvDecode(&kv, updating: current?.pointee.box)  // box
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
    let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
    return CodedBook(page: made0, pages: _1, read: made2, box: made3)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"first_page\":"); try self.page._kvEncode(&kv)
    try kv.array("\"pages\":", self.pages)
    kv.key("\"read\":"); try self.read._kvEncode(&kv)
    kv.key("\"box\":"); try self.box._kvEncode(&kv)
    kv.endObject()
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension CodedPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodedPage\tGenericCodable.kvmap\t4
        items\t+1\titems
        """)
  }
}

nonisolated extension CodedBoth {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodedBoth\tGenericCodable.kvmap\t8
        item\t+1\titem
        """)
  }
}

nonisolated extension CodedRead {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodedRead\tGenericCodable.kvmap\t12
        item\t+1\titem
        """)
  }
}

nonisolated extension CodedBox {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodedBox\tGenericCodable.kvmap\t16
        item\t+1\titem
        """)
  }
}

nonisolated extension CodedBook {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{8}\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\n\0\0\0\0\0\u{1}\0first_page\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0pages\"\0\0\u{4}\0\0\u{2}\0\0\u{1}\0read\"\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0box\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodedBook\tGenericCodable.kvmap\t20
        page\t+1\tfirst_page
        pages\t+2\tpages
        read\t+3\tread
        box\t+4\tbox
        """)
  }
}
