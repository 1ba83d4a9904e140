// Generated from Namespaces.kvmap. Do not edit.
// kvmap format 1, input da73db37c0af7f57, body bba7d1849995b5d8
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

/// What the forge sends.
nonisolated enum Forge {}

nonisolated enum Otherwise {}

nonisolated extension Forge {
  nonisolated struct User: Swift.Sendable, Swift.Hashable {
    var login: Swift.String
    var createdAt: Swift.Optional<Date>

    init(login: Swift.String, createdAt: Date? = nil) {
      self.login = login
      self.createdAt = createdAt
    }
  }
}

nonisolated extension Forge {
  nonisolated struct Repo: Swift.Sendable, Swift.Hashable {
    var fullName: Swift.String
    var owner: Forge.User
    var stars: StarCount

    init(fullName: Swift.String, owner: Forge.User, stars: StarCount) {
      self.fullName = fullName
      self.owner = owner
      self.stars = stars
    }
  }
}

nonisolated extension Forge {
  nonisolated struct Page<T> {
    var size: Swift.Int
    var items: [T]
    var price: Swift.Optional<Decimal>
    var isMarked: Swift.Optional<Swift.Bool>

    init(size: Swift.Int, items: [T], price: Decimal? = nil, isMarked: Swift.Bool? = nil) {
      self.size = size
      self.items = items
      self.price = price
      self.isMarked = isMarked
    }
  }
}

nonisolated extension Forge.Page: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension Forge.Page: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension Forge.Page: Swift.Hashable where T: Swift.Hashable {}

nonisolated extension Forge {
  nonisolated struct Issue: Swift.Sendable, Swift.Hashable {
    var parent: Forge.Issue? {
      get { self._parent.wrappedValue }
      _modify { yield &self._parent.wrappedValue }
    }
    private var _parent: KVMap.Boxed<Forge.Issue?>
    var answer: Swift.Optional<Forge.Answer<Forge.User>>

    init(parent: Forge.Issue? = nil, answer: Forge.Answer<Forge.User>? = nil) {
      self._parent = KVMap.Boxed(wrappedValue: parent)
      self.answer = answer
    }
  }
}

nonisolated extension Forge {
  nonisolated class Animal: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
    var name: Swift.String

    init(name: Swift.String) {
      self.name = name
    }

    class var _kvUsesElementPosition: Swift.Bool { false }

    class var _kvOptions: KVMap.DecodingOptions { .init() }

    class var _kvXML: KVMap.XMLNames { .init() }

    private static func _kvProperties(
      _ kv: inout KVMap.JSONReader, updating current: Forge.Animal?
    ) throws(KVMap.CodingFailure) -> Swift.String {
      var _0: Swift.String? = current?.name
      var scan: KVMap.ObjectState = .init(updating: current != nil)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0: _0 = try kv.string()  // name
          default: try kv.skip()
          }
        } catch { try kv.recover(error, &scan) }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      guard let _0 else { try kv.throwDeferredFailure() }
      return _0
    }

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Self {
      guard let current = current?.assumingMemoryBound(to: Forge.Animal.self).pointee as? Self else {
        return try Self(_kv: &kv, updating: nil)
      }
      return try Swift.type(of: current).init(_kv: &kv, updating: current)
    }

    required init(_kv kv: inout KVMap.JSONReader, updating current: Forge.Animal?) throws(KVMap.CodingFailure) {
      let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
      self.name = _0
    }

    class var _kvRoot: Swift.String { "" }

    class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Animal") }

    func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.string("\"name\":", self.name)
      kv.endObject()
    }
  }
}

nonisolated extension Forge {
  nonisolated class Cat: Forge.Animal {
    var lives: Swift.Int

    init(name: Swift.String, lives: Swift.Int) {
      self.lives = lives
      super.init(name: name)
    }

    override class var _kvUsesElementPosition: Swift.Bool { false }

    override class var _kvOptions: KVMap.DecodingOptions { .init() }

    override class var _kvXML: KVMap.XMLNames { .init() }

    private static func _kvProperties(
      _ kv: inout KVMap.JSONReader, updating current: Forge.Cat?
    ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.Int) {
      var _0: Swift.String? = current?.name
      var _1: Swift.Int? = current?.lives
      var scan: KVMap.ObjectState = .init(updating: current != nil)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0: _0 = try kv.string()  // name
          case 1: _1 = try kv.int()  // lives
          default: try kv.skip()
          }
        } catch { try kv.recover(error, &scan) }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      guard let _0, let _1 else { try kv.throwDeferredFailure() }
      return (_0, _1)
    }

    required init(_kv kv: inout KVMap.JSONReader, updating current: Forge.Animal?) throws(KVMap.CodingFailure) {
      let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Forge.Cat)
      self.lives = _1
      super.init(name: _0)
    }

    override class var _kvRoot: Swift.String { "" }

    override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Cat") }

    override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.string("\"name\":", self.name)
      kv.int("\"lives\":", self.lives)
      kv.endObject()
    }
  }
}

nonisolated extension Otherwise {
  nonisolated struct User: Swift.Sendable, Swift.Hashable {
    var userName: Swift.String

    init(userName: Swift.String) {
      self.userName = userName
    }
  }
}

nonisolated struct ForgeGuest: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var hub: Swift.Optional<Forge.User>
  var lab: Swift.Optional<Otherwise.User>

  init(name: Swift.String, hub: Forge.User? = nil, lab: Otherwise.User? = nil) {
    self.name = name
    self.hub = hub
    self.lab = lab
  }
}

nonisolated struct StarCount: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int

  init(n: Swift.Int) {
    self.n = n
  }
}

nonisolated extension Forge {
  nonisolated struct Team {
    var members: [Forge.User]
    var repos: [Swift.String: Forge.Repo]
    var pages: Swift.Optional<Forge.Page<Forge.Animal>>
    var parts: [Forge.Part]

    init(
      members: [Forge.User],
      repos: [Swift.String: Forge.Repo],
      pages: Forge.Page<Forge.Animal>? = nil,
      parts: [Forge.Part] = []
    ) {
      self.members = members
      self.repos = repos
      self.pages = pages
      self.parts = parts
    }
  }
}

nonisolated extension Forge {
  nonisolated enum State: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
    case `open`
    case closed

    init?(rawValue: Swift.String) {
      switch rawValue {
      case "o": self = .`open`
      case "c": self = .closed
      default: return nil
      }
    }

    var rawValue: Swift.String {
      switch self {
      case .`open`: "o"
      case .closed: "c"
      }
    }

    private var _kvOrdinal: Swift.Int {
      switch self {
      case .`open`: 0
      case .closed: 1
      }
    }

    static func == (left: Self, right: Self) -> Swift.Bool {
      return left._kvOrdinal == right._kvOrdinal
    }

    func hash(into hasher: inout Swift.Hasher) {
      hasher.combine(self._kvOrdinal)
    }
  }
}

nonisolated extension Forge {
  nonisolated enum Part: Swift.Sendable, Swift.Hashable {
    case user(Forge.User)
    case state(Forge.State)
  }
}

nonisolated extension Forge {
  nonisolated enum Answer<T> {
    case one(T)
    case many(Forge.Page<T>)
    case nothing
  }
}

nonisolated extension Forge.Answer: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension Forge.Answer: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension Forge.Answer: Swift.Hashable where T: Swift.Hashable {}

// MARK: - Mappings

nonisolated private enum _KVMapTable_Forge_Marked {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Bool {
    switch KVMap.ExactText(value) {
    case "+": return true
    case "-": return false
    default: throw kv.mismatch(at: place, expected: "\"+\" or \"-\"")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Bool
  ) throws(KVMap.CodingFailure) -> Swift.String {
    if value == true { return "+" }
    if value == false { return "-" }
    throw kv.mismatch(expected: "a value of the table Forge.Marked")
  }
}

nonisolated extension Forge.User: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Forge.User {
    Forge.User(login: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Forge.User, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.login)  // login
      case 1: kv.date(orNil: &out.createdAt)  // created_at
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"login\":", self.login)
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension Forge.Repo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Forge.Repo {
    Forge.Repo(fullName: "", owner: Forge.User._kvPlaceholder, stars: StarCount._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Forge.Repo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.fullName)  // full_name
      case 1: kv.object(into: &out.owner, updating: updating)  // owner
      case 2: kv.object(into: &out.stars, updating: updating)  // stars
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"full_name\":", self.fullName)
    kv.key("\"owner\":"); try self.owner._kvEncode(&kv)
    kv.key("\"stars\":"); try self.stars._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Forge.Page: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Forge.Page<T> {
    let current: Swift.UnsafePointer<Forge.Page<T>>? = current?.assumingMemoryBound(to: Forge.Page.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Optional<[T]>
    var _2: Swift.Optional<Decimal>
    var _3: Swift.Optional<Swift.Bool>
    if let current {
      _0 = current.pointee.size
      _1 = current.pointee.items
      _2 = current.pointee.price
      _3 = current.pointee.isMarked
    } else {
      _0 = 0
      _1 = nil
      _2 = nil
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // size
        case 1: _1 = try [T]._kvDecode(&kv, replacing: nil)  // items
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.scale(at: kv.mark(), KVMap.NumberStep.decimal(of: kv.int()), "0.01")  // price
        case 3: _3 = try kv.consumeNullOrEmptyElement() ? nil : _KVMapTable_Forge_Marked.read(&kv, at: kv.mark(), kv.string())  // mark
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return Forge.Page(size: _0, items: made1, price: _2, isMarked: _3)
  }
}

nonisolated extension Forge.Page: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", self.size)
    try kv.array("\"items\":", self.items)
    if let value = self.price { kv.key("\"price\":"); try kv.int(kv.convertToInt(kv.unscale(value, "0.01"))) }
    if let value = self.isMarked { kv.key("\"mark\":"); try kv.string(_KVMapTable_Forge_Marked.write(&kv, value)) }
    kv.endObject()
  }
}

nonisolated extension Forge.Page: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension Forge.Issue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Forge.Issue {
    let current: Swift.UnsafePointer<Forge.Issue>? = current?.assumingMemoryBound(to: Forge.Issue.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Forge.Issue>
    var _1: Swift.Optional<Forge.Answer<Forge.User>>
    if let current {
      _0 = current.pointee.parent
      _1 = current.pointee.answer
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.built(orNil: &_0, updating: updating)  // parent
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Forge.Answer<Forge.User>._kvDecode(&kv, updating: current?.pointee.answer)  // answer
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Forge.Issue(parent: _0, answer: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.parent { kv.key("\"parent\":"); try value._kvEncode(&kv) }
    if let value = self.answer { kv.key("\"answer\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Otherwise.User: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Otherwise.User {
    Otherwise.User(userName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Otherwise.User, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.userName)  // user_name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"user_name\":", self.userName)
    kv.endObject()
  }
}

nonisolated extension ForgeGuest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ForgeGuest {
    ForgeGuest(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ForgeGuest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.object(orNil: &out.hub, updating: updating)  // hub
      case 2: kv.object(orNil: &out.lab, updating: updating)  // lab
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.hub { kv.key("\"hub\":"); try value._kvEncode(&kv) }
    if let value = self.lab { kv.key("\"lab\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension StarCount: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: StarCount {
    StarCount(n: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout StarCount, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.n = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(self.n)
  }
}

nonisolated extension Forge.Team: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Forge.Team {
    Forge.Team(members: [], repos: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Forge.Team, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.array(into: &out.members)  // members
        case 1: out.repos = try _kvDecode_repos(&kv)  // repos
        case 2: out.pages = try kv.consumeNullOrEmptyText() ? nil : Forge.Page<Forge.Animal>._kvDecode(&kv, updating: updating ? out.pages : nil)  // pages
        case 3: out.parts = try kv.consumeNull() ? [] : _kvDecode_parts(&kv)  // parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_repos(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Forge.Repo] {
    return try kv.dictionary(
      of: Forge.Repo.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Forge.Part] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Forge.Part in try Forge.Part._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"members\":", self.members)
    kv.key("\"repos\":"); try kv.dictionary(self.repos)
    if let value = self.pages { kv.key("\"pages\":"); try value._kvEncode(&kv) }
    try kv.array("\"parts\":", self.parts)
    kv.endObject()
  }
}

nonisolated extension Forge.State: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Forge.State {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Forge.State {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .`open`
    case 1: return .closed
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Forge.State {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .`open`
    case 1: return .closed
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Forge.State {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .`open`: return "o"
    case .closed: return "c"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Forge.Part: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Forge.Part {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Forge.Part.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 1) {  // user
      do throws(KVMap.CodingFailure) {
        let value: Forge.Part = try .user(Forge.User._kvDecode(&kv, replacing: nil))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "user") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // state
      do throws(KVMap.CodingFailure) {
        let value: Forge.Part = try .state(Forge.State._kvDecode(&kv, lenient: false))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "state") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .user(let value):
      try value._kvEncode(&kv)
    case .state(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension Forge.Answer: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Forge.Answer<T> {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 1, isOpen: false)
    if number < 1 {
      try kv.passEmptyCase(_kvKeys)
      return .nothing
    }
    var scan: KVMap.ObjectState = .init()
    var value: Forge.Answer<T>?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 1: value = try .one(T._kvDecode(&kv, replacing: nil))
        default: value = try .many(Forge.Page<T>._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }
}

nonisolated extension Forge.Answer: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .one(let value):
      kv.beginObject()
      kv.key("\"one\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .many(let value):
      kv.beginObject()
      kv.key("\"many\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .nothing:
      kv.emptyCase("\"nothing\"")
    }
  }
}

nonisolated extension Forge.Answer: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension Forge.Animal {
  enum Family: KVMap.CodingMapping {
    typealias Value = Forge.Animal

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Forge.Animal {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Forge.Animal
        switch number {
        case 0: value = try Forge.Cat._kvDecode(&kv, replacing: nil)
        default: value = try Forge.Animal._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Forge.Animal, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Forge.Cat.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"cat\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Forge.Animal.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"animal\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Forge.User {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.login, right.login),
      KVMap._kvAreEqual(left.createdAt, right.createdAt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.login.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
  }
}

nonisolated extension Forge.Repo {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.fullName, right.fullName),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.stars, right.stars)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.fullName.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.stars.hash(into: &hasher)
  }
}

nonisolated extension Forge.Issue {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.parent, right.parent),
      KVMap._kvAreEqual(left.answer, right.answer)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.parent.hash(into: &hasher)
    self.answer.hash(into: &hasher)
  }
}

nonisolated extension Otherwise.User {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userName, right.userName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userName.hash(into: &hasher)
  }
}

nonisolated extension ForgeGuest {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.hub, right.hub),
      KVMap._kvAreEqual(left.lab, right.lab)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.hub.hash(into: &hasher)
    self.lab.hash(into: &hasher)
  }
}

nonisolated extension StarCount {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.n.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Forge.User {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0login\"\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.User\tNamespaces.kvmap\t7
        login\t+0\tlogin
        createdAt\t+0\tcreated_at
        """)
  }
}

nonisolated extension Forge.Repo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{6}\0\0\0\u{4}\0\0\0\u{1}\0\t\0\0\0\0\0\u{1}\0full_name\"\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0owner\"\0\0\u{5}\0\0\u{2}\0\0\u{1}\0stars\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Repo\tNamespaces.kvmap\t8
        fullName\t+0\tfull_name
        owner\t+0\towner
        stars\t+0\tstars
        """)
  }
}

nonisolated extension Forge.Page {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{7}\0\u{5}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0items\"\0\0\u{5}\0\0\u{2}\0\0\0\0price\"\0\0\u{4}\0\0\u{3}\0\0\0\0mark\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Page\tNamespaces.kvmap\t14
        size\t-3\tsize
        items\t+0\titems
        price\t+0\tprice
        isMarked\t+0\tmark
        """)
  }
}

nonisolated extension Forge.Issue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0parent\"\0\u{6}\0\0\u{1}\0\0\0\0answer\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Issue\tNamespaces.kvmap\t16
        parent\t+0\tparent
        answer\t+0\tanswer
        """)
  }
}

nonisolated extension Forge.Animal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Animal\tNamespaces.kvmap\t17
        name\t+0\tname
        """)
  }
}

nonisolated extension Forge.Cat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0lives\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Cat\tNamespaces.kvmap\t18
        name\t-1\tname
        lives\t+0\tlives
        """)
  }
}

nonisolated extension Otherwise.User {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\t\0\0\0\0\0\u{1}\0user_name\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Otherwise.User\tNamespaces.kvmap\t23
        userName\t+0\tuser_name
        """)
  }
}

nonisolated extension ForgeGuest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0hub\"\0\0\0\0\u{3}\0\0\u{2}\0\0\0\0lab\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ForgeGuest\tNamespaces.kvmap\t26
        name\t+0\tname
        hub\t+0\thub
        lab\t+0\tlab
        """)
  }
}

nonisolated extension StarCount {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        StarCount\tNamespaces.kvmap\t27
        n\t+0\t
        """)
  }
}

nonisolated extension Forge.Team {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\u{7}\0\0\0\0\0\u{1}\0members\"\u{5}\0\0\u{1}\0\0\u{1}\0repos\"\0\0\u{5}\0\0\u{2}\0\0\0\0pages\"\0\0\u{5}\0\0\u{3}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Team\tNamespaces.kvmap\t30
        members\t+0\tmembers
        repos\t+0\trepos
        pages\t+0\tpages
        parts\t+0\tparts
        """)
  }
}

nonisolated extension Forge.State {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0o\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.State\tNamespaces.kvmap\t9
        """)
  }
}

nonisolated extension Forge.Part {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Part\tNamespaces.kvmap\t10
        """)
  }
}

nonisolated extension Forge.Answer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0nothing\"\u{3}\0\0\u{1}\0\0\0\0one\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0many\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Answer\tNamespaces.kvmap\t15
        nothing\t+0\tnothing
        one\t+0\tone
        many\t+0\tmany
        """)
  }
}

nonisolated extension Forge.Animal.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Animal\tNamespaces.kvmap\t19
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0cat\"\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0animal\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forge.Animal\tNamespaces.kvmap\t19
        """)
  }
}
