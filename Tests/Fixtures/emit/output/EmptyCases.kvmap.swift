// Generated from EmptyCases.kvmap. Do not edit.
// kvmap format 1, input fccba00d2ce654e0, body 7fd9a92d92122300
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct EmptyPhoto: Swift.Sendable, Swift.Hashable {
  var type: Swift.Optional<Swift.String>
  var width: Swift.Int

  init(type: Swift.String? = nil, width: Swift.Int) {
    self.type = type
    self.width = width
  }
}

nonisolated struct Clip: Swift.Sendable, Swift.Hashable {
  var seconds: Swift.Int

  init(seconds: Swift.Int) {
    self.seconds = seconds
  }
}

nonisolated class EmptyAnimal: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var kind: Swift.String?
  var name: Swift.String

  init(kind: Swift.String? = nil, name: Swift.String) {
    self.kind = kind
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: EmptyAnimal?
  ) throws(KVMap.CodingFailure) -> (Swift.String?, Swift.String) {
    var _0: Swift.String? = current?.kind
    var _1: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? nil : kv.string()  // kind
        case 1: _1 = try kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: EmptyAnimal.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: EmptyAnimal?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.kind = _0
    self.name = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "EmptyAnimal") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"kind\":", ifPresent: self.kind)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated class EmptyCat: EmptyAnimal {
  var lives: Swift.Int

  init(kind: Swift.String? = nil, name: Swift.String, lives: Swift.Int) {
    self.lives = lives
    super.init(kind: kind, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: EmptyCat?
  ) throws(KVMap.CodingFailure) -> (Swift.String?, Swift.String, Swift.Int) {
    var _0: Swift.String? = current?.kind
    var _1: Swift.String? = current?.name
    var _2: Swift.Int? = current?.lives
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? nil : kv.string()  // kind
        case 1: _1 = try kv.string()  // name
        case 2: _2 = try kv.int()  // lives
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _1, let _2 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: EmptyAnimal?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? EmptyCat)
    self.lives = _2
    super.init(kind: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "EmptyCat") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"kind\":", ifPresent: self.kind)
    kv.string("\"name\":", self.name)
    kv.int("\"lives\":", self.lives)
    kv.endObject()
  }
}

nonisolated struct EmptyAlbum {
  var events: [EmptyEvent]
  var last: Swift.Optional<EmptyEvent>
  var byName: [Swift.String: Beside]
  var mark: Swift.Optional<OnlyTags>
  var pets: [EmptyAnimal]

  init(
    events: [EmptyEvent],
    last: EmptyEvent? = nil,
    byName: [Swift.String: Beside],
    mark: OnlyTags? = nil,
    pets: [EmptyAnimal] = []
  ) {
    self.events = events
    self.last = last
    self.byName = byName
    self.mark = mark
    self.pets = pets
  }
}

nonisolated struct CaseDefaults: Swift.Sendable, Swift.Hashable {
  var nested: EmptyNested
  var event: Swift.Optional<EmptyEvent>

  init(nested: EmptyNested = (.none as EmptyNested), event: EmptyEvent? = .left) {
    self.nested = nested
    self.event = event
  }
}

nonisolated struct Delivery: Swift.Sendable, Swift.Hashable {
  var hook: Hook
  var parts: [HookPart]

  init(hook: Hook, parts: [HookPart] = []) {
    self.hook = hook
    self.parts = parts
  }
}

/// What happened.
nonisolated enum EmptyEvent: Swift.Sendable, Swift.Hashable {
  case clip(Clip)
  /// Nothing is known about it.
  case left
  case photo(EmptyPhoto)
  case tree(KVMap.JSONObject)
  case plain(Clip)
  case lost
}

nonisolated enum EmptyNested: Swift.Sendable, Swift.Hashable {
  case none
  case `some`
  case `self`
  case kept(KVMap.JSONObject)
}

nonisolated enum Beside: Swift.Sendable, Swift.Hashable {
  case said(Swift.String)
  case left
  case quiet(Clip?)
  case hushed
  case missing(Swift.Int)
  case lost
}

nonisolated enum EmptyDeep: Swift.Sendable, Swift.Hashable {
  case left
  case text(Swift.String)
}

nonisolated enum OnlyTags: Swift.Sendable, Swift.Hashable {
  case on
  case off
}

nonisolated enum Hook: Swift.Sendable, Swift.Hashable {
  case clip(Clip)
  case list([Swift.Int])
  case ping
  case none
}

nonisolated enum HookPart: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case ping
  case other(KVMap.JSONValue)
}

// MARK: - Mappings

nonisolated extension EmptyPhoto: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: EmptyPhoto {
    EmptyPhoto(width: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EmptyPhoto, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.type)  // type
      case 1: kv.int(into: &out.width)  // width
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", ifPresent: self.type)
    kv.int("\"width\":", self.width)
    kv.endObject()
  }
}

nonisolated extension Clip: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Clip {
    Clip(seconds: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Clip, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.seconds)  // seconds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"seconds\":", self.seconds)
    kv.endObject()
  }
}

nonisolated extension EmptyAlbum: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: EmptyAlbum {
    EmptyAlbum(events: [], byName: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EmptyAlbum, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.events = try _kvDecode_events(&kv)  // events
        case 1: out.last = try kv.consumeNullOrEmptyText() ? nil : EmptyEvent._kvDecode(&kv, replacing: nil)  // last
        case 2: out.byName = try _kvDecode_byName(&kv)  // byName
        case 3: out.mark = try kv.consumeNullOrEmptyText() ? nil : OnlyTags._kvDecode(&kv, replacing: nil)  // mark
        case 4: out.pets = try kv.consumeNull() ? [] : _kvDecode_pets(&kv)  // pets
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_events(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [EmptyEvent] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> EmptyEvent in try EmptyEvent._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Beside] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Beside in try Beside._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_pets(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [EmptyAnimal] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> EmptyAnimal in try EmptyAnimal.Family._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"events\":", self.events)
    if let value = self.last { kv.key("\"last\":"); try value._kvEncode(&kv) }
    kv.key("\"byName\":"); try kv.dictionary(self.byName)
    if let value = self.mark { kv.key("\"mark\":"); try value._kvEncode(&kv) }
    kv.key("\"pets\":")
    kv.beginArray()
    for value0 in self.pets { try EmptyAnimal.Family._kvEncode(value0, &kv) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension CaseDefaults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseDefaults {
    CaseDefaults()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseDefaults, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.nested = try kv.consumeNull() ? (.none as EmptyNested) : EmptyNested._kvDecode(&kv, replacing: nil)  // nested
        case 1: out.event = try kv.consumeNullOrEmptyText() ? nil : EmptyEvent._kvDecode(&kv, replacing: nil)  // event
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"nested\":"); try self.nested._kvEncode(&kv)
    if let value = self.event { kv.key("\"event\":"); try value._kvEncode(&kv) } else { kv.key("\"event\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension Delivery: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Delivery {
    let current: Swift.UnsafePointer<Delivery>? = current?.assumingMemoryBound(to: Delivery.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Hook>
    var _1: [HookPart]
    if let current {
      _0 = current.pointee.hook
      _1 = current.pointee.parts
    } else {
      _0 = nil
      _1 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Hook._kvDecode(&kv, replacing: nil)  // hook
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_parts(&kv)  // parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Delivery(hook: made0, parts: _1)
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [HookPart] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> HookPart in try HookPart._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"hook\":"); try self.hook._kvEncode(&kv)
    try kv.array("\"parts\":", self.parts)
    kv.endObject()
  }
}

nonisolated extension Delivery: KVMap.ContextDecodable {
  static func _kvEncode(context: KVMap.JSONValue, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(context)
  }
}

nonisolated extension EmptyEvent: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> EmptyEvent {
    let number: Swift.Int = try kv.discriminatorOrNil(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: EmptyEvent
      switch number {
      case 0: value = try .clip(Clip._kvDecode(&kv, replacing: nil))
      case 1, 2, 5:  // left
        try kv.passObject(_kvEmpty)
        value = .left
      case 3: value = try .photo(EmptyPhoto._kvDecode(&kv, replacing: nil))
      case 4: value = try .tree(kv.object())
      case -2: value = try .plain(Clip._kvDecode(&kv, replacing: nil))
      default:  // lost
        try kv.skip()
        value = .lost
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
    case .clip(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"clip\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .left:
      kv.beginObject()
      kv.key("\"type\":\"left\",")
      kv.endObject()
    case .photo(let value):
      try value._kvEncode(&kv)
    case .tree(let value):
      kv.object(value)
    case .plain(let value):
      try value._kvEncode(&kv)
    case .lost:
      throw kv.unknownCase("lost")
    }
  }
}

nonisolated extension EmptyNested: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> EmptyNested {
    let number: Swift.Int = try kv.discriminatorOrNil(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: EmptyNested
      switch number {
      case -2:  // none
        try kv.passObject(_kvEmpty)
        value = .none
      case 0:  // some
        try kv.passObject(_kvEmpty)
        value = .`some`
      case 1:  // self
        try kv.passObject(_kvEmpty)
        value = .`self`
      default:  // kept
        var scan: KVMap.ObjectState = .init()
        _ = try kv.beginObject(_kvRest, &scan)
        let back: KVMap.ValuePosition = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), _kvRest, rule: 0, scan)
        value = try .kept(kv.object())
        kv.rewind(to: back)
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
    case .none:
      kv.beginObject()
      kv.endObject()
    case .`some`:
      kv.beginObject()
      kv.endObject()
    case .`self`:
      kv.beginObject()
      kv.key("\"meta\":{\"kind\":\"self\"},")
      kv.endObject()
    case .kept(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"meta\":{\"kind\":\"kept\"},")
      kv.object(value)
      try kv.endPrefixMembers(start, once: "meta")
    }
  }
}

nonisolated extension Beside: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Beside {
    let number: Swift.Int = try kv.discriminatorOrNil(_kvPath, _kvCases, lenient: false, isOpen: true)
    if number == -1 {
      try kv.skip()
      return .lost
    }
    if number == 1 {
      try kv.passObject(_kvEmpty)
      return .left
    }
    if number == 3 {
      try kv.passObject(_kvEmpty)
      return .hushed
    }
    var scan: KVMap.ObjectState = .init()
    var value: Beside? = number == 2 ? Beside.quiet(nil) : nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .said(kv.string())
        case 2: value = try .quiet(kv.consumeNullOrEmptyText() ? nil : Clip._kvDecode(&kv, replacing: nil))
        default: value = try .missing(kv.int())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 1, scan) }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .said(let value):
      kv.beginObject()
      kv.key("\"kind\":\"said\",\"data\":")
      kv.string(value)
      kv.endObject()
    case .left:
      kv.beginObject()
      kv.key("\"kind\":\"left\",")
      kv.endObject()
    case .quiet(let value):
      kv.beginObject()
      kv.key("\"data\":")
      if let value0 = value {
        try value0._kvEncode(&kv)
      } else { kv.null() }
      kv.endObject()
    case .hushed:
      kv.beginObject()
      kv.endObject()
    case .missing(let value):
      kv.beginObject()
      kv.key("\"data\":")
      kv.int(value)
      kv.endObject()
    case .lost:
      throw kv.unknownCase("lost")
    }
  }
}

nonisolated extension EmptyDeep: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> EmptyDeep {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    if number == 0 {
      try kv.passObject(_kvEmpty)
      return .left
    }
    var scan: KVMap.ObjectState = .init()
    var value: EmptyDeep? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      let start: KVMap.ValuePosition = kv.mark()
      if key == 0, try kv.moveToPayload(_kvPayload) {
        switch number {
        default: value = try .text(kv.string())
        }
        kv.rewind(to: start)
        try kv.skipVisitedValue()
      } else {
        kv.rewind(to: start)
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 0, scan) }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .left:
      kv.beginObject()
      kv.key("\"head\":{\"kind\":\"left\"},")
      kv.endObject()
    case .text(let value):
      kv.beginObject()
      kv.key("\"head\":{\"body\":")
      kv.string(value)
      kv.endObject()
      kv.endObject()
    }
  }
}

nonisolated extension OnlyTags: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> OnlyTags {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    if number == 0 {
      try kv.passObject(_kvEmpty)
      return .on
    }
    if number == 1 {
      try kv.passObject(_kvEmpty)
      return .off
    }
    throw kv.incomplete()
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .on:
      kv.beginObject()
      kv.key("\"kind\":\"on\",")
      kv.endObject()
    case .off:
      kv.beginObject()
      kv.key("\"kind\":\"off\",")
      kv.endObject()
    }
  }
}

nonisolated extension Hook: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Hook {
    let number: Swift.Int = try kv.passedDiscriminator("event", _kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false, takesNil: true)
    switch number {
    case 0: return try .clip(Clip._kvDecode(&kv, replacing: nil))
    case 1, 3: return try .list(kv.ints())
    case 2:  // ping
      try kv.skip()
      return .ping
    default:  // none
      try kv.skip()
      return .none
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .clip(let value):
      try value._kvEncode(&kv)
    case .list(let value):
      kv.array(value)
    case .ping:
      kv.beginObject()
      kv.endObject()
    case .none:
      kv.beginObject()
      kv.endObject()
    }
  }
}

nonisolated extension Hook: KVMap.ContextDecodable {
  static func _kvEncode(context: KVMap.JSONValue, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(context)
  }
}

nonisolated extension HookPart: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> HookPart {
    let number: Swift.Int = try kv.passedDiscriminator("head.event", _kvPath, _kvCases, lenient: false, isOpen: true)
    if number < 0 { return try .other(kv.value()) }
    if number == 1 {
      try kv.passObject(_kvEmpty)
      return .ping
    }
    var scan: KVMap.ObjectState = .init()
    var value: HookPart? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 0 {
        switch number {
        default: value = try .number(kv.int())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 0, scan) }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.beginObject()
      kv.key("\"body\":")
      kv.int(value)
      kv.endObject()
    case .ping:
      kv.beginObject()
      kv.endObject()
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension HookPart: KVMap.ContextDecodable {
  static func _kvEncode(context: KVMap.JSONValue, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(context)
  }
}

nonisolated extension EmptyAnimal {
  enum Family: KVMap.CodingMapping {
    typealias Value = EmptyAnimal

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> EmptyAnimal {
      let number: Swift.Int = try kv.discriminatorOrNil(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: EmptyAnimal
        switch number {
        case 0: value = try EmptyCat._kvDecode(&kv, replacing: nil)
        default: value = try EmptyAnimal._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: EmptyAnimal, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(EmptyCat.self):
        try whole._kvEncode(&kv)
      case Swift.ObjectIdentifier(EmptyAnimal.self):
        try whole._kvEncode(&kv)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension EmptyPhoto {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.width, right.width)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.width.hash(into: &hasher)
  }
}

nonisolated extension Clip {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.seconds, right.seconds)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.seconds.hash(into: &hasher)
  }
}

nonisolated extension CaseDefaults {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.nested, right.nested),
      KVMap._kvAreEqual(left.event, right.event)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.nested.hash(into: &hasher)
    self.event.hash(into: &hasher)
  }
}

nonisolated extension Delivery {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.hook, right.hook),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.hook.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension EmptyPhoto {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyPhoto\tEmptyCases.kvmap\t3
        type\t+0\ttype
        width\t+0\twidth
        """)
  }
}

nonisolated extension Clip {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0seconds\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Clip\tEmptyCases.kvmap\t4
        seconds\t+0\tseconds
        """)
  }
}

nonisolated extension EmptyAnimal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyAnimal\tEmptyCases.kvmap\t41
        kind\t+0\tkind
        name\t+0\tname
        """)
  }
}

nonisolated extension EmptyCat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0lives\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyCat\tEmptyCases.kvmap\t42
        kind\t-1\tkind
        name\t-1\tname
        lives\t+0\tlives
        """)
  }
}

nonisolated extension EmptyAlbum {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\t\0\u{7}\0\u{1}\0\u{5}\0\0\0\u{6}\0\0\0\0\0\u{1}\0events\"\0\u{4}\0\0\u{1}\0\0\0\0last\"\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0byName\"\0\u{4}\0\0\u{3}\0\0\0\0mark\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0pets\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 5, required: 2,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyAlbum\tEmptyCases.kvmap\t45
        events\t+0\tevents
        last\t+0\tlast
        byName\t+0\tbyName
        mark\t+0\tmark
        pets\t+0\tpets
        """)
  }
}

nonisolated extension CaseDefaults {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\0\0nested\"\0\u{5}\0\0\u{1}\0\0\0\0event\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        CaseDefaults\tEmptyCases.kvmap\t46
        nested\t+0\tnested
        event\t+0\tevent
        """)
  }
}

nonisolated extension Delivery {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0hook\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Delivery\tEmptyCases.kvmap\t56
        hook\t+0\thook
        parts\t+0\tparts
        """)
  }
}

nonisolated extension EmptyEvent {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyEvent\tEmptyCases.kvmap\t7
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0\t\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0clip\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0left\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0gone\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0photo\"\0\0\u{4}\0\0\u{4}\0\0\0\0tree\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyEvent\tEmptyCases.kvmap\t7
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\03\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyEvent\tEmptyCases.kvmap\t7
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyEvent\tEmptyCases.kvmap\t7
        """)
  }
}

nonisolated extension EmptyNested {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyNested\tEmptyCases.kvmap\t18
        \t+0\tmeta.kind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{5}\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0some\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0self\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0kept\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyNested\tEmptyCases.kvmap\t18
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyNested\tEmptyCases.kvmap\t18
        """)
  }

  private static var _kvRest: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        EmptyNested\tEmptyCases.kvmap\t18
        \t+0\t
        """)
  }
}

nonisolated extension Beside {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Beside\tEmptyCases.kvmap\t25
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{7}\0\u{4}\0\0\0\0\0\0\0said\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0left\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0quiet\"\0\0\u{6}\0\0\u{3}\0\0\0\0hushed\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Beside\tEmptyCases.kvmap\t25
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Beside\tEmptyCases.kvmap\t25
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Beside\tEmptyCases.kvmap\t25
        \t+0\tkind
        \t+0\tdata
        """)
  }
}

nonisolated extension EmptyDeep {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyDeep\tEmptyCases.kvmap\t34
        \t+0\thead.kind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0left\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyDeep\tEmptyCases.kvmap\t34
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyDeep\tEmptyCases.kvmap\t34
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        EmptyDeep\tEmptyCases.kvmap\t34
        \t+0\thead.body
        """)
  }

  private static var _kvPayload: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0body\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyDeep\tEmptyCases.kvmap\t34
        """)
  }
}

nonisolated extension OnlyTags {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OnlyTags\tEmptyCases.kvmap\t39
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0on\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0off\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OnlyTags\tEmptyCases.kvmap\t39
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        OnlyTags\tEmptyCases.kvmap\t39
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        OnlyTags\tEmptyCases.kvmap\t39
        \t+0\tkind
        \t+0\tdata
        """)
  }
}

nonisolated extension Hook {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hook\tEmptyCases.kvmap\t49
        \t+0\tevent
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0clip\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0ping\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hook\tEmptyCases.kvmap\t49
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\03\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hook\tEmptyCases.kvmap\t49
        """)
  }
}

nonisolated extension HookPart {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        HookPart\tEmptyCases.kvmap\t55
        \t+0\thead.event
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0number\"\0\u{4}\0\0\u{1}\0\0\0\0ping\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        HookPart\tEmptyCases.kvmap\t55
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        HookPart\tEmptyCases.kvmap\t55
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0body\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        HookPart\tEmptyCases.kvmap\t55
        \t+0\tbody
        """)
  }
}

nonisolated extension EmptyAnimal.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyAnimal\tEmptyCases.kvmap\t43
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0cat\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EmptyAnimal\tEmptyCases.kvmap\t43
        """)
  }
}
