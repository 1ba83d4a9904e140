// Generated from Codecs.kvmap. Do not edit.
// kvmap format 1, input 06c39bf917dc5afe, body 992906f687b9b1c7
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Coded: Swift.Sendable, Swift.Hashable {
  var slug: Swift.Optional<Swift.String>
  var ending: Swift.String
  var endings: [Swift.String]

  init(slug: Swift.String? = nil, ending: Swift.String, endings: [Swift.String]) {
    self.slug = slug
    self.ending = ending
    self.endings = endings
  }
}

// MARK: - Mappings

nonisolated private let _kvCodec_Slug: SlugCodec = .init()
nonisolated private let _kvCodec_Suffixed: SuffixCodec = .init(ending: "!", times: 2)
nonisolated private let _kvCodec_Suffixed_1: SuffixCodec = .init(ending: ".", times: 1)

nonisolated extension Coded: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Coded {
    Coded(ending: "", endings: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Coded, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.slug = try kv.consumeNull() ? nil : kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Slug)  // title
        case 1: out.ending = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Suffixed)  // ending
        case 2: out.endings = try _kvDecode_endings(&kv)  // endings
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_endings(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Suffixed_1) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"ending\":"); try kv.string(kv.write(self.ending, by: _kvCodec_Suffixed))
    kv.key("\"endings\":")
    kv.beginArray()
    for value0 in self.endings { try kv.string(kv.write(value0, by: _kvCodec_Suffixed_1)) }
    kv.endArray()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Coded {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.slug, right.slug),
      KVMap._kvAreEqual(left.ending, right.ending),
      KVMap._kvAreEqual(left.endings, right.endings)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.slug.hash(into: &hasher)
    self.ending.hash(into: &hasher)
    self.endings.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Coded {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0ending\"\0\u{7}\0\0\u{2}\0\0\u{1}\0endings\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coded\tCodecs.kvmap\t5
        slug\t+1\ttitle
        ending\t+2\tending
        endings\t+3\tendings
        """)
  }
}
