// Generated from Ferries.kvmap. Do not edit.
// kvmap format 1, input 29853dcd8c761206, body 8c4a198632b9471d
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Ferry: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.String
  var launched: KVMap.Day
  var isInService: Swift.Bool
  var hull: Hull
  var harbours: [Swift.String]
  var remarks: Swift.Optional<KVMap.JSONValue>

  init(
    id: Swift.Int,
    name: Swift.String,
    launched: KVMap.Day,
    isInService: Swift.Bool = true,
    hull: Hull,
    harbours: [Swift.String] = [],
    remarks: KVMap.JSONValue? = nil
  ) {
    self.id = id
    self.name = name
    self.launched = launched
    self.isInService = isInService
    self.hull = hull
    self.harbours = harbours
    self.remarks = remarks
  }
}

/// Metres.
nonisolated struct Hull: Swift.Sendable, Swift.Hashable {
  var length: Swift.Double
  var draught: Swift.Double

  init(length: Swift.Double, draught: Swift.Double) {
    self.length = length
    self.draught = draught
  }
}

// MARK: - Mappings

nonisolated extension Ferry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Ferry {
    Ferry(id: 0, name: "", launched: KVMap.GeneratedConstant.emptyDay, hull: Hull._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Ferry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.name = try kv.checked(at: kv.mark(), kv.string(), "count > 0") { $0.count > 0 }  // name
        case 2: out.launched = try kv.day()  // launched
        case 3: out.isInService = try kv.consumeNull() ? true : kv.bool()  // in_service
        case 4: kv.object(into: &out.hull, updating: updating)  // hull
        case 5: out.harbours = try kv.consumeNull() ? [] : kv.strings()  // harbours
        case 6: out.remarks = try kv.consumeNull() ? nil : kv.value()  // remarks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"name\":"); try kv.string(kv.checked(self.name, "count > 0") { $0.count > 0 })
    kv.key("\"launched\":"); kv.day(self.launched)
    kv.bool("\"in_service\":", self.isInService)
    kv.key("\"hull\":"); try self.hull._kvEncode(&kv)
    kv.array("\"harbours\":", self.harbours)
    if let value = self.remarks { kv.key("\"remarks\":"); kv.value(value) }
    kv.endObject()
  }
}

nonisolated extension Hull: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hull {
    Hull(length: 0, draught: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hull, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.length = try kv.checked(at: kv.mark(), kv.double(), "a value > 0") { $0 > 0 }  // length
        case 1: kv.double(into: &out.draught)  // draught
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"length\":"); try kv.double(kv.checked(self.length, "a value > 0") { $0 > 0 })
    try kv.double("\"draught\":", self.draught)
    kv.endObject()
  }
}

nonisolated extension Ferry {
  /// A row. Three columns are JSON in a text. Nil is written, so that an update removes what was there.
  nonisolated enum Row: KVMap.CodingMapping {
    typealias Value = Ferry

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Ferry {
      let current: Swift.UnsafePointer<Ferry>? = current?.assumingMemoryBound(to: Ferry.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
      var _0: Swift.Int
      var _1: Swift.Optional<Swift.String>
      var _2: Swift.Optional<KVMap.Day>
      var _3: Swift.Optional<Swift.Bool>
      var _4: Swift.Optional<Hull>
      var _5: Swift.Optional<[Swift.String]>
      var _6: Swift.Optional<KVMap.JSONValue>
      if let current {
        _0 = current.pointee.id
        _1 = current.pointee.name
        _2 = current.pointee.launched
        _3 = current.pointee.isInService
        _4 = current.pointee.hull
        _5 = current.pointee.harbours
        _6 = current.pointee.remarks
      } else {
        _0 = 0
        _1 = nil
        _2 = nil
        _3 = nil
        _4 = nil
        _5 = nil
        _6 = nil
      }
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0: kv.int(into: &_0)  // id
          case 1: _1 = try kv.checked(at: kv.mark(), kv.string(), "count > 0") { $0.count > 0 }  // name
          case 2: _2 = try kv.day()  // launched
          case 3: _3 = try kv.lenientBool()  // in_service
          case 4: _4 = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Hull._kvDecode(&kv, updating: current?.pointee.hull) }  // hull
          case 5: _5 = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.strings() }  // harbours
          case 6: _6 = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.value() }  // remarks
          default: try kv.skip()
          }
        } catch { try kv.recover(error, &scan) }
        key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
      }
      let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
      let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
      let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
      let made4 = try kv.unwrapRequired(&_4, scan.hasAllRequired)
      let made5 = try kv.unwrapRequired(&_5, scan.hasAllRequired)
      return Ferry(id: _0, name: made1, launched: made2, isInService: made3, hull: made4, harbours: made5, remarks: _6)
    }

    static func _kvEncode(_ whole: Ferry, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.int("\"id\":", whole.id)
      kv.key("\"name\":"); try kv.string(kv.checked(whole.name, "count > 0") { $0.count > 0 })
      kv.key("\"launched\":"); kv.day(whole.launched)
      kv.bool("\"in_service\":", whole.isInService)
      kv.key("\"hull\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try whole.hull._kvEncode(&kv)
      }
      kv.key("\"harbours\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        kv.array(whole.harbours)
      }
      if let value = whole.remarks {
        kv.key("\"remarks\":")
        try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
          kv.value(value)
        }
      } else { kv.key("\"remarks\":"); kv.null() }
      kv.endObject()
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Ferry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.launched, right.launched),
      KVMap._kvAreEqual(left.isInService, right.isInService),
      KVMap._kvAreEqual(left.hull, right.hull),
      KVMap._kvAreEqual(left.harbours, right.harbours),
      KVMap._kvAreEqual(left.remarks, right.remarks)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.launched.hash(into: &hasher)
    self.isInService.hash(into: &hasher)
    self.hull.hash(into: &hasher)
    self.harbours.hash(into: &hasher)
    self.remarks.hash(into: &hasher)
  }
}

nonisolated extension Hull {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.length, right.length),
      KVMap._kvAreEqual(left.draught, right.draught)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.length.hash(into: &hasher)
    self.draught.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Ferry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{10}\0\u{5}\0\0\0\0\0\u{b}\0\u{3}\0\0\0\r\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0launched\"\0\0\0\0\0\0\0\n\0\0\u{3}\0\0\0\0in_service\"\0\0\0\0\0\u{4}\0\0\u{4}\0\0\u{1}\0hull\"\0\0\0\u{8}\0\0\u{5}\0\0\0\0harbours\"\0\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0remarks\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x3ee5789041c98ac3, wide: false, full: false, count: 7, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ferry\tFerries.kvmap\t7
        id\t+1\tid
        name\t+2\tname
        launched\t+3\tlaunched
        isInService\t+4\tin_service
        hull\t+5\thull
        harbours\t+6\tharbours
        remarks\t+7\tremarks
        """)
  }
}

nonisolated extension Hull {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0length\"\0\u{7}\0\0\u{1}\0\0\u{1}\0draught\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hull\tFerries.kvmap\t18
        length\t+1\tlength
        draught\t+2\tdraught
        """)
  }
}

nonisolated extension Ferry.Row {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{10}\0\u{5}\0\0\0\0\0\u{b}\0\u{3}\0\0\0\r\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0launched\"\0\0\0\0\0\0\0\n\0\0\u{3}\0\0\u{1}\0in_service\"\0\0\0\0\0\u{4}\0\0\u{4}\0\0\u{1}\0hull\"\0\0\0\u{8}\0\0\u{5}\0\0\u{1}\0harbours\"\0\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0remarks\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x3ee5789041c98ac3, wide: false, full: false, count: 7, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ferry\tFerries.kvmap\t24
        id\t+2\tid
        name\t+3\tname
        launched\t+4\tlaunched
        isInService\t+5\tin_service
        hull\t+6\thull
        harbours\t+7\tharbours
        remarks\t+8\tremarks
        """)
  }
}
