// Generated from CoreDataVersions.kvmap. Do not edit.
// kvmap format 1, input e7fcd4af6c6daf53, body 5c43a5899c503db7
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct CoreDataVersions: Swift.Sendable, Swift.Hashable {
  var keys: [Swift.String]
  var texts: [Swift.String]

  init(keys: [Swift.String] = [], texts: [Swift.String] = []) {
    self.keys = keys
    self.texts = texts
  }
}

// MARK: - Mappings

nonisolated extension CoreDataVersions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataVersions {
    CoreDataVersions()
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "plist") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataVersions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // dict.key
          if try kv.consumeNull() {
            out.keys = []
            out.texts = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.keys = try kv.consumeNull() ? [] : kv.strings()  // dict.key
                case 1: out.texts = try kv.consumeNull() ? [] : kv.strings()
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
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "plist") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension CoreDataVersions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.keys, right.keys),
      KVMap._kvAreEqual(left.texts, right.texts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.keys.hash(into: &hasher)
    self.texts.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension CoreDataVersions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0dict\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataVersions\tCoreDataVersions.kvmap\t5
        keys\t+2\tdict.key
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0key\"\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0string\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataVersions\tCoreDataVersions.kvmap\t5
        keys\t+2\tdict.key
        texts\t+3\tdict.string
        """)
  }
}
