// Generated from LongPipelines.kvmap. Do not edit.
// kvmap format 1, input 49a95d839e630338, body ac74177eaefec967
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

nonisolated struct LongPipelines: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var maybe: Swift.Optional<Swift.String>
  var elements: [Swift.String]
  var parts: [Swift.String]
  var number: Decimal
  var inner: [Swift.String: [Swift.String]]

  init(
    text: Swift.String,
    maybe: Swift.String? = nil,
    elements: [Swift.String],
    parts: [Swift.String],
    number: Decimal,
    inner: [Swift.String: [Swift.String]]
  ) {
    self.text = text
    self.maybe = maybe
    self.elements = elements
    self.parts = parts
    self.number = number
    self.inner = inner
  }
}

// MARK: - Mappings

nonisolated extension LongPipelines: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LongPipelines {
    LongPipelines(text: "", elements: [], parts: [], number: 0, inner: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LongPipelines, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.text = try _kvDecode_text(&kv)  // text
        case 1: out.maybe = try kv.consumeNull() ? nil : _kvDecode_text(&kv)  // maybe
        case 2: out.elements = try _kvDecode_elements(&kv)  // elements
        case 3: out.parts = try kv.each(at: kv.mark(), kv.each(at: kv.mark(), kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(value)))))))))))))))))))))))) }) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(value)))))))))))))))))))))))) }) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(value)))))))))))) }  // parts
        case 4: out.number = try _kvDecode_number(&kv)  // number
        case 5: out.inner = try _kvDecode_inner(&kv)  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_text(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String {
    let value0: Swift.String = try kv.trimmed()
    let value1: Swift.String = KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", value0))))))))))))))))))))))))
    let value2: Swift.String = KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", value1))))))))))))))))))))))))
    let value3: Swift.String = KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", value2)))))))))))
    return value3
  }

  private static func _kvDecode_elements(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try _kvDecode_text(&kv) })
  }

  private static func _kvDecode_number(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal {
    let place: KVMap.ValuePosition = kv.mark()
    let value0: Decimal = try kv.decimal()
    let value1: Decimal = try kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, value0, "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2")
    let value2: Decimal = try kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, kv.scale(at: place, kv.shift(at: place, value1, "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2")
    return value2
  }

  private static func _kvDecode_inner(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.String]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] in try kv.each(at: kv.mark(), kv.each(at: kv.mark(), kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), " ")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(value)))))))))))))))))))))))) }) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(value)))))))))))))))))))))))) }) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(KVMap.TextStep.putting(prefix: "a", KVMap.TextStep.trim(value)))))))))))) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"text\":")
    do {
      let undone0_29: Swift.String = try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", self.text))))))))))))))))))))))))
      let undone0_5: Swift.String = try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", undone0_29)))))
      try kv.string(kv.removing(prefix: "a", undone0_5))
    }
    if let value = self.maybe {
      kv.key("\"maybe\":")
      do {
        let undone0_29: Swift.String = try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", value))))))))))))))))))))))))
        let undone0_5: Swift.String = try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", undone0_29)))))
        try kv.string(kv.removing(prefix: "a", undone0_5))
      }
    }
    kv.key("\"elements\":")
    kv.beginArray()
    for value0 in self.elements {
      do {
        let undone1_29: Swift.String = try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", value0))))))))))))))))))))))))
        let undone1_5: Swift.String = try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", undone1_29)))))
        try kv.string(kv.removing(prefix: "a", undone1_5))
      }
    }
    kv.endArray()
    kv.key("\"parts\":"); try kv.string(KVMap.TextStep.join(kv.each(kv.each(self.parts) { (kv: inout KVMap.JSONWriter, value: Swift.String) throws(KVMap.CodingFailure) in try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", value)))))))))))))))))))))))) }) { (kv: inout KVMap.JSONWriter, value: Swift.String) throws(KVMap.CodingFailure) in try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", value)))))) }, ","))
    kv.key("\"number\":")
    do {
      let undone0_39: Decimal = try kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(self.number, "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1")
      let undone0_15: Decimal = try kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(kv.unshift(kv.unscale(undone0_39, "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2"), "1"), "2")
      try kv.decimal(kv.unshift(undone0_15, "1"))
    }
    kv.key("\"inner\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.inner) {
      kv.entryKey(key0)
      try kv.string(KVMap.TextStep.join(kv.each(kv.each(value0) { (kv: inout KVMap.JSONWriter, value: Swift.String) throws(KVMap.CodingFailure) in try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", value)))))))))))))))))))))))) }) { (kv: inout KVMap.JSONWriter, value: Swift.String) throws(KVMap.CodingFailure) in try kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", kv.removing(prefix: "a", value)))))) }, " "))
    }
    kv.endObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension LongPipelines {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.elements, right.elements),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.elements.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension LongPipelines {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{c}\0\0\0\0\0\u{5}\0\u{1}\0\u{3}\0\n\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0maybe\"\0\0\u{8}\0\0\u{2}\0\0\u{1}\0elements\"\0\0\0\0\0\0\0\u{5}\0\0\u{3}\0\0\u{1}\0parts\"\0\0\u{6}\0\0\u{4}\0\0\u{1}\0number\"\0\u{5}\0\0\u{5}\0\0\u{1}\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 6, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        LongPipelines\tLongPipelines.kvmap\t3
        text\t+1\ttext
        maybe\t+2\tmaybe
        elements\t+3\telements
        parts\t+4\tparts
        number\t+5\tnumber
        inner\t+6\tinner
        """)
  }
}
