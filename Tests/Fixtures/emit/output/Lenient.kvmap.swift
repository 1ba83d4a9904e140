// Generated from Lenient.kvmap. Do not edit.
// kvmap format 1, input 3511fb4a3457b848, body 2d5f6ad5bc65ec2b
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct LenientScalars: Swift.Sendable, Swift.Hashable {
  var bool: Swift.Bool
  var int: Swift.Int
  var uint8: Swift.UInt8
  var float: Swift.Float
  var double: Swift.Double
  var decimal: Decimal
  var string: Swift.String
  var url: URL
  var exact: Swift.Int
  var optional: Swift.Int?
  var optionalText: Swift.String?
  var list: [Swift.Int]
  var words: [Swift.String]
  var items: [LenientItem]
  var unique: Swift.Set<Swift.Int>
  var grid: [[Swift.Int]]
  var optionalList: [Swift.Int]?

  init(
    bool: Swift.Bool,
    int: Swift.Int,
    uint8: Swift.UInt8,
    float: Swift.Float,
    double: Swift.Double,
    decimal: Decimal,
    string: Swift.String,
    url: URL,
    exact: Swift.Int,
    optional: Swift.Int? = nil,
    optionalText: Swift.String? = nil,
    list: [Swift.Int],
    words: [Swift.String],
    items: [LenientItem],
    unique: Swift.Set<Swift.Int>,
    grid: [[Swift.Int]],
    optionalList: [Swift.Int]? = nil
  ) {
    self.bool = bool
    self.int = int
    self.uint8 = uint8
    self.float = float
    self.double = double
    self.decimal = decimal
    self.string = string
    self.url = url
    self.exact = exact
    self.optional = optional
    self.optionalText = optionalText
    self.list = list
    self.words = words
    self.items = items
    self.unique = unique
    self.grid = grid
    self.optionalList = optionalList
  }
}

nonisolated extension LenientScalars: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{b}\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0#\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{f}\0\0\0\u{19}\0\u{1f}\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\u{1b}\0\0\0\r\0\u{13}\0\0\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0bool\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0int\"\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0uint8\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0float\"\0\0\u{6}\0\0\u{4}\0\0\u{1}\0double\"\0\u{7}\0\0\u{5}\0\0\u{1}\0decimal\"\u{6}\0\0\u{6}\0\0\u{1}\0string\"\0\u{3}\0\0\u{7}\0\0\u{1}\0url\"\0\0\0\0\u{5}\0\0\u{8}\0\0\u{1}\0exact\"\0\0\u{8}\0\0\t\0\0\0\0optional\"\0\0\0\0\0\0\0\u{c}\0\0\n\0\0\0\0optionalText\"\0\0\0\u{4}\0\0\u{b}\0\0\u{1}\0list\"\0\0\0\u{5}\0\0\u{c}\0\0\u{1}\0words\"\0\0\u{5}\0\0\r\0\0\u{1}\0items\"\0\0\u{6}\0\0\u{e}\0\0\u{1}\0unique\"\0\u{4}\0\0\u{f}\0\0\u{1}\0grid\"\0\0\0\u{c}\0\0\u{10}\0\0\0\0optionalList\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 17, required: 14,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientScalars\tLenient.kvmap\t3
        bool\t4\tbool
        int\t5\tint
        uint8\t6\tuint8
        float\t7\tfloat
        double\t8\tdouble
        decimal\t9\tdecimal
        string\t10\tstring
        url\t11\turl
        exact\t12\texact
        optional\t13\toptional
        optionalText\t14\toptionalText
        list\t15\tlist
        words\t16\twords
        items\t17\titems
        unique\t18\tunique
        grid\t19\tgrid
        optionalList\t20\toptionalList
        """)
  }

  static var _kvEmpty: LenientScalars {
    LenientScalars(bool: false, int: 0, uint8: 0, float: 0, double: 0, decimal: 0, string: "", url: KVMap.Constant.emptyURL, exact: 0, list: [], words: [], items: [], unique: [], grid: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout LenientScalars, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.bool = try kv.lenientBool()  // Lenient.kvmap:4
        case 1: out.int = try kv.lenientInt()  // Lenient.kvmap:5
        case 2: out.uint8 = try kv.lenientUInt8()  // Lenient.kvmap:6
        case 3: out.float = try kv.lenientFloat()  // Lenient.kvmap:7
        case 4: out.double = try kv.lenientDouble()  // Lenient.kvmap:8
        case 5: out.decimal = try kv.lenientDecimal()  // Lenient.kvmap:9
        case 6: out.string = try kv.lenientString()  // Lenient.kvmap:10
        case 7: out.url = try kv.url()  // Lenient.kvmap:11
        case 8: kv.int(into: &out.exact)  // Lenient.kvmap:12
        case 9: out.optional = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // Lenient.kvmap:13
        case 10: out.optionalText = try kv.null() ? nil : kv.lenientString()  // Lenient.kvmap:14
        case 11: out.list = try _kvRead_list(&kv)  // Lenient.kvmap:15
        case 12: out.words = try _kvRead_words(&kv)  // Lenient.kvmap:16
        case 13: out.items = try _kvRead_items(&kv)  // Lenient.kvmap:17
        case 14: out.unique = try _kvRead_unique(&kv)  // Lenient.kvmap:18
        case 15: out.grid = try _kvRead_grid(&kv)  // Lenient.kvmap:19
        case 16: out.optionalList = try kv.null() ? nil : kv.isEmptyText() ? nil : _kvRead_list(&kv)  // Lenient.kvmap:20
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_list(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    var all: [Swift.Int] = []
    guard try kv.openArray() else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.append(kv.lenientInt()) } catch { try kv.recover(error, from: start) }
    } while try kv.nextElement()
    return all
  }

  private static func _kvRead_words(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    var all: [Swift.String] = []
    guard try kv.openArray() else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.append(kv.lenientString()) } catch { try kv.recover(error, from: start) }
    } while try kv.nextElement()
    return all
  }

  private static func _kvRead_items(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [LenientItem] {
    guard kv.isArray() else { return [try LenientItem._kvRead(&kv, updating: nil)] }
    return try kv.array(of: LenientItem.self)
  }

  private static func _kvRead_unique(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Swift.Int> {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    var all: Swift.Set<Swift.Int> = []
    guard try kv.openArray() else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.insert(kv.lenientInt()) } catch { try kv.recover(error, from: start) }
    } while try kv.nextElement()
    return all
  }

  private static func _kvRead_grid(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [[Swift.Int]] {
    guard kv.isArray() else { return [try _kvRead_list(&kv)] }
    var all: [[Swift.Int]] = []
    guard try kv.openArray() else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.append(_kvRead_list(&kv)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextElement()
    return all
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.bool("\"bool\":", self.bool)  // Lenient.kvmap:4
    kv.int("\"int\":", self.int)  // Lenient.kvmap:5
    kv.key("\"uint8\":"); kv.uint8(self.uint8)  // Lenient.kvmap:6
    kv.key("\"float\":"); try kv.float(self.float)  // Lenient.kvmap:7
    try kv.double("\"double\":", self.double)  // Lenient.kvmap:8
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)  // Lenient.kvmap:9
    kv.string("\"string\":", self.string)  // Lenient.kvmap:10
    kv.key("\"url\":"); kv.url(self.url)  // Lenient.kvmap:11
    kv.int("\"exact\":", self.exact)  // Lenient.kvmap:12
    kv.int("\"optional\":", ifPresent: self.optional)  // Lenient.kvmap:13
    kv.string("\"optionalText\":", ifPresent: self.optionalText)  // Lenient.kvmap:14
    kv.key("\"list\":"); kv.array(self.list)  // Lenient.kvmap:15
    kv.key("\"words\":"); kv.array(self.words)  // Lenient.kvmap:16
    kv.key("\"items\":"); try kv.array(self.items)  // Lenient.kvmap:17
    kv.key("\"unique\":"); kv.array(kv.sorted(self.unique))  // Lenient.kvmap:18
    kv.key("\"grid\":"); try kv.array(self.grid)  // Lenient.kvmap:19
    if let value = self.optionalList { kv.key("\"optionalList\":"); kv.array(value) }  // Lenient.kvmap:20
    kv.close()
  }
}

nonisolated struct LenientItem: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated extension LenientItem: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LenientItem\tLenient.kvmap\t23
        name\t23\tname
        """)
  }

  static var _kvEmpty: LenientItem {
    LenientItem(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout LenientItem, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // Lenient.kvmap:23
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Lenient.kvmap:23
    kv.close()
  }
}
