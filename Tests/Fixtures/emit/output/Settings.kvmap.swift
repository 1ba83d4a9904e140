// Generated from Settings.kvmap. Do not edit.
// kvmap format 1, input c12941df8928de93, body da58168c0dc94970
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Styled: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Swift.String>
  var profileURL: Swift.Optional<Swift.String>
  var inner: Swift.Optional<StyledInner>
  var deep: Swift.Optional<Swift.Int>

  init(
    remoteID: Swift.Int,
    createdDate: Swift.String? = nil,
    profileURL: Swift.String? = nil,
    inner: StyledInner? = nil,
    deep: Swift.Int? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.profileURL = profileURL
    self.inner = inner
    self.deep = deep
  }
}

nonisolated struct StyledInner: Swift.Sendable, Swift.Hashable {
  var firstName: Swift.Optional<Swift.String>

  init(firstName: Swift.String? = nil) {
    self.firstName = firstName
  }
}

nonisolated struct FirstWins: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: [Swift.Int]

  init(a: Swift.Int, b: [Swift.Int] = []) {
    self.a = a
    self.b = b
  }
}

nonisolated struct LastWins: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: [Swift.Int]

  init(a: Swift.Int, b: [Swift.Int] = []) {
    self.a = a
    self.b = b
  }
}

nonisolated struct Shallow: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.JSONValue>

  init(value: KVMap.JSONValue? = nil) {
    self.value = value
  }
}

nonisolated struct Omitting: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>

  init(a: Swift.Int? = nil) {
    self.a = a
  }
}

// MARK: - Mappings

nonisolated extension Styled: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Styled {
    Styled(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Styled, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.remoteID)  // id
        case 1:  // made_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.createdDate = try kv.string()
          }
        case 2: slot1 = try kv.deferValue()  // made_at
        case 3: kv.string(orNil: &out.profileURL)  // profile_url
        case 4: kv.object(orNil: &out.inner, updating: updating)  // inner
        case 5:  // on.the.way
          if try kv.consumeNull() {
            out.deep = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // on.the.way
                  if try kv.consumeNull() {
                    out.deep = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      switch key2 {
                      case 0: kv.int(orNil: &out.deep)  // on.the.way
                      default: break
                      }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
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
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // made_at
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.createdDate = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.createdDate = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.profileURL { kv.key("\"profile_url\":"); kv.string(value) } else { kv.key("\"profile_url\":"); kv.null() }
    if let value = self.inner { kv.key("\"inner\":"); try value._kvEncode(&kv) } else { kv.key("\"inner\":"); kv.null() }
    let begun0: Swift.Int = kv.beginOptionalObject("\"on\":")
    let begun1: Swift.Int = kv.beginOptionalObject("\"the\":")
    if let value = self.deep { kv.key("\"way\":"); kv.int(value) } else { kv.key("\"way\":"); kv.null() }
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension StyledInner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: StyledInner {
    StyledInner()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout StyledInner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.firstName)  // first_name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.firstName { kv.key("\"first_name\":"); kv.string(value) } else { kv.key("\"first_name\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension FirstWins: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FirstWins {
    FirstWins(a: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FirstWins, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.a)  // a
        case 1: out.b = try kv.consumeNull() ? [] : kv.ints()  // b
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    kv.array("\"b\":", self.b)
    kv.endObject()
  }
}

nonisolated extension LastWins: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LastWins {
    LastWins(a: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LastWins, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.a)  // a
        case 1: out.b = try kv.consumeNull() ? [] : kv.ints()  // b
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    kv.array("\"b\":", self.b)
    kv.endObject()
  }
}

nonisolated extension Shallow: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Shallow {
    Shallow()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(depth: 3) }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shallow, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.consumeNull() ? nil : kv.value()  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) } else { kv.key("\"value\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension Omitting: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Omitting {
    Omitting()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Omitting, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.a)  // a
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", ifPresent: self.a)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Styled {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.profileURL, right.profileURL),
      KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.deep, right.deep)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.profileURL.hash(into: &hasher)
    self.inner.hash(into: &hasher)
    self.deep.hash(into: &hasher)
  }
}

nonisolated extension StyledInner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.firstName, right.firstName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.firstName.hash(into: &hasher)
  }
}

nonisolated extension FirstWins {
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

nonisolated extension LastWins {
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

nonisolated extension Shallow {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Omitting {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Styled {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\u{c}\0\0\0\0\0\0\0\n\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0made_at\"\u{7}\0\0\u{2}\0\0\0\0created\"\u{b}\0\0\u{3}\0\0\0\0profile_url\"\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0inner\"\0\0\u{2}\0\0\u{5}\0\0\0\0on\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Styled\tSettings.kvmap\t5
        remoteID\t+1\tid
        createdDate\t+2\tmade_at
        createdDate\t+2\tcreated
        profileURL\t+3\tprofile_url
        inner\t+4\tinner
        deep\t+5\ton.the.way
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0the\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Styled\tSettings.kvmap\t5
        deep\t+5\ton.the.way
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0way\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Styled\tSettings.kvmap\t5
        deep\t+5\ton.the.way
        """)
  }
}

nonisolated extension StyledInner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\0\0first_name\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        StyledInner\tSettings.kvmap\t13
        firstName\t+0\tfirst_name
        """)
  }
}

nonisolated extension FirstWins {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .first,
      rules: """
        FirstWins\tSettings.kvmap\t15
        a\t+0\ta
        b\t+0\tb
        """)
  }
}

nonisolated extension LastWins {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        LastWins\tSettings.kvmap\t17
        a\t+0\ta
        b\t+0\tb
        """)
  }
}

nonisolated extension Shallow {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shallow\tSettings.kvmap\t19
        value\t+0\tvalue
        """)
  }
}

nonisolated extension Omitting {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .warn, duplicates: .error,
      rules: """
        Omitting\tSettings.kvmap\t21
        a\t+0\ta
        """)
  }
}
