// Generated from Recursive.kvmap. Do not edit.
// kvmap format 1, input f7b55f51d508335f, body 37ba82e53c34244d
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct SelfHolder: Swift.Sendable, Swift.Hashable {
  var next: Swift.Optional<SelfPerhaps>
  var last: KVMap.PatchField<SelfPerhaps>

  init(next: SelfPerhaps? = nil, last: KVMap.PatchField<SelfPerhaps> = .absent) {
    self.next = next
    self.last = last
  }
}

nonisolated struct SelfTaggedLeaf: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int

  init(x: Swift.Int) {
    self.x = x
  }
}

nonisolated struct SelfTaggedBranch: Swift.Sendable, Swift.Hashable {
  var children: [SelfTagged]
  var named: [Swift.String: SelfTagged]
  var boxed: Swift.Optional<SelfBoxed<SelfTagged>>

  init(
    children: [SelfTagged],
    named: [Swift.String: SelfTagged] = [:],
    boxed: SelfBoxed<SelfTagged>? = nil
  ) {
    self.children = children
    self.named = named
    self.boxed = boxed
  }
}

nonisolated struct SelfBoxed<Item> {
  var items: [Item]
  var more: [SelfBoxed<Item>]

  init(items: [Item], more: [SelfBoxed<Item>] = []) {
    self.items = items
    self.more = more
  }
}

nonisolated extension SelfBoxed: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension SelfBoxed: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension SelfBoxed: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct SelfGrove: Swift.Sendable, Swift.Hashable {
  var trees: [SelfGrove]
  var value: Swift.Optional<SelfListed>
  var members: Swift.Optional<SelfKeyed>
  var tagged: [SelfTagged]
  var beside: Swift.Optional<SelfBeside>

  init(
    trees: [SelfGrove] = [],
    value: SelfListed? = nil,
    members: SelfKeyed? = nil,
    tagged: [SelfTagged] = [],
    beside: SelfBeside? = nil
  ) {
    self.trees = trees
    self.value = value
    self.members = members
    self.tagged = tagged
    self.beside = beside
  }
}

nonisolated struct SelfNested: Swift.Sendable, Swift.Hashable {
  var inner: [SelfNested]

  init(inner: [SelfNested]) {
    self.inner = inner
  }
}

nonisolated enum SelfListed: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case list([SelfListed])
}

nonisolated enum SelfKeyed: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case members([Swift.String: SelfKeyed])
}

nonisolated indirect enum SelfPerhaps: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case next(SelfHolder)
}

nonisolated indirect enum SelfTagged: Swift.Sendable, Swift.Hashable {
  case leaf(SelfTaggedLeaf)
  case branch(SelfTaggedBranch)
  case unknown(KVMap.JSONValue)
}

nonisolated indirect enum SelfBeside: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case list([SelfBeside])
  case boxed(SelfBoxed<SelfBeside>)
}

// MARK: - Mappings

nonisolated extension SelfHolder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelfHolder {
    SelfHolder()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelfHolder, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.next = try kv.consumeNullOrEmptyText() ? nil : SelfPerhaps._kvDecode(&kv, replacing: nil)  // next
        case 1: out.last = try kv.consumeNullOrEmptyText() ? .null : .value(SelfPerhaps._kvDecode(&kv, replacing: nil))  // last
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    switch self.last {
    case .absent: break
    case .null: kv.key("\"last\":"); kv.null()
    case .value(let value): kv.key("\"last\":"); try value._kvEncode(&kv)
    }
    kv.endObject()
  }
}

nonisolated extension SelfTaggedLeaf: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelfTaggedLeaf {
    SelfTaggedLeaf(x: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelfTaggedLeaf, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.endObject()
  }
}

nonisolated extension SelfTaggedBranch: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelfTaggedBranch {
    SelfTaggedBranch(children: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelfTaggedBranch, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.children = try _kvDecode_children(&kv)  // children
        case 1: out.named = try kv.consumeNull() ? [:] : _kvDecode_named(&kv)  // named
        case 2: out.boxed = try kv.consumeNullOrEmptyText() ? nil : SelfBoxed<SelfTagged>._kvDecode(&kv, updating: updating ? out.boxed : nil)  // boxed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_children(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [SelfTagged] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SelfTagged in try SelfTagged._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: SelfTagged] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SelfTagged in try SelfTagged._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"children\":", self.children)
    kv.key("\"named\":"); try kv.dictionary(self.named)
    if let value = self.boxed { kv.key("\"boxed\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension SelfBoxed: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelfBoxed {
    let current: Swift.UnsafePointer<SelfBoxed>? = current?.assumingMemoryBound(to: SelfBoxed.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: [SelfBoxed<Item>]
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.more
    } else {
      _0 = nil
      _1 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: SelfBoxed<Item>.self)  // more
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return SelfBoxed(items: made0, more: _1)
  }
}

nonisolated extension SelfBoxed: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    try kv.array("\"more\":", self.more)
    kv.endObject()
  }
}

nonisolated extension SelfBoxed: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension SelfGrove: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelfGrove {
    SelfGrove()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelfGrove, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.trees = try kv.consumeNull() ? [] : kv.array(of: SelfGrove.self)  // trees
        case 1: out.value = try kv.consumeNullOrEmptyText() ? nil : SelfListed._kvDecode(&kv, replacing: nil)  // value
        case 2: out.members = try kv.consumeNullOrEmptyText() ? nil : SelfKeyed._kvDecode(&kv, replacing: nil)  // members
        case 3: out.tagged = try kv.consumeNull() ? [] : _kvDecode_tagged(&kv)  // tagged
        case 4: out.beside = try kv.consumeNullOrEmptyText() ? nil : SelfBeside._kvDecode(&kv, replacing: nil)  // beside
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tagged(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [SelfTagged] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SelfTagged in try SelfTagged._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"trees\":", self.trees)
    if let value = self.value { kv.key("\"value\":"); try value._kvEncode(&kv) }
    if let value = self.members { kv.key("\"members\":"); try value._kvEncode(&kv) }
    try kv.array("\"tagged\":", self.tagged)
    if let value = self.beside { kv.key("\"beside\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension SelfNested: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelfNested {
    SelfNested(inner: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelfNested, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.inner = try kv.array(of: SelfNested.self) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try kv.array(self.inner)
  }
}

nonisolated extension SelfListed: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelfListed {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(SelfListed.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: SelfListed = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 2) {  // list
      do throws(KVMap.CodingFailure) {
        let value: SelfListed = try .list(_kvDecode_list(&kv))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "list") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [SelfListed] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SelfListed in try SelfListed._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .list(let value):
      try kv.array(value)
    }
  }
}

nonisolated extension SelfKeyed: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelfKeyed {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(SelfKeyed.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: SelfKeyed = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // members
      do throws(KVMap.CodingFailure) {
        let value: SelfKeyed = try .members(_kvDecode_members(&kv))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "members") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: SelfKeyed] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SelfKeyed in try SelfKeyed._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .members(let value):
      try kv.dictionary(value)
    }
  }
}

nonisolated extension SelfPerhaps: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelfPerhaps {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(SelfPerhaps.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: SelfPerhaps = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // next
      do throws(KVMap.CodingFailure) {
        let value: SelfPerhaps = try .next(SelfHolder._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "next") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .next(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension SelfTagged: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelfTagged {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: SelfTagged
      switch number {
      case 0: value = try .leaf(SelfTaggedLeaf._kvDecode(&kv, replacing: nil))
      case 1: value = try .branch(SelfTaggedBranch._kvDecode(&kv, replacing: nil))
      default: value = try .unknown(kv.value())
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
    case .leaf(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"leaf\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .branch(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"branch\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .unknown(let value):
      kv.value(value)
    }
  }
}

nonisolated extension SelfBeside: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelfBeside {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: SelfBeside? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .number(kv.int())
        case 1: value = try .list(_kvDecode_list(&kv))
        default: value = try .boxed(SelfBoxed<SelfBeside>._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 1, scan) }
    return value
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [SelfBeside] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SelfBeside in try SelfBeside._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.beginObject()
      kv.key("\"kind\":\"number\",\"data\":")
      kv.int(value)
      kv.endObject()
    case .list(let value):
      kv.beginObject()
      kv.key("\"kind\":\"list\",\"data\":")
      try kv.array(value)
      kv.endObject()
    case .boxed(let value):
      kv.beginObject()
      kv.key("\"kind\":\"boxed\",\"data\":")
      try value._kvEncode(&kv)
      kv.endObject()
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension SelfHolder {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.next, right.next),
      KVMap._kvAreEqual(left.last, right.last)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.next.hash(into: &hasher)
    self.last.hash(into: &hasher)
  }
}

nonisolated extension SelfTaggedLeaf {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
  }
}

nonisolated extension SelfTaggedBranch {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.children, right.children),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.boxed, right.boxed)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.children.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.boxed.hash(into: &hasher)
  }
}

nonisolated extension SelfGrove {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.trees, right.trees),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.tagged, right.tagged),
      KVMap._kvAreEqual(left.beside, right.beside)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.trees.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.members.hash(into: &hasher)
    self.tagged.hash(into: &hasher)
    self.beside.hash(into: &hasher)
  }
}

nonisolated extension SelfNested {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inner, right.inner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inner.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension SelfHolder {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0next\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0last\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfHolder\tRecursive.kvmap\t5
        next\t+0\tnext
        last\t+0\tlast
        """)
  }
}

nonisolated extension SelfTaggedLeaf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfTaggedLeaf\tRecursive.kvmap\t7
        x\t+0\tx
        """)
  }
}

nonisolated extension SelfTaggedBranch {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0children\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0named\"\0\0\u{5}\0\0\u{2}\0\0\0\0boxed\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfTaggedBranch\tRecursive.kvmap\t8
        children\t+0\tchildren
        named\t+0\tnamed
        boxed\t+0\tboxed
        """)
  }
}

nonisolated extension SelfBoxed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{4}\0\0\u{1}\0\0\0\0more\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfBoxed\tRecursive.kvmap\t9
        items\t+0\titems
        more\t+0\tmore
        """)
  }
}

nonisolated extension SelfGrove {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\t\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0trees\"\0\0\u{5}\0\0\u{1}\0\0\0\0value\"\0\0\u{7}\0\0\u{2}\0\0\0\0members\"\u{6}\0\0\u{3}\0\0\0\0tagged\"\0\u{6}\0\0\u{4}\0\0\0\0beside\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfGrove\tRecursive.kvmap\t11
        trees\t+0\ttrees
        value\t+0\tvalue
        members\t+0\tmembers
        tagged\t+0\ttagged
        beside\t+0\tbeside
        """)
  }
}

nonisolated extension SelfNested {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfNested\tRecursive.kvmap\t12
        inner\t+0\t
        """)
  }
}

nonisolated extension SelfListed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfListed\tRecursive.kvmap\t2
        """)
  }
}

nonisolated extension SelfKeyed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfKeyed\tRecursive.kvmap\t3
        """)
  }
}

nonisolated extension SelfPerhaps {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfPerhaps\tRecursive.kvmap\t4
        """)
  }
}

nonisolated extension SelfTagged {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfTagged\tRecursive.kvmap\t6
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0leaf\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0branch\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfTagged\tRecursive.kvmap\t6
        """)
  }
}

nonisolated extension SelfBeside {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfBeside\tRecursive.kvmap\t10
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{3}\0\u{1}\0\u{6}\0\0\0\0\0\0\0number\"\0\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0boxed\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfBeside\tRecursive.kvmap\t10
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfBeside\tRecursive.kvmap\t10
        \t+0\tkind
        \t+0\tdata
        """)
  }
}
