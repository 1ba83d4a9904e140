// Generated from RepeatedKeys.kvmap. Do not edit.
// kvmap format 1, input 9a1912295e889a9f, body e45dd070fffd17aa
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

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
}

nonisolated struct KeptMember: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var id: Swift.Int

  init(name: Swift.String, id: Swift.Int) {
    self.name = name
    self.id = id
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
}

nonisolated struct KeptPart: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

/// Keys that rules look up elsewhere, or to select an element.
nonisolated struct SoughtLast: Swift.Sendable, Swift.Hashable {
  var ids: [Swift.Int]
  var first: Swift.Optional<Swift.Int>
  var selected: Swift.Optional<Swift.Int>
  var size: Swift.Optional<Swift.Int>
  var inner: Swift.Optional<SoughtInner>

  init(
    ids: [Swift.Int] = [],
    first: Swift.Int? = nil,
    selected: Swift.Int? = nil,
    size: Swift.Int? = nil,
    inner: SoughtInner? = nil
  ) {
    self.ids = ids
    self.first = first
    self.selected = selected
    self.size = size
    self.inner = inner
  }
}

nonisolated struct SoughtInner: Swift.Sendable, Swift.Hashable {
  var size: Swift.Optional<Swift.Int>
  var deep: Swift.Optional<Swift.Int>

  init(size: Swift.Int? = nil, deep: Swift.Int? = nil) {
    self.size = size
    self.deep = deep
  }
}

nonisolated struct SoughtFirst: Swift.Sendable, Swift.Hashable {
  var ids: [Swift.Int]
  var selected: Swift.Optional<Swift.Int>

  init(ids: [Swift.Int] = [], selected: Swift.Int? = nil) {
    self.ids = ids
    self.selected = selected
  }
}

nonisolated enum KeptCase: Swift.Sendable, Swift.Hashable {
  case known(KeptPart)
  case other(KVMap.JSONValue)
}

// MARK: - Mappings

nonisolated extension KeptLast: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: out.value = try kv.consumeNull() ? nil : kv.value(.last)  // value
        case 1: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object(.last)  // object
        case 2: out.values = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_values(&kv)  // values
        case 3:  // byName
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byName = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byName(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.byName = nil
          }
        case 4: out.parts = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_parts(&kv)  // parts
        case 5: out.members = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_members(&kv)  // members
        case 6:  // known
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.known = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_known(&kv)
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.known = nil
          }
        case 7: out.ids = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_ids(&kv)  // ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark8: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
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
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }
    if let value = self.values { kv.key("\"values\":"); try kv.array(value) }
    if let value = self.byName {
      kv.key("\"byName\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.parts { kv.key("\"parts\":"); try kv.dictionary(value) }
    if let value = self.members {
      kv.key("\"members\":")
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in value {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    if let value = self.known {
      kv.key("\"known\":")
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in value {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    let startOfRest: Swift.Int = kv.capture()
    kv.dictionary(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tvalues\tbyName\tparts\tmembers\tknown\tids")
    kv.endObject()
  }
}

nonisolated extension KeptFirst: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: out.value = try kv.consumeNull() ? nil : kv.value(.first)  // value
        case 1: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object(.first)  // object
        case 2:  // byName
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byName = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byName(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.byName = nil
          }
        case 3: out.parts = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_parts(&kv)  // parts
        case 4: out.members = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_members(&kv)  // members
        case 5:  // known
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
    let mark6: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
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
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }
    if let value = self.byName {
      kv.key("\"byName\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.parts { kv.key("\"parts\":"); try kv.dictionary(value) }
    if let value = self.members {
      kv.key("\"members\":")
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in value {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    if let value = self.known {
      kv.key("\"known\":")
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in value {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tbyName\tparts\tmembers\tknown")
    kv.endObject()
  }
}

nonisolated extension KeptOnce: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: out.value = try kv.consumeNull() ? nil : kv.value()  // value
        case 1: out.object = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // object
        case 2:  // byName
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.byName = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byName(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.byName = nil
          }
        case 3: out.members = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_members(&kv)  // members
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark4: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
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
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }
    if let value = self.byName {
      kv.key("\"byName\":")
      kv.beginObject()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    }
    if let value = self.members {
      kv.key("\"members\":")
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in value {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tbyName\tmembers")
    kv.endObject()
  }
}

nonisolated extension KeptMember: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension KeptPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
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
        case 0: _0 = try Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.item)  // item
        case 1: _1 = try kv.consumeNull() ? [] : [Item]._kvDecode(&kv, keeping: .last, replacing: nil)  // items
        case 2: _2 = try kv.consumeNullOrEmptyText(of: Item.self) ? .null : .value(Item._kvDecode(&kv, keeping: .last, updating: current?.pointee.field.value))  // field
        case 3: _3 = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
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
    kv.key("\"item\":"); try self.item._kvEncode(&kv)
    try kv.array("\"items\":", self.items)
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); try value._kvEncode(&kv)
    }
    kv.key("\"byName\":"); try kv.dictionary(self.byName)
    kv.endObject()
  }
}

nonisolated extension KeptPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension StrictPage: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
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
        case 0: _0 = try kv.consumeNullOrEmptyText(of: Item.self) ? nil : Item._kvDecode(&kv, updating: current?.pointee.item)  // item
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
    if let value = self.item { kv.key("\"item\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension StrictPage: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension KeptPages: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: out.values = try kv.consumeNullOrEmptyText() ? nil : KeptPage<KVMap.JSONValue>._kvDecode(&kv, updating: updating ? out.values : nil)  // values
        case 1: out.objects = try kv.consumeNullOrEmptyText() ? nil : KeptPage<KVMap.JSONObject?>._kvDecode(&kv, updating: updating ? out.objects : nil)  // objects
        case 2: out.dictionaries = try kv.consumeNullOrEmptyText() ? nil : KeptPage<[Swift.String: [KVMap.JSONValue]]>._kvDecode(&kv, updating: updating ? out.dictionaries : nil)  // dictionaries
        case 3: out.members = try kv.consumeNullOrEmptyText() ? nil : KeptPage<KeptPart>._kvDecode(&kv, updating: updating ? out.members : nil)  // members
        case 4: out.inner = try kv.consumeNullOrEmptyText() ? nil : KeptPage<StrictPage<KVMap.JSONValue>>._kvDecode(&kv, updating: updating ? out.inner : nil)  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.values { kv.key("\"values\":"); try value._kvEncode(&kv) }
    if let value = self.objects { kv.key("\"objects\":"); try value._kvEncode(&kv) }
    if let value = self.dictionaries { kv.key("\"dictionaries\":"); try value._kvEncode(&kv) }
    if let value = self.members { kv.key("\"members\":"); try value._kvEncode(&kv) }
    if let value = self.inner { kv.key("\"inner\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension KeptPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension SoughtLast: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SoughtLast {
    SoughtLast()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SoughtLast, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // parts
          let start: KVMap.ValuePosition = kv.mark()
          slot0 = try kv.deferValue()
          kv.rewind(to: start)
          if !updating { out.first = nil }
          if try kv.consumeNull() {
            out.first = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:
                if !updating { out.first = nil }
                if try kv.consumeNull() {
                  out.first = nil
                } else {
                  var scan1: KVMap.ObjectState = .init(updating: updating)
                  var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    switch key1 {
                    case 0: kv.int(orNil: &out.first)
                    default: break
                    }
                    key1 = try kv.nextKey(_kvKeys_1, &scan1)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
          kv.rewind(to: start)
          if !updating { out.selected = nil }
          if try kv.consumeNull() {
            out.selected = nil
          } else if try kv.beginArray() {
            var selected1_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected1_0, try kv.isSelected(by: "kind == \"a\"", duplicates: .last) {
                selected1_0 = true
                do throws(KVMap.CodingFailure) {
                  if !updating { out.selected = nil }
                  if try kv.consumeNull() {
                    out.selected = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0: kv.int(orNil: &out.selected)
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 1: kv.int(orNil: &out.size)  // size
        case 2: kv.object(orNil: &out.inner, updating: updating)  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // parts
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "id", _kvKeys, rule: 3, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 3, scan)
        out.ids = try kv.ints()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.ids = []
      }
    } catch { try kv.recover(error, backTo: back0) }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", ifPresent: self.size)
    if let value = self.inner { kv.key("\"inner\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension SoughtInner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SoughtInner {
    SoughtInner()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SoughtInner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // size
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.parent("size", hops: 1, _kvKeys, rule: 0, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 0, scan)
        out.size = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.size = nil
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // more.deep
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.document("more.deep", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.deep = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.deep = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension SoughtFirst: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SoughtFirst {
    SoughtFirst()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SoughtFirst, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // parts
          let start: KVMap.ValuePosition = kv.mark()
          slot0 = try kv.deferValue()
          kv.rewind(to: start)
          if try kv.consumeNull() {
            out.selected = nil
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "kind == \"a\"", duplicates: .first) {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.selected = nil
                  } else {
                    var scan1: KVMap.ObjectState = .init(updating: updating)
                    var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                    while key1 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key1 {
                        case 0: kv.int(orNil: &out.selected)
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan1) }
                      key1 = try kv.nextKey(_kvKeys_1, &scan1)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // parts
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "id", _kvKeys, rule: 1, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        out.ids = try kv.ints()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.ids = []
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension KeptCase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeptCase {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: KeptCase
      switch number {
      case 0: value = try .known(KeptPart._kvDecode(&kv, replacing: nil))
      default: value = try .other(kv.value(.last))
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

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension KeptLast {
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

nonisolated extension KeptFirst {
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

nonisolated extension KeptOnce {
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

nonisolated extension KeptMember {
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

nonisolated extension KeptPages {
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

nonisolated extension KeptPart {
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

nonisolated extension SoughtLast {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.selected, right.selected),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.selected.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.inner.hash(into: &hasher)
  }
}

nonisolated extension SoughtInner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.deep, right.deep)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.size.hash(into: &hasher)
    self.deep.hash(into: &hasher)
  }
}

nonisolated extension SoughtFirst {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.selected, right.selected)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.selected.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension KeptLast {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\u{f}\0\u{5}\0\u{b}\0\0\0\r\0\0\0\u{3}\0\0\0\t\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0values\"\0\u{6}\0\0\u{3}\0\0\0\0byName\"\0\u{5}\0\0\u{4}\0\0\0\0parts\"\0\0\u{7}\0\0\u{5}\0\0\0\0members\"\u{5}\0\0\u{6}\0\0\0\0known\"\0\0\u{3}\0\0\u{7}\0\0\0\0ids\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 8, required: 0,
      unknown: .rest, duplicates: .last,
      rules: """
        KeptLast\tRepeatedKeys.kvmap\t3
        value\t+1\tvalue
        object\t+2\tobject
        values\t+3\tvalues
        byName\t+4\tbyName
        parts\t+5\tparts
        members\t+6\tmembers
        known\t+7\tknown
        ids\t+8\tids
        others\t+9\t
        """)
  }
}

nonisolated extension KeptFirst {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\u{b}\0\0\0\u{3}\0\0\0\u{7}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{5}\0\0\u{3}\0\0\0\0parts\"\0\0\u{7}\0\0\u{4}\0\0\0\0members\"\u{5}\0\0\u{5}\0\0\0\0known\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 6, required: 0,
      unknown: .rest, duplicates: .first,
      rules: """
        KeptFirst\tRepeatedKeys.kvmap\t15
        value\t+2\tvalue
        object\t+3\tobject
        byName\t+4\tbyName
        parts\t+5\tparts
        members\t+6\tmembers
        known\t+7\tknown
        others\t+8\t
        """)
  }
}

nonisolated extension KeptOnce {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{5}\0\0\0\u{7}\0\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{7}\0\0\u{3}\0\0\0\0members\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        KeptOnce\tRepeatedKeys.kvmap\t26
        value\t+2\tvalue
        object\t+3\tobject
        byName\t+4\tbyName
        members\t+5\tmembers
        others\t+6\t
        """)
  }
}

nonisolated extension KeptMember {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptMember\tRepeatedKeys.kvmap\t35
        id\t+2\tid
        name\t+1\t
        """)
  }
}

nonisolated extension KeptPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0item\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0items\"\0\0\u{5}\0\0\u{2}\0\0\0\0field\"\0\0\u{6}\0\0\u{3}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPage\tRepeatedKeys.kvmap\t41
        item\t+1\titem
        items\t+2\titems
        field\t+3\tfield
        byName\t+4\tbyName
        """)
  }
}

nonisolated extension StrictPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        StrictPage\tRepeatedKeys.kvmap\t49
        item\t+2\titem
        """)
  }
}

nonisolated extension KeptPages {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\u{6}\0\0\0\0\0\0\0values\"\0\u{7}\0\0\u{1}\0\0\0\0objects\"\u{c}\0\0\u{2}\0\0\0\0dictionaries\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0members\"\u{5}\0\0\u{4}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPages\tRepeatedKeys.kvmap\t54
        values\t+1\tvalues
        objects\t+2\tobjects
        dictionaries\t+3\tdictionaries
        members\t+4\tmembers
        inner\t+5\tinner
        """)
  }
}

nonisolated extension KeptPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPart\tRepeatedKeys.kvmap\t62
        id\t+1\tid
        """)
  }
}

nonisolated extension SoughtLast {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{5}\0\0\0\0\0\0\0parts\"\0\0\u{4}\0\0\u{1}\0\0\0\0size\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        SoughtLast\tRepeatedKeys.kvmap\t72
        ids\t+1\tparts
        size\t+4\tsize
        inner\t+5\tinner
        ids\t+1\tparts[*].id
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        SoughtLast\tRepeatedKeys.kvmap\t72
        first\t+2\tparts[0].id
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        SoughtLast\tRepeatedKeys.kvmap\t72
        selected\t+3\tparts[kind == \"a\"].id
        \t+0\tkind
        """)
  }
}

nonisolated extension SoughtInner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        SoughtInner\tRepeatedKeys.kvmap\t80
        size\t+1\tsize
        deep\t+2\tmore.deep
        """)
  }
}

nonisolated extension SoughtFirst {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .first,
      rules: """
        SoughtFirst\tRepeatedKeys.kvmap\t85
        ids\t+2\tparts
        ids\t+2\tparts[*].id
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .first,
      rules: """
        SoughtFirst\tRepeatedKeys.kvmap\t85
        selected\t+3\tparts[kind == \"a\"].id
        \t+0\tkind
        """)
  }
}

nonisolated extension KeptCase {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptCase\tRepeatedKeys.kvmap\t66
        \t+0\tkind
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
}
