// Generated from Envelope.kvmap. Do not edit.
// kvmap format 1, input 916f2bf703d869d5, body 4b03063e7a2a4ae7
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// What every message has. Its parameters are read from the same bytes, as the type of its method.
nonisolated struct Envelope: Swift.Sendable, Swift.Hashable {
  var id: KVMap.PatchField<RequestID>
  var method: Swift.Optional<Swift.String>

  init(id: KVMap.PatchField<RequestID> = .absent, method: Swift.String? = nil) {
    self.id = id
    self.method = method
  }
}

nonisolated struct Reply<Result> {
  var jsonrpc: Swift.String
  var id: RequestID
  var result: Result

  init(jsonrpc: Swift.String = "2.0", id: RequestID, result: Result) {
    self.jsonrpc = jsonrpc
    self.id = id
    self.result = result
  }
}

nonisolated extension Reply: Swift.Sendable where Result: Swift.Sendable {}

nonisolated extension Reply: Swift.Equatable where Result: Swift.Equatable {}

nonisolated extension Reply: Swift.Hashable where Result: Swift.Hashable {}

/// The answer to a message that cannot be understood has the identity null.
nonisolated struct Failure: Swift.Sendable, Swift.Hashable {
  var jsonrpc: Swift.String
  var id: Swift.Optional<RequestID>
  var error: ResponseError

  init(jsonrpc: Swift.String = "2.0", id: RequestID? = nil, error: ResponseError) {
    self.jsonrpc = jsonrpc
    self.id = id
    self.error = error
  }
}

nonisolated struct ResponseError: Swift.Sendable, Swift.Hashable {
  var code: Swift.Int
  var message: Swift.String

  init(code: Swift.Int, message: Swift.String) {
    self.code = code
    self.message = message
  }
}

nonisolated struct Notification<Parameters> {
  var jsonrpc: Swift.String
  var method: Swift.String
  var params: Parameters

  init(jsonrpc: Swift.String = "2.0", method: Swift.String, params: Parameters) {
    self.jsonrpc = jsonrpc
    self.method = method
    self.params = params
  }
}

nonisolated extension Notification: Swift.Sendable where Parameters: Swift.Sendable {}

nonisolated extension Notification: Swift.Equatable where Parameters: Swift.Equatable {}

nonisolated extension Notification: Swift.Hashable where Parameters: Swift.Hashable {}

nonisolated struct ServerRequest<Parameters> {
  var jsonrpc: Swift.String
  var id: RequestID
  var method: Swift.String
  var params: Parameters

  init(jsonrpc: Swift.String = "2.0", id: RequestID, method: Swift.String, params: Parameters) {
    self.jsonrpc = jsonrpc
    self.id = id
    self.method = method
    self.params = params
  }
}

nonisolated extension ServerRequest: Swift.Sendable where Parameters: Swift.Sendable {}

nonisolated extension ServerRequest: Swift.Equatable where Parameters: Swift.Equatable {}

nonisolated extension ServerRequest: Swift.Hashable where Parameters: Swift.Hashable {}

nonisolated struct NoParameters: Swift.Sendable, Swift.Hashable {
  init() {}
}

nonisolated struct CancelParameters: Swift.Sendable, Swift.Hashable {
  var id: RequestID

  init(id: RequestID) {
    self.id = id
  }
}

nonisolated enum RequestID: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case text(Swift.String)
}

// MARK: - Mappings

nonisolated extension Envelope: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Envelope {
    Envelope()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Envelope, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyText() ? .null : .value(RequestID._kvDecode(&kv, replacing: nil))  // id
        case 1: kv.string(orNil: &out.method)  // method
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    switch self.id {
    case .absent: break
    case .null: kv.key("\"id\":"); kv.null()
    case .value(let value): kv.key("\"id\":"); try value._kvEncode(&kv)
    }
    kv.string("\"method\":", ifPresent: self.method)
    kv.endObject()
  }
}

nonisolated extension Reply: KVMap.DocumentDecodable where Result: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Reply {
    let current: Swift.UnsafePointer<Reply>? = current?.assumingMemoryBound(to: Reply.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.Optional<RequestID>
    var _2: Swift.Optional<Result>
    if let current {
      _0 = current.pointee.jsonrpc
      _1 = current.pointee.id
      _2 = current.pointee.result
    } else {
      _0 = "2.0"
      _1 = nil
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? "2.0" : kv.string()  // jsonrpc
        case 1: _1 = try RequestID._kvDecode(&kv, replacing: nil)  // id
        case 2: _2 = try Result._kvDecode(&kv, updating: current?.pointee.result)  // result
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
    return Reply(jsonrpc: _0, id: made1, result: made2)
  }
}

nonisolated extension Reply: KVMap.DocumentEncodable where Result: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"jsonrpc\":", self.jsonrpc)
    kv.key("\"id\":"); try self.id._kvEncode(&kv)
    kv.key("\"result\":"); try self.result._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Reply: KVMap.ContextDecodable where Result: KVMap.ContextDecodable {
  static func _kvEncode(context: Result.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Result._kvEncode(context: context, &kv)
  }
}

nonisolated extension Failure: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Failure {
    Failure(error: ResponseError._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Failure, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.jsonrpc = try kv.consumeNull() ? "2.0" : kv.string()  // jsonrpc
        case 1: out.id = try kv.consumeNullOrEmptyText() ? nil : RequestID._kvDecode(&kv, replacing: nil)  // id
        case 2: kv.object(into: &out.error, updating: updating)  // error
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"jsonrpc\":", self.jsonrpc)
    if let value = self.id { kv.key("\"id\":"); try value._kvEncode(&kv) } else { kv.key("\"id\":"); kv.null() }
    kv.key("\"error\":"); try self.error._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension ResponseError: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ResponseError {
    ResponseError(code: 0, message: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ResponseError, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.code)  // code
      case 1: kv.string(into: &out.message)  // message
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"code\":", self.code)
    kv.string("\"message\":", self.message)
    kv.endObject()
  }
}

nonisolated extension Notification: KVMap.DocumentDecodable where Parameters: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Notification {
    let current: Swift.UnsafePointer<Notification>? = current?.assumingMemoryBound(to: Notification.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.String
    var _2: Swift.Optional<Parameters>
    if let current {
      _0 = current.pointee.jsonrpc
      _1 = current.pointee.method
      _2 = current.pointee.params
    } else {
      _0 = "2.0"
      _1 = ""
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? "2.0" : kv.string()  // jsonrpc
        case 1: kv.string(into: &_1)  // method
        case 2: _2 = try Parameters._kvDecode(&kv, updating: current?.pointee.params)  // params
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made2 = try kv.unwrapRequired(&_2, scan.hasAllRequired)
    return Notification(jsonrpc: _0, method: _1, params: made2)
  }
}

nonisolated extension Notification: KVMap.DocumentEncodable where Parameters: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"jsonrpc\":", self.jsonrpc)
    kv.string("\"method\":", self.method)
    kv.key("\"params\":"); try self.params._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Notification: KVMap.ContextDecodable where Parameters: KVMap.ContextDecodable {
  static func _kvEncode(context: Parameters.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Parameters._kvEncode(context: context, &kv)
  }
}

nonisolated extension ServerRequest: KVMap.DocumentDecodable where Parameters: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ServerRequest {
    let current: Swift.UnsafePointer<ServerRequest>? = current?.assumingMemoryBound(to: ServerRequest.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.Optional<RequestID>
    var _2: Swift.String
    var _3: Swift.Optional<Parameters>
    if let current {
      _0 = current.pointee.jsonrpc
      _1 = current.pointee.id
      _2 = current.pointee.method
      _3 = current.pointee.params
    } else {
      _0 = "2.0"
      _1 = nil
      _2 = ""
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? "2.0" : kv.string()  // jsonrpc
        case 1: _1 = try RequestID._kvDecode(&kv, replacing: nil)  // id
        case 2: kv.string(into: &_2)  // method
        case 3: _3 = try Parameters._kvDecode(&kv, updating: current?.pointee.params)  // params
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
    return ServerRequest(jsonrpc: _0, id: made1, method: _2, params: made3)
  }
}

nonisolated extension ServerRequest: KVMap.DocumentEncodable where Parameters: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"jsonrpc\":", self.jsonrpc)
    kv.key("\"id\":"); try self.id._kvEncode(&kv)
    kv.string("\"method\":", self.method)
    kv.key("\"params\":"); try self.params._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension ServerRequest: KVMap.ContextDecodable where Parameters: KVMap.ContextDecodable {
  static func _kvEncode(context: Parameters.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Parameters._kvEncode(context: context, &kv)
  }
}

nonisolated extension NoParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: NoParameters {
    NoParameters()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout NoParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CancelParameters: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CancelParameters {
    let current: Swift.UnsafePointer<CancelParameters>? = current?.assumingMemoryBound(to: CancelParameters.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<RequestID>
    if let current {
      _0 = current.pointee.id
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try RequestID._kvDecode(&kv, replacing: nil)  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CancelParameters(id: made0)
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); try self.id._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension RequestID: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> RequestID {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(RequestID.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: RequestID = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: RequestID = try .text(kv.string())
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "text") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .text(let value):
      kv.string(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Envelope {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.method, right.method)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.method.hash(into: &hasher)
  }
}

nonisolated extension Failure {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.jsonrpc, right.jsonrpc),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.error, right.error)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.jsonrpc.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.error.hash(into: &hasher)
  }
}

nonisolated extension ResponseError {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.message, right.message)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.code.hash(into: &hasher)
    self.message.hash(into: &hasher)
  }
}

nonisolated extension CancelParameters {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Envelope {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0method\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Envelope\tEnvelope.kvmap\t4
        id\t+1\tid
        method\t+2\tmethod
        """)
  }
}

nonisolated extension Reply {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\u{1}\0\0\0\u{7}\0\0\0\0\0\0\0jsonrpc\"\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0result\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Reply\tEnvelope.kvmap\t14
        jsonrpc\t+1\tjsonrpc
        id\t+2\tid
        result\t+3\tresult
        """)
  }
}

nonisolated extension Failure {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{7}\0\0\0\0\0\0\0jsonrpc\"\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0error\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Failure\tEnvelope.kvmap\t21
        jsonrpc\t+2\tjsonrpc
        id\t+3\tid
        error\t+4\terror
        """)
  }
}

nonisolated extension ResponseError {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0code\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0message\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        ResponseError\tEnvelope.kvmap\t28
        code\t+1\tcode
        message\t+2\tmessage
        """)
  }
}

nonisolated extension Notification {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\0\0jsonrpc\"\u{6}\0\0\u{1}\0\0\u{1}\0method\"\0\u{6}\0\0\u{2}\0\0\u{1}\0params\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Notification\tEnvelope.kvmap\t33
        jsonrpc\t+1\tjsonrpc
        method\t+2\tmethod
        params\t+3\tparams
        """)
  }
}

nonisolated extension ServerRequest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0\u{7}\0\u{3}\0\u{7}\0\0\0\0\0\0\0jsonrpc\"\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0method\"\0\u{6}\0\0\u{3}\0\0\u{1}\0params\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        ServerRequest\tEnvelope.kvmap\t39
        jsonrpc\t+1\tjsonrpc
        id\t+2\tid
        method\t+3\tmethod
        params\t+4\tparams
        """)
  }
}

nonisolated extension NoParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        NoParameters\tEnvelope.kvmap\t46
        """)
  }
}

nonisolated extension CancelParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CancelParameters\tEnvelope.kvmap\t48
        id\t+2\tid
        """)
  }
}

nonisolated extension RequestID {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RequestID\tEnvelope.kvmap\t9
        """)
  }
}
