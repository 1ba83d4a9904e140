import Testing

@_spi(Generated) @testable import KVMap

/// The number of bytes skipped in the lookahead for discriminators: proportional to the document, however deep unions
/// are nested.
@Suite struct LookAheadTests {
  private static let path = KeyTableFixture(entries: [.init(key: "type")]).make()
  private static let cases = KeyTableFixture(entries: [.init(key: "x")]).make()
  private static let keys = KeyTableFixture(entries: [.init(key: "child")]).make()

  /// A union whose only case contains another such union, as generated code reads it.
  private static func read(_ kv: inout JSONReader) throws(CodingFailure) {
    _ = try kv.discriminator(path, cases, lenient: false, isOpen: false)
    let led = kv.beginPayload(path)
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      if kv.cursor.p[0] == UInt8(ascii: "{") { try read(&kv) } else { try kv.skip() }
      key = try kv.nextKey(keys, &scan)
    }
    kv.endPayload(led)
  }

  /// The number of bytes skipped; 0 if there was no lookahead.
  private static func passedBytes(_ document: String) throws -> Int {
    var bytes = Array(document.utf8)
    return try bytes.withUnsafeMutableBufferPointer { buffer in
      var reader = JSONReader(JSONInput(UnsafeBufferPointer(buffer)), depthLimit: 1_000)
      try read(&reader)
      return reader.session?.skipCache.passedBytes ?? 0
    }
  }

  private static func nested(_ depth: Int, _ front: String, _ back: String) -> String {
    String(repeating: front, count: depth) + "[1,2,3]" + String(repeating: back, count: depth)
  }

  @Test(arguments: [1, 10, 100, 400])
  func aDiscriminatorBehindItsPayload(depth: Int) throws {
    let document = Self.nested(depth, #"{"child":"#, #","pad":[{"a":[]}],"type":"x"}"#)
    let passed = try Self.passedBytes(document)
    #expect(passed > 0)
    #expect(passed <= 3 * document.utf8.count)
  }

  @Test func aDiscriminatorInFrontOfItsPayload() throws {
    #expect(try Self.passedBytes(Self.nested(400, #"{"type":"x","child":"#, #","pad":[{"a":[]}]}"#)) == 0)
    // Nothing needs to be cached after a value that is neither an object nor an array.
    #expect(try Self.passedBytes(Self.nested(400, #"{"id":7,"type":"x","child":"#, "}")) == 0)
  }
}
