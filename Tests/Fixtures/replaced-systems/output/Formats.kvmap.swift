// Generated from Formats.kvmap. Do not edit.
// kvmap format 1, input 7b35684a353b68bb, body d305d142d7e94286
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct FRPerson: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var adress: Swift.String
  var phone: Swift.String
  var age: Swift.Int
  var birthDay: Date
  var valid: Swift.Bool
  var url: URL
  var nota: Swift.Int
  var dateWithString: Date
  var parents: [KVMap.JSONObject]
  var arrayPrimitive: [KVMap.JSONValue]

  init(
    name: Swift.String,
    adress: Swift.String,
    phone: Swift.String,
    age: Swift.Int,
    birthDay: Date,
    valid: Swift.Bool,
    url: URL,
    nota: Swift.Int,
    dateWithString: Date,
    parents: [KVMap.JSONObject],
    arrayPrimitive: [KVMap.JSONValue]
  ) {
    self.name = name
    self.adress = adress
    self.phone = phone
    self.age = age
    self.birthDay = birthDay
    self.valid = valid
    self.url = url
    self.nota = nota
    self.dateWithString = dateWithString
    self.parents = parents
    self.arrayPrimitive = arrayPrimitive
  }
}

nonisolated struct FRDated: Swift.Sendable, Swift.Hashable {
  var date: Date
  var key1: Swift.String

  init(date: Date, key1: Swift.String) {
    self.date = date
    self.key1 = key1
  }
}

nonisolated struct FRProjected: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var key2: Swift.String
  var relationship1: [FRProjectedValue]
  var relationship2: FRProjectedObject

  init(
    key1: Swift.String,
    key2: Swift.String,
    relationship1: [FRProjectedValue],
    relationship2: FRProjectedObject
  ) {
    self.key1 = key1
    self.key2 = key2
    self.relationship1 = relationship1
    self.relationship2 = relationship2
  }
}

nonisolated struct FRProjectedValue: Swift.Sendable, Swift.Hashable {
  var relatioship1Key1: Swift.String

  init(relatioship1Key1: Swift.String) {
    self.relatioship1Key1 = relatioship1Key1
  }
}

nonisolated struct FRProjectedObject: Swift.Sendable, Swift.Hashable {
  var subKey1: Swift.String

  init(subKey1: Swift.String) {
    self.subKey1 = subKey1
  }
}

nonisolated struct FRText: Swift.Sendable, Swift.Hashable {
  var utf8: Swift.Optional<Swift.String>
  var url: Swift.Optional<Swift.String>

  init(utf8: Swift.String? = nil, url: Swift.String? = nil) {
    self.utf8 = utf8
    self.url = url
  }
}

nonisolated struct FRObjects: Swift.Sendable, Swift.Hashable {
  var root: [FRObject]

  init(root: [FRObject]) {
    self.root = root
  }
}

nonisolated struct FRObject: Swift.Sendable, Swift.Hashable {
  var a: Swift.String
  var b: Swift.String

  init(a: Swift.String, b: Swift.String) {
    self.a = a
    self.b = b
  }
}

nonisolated struct FRLists: Swift.Sendable, Swift.Hashable {
  var recursiveArray: [[[Swift.String]]]

  init(recursiveArray: [[[Swift.String]]]) {
    self.recursiveArray = recursiveArray
  }
}

nonisolated struct FRNull: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.String>
  var b: Swift.String

  init(a: Swift.String? = nil, b: Swift.String) {
    self.a = a
    self.b = b
  }
}

nonisolated struct FRPair: Swift.Sendable, Swift.Hashable {
  var this: Swift.String
  var keyA: Swift.String

  init(this: Swift.String, keyA: Swift.String) {
    self.this = this
    self.keyA = keyA
  }
}

nonisolated struct FRQuery: Swift.Sendable, Swift.Hashable {
  var keyA: Swift.String
  var keyB: Swift.String

  init(keyA: Swift.String, keyB: Swift.String) {
    self.keyA = keyA
    self.keyB = keyB
  }
}

nonisolated struct FRRepeated: Swift.Sendable, Swift.Hashable {
  var this: [Swift.String]

  init(this: [Swift.String]) {
    self.this = this
  }
}

nonisolated struct FRDevice: Swift.Sendable, Swift.Hashable {
  var resourceURI: Swift.String
  var id: Swift.String
  var uuid: UUID
  var passToken: Swift.String
  var apnsToken: Swift.String
  var organizations: [Swift.String]

  init(
    resourceURI: Swift.String,
    id: Swift.String,
    uuid: UUID,
    passToken: Swift.String,
    apnsToken: Swift.String,
    organizations: [Swift.String]
  ) {
    self.resourceURI = resourceURI
    self.id = id
    self.uuid = uuid
    self.passToken = passToken
    self.apnsToken = apnsToken
    self.organizations = organizations
  }
}

nonisolated struct FROrders: Swift.Sendable, Swift.Hashable {
  var orders: [FROrder]

  init(orders: [FROrder]) {
    self.orders = orders
  }
}

nonisolated struct FROrder: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var representative: Swift.Int
  var created: Date
  var details: [FRDetail]

  init(number: Swift.Int, representative: Swift.Int, created: Date, details: [FRDetail]) {
    self.number = number
    self.representative = representative
    self.created = created
    self.details = details
  }
}

nonisolated struct FRDetail: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var number: Swift.Int
  var representative: Swift.Int

  init(id: Swift.Int, number: Swift.Int, representative: Swift.Int) {
    self.id = id
    self.number = number
    self.representative = representative
  }
}

nonisolated struct FRMaps: Swift.Sendable, Swift.Hashable {
  var generator: Swift.String
  var maps: [FRMap]
  var total: Swift.Int
  var status: Swift.String

  init(generator: Swift.String, maps: [FRMap], total: Swift.Int, status: Swift.String) {
    self.generator = generator
    self.maps = maps
    self.total = total
    self.status = status
  }
}

nonisolated struct FRMap: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var subtitle: Swift.String
  var id: Swift.Int

  init(title: Swift.String, subtitle: Swift.String, id: Swift.Int) {
    self.title = title
    self.subtitle = subtitle
    self.id = id
  }
}

// MARK: - Mappings

nonisolated extension FRPerson: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRPerson {
    FRPerson(name: "", adress: "", phone: "", age: 0, birthDay: .init(timeIntervalSince1970: 0), valid: false, url: KVMap.GeneratedConstant.emptyURL, nota: 0, dateWithString: .init(timeIntervalSince1970: 0), parents: [], arrayPrimitive: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRPerson, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.adress = try kv.lenientString()  // adress
        case 2: out.phone = try kv.lenientString()  // phone
        case 3: out.age = try kv.lenientInt()  // age
        case 4: out.birthDay = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }  // birthDay
        case 5: out.valid = try kv.lenientBool()  // valid
        case 6: out.url = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // url
        case 7: out.nota = try kv.lenientInt()  // nota
        case 8: out.dateWithString = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2Z", patterns: "yyyy-MM-dd'T'HH:mm:ssZ", offset: 0) }  // dateWithString
        case 9: out.parents = try _kvDecode_parents(&kv)  // parents
        case 10: out.arrayPrimitive = try _kvDecode_arrayPrimitive(&kv)  // arrayPrimitive
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_parents(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONObject] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() } })
  }

  private static func _kvDecode_arrayPrimitive(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONValue] {
    guard kv.isArray() else { return [try kv.value()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"adress\":", self.adress)
    kv.string("\"phone\":", self.phone)
    kv.int("\"age\":", self.age)
    kv.key("\"birthDay\":"); try kv.epochSeconds(self.birthDay)
    kv.bool("\"valid\":", self.valid)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.int("\"nota\":", self.nota)
    kv.key("\"dateWithString\":"); try kv.date(self.dateWithString, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2Z", offset: 0)
    try kv.array("\"parents\":", self.parents)
    try kv.array("\"arrayPrimitive\":", self.arrayPrimitive)
    kv.endObject()
  }
}

nonisolated extension FRDated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRDated {
    FRDated(date: .init(timeIntervalSince1970: 0), key1: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRDated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("M2'!/d2'!/y4", patterns: "MM/dd/yyyy", offset: 0) }  // "date-form-name"
        case 1: out.key1 = try kv.lenientString()  // "key1-form-name"
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date-form-name\":"); try kv.date(self.date, codes: "M2'!/d2'!/y4", offset: 0)
    kv.string("\"key1-form-name\":", self.key1)
    kv.endObject()
  }
}

nonisolated extension FRProjected: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRProjected {
    FRProjected(key1: "", key2: "", relationship1: [], relationship2: FRProjectedObject._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRProjected, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.key1 = try kv.lenientString()  // "key1-form-name"
        case 1: out.key2 = try kv.lenientString()  // "key2-form-name"
        case 2:  // "relationship1-form-name".r1k1
          if try kv.consumeNull() {
            has2 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // "relationship1-form-name".r1k1
                  has2 = true
                  out.relationship1 = try _kvDecode_relationship1(&kv)
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3: out.relationship2 = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRProjectedObject in try FRProjectedObject._kvDecode(&kv, updating: updating ? out.relationship2 : nil) }  // "relationship2-form-name"
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
  }

  private static func _kvDecode_relationship1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [FRProjectedValue] {
    guard kv.isArray() else { return [try FRProjectedValue._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: FRProjectedValue.self)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"key1-form-name\":", self.key1)
    kv.string("\"key2-form-name\":", self.key2)
    let begun0: Swift.Int = kv.beginOptionalObject("\"relationship1-form-name\":")
    try kv.array("\"r1k1\":", self.relationship1)
    kv.endOptionalObject(begun0)
    kv.key("\"relationship2-form-name\":"); try self.relationship2._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension FRProjectedValue: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRProjectedValue {
    FRProjectedValue(relatioship1Key1: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRProjectedValue, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.relatioship1Key1 = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(self.relatioship1Key1)
  }
}

nonisolated extension FRProjectedObject: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRProjectedObject {
    FRProjectedObject(subKey1: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRProjectedObject, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.subKey1 = try kv.lenientString()  // subKey1
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"subKey1\":", self.subKey1)
    kv.endObject()
  }
}

nonisolated extension FRText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRText {
    FRText()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRText, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.utf8 = try kv.consumeNull() ? nil : kv.lenientString()  // utf8
        case 1: out.url = try kv.consumeNull() ? nil : kv.lenientString()  // url
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"utf8\":", ifPresent: self.utf8)
    kv.string("\"url\":", ifPresent: self.url)
    kv.endObject()
  }
}

nonisolated extension FRObjects: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRObjects {
    FRObjects(root: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRObjects, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.root = try _kvDecode_root(&kv)  // root
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_root(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [FRObject] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRObject in try FRObject._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRObject in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRObject in try FRObject._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"root\":", self.root)
    kv.endObject()
  }
}

nonisolated extension FRObject: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRObject {
    FRObject(a: "", b: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRObject, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try kv.lenientString()  // a
        case 1: out.b = try kv.lenientString()  // b
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"a\":", self.a)
    kv.string("\"b\":", self.b)
    kv.endObject()
  }
}

nonisolated extension FRLists: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRLists {
    FRLists(recursiveArray: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRLists, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.recursiveArray = try _kvDecode_recursiveArray(&kv)  // recursiveArray
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_recursiveArray(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[[Swift.String]]] {
    guard kv.isArray() else { return [try _kvDecode_recursiveArray_1(&kv)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.String]] in try _kvDecode_recursiveArray_1(&kv) })
  }

  private static func _kvDecode_recursiveArray_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.String]] {
    guard kv.isArray() else { return [try _kvDecode_recursiveArray_2(&kv)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] in try _kvDecode_recursiveArray_2(&kv) })
  }

  private static func _kvDecode_recursiveArray_2(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"recursiveArray\":", self.recursiveArray)
    kv.endObject()
  }
}

nonisolated extension FRNull: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRNull {
    FRNull(b: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRNull, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try kv.consumeNull() ? nil : kv.lenientString()  // a
        case 1: out.b = try kv.lenientString()  // b
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.a { kv.key("\"a\":"); kv.string(value) } else { kv.key("\"a\":"); kv.null() }
    kv.string("\"b\":", self.b)
    kv.endObject()
  }
}

nonisolated extension FRPair: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRPair {
    FRPair(this: "", keyA: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRPair, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.this = try kv.lenientString()  // this
        case 1: out.keyA = try kv.lenientString()  // keyA
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"this\":", self.this)
    kv.string("\"keyA\":", self.keyA)
    kv.endObject()
  }
}

nonisolated extension FRQuery: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRQuery {
    FRQuery(keyA: "", keyB: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRQuery, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.keyA = try kv.lenientString()  // keyA
        case 1: out.keyB = try kv.lenientString()  // keyB
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"keyA\":", self.keyA)
    kv.string("\"keyB\":", self.keyB)
    kv.endObject()
  }
}

nonisolated extension FRRepeated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRRepeated {
    FRRepeated(this: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRRepeated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.this = try _kvDecode_this(&kv)  // this
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_this(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"this\":", self.this)
    kv.endObject()
  }
}

nonisolated extension FRDevice: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRDevice {
    FRDevice(resourceURI: "", id: "", uuid: KVMap.GeneratedConstant.emptyUUID, passToken: "", apnsToken: "", organizations: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRDevice, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.resourceURI = try kv.lenientString()  // resource_uri
        case 1: out.id = try kv.lenientString()  // id
        case 2: out.uuid = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() }  // uuid
        case 3: out.passToken = try kv.lenientString()  // pass_token
        case 4: out.apnsToken = try kv.lenientString()  // apns_token
        case 5: out.organizations = try _kvDecode_organizations(&kv)  // organizations
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_organizations(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"resource_uri\":", self.resourceURI)
    kv.string("\"id\":", self.id)
    kv.key("\"uuid\":"); kv.uuid(self.uuid)
    kv.string("\"pass_token\":", self.passToken)
    kv.string("\"apns_token\":", self.apnsToken)
    kv.array("\"organizations\":", self.organizations)
    kv.endObject()
  }
}

nonisolated extension FROrders: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FROrders {
    FROrders(orders: [])
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "Root") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FROrders, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.orders = try _kvDecode_orders(&kv)  // Orders
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_orders(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [FROrder] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FROrder in try FROrder._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FROrder in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FROrder in try FROrder._kvDecode(&kv, replacing: nil) } })
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "Root") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"Orders\":", self.orders)
    kv.endObject()
  }
}

nonisolated extension FROrder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FROrder {
    FROrder(number: 0, representative: 0, created: .init(timeIntervalSince1970: 0), details: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FROrder, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.number = try kv.lenientInt()  // iRepOrderNo
        case 1: out.representative = try kv.lenientInt()  // iRepId
        case 2: out.created = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2", patterns: "yyyy-MM-dd'T'HH:mm:ss", offset: 0) }  // CreatedDate
        case 3: out.details = try _kvDecode_details(&kv)  // OrdersDetail
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_details(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [FRDetail] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRDetail in try FRDetail._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRDetail in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRDetail in try FRDetail._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"iRepOrderNo\":", self.number)
    kv.int("\"iRepId\":", self.representative)
    kv.key("\"CreatedDate\":"); try kv.date(self.created, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2", offset: 0)
    try kv.array("\"OrdersDetail\":", self.details)
    kv.endObject()
  }
}

nonisolated extension FRDetail: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRDetail {
    FRDetail(id: 0, number: 0, representative: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRDetail, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // OrderDetailsId
        case 1: out.number = try kv.lenientInt()  // iRepOrderNo
        case 2: out.representative = try kv.lenientInt()  // iRepId
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"OrderDetailsId\":", self.id)
    kv.int("\"iRepOrderNo\":", self.number)
    kv.int("\"iRepId\":", self.representative)
    kv.endObject()
  }
}

nonisolated extension FRMaps: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRMaps {
    FRMaps(generator: "", maps: [], total: 0, status: "")
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "Api") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRMaps, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.generator = try kv.lenientString()  // @generator
        case 1:  // getList.map
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            has2 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
            has3 = true
            try kv.reportNull(_kvKeys, rule: 3, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // getList.map
                  has1 = true
                  out.maps = try _kvDecode_maps(&kv)
                case 1:  // getList.total
                  has2 = true
                  out.total = try kv.lenientInt()
                case 2:  // getList.status
                  has3 = true
                  out.status = try kv.lenientString()
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
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
    if !has3 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
  }

  private static func _kvDecode_maps(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [FRMap] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRMap in try FRMap._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRMap in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FRMap in try FRMap._kvDecode(&kv, replacing: nil) } })
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "Api") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@generator\":", self.generator)
    let begun0: Swift.Int = kv.beginOptionalObject("\"getList\":")
    try kv.array("\"map\":", self.maps)
    kv.int("\"total\":", self.total)
    kv.string("\"status\":", self.status)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension FRMap: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FRMap {
    FRMap(title: "", subtitle: "", id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FRMap, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.title = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try KVMap.TextStep.trim(kv.lenientString()) }  // title
        case 1: out.subtitle = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try KVMap.TextStep.trim(kv.lenientString()) }  // subtitle
        case 2: out.id = try kv.lenientInt()  // @id_map
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"title\":"); kv.string(self.title)
    kv.key("\"subtitle\":"); kv.string(self.subtitle)
    kv.int("\"@id_map\":", self.id)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension FRPerson {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.adress, right.adress),
      KVMap._kvAreEqual(left.phone, right.phone),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.birthDay, right.birthDay),
      KVMap._kvAreEqual(left.valid, right.valid),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.nota, right.nota),
      KVMap._kvAreEqual(left.dateWithString, right.dateWithString),
      KVMap._kvAreEqual(left.parents, right.parents),
      KVMap._kvAreEqual(left.arrayPrimitive, right.arrayPrimitive)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.adress.hash(into: &hasher)
    self.phone.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.birthDay.hash(into: &hasher)
    self.valid.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.nota.hash(into: &hasher)
    self.dateWithString.hash(into: &hasher)
    self.parents.hash(into: &hasher)
    self.arrayPrimitive.hash(into: &hasher)
  }
}

nonisolated extension FRDated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.key1, right.key1)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
    self.key1.hash(into: &hasher)
  }
}

nonisolated extension FRProjected {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2),
      KVMap._kvAreEqual(left.relationship1, right.relationship1),
      KVMap._kvAreEqual(left.relationship2, right.relationship2)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
    self.relationship1.hash(into: &hasher)
    self.relationship2.hash(into: &hasher)
  }
}

nonisolated extension FRProjectedValue {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.relatioship1Key1, right.relatioship1Key1)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.relatioship1Key1.hash(into: &hasher)
  }
}

nonisolated extension FRProjectedObject {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.subKey1, right.subKey1)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.subKey1.hash(into: &hasher)
  }
}

nonisolated extension FRText {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.utf8, right.utf8),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.utf8.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension FRObjects {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.root, right.root)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.root.hash(into: &hasher)
  }
}

nonisolated extension FRObject {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
  }
}

nonisolated extension FRLists {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.recursiveArray, right.recursiveArray)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.recursiveArray.hash(into: &hasher)
  }
}

nonisolated extension FRNull {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
  }
}

nonisolated extension FRPair {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.this, right.this),
      KVMap._kvAreEqual(left.keyA, right.keyA)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.this.hash(into: &hasher)
    self.keyA.hash(into: &hasher)
  }
}

nonisolated extension FRQuery {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.keyA, right.keyA),
      KVMap._kvAreEqual(left.keyB, right.keyB)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.keyA.hash(into: &hasher)
    self.keyB.hash(into: &hasher)
  }
}

nonisolated extension FRRepeated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.this, right.this)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.this.hash(into: &hasher)
  }
}

nonisolated extension FRDevice {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.resourceURI, right.resourceURI),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.passToken, right.passToken),
      KVMap._kvAreEqual(left.apnsToken, right.apnsToken),
      KVMap._kvAreEqual(left.organizations, right.organizations)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.resourceURI.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.passToken.hash(into: &hasher)
    self.apnsToken.hash(into: &hasher)
    self.organizations.hash(into: &hasher)
  }
}

nonisolated extension FROrders {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.orders, right.orders)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.orders.hash(into: &hasher)
  }
}

nonisolated extension FROrder {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.representative, right.representative),
      KVMap._kvAreEqual(left.created, right.created),
      KVMap._kvAreEqual(left.details, right.details)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.representative.hash(into: &hasher)
    self.created.hash(into: &hasher)
    self.details.hash(into: &hasher)
  }
}

nonisolated extension FRDetail {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.representative, right.representative)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.representative.hash(into: &hasher)
  }
}

nonisolated extension FRMaps {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.generator, right.generator),
      KVMap._kvAreEqual(left.maps, right.maps),
      KVMap._kvAreEqual(left.total, right.total),
      KVMap._kvAreEqual(left.status, right.status)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.generator.hash(into: &hasher)
    self.maps.hash(into: &hasher)
    self.total.hash(into: &hasher)
    self.status.hash(into: &hasher)
  }
}

nonisolated extension FRMap {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.subtitle, right.subtitle),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.subtitle.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension FRPerson {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\t\0\u{1}\0\u{17}\0\0\0\0\0\u{12}\0\0\0\0\0\u{10}\0\u{e}\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{7}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0adress\"\0\u{5}\0\0\u{2}\0\0\u{1}\0phone\"\0\0\u{3}\0\0\u{3}\0\0\u{1}\0age\"\0\0\0\0\u{8}\0\0\u{4}\0\0\u{1}\0birthDay\"\0\0\0\0\0\0\0\u{5}\0\0\u{5}\0\0\u{1}\0valid\"\0\0\u{3}\0\0\u{6}\0\0\u{1}\0url\"\0\0\0\0\u{4}\0\0\u{7}\0\0\u{1}\0nota\"\0\0\0\u{e}\0\0\u{8}\0\0\u{1}\0dateWithString\"\0\u{7}\0\0\t\0\0\u{1}\0parents\"\u{e}\0\0\n\0\0\u{1}\0arrayPrimitive\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 11, required: 11,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRPerson\tFormats.kvmap\t6
        name\t+1\tname
        adress\t+2\tadress
        phone\t+3\tphone
        age\t+4\tage
        birthDay\t+5\tbirthDay
        valid\t+6\tvalid
        url\t+7\turl
        nota\t+8\tnota
        dateWithString\t+9\tdateWithString
        parents\t+10\tparents
        arrayPrimitive\t+11\tarrayPrimitive
        """)
  }
}

nonisolated extension FRDated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\u{e}\0\0\0\0\0\u{1}\0date-form-name\"\0\u{e}\0\0\u{1}\0\0\u{1}\0key1-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRDated\tFormats.kvmap\t20
        date\t+1\t\"date-form-name\"
        key1\t+2\t\"key1-form-name\"
        """)
  }
}

nonisolated extension FRProjected {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{7}\0\u{b}\0\0\0\0\0\0\0\u{1}\0\u{e}\0\0\0\0\0\u{1}\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\u{1}\0key2-form-name\"\0\u{17}\0\0\u{2}\0\0\0\0relationship1-form-name\"\u{17}\0\0\u{3}\0\0\u{1}\0relationship2-form-name\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRProjected\tFormats.kvmap\t24
        key1\t+1\t\"key1-form-name\"
        key2\t+2\t\"key2-form-name\"
        relationship1\t+3\t\"relationship1-form-name\".r1k1
        relationship2\t+4\t\"relationship2-form-name\"
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0r1k1\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRProjected\tFormats.kvmap\t24
        relationship1\t+3\t\"relationship1-form-name\".r1k1
        """)
  }
}

nonisolated extension FRProjectedValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRProjectedValue\tFormats.kvmap\t30
        relatioship1Key1\t+1\t
        """)
  }
}

nonisolated extension FRProjectedObject {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0subKey1\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRProjectedObject\tFormats.kvmap\t33
        subKey1\t+1\tsubKey1
        """)
  }
}

nonisolated extension FRText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0utf8\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRText\tFormats.kvmap\t36
        utf8\t+1\tutf8
        url\t+2\turl
        """)
  }
}

nonisolated extension FRObjects {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0root\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRObjects\tFormats.kvmap\t40
        root\t+1\troot
        """)
  }
}

nonisolated extension FRObject {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRObject\tFormats.kvmap\t43
        a\t+1\ta
        b\t+2\tb
        """)
  }
}

nonisolated extension FRLists {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\u{1}\0recursiveArray\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRLists\tFormats.kvmap\t47
        recursiveArray\t+1\trecursiveArray
        """)
  }
}

nonisolated extension FRNull {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRNull\tFormats.kvmap\t50
        a\t+2\ta
        b\t+3\tb
        """)
  }
}

nonisolated extension FRPair {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0this\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0keyA\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRPair\tFormats.kvmap\t55
        this\t+1\tthis
        keyA\t+2\tkeyA
        """)
  }
}

nonisolated extension FRQuery {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0keyA\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0keyB\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRQuery\tFormats.kvmap\t59
        keyA\t+1\tkeyA
        keyB\t+2\tkeyB
        """)
  }
}

nonisolated extension FRRepeated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0this\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRRepeated\tFormats.kvmap\t63
        this\t+1\tthis
        """)
  }
}

nonisolated extension FRDevice {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{8}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{6}\0\0\0\u{e}\0\u{4}\0\0\0\u{c}\0\0\0\0\0\u{1}\0resource_uri\"\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0uuid\"\0\0\0\n\0\0\u{3}\0\0\u{1}\0pass_token\"\0\0\0\0\0\n\0\0\u{4}\0\0\u{1}\0apns_token\"\0\0\0\0\0\r\0\0\u{5}\0\0\u{1}\0organizations\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRDevice\tFormats.kvmap\t66
        resourceURI\t+1\tresource_uri
        id\t+2\tid
        uuid\t+3\tuuid
        passToken\t+4\tpass_token
        apnsToken\t+5\tapns_token
        organizations\t+6\torganizations
        """)
  }
}

nonisolated extension FROrders {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0Orders\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FROrders\tFormats.kvmap\t75
        orders\t+2\tOrders
        """)
  }
}

nonisolated extension FROrder {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{6}\0\u{4}\0\t\0\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\u{1}\0iRepOrderNo\"\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0iRepId\"\0\u{b}\0\0\u{2}\0\0\u{1}\0CreatedDate\"\0\0\0\0\u{c}\0\0\u{3}\0\0\u{1}\0OrdersDetail\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        FROrder\tFormats.kvmap\t79
        number\t+1\tiRepOrderNo
        representative\t+2\tiRepId
        created\t+3\tCreatedDate
        details\t+4\tOrdersDetail
        """)
  }
}

nonisolated extension FRDetail {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{4}\0\0\0\u{e}\0\0\0\0\0\u{1}\0OrderDetailsId\"\0\u{b}\0\0\u{1}\0\0\u{1}\0iRepOrderNo\"\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0iRepId\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRDetail\tFormats.kvmap\t85
        id\t+1\tOrderDetailsId
        number\t+2\tiRepOrderNo
        representative\t+3\tiRepId
        """)
  }
}

nonisolated extension FRMaps {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\n\0\0\0\0\0\u{1}\0@generator\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0getList\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRMaps\tFormats.kvmap\t90
        generator\t+2\t@generator
        maps\t+3\tgetList.map
        total\t+4\tgetList.total
        status\t+5\tgetList.status
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0map\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0total\"\0\0\u{6}\0\0\u{2}\0\0\0\0status\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRMaps\tFormats.kvmap\t90
        maps\t+3\tgetList.map
        total\t+4\tgetList.total
        status\t+5\tgetList.status
        """)
  }
}

nonisolated extension FRMap {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{8}\0\0\u{1}\0\0\u{1}\0subtitle\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\u{1}\0@id_map\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        FRMap\tFormats.kvmap\t97
        title\t+1\ttitle
        subtitle\t+2\tsubtitle
        id\t+3\t@id_map
        """)
  }
}
