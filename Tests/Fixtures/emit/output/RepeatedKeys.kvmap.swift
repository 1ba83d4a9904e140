// Generated from RepeatedKeys.kvmap. Do not edit.
// kvmap format 1, input 20732387bfcb2ff3, body 207a4a2b109f9b5a
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct KeptLast: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.JSONValue>
  var object: Swift.Optional<KVMap.JSONObject>
  var values: Swift.Optional<[KVMap.JSONValue]>
  var byName: Swift.Optional<[Swift.Int: Swift.Int]>
  var parts: Swift.Optional<[Swift.String: KeptPart]>
  var members: Swift.Optional<[KeptMember]>
  var known: Swift.Optional<[KeptMember]>
  var ids: Swift.Optional<Swift.Set<KeptPart>>
  var others: [Swift.String: Swift.Int]

  init(
    value: KVMap.JSONValue? = nil,
    object: KVMap.JSONObject? = nil,
    values: [KVMap.JSONValue]? = nil,
    byName: [Swift.Int: Swift.Int]? = nil,
    parts: [Swift.String: KeptPart]? = nil,
    members: [KeptMember]? = nil,
    known: [KeptMember]? = nil,
    ids: Swift.Set<KeptPart>? = nil,
    others: [Swift.String: Swift.Int]
  ) {
    self.value = value
    self.object = object
    self.values = values
    self.byName = byName
    self.parts = parts
    self.members = members
    self.known = known
    self.ids = ids
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.values, right.values),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.known, right.known),
      KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.values.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.members.hash(into: &hasher)
    self.known.hash(into: &hasher)
    self.ids.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension KeptLast: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\u{f}\0\u{5}\0\u{b}\0\0\0\r\0\0\0\u{3}\0\0\0\t\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0values\"\0\u{6}\0\0\u{3}\0\0\0\0byName\"\0\u{5}\0\0\u{4}\0\0\0\0parts\"\0\0\u{7}\0\0\u{5}\0\0\0\0members\"\u{5}\0\0\u{6}\0\0\0\0known\"\0\0\u{3}\0\0\u{7}\0\0\0\0ids\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 8, required: 0,
      unknown: .rest, duplicates: .last,
      rules: """
        KeptLast\tRepeatedKeys.kvmap\t3
        value\t4\tvalue
        object\t5\tobject
        values\t6\tvalues
        byName\t7\tbyName
        parts\t8\tparts
        members\t9\tmembers
        known\t10\tknown
        ids\t11\tids
        others\t12\t
        """)
  }

  static var _kvPlaceholder: KeptLast {
    KeptLast(others: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeptLast, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.consumeNull() ? nil : kv.value(.last)  // RepeatedKeys.kvmap:4
        case 1: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object(.last)  // RepeatedKeys.kvmap:5
        case 2: out.values = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_values(&kv)  // RepeatedKeys.kvmap:6
        case 3:  // RepeatedKeys.kvmap:7
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byName = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byName(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.byName = nil
          }
        case 4: out.parts = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_parts(&kv)  // RepeatedKeys.kvmap:8
        case 5: out.members = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_members(&kv)  // RepeatedKeys.kvmap:9
        case 6:  // RepeatedKeys.kvmap:10
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.known = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_known(&kv)
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.known = nil
          }
        case 7: out.ids = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_ids(&kv)  // RepeatedKeys.kvmap:11
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark8: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)  // RepeatedKeys.kvmap:12
    if mark8.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 8, scan)
      do throws(KVMap.CodingFailure) { out.others = try _kvDecode_others(&kv) } catch { try kv.recover(error, from: mark8) }
      kv.rewind(to: back)
    } else if mark8.isNull {
      try kv.reportNull(_kvKeys, rule: 8, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 8, scan)
    }
  }

  private static func _kvDecode_values(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value(.last) })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.Int] {
    return try kv.dictionary(
      keepsLast: true,
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KeptPart] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptPart in try KeptPart._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeptMember] {
    return try kv.keyed(
      keepsLast: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptMember in try KeptMember._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_known(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeptMember] {
    return try kv.keyed(
      keepsLast: true,
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptMember in try KeptMember._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_ids(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KeptPart> {
    return try .init(kv.keyed(
      keepsLast: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptPart in try KeptPart._kvDecode(&kv, replacing: nil) }))
  }

  private static func _kvDecode_others(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }  // RepeatedKeys.kvmap:4
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }  // RepeatedKeys.kvmap:5
    if let value = self.values { kv.key("\"values\":"); try kv.array(value) }  // RepeatedKeys.kvmap:6
    if let value = self.byName {  // RepeatedKeys.kvmap:7
      kv.key("\"byName\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.parts { kv.key("\"parts\":"); try kv.dictionary(value) }  // RepeatedKeys.kvmap:8
    if let value = self.members {  // RepeatedKeys.kvmap:9
      kv.key("\"members\":")
      kv.beginObject()
      for value0 in value {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    if let value = self.known {  // RepeatedKeys.kvmap:10
      kv.key("\"known\":")
      kv.beginObject()
      for value0 in value {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    let startOfRest: Swift.Int = kv.capture()  // RepeatedKeys.kvmap:12
    kv.dictionary(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tvalues\tbyName\tparts\tmembers\tknown\tids")
    kv.endObject()
  }
}

nonisolated struct KeptFirst: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.JSONValue>
  var object: Swift.Optional<KVMap.JSONObject>
  var byName: Swift.Optional<[Swift.Int: Swift.Int]>
  var parts: Swift.Optional<[Swift.String: KeptPart]>
  var members: Swift.Optional<[KeptMember]>
  var known: Swift.Optional<[KeptMember]>
  var others: KVMap.JSONObject

  init(
    value: KVMap.JSONValue? = nil,
    object: KVMap.JSONObject? = nil,
    byName: [Swift.Int: Swift.Int]? = nil,
    parts: [Swift.String: KeptPart]? = nil,
    members: [KeptMember]? = nil,
    known: [KeptMember]? = nil,
    others: KVMap.JSONObject
  ) {
    self.value = value
    self.object = object
    self.byName = byName
    self.parts = parts
    self.members = members
    self.known = known
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.known, right.known),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.members.hash(into: &hasher)
    self.known.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension KeptFirst: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\u{b}\0\0\0\u{3}\0\0\0\u{7}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{5}\0\0\u{3}\0\0\0\0parts\"\0\0\u{7}\0\0\u{4}\0\0\0\0members\"\u{5}\0\0\u{5}\0\0\0\0known\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 6, required: 0,
      unknown: .rest, duplicates: .first,
      rules: """
        KeptFirst\tRepeatedKeys.kvmap\t15
        value\t17\tvalue
        object\t18\tobject
        byName\t19\tbyName
        parts\t20\tparts
        members\t21\tmembers
        known\t22\tknown
        others\t23\t
        """)
  }

  static var _kvPlaceholder: KeptFirst {
    KeptFirst(others: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeptFirst, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.consumeNull() ? nil : kv.value(.first)  // RepeatedKeys.kvmap:17
        case 1: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object(.first)  // RepeatedKeys.kvmap:18
        case 2:  // RepeatedKeys.kvmap:19
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byName = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byName(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.byName = nil
          }
        case 3: out.parts = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_parts(&kv)  // RepeatedKeys.kvmap:20
        case 4: out.members = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_members(&kv)  // RepeatedKeys.kvmap:21
        case 5:  // RepeatedKeys.kvmap:22
          let attempt5: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.known = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_known(&kv)
            kv.acceptAttempt(attempt5)
          } catch {
            try kv.drop(error, from: attempt5)
            out.known = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark6: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)  // RepeatedKeys.kvmap:23
    if mark6.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 6, scan)
      do throws(KVMap.CodingFailure) { out.others = try kv.object(.first) } catch { try kv.recover(error, from: mark6) }
      kv.rewind(to: back)
    } else if mark6.isNull {
      try kv.reportNull(_kvKeys, rule: 6, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 6, scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.Int] {
    return try kv.dictionary(
      keepsLast: false,
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KeptPart] {
    return try kv.dictionary(
      keepsLast: false,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptPart in try KeptPart._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeptMember] {
    return try kv.keyed(
      keepsLast: false,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptMember in try KeptMember._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_known(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeptMember] {
    return try kv.keyed(
      keepsLast: false,
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeptMember in try KeptMember._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }  // RepeatedKeys.kvmap:17
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }  // RepeatedKeys.kvmap:18
    if let value = self.byName {  // RepeatedKeys.kvmap:19
      kv.key("\"byName\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.parts { kv.key("\"parts\":"); try kv.dictionary(value) }  // RepeatedKeys.kvmap:20
    if let value = self.members {  // RepeatedKeys.kvmap:21
      kv.key("\"members\":")
      kv.beginObject()
      for value0 in value {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    if let value = self.known {  // RepeatedKeys.kvmap:22
      kv.key("\"known\":")
      kv.beginObject()
      for value0 in value {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    let startOfRest: Swift.Int = kv.capture()  // RepeatedKeys.kvmap:23
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tbyName\tparts\tmembers\tknown")
    kv.endObject()
  }
}

nonisolated struct KeptOnce: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.JSONValue>
  var object: Swift.Optional<KVMap.JSONObject>
  var byName: Swift.Optional<[Swift.Int: Swift.Int]>
  var members: Swift.Optional<[KeptMember]>
  var others: KVMap.JSONObject

  init(
    value: KVMap.JSONValue? = nil,
    object: KVMap.JSONObject? = nil,
    byName: [Swift.Int: Swift.Int]? = nil,
    members: [KeptMember]? = nil,
    others: KVMap.JSONObject
  ) {
    self.value = value
    self.object = object
    self.byName = byName
    self.members = members
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.members.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension KeptOnce: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{5}\0\0\0\u{7}\0\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{7}\0\0\u{3}\0\0\0\0members\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        KeptOnce\tRepeatedKeys.kvmap\t26
        value\t28\tvalue
        object\t29\tobject
        byName\t30\tbyName
        members\t31\tmembers
        others\t32\t
        """)
  }

  static var _kvPlaceholder: KeptOnce {
    KeptOnce(others: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeptOnce, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.consumeNull() ? nil : kv.value()  // RepeatedKeys.kvmap:28
        case 1: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // RepeatedKeys.kvmap:29
        case 2:  // RepeatedKeys.kvmap:30
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byName = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byName(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.byName = nil
          }
        case 3: out.members = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_members(&kv)  // RepeatedKeys.kvmap:31
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark4: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)  // RepeatedKeys.kvmap:32
    if mark4.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.others = try kv.object() } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      try kv.reportNull(_kvKeys, rule: 4, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 4, scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int: Swift.Int] {
    return try kv.dictionary(
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeptMember] {
    var all: [KeptMember] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(KeptMember._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }  // RepeatedKeys.kvmap:28
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }  // RepeatedKeys.kvmap:29
    if let value = self.byName {  // RepeatedKeys.kvmap:30
      kv.key("\"byName\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.members {  // RepeatedKeys.kvmap:31
      kv.key("\"members\":")
      kv.beginObject()
      for value0 in value {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    let startOfRest: Swift.Int = kv.capture()  // RepeatedKeys.kvmap:32
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tbyName\tmembers")
    kv.endObject()
  }
}

nonisolated struct KeptMember: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var id: Swift.Int

  init(name: Swift.String, id: Swift.Int) {
    self.name = name
    self.id = id
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension KeptMember: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptMember\tRepeatedKeys.kvmap\t35
        id\t37\tid
        name\t36\t
        """)
  }

  static var _kvPlaceholder: KeptMember {
    KeptMember(name: "", id: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeptMember, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // RepeatedKeys.kvmap:37
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)  // RepeatedKeys.kvmap:36
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)  // RepeatedKeys.kvmap:37
    kv.endObject()
  }
}

/// What it keeps of its argument is as this file says.
nonisolated struct KeptPage<Item> {
  var item: Item
  var items: [Item]
  var field: KVMap.PatchField<Item>
  var byName: [Swift.String: Item]

  init(
    item: Item,
    items: [Item] = [],
    field: KVMap.PatchField<Item> = .absent,
    byName: [Swift.String: Item] = [:]
  ) {
    self.item = item
    self.items = items
    self.field = field
    self.byName = byName
  }
}

nonisolated extension KeptPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension KeptPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension KeptPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated extension KeptPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0item\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0items\"\0\0\u{5}\0\0\u{2}\0\0\0\0field\"\0\0\u{6}\0\0\u{3}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPage\tRepeatedKeys.kvmap\t41
        item\t42\titem
        items\t43\titems
        field\t44\tfield
        byName\t45\tbyName
        """)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeptPage {
    let current: Swift.UnsafePointer<KeptPage>? = current?.assumingMemoryBound(to: KeptPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Item>
    var _1: [Item]
    var _2: KVMap.PatchField<Item>
    var _3: [Swift.String: Item]
    if let current {
      _0 = current.pointee.item
      _1 = current.pointee.items
      _2 = current.pointee.field
      _3 = current.pointee.byName
    } else {
      _0 = nil
      _1 = []
      _2 = .absent
      _3 = [:]
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.item)  // RepeatedKeys.kvmap:42
        case 1: _1 = try kv.consumeNull() ? [] : [Item]._kvDecode(&kv, keeping: .last, replacing: nil)  // RepeatedKeys.kvmap:43
        case 2: _2 = try kv.consumeNull() ? .null : .value(Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.field.value))  // RepeatedKeys.kvmap:44
        case 3: _3 = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // RepeatedKeys.kvmap:45
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return KeptPage(item: made0, items: _1, field: _2, byName: _3)
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Item] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Item in try Item._kvDecode(&kv, keeping: .last, replacing: nil) })
  }
}

nonisolated extension KeptPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"item\":"); try self.item._kvEncode(&kv)  // RepeatedKeys.kvmap:42
    try kv.array("\"items\":", self.items)  // RepeatedKeys.kvmap:43
    switch self.field {  // RepeatedKeys.kvmap:44
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); try value._kvEncode(&kv)
    }
    kv.key("\"byName\":"); try kv.dictionary(self.byName)  // RepeatedKeys.kvmap:45
    kv.endObject()
  }
}

/// There a key stands once.
nonisolated struct StrictPage<Item> {
  var item: Swift.Optional<Item>

  init(item: Item? = nil) {
    self.item = item
  }
}

nonisolated extension StrictPage: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension StrictPage: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension StrictPage: Swift.Hashable where Item: Swift.Hashable {}

nonisolated extension StrictPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        StrictPage\tRepeatedKeys.kvmap\t49
        item\t51\titem
        """)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> StrictPage {
    let current: Swift.UnsafePointer<StrictPage>? = current?.assumingMemoryBound(to: StrictPage.self)
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
        case 0: _0 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.item)  // RepeatedKeys.kvmap:51
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return StrictPage(item: _0)
  }
}

nonisolated extension StrictPage: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.item { kv.key("\"item\":"); try value._kvEncode(&kv) }  // RepeatedKeys.kvmap:51
    kv.endObject()
  }
}

nonisolated struct KeptPages: Swift.Sendable, Swift.Hashable {
  var values: Swift.Optional<KeptPage<KVMap.JSONValue>>
  var objects: Swift.Optional<KeptPage<KVMap.JSONObject?>>
  var dictionaries: Swift.Optional<KeptPage<[Swift.String: [KVMap.JSONValue]]>>
  var members: Swift.Optional<KeptPage<KeptPart>>
  var inner: Swift.Optional<KeptPage<StrictPage<KVMap.JSONValue>>>

  init(
    values: KeptPage<KVMap.JSONValue>? = nil,
    objects: KeptPage<KVMap.JSONObject?>? = nil,
    dictionaries: KeptPage<[Swift.String: [KVMap.JSONValue]]>? = nil,
    members: KeptPage<KeptPart>? = nil,
    inner: KeptPage<StrictPage<KVMap.JSONValue>>? = nil
  ) {
    self.values = values
    self.objects = objects
    self.dictionaries = dictionaries
    self.members = members
    self.inner = inner
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.values, right.values),
      KVMap._kvAreEqual(left.objects, right.objects),
      KVMap._kvAreEqual(left.dictionaries, right.dictionaries),
      KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.values.hash(into: &hasher)
    self.objects.hash(into: &hasher)
    self.dictionaries.hash(into: &hasher)
    self.members.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

nonisolated extension KeptPages: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\u{6}\0\0\0\0\0\0\0values\"\0\u{7}\0\0\u{1}\0\0\0\0objects\"\u{c}\0\0\u{2}\0\0\0\0dictionaries\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0members\"\u{5}\0\0\u{4}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPages\tRepeatedKeys.kvmap\t54
        values\t55\tvalues
        objects\t56\tobjects
        dictionaries\t57\tdictionaries
        members\t58\tmembers
        inner\t59\tinner
        """)
  }

  static var _kvPlaceholder: KeptPages {
    KeptPages()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeptPages, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.values = try kv.consumeNullOrEmptyText() ? nil : KeptPage<KVMap.JSONValue>._kvDecode(&kv, updating: updating ? out.values : nil)  // RepeatedKeys.kvmap:55
        case 1: out.objects = try kv.consumeNullOrEmptyText() ? nil : KeptPage<KVMap.JSONObject?>._kvDecode(&kv, updating: updating ? out.objects : nil)  // RepeatedKeys.kvmap:56
        case 2: out.dictionaries = try kv.consumeNullOrEmptyText() ? nil : KeptPage<[Swift.String: [KVMap.JSONValue]]>._kvDecode(&kv, updating: updating ? out.dictionaries : nil)  // RepeatedKeys.kvmap:57
        case 3: out.members = try kv.consumeNullOrEmptyText() ? nil : KeptPage<KeptPart>._kvDecode(&kv, updating: updating ? out.members : nil)  // RepeatedKeys.kvmap:58
        case 4: out.inner = try kv.consumeNullOrEmptyText() ? nil : KeptPage<StrictPage<KVMap.JSONValue>>._kvDecode(&kv, updating: updating ? out.inner : nil)  // RepeatedKeys.kvmap:59
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.values { kv.key("\"values\":"); try value._kvEncode(&kv) }  // RepeatedKeys.kvmap:55
    if let value = self.objects { kv.key("\"objects\":"); try value._kvEncode(&kv) }  // RepeatedKeys.kvmap:56
    if let value = self.dictionaries { kv.key("\"dictionaries\":"); try value._kvEncode(&kv) }  // RepeatedKeys.kvmap:57
    if let value = self.members { kv.key("\"members\":"); try value._kvEncode(&kv) }  // RepeatedKeys.kvmap:58
    if let value = self.inner { kv.key("\"inner\":"); try value._kvEncode(&kv) }  // RepeatedKeys.kvmap:59
    kv.endObject()
  }
}

nonisolated struct KeptPart: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension KeptPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPart\tRepeatedKeys.kvmap\t62
        id\t63\tid
        """)
  }

  static var _kvPlaceholder: KeptPart {
    KeptPart(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeptPart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // RepeatedKeys.kvmap:63
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)  // RepeatedKeys.kvmap:63
    kv.endObject()
  }
}

nonisolated enum KeptCase: Swift.Sendable, Swift.Hashable {
  case known(KeptPart)
  case other(KVMap.JSONValue)
}

nonisolated extension KeptCase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptCase\tRepeatedKeys.kvmap\t66
        \t66\tkind
        """)
  }
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0known\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptCase\tRepeatedKeys.kvmap\t66
        """)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeptCase {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: KeptCase
      switch number {
      case 0: value = try .known(KeptPart._kvDecode(&kv, replacing: nil))  // RepeatedKeys.kvmap:67
      default: value = try .other(kv.value(.last))  // RepeatedKeys.kvmap:68
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
    case .known(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"known\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .other(let value):
      kv.value(value)
    }
  }
}
