// Generated from Keywords.kvmap. Do not edit.
// kvmap format 1, input 33eca9586158cc54, body 8a71d4bb2398e920
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Keywords: Swift.Sendable, Swift.Hashable {
  var `associatedtype`: Swift.Int
  var `class`: Swift.Int
  var `deinit`: Swift.Int
  var `enum`: Swift.Int
  var `extension`: Swift.Int
  var `fileprivate`: Swift.Int
  var `func`: Swift.Int
  var `import`: Swift.Int
  var `init`: Swift.Int
  var `inout`: Swift.Int
  var `internal`: Swift.Int
  var `let`: Swift.Int
  var `operator`: Swift.Int
  var `precedencegroup`: Swift.Int
  var `private`: Swift.Int
  var `protocol`: Swift.Int
  var `public`: Swift.Int
  var `rethrows`: Swift.Int
  var `static`: Swift.Int
  var `struct`: Swift.Int
  var `subscript`: Swift.Int
  var `typealias`: Swift.Int
  var `var`: Swift.Int
  var `break`: Swift.Int
  var `case`: Swift.Int
  var `catch`: Swift.Int
  var `continue`: Swift.Int
  var `default`: Swift.Int
  var `defer`: Swift.Int
  var `do`: Swift.Int
  var `else`: Swift.Int
  var `fallthrough`: Swift.Int
  var `for`: Swift.Int
  var `guard`: Swift.Int
  var `if`: Swift.Int
  var `in`: Swift.Int
  var `repeat`: Swift.Int
  var `return`: Swift.Int
  var `switch`: Swift.Int
  var `throw`: Swift.Int
  var `where`: Swift.Int
  var `while`: Swift.Int
  var `Any`: Swift.Int
  var `Protocol`: Swift.Int
  var `Self`: Swift.Int
  var `Type`: Swift.Int
  var `any`: Swift.Int
  var `as`: Swift.Int
  var `async`: Swift.Int
  var `await`: Swift.Int
  var `borrowing`: Swift.Int
  var `consume`: Swift.Int
  var `consuming`: Swift.Int
  var `copy`: Swift.Int
  var `each`: Swift.Int
  var `false`: Swift.Int
  var `is`: Swift.Int
  var `isolated`: Swift.Int
  var `nil`: Swift.Int
  var `nonisolated`: Swift.Int
  var `open`: Swift.Int
  var `sending`: Swift.Int
  var `some`: Swift.Int
  var `super`: Swift.Int
  var `then`: Swift.Int
  var `throws`: Swift.Int
  var `true`: Swift.Int
  var `try`: Swift.Int
  var `unsafe`: Swift.Int
  var `yield`: Swift.Int
  var actor: Swift.Int
  var macro: Swift.Int
  var get: Swift.Int
  var set: Swift.Int
  var willSet: Swift.Int
  var didSet: Swift.Int
  var lazy: Swift.Int
  var weak: Swift.Int
  var unowned: Swift.Int
  var indirect: Swift.Int
  var mutating: Swift.Int
  var convenience: Swift.Int
  var required: Swift.Int
  var final: Swift.Int
  var override: Swift.Int
  var dynamic: Swift.Int
  var optional: Swift.Int
  var infix: Swift.Int
  var prefix: Swift.Int
  var postfix: Swift.Int
  var left: Swift.Int
  var right: Swift.Int
  var none: Swift.Int
  var some2: Swift.Int
  var description: Swift.Int
  var debugDescription: Swift.Int
  var json: Swift.Int
  var update: Swift.Int
  var hash: Swift.Int
  var encode: Swift.Int
  var decode: Swift.Int
  var index: Swift.Int
  var count: Swift.Int
  var map: Swift.Int

  init(
    `associatedtype`: Swift.Int,
    `class`: Swift.Int,
    `deinit`: Swift.Int,
    `enum`: Swift.Int,
    `extension`: Swift.Int,
    `fileprivate`: Swift.Int,
    `func`: Swift.Int,
    `import`: Swift.Int,
    `init`: Swift.Int,
    `inout`: Swift.Int,
    `internal`: Swift.Int,
    `let`: Swift.Int,
    `operator`: Swift.Int,
    `precedencegroup`: Swift.Int,
    `private`: Swift.Int,
    `protocol`: Swift.Int,
    `public`: Swift.Int,
    `rethrows`: Swift.Int,
    `static`: Swift.Int,
    `struct`: Swift.Int,
    `subscript`: Swift.Int,
    `typealias`: Swift.Int,
    `var`: Swift.Int,
    `break`: Swift.Int,
    `case`: Swift.Int,
    `catch`: Swift.Int,
    `continue`: Swift.Int,
    `default`: Swift.Int,
    `defer`: Swift.Int,
    `do`: Swift.Int,
    `else`: Swift.Int,
    `fallthrough`: Swift.Int,
    `for`: Swift.Int,
    `guard`: Swift.Int,
    `if`: Swift.Int,
    `in`: Swift.Int,
    `repeat`: Swift.Int,
    `return`: Swift.Int,
    `switch`: Swift.Int,
    `throw`: Swift.Int,
    `where`: Swift.Int,
    `while`: Swift.Int,
    `Any`: Swift.Int,
    `Protocol`: Swift.Int,
    `Self`: Swift.Int,
    `Type`: Swift.Int,
    `any`: Swift.Int,
    `as`: Swift.Int,
    `async`: Swift.Int,
    `await`: Swift.Int,
    `borrowing`: Swift.Int,
    `consume`: Swift.Int,
    `consuming`: Swift.Int,
    `copy`: Swift.Int,
    `each`: Swift.Int,
    `false`: Swift.Int,
    `is`: Swift.Int,
    `isolated`: Swift.Int,
    `nil`: Swift.Int,
    `nonisolated`: Swift.Int,
    `open`: Swift.Int,
    `sending`: Swift.Int,
    `some`: Swift.Int,
    `super`: Swift.Int,
    `then`: Swift.Int,
    `throws`: Swift.Int,
    `true`: Swift.Int,
    `try`: Swift.Int,
    `unsafe`: Swift.Int,
    `yield`: Swift.Int,
    actor: Swift.Int,
    macro: Swift.Int,
    get: Swift.Int,
    set: Swift.Int,
    willSet: Swift.Int,
    didSet: Swift.Int,
    lazy: Swift.Int,
    weak: Swift.Int,
    unowned: Swift.Int,
    indirect: Swift.Int,
    mutating: Swift.Int,
    convenience: Swift.Int,
    required: Swift.Int,
    final: Swift.Int,
    override: Swift.Int,
    dynamic: Swift.Int,
    optional: Swift.Int,
    infix: Swift.Int,
    prefix: Swift.Int,
    postfix: Swift.Int,
    left: Swift.Int,
    right: Swift.Int,
    none: Swift.Int,
    some2: Swift.Int,
    description: Swift.Int,
    debugDescription: Swift.Int,
    json: Swift.Int,
    update: Swift.Int,
    hash: Swift.Int,
    encode: Swift.Int,
    decode: Swift.Int,
    index: Swift.Int,
    count: Swift.Int,
    map: Swift.Int
  ) {
    self.`associatedtype` = `associatedtype`
    self.`class` = `class`
    self.`deinit` = `deinit`
    self.`enum` = `enum`
    self.`extension` = `extension`
    self.`fileprivate` = `fileprivate`
    self.`func` = `func`
    self.`import` = `import`
    self.`init` = `init`
    self.`inout` = `inout`
    self.`internal` = `internal`
    self.`let` = `let`
    self.`operator` = `operator`
    self.`precedencegroup` = `precedencegroup`
    self.`private` = `private`
    self.`protocol` = `protocol`
    self.`public` = `public`
    self.`rethrows` = `rethrows`
    self.`static` = `static`
    self.`struct` = `struct`
    self.`subscript` = `subscript`
    self.`typealias` = `typealias`
    self.`var` = `var`
    self.`break` = `break`
    self.`case` = `case`
    self.`catch` = `catch`
    self.`continue` = `continue`
    self.`default` = `default`
    self.`defer` = `defer`
    self.`do` = `do`
    self.`else` = `else`
    self.`fallthrough` = `fallthrough`
    self.`for` = `for`
    self.`guard` = `guard`
    self.`if` = `if`
    self.`in` = `in`
    self.`repeat` = `repeat`
    self.`return` = `return`
    self.`switch` = `switch`
    self.`throw` = `throw`
    self.`where` = `where`
    self.`while` = `while`
    self.`Any` = `Any`
    self.`Protocol` = `Protocol`
    self.`Self` = `Self`
    self.`Type` = `Type`
    self.`any` = `any`
    self.`as` = `as`
    self.`async` = `async`
    self.`await` = `await`
    self.`borrowing` = `borrowing`
    self.`consume` = `consume`
    self.`consuming` = `consuming`
    self.`copy` = `copy`
    self.`each` = `each`
    self.`false` = `false`
    self.`is` = `is`
    self.`isolated` = `isolated`
    self.`nil` = `nil`
    self.`nonisolated` = `nonisolated`
    self.`open` = `open`
    self.`sending` = `sending`
    self.`some` = `some`
    self.`super` = `super`
    self.`then` = `then`
    self.`throws` = `throws`
    self.`true` = `true`
    self.`try` = `try`
    self.`unsafe` = `unsafe`
    self.`yield` = `yield`
    self.actor = actor
    self.macro = macro
    self.get = get
    self.set = set
    self.willSet = willSet
    self.didSet = didSet
    self.lazy = lazy
    self.weak = weak
    self.unowned = unowned
    self.indirect = indirect
    self.mutating = mutating
    self.convenience = convenience
    self.required = required
    self.final = final
    self.override = override
    self.dynamic = dynamic
    self.optional = optional
    self.infix = infix
    self.prefix = prefix
    self.postfix = postfix
    self.left = left
    self.right = right
    self.none = none
    self.some2 = some2
    self.description = description
    self.debugDescription = debugDescription
    self.json = json
    self.update = update
    self.hash = hash
    self.encode = encode
    self.decode = decode
    self.index = index
    self.count = count
    self.map = map
  }
}

nonisolated struct KeywordPlace: Swift.Sendable, Swift.Hashable {
  var `case`: KeywordCase

  init(`case`: KeywordCase) {
    self.`case` = `case`
  }
}

nonisolated struct KeywordCases: Swift.Sendable, Swift.Hashable {
  var plain: KeywordCase
  var byCase: [KeywordCase: Swift.Int]
  var number: KeywordNumber
  var value: KeywordValue
  var all: Swift.Set<KeywordCase>
  var maybe: Swift.Optional<KeywordCase>
  var other: Swift.Optional<KeywordCase>

  init(
    plain: KeywordCase = .`self`,
    byCase: [KeywordCase: Swift.Int] = [(.`Type` as KeywordCase): 1, .`_`: 2],
    number: KeywordNumber = (.`Protocol`(5) as KeywordNumber),
    value: KeywordValue = (.`Type`(true) as KeywordValue),
    all: Swift.Set<KeywordCase> = [.`init`, .`Self`],
    maybe: KeywordCase? = (.`Type` as KeywordCase),
    other: KeywordCase? = .`self`
  ) {
    self.plain = plain
    self.byCase = byCase
    self.number = number
    self.value = value
    self.all = all
    self.maybe = maybe
    self.other = other
  }
}

nonisolated class KeywordBase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var x: Swift.Int

  init(x: Swift.Int) {
    self.x = x
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: KeywordBase?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.x
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // x
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
    guard let current = current?.assumingMemoryBound(to: KeywordBase.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KeywordBase?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.x = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KeywordBase") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.endObject()
  }
}

nonisolated enum KeywordCase: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case `self`
  case `Self`
  case `Type`
  case `Protocol`
  case `Any`
  case `init`
  case `class`
  case `default`
  case `nil`
  case `_`
  case `case`

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "self": self = .`self`
    case "Self": self = .`Self`
    case "Type": self = .`Type`
    case "Protocol": self = .`Protocol`
    case "Any": self = .`Any`
    case "init": self = .`init`
    case "class": self = .`class`
    case "default": self = .`default`
    case "nil": self = .`nil`
    case "_": self = .`_`
    case "case": self = .`case`
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .`self`: "self"
    case .`Self`: "Self"
    case .`Type`: "Type"
    case .`Protocol`: "Protocol"
    case .`Any`: "Any"
    case .`init`: "init"
    case .`class`: "class"
    case .`default`: "default"
    case .`nil`: "nil"
    case .`_`: "_"
    case .`case`: "case"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .`self`: 0
    case .`Self`: 1
    case .`Type`: 2
    case .`Protocol`: 3
    case .`Any`: 4
    case .`init`: 5
    case .`class`: 6
    case .`default`: 7
    case .`nil`: 8
    case .`_`: 9
    case .`case`: 10
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum KeywordNumber: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case `self`
  case `Type`
  case `init`
  case `Protocol`(Swift.Int)
  case allCases

  init(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .`self`
    case 1: self = .`Type`
    case 7: self = .`init`
    case 9: self = .allCases
    default: self = .`Protocol`(rawValue)
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .`self`: 0
    case .`Type`: 1
    case .`init`: 7
    case .`Protocol`(let rawValue): rawValue
    case .allCases: 9
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .`self`: 0
    case .`Type`: 1
    case .`init`: 2
    case .`Protocol`: 3
    case .allCases: 4
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    if case .`Protocol`(let left) = left, case .`Protocol`(let right) = right { return left == right }
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
    if case .`Protocol`(let value) = self { hasher.combine(value) }
  }
}

nonisolated enum KeywordValue: Swift.Sendable, Swift.Hashable {
  case `self`(Swift.Int)
  case `Type`(Swift.Bool)
  case `Protocol`([KeywordCase])
  case `init`([KeywordCase: Swift.Int])
  case allCases(KeywordCase)
  case `_`(KVMap.JSONValue)
}

nonisolated enum KeywordTag: Swift.Sendable, Swift.Hashable {
  case `self`(KeywordPlace)
  case `Type`(KeywordPlace)
  case `init`(KVMap.JSONValue)
}

// MARK: - Mappings

nonisolated extension Keywords: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Keywords {
    Keywords(associatedtype: 0, class: 0, deinit: 0, enum: 0, extension: 0, fileprivate: 0, func: 0, import: 0, init: 0, `inout`: 0, internal: 0, let: 0, operator: 0, precedencegroup: 0, private: 0, protocol: 0, public: 0, rethrows: 0, static: 0, struct: 0, subscript: 0, typealias: 0, var: 0, break: 0, case: 0, catch: 0, continue: 0, default: 0, defer: 0, do: 0, else: 0, fallthrough: 0, for: 0, guard: 0, if: 0, in: 0, repeat: 0, return: 0, switch: 0, throw: 0, where: 0, while: 0, Any: 0, Protocol: 0, Self: 0, Type: 0, any: 0, as: 0, async: 0, await: 0, borrowing: 0, consume: 0, consuming: 0, copy: 0, each: 0, false: 0, is: 0, isolated: 0, nil: 0, nonisolated: 0, open: 0, sending: 0, some: 0, super: 0, then: 0, throws: 0, true: 0, try: 0, unsafe: 0, yield: 0, actor: 0, macro: 0, get: 0, set: 0, willSet: 0, didSet: 0, lazy: 0, weak: 0, unowned: 0, indirect: 0, mutating: 0, convenience: 0, required: 0, final: 0, override: 0, dynamic: 0, optional: 0, infix: 0, prefix: 0, postfix: 0, left: 0, right: 0, none: 0, some2: 0, description: 0, debugDescription: 0, json: 0 as Swift.Int, update: 0, hash: 0, encode: 0, decode: 0, index: 0, count: 0, map: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Keywords, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.`associatedtype`)  // associatedtype
      case 1: kv.int(into: &out.`class`)  // class
      case 2: kv.int(into: &out.`deinit`)  // deinit
      case 3: kv.int(into: &out.`enum`)  // enum
      case 4: kv.int(into: &out.`extension`)  // extension
      case 5: kv.int(into: &out.`fileprivate`)  // fileprivate
      case 6: kv.int(into: &out.`func`)  // func
      case 7: kv.int(into: &out.`import`)  // import
      case 8: kv.int(into: &out.`init`)  // init
      case 9: kv.int(into: &out.`inout`)  // inout
      case 10: kv.int(into: &out.`internal`)  // internal
      case 11: kv.int(into: &out.`let`)  // let
      case 12: kv.int(into: &out.`operator`)  // operator
      case 13: kv.int(into: &out.`precedencegroup`)  // precedencegroup
      case 14: kv.int(into: &out.`private`)  // private
      case 15: kv.int(into: &out.`protocol`)  // protocol
      case 16: kv.int(into: &out.`public`)  // public
      case 17: kv.int(into: &out.`rethrows`)  // rethrows
      case 18: kv.int(into: &out.`static`)  // static
      case 19: kv.int(into: &out.`struct`)  // struct
      case 20: kv.int(into: &out.`subscript`)  // subscript
      case 21: kv.int(into: &out.`typealias`)  // typealias
      case 22: kv.int(into: &out.`var`)  // var
      case 23: kv.int(into: &out.`break`)  // break
      case 24: kv.int(into: &out.`case`)  // case
      case 25: kv.int(into: &out.`catch`)  // catch
      case 26: kv.int(into: &out.`continue`)  // continue
      case 27: kv.int(into: &out.`default`)  // default
      case 28: kv.int(into: &out.`defer`)  // defer
      case 29: kv.int(into: &out.`do`)  // do
      case 30: kv.int(into: &out.`else`)  // else
      case 31: kv.int(into: &out.`fallthrough`)  // fallthrough
      case 32: kv.int(into: &out.`for`)  // for
      case 33: kv.int(into: &out.`guard`)  // guard
      case 34: kv.int(into: &out.`if`)  // if
      case 35: kv.int(into: &out.`in`)  // in
      case 36: kv.int(into: &out.`repeat`)  // repeat
      case 37: kv.int(into: &out.`return`)  // return
      case 38: kv.int(into: &out.`switch`)  // switch
      case 39: kv.int(into: &out.`throw`)  // throw
      case 40: kv.int(into: &out.`where`)  // where
      case 41: kv.int(into: &out.`while`)  // while
      case 42: kv.int(into: &out.`Any`)  // Any
      case 43: kv.int(into: &out.`Protocol`)  // Protocol
      case 44: kv.int(into: &out.`Self`)  // Self
      case 45: kv.int(into: &out.`Type`)  // Type
      case 46: kv.int(into: &out.`any`)  // any
      case 47: kv.int(into: &out.`as`)  // as
      case 48: kv.int(into: &out.`async`)  // async
      case 49: kv.int(into: &out.`await`)  // await
      case 50: kv.int(into: &out.`borrowing`)  // borrowing
      case 51: kv.int(into: &out.`consume`)  // consume
      case 52: kv.int(into: &out.`consuming`)  // consuming
      case 53: kv.int(into: &out.`copy`)  // copy
      case 54: kv.int(into: &out.`each`)  // each
      case 55: kv.int(into: &out.`false`)  // false
      case 56: kv.int(into: &out.`is`)  // is
      case 57: kv.int(into: &out.`isolated`)  // isolated
      case 58: kv.int(into: &out.`nil`)  // nil
      case 59: kv.int(into: &out.`nonisolated`)  // nonisolated
      case 60: kv.int(into: &out.`open`)  // open
      case 61: kv.int(into: &out.`sending`)  // sending
      case 62: kv.int(into: &out.`some`)  // some
      case 63: kv.int(into: &out.`super`)  // super
      case 64: kv.int(into: &out.`then`)  // then
      case 65: kv.int(into: &out.`throws`)  // throws
      case 66: kv.int(into: &out.`true`)  // true
      case 67: kv.int(into: &out.`try`)  // try
      case 68: kv.int(into: &out.`unsafe`)  // unsafe
      case 69: kv.int(into: &out.`yield`)  // yield
      case 70: kv.int(into: &out.actor)  // actor
      case 71: kv.int(into: &out.macro)  // macro
      case 72: kv.int(into: &out.get)  // get
      case 73: kv.int(into: &out.set)  // set
      case 74: kv.int(into: &out.willSet)  // willSet
      case 75: kv.int(into: &out.didSet)  // didSet
      case 76: kv.int(into: &out.lazy)  // lazy
      case 77: kv.int(into: &out.weak)  // weak
      case 78: kv.int(into: &out.unowned)  // unowned
      case 79: kv.int(into: &out.indirect)  // indirect
      case 80: kv.int(into: &out.mutating)  // mutating
      case 81: kv.int(into: &out.convenience)  // convenience
      case 82: kv.int(into: &out.required)  // required
      case 83: kv.int(into: &out.final)  // final
      case 84: kv.int(into: &out.override)  // override
      case 85: kv.int(into: &out.dynamic)  // dynamic
      case 86: kv.int(into: &out.optional)  // optional
      case 87: kv.int(into: &out.infix)  // infix
      case 88: kv.int(into: &out.prefix)  // prefix
      case 89: kv.int(into: &out.postfix)  // postfix
      case 90: kv.int(into: &out.left)  // left
      case 91: kv.int(into: &out.right)  // right
      case 92: kv.int(into: &out.none)  // none
      case 93: kv.int(into: &out.some2)  // some2
      case 94: kv.int(into: &out.description)  // description
      case 95: kv.int(into: &out.debugDescription)  // debugDescription
      case 96: kv.int(into: &out.json)  // json
      case 97: kv.int(into: &out.update)  // update
      case 98: kv.int(into: &out.hash)  // hash
      case 99: kv.int(into: &out.encode)  // encode
      case 100: kv.int(into: &out.decode)  // decode
      case 101: kv.int(into: &out.index)  // index
      case 102: kv.int(into: &out.count)  // count
      case 103: kv.int(into: &out.map)  // map
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"associatedtype\":", self.`associatedtype`)
    kv.int("\"class\":", self.`class`)
    kv.int("\"deinit\":", self.`deinit`)
    kv.int("\"enum\":", self.`enum`)
    kv.int("\"extension\":", self.`extension`)
    kv.int("\"fileprivate\":", self.`fileprivate`)
    kv.int("\"func\":", self.`func`)
    kv.int("\"import\":", self.`import`)
    kv.int("\"init\":", self.`init`)
    kv.int("\"inout\":", self.`inout`)
    kv.int("\"internal\":", self.`internal`)
    kv.int("\"let\":", self.`let`)
    kv.int("\"operator\":", self.`operator`)
    kv.int("\"precedencegroup\":", self.`precedencegroup`)
    kv.int("\"private\":", self.`private`)
    kv.int("\"protocol\":", self.`protocol`)
    kv.int("\"public\":", self.`public`)
    kv.int("\"rethrows\":", self.`rethrows`)
    kv.int("\"static\":", self.`static`)
    kv.int("\"struct\":", self.`struct`)
    kv.int("\"subscript\":", self.`subscript`)
    kv.int("\"typealias\":", self.`typealias`)
    kv.int("\"var\":", self.`var`)
    kv.int("\"break\":", self.`break`)
    kv.int("\"case\":", self.`case`)
    kv.int("\"catch\":", self.`catch`)
    kv.int("\"continue\":", self.`continue`)
    kv.int("\"default\":", self.`default`)
    kv.int("\"defer\":", self.`defer`)
    kv.int("\"do\":", self.`do`)
    kv.int("\"else\":", self.`else`)
    kv.int("\"fallthrough\":", self.`fallthrough`)
    kv.int("\"for\":", self.`for`)
    kv.int("\"guard\":", self.`guard`)
    kv.int("\"if\":", self.`if`)
    kv.int("\"in\":", self.`in`)
    kv.int("\"repeat\":", self.`repeat`)
    kv.int("\"return\":", self.`return`)
    kv.int("\"switch\":", self.`switch`)
    kv.int("\"throw\":", self.`throw`)
    kv.int("\"where\":", self.`where`)
    kv.int("\"while\":", self.`while`)
    kv.int("\"Any\":", self.`Any`)
    kv.int("\"Protocol\":", self.`Protocol`)
    kv.int("\"Self\":", self.`Self`)
    kv.int("\"Type\":", self.`Type`)
    kv.int("\"any\":", self.`any`)
    kv.int("\"as\":", self.`as`)
    kv.int("\"async\":", self.`async`)
    kv.int("\"await\":", self.`await`)
    kv.int("\"borrowing\":", self.`borrowing`)
    kv.int("\"consume\":", self.`consume`)
    kv.int("\"consuming\":", self.`consuming`)
    kv.int("\"copy\":", self.`copy`)
    kv.int("\"each\":", self.`each`)
    kv.int("\"false\":", self.`false`)
    kv.int("\"is\":", self.`is`)
    kv.int("\"isolated\":", self.`isolated`)
    kv.int("\"nil\":", self.`nil`)
    kv.int("\"nonisolated\":", self.`nonisolated`)
    kv.int("\"open\":", self.`open`)
    kv.int("\"sending\":", self.`sending`)
    kv.int("\"some\":", self.`some`)
    kv.int("\"super\":", self.`super`)
    kv.int("\"then\":", self.`then`)
    kv.int("\"throws\":", self.`throws`)
    kv.int("\"true\":", self.`true`)
    kv.int("\"try\":", self.`try`)
    kv.int("\"unsafe\":", self.`unsafe`)
    kv.int("\"yield\":", self.`yield`)
    kv.int("\"actor\":", self.actor)
    kv.int("\"macro\":", self.macro)
    kv.int("\"get\":", self.get)
    kv.int("\"set\":", self.set)
    kv.int("\"willSet\":", self.willSet)
    kv.int("\"didSet\":", self.didSet)
    kv.int("\"lazy\":", self.lazy)
    kv.int("\"weak\":", self.weak)
    kv.int("\"unowned\":", self.unowned)
    kv.int("\"indirect\":", self.indirect)
    kv.int("\"mutating\":", self.mutating)
    kv.int("\"convenience\":", self.convenience)
    kv.int("\"required\":", self.required)
    kv.int("\"final\":", self.final)
    kv.int("\"override\":", self.override)
    kv.int("\"dynamic\":", self.dynamic)
    kv.int("\"optional\":", self.optional)
    kv.int("\"infix\":", self.infix)
    kv.int("\"prefix\":", self.prefix)
    kv.int("\"postfix\":", self.postfix)
    kv.int("\"left\":", self.left)
    kv.int("\"right\":", self.right)
    kv.int("\"none\":", self.none)
    kv.int("\"some2\":", self.some2)
    kv.int("\"description\":", self.description)
    kv.int("\"debugDescription\":", self.debugDescription)
    kv.int("\"json\":", self.json)
    kv.int("\"update\":", self.update)
    kv.int("\"hash\":", self.hash)
    kv.int("\"encode\":", self.encode)
    kv.int("\"decode\":", self.decode)
    kv.int("\"index\":", self.index)
    kv.int("\"count\":", self.count)
    kv.int("\"map\":", self.map)
    kv.endObject()
  }
}

nonisolated extension KeywordOwner: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<KeywordOwner>? = current?.assumingMemoryBound(to: KeywordOwner.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Int
    var _2: Swift.Int
    var _3: Swift.Int
    var _4: Swift.Int
    var _5: Swift.Int
    var _6: Swift.Int
    var _7: Swift.Int
    var _8: Swift.Int
    if let current {
      _0 = current.pointee.`class`
      _1 = current.pointee.`init`
      _2 = current.pointee.`inout`
      _3 = current.pointee.`default`
      _4 = current.pointee.`in`
      _5 = current.pointee.`await`
      _6 = current.pointee.`Type`
      _7 = current.pointee.`repeat`
      _8 = current.pointee.`any`
    } else {
      _0 = 0
      _1 = 0
      _2 = 0
      _3 = 0
      _4 = 0
      _5 = 0
      _6 = 0
      _7 = 0
      _8 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // class
      case 1: kv.int(into: &_1)  // init
      case 2: kv.int(into: &_2)  // inout
      case 3: kv.int(into: &_3)  // default
      case 4: kv.int(into: &_4)  // in
      case 5: kv.int(into: &_5)  // await
      case 6: kv.int(into: &_6)  // Type
      case 7: kv.int(into: &_7)  // repeat
      case 8: kv.int(into: &_8)  // any
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(class: _0, init: _1, `inout`: _2, default: _3, in: _4, await: _5, Type: _6, repeat: _7, any: _8)
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"class\":", self.`class`)
    kv.int("\"init\":", self.`init`)
    kv.int("\"inout\":", self.`inout`)
    kv.int("\"default\":", self.`default`)
    kv.int("\"in\":", self.`in`)
    kv.int("\"await\":", self.`await`)
    kv.int("\"Type\":", self.`Type`)
    kv.int("\"repeat\":", self.`repeat`)
    kv.int("\"any\":", self.`any`)
    kv.endObject()
  }
}

nonisolated extension KeywordPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeywordPlace {
    KeywordPlace(case: .`self`)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeywordPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.`case` = try KeywordCase._kvDecode(&kv, lenient: false)  // case
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"case\":"); try self.`case`._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension KeywordCases: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeywordCases {
    KeywordCases()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeywordCases, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.plain = try kv.consumeNull() ? .`self` : KeywordCase._kvDecode(&kv, lenient: false)  // plain
        case 1: out.byCase = try kv.consumeNull() ? [(.`Type` as KeywordCase): 1, .`_`: 2] : _kvDecode_byCase(&kv)  // byCase
        case 2: out.number = try kv.consumeNull() ? (.`Protocol`(5) as KeywordNumber) : KeywordNumber._kvDecode(&kv, lenient: false)  // number
        case 3: out.value = try kv.consumeNull() ? (.`Type`(true) as KeywordValue) : KeywordValue._kvDecode(&kv, replacing: nil)  // value
        case 4: out.all = try kv.consumeNull() ? [.`init`, .`Self`] : _kvDecode_all(&kv)  // all
        case 5: out.maybe = try kv.consumeNullOrEmptyElement() ? nil : KeywordCase._kvDecode(&kv, lenient: false)  // maybe
        case 6: out.other = try kv.consumeNullOrEmptyElement() ? nil : KeywordCase._kvDecode(&kv, lenient: false)  // other
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_byCase(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeywordCase: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeywordCase in try KeywordCase._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KeywordCase> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeywordCase in try KeywordCase._kvDecode(&kv, lenient: false) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"plain\":"); try self.plain._kvEncode(&kv)
    kv.key("\"byCase\":")
    kv.beginObject()
    for (key0, value0) in try kv.sorted(self.byCase, keys: { (kv: inout KVMap.JSONWriter, key: KeywordCase) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
      kv.entryKey(key0)
      kv.int(value0)
    }
    kv.endObject()
    kv.key("\"number\":"); try self.number._kvEncode(&kv)
    kv.key("\"value\":"); try self.value._kvEncode(&kv)
    kv.key("\"all\":")
    try kv.ascending(self.all) { (kv: inout KVMap.JSONWriter, value0: KeywordCase) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvEncode(&kv) } else { kv.key("\"maybe\":"); kv.null() }
    if let value = self.other { kv.key("\"other\":"); try value._kvEncode(&kv) } else { kv.key("\"other\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension KeywordCase: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> KeywordCase {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> KeywordCase {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .`self`
    case 1: return .`Self`
    case 2: return .`Type`
    case 3: return .`Protocol`
    case 4: return .`Any`
    case 5: return .`init`
    case 6: return .`class`
    case 7: return .`default`
    case 8: return .`nil`
    case 9: return .`_`
    case 10: return .`case`
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> KeywordCase {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .`self`
    case 1: return .`Self`
    case 2: return .`Type`
    case 3: return .`Protocol`
    case 4: return .`Any`
    case 5: return .`init`
    case 6: return .`class`
    case 7: return .`default`
    case 8: return .`nil`
    case 9: return .`_`
    case 10: return .`case`
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeywordCase {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .`self`: return "self"
    case .`Self`: return "Self"
    case .`Type`: return "Type"
    case .`Protocol`: return "Protocol"
    case .`Any`: return "Any"
    case .`init`: return "init"
    case .`class`: return "class"
    case .`default`: return "default"
    case .`nil`: return "nil"
    case .`_`: return "_"
    case .`case`: return "case"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension KeywordNumber: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> KeywordNumber {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> KeywordNumber {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> KeywordNumber {
    switch raw {
    case 0: return .`self`
    case 1: return .`Type`
    case 7: return .`init`
    case 9: return .allCases
    default: return .`Protocol`(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeywordNumber {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .`self`: return 0
    case .`Type`: return 1
    case .`init`: throw kv.unknownCase("init")
    case .`Protocol`(let raw): return raw
    case .allCases: return 9
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension KeywordValue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeywordValue {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(KeywordValue.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // self
      do throws(KVMap.CodingFailure) {
        let value: KeywordValue = try .`self`(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "self") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 16) {  // Type
      do throws(KVMap.CodingFailure) {
        let value: KeywordValue = try .`Type`(kv.bool())
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "Type") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 2) {  // Protocol
      do throws(KVMap.CodingFailure) {
        let value: KeywordValue = try .`Protocol`(_kvDecode_Protocol(&kv))
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "Protocol") }
    }
    if kv.shouldTryCase(3, &choice, kinds: 1) {  // init
      do throws(KVMap.CodingFailure) {
        let value: KeywordValue = try .`init`(_kvDecode_init(&kv))
        kv.acceptCase(3, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "init") }
    }
    if kv.shouldTryCase(4, &choice, kinds: 4) {  // allCases
      do throws(KVMap.CodingFailure) {
        let value: KeywordValue = try .allCases(KeywordCase._kvDecode(&kv, lenient: false))
        kv.acceptCase(4, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "allCases") }
    }
    kv.acceptFallback(choice)
    return try .`_`(kv.value())
  }

  private static func _kvDecode_Protocol(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeywordCase] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeywordCase in try KeywordCase._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_init(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeywordCase: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeywordCase in try KeywordCase._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .`self`(let value):
      kv.int(value)
    case .`Type`(let value):
      kv.bool(value)
    case .`Protocol`(let value):
      try kv.array(value)
    case .`init`(let value):
      kv.beginObject()
      for (key0, value0) in try kv.sorted(value, keys: { (kv: inout KVMap.JSONWriter, key: KeywordCase) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.endObject()
    case .allCases(let value):
      try value._kvEncode(&kv)
    case .`_`(let value):
      kv.value(value)
    }
  }
}

nonisolated extension KeywordTag: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeywordTag {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: KeywordTag
      switch number {
      case 0: value = try .`self`(KeywordPlace._kvDecode(&kv, replacing: nil))
      case 1: value = try .`Type`(KeywordPlace._kvDecode(&kv, replacing: nil))
      default: value = try .`init`(kv.value())
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
    case .`self`(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"self\":\"self\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .`Type`(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"self\":\"Type\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .`init`(let value):
      kv.value(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Keywords {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.`associatedtype`, right.`associatedtype`),
      KVMap._kvAreEqual(left.`class`, right.`class`),
      KVMap._kvAreEqual(left.`deinit`, right.`deinit`),
      KVMap._kvAreEqual(left.`enum`, right.`enum`),
      KVMap._kvAreEqual(left.`extension`, right.`extension`),
      KVMap._kvAreEqual(left.`fileprivate`, right.`fileprivate`),
      KVMap._kvAreEqual(left.`func`, right.`func`),
      KVMap._kvAreEqual(left.`import`, right.`import`),
      KVMap._kvAreEqual(left.`init`, right.`init`),
      KVMap._kvAreEqual(left.`inout`, right.`inout`),
      KVMap._kvAreEqual(left.`internal`, right.`internal`),
      KVMap._kvAreEqual(left.`let`, right.`let`),
      KVMap._kvAreEqual(left.`operator`, right.`operator`),
      KVMap._kvAreEqual(left.`precedencegroup`, right.`precedencegroup`),
      KVMap._kvAreEqual(left.`private`, right.`private`),
      KVMap._kvAreEqual(left.`protocol`, right.`protocol`),
      KVMap._kvAreEqual(left.`public`, right.`public`),
      KVMap._kvAreEqual(left.`rethrows`, right.`rethrows`),
      KVMap._kvAreEqual(left.`static`, right.`static`),
      KVMap._kvAreEqual(left.`struct`, right.`struct`),
      KVMap._kvAreEqual(left.`subscript`, right.`subscript`),
      KVMap._kvAreEqual(left.`typealias`, right.`typealias`),
      KVMap._kvAreEqual(left.`var`, right.`var`),
      KVMap._kvAreEqual(left.`break`, right.`break`),
      KVMap._kvAreEqual(left.`case`, right.`case`),
      KVMap._kvAreEqual(left.`catch`, right.`catch`),
      KVMap._kvAreEqual(left.`continue`, right.`continue`),
      KVMap._kvAreEqual(left.`default`, right.`default`),
      KVMap._kvAreEqual(left.`defer`, right.`defer`),
      KVMap._kvAreEqual(left.`do`, right.`do`),
      KVMap._kvAreEqual(left.`else`, right.`else`),
      KVMap._kvAreEqual(left.`fallthrough`, right.`fallthrough`),
      KVMap._kvAreEqual(left.`for`, right.`for`),
      KVMap._kvAreEqual(left.`guard`, right.`guard`),
      KVMap._kvAreEqual(left.`if`, right.`if`),
      KVMap._kvAreEqual(left.`in`, right.`in`),
      KVMap._kvAreEqual(left.`repeat`, right.`repeat`),
      KVMap._kvAreEqual(left.`return`, right.`return`),
      KVMap._kvAreEqual(left.`switch`, right.`switch`),
      KVMap._kvAreEqual(left.`throw`, right.`throw`),
      KVMap._kvAreEqual(left.`where`, right.`where`),
      KVMap._kvAreEqual(left.`while`, right.`while`),
      KVMap._kvAreEqual(left.`Any`, right.`Any`),
      KVMap._kvAreEqual(left.`Protocol`, right.`Protocol`),
      KVMap._kvAreEqual(left.`Self`, right.`Self`),
      KVMap._kvAreEqual(left.`Type`, right.`Type`),
      KVMap._kvAreEqual(left.`any`, right.`any`),
      KVMap._kvAreEqual(left.`as`, right.`as`),
      KVMap._kvAreEqual(left.`async`, right.`async`),
      KVMap._kvAreEqual(left.`await`, right.`await`),
      KVMap._kvAreEqual(left.`borrowing`, right.`borrowing`),
      KVMap._kvAreEqual(left.`consume`, right.`consume`),
      KVMap._kvAreEqual(left.`consuming`, right.`consuming`),
      KVMap._kvAreEqual(left.`copy`, right.`copy`),
      KVMap._kvAreEqual(left.`each`, right.`each`),
      KVMap._kvAreEqual(left.`false`, right.`false`),
      KVMap._kvAreEqual(left.`is`, right.`is`),
      KVMap._kvAreEqual(left.`isolated`, right.`isolated`),
      KVMap._kvAreEqual(left.`nil`, right.`nil`),
      KVMap._kvAreEqual(left.`nonisolated`, right.`nonisolated`),
      KVMap._kvAreEqual(left.`open`, right.`open`),
      KVMap._kvAreEqual(left.`sending`, right.`sending`),
      KVMap._kvAreEqual(left.`some`, right.`some`),
      KVMap._kvAreEqual(left.`super`, right.`super`),
      KVMap._kvAreEqual(left.`then`, right.`then`),
      KVMap._kvAreEqual(left.`throws`, right.`throws`),
      KVMap._kvAreEqual(left.`true`, right.`true`),
      KVMap._kvAreEqual(left.`try`, right.`try`),
      KVMap._kvAreEqual(left.`unsafe`, right.`unsafe`),
      KVMap._kvAreEqual(left.`yield`, right.`yield`),
      KVMap._kvAreEqual(left.actor, right.actor),
      KVMap._kvAreEqual(left.macro, right.macro),
      KVMap._kvAreEqual(left.get, right.get),
      KVMap._kvAreEqual(left.set, right.set),
      KVMap._kvAreEqual(left.willSet, right.willSet),
      KVMap._kvAreEqual(left.didSet, right.didSet),
      KVMap._kvAreEqual(left.lazy, right.lazy),
      KVMap._kvAreEqual(left.weak, right.weak),
      KVMap._kvAreEqual(left.unowned, right.unowned),
      KVMap._kvAreEqual(left.indirect, right.indirect),
      KVMap._kvAreEqual(left.mutating, right.mutating),
      KVMap._kvAreEqual(left.convenience, right.convenience),
      KVMap._kvAreEqual(left.required, right.required),
      KVMap._kvAreEqual(left.final, right.final),
      KVMap._kvAreEqual(left.override, right.override),
      KVMap._kvAreEqual(left.dynamic, right.dynamic),
      KVMap._kvAreEqual(left.optional, right.optional),
      KVMap._kvAreEqual(left.infix, right.infix),
      KVMap._kvAreEqual(left.prefix, right.prefix),
      KVMap._kvAreEqual(left.postfix, right.postfix),
      KVMap._kvAreEqual(left.left, right.left),
      KVMap._kvAreEqual(left.right, right.right),
      KVMap._kvAreEqual(left.none, right.none),
      KVMap._kvAreEqual(left.some2, right.some2),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.debugDescription, right.debugDescription),
      KVMap._kvAreEqual(left.json, right.json),
      KVMap._kvAreEqual(left.update, right.update),
      KVMap._kvAreEqual(left.hash, right.hash),
      KVMap._kvAreEqual(left.encode, right.encode),
      KVMap._kvAreEqual(left.decode, right.decode),
      KVMap._kvAreEqual(left.index, right.index),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.map, right.map)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.`associatedtype`.hash(into: &hasher)
    self.`class`.hash(into: &hasher)
    self.`deinit`.hash(into: &hasher)
    self.`enum`.hash(into: &hasher)
    self.`extension`.hash(into: &hasher)
    self.`fileprivate`.hash(into: &hasher)
    self.`func`.hash(into: &hasher)
    self.`import`.hash(into: &hasher)
    self.`init`.hash(into: &hasher)
    self.`inout`.hash(into: &hasher)
    self.`internal`.hash(into: &hasher)
    self.`let`.hash(into: &hasher)
    self.`operator`.hash(into: &hasher)
    self.`precedencegroup`.hash(into: &hasher)
    self.`private`.hash(into: &hasher)
    self.`protocol`.hash(into: &hasher)
    self.`public`.hash(into: &hasher)
    self.`rethrows`.hash(into: &hasher)
    self.`static`.hash(into: &hasher)
    self.`struct`.hash(into: &hasher)
    self.`subscript`.hash(into: &hasher)
    self.`typealias`.hash(into: &hasher)
    self.`var`.hash(into: &hasher)
    self.`break`.hash(into: &hasher)
    self.`case`.hash(into: &hasher)
    self.`catch`.hash(into: &hasher)
    self.`continue`.hash(into: &hasher)
    self.`default`.hash(into: &hasher)
    self.`defer`.hash(into: &hasher)
    self.`do`.hash(into: &hasher)
    self.`else`.hash(into: &hasher)
    self.`fallthrough`.hash(into: &hasher)
    self.`for`.hash(into: &hasher)
    self.`guard`.hash(into: &hasher)
    self.`if`.hash(into: &hasher)
    self.`in`.hash(into: &hasher)
    self.`repeat`.hash(into: &hasher)
    self.`return`.hash(into: &hasher)
    self.`switch`.hash(into: &hasher)
    self.`throw`.hash(into: &hasher)
    self.`where`.hash(into: &hasher)
    self.`while`.hash(into: &hasher)
    self.`Any`.hash(into: &hasher)
    self.`Protocol`.hash(into: &hasher)
    self.`Self`.hash(into: &hasher)
    self.`Type`.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
    self.`as`.hash(into: &hasher)
    self.`async`.hash(into: &hasher)
    self.`await`.hash(into: &hasher)
    self.`borrowing`.hash(into: &hasher)
    self.`consume`.hash(into: &hasher)
    self.`consuming`.hash(into: &hasher)
    self.`copy`.hash(into: &hasher)
    self.`each`.hash(into: &hasher)
    self.`false`.hash(into: &hasher)
    self.`is`.hash(into: &hasher)
    self.`isolated`.hash(into: &hasher)
    self.`nil`.hash(into: &hasher)
    self.`nonisolated`.hash(into: &hasher)
    self.`open`.hash(into: &hasher)
    self.`sending`.hash(into: &hasher)
    self.`some`.hash(into: &hasher)
    self.`super`.hash(into: &hasher)
    self.`then`.hash(into: &hasher)
    self.`throws`.hash(into: &hasher)
    self.`true`.hash(into: &hasher)
    self.`try`.hash(into: &hasher)
    self.`unsafe`.hash(into: &hasher)
    self.`yield`.hash(into: &hasher)
    self.actor.hash(into: &hasher)
    self.macro.hash(into: &hasher)
    self.get.hash(into: &hasher)
    self.set.hash(into: &hasher)
    self.willSet.hash(into: &hasher)
    self.didSet.hash(into: &hasher)
    self.lazy.hash(into: &hasher)
    self.weak.hash(into: &hasher)
    self.unowned.hash(into: &hasher)
    self.indirect.hash(into: &hasher)
    self.mutating.hash(into: &hasher)
    self.convenience.hash(into: &hasher)
    self.required.hash(into: &hasher)
    self.final.hash(into: &hasher)
    self.override.hash(into: &hasher)
    self.dynamic.hash(into: &hasher)
    self.optional.hash(into: &hasher)
    self.infix.hash(into: &hasher)
    self.prefix.hash(into: &hasher)
    self.postfix.hash(into: &hasher)
    self.left.hash(into: &hasher)
    self.right.hash(into: &hasher)
    self.none.hash(into: &hasher)
    self.some2.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.debugDescription.hash(into: &hasher)
    self.json.hash(into: &hasher)
    self.update.hash(into: &hasher)
    self.hash.hash(into: &hasher)
    self.encode.hash(into: &hasher)
    self.decode.hash(into: &hasher)
    self.index.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.map.hash(into: &hasher)
  }
}

nonisolated extension KeywordPlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.`case`, right.`case`)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.`case`.hash(into: &hasher)
  }
}

nonisolated extension KeywordCases {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.plain, right.plain),
      KVMap._kvAreEqual(left.byCase, right.byCase),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.other, right.other)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.plain.hash(into: &hasher)
    self.byCase.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.value.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.other.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Keywords {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a\u{1}\0\0\0\0W\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0c\0\0\0*\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0#\0\0\0\0\0\0\0u\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\01\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0J\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0f\0\0\0<\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}>\u{1}\0\0\u{5}\u{1}\0\0\0\0\0\0\0\0F\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0.\u{1}\0\06\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0A\u{1}\0\0\0\0\0\0\0\0\0\0\0\0 \0]\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0w\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0\0\0\0\0 \u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0,\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0D\0\0\0\0\0\0\0\0\0\0\0=\0\0\0\u{7}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\u{1}\0\0\0\0\0\0\0\0\"\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0e\u{1}\0\0\0\0?\0\0\0\0\0\0\0\0\0\0\0-\0\0\0\0\0\0\0\0\0\u{1d}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\09\0\0\0S\0\0\0\0\0\0\0\0\0\0\0[\u{1}\0\0\0\0\0\0\n\u{1}\0\0\0\0\u{14}\0~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1e}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0l\0\0\0\0\0\0\0_\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0O\0\0\0\0\0\0\0\0\0\0\0\u{e}\u{1}\0\0\0\0\0\0\0\0\0\0p\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0h\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Q\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0z\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\u{c}\u{1}\0\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0c\u{1}i\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0_\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0/\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0g\u{1}\0\0\0\0\0\0\0\0L\u{1}\0\0\0\0\0\0\0\0\0\0[\0(\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{14}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0n\0\0\0\0\0P\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\u{1}\0\0]\u{1}\0\0\0\0\0\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0&\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\09\u{1}\0\0|\0\0\0$\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\03\u{1}\0\0\0\0\0\0\0\0R\u{1}\0\0\0\0\0\0\0\0;\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{10}\u{1}\0\0\0\0\0\0\0\0U\0\0\0\0\0\0\0Y\0\0\0\0\0C\u{1}\u{12}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\04\0\0\0\0\0j\0\0\0*\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0W\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\u{1}\0\0\0\0\0\0\0\0J\u{1}\0\0\0\0\0\0\0\0\u{1}\0\0\0N\u{1}\0\0\0\0\0\0M\0\0\07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0%\0\0\0\0\0\0\0T\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0F\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0B\0\0\0\0\0\0\0\0\0\0\0\0\0\0\00\u{1}\0\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\u{1}\0associatedtype\"\0\u{5}\0\0\u{1}\0\0\u{1}\0class\"\0\0\u{6}\0\0\u{2}\0\0\u{1}\0deinit\"\0\u{4}\0\0\u{3}\0\0\u{1}\0enum\"\0\0\0\t\0\0\u{4}\0\0\u{1}\0extension\"\0\0\0\0\0\0\u{b}\0\0\u{5}\0\0\u{1}\0fileprivate\"\0\0\0\0\u{4}\0\0\u{6}\0\0\u{1}\0func\"\0\0\0\u{6}\0\0\u{7}\0\0\u{1}\0import\"\0\u{4}\0\0\u{8}\0\0\u{1}\0init\"\0\0\0\u{5}\0\0\t\0\0\u{1}\0inout\"\0\0\u{8}\0\0\n\0\0\u{1}\0internal\"\0\0\0\0\0\0\0\u{3}\0\0\u{b}\0\0\u{1}\0let\"\0\0\0\0\u{8}\0\0\u{c}\0\0\u{1}\0operator\"\0\0\0\0\0\0\0\u{f}\0\0\r\0\0\u{1}\0precedencegroup\"\u{7}\0\0\u{e}\0\0\u{1}\0private\"\u{8}\0\0\u{f}\0\0\u{1}\0protocol\"\0\0\0\0\0\0\0\u{6}\0\0\u{10}\0\0\u{1}\0public\"\0\u{8}\0\0\u{11}\0\0\u{1}\0rethrows\"\0\0\0\0\0\0\0\u{6}\0\0\u{12}\0\0\u{1}\0static\"\0\u{6}\0\0\u{13}\0\0\u{1}\0struct\"\0\t\0\0\u{14}\0\0\u{1}\0subscript\"\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0typealias\"\0\0\0\0\0\0\u{3}\0\0\u{16}\0\0\u{1}\0var\"\0\0\0\0\u{5}\0\0\u{17}\0\0\u{1}\0break\"\0\0\u{4}\0\0\u{18}\0\0\u{1}\0case\"\0\0\0\u{5}\0\0\u{19}\0\0\u{1}\0catch\"\0\0\u{8}\0\0\u{1a}\0\0\u{1}\0continue\"\0\0\0\0\0\0\0\u{7}\0\0\u{1b}\0\0\u{1}\0default\"\u{5}\0\0\u{1c}\0\0\u{1}\0defer\"\0\0\u{2}\0\0\u{1d}\0\0\u{1}\0do\"\0\0\0\0\0\u{4}\0\0\u{1e}\0\0\u{1}\0else\"\0\0\0\u{b}\0\0\u{1f}\0\0\u{1}\0fallthrough\"\0\0\0\0\u{3}\0\0 \0\0\u{1}\0for\"\0\0\0\0\u{5}\0\0!\0\0\u{1}\0guard\"\0\0\u{2}\0\0\"\0\0\u{1}\0if\"\0\0\0\0\0\u{2}\0\0#\0\0\u{1}\0in\"\0\0\0\0\0\u{6}\0\0$\0\0\u{1}\0repeat\"\0\u{6}\0\0%\0\0\u{1}\0return\"\0\u{6}\0\0&\0\0\u{1}\0switch\"\0\u{5}\0\0'\0\0\u{1}\0throw\"\0\0\u{5}\0\0(\0\0\u{1}\0where\"\0\0\u{5}\0\0)\0\0\u{1}\0while\"\0\0\u{3}\0\0*\0\0\u{1}\0Any\"\0\0\0\0\u{8}\0\0+\0\0\u{1}\0Protocol\"\0\0\0\0\0\0\0\u{4}\0\0,\0\0\u{1}\0Self\"\0\0\0\u{4}\0\0-\0\0\u{1}\0Type\"\0\0\0\u{3}\0\0.\0\0\u{1}\0any\"\0\0\0\0\u{2}\0\0/\0\0\u{1}\0as\"\0\0\0\0\0\u{5}\0\00\0\0\u{1}\0async\"\0\0\u{5}\0\01\0\0\u{1}\0await\"\0\0\t\0\02\0\0\u{1}\0borrowing\"\0\0\0\0\0\0\u{7}\0\03\0\0\u{1}\0consume\"\t\0\04\0\0\u{1}\0consuming\"\0\0\0\0\0\0\u{4}\0\05\0\0\u{1}\0copy\"\0\0\0\u{4}\0\06\0\0\u{1}\0each\"\0\0\0\u{5}\0\07\0\0\u{1}\0false\"\0\0\u{2}\0\08\0\0\u{1}\0is\"\0\0\0\0\0\u{8}\0\09\0\0\u{1}\0isolated\"\0\0\0\0\0\0\0\u{3}\0\0:\0\0\u{1}\0nil\"\0\0\0\0\u{b}\0\0;\0\0\u{1}\0nonisolated\"\0\0\0\0\u{4}\0\0<\0\0\u{1}\0open\"\0\0\0\u{7}\0\0=\0\0\u{1}\0sending\"\u{4}\0\0>\0\0\u{1}\0some\"\0\0\0\u{5}\0\0?\0\0\u{1}\0super\"\0\0\u{4}\0\0@\0\0\u{1}\0then\"\0\0\0\u{6}\0\0A\0\0\u{1}\0throws\"\0\u{4}\0\0B\0\0\u{1}\0true\"\0\0\0\u{3}\0\0C\0\0\u{1}\0try\"\0\0\0\0\u{6}\0\0D\0\0\u{1}\0unsafe\"\0\u{5}\0\0E\0\0\u{1}\0yield\"\0\0\u{5}\0\0F\0\0\u{1}\0actor\"\0\0\u{5}\0\0G\0\0\u{1}\0macro\"\0\0\u{3}\0\0H\0\0\u{1}\0get\"\0\0\0\0\u{3}\0\0I\0\0\u{1}\0set\"\0\0\0\0\u{7}\0\0J\0\0\u{1}\0willSet\"\u{6}\0\0K\0\0\u{1}\0didSet\"\0\u{4}\0\0L\0\0\u{1}\0lazy\"\0\0\0\u{4}\0\0M\0\0\u{1}\0weak\"\0\0\0\u{7}\0\0N\0\0\u{1}\0unowned\"\u{8}\0\0O\0\0\u{1}\0indirect\"\0\0\0\0\0\0\0\u{8}\0\0P\0\0\u{1}\0mutating\"\0\0\0\0\0\0\0\u{b}\0\0Q\0\0\u{1}\0convenience\"\0\0\0\0\u{8}\0\0R\0\0\u{1}\0required\"\0\0\0\0\0\0\0\u{5}\0\0S\0\0\u{1}\0final\"\0\0\u{8}\0\0T\0\0\u{1}\0override\"\0\0\0\0\0\0\0\u{7}\0\0U\0\0\u{1}\0dynamic\"\u{8}\0\0V\0\0\u{1}\0optional\"\0\0\0\0\0\0\0\u{5}\0\0W\0\0\u{1}\0infix\"\0\0\u{6}\0\0X\0\0\u{1}\0prefix\"\0\u{7}\0\0Y\0\0\u{1}\0postfix\"\u{4}\0\0Z\0\0\u{1}\0left\"\0\0\0\u{5}\0\0[\0\0\u{1}\0right\"\0\0\u{4}\0\0\\\0\0\u{1}\0none\"\0\0\0\u{5}\0\0]\0\0\u{1}\0some2\"\0\0\u{b}\0\0^\0\0\u{1}\0description\"\0\0\0\0\u{10}\0\0_\0\0\u{1}\0debugDescription\"\0\0\0\0\0\0\0\u{4}\0\0`\0\0\u{1}\0json\"\0\0\0\u{6}\0\0a\0\0\u{1}\0update\"\0\u{4}\0\0b\0\0\u{1}\0hash\"\0\0\0\u{6}\0\0c\0\0\u{1}\0encode\"\0\u{6}\0\0d\0\0\u{1}\0decode\"\0\u{5}\0\0e\0\0\u{1}\0index\"\0\0\u{5}\0\0f\0\0\u{1}\0count\"\0\0\u{3}\0\0g\0\0\u{1}\0map\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 10, seed: 0x3505b7796bd1a507, wide: false, full: false, count: 104, required: 104,
      unknown: .ignore, duplicates: .error,
      rules: """
        Keywords\tKeywords.kvmap\t2
        associatedtype\t+1\tassociatedtype
        class\t+2\tclass
        deinit\t+3\tdeinit
        enum\t+4\tenum
        extension\t+5\textension
        fileprivate\t+6\tfileprivate
        func\t+7\tfunc
        import\t+8\timport
        init\t+9\tinit
        inout\t+10\tinout
        internal\t+11\tinternal
        let\t+12\tlet
        operator\t+13\toperator
        precedencegroup\t+14\tprecedencegroup
        private\t+15\tprivate
        protocol\t+16\tprotocol
        public\t+17\tpublic
        rethrows\t+18\trethrows
        static\t+19\tstatic
        struct\t+20\tstruct
        subscript\t+21\tsubscript
        typealias\t+22\ttypealias
        var\t+23\tvar
        break\t+24\tbreak
        case\t+25\tcase
        catch\t+26\tcatch
        continue\t+27\tcontinue
        default\t+28\tdefault
        defer\t+29\tdefer
        do\t+30\tdo
        else\t+31\telse
        fallthrough\t+32\tfallthrough
        for\t+33\tfor
        guard\t+34\tguard
        if\t+35\tif
        in\t+36\tin
        repeat\t+37\trepeat
        return\t+38\treturn
        switch\t+39\tswitch
        throw\t+40\tthrow
        where\t+41\twhere
        while\t+42\twhile
        Any\t+43\tAny
        Protocol\t+44\tProtocol
        Self\t+45\tSelf
        Type\t+46\tType
        any\t+47\tany
        as\t+48\tas
        async\t+49\tasync
        await\t+50\tawait
        borrowing\t+51\tborrowing
        consume\t+52\tconsume
        consuming\t+53\tconsuming
        copy\t+54\tcopy
        each\t+55\teach
        false\t+56\tfalse
        is\t+57\tis
        isolated\t+58\tisolated
        nil\t+59\tnil
        nonisolated\t+60\tnonisolated
        open\t+61\topen
        sending\t+62\tsending
        some\t+63\tsome
        super\t+64\tsuper
        then\t+65\tthen
        throws\t+66\tthrows
        true\t+67\ttrue
        try\t+68\ttry
        unsafe\t+69\tunsafe
        yield\t+70\tyield
        actor\t+71\tactor
        macro\t+72\tmacro
        get\t+73\tget
        set\t+74\tset
        willSet\t+75\twillSet
        didSet\t+76\tdidSet
        lazy\t+77\tlazy
        weak\t+78\tweak
        unowned\t+79\tunowned
        indirect\t+80\tindirect
        mutating\t+81\tmutating
        convenience\t+82\tconvenience
        required\t+83\trequired
        final\t+84\tfinal
        override\t+85\toverride
        dynamic\t+86\tdynamic
        optional\t+87\toptional
        infix\t+88\tinfix
        prefix\t+89\tprefix
        postfix\t+90\tpostfix
        left\t+91\tleft
        right\t+92\tright
        none\t+93\tnone
        some2\t+94\tsome2
        description\t+95\tdescription
        debugDescription\t+96\tdebugDescription
        json\t+97\tjson
        update\t+98\tupdate
        hash\t+99\thash
        encode\t+100\tencode
        decode\t+101\tdecode
        index\t+102\tindex
        count\t+103\tcount
        map\t+104\tmap
        """)
  }
}

nonisolated extension KeywordOwner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{3}\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{f}\0\0\0\r\0\0\0\0\0\u{b}\0\0\0\u{7}\0\0\0\u{5}\0\0\0\u{5}\0\0\0\0\0\u{1}\0class\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0init\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0inout\"\0\0\u{7}\0\0\u{3}\0\0\u{1}\0default\"\u{2}\0\0\u{4}\0\0\u{1}\0in\"\0\0\0\0\0\u{5}\0\0\u{5}\0\0\u{1}\0await\"\0\0\u{4}\0\0\u{6}\0\0\u{1}\0Type\"\0\0\0\u{6}\0\0\u{7}\0\0\u{1}\0repeat\"\0\u{3}\0\0\u{8}\0\0\u{1}\0any\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 9, required: 9,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordOwner\tKeywords.kvmap\t109
        class\t+1\tclass
        init\t+2\tinit
        inout\t+3\tinout
        default\t+4\tdefault
        in\t+5\tin
        await\t+6\tawait
        Type\t+7\tType
        repeat\t+8\trepeat
        any\t+9\tany
        """)
  }
}

nonisolated extension KeywordPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0case\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordPlace\tKeywords.kvmap\t126
        case\t+0\tcase
        """)
  }
}

nonisolated extension KeywordCases {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\u{b}\0\u{3}\0\0\0\u{1}\0\0\0\r\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\t\0\u{5}\0\0\0\0\0\0\0plain\"\0\0\u{6}\0\0\u{1}\0\0\0\0byCase\"\0\u{6}\0\0\u{2}\0\0\0\0number\"\0\u{5}\0\0\u{3}\0\0\0\0value\"\0\0\u{3}\0\0\u{4}\0\0\0\0all\"\0\0\0\0\u{5}\0\0\u{5}\0\0\0\0maybe\"\0\0\u{5}\0\0\u{6}\0\0\0\0other\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordCases\tKeywords.kvmap\t127
        plain\t+1\tplain
        byCase\t+2\tbyCase
        number\t+3\tnumber
        value\t+4\tvalue
        all\t+5\tall
        maybe\t+6\tmaybe
        other\t+7\tother
        """)
  }
}

nonisolated extension KeywordBase {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordBase\tKeywords.kvmap\t136
        x\t+0\tx
        """)
  }
}

nonisolated extension KeywordCase {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{c}\0\u{7}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\n\0\u{3}\0\0\0\u{16}\0\u{1}\0\u{10}\0\u{14}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0self\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0Self\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0Type\"\0\0\0\u{8}\0\0\u{3}\0\0\0\0Protocol\"\0\0\0\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0Any\"\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0init\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0class\"\0\0\u{7}\0\0\u{7}\0\0\0\0default\"\u{3}\0\0\u{8}\0\0\0\0nil\"\0\0\0\0\u{1}\0\0\t\0\0\0\0_\"\0\0\0\0\0\0\u{4}\0\0\n\0\0\0\0case\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x3ee5789041c98ac3, wide: false, full: false, count: 11, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordCase\tKeywords.kvmap\t122
        """)
  }
}

nonisolated extension KeywordNumber {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{7}\0\0\0\u{1}\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\07\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\09\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordNumber\tKeywords.kvmap\t123
        """)
  }
}

nonisolated extension KeywordValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordValue\tKeywords.kvmap\t124
        """)
  }
}

nonisolated extension KeywordTag {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0self\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordTag\tKeywords.kvmap\t125
        \t+0\tself
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0self\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0Type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeywordTag\tKeywords.kvmap\t125
        """)
  }
}
