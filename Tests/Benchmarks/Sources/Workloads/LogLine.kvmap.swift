// Generated from LogLine.kvmap. Do not edit.
// kvmap format 1, input 28016bfdaeb5d5d5, body 7880381971f2cab2
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct LogLine: Swift.Sendable, Swift.Hashable {
  public var time: Swift.String
  public var level: Swift.String
  public var message: Swift.String
  public var request: LogRequest
  public var tags: [Swift.String]
  public var error: Swift.Optional<Swift.String>

  public init(
    time: Swift.String,
    level: Swift.String,
    message: Swift.String,
    request: LogRequest,
    tags: [Swift.String],
    error: Swift.String? = nil
  ) {
    self.time = time
    self.level = level
    self.message = message
    self.request = request
    self.tags = tags
    self.error = error
  }
}

nonisolated public struct LogRequest: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var method: Swift.String
  public var path: Swift.String
  public var status: Swift.Int
  public var seconds: Swift.Double

  public init(
    id: Swift.Int,
    method: Swift.String,
    path: Swift.String,
    status: Swift.Int,
    seconds: Swift.Double
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.status = status
    self.seconds = seconds
  }
}

// MARK: - Mappings

nonisolated extension LogLine: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: LogLine {
    LogLine(time: "", level: "", message: "", request: LogRequest._kvPlaceholder, tags: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LogLine, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.time)  // time
      case 1: kv.string(into: &out.level)  // level
      case 2: kv.string(into: &out.message)  // message
      case 3: kv.object(into: &out.request, updating: updating)  // request
      case 4: kv.strings(into: &out.tags)  // tags
      case 5: kv.string(orNil: &out.error)  // error
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"time\":", self.time)
    kv.string("\"level\":", self.level)
    kv.string("\"message\":", self.message)
    kv.key("\"request\":"); try self.request._kvEncode(&kv)
    kv.array("\"tags\":", self.tags)
    kv.string("\"error\":", ifPresent: self.error)
    kv.endObject()
  }
}

nonisolated extension LogRequest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: LogRequest {
    LogRequest(id: 0, method: "", path: "", status: 0, seconds: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LogRequest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.method)  // method
      case 2: kv.string(into: &out.path)  // path
      case 3: kv.int(into: &out.status)  // status
      case 4: kv.double(into: &out.seconds)  // seconds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"method\":", self.method)
    kv.string("\"path\":", self.path)
    kv.int("\"status\":", self.status)
    try kv.double("\"seconds\":", self.seconds)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension LogLine {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.time, right.time),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.message, right.message),
      KVMap._kvAreEqual(left.request, right.request),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.error, right.error)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.time.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.message.hash(into: &hasher)
    self.request.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.error.hash(into: &hasher)
  }
}

nonisolated extension LogRequest {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.method, right.method),
      KVMap._kvAreEqual(left.path, right.path),
      KVMap._kvAreEqual(left.status, right.status),
      KVMap._kvAreEqual(left.seconds, right.seconds)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.method.hash(into: &hasher)
    self.path.hash(into: &hasher)
    self.status.hash(into: &hasher)
    self.seconds.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension LogLine {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\u{b}\0\u{7}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\t\0\u{4}\0\0\0\0\0\u{1}\0time\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0level\"\0\0\u{7}\0\0\u{2}\0\0\u{1}\0message\"\u{7}\0\0\u{3}\0\0\u{1}\0request\"\u{4}\0\0\u{4}\0\0\u{1}\0tags\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0error\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 6, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        LogLine\tLogLine.kvmap\t7
        time\t+1\ttime
        level\t+2\tlevel
        message\t+3\tmessage
        request\t+4\trequest
        tags\t+5\ttags
        error\t+6\terror
        """)
  }
}

nonisolated extension LogRequest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\u{5}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0method\"\0\u{4}\0\0\u{2}\0\0\u{1}\0path\"\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0status\"\0\u{7}\0\0\u{4}\0\0\u{1}\0seconds\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        LogRequest\tLogLine.kvmap\t16
        id\t+1\tid
        method\t+2\tmethod
        path\t+3\tpath
        status\t+4\tstatus
        seconds\t+5\tseconds
        """)
  }
}
