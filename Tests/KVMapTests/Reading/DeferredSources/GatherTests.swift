@_spi(Generated) import KVMap
import Testing

/// `gather all { x <-> a, y <-> b.c }`, read as a Value, an Object and a dictionary.
struct Gathered: DocumentDecodable {
  var value: JSONValue?
  var isAbsent = false

  @TaskLocal static var needsAll = false
  static let keys = KeyTableFixture(
    type: "Gathered",
    entries: [.init(key: "a", line: 2), .init(key: "b", line: 2)],
    rules: [.init(key: "", property: "value", path: "a", line: 2)]
  ).make()

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Gathered {
    var result = Gathered()
    var a: ValuePosition = .none
    var b: ValuePosition = .none
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      if key == 0 { a = try kv.deferValue() } else { b = try kv.deferValue() }
      key = try kv.nextKey(keys, &scan)
    }
    let number = kv.beginGather("x y\ta\ny\tb.c\n", all: needsAll, scan)
    kv.addToGather(a, to: number, entry: 0)
    kv.addToGather(b, to: number, entry: 1)
    let mark = kv.endGather(number)
    result.isAbsent = mark.isAbsent
    if mark.isAbsent && needsAll { try kv.reportMissing(keys, rule: 2, gathered: number, scan) }
    guard mark.isValue else { return result }
    let back = kv.seek(to: mark, keys, rule: 2, scan)
    result.value = try kv.value()
    kv.rewind(to: back)
    // A second lookup gives the same result.
    _ = kv.seek(to: kv.endGather(number), keys, rule: 2, scan)
    guard try kv.value() == result.value else { return Gathered() }
    _ = kv.seek(to: mark, keys, rule: 2, scan)
    guard case .object(let object)? = result.value, try kv.object() == object else { return Gathered() }
    _ = kv.seek(to: mark, keys, rule: 2, scan)
    try kv.skip()
    kv.rewind(to: back)
    return result
  }
}

@Suite("Gathered objects")
struct GatherTests {
  @Test("a gathered object has the keys that are there, and their values byte for byte")
  func values() throws {
    #expect(
      try Gathered(json: #"{"b": [1, {"c": "é"}], "z": 0, "a": 1.50}"#).value == ["x y": 1.5, "y": [1, ["c": "é"]]])
    #expect(try Gathered(json: #"{"a": 1}"#).value == ["x y": 1])
    #expect(try Gathered(json: #"{"a": null, "b": {"c": 1}}"#).value == ["x y": .null, "y": ["c": 1]])
    #expect(try Gathered(json: "{}").isAbsent)
  }

  @Test("null is no value: of nothing but nulls there is no object")
  func nulls() throws {
    #expect(try Gathered(json: #"{"a": null}"#).isAbsent)
    #expect(try Gathered(json: #"{"a": null, "b": null}"#).isAbsent)
  }

  @Test("with `all` it is absent unless every key has a value")
  func all() {
    Gathered.$needsAll.withValue(true) {
      #expect(Gathered.decodeCollectingProblems(json: #"{"a": 1, "b": 2}"#).value?.value == ["x y": 1, "y": 2])
      #expect(
        problem([Gathered].self, #"[{"a": 1}]"#) == """
          [0].b.c: expected a value, found only the key "a"
            at byte 1 (line 1, column 2) of the input; rule Gathered.value, Test.kvmap:2
          """)
      #expect(
        problem([Gathered].self, #"[{"a": null, "b": 1}]"#) == """
          [0].a: expected a value, found null
            at byte 7 (line 1, column 8) of the input; rule Gathered.value, Test.kvmap:2
          """)
      #expect(Gathered.decodeCollectingProblems(json: "{}").problems.map(\.path) == ["a"])
    }
  }

  @Test("gathers in very many objects, one after another and inside each other, keep nothing of each other")
  func many() throws {
    let posts = (0..<500).map {
      #"{"text": "\#($0)", "user": {"name": "n"}, "distance": \#($0), "geo": {"lat": \#($0)}, "longitude": 1}"#
    }
    let read = try [Post](json: "[\(posts.joined(separator: ","))]")
    #expect(
      read.map(\.place)
        == (0..<500).map { Place(distance: Double($0), point: Point(latitude: Double($0), longitude: 1)) })
  }

  @Test("the values of a gathered object may stand at the limit of depth")
  func depth() throws {
    let deep = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    #expect(try Gathered(json: "{\"a\":\(deep)}").value != nil)
  }
}

@Suite("Marks")
struct MarkTests {
  @Test("`a ?? b` is the first with a value, else null if one is null, else absent")
  func alternatives() {
    #expect(ValuePosition.none.or(.none).isAbsent)
    #expect(ValuePosition.none.or(.null).isNull)
    #expect(ValuePosition.null.or(.none).isNull)
    #expect(!ValuePosition.null.or(.none).isValue)
  }

  @Test("a wrong element among many is one problem each, and the rest is read")
  func elements() {
    let report = Probe<IntsProbe>.decodeCollectingProblems(json: #"[1, "x", 2, null, 3.5, 4]"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    #expect(problems.map(\.path) == ["[1]", "[3]", "[4]"])
    #expect(problems.map(\.kind) == [.mismatch, .null, .mismatch])
    #expect(
      Probe<StringsProbe>.decodeCollectingProblems(json: #"[1, "x", {}]"#).problems.map(\.path) == ["[0]", "[2]"])
    #expect(
      Probe<DoublesProbe>.decodeCollectingProblems(
        json: "[\(Array(repeating: "true", count: 100).joined(separator: ","))]"
      ).problems
        .count == 100)
    #expect(
      [Author].decodeCollectingProblems(json: #"[{"name": "a"}, 1, {"age": 2}]"#).problems.map(\.path) == [
        "[1]", "[2].name",
      ])
    #expect(
      [String: Author].decodeCollectingProblems(json: #"{"a": 1, "b": {"name": "n"}, "b": {"name": "m"}}"#).problems
        .map(\.path) == [
          "a", "b",
        ])
  }
}
