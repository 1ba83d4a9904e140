// Generated from Mapped.kvmap. Do not edit.
// kvmap format 1, input 69f930653e337a4f, body 06eed875ebb45777
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

nonisolated struct Disc: Swift.Sendable, Swift.Hashable {
  var radius: Swift.Double

  init(radius: Swift.Double) {
    self.radius = radius
  }
}

nonisolated struct Legend: Swift.Sendable, Swift.Hashable {
  var caption: Swift.String

  init(caption: Swift.String) {
    self.caption = caption
  }
}

nonisolated final class CrateOf<T>: CustomStringConvertible {
  var value: T
  var note: Swift.String?

  init(value: T, note: Swift.String? = nil) {
    self.value = value
    self.note = note
  }
}

nonisolated struct Couple<T> {
  var left: T
  var right: T

  init(left: T, right: T) {
    self.left = left
    self.right = right
  }
}

nonisolated extension Couple: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension Couple: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension Couple: Swift.Hashable where T: Swift.Hashable {}

nonisolated struct MappedThings {
  var paint: Paint
  var paints: [Paint]
  var counts: Swift.Optional<[Paint: Swift.Int]>
  var level: Works.Level
  var word: Works.Level
  var words: [Works.Level]
  var wordCounts: Swift.Optional<[Works.Level: Swift.Int]>
  var spelled: Swift.Optional<Swift.Set<Works.Level>>
  var figures: [Figure]
  var plain: Swift.Optional<Figure>
  var circles: Swift.Optional<Sheaf<Disc>>
  var ids: Swift.Optional<Sheaf<Swift.Int>>
  var box: Swift.Optional<CrateOf<Swift.Int>>
  var answer: Verdict<CrateOf<Swift.String>>
  var answers: [Swift.String: Verdict<[Swift.Int]>]
  var tree: Swift.Optional<LeafTree<Swift.Int>>
  var span: Swift.Optional<Couple<Swift.Int>>

  init(
    paint: Paint = .green,
    paints: [Paint] = [],
    counts: [Paint: Swift.Int]? = nil,
    level: Works.Level,
    word: Works.Level,
    words: [Works.Level] = [],
    wordCounts: [Works.Level: Swift.Int]? = nil,
    spelled: Swift.Set<Works.Level>? = nil,
    figures: [Figure] = [],
    plain: Figure? = nil,
    circles: Sheaf<Disc>? = nil,
    ids: Sheaf<Swift.Int>? = nil,
    box: CrateOf<Swift.Int>? = nil,
    answer: Verdict<CrateOf<Swift.String>>,
    answers: [Swift.String: Verdict<[Swift.Int]>] = [:],
    tree: LeafTree<Swift.Int>? = nil,
    span: Couple<Swift.Int>? = nil
  ) {
    self.paint = paint
    self.paints = paints
    self.counts = counts
    self.level = level
    self.word = word
    self.words = words
    self.wordCounts = wordCounts
    self.spelled = spelled
    self.figures = figures
    self.plain = plain
    self.circles = circles
    self.ids = ids
    self.box = box
    self.answer = answer
    self.answers = answers
    self.tree = tree
    self.span = span
  }
}

nonisolated enum Verdict<T> {
  case ok(T)
  case many([T])
  case failed(Swift.String)
  case pending
}

nonisolated extension Verdict: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension Verdict: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension Verdict: Swift.Hashable where T: Swift.Hashable {}

nonisolated enum LeafTree<Leaf> {
  case node([LeafTree<Leaf>])
  case leaf(Leaf)
}

nonisolated extension LeafTree: Swift.Sendable where Leaf: Swift.Sendable {}

nonisolated extension LeafTree: Swift.Equatable where Leaf: Swift.Equatable {}

nonisolated extension LeafTree: Swift.Hashable where Leaf: Swift.Hashable {}

// MARK: - Mappings

nonisolated extension Disc: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Disc {
    Disc(radius: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Disc, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.radius)  // radius
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"radius\":", self.radius)
    kv.endObject()
  }
}

nonisolated extension Legend: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Legend {
    Legend(caption: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Legend, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.caption)  // caption
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"caption\":", self.caption)
    kv.endObject()
  }
}

nonisolated extension Sheaf: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Sheaf>? = current?.assumingMemoryBound(to: Sheaf.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: Swift.Optional<URL>
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.next
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1:  // paging.next
          if try kv.consumeNull() {
            _1 = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.url(orNil: &_1)  // paging.next
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Self(items: made0, next: _1)
  }
}

nonisolated extension Sheaf: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    let begun0: Swift.Int = kv.beginOptionalObject("\"paging\":")
    if let value = self.next { kv.key("\"next\":"); try kv.url(value) }
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension Sheaf: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension CrateOf: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CrateOf {
    let current: Swift.UnsafePointer<CrateOf>? = current?.assumingMemoryBound(to: CrateOf.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.value
      _1 = current.pointee.note
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try T._kvDecode(&kv, updating: current?.pointee.value)  // value
        case 1: kv.string(orNil: &_1)  // note
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CrateOf(value: made0, note: _1)
  }
}

nonisolated extension CrateOf: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try self.value._kvEncode(&kv)
    kv.string("\"note\":", ifPresent: self.note)
    kv.endObject()
  }
}

nonisolated extension CrateOf: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension Couple: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Couple {
    let current: Swift.UnsafePointer<Couple>? = current?.assumingMemoryBound(to: Couple.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Optional<T>
    if let current {
      _0 = current.pointee.left
      _1 = current.pointee.right
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try T._kvDecode(&kv, updating: current?.pointee.left)  // left
        case 1: _1 = try T._kvDecode(&kv, updating: current?.pointee.right)  // right
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return Couple(left: made0, right: made1)
  }
}

nonisolated extension Couple: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"left\":"); try self.left._kvEncode(&kv)
    kv.key("\"right\":"); try self.right._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Couple: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension MappedThings: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> MappedThings {
    let current: Swift.UnsafePointer<MappedThings>? = current?.assumingMemoryBound(to: MappedThings.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Paint
    var _1: [Paint]
    var _2: Swift.Optional<[Paint: Swift.Int]>
    var _3: Swift.Optional<Works.Level>
    var _4: Swift.Optional<Works.Level>
    var _5: [Works.Level]
    var _6: Swift.Optional<[Works.Level: Swift.Int]>
    var _7: Swift.Optional<Swift.Set<Works.Level>>
    var _8: [Figure]
    var _9: Swift.Optional<Figure>
    var _10: Swift.Optional<Sheaf<Disc>>
    var _11: Swift.Optional<Sheaf<Swift.Int>>
    var _12: Swift.Optional<CrateOf<Swift.Int>>
    var _13: Swift.Optional<Verdict<CrateOf<Swift.String>>>
    var _14: [Swift.String: Verdict<[Swift.Int]>]
    var _15: Swift.Optional<LeafTree<Swift.Int>>
    var _16: Swift.Optional<Couple<Swift.Int>>
    if let current {
      _0 = current.pointee.paint
      _1 = current.pointee.paints
      _2 = current.pointee.counts
      _3 = current.pointee.level
      _4 = current.pointee.word
      _5 = current.pointee.words
      _6 = current.pointee.wordCounts
      _7 = current.pointee.spelled
      _8 = current.pointee.figures
      _9 = current.pointee.plain
      _10 = current.pointee.circles
      _11 = current.pointee.ids
      _12 = current.pointee.box
      _13 = current.pointee.answer
      _14 = current.pointee.answers
      _15 = current.pointee.tree
      _16 = current.pointee.span
    } else {
      _0 = .green
      _1 = []
      _2 = nil
      _3 = nil
      _4 = nil
      _5 = []
      _6 = nil
      _7 = nil
      _8 = []
      _9 = nil
      _10 = nil
      _11 = nil
      _12 = nil
      _13 = nil
      _14 = [:]
      _15 = nil
      _16 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? .green : Paint._kvDecode(&kv, lenient: false)  // paint
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_paints(&kv)  // paints
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_counts(&kv)  // counts
        case 3: _3 = try Works.Level._kvDecode(&kv, lenient: false)  // level
        case 4: _4 = try Works.Level.Word._kvDecode(&kv, lenient: false)  // word
        case 5: _5 = try kv.consumeNull() ? [] : _kvDecode_words(&kv)  // words
        case 6: _6 = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_wordCounts(&kv)  // wordCounts
        case 7: _7 = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_spelled(&kv)  // spelled
        case 8: _8 = try kv.consumeNull() ? [] : _kvDecode_figures(&kv)  // figures
        case 9: _9 = try kv.consumeNullOrEmptyText() ? nil : Figure.Plain._kvDecode(&kv, replacing: nil)  // plain
        case 10: _10 = try kv.consumeNullOrEmptyText() ? nil : Sheaf<Disc>._kvDecode(&kv, updating: current?.pointee.circles)  // circles
        case 11: _11 = try kv.consumeNullOrEmptyText() ? nil : Sheaf<Swift.Int>._kvDecode(&kv, updating: current?.pointee.ids)  // ids
        case 12: _12 = try kv.consumeNullOrEmptyText() ? nil : CrateOf<Swift.Int>._kvDecode(&kv, updating: current?.pointee.box)  // box
        case 13: _13 = try Verdict<CrateOf<Swift.String>>._kvDecode(&kv, updating: current?.pointee.answer)  // answer
        case 14: _14 = try kv.consumeNull() ? [:] : _kvDecode_answers(&kv)  // answers
        case 15: _15 = try kv.consumeNullOrEmptyText() ? nil : LeafTree<Swift.Int>._kvDecode(&kv, updating: current?.pointee.tree)  // tree
        case 16: _16 = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_CoupleSpan._kvDecode(&kv, updating: current?.pointee.span)  // span
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
    let made4 = try kv.unwrapRequired(&_4, scan.hasAllRequired)
    let made13 = try kv.unwrapRequired(&_13, scan.hasAllRequired)
    return MappedThings(paint: _0, paints: _1, counts: _2, level: made3, word: made4, words: _5, wordCounts: _6, spelled: _7, figures: _8, plain: _9, circles: _10, ids: _11, box: _12, answer: made13, answers: _14, tree: _15, span: _16)
  }

  private static func _kvDecode_paints(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Paint] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Paint in try Paint._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Paint: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Paint in try Paint._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Works.Level] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Works.Level in try Works.Level.Word._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_wordCounts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Works.Level: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Works.Level in try Works.Level.Word._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_spelled(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Works.Level> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Works.Level in try Works.Level.Word._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_figures(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Figure] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Figure in try Figure._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_answers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Verdict<[Swift.Int]>] {
    return try kv.dictionary(
      of: Verdict<[Swift.Int]>.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"paint\":"); try self.paint._kvEncode(&kv)
    try kv.array("\"paints\":", self.paints)
    if let value = self.counts {
      kv.key("\"counts\":")
      kv.beginObject()
      for (key0, value0) in try kv.sorted(value, keys: { (kv: inout KVMap.JSONWriter, key: Paint) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    kv.key("\"level\":"); try self.level._kvEncode(&kv)
    kv.key("\"word\":"); try Works.Level.Word._kvEncode(self.word, &kv)
    kv.key("\"words\":")
    kv.beginArray()
    for value0 in self.words { try Works.Level.Word._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.wordCounts {
      kv.key("\"wordCounts\":")
      kv.beginObject()
      for (key0, value0) in try kv.sorted(value, keys: { (kv: inout KVMap.JSONWriter, key: Works.Level) throws(KVMap.CodingFailure) in try Works.Level.Word._kvKeyText(key, &kv) }) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.spelled {
      kv.key("\"spelled\":")
      try kv.ascending(value) { (kv: inout KVMap.JSONWriter, value0: Works.Level) throws(KVMap.CodingFailure) in
        try Works.Level.Word._kvEncode(value0, &kv)
      }
    }
    try kv.array("\"figures\":", self.figures)
    if let value = self.plain { kv.key("\"plain\":"); try Figure.Plain._kvEncode(value, &kv) }
    if let value = self.circles { kv.key("\"circles\":"); try value._kvEncode(&kv) }
    if let value = self.ids { kv.key("\"ids\":"); try value._kvEncode(&kv) }
    if let value = self.box { kv.key("\"box\":"); try value._kvEncode(&kv) }
    kv.key("\"answer\":"); try self.answer._kvEncode(&kv)
    kv.key("\"answers\":"); try kv.dictionary(self.answers)
    if let value = self.tree { kv.key("\"tree\":"); try value._kvEncode(&kv) }
    if let value = self.span { kv.key("\"span\":"); try _KVMapTransform_CoupleSpan._kvEncode(value, &kv) }
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_CoupleSpan: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Couple<Swift.Int> {
    let current: Swift.UnsafePointer<Couple<Swift.Int>>? = current?.assumingMemoryBound(to: Couple<Swift.Int>.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Int
    if let current {
      _0 = current.pointee.left
      _1 = current.pointee.right
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // from
      case 1: kv.int(into: &_1)  // to
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Couple<Swift.Int>(left: _0, right: _1)
  }

  static func _kvEncode(_ whole: Couple<Swift.Int>, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"from\":", whole.left)
    kv.int("\"to\":", whole.right)
    kv.endObject()
  }
}

nonisolated extension Paint: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  // Mapped.kvmap:3 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: Swift.Hashable & Swift.Sendable> = _KVType
  private typealias _KVConforms = _KVConforming<Paint>

  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Paint {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Paint {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0, 1: return .red
    case 2: return .green
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Paint {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0, 1: return .red
    case 2: return .green
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Paint {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .red: return "R"
    case .green: return "green"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Works.Level: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Works.Level {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Works.Level {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> Works.Level {
    switch raw {
    case 0: return .low
    case 10: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Works.Level {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .low: return 0
    case .high: return 10
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension Works.Level {
  nonisolated enum Word: KVMap.CodingMapping {
    typealias Value = Works.Level

    static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Works.Level {
      try _kvDecode(&kv, lenient: false)
    }

    static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Works.Level {
      let start: KVMap.ValuePosition = kv.mark()
      switch try kv.caseNumber(_kvCases, lenient: lenient) {
      case 0: return .low
      case 1: return .high
      default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
      }
    }

    static func _kvCase(
      _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
    ) throws(KVMap.CodingFailure) -> Works.Level {
      switch kv.caseNumber(_kvCases, of: raw) {
      case 0: return .low
      case 1: return .high
      default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
      }
    }

    static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Works.Level {
      let key: KVMap.ValuePosition = kv.mark()
      return try _kvCase(&kv, at: key, kv.entryKey())
    }

    static func _kvKeyText(_ whole: Works.Level, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
      try _kvRaw(whole, &kv)
    }

    static func _kvRaw(_ whole: Works.Level, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
      switch whole {
      case .low: return "L"
      case .high: return "H"
      }
    }

    static func _kvEncode(_ whole: Works.Level, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.string(try _kvRaw(whole, &kv))
    }
  }
}

nonisolated extension Figure: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Figure {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Figure
      switch number {
      case 0: value = try .circle(Disc._kvDecode(&kv, replacing: nil))
      default: value = try .text(Legend._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .circle(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"circle\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .text(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"text\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension Figure {
  nonisolated enum Plain: KVMap.CodingMapping {
    typealias Value = Figure

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Figure {
      var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Figure.Plain.self), _kvKeys)
      if kv.shouldTryCase(0, &choice, kinds: 1) {  // circle
        do throws(KVMap.CodingFailure) {
          let value: Figure = try .circle(Disc._kvDecode(&kv, replacing: nil))
          kv.acceptCase(0, choice)
          return value
        } catch { try kv.rejectCase(error, &choice, "circle") }
      }
      if kv.shouldTryCase(1, &choice, kinds: 1) {  // text
        do throws(KVMap.CodingFailure) {
          let value: Figure = try .text(Legend._kvDecode(&kv, replacing: nil))
          kv.acceptCase(1, choice)
          return value
        } catch { try kv.rejectCase(error, &choice, "text") }
      }
      throw kv.noCaseMatched(choice)
    }

    static func _kvEncode(_ whole: Figure, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch whole {
      case .circle(let value):
        try value._kvEncode(&kv)
      case .text(let value):
        try value._kvEncode(&kv)
      }
    }
  }
}

nonisolated extension Verdict: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Verdict {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    if number == 3 {
      try kv.passObject(_kvEmpty)
      return .pending
    }
    var scan: KVMap.ObjectState = .init()
    var value: Verdict? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .ok(T._kvDecode(&kv, replacing: nil))
        case 1: value = try .many([T]._kvDecode(&kv, replacing: nil))
        default: value = try .failed(kv.string())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 1, scan) }
    return value
  }
}

nonisolated extension Verdict: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .ok(let value):
      kv.beginObject()
      kv.key("\"status\":\"ok\",\"data\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .many(let value):
      kv.beginObject()
      kv.key("\"status\":\"many\",\"data\":")
      try kv.array(value)
      kv.endObject()
    case .failed(let value):
      kv.beginObject()
      kv.key("\"status\":\"error\",\"data\":")
      kv.string(value)
      kv.endObject()
    case .pending:
      kv.beginObject()
      kv.key("\"status\":\"pending\",")
      kv.endObject()
    }
  }
}

nonisolated extension Verdict: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension LeafTree: KVMap.DocumentDecodable where Leaf: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> LeafTree {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(LeafTree.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 2) {  // node
      do throws(KVMap.CodingFailure) {
        let value: LeafTree = try .node(kv.array(of: LeafTree<Leaf>.self))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "node") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 63) {  // leaf
      do throws(KVMap.CodingFailure) {
        let value: LeafTree = try .leaf(Leaf._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "leaf") }
    }
    throw kv.noCaseMatched(choice)
  }
}

nonisolated extension LeafTree: KVMap.DocumentEncodable where Leaf: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .node(let value):
      try kv.array(value)
    case .leaf(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension LeafTree: KVMap.ContextDecodable where Leaf: KVMap.ContextDecodable {
  static func _kvEncode(context: Leaf.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Leaf._kvEncode(context: context, &kv)
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Disc {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.radius, right.radius)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.radius.hash(into: &hasher)
  }
}

nonisolated extension Legend {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.caption, right.caption)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.caption.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Disc {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0radius\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Disc\tMapped.kvmap\t29
        radius\t+0\tradius
        """)
  }
}

nonisolated extension Legend {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0caption\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Legend\tMapped.kvmap\t30
        caption\t+0\tcaption
        """)
  }
}

nonisolated extension Sheaf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{6}\0\0\u{1}\0\0\0\0paging\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sheaf\tMapped.kvmap\t32
        items\t+1\titems
        next\t+2\tpaging.next
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sheaf\tMapped.kvmap\t32
        next\t+2\tpaging.next
        """)
  }
}

nonisolated extension CrateOf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{4}\0\0\u{1}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CrateOf\tMapped.kvmap\t37
        value\t+0\tvalue
        note\t+0\tnote
        """)
  }
}

nonisolated extension Couple {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0left\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0right\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Couple\tMapped.kvmap\t51
        left\t+0\tleft
        right\t+0\tright
        """)
  }
}

nonisolated extension MappedThings {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1e}\0\0\0\0\0\r\0\0\0\0\0\"\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\u{18}\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{14}\0\0\0\0\0\0\0\u{1c}\0\0\0\u{1}\0\0\0\0\0\t\0\u{10}\0\u{b}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0paint\"\0\0\u{6}\0\0\u{1}\0\0\0\0paints\"\0\u{6}\0\0\u{2}\0\0\0\0counts\"\0\u{5}\0\0\u{3}\0\0\u{1}\0level\"\0\0\u{4}\0\0\u{4}\0\0\u{1}\0word\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0words\"\0\0\n\0\0\u{6}\0\0\0\0wordCounts\"\0\0\0\0\0\u{7}\0\0\u{7}\0\0\0\0spelled\"\u{7}\0\0\u{8}\0\0\0\0figures\"\u{5}\0\0\t\0\0\0\0plain\"\0\0\u{7}\0\0\n\0\0\0\0circles\"\u{3}\0\0\u{b}\0\0\0\0ids\"\0\0\0\0\u{3}\0\0\u{c}\0\0\0\0box\"\0\0\0\0\u{6}\0\0\r\0\0\u{1}\0answer\"\0\u{7}\0\0\u{e}\0\0\0\0answers\"\u{4}\0\0\u{f}\0\0\0\0tree\"\0\0\0\u{4}\0\0\u{10}\0\0\0\0span\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 17, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        MappedThings\tMapped.kvmap\t55
        paint\t+1\tpaint
        paints\t+2\tpaints
        counts\t+3\tcounts
        level\t+4\tlevel
        word\t+5\tword
        words\t+6\twords
        wordCounts\t+7\twordCounts
        spelled\t+8\tspelled
        figures\t+9\tfigures
        plain\t+10\tplain
        circles\t+11\tcircles
        ids\t+12\tids
        box\t+13\tbox
        answer\t+14\tanswer
        answers\t+15\tanswers
        tree\t+16\ttree
        span\t+17\tspan
        """)
  }
}

nonisolated extension _KVMapTransform_CoupleSpan {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0from\"\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0to\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Couple\tMapped.kvmap\t53
        left\t+0\tfrom
        right\t+0\tto
        """)
  }
}

nonisolated extension Paint {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0R\"\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0RED\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0green\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paint\tMapped.kvmap\t3
        """)
  }
}

nonisolated extension Works.Level {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\010\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Works.Level\tMapped.kvmap\t9
        """)
  }
}

nonisolated extension Works.Level.Word {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{1}\0\0\0\0\0\0\0L\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0H\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Works.Level.Word\tMapped.kvmap\t14
        """)
  }
}

nonisolated extension Figure {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Figure\tMapped.kvmap\t19
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0circle\"\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Figure\tMapped.kvmap\t19
        """)
  }
}

nonisolated extension Figure.Plain {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Figure.Plain\tMapped.kvmap\t24
        """)
  }
}

nonisolated extension Verdict {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0status\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Verdict\tMapped.kvmap\t39
        \t+0\tstatus
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{7}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0ok\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0many\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0error\"\0\0\u{7}\0\0\u{3}\0\0\0\0pending\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Verdict\tMapped.kvmap\t39
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0status\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Verdict\tMapped.kvmap\t39
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{6}\0\0\0\0\0\0\0status\"\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Verdict\tMapped.kvmap\t39
        \t+0\tstatus
        \t+0\tdata
        """)
  }
}

nonisolated extension LeafTree {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LeafTree\tMapped.kvmap\t46
        """)
  }
}
