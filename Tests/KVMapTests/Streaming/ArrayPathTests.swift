import Foundation
@_spi(Generated) import KVMap
import Testing

/// Arrays inside a document, read as they arrive: the same as when the whole document is there.
@Suite("Streams: arrays at a path")
struct ArrayPathTests {
  private static let ada = #"{"name":"Ada","age":36}"#
  private static let places: [(path: String, before: String, after: String)] = [
    ("features", #"{"features":"#, "}"),
    ("features", #" {"type":"x\"}]","no\u006ee":{"features":[1]}, "features" : "#, #" , "n":[{"a":1}],"m":null } "#),
    ("a.b", #"{"c":{"b":[]},"a":{"x":[[],{}],"b":"#, #"},"b":[2]}"#),
    ("\"\u{e9}.é\"[2]", #"{"é.\u00e9":[[1],"[",  "#, ",[3]]}\n"), ("[1].x", #"[{"x":[9]},{"x":"#, "}]"),
    ("[0][0]", "[[", "]]"), ("x", #"{"x":"#, #","x":[5]}"#),
  ]

  private static func whole(_ bytes: [UInt8], at path: String, _ options: StreamOptions = .init()) -> StreamOutcome {
    StreamOutcome(Author.self, .array, [bytes[...]], at: path, options: options)
  }

  private static func pieces(_ bytes: [UInt8], of length: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: bytes.count, by: length).map { bytes[$0..<min($0 + length, bytes.count)] }
  }

  @Test("every chunk may have any length, and the values are those of the whole document")
  func values() throws {
    for place in Self.places {
      for elements in ["[]", "[\(Self.ada)]", "[ \(Self.ada) ,\n{\"name\":\"Cy\",\"b\":[{}]}]"] {
        let bytes = Array((place.before + elements + place.after).utf8)
        let outcome = Self.whole(bytes, at: place.path)
        #expect(outcome.problems == [], "\(place)")
        #expect(outcome.values == (try [Author](json: elements)).map { "\($0)" }, "\(place)")
        for length in 1...bytes.count {
          #expect(
            StreamOutcome(Author.self, .array, Self.pieces(bytes, of: length), at: place.path) == outcome, "\(place)")
        }
      }
    }
  }

  /// Where brackets do not match, one of the two readers may encounter them before another problem.
  @Test("changed documents have the values and the first problem that they have when they are read at once")
  func changed() throws {
    var generator = SplitMix64(state: 31)
    var counts = (accepted: 0, compared: 0, refused: 0, located: 0)
    for number in 0..<12_000 {
      let place = Self.places[number % (Self.places.count - 1)]
      var bytes = Array((place.before + "[\(Self.ada), {\"name\":\"Cy\u{e9}\"}]" + place.after).utf8)
      for _ in 0..<(1 + number % 3) { bytes = Mutations.mutate(bytes, using: &generator) }
      let text = String(decoding: bytes, as: UTF8.self)
      let options = StreamOptions(elementLimit: number % 2 == 0 ? 12 : 1_000)
      let stream = Self.whole(bytes, at: place.path, options)
      let cut = bytes.cut(1 + number % 20, using: &generator)
      #expect(StreamOutcome(Author.self, .array, cut, at: place.path, options: options) == stream, "\(text)")
      guard number % 2 == 1 else { continue }
      do throws(MappingError) {
        let whole = try [Author](json: bytes, atPath: place.path)
        #expect(stream.problems == [], "\(text)")
        #expect(stream.values == whole.map { "\($0)" }, "\(text)")
        counts.accepted += 1
      } catch {
        let first = try #require(stream.problems.first, "\(text)")
        counts.refused += 1
        // Of a key with a control character the rest may not have arrived, nor has all of a character after a number.
        if first.offset == error.problems[0].offset, first.kind == .syntax, error.problems[0].kind == .syntax,
          first.offset < bytes.count, bytes[first.offset] >= 0x20, first.found != "the end of the input"
        {
          #expect(first.reached == error.problems[0].reached, "\(text)")
          #expect(first.message == error.problems[0].message, "\(text)")
          counts.located += 1
        }
        guard !stream.problems.contains(where: { $0.kind == .syntax || $0.kind == .encoding }),
          error.problems[0].kind != .syntax, error.problems[0].kind != .encoding, error.problems[0].path != place.path
        else { continue }
        #expect(first.kind == error.problems[0].kind && first.path == error.problems[0].path, "\(text)")
        #expect(first.offset == error.problems[0].offset, "\(text)")
        counts.compared += 1
      }
    }
    #expect(counts.accepted > 500 && counts.refused > 2_000, "\(counts)")
    #expect(counts.compared > 50 && counts.located > 500, "\(counts)")
  }

  @Test("what is wrong around the array has its place")
  func problems() {
    for (text, path, expected) in [
      (#"{"b":1}"#, "a", "missing a 6 expected a value, found nothing"),
      (#"{"a":{}}"#, "a.b", "missing a.b 6 expected a value, found nothing"),
      ("[[1]]", "[1]", "missing [1] 4 expected a value, found nothing"),
      (#"{"a":null}"#, "a", "null a 5 expected an array, found null"),
      (#"{"a":{"b":1}}"#, "a", "mismatch a 5 expected an array, found an object"),
      (#"{"a":[1]}"#, "a.b", "mismatch a 5 expected an object, found an array"),
      ("12", "a", "mismatch  0 expected an object, found a number"),
      (#"{"a":}"#, "a", "syntax  5 expected a value, found the character \"}\""),
      (#"{"a" 1}"#, "a", "syntax  5 expected a colon after the key, found the character \"1\""),
      (#"{a:1}"#, "a", "syntax  1 expected a key in quotation marks, found the character \"a\""),
      (#"{"b":tru,"a":[]}"#, "a", "syntax  5 expected true, false or null, found the character \"t\""),
      (#"{"b\x":1,"a":[]}"#, "a", #"syntax  3 expected an escape of JSON, found the character "\\""#),
      (#"{"b":[1}"#, "a", "syntax  7 expected a comma or \"]\", found the character \"}\""),
      (#"{"a":[1"#, "a", "syntax  7 expected a comma or \"]\", found the end of the input"),
      (#"{"a":[1]"#, "a", "syntax  8 expected a comma or \"}\", found the end of the input"),
      (#"{"a":[1],}"#, "a", "syntax  9 expected a key in quotation marks, found the character \"}\""),
      (#"{"a":[1]}}"#, "a", "syntax  9 expected the end of the input, found the character \"}\""),
      ("", "a", "syntax  0 expected a value, found the end of the input"),
      ("[1]", "a..b", "syntax  0 expected a path like items[0].name, found the text \"a..b\""),
      ("[1]", "[-1]", "syntax  0 expected a path of keys and of indices from 0, found the text \"[-1]\""),
    ] {
      let outcome = StreamOutcome(Int.self, .array, [Array(text.utf8)[...]], at: path)
      #expect(
        outcome.problems.map { "\($0.kind.rawValue) \($0.path) \($0.offset) \($0.message)" } == [expected], "\(text)")
    }
  }

  @Test("malformed text has the location that the whole document has there")
  func locations() throws {
    for (text, path) in [
      (#"{"n":[[1,2],[{"x":tru}]],"features":[]}"#, "features"),
      (#"{"x":{"features" 1},"a":{"features":[]}}"#, "a.features"),
      (#"{"a":{"features" 1}}"#, "a.features"), (#"{"n":1\,"a":[]}"#, "a"), (#"{"n":1"#, "a"), (#"{"n":1]"#, "a"),
      (#"{"n":[1}"#, "a"), (#"{"n":1,}"#, "a"), (#"{"n\x":1}"#, "a"), (#"{"n"#, "a"), (#"{"a":[1,2],"b":[tru]}"#, "a"),
      (#"{"a":[1,2]]"#, "a"), (#"{"a":[1,2]}x"#, "a"), (#"[[],{"x":1,2}]"#, "[2]"), (#"[[],[1 2]]"#, "[1]"),
      (#"{"a":[1,]}"#, "a"), (#"{"a":[1,2"#, "a"), (#"{"a":[1,{"b":tru}]}"#, "a"), ("[1 2]", ""),
      ("[1,]", ""), ("[tru]", ""), ("[1.,2]", ""), (#"{"n":-"x","a":[]}"#, "a"),
    ] {
      let stream = StreamOutcome(JSONValue.self, .array, [Array(text.utf8)[...]], at: path.isEmpty ? nil : path)
      let whole = try #require(throws: MappingError.self) {
        try [JSONValue](json: Array(text.utf8), atPath: path.isEmpty ? nil : path)
      }
      let (found, wanted) = (try #require(stream.problems.last, "\(text)"), whole.problems[0])
      #expect(found.reached == wanted.reached, "\(text)")
      #expect(found.offset == wanted.offset && found.message == wanted.message, "\(text)")
    }
  }

  @Test("problems of elements have the path of the array")
  func problemsOfElements() {
    let text = #"{"a":{"b":[{"name":"x"},{"name":1},{"age":1},{"name":"y"}]}}"#
    let outcome = StreamOutcome(Author.self, .array, [Array(text.utf8)[...]], at: "a.b")
    #expect(outcome.values.count == 2)
    #expect(outcome.problems.map(\.path) == ["a.b[1].name", "a.b[2].name"])
    let short = StreamOptions(elementLimit: 11)
    let long = StreamOutcome(Author.self, .array, [Array(text.utf8)[...]], at: "a.b", options: short)
    #expect(long.problems.map(\.path) == ["a.b[0]"])
    #expect(long.problems.first?.kind == .limit)
  }

  /// A value beside the way that is longer than a value may be is not kept.
  @Test("the memory does not depend on what is beside the way")
  func memory() {
    let long = "[" + String(repeating: #"{"x":"\"]}"},"#, count: 40_000) + "1]"
    let text = #"{"b":\#(long),"a":[1,2],"c":\#(long)}"#
    let bytes = Array(text.utf8)
    let options = StreamOptions(elementLimit: 1_000)
    let outcome = StreamOutcome(Int.self, .array, Self.pieces(bytes, of: 500), at: "a", options: options)
    #expect(outcome.values == ["1", "2"] && outcome.problems == [])
    #expect(outcome.peak < 8_000, "\(outcome.peak)")
    let broken = Array(text.replacing("1],\"a\"", with: "1},\"a\"").utf8)
    let whole = StreamOutcome(Int.self, .array, [broken[...]], at: "a", options: options)
    #expect(whole.problems.map(\.kind) == [.syntax])
    #expect(StreamOutcome(Int.self, .array, Self.pieces(broken, of: 7), at: "a", options: options) == whole)
  }

  @Test("the levels of the path count")
  func depth() {
    let deep = String(repeating: "[", count: 126) + String(repeating: "]", count: 126)
    for (levels, isRead) in [(deep, true), ("[\(deep)]", false)] {
      let bytes = Array(#"{"a":[\#(levels)]}"#.utf8)
      let stream = StreamOutcome(JSONValue.self, .array, [bytes[...]], at: "a")
      let whole = Result { try [JSONValue](json: bytes, atPath: "a") }
      #expect(stream.problems.isEmpty == isRead)
      #expect(((try? whole.get()) != nil) == isRead)
    }
    let beside = Array(#"{"b":[\#(deep)],"a":[1]}"#.utf8)
    #expect(StreamOutcome(JSONValue.self, .array, [beside[...]], at: "a").values == ["1"])
  }

  @Test("a path that is deeper than a document may be")
  func deepPath() {
    let (open, close) = (String(repeating: "[", count: 140), String(repeating: "]", count: 140))
    for levels in [127, 128, 139] {
      let path = String(repeating: "[0]", count: levels)
      let outcome = StreamOutcome(JSONValue.self, .array, [ArraySlice((open + close).utf8)], at: path)
      #expect(outcome.problems.map(\.kind) == [.depth] && outcome.values == [], "\(levels)")
    }
  }

  @Test("another encoding is named")
  func encodings() {
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian] {
      for text in [#"{"a":[1]}"#, "5 "] {
        let bytes = Array(text.data(using: encoding) ?? Data())
        let outcome = StreamOutcome(Int.self, .array, [bytes[...]], at: "a")
        #expect(outcome.problems.map(\.kind) == [.encoding], "\(encoding): \(text)")
      }
    }
  }

  @Test("a path in each line")
  func lines() {
    let text = #"{"d":{"u":1}}"# + "\n" + #"{"d":{}}"# + "\n" + #"{"d":{"u":3}}"#
    let outcome = StreamOutcome(Int.self, .ndjson, [Array(text.utf8)[...]], at: "d.u")
    #expect(outcome.values == ["1", "3"])
    #expect(outcome.problems.map(\.path) == ["[1].d.u"])
  }
}
