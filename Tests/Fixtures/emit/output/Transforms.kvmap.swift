// Generated from Transforms.kvmap. Do not edit.
// kvmap format 1, input a700131a10f74b14, body 80e116a376cba6e6
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

nonisolated struct GridPoint: Swift.Sendable, Swift.Hashable {
  var right: Swift.Int
  var down: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(right: Swift.Int, down: Swift.Int, name: Swift.String? = nil) {
    self.right = right
    self.down = down
    self.name = name
  }
}

nonisolated struct TreeNode: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var children: [TreeNode]

  init(name: Swift.String, children: [TreeNode]) {
    self.name = name
    self.children = children
  }
}

nonisolated struct Transformed: Swift.Sendable, Swift.Hashable {
  var price: Decimal
  var prices: [Decimal]
  var text: Decimal
  var handle: Swift.String
  var flags: [Swift.String: Swift.Bool]
  var level: Swift.Int
  var state: Swift.String
  var exact: [Swift.String]
  var size: Swift.Optional<Swift.String>
  var shade: Swift.Double
  var at: GridPoint
  var corners: [GridPoint]
  var gathered: Swift.Optional<GridPoint>
  var tree: Swift.Optional<TreeNode>
  var tags: Swift.Set<Swift.String>
  var inText: Swift.Optional<GridPoint>

  init(
    price: Decimal,
    prices: [Decimal],
    text: Decimal,
    handle: Swift.String,
    flags: [Swift.String: Swift.Bool],
    level: Swift.Int,
    state: Swift.String,
    exact: [Swift.String],
    size: Swift.String? = nil,
    shade: Swift.Double,
    at: GridPoint,
    corners: [GridPoint],
    gathered: GridPoint? = nil,
    tree: TreeNode? = nil,
    tags: Swift.Set<Swift.String>,
    inText: GridPoint? = nil
  ) {
    self.price = price
    self.prices = prices
    self.text = text
    self.handle = handle
    self.flags = flags
    self.level = level
    self.state = state
    self.exact = exact
    self.size = size
    self.shade = shade
    self.at = at
    self.corners = corners
    self.gathered = gathered
    self.tree = tree
    self.tags = tags
    self.inText = inText
  }
}

// MARK: - Mappings

nonisolated private enum _KVMapTable_YesNo {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Bool {
    switch KVMap.ExactText(value) {
    case "Y", "J": return true
    case "N": return false
    default: throw kv.mismatch(at: place, expected: "\"Y\", \"J\" or \"N\"")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Bool
  ) throws(KVMap.CodingFailure) -> Swift.String {
    if value == true { return "Y" }
    if value == false { return "N" }
    throw kv.mismatch(expected: "a value of the table YesNo")
  }
}

nonisolated private enum _KVMapTable_Level {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    switch KVMap.ExactText(value) {
    case "low": return 1
    case "high", "top": return 2
    default: return 9
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Int
  ) throws(KVMap.CodingFailure) -> Swift.String {
    switch value {
    case 1: return "low"
    case 2: return "high"
    default: throw kv.mismatch(expected: "a value of the table Level")
    }
  }
}

nonisolated private enum _KVMapTable_Switch {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.Bool
  ) throws(KVMap.CodingFailure) -> Swift.String {
    if value == true { return "on" }
    if value == false { return "off" }
    throw kv.mismatch(at: place, expected: "true or false")
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Bool {
    switch KVMap.ExactText(value) {
    case "on": return true
    case "off": return false
    default: throw kv.mismatch(expected: "a value of the table Switch")
    }
  }
}

nonisolated private enum _KVMapTable_Exact {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.String {
    switch KVMap.ExactText(value) {
    case "caf\u{e9}": return "caf\u{e9}"
    case "cafe\u{301}": return "decomposed"
    default: throw kv.mismatch(at: place, expected: "\"caf\u{e9}\" or \"cafe\u{301}\"")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.String {
    switch KVMap.ExactText(value) {
    case "caf\u{e9}": return "caf\u{e9}"
    case "decomposed": return "cafe\u{301}"
    default: throw kv.mismatch(expected: "a value of the table Exact")
    }
  }
}

nonisolated private enum _KVMapTable_Size {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.Int
  ) throws(KVMap.CodingFailure) -> Swift.String? {
    switch value {
    case 1: return "small"
    case 0: return nil
    default: throw kv.mismatch(at: place, expected: "1 or 0")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.String?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    if value.map({ KVMap.ExactText($0) }) == KVMap.ExactText("small") { return 1 }
    if value == nil { return 0 }
    throw kv.mismatch(expected: "a value of the table Size")
  }
}

nonisolated private enum _KVMapTable_Shade {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Double {
    switch KVMap.ExactText(value) {
    case "half": return 0.5
    case "full": return 1.0
    default: throw kv.mismatch(at: place, expected: "\"half\" or \"full\"")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Double
  ) throws(KVMap.CodingFailure) -> Swift.String {
    if value == 0.5 { return "half" }
    if value == 1.0 { return "full" }
    throw kv.mismatch(expected: "a value of the table Shade")
  }
}

nonisolated extension GridPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GridPoint {
    GridPoint(right: 0, down: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GridPoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.right)  // right
      case 1: kv.int(into: &out.down)  // down
      case 2: kv.string(orNil: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"right\":", self.right)
    kv.int("\"down\":", self.down)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension TreeNode: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TreeNode {
    TreeNode(name: "", children: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TreeNode, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.array(into: &out.children)  // children
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"children\":", self.children)
    kv.endObject()
  }
}

nonisolated extension Transformed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Transformed {
    Transformed(price: 0, prices: [], text: 0, handle: "", flags: [:], level: 0, state: "", exact: [], shade: 0, at: GridPoint._kvPlaceholder, corners: [], tags: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Transformed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.price = try kv.scale(at: kv.mark(), KVMap.NumberStep.decimal(of: kv.int()), "0.01")  // price
        case 1: out.prices = try _kvDecode_prices(&kv)  // prices
        case 2: out.text = try kv.scale(at: kv.mark(), KVMap.NumberStep.decimal(of: kv.intInText()), "0.01")  // text
        case 3: out.handle = try KVMap.TextStep.putting(prefix: "@", kv.string())  // handle
        case 4: out.flags = try _kvDecode_flags(&kv)  // flags
        case 5: out.level = try _KVMapTable_Level.read(&kv, at: kv.mark(), kv.string())  // level
        case 6: out.state = try _KVMapTable_Switch.read(&kv, at: kv.mark(), kv.bool())  // state
        case 7: out.exact = try _kvDecode_exact(&kv)  // exact
        case 8: out.size = try kv.consumeNullOrEmptyElement() ? nil : _KVMapTable_Size.read(&kv, at: kv.mark(), kv.int())  // size
        case 9: out.shade = try _KVMapTable_Shade.read(&kv, at: kv.mark(), kv.string())  // shade
        case 10: out.at = try _KVMapTransform_Point._kvDecode(&kv, updating: updating ? out.at : nil)  // at
        case 11: out.corners = try _kvDecode_corners(&kv)  // corners
        case 12: slot0 = try kv.deferValue()  // gx
        case 13: slot1 = try kv.deferValue()  // gx
        case 14: out.tree = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_Tree._kvDecode(&kv, updating: updating ? out.tree : nil)  // tree
        case 15: out.tags = try Swift.Set(kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.strings() })  // tags
        case 16: out.inText = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try _KVMapTransform_Point._kvDecode(&kv, updating: updating ? out.inText : nil) }  // inText
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("x\tgx\ny\tgy\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark12: KVMap.ValuePosition = kv.endGather(gathered0)  // gx
    if mark12.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 12, scan)
      do throws(KVMap.CodingFailure) { out.gathered = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_Point._kvDecode(&kv, updating: updating ? out.gathered : nil) } catch { try kv.recover(error, from: mark12) }
      kv.rewind(to: back)
    } else if mark12.isNull {
      out.gathered = nil
    }
  }

  private static func _kvDecode_prices(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Decimal] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal in try kv.scale(at: kv.mark(), KVMap.NumberStep.decimal(of: kv.int()), "0.01") })
  }

  private static func _kvDecode_flags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Bool] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool in try _KVMapTable_YesNo.read(&kv, at: kv.mark(), kv.string()) })
  }

  private static func _kvDecode_exact(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try _KVMapTable_Exact.read(&kv, at: kv.mark(), kv.string()) })
  }

  private static func _kvDecode_corners(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [GridPoint] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> GridPoint in try _KVMapTransform_Point_1._kvDecode(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start12: Swift.Int = kv.capture("x\tgx\ny\tgy")
    if let value0 = self.gathered {
      try _KVMapTransform_Point._kvEncode(value0, &kv)
    } else { kv.null() }
    var captured12: KVMap.CapturedObject = try kv.endCapture(start12)
    kv.beginObject()
    kv.key("\"price\":"); try kv.int(kv.convertToInt(kv.unscale(self.price, "0.01")))
    kv.key("\"prices\":")
    kv.beginArray()
    for value0 in self.prices { try kv.int(kv.convertToInt(kv.unscale(value0, "0.01"))) }
    kv.endArray()
    kv.key("\"text\":"); try kv.string(kv.text(of: kv.convertToInt(kv.unscale(self.text, "0.01"))))
    kv.key("\"handle\":"); try kv.string(kv.removing(prefix: "@", self.handle))
    kv.key("\"flags\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.flags) {
      kv.entryKey(key0)
      try kv.string(_KVMapTable_YesNo.write(&kv, value0))
    }
    kv.endObject()
    kv.key("\"level\":"); try kv.string(_KVMapTable_Level.write(&kv, self.level))
    kv.key("\"state\":"); try kv.bool(_KVMapTable_Switch.write(&kv, self.state))
    kv.key("\"exact\":")
    kv.beginArray()
    for value0 in self.exact { try kv.string(_KVMapTable_Exact.write(&kv, value0)) }
    kv.endArray()
    if let value = self.size { kv.key("\"size\":"); try kv.int(_KVMapTable_Size.write(&kv, value)) }
    kv.key("\"shade\":"); try kv.string(_KVMapTable_Shade.write(&kv, self.shade))
    kv.key("\"at\":"); try _KVMapTransform_Point._kvEncode(self.at, &kv)
    kv.key("\"corners\":")
    kv.beginArray()
    for value0 in self.corners { try _KVMapTransform_Point_1._kvEncode(value0, &kv) }
    kv.endArray()
    kv.member(&captured12, "\"gx\":", keys: "x")
    kv.member(&captured12, "\"gy\":", keys: "y")
    if let value = self.tree { kv.key("\"tree\":"); try _KVMapTransform_Tree._kvEncode(value, &kv) }
    kv.key("\"tags\":")
    try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
      kv.array(kv.sorted(self.tags))
    }
    if let value = self.inText {
      kv.key("\"inText\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try _KVMapTransform_Point._kvEncode(value, &kv)
      }
    }
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_Point: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> GridPoint {
    let current: Swift.UnsafePointer<GridPoint>? = current?.assumingMemoryBound(to: GridPoint.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Int
    var _2: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.right
      _1 = current.pointee.down
      _2 = current.pointee.name
    } else {
      _0 = 0
      _1 = 0
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // x
        case 1: kv.int(into: &_1)  // y
        case 2: _2 = try kv.consumeNull() ? nil : kv.trimmed()  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return GridPoint(right: _0, down: _1, name: _2)
  }

  static func _kvEncode(_ whole: GridPoint, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"y\":", whole.down)
    kv.int("\"x\":", whole.right)
    if let value = whole.name { kv.key("\"title\":"); kv.string(value) }
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_Point_1: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> GridPoint {
    let current: Swift.UnsafePointer<GridPoint>? = current?.assumingMemoryBound(to: GridPoint.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Int
    var _2: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.right
      _1 = current.pointee.down
      _2 = current.pointee.name
    } else {
      _0 = 0
      _1 = 0
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // left
        case 1: kv.int(into: &_1)  // top
        case 2: _2 = try kv.consumeNull() ? nil : kv.trimmed()  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return GridPoint(right: _0, down: _1, name: _2)
  }

  static func _kvEncode(_ whole: GridPoint, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"top\":", whole.down)
    kv.int("\"left\":", whole.right)
    if let value = whole.name { kv.key("\"title\":"); kv.string(value) }
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_Tree: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> TreeNode {
    let current: Swift.UnsafePointer<TreeNode>? = current?.assumingMemoryBound(to: TreeNode.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Swift.String>
    var _1: [TreeNode]
    if let current {
      _0 = current.pointee.name
      _1 = current.pointee.children
    } else {
      _0 = nil
      _1 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try KVMap.TextStep.lowercase(kv.string())  // n
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_children(&kv)  // c
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return TreeNode(name: made0, children: _1)
  }

  private static func _kvDecode_children(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TreeNode] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TreeNode in try _KVMapTransform_Tree._kvDecode(&kv, replacing: nil) })
  }

  static func _kvEncode(_ whole: TreeNode, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"n\":"); kv.string(whole.name)
    kv.key("\"c\":")
    kv.beginArray()
    for value0 in whole.children { try _KVMapTransform_Tree._kvEncode(value0, &kv) }
    kv.endArray()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension GridPoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.right, right.right),
      KVMap._kvAreEqual(left.down, right.down),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.right.hash(into: &hasher)
    self.down.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension TreeNode {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.children, right.children)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.children.hash(into: &hasher)
  }
}

nonisolated extension Transformed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.prices, right.prices),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.handle, right.handle),
      KVMap._kvAreEqual(left.flags, right.flags),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.shade, right.shade),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.corners, right.corners),
      KVMap._kvAreEqual(left.gathered, right.gathered),
      KVMap._kvAreEqual(left.tree, right.tree),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.inText, right.inText)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.price.hash(into: &hasher)
    self.prices.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.handle.hash(into: &hasher)
    self.flags.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.shade.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.corners.hash(into: &hasher)
    self.gathered.hash(into: &hasher)
    self.tree.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.inText.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension GridPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0right\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0down\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        GridPoint\tTransforms.kvmap\t23
        right\t+0\tright
        down\t+0\tdown
        name\t+0\tname
        """)
  }
}

nonisolated extension TreeNode {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeNode\tTransforms.kvmap\t24
        name\t+0\tname
        children\t+0\tchildren
        """)
  }
}

nonisolated extension Transformed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{19}\0!\0\u{b}\0\0\0\0\0\0\0\u{13}\0\0\0\u{1b}\0\0\0\0\0\r\0\0\0\u{1d}\0\0\0\0\0\t\0\u{f}\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\u{1f}\0\u{17}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0price\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0prices\"\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0handle\"\0\u{5}\0\0\u{4}\0\0\u{1}\0flags\"\0\0\u{5}\0\0\u{5}\0\0\u{1}\0level\"\0\0\u{5}\0\0\u{6}\0\0\u{1}\0state\"\0\0\u{5}\0\0\u{7}\0\0\u{1}\0exact\"\0\0\u{4}\0\0\u{8}\0\0\0\0size\"\0\0\0\u{5}\0\0\t\0\0\u{1}\0shade\"\0\0\u{2}\0\0\n\0\0\u{1}\0at\"\0\0\0\0\0\u{7}\0\0\u{b}\0\0\u{1}\0corners\"\u{2}\0\0\u{c}\0\0\0\0gx\"\0\0\0\0\0\u{2}\0\0\r\0\0\0\0gy\"\0\0\0\0\0\u{4}\0\0\u{e}\0\0\0\0tree\"\0\0\0\u{4}\0\0\u{f}\0\0\u{1}\0tags\"\0\0\0\u{6}\0\0\u{10}\0\0\0\0inText\"\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x6c45d188009454f, wide: false, full: false, count: 17, required: 12,
      unknown: .ignore, duplicates: .error,
      rules: """
        Transformed\tTransforms.kvmap\t26
        price\t+1\tprice
        prices\t+2\tprices
        text\t+3\ttext
        handle\t+4\thandle
        flags\t+5\tflags
        level\t+6\tlevel
        state\t+7\tstate
        exact\t+8\texact
        size\t+9\tsize
        shade\t+10\tshade
        at\t+11\tat
        corners\t+12\tcorners
        gathered\t+13\tgx
        gathered\t+13\tgy
        tree\t+14\ttree
        tags\t+15\ttags
        inText\t+16\tinText
        """)
  }
}

nonisolated extension _KVMapTransform_Point {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0y\"\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        GridPoint\tTransforms.kvmap\t11
        right\t+3\tx
        down\t+2\ty
        name\t+4\ttitle
        """)
  }
}

nonisolated extension _KVMapTransform_Point_1 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0left\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0top\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        GridPoint\tTransforms.kvmap\t11
        right\t+3\tleft
        down\t+2\ttop
        name\t+4\ttitle
        """)
  }
}

nonisolated extension _KVMapTransform_Tree {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeNode\tTransforms.kvmap\t17
        name\t+1\tn
        children\t+2\tc
        """)
  }
}
