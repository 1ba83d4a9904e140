import Foundation
@_spi(Generated) import KVMap

/// How the properties of a `Sheet` are read.
protocol SheetStyle: Equatable, Sendable {
  static var isPlaced: Bool { get }
}

/// By calls that decode in place.
enum InPlace: SheetStyle { static let isPlaced = true }

/// By calls that return a value, or throw.
enum ByValue: SheetStyle { static let isPlaced = false }

/// A property for each call that decodes in place.
struct Sheet<Style: SheetStyle>: Equatable, DocumentDecodableInPlace {
  var name = ""
  var nickname: String?
  var id = 0
  var age: Int?
  var isOpen = false
  var isNew: Bool?
  var score = 0.0
  var ratio: Double?
  var size: Int64 = 0
  var limit: Int64?
  var born = Date(timeIntervalSince1970: 0)
  var died: Date?
  var home = URL(fileURLWithPath: "/")
  var page: URL?
  var tags: [String] = []
  var words: [String]?
  var ranks: [Int] = []
  var counts: [Int]?
  var points: [Double] = []
  var ratios: [Double]?
  var author = Author()
  var editor: Author?
  var writers: [Author] = []
  var readers: [Author]?

  static var allKeys: [String] {
    [
      "name", "nickname", "id", "age", "isOpen", "isNew", "score", "ratio", "size", "limit", "born", "died", "home",
      "page", "tags", "words", "ranks", "counts", "points", "ratios", "author", "editor", "writers", "readers",
    ]
  }

  static var optionalKeys: [String] { allKeys.indices.filter { $0 % 2 == 1 }.map { allKeys[$0] } }

  static var _kvKeys: KeyTable { sheetKeys }
  static var _kvPlaceholder: Sheet { Sheet() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Sheet, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if Style.isPlaced {
        out.place(&kv, key, updating: updating)
      } else {
        do throws(CodingFailure) { try out.assign(&kv, key, updating: updating) } catch { try kv.recover(error, &scan) }
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private mutating func place(_ kv: inout JSONReader, _ key: Int, updating: Bool) {
    switch key {
    case 0: kv.string(into: &name)
    case 1: kv.string(orNil: &nickname)
    case 2: kv.int(into: &id)
    case 3: kv.int(orNil: &age)
    case 4: kv.bool(into: &isOpen)
    case 5: kv.bool(orNil: &isNew)
    case 6: kv.double(into: &score)
    case 7: kv.double(orNil: &ratio)
    case 8: kv.int64(into: &size)
    case 9: kv.int64(orNil: &limit)
    case 10: kv.date(into: &born)
    case 11: kv.date(orNil: &died)
    case 12: kv.url(into: &home)
    case 13: kv.url(orNil: &page)
    case 14: kv.strings(into: &tags)
    case 15: kv.strings(orNil: &words)
    case 16: kv.ints(into: &ranks)
    case 17: kv.ints(orNil: &counts)
    case 18: kv.doubles(into: &points)
    case 19: kv.doubles(orNil: &ratios)
    case 20: kv.object(into: &author, updating: updating)
    case 21: kv.object(orNil: &editor, updating: updating)
    case 22: kv.array(into: &writers)
    case 23: kv.array(orNil: &readers)
    default: break
    }
  }

  private mutating func assign(_ kv: inout JSONReader, _ key: Int, updating: Bool) throws(CodingFailure) {
    switch key {
    case 0: name = try kv.string()
    case 1: nickname = try kv.consumeNull() ? nil : kv.string()
    case 2: id = try kv.int()
    case 3: age = try kv.consumeNull() ? nil : kv.int()
    case 4: isOpen = try kv.bool()
    case 5: isNew = try kv.consumeNull() ? nil : kv.bool()
    case 6: score = try kv.double()
    case 7: ratio = try kv.consumeNull() ? nil : kv.double()
    case 8: size = try kv.int64()
    case 9: limit = try kv.consumeNull() ? nil : kv.int64()
    case 10: born = try kv.date()
    case 11: died = try kv.consumeNull() ? nil : kv.date()
    case 12: home = try kv.url()
    case 13: page = try kv.consumeNull() ? nil : kv.url()
    case 14: tags = try kv.strings()
    case 15: words = try kv.consumeNull() ? nil : kv.strings()
    case 16: ranks = try kv.ints()
    case 17: counts = try kv.consumeNull() ? nil : kv.ints()
    case 18: points = try kv.doubles()
    case 19: ratios = try kv.consumeNull() ? nil : kv.doubles()
    case 20: try Author._kvDecode(&kv, into: &author, updating: updating)
    case 21: editor = try kv.consumeNull() ? nil : Author._kvDecode(&kv, updating: updating ? editor : nil)
    case 22: writers = try kv.array(of: Author.self)
    case 23: readers = try kv.consumeNull() ? nil : kv.array(of: Author.self)
    default: try kv.skip()
    }
  }
}

private let sheetKeys = KeyTableFixture(
  type: "Sheet", entries: Sheet<InPlace>.allKeys.map { .init(key: $0) }
).make()
