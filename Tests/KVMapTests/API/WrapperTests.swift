import Testing

@_spi(Generated) import KVMap

/// A type that declares everything that collections of it pass on.
private struct Entry: DocumentDecodable, DocumentEncodable, ContextDecodable, Hashable {
  var title: String
  var index: Int?
  var context: JSONValue?

  static let names = XMLNames(element: "feed", namespaces: [.init(prefix: "a", uri: "http://www.w3.org/2005/Atom")])
  static var _kvOptions: DecodingOptions { DecodingOptions(depth: 9, root: "entry") }
  static var _kvXML: XMLNames { names }
  static var _kvUsesElementPosition: Bool { true }
  static var _kvRoot: String { "entry" }
  static var _kvXMLRoot: XMLNames { names }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Entry {
    Entry(title: try kv.string())
  }

  static func _kvEncode(context: Int, _ kv: inout JSONWriter) throws(CodingFailure) { kv.int(context) }

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { kv.string(title) }
}

/// Optionals, collections and the like pass on what the mapping of their element says about documents.
@Suite struct WrapperTests {
  struct Wrapper: Sendable, CustomTestStringConvertible {
    let type: any (ContextDecodable & DocumentEncodable).Type
    /// What is read and written at the root.
    let json: String
    /// Whether it has its element's position, not positions of its own.
    let isTransparent: Bool

    init(
      _ type: any (ContextDecodable & DocumentEncodable).Type, _ json: String, isTransparent: Bool = false
    ) {
      self.type = type
      self.json = json
      self.isTransparent = isTransparent
    }

    var testDescription: String { "\(type)" }
  }

  private static let wrappers = [
    Wrapper(Entry.self, #"{"entry":"x"}"#, isTransparent: true),
    Wrapper(Entry?.self, #"{"entry":"x"}"#, isTransparent: true),
    Wrapper(PatchField<Entry>.self, #"{"entry":"x"}"#, isTransparent: true),
    Wrapper([Entry].self, #"{"entry":["x","y"]}"#),
    Wrapper(Set<Entry>.self, #"{"entry":["x","y"]}"#),
    Wrapper([String: Entry].self, #"{"entry":{"a":"x","b":"y"}}"#),
    Wrapper(LazyDecodedArray<Entry>.self, #"{"entry":["x","y"]}"#),
    Wrapper([LazyDecodedArray<Entry?>?].self, #"{"entry":[["x",null],null]}"#),
    Wrapper(PatchField<[Entry]>.self, #"{"entry":["x"]}"#),
  ]

  @Test(arguments: wrappers) func passesOn(_ wrapper: Wrapper) throws {
    func check<Wrapped: ContextDecodable & DocumentEncodable>(_ type: Wrapped.Type) throws {
      #expect(type._kvOptions.root == "entry" && type._kvOptions.depth == 9)
      #expect(type._kvXML == Entry.names && type._kvXMLRoot == Entry.names && type._kvRoot == "entry")
      #expect(type._kvUsesElementPosition == wrapper.isTransparent)
      #expect(type.CallerContext.self == Int.self)
      #expect(try Wrapped(json: wrapper.json).jsonString() == wrapper.json)
    }
    try check(wrapper.type)
  }

  /// The context exists only while a document is read, so elements that may ask for it are not read later.
  @Test func lazyElementsWithAContextAreReadAtOnce() throws {
    let entries = try LazyDecodedArray<Entry>(json: #"{"entry":["x"]}"#, context: 7)
    #expect(entries.map { try? $0.get().title } == ["x"])
    #expect(throws: MappingError.self) { try LazyDecodedArray<Entry>(json: #"{"entry":[1]}"#, context: 7) }
  }
}
