// Generated from CaseConditions.kvmap. Do not edit.
// kvmap format 1, input e42b85b8393f9a20, body 5f77463f8ff28d1d
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Both: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var y: Swift.Int

  init(x: Swift.Int, y: Swift.Int) {
    self.x = x
    self.y = y
  }
}

nonisolated struct ConditionNamed: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var n: Swift.Optional<Swift.Int>

  init(name: Swift.String? = nil, n: Swift.Int? = nil) {
    self.name = name
    self.n = n
  }
}

nonisolated struct ConditionListed: Swift.Sendable, Swift.Hashable {
  var items: [Swift.Int]

  init(items: [Swift.Int]) {
    self.items = items
  }
}

nonisolated struct Nodes: Swift.Sendable, Swift.Hashable {
  var nodes: [ConditionNode]
  var best: Swift.Optional<ConditionNode>

  init(nodes: [ConditionNode], best: ConditionNode? = nil) {
    self.nodes = nodes
    self.best = best
  }
}

nonisolated enum ConditionNode: Swift.Sendable, Swift.Hashable {
  case both(Both)
  case third(ConditionNamed)
  case flag(ConditionNamed)
  case text(ConditionNamed)
  case listed(ConditionListed)
  case none(ConditionNamed)
  case named(ConditionNamed)
  case left(Both)
  case plain(Both)
  case number(Swift.Int)
  case other(KVMap.JSONValue)
}

// MARK: - Mappings

nonisolated extension Both: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Both {
    Both(x: 0, y: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Both, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      case 1: kv.int(into: &out.y)  // y
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", self.y)
    kv.endObject()
  }
}

nonisolated extension ConditionNamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ConditionNamed {
    ConditionNamed()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ConditionNamed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.name)  // name
      case 1: kv.int(orNil: &out.n)  // n
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"n\":", ifPresent: self.n)
    kv.endObject()
  }
}

nonisolated extension ConditionListed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ConditionListed {
    ConditionListed(items: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ConditionListed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // meta.items
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // meta.items
                has0 = true
                kv.ints(into: &out.items)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"meta\":")
    kv.array("\"items\":", self.items)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension Nodes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Nodes {
    Nodes(nodes: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Nodes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.nodes = try _kvDecode_nodes(&kv)  // nodes
        case 1: out.best = try kv.consumeNullOrEmptyText() ? nil : ConditionNode._kvDecode(&kv, replacing: nil)  // best
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_nodes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [ConditionNode] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ConditionNode in try ConditionNode._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"nodes\":", self.nodes)
    if let value = self.best { kv.key("\"best\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension ConditionNode: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ConditionNode {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(ConditionNode.self), _kvKeys)
    if try kv.meets(0, choice, _kvWhen_0_0, kinds: 63, isNegated: false, "both"), try kv.meets(0, choice, _kvWhen_0_1, kinds: 63, isNegated: false, "both"), kv.commits(0, choice) {  // both
      return try .both(Both._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(1, choice, _kvWhen_1_0, equals: _kvEquals_1_0, numbers: _kvNumber_1_0, lenient: false, isNegated: false, "third"), try kv.meets(1, choice, _kvWhen_1_1, kinds: 63, isNegated: true, "third"), kv.commits(1, choice) {  // third
      return try .third(ConditionNamed._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(2, choice, _kvWhen_2_0, equals: _kvEquals_2_0, numbers: _kvNumber_2_0, lenient: false, isNegated: false, "flag"), kv.commits(2, choice) {  // flag
      return try .flag(ConditionNamed._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(3, choice, _kvWhen_3_0, equals: _kvEquals_3_0, lenient: false, isNegated: false, "text"), try kv.meets(3, choice, _kvWhen_3_1, kinds: 8, isNegated: false, "text"), kv.commits(3, choice) {  // text
      return try .text(ConditionNamed._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(4, choice, _kvWhen_4_0, kinds: 2, isNegated: false, "listed"), try kv.meets(4, choice, _kvWhen_4_1, equals: _kvEquals_4_1, lenient: false, isNegated: true, "listed"), kv.commits(4, choice) {  // listed
      return try .listed(ConditionListed._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(5, choice, _kvWhen_5_0, kinds: 32, isNegated: false, "none"), kv.commits(5, choice) {  // none
      return try .none(ConditionNamed._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(6, choice, _kvWhen_6_0, kinds: 4, isNegated: false, "named"), try kv.meets(6, choice, _kvWhen_6_1, kinds: 1, isNegated: true, "named"), try kv.meets(6, choice, _kvWhen_6_2, kinds: 16, isNegated: true, "named"), kv.commits(6, choice) {  // named
      return try .named(ConditionNamed._kvDecode(&kv, replacing: nil))
    }
    if try kv.meets(7, choice, _kvWhen_7_0, kinds: 63, isNegated: true, "left"), kv.commits(7, choice) {  // left
      return try .left(Both._kvDecode(&kv, replacing: nil))
    }
    if try kv.commits(8, choice, when: _kvWhen_8, "plain") {  // plain
      return try .plain(Both._kvDecode(&kv, replacing: nil))
    }
    if kv.shouldTryCase(9, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: ConditionNode = try .number(kv.int())
        kv.acceptCase(9, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    kv.acceptFallback(choice)
    return try .other(kv.value())
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .both(let value):
      try value._kvEncode(&kv)
    case .third(let value):
      try value._kvEncode(&kv)
    case .flag(let value):
      try value._kvEncode(&kv)
    case .text(let value):
      try value._kvEncode(&kv)
    case .listed(let value):
      try value._kvEncode(&kv)
    case .none(let value):
      try value._kvEncode(&kv)
    case .named(let value):
      try value._kvEncode(&kv)
    case .left(let value):
      try value._kvEncode(&kv)
    case .plain(let value):
      try value._kvEncode(&kv)
    case .number(let value):
      kv.int(value)
    case .other(let value):
      kv.value(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Both {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
  }
}

nonisolated extension ConditionNamed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.n.hash(into: &hasher)
  }
}

nonisolated extension ConditionListed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.items.hash(into: &hasher)
  }
}

nonisolated extension Nodes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.nodes, right.nodes),
      KVMap._kvAreEqual(left.best, right.best)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.nodes.hash(into: &hasher)
    self.best.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Both {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Both\tCaseConditions.kvmap\t3
        x\t+0\tx
        y\t+0\ty
        """)
  }
}

nonisolated extension ConditionNamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{1}\0\0\u{1}\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNamed\tCaseConditions.kvmap\t4
        name\t+0\tname
        n\t+0\tn
        """)
  }
}

nonisolated extension ConditionListed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionListed\tCaseConditions.kvmap\t5
        items\t+0\tmeta.items
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionListed\tCaseConditions.kvmap\t5
        items\t+0\tmeta.items
        """)
  }
}

nonisolated extension Nodes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0nodes\"\0\0\u{4}\0\0\u{1}\0\0\0\0best\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nodes\tCaseConditions.kvmap\t20
        nodes\t+0\tnodes
        best\t+0\tbest
        """)
  }
}

nonisolated extension ConditionNode {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvWhen_0_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tx
        """)
  }

  private static var _kvWhen_0_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0z\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\ty.z
        """)
  }

  private static var _kvWhen_1_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tkind
        """)
  }

  private static var _kvEquals_1_0: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvNumber_1_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\03\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvWhen_1_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0hidden\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\thidden
        """)
  }

  private static var _kvWhen_2_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tkind
        """)
  }

  private static var _kvEquals_2_0: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvNumber_2_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0true\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvWhen_3_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tkind
        """)
  }

  private static var _kvEquals_3_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0t\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvWhen_3_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0items\"\0\0\u{1}\0\0\u{2}\0\0\u{1}\00\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tmeta.items[0]
        """)
  }

  private static var _kvWhen_4_0: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tmeta.items
        """)
  }

  private static var _kvWhen_4_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tkind
        """)
  }

  private static var _kvEquals_4_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        """)
  }

  private static var _kvWhen_5_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tname
        """)
  }

  private static var _kvWhen_6_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tname
        """)
  }

  private static var _kvWhen_6_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tx
        """)
  }

  private static var _kvWhen_6_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tn
        """)
  }

  private static var _kvWhen_7_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tx
        """)
  }

  private static var _kvWhen_8: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ConditionNode\tCaseConditions.kvmap\t7
        \t+0\tx
        """)
  }
}
