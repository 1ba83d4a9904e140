import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct UnionTests {
  @Test func aKeyChoosesWhereverItStands() throws {
    let document = #"""
      {"media":[{"type":"photo","width":1},{"length":2.5,"type":"clip"},{"type":"gif","x":[1]},{"a":1,"type":7},\#
      {"b":2,"type":true},{"type":5e-1,"width":3},{"type":"old","width":4},{"c":{"d":null},"type":"raw"}]}
      """#
    let album = try Album(json: document)
    #expect(album.media[0] == .photo(EmittedGoldens.Photo(width: 1)))
    #expect(album.media[1] == .video(Video(length: 2.5)))
    #expect(album.media[2] == .unknown(.object(["type": "gif", "x": [1]])))
    #expect(album.media[3] == .counts(["a": 1]))
    #expect(album.media[4] == .counts(["b": 2]))
    #expect(album.media[5] == .half(EmittedGoldens.Photo(width: 3)))
    #expect(album.media[6] == .old(EmittedGoldens.Photo(width: 4)))
    // The union writes the discriminator itself.
    #expect(album.media[7] == .raw(["c": ["d": .null]]))
  }

  @Test func theDiscriminatorIsWrittenFirst() throws {
    let all: [Media] = [
      .photo(EmittedGoldens.Photo(width: 1)), .video(Video(length: 2, still: .raw(["x": 1]))), .raw(["a": 1]),
      .counts(["b": 2]),
      .half(EmittedGoldens.Photo(width: 3)), .unknown(["type": "gif"]), .unknown(5),
    ]
    #expect(
      try all.jsonString() == #"""
        [{"type":"photo","width":1},{"type":"video","length":2,"still":{"type":"raw","x":1},"title":""},\#
        {"type":"raw","a":1},{"type":7,"b":2},{"type":0.5,"width":3},{"type":"gif"},5]
        """#)
    let deep: [Deep] = [.text("x"), .more(.many([.text("y"), .more(.text("z"))]))]
    let text = try deep.jsonString()
    #expect(text.hasPrefix(#"[{"head":{"kind":"text","body":{"value":"x"}}},{"head":{"kind":"more","body":{"value":"#))
    #expect(try [Deep](json: text) == deep)
    let strict = #"{"meta":{"kinds":["b"]},"x":1,"more":[2]}"#
    #expect(try Strict(json: strict) == .b(Kept(x: 1, others: ["more": [2]])))
    #expect(try Mapped.rewritten(strict, as: Strict.self) == strict)
    let both = #"{"outer":"inner","inner":"one","width":5}"#
    #expect(try Mapped.rewritten(both, as: OuterUnion.self) == both)
  }

  /// A payload with arbitrary keys must not contain the discriminator's key: it would be read as something else.
  @Test func theDiscriminatorIsWrittenOnce() throws {
    #expect(Mapped.writingProblem(Strict.b(Kept(x: 1, others: ["meta": 5]))) == "meta mismatch")
    #expect(Mapped.writingProblem([Media.raw(["a": 1, "type": "photo"])]) == "[0].type mismatch")
    #expect(Mapped.writingProblem([Media.counts(["type": 1])]) == "[0].type mismatch")
    #expect(Mapped.writingProblem(Loose.same(Same(all: ["a\"b": [], "c": 1]))) == #""a\"b" mismatch"#)
    #expect(Mapped.writingProblem(Loose.kept(.one(Kept(x: 1, others: ["inner": 1])))) == "inner mismatch")
    #expect(Mapped.writingProblem(Loose.kept(.one(Kept(x: 1, others: ["a\"b": 1])))) == #""a\"b" mismatch"#)
    let nested: Loose = .kept(.one(Kept(x: 1, others: ["y": ["inner": 2, "a\"b": 3]])))
    #expect(try Mapped.text(nested) == #"{"a\"b":"kept","inner":"one","x":1,"y":{"inner":2,"a\"b":3}}"#)
    #expect(try Loose(json: Mapped.text(nested)) == nested)
  }

  @Test(arguments: [
    (#"{"kind":"login","data":{"user":"ada"}}"#, Event.login(Login(user: "ada"))),
    (#"{"data":5,"kind":"count"}"#, .count(5)), (#"{"kind":"none"}"#, .none(nil)),
    (#"{"kind":"none","data":null}"#, .none(nil)),
    (#"{"x":[],"data":{"width":1},"kind":"none"}"#, .none(EmittedGoldens.Photo(width: 1))),
    (#"{"kind":"?","data":[1]}"#, .other(["kind": "?", "data": [1]])),
  ])
  func payloadsStandBesideTheirKey(document: String, value: Event) throws {
    #expect(try Event(json: document) == value)
    #expect(try Event(json: Mapped.text(value)) == value)
  }

  @Test(arguments: [
    ("7", ID.number(7)), (#""x""#, .text("x")), (#"["a"]"#, .list(["a"])),
    (#"{"width":1}"#, .object(EmittedGoldens.Photo(width: 1))),
  ])
  func theFirstCaseThatFitsIsTaken(document: String, value: ID) throws {
    #expect(try ID(json: document) == value)
    #expect(try Mapped.text(value) == document)
  }

  @Test(arguments: [
    (#"{"width":1,"link":{"href":"x"}}"#, Post.photo(EmittedGoldens.Photo(width: 1))),
    (#"{"link":{"href":"x"}}"#, .link(Link(href: "x"))),
    (#"{"link":null,"href":"x"}"#, .other(["link": .null, "href": "x"])),
    (#"[{"text":"t","of":[{"width":2}]}]"#, .texts([Text(text: "t", of: [.photo(EmittedGoldens.Photo(width: 2))])])),
    (#"[{"text":1}]"#, .other([["text": 1]])), ("null", .other(.null)),
  ])
  func aCaseMayAskForAKey(document: String, value: Post) throws {
    #expect(try Post(json: document) == value)
  }

  /// The `else` case also accepts a value without a discriminator (`null` counts as none), and keeps it unchanged.
  @Test(arguments: [#"{"width":1}"#, #"{"type":null,"x":[]}"#, "{}"])
  func elseTakesWhatHasNoDiscriminator(document: String) throws {
    let media = try Media(json: document)
    guard case .unknown = media else {
      Issue.record("\(media)")
      return
    }
    #expect(try Mapped.text(media) == document)
    let event = try Event(json: #"{"data":1,"kind":null}"#)
    #expect(event == .other(["data": 1, "kind": .null]))
    #expect(try Event(json: #"{"data":1}"#) == .other(["data": 1]))
  }

  @Test func whereThereIsNoElseADiscriminatorIsNeeded() {
    #expect(Mapped.problem(#"{"kind":"login"}"#, as: OuterUnion.self) == "outer missing OuterUnion:54")
    #expect(Mapped.problem(#"{"outer":null}"#, as: OuterUnion.self) == "outer null OuterUnion:54")
    // A value that is not an object but should be is wrong for every case.
    #expect(Mapped.problem("[[]]", as: [Media].self) == "[0] mismatch Media:2")
  }

  /// Once the key that a case requires is present, that case is chosen: no other case hides its errors.
  @Test(arguments: [
    (#"{"width":"x"}"#, "width mismatch Photo.width:13"), (#"{"width":null}"#, "width null Photo.width:13"),
    (#"{"link":{"href":5}}"#, "link.href mismatch Link.href:46"),
    (#"{"link":{"href":"x"},"width":true}"#, "width mismatch Photo.width:13"),
  ])
  func whatIsWrongWithACaseThatIsMeantIsTold(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Post.self) == problem)
    #expect(Mapped.problems("[\(document), {}]", as: [Post].self) == ["[0].\(problem)"])
  }

  /// A case that requires nothing commits to nothing, whatever a union inside it does.
  @Test func aCaseThatAsksForNothingIsLeftAgain() throws {
    let document = #"[{"text":"t","of":[{"width":"x"}]}]"#
    #expect(try Post(json: document) == .other([["text": "t", "of": [["width": "x"]]]]))
  }

  @Test(arguments: [
    (#"{"media":[{"type":"photo","width":"x"}]}"#, "media[0].width mismatch Photo.width:13"),
    (#"{"media":[7]}"#, "media[0] mismatch Album.media:15"),
    (#"{"media":[{"type":"counts","a":1},{"type":7,"a":"x"}]}"#, "media[1].a mismatch Media:2"),
    (#"{"media":[{"type":"photo","width":1,"type":"photo"}]}"#, "media[0].type duplicate-key"),
    (#"{"media":[{"x":{"y":tru},"type":"photo"}]}"#, " syntax"),
    (#"{"media":[{"x":1,"type":"photo",}]}"#, " syntax"),
  ])
  func badValuesAreToldAtTheirPlaces(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Album.self)?.hasPrefix(problem) == true)
  }

  @Test(arguments: [
    (#"{"meta":{"kinds":["c"]}}"#, "meta.kinds[0] unknown-case Strict:18"),
    (#"{"meta":{"kinds":[1]}}"#, "meta.kinds[0] mismatch Strict:18"),
    (#"{"meta":{"kinds":[]}}"#, "meta.kinds[0] missing Strict:18"),
    (#"{"meta":{"kinds":[null]}}"#, "meta.kinds[0] null Strict:18"),
    (#"{"meta":{"kinds":null}}"#, "meta.kinds[0] null Strict:18"),
    (#"{"meta":{"kinds":{}}}"#, "meta.kinds mismatch Strict:18"),
    (#"{"meta":[]}"#, "meta mismatch Strict:18"), ("[]", " mismatch Strict:18"), ("null", " null Strict:18"),
    (#"{"meta":{"kinds":[[1]]}}"#, "meta.kinds[0] mismatch Strict:18"),
  ])
  func aDiscriminatorIsToldAtItsPath(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Strict.self) == problem)
  }

  @Test(arguments: [
    (#"{"kind":"login"}"#, "data missing Event:24"),
    (#"{"kind":"count","data":"x"}"#, "data mismatch Event:24"),
    (#"{"kind":"count","data":1,"data":2}"#, "data duplicate-key Event:24"),
    (#"{"kind":"login","data":{}}"#, "data.user missing Login.user:30"),
  ])
  func aPayloadIsToldAtItsPath(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Event.self) == problem)
  }

  @Test func nothingFits() throws {
    let error = #expect(throws: MappingError.self) { try [ID](json: #"[7, {"width":true}]"#) }
    let problem = try #require(error?.problems.first)
    #expect(Mapped.text(problem) == "[1] unknown-case ID:38")
    #expect(problem.offset == 4)
    #expect(
      problem.expected == "number (an integer), text (a string), list (an array) or object (width: an integer)")
    #expect(problem.found == "an object")
    #expect(Mapped.problem("null", as: ID.self) == " null ID:38")
    #expect(Mapped.problem("[1", as: ID.self) == " syntax")
  }

  @Test func allProblemsAreCollected() {
    let document = #"""
      {"media":[{"type":"photo","width":"x"},{"x":1},{"type":"video","length":true,"title":1},{"type":"photo","width":1}]}
      """#
    #expect(
      Mapped.problems(document, as: Album.self) == [
        "media[0].width mismatch Photo.width:13",
        "media[2].length mismatch Video.length:14", "media[2].title mismatch Video.title:14",
      ])
  }

  @Test func defaultsAreCases() throws {
    let value = try UnionDefaults(json: #"{"id":null}"#)
    #expect(value.id == .number(7))
    #expect(value.maybe == .text("?"))
    #expect(try UnionDefaults(json: #"{"maybe":null,"id":"x"}"#) == UnionDefaults(id: .text("x"), maybe: nil))
  }

  @Test func whatReadsSelfMayBeAnything() throws {
    #expect(try [WholeUnion](json: #"[{"a":1},7]"#) == [.tree(["a": 1]), .tag(SelfTag(id: 7))])
  }

  @Test(arguments: [
    (#"{"v":1,"n":"2"}"#, LooseUnion.one(Loosest(n: 2))), (#"{"v":"true"}"#, .yes(Loosest())),
    (#"{"v":"?","n":1,"v":true}"#, .yes(Loosest(n: 1))),
  ])
  func lenientComparesTextsAndTheLastCounts(document: String, value: LooseUnion) throws {
    #expect(try LooseUnion(json: document) == value)
  }

  @Test func lenientTakesTheFirstThatFits() throws {
    #expect(
      try [LooseValue](json: #"["7","yes","x",true]"#)
        == [.number(7), .flag(true), .texts(["x"]), .flag(true)])
    #expect(Mapped.problem(#"{"v":1.0}"#, as: LooseUnion.self) == "v unknown-case LooseUnion:4")
  }

  @Test func onlyTheDiscriminatorIsNoUnknownKey() throws {
    #expect(try Exact(json: #"{"x":1,"type":"known"}"#) == .known(Known(x: 1)))
    #expect(try Exact(json: #"{"again":"known","type":"again","x":1}"#) == .again(.known(Known(x: 1))))
    #expect(
      Mapped.problem(#"{"type":"known","x":1,"z":2}"#, as: Exact.self)?.hasPrefix("z unknown-key") == true)
    #expect(Mapped.problem(#"{"type":"known","x":1,"type":"known"}"#, as: Exact.self)?.hasPrefix("type dup") == true)
  }

  @Test func aCaseThatIsOnlyReadIsWrittenWithoutItsTag() throws {
    let media = [Media.raw([:]), .old(EmittedGoldens.Photo(width: 1))]
    #expect(try Mapped.text(media) == #"[{"type":"raw"},{"width":1}]"#)
    let nothing = #expect(throws: MappingError.self) { try Media.counts(nil).jsonBytes() }
    #expect(nothing?.problems.first?.kind == .mismatch)
  }
}

/// Deeply nested documents in which each level needs something that follows the deeper ones. If each level doubled the
/// work, these tests would never end.
@Suite struct NestedUnionTests {
  private static let depth = 100

  private static func nested(_ front: String, _ core: String, _ back: String) -> String {
    String(repeating: front, count: depth) + core + String(repeating: back, count: depth)
  }

  @Test func triedCasesAreRemembered() throws {
    var tree = try Growth(json: Self.nested(#"{"child":"#, "1", "}"))
    var levels = 0
    while case .second(let node) = tree {
      tree = node.child
      levels += 1
    }
    #expect(levels == Self.depth)
    #expect(tree == .leaf(1))
    // A failure at the bottom occurs once for each level, not once for each way to reach it.
    let problem = Mapped.problem(Self.nested(#"{"child":"#, "true", "}"), as: Growth.self)
    #expect(problem == " unknown-case Growth:50")
    #expect(Growth.decodeCollectingProblems(json: Self.nested(#"{"child":"#, "true", "}")).problems.count == 1)
  }

  @Test func discriminatorsBehindDeepPayloads() throws {
    let document = Self.nested(#"{"length":1,"still":"#, #"{"type":"raw"}"#, #","type":"video"}"#)
    var media = try Media(json: document)
    var levels = 0
    while case .video(let video) = media {
      media = try #require(video.still)
      levels += 1
    }
    #expect(levels == Self.depth)
    #expect(media == .raw([:]))
    #expect(Mapped.problem(document.replacing("raw", with: "photo"), as: Media.self)?.hasPrefix("still.still.") == true)
  }
}
