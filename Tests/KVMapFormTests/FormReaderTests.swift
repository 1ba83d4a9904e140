import Testing

@testable import KVMap
@testable import KVMapForm

/// The intermediate form of a form, without the white space before its keys, or the failure.
func notation(ofForm form: [UInt8]) -> Result<String, TranscodingFailure> {
  form.withUnsafeBufferPointer { bytes in
    var writer = JSONWriter.writing(.text, capacity: 64)
    do throws(TranscodingFailure) {
      try FormReader.read(bytes, to: &writer)
      let text = writer.withNotation { String(decoding: $0, as: UTF8.self) }
      return .success(text.replacing("{ \"", with: "{\"").replacing(", \"", with: ",\""))
    } catch {
      return .failure(error)
    }
  }
}

@Suite struct FormReaderTests {
  private func read(_ form: String) throws -> String { try notation(ofForm: Array(form.utf8)).get() }

  private func failure(_ form: String) -> TranscodingFailure? { failure(Array(form.utf8)) }

  private func failure(_ form: [UInt8]) -> TranscodingFailure? {
    guard case .failure(var failure) = notation(ofForm: form) else { return nil }
    // `FormMappingTests` covers it.
    failure.reached = nil
    return failure
  }

  @Test(arguments: [
    ("", "{}"),
    ("a=1", #"{"a":"1"}"#),
    ("a=1&b=x", #"{"a":"1","b":"x"}"#),
    // Text files end with a line end.
    ("a=1\n", #"{"a":"1"}"#), ("a=1\r\n", #"{"a":"1"}"#), ("a[]\n", #"{"a":[]}"#), ("a\n", #"{"a":null}"#),
    ("\n", "{}"), ("\r\n", "{}"), ("a=1%0A", #"{"a":"1\n"}"#), ("a=1\n\n", #"{"a":"1\n"}"#),
    // The first of several equals signs counts.
    ("a=1=2", #"{"a":"1=2"}"#),
    ("a", #"{"a":null}"#),
    ("a=", #"{"a":""}"#),
    ("=x", #"{"":"x"}"#),
    ("=", #"{"":""}"#),
    ("&&a=1&&b=2&", #"{"a":"1","b":"2"}"#),
    ("a+b=c+d%20e%2B", #"{"a b":"c d e+"}"#),
    ("%C3%A9=%f0%9f%98%80", #"{"é":"😀"}"#),
    ("é=ü", #"{"é":"ü"}"#),
    ("a=%22%5C%0A%00", #"{"a":"\"\\\n\u0000"}"#),
    ("__proto__=1&constructor[prototype]=2", #"{"__proto__":"1","constructor":{"prototype":"2"}}"#),
  ])
  func readsPairs(form: String, notation: String) throws {
    #expect(try read(form) == notation)
  }

  @Test(arguments: [
    ("a[b]=1&a[c]=2", #"{"a":{"b":"1","c":"2"}}"#),
    ("a[b][c][d]=1", #"{"a":{"b":{"c":{"d":"1"}}}}"#),
    // Members of one object need not be adjacent.
    ("a[b]=1&x=y&a[c]", #"{"a":{"b":"1","c":null},"x":"y"}"#),
    ("a[]=1", #"{"a":["1"]}"#),
    ("a[]=1&a[]=2", #"{"a":["1","2"]}"#),
    ("a[]", #"{"a":[]}"#),
    ("a[]&a[]=1&a[]=", #"{"a":["1",""]}"#),
    ("a=1&a=2&a", #"{"a":["1","2",null]}"#),
    ("a&a", #"{"a":[null,null]}"#),
    ("a[b]=1&a[b]=2", #"{"a":{"b":["1","2"]}}"#),
    ("a[0]=x&a[1]=y", #"{"a":["x","y"]}"#),
    ("a[1]=y&a[0]=x&a[2]", #"{"a":["x","y",null]}"#),
    ("a[0][b]=1&a[0][c]=2&a[1][b]=3", #"{"a":[{"b":"1","c":"2"},{"b":"3"}]}"#),
    ("a[0][]=1&a[0][]=2&a[1][]", #"{"a":[["1","2"],[]]}"#),
    ("a[00]=1&a[-1]=2", #"{"a":{"00":"1","-1":"2"}}"#),
    // A member that is already present starts the next element.
    ("r[][a]=x&r[][b]=y&r[][a]=1&r[][b]=2", #"{"r":[{"a":"x","b":"y"},{"a":"1","b":"2"}]}"#),
    ("r[][a][b]=1&r[][a][c]=2&r[][a][b]=3", #"{"r":[{"a":{"b":"1","c":"2"}},{"a":{"b":"3"}}]}"#),
    ("r[][a][]=1&r[][a][]=2", #"{"r":[{"a":["1","2"]}]}"#),
    ("r[][a][0]=1&r[][a][1]=2&r[][a][0]=3", #"{"r":[{"a":["1","2"]},{"a":["3"]}]}"#),
    ("r[][a]=1&r[][a][b]=2", #"{"r":[{"a":"1"},{"a":{"b":"2"}}]}"#),
    ("r[][]=1&r[][]=2", #"{"r":[["1","2"]]}"#),
    // Brackets are interpreted after decoding; those in values are ordinary characters.
    ("a%5Bb%5D=%5B%5D", #"{"a":{"b":"[]"}}"#),
    ("[b]=1", #"{"":{"b":"1"}}"#),
  ])
  func readsBrackets(form: String, notation: String) throws {
    #expect(try read(form) == notation)
  }

  @Test(arguments: [
    ("a=%zz", 2, #""%zz""#), ("a=%4", 2, #""%4""#), ("x&a%=1", 3, #""%""#), ("a=b%2", 3, #""%2""#),
  ])
  func escapesHaveTwoDigits(form: String, offset: Int, found: String) {
    let expected = TranscodingFailure(
      .syntax, at: offset, expected: "a \"%\" followed by two hexadecimal digits", found: found)
    #expect(failure(form) == expected)
  }

  @Test func textsAreUTF8() {
    #expect(failure("a=x%FF") == TranscodingFailure(.encoding, at: 3, expected: "UTF-8", found: #""%FF""#))
    #expect(failure("%41%ED%A0%80=1")?.offset == 3)
    #expect(
      failure([0x61, 0x3D, 0x80]) == TranscodingFailure(.encoding, at: 2, expected: "UTF-8", found: "the byte 0x80"))
    #expect(failure([0x2B, 0xC3, 0x3D])?.offset == 1)
  }

  @Test(arguments: ["a[", "a]", "a[b", "a[b]c=1", "a[b]]=1", "a[[b]]", "]", "a][", "a[b][c"])
  func bracketsMatch(form: String) {
    #expect(failure(form)?.kind == .syntax)
    #expect(failure("x=1&\(form)")?.offset == 4)
  }

  @Test func bracketsAreAtMost32Deep() throws {
    let brackets = { (count: Int) in "a" + String(repeating: "[b]", count: count) + "=1" }
    #expect(try read(brackets(32)).filter { $0 == "{" }.count == 33)
    #expect(
      failure("x&" + brackets(33))
        == TranscodingFailure(.depth, at: 2, expected: "at most 32 pairs of brackets", found: "one more"))
    #expect(failure("a" + String(repeating: "[", count: 100_000))?.kind == .syntax)
    #expect(failure("a" + String(repeating: "[]", count: 100_000))?.kind == .depth)
  }

  @Test(arguments: ["a[1]=x", "a[0]=x&a[2]=y", "a[10001]=x", "a[4294967295]=x", "a[99999999999999999999999]=x"])
  func positionsAreDense(form: String) {
    #expect(failure(form)?.kind == .syntax)
  }

  @Test func greatestPositionIs10000() throws {
    let form = (0...10_000).map { "a[\($0)]" }.joined(separator: "&")
    #expect(try read(form).hasSuffix("null,null]}"))
    #expect(failure(form + "&a[10001]")?.found == #""a[10001]""#)
  }

  @Test(arguments: [
    "a=1&a[b]=2", "a[b]=1&a=2", "a=1&a[]=2", "a[]=1&a=2", "a[]=1&a[b]=2", "a[0]=1&a[]=2", "a[0]=1&a[b]=2", "a&a[b]",
    "a[b]=1&a[b][c]=2", "a=1&a=2&a[b]=3",
  ])
  func aNameHasOneKindOfValue(form: String) {
    #expect(failure(form)?.kind == .duplicateKey)
  }

  @Test func valuesHaveTheirPlaces() throws {
    let form = Array("a[b]=1&c=2&a[d]=3".utf8)
    var places: [[Int]] = []
    var writer = JSONWriter.writing(.text, capacity: 64)
    try form.withUnsafeBufferPointer { bytes throws in
      try FormReader.read(bytes, to: &writer) { places.append([$0, $1]) }
    }
    let notation = writer.withNotation { String(decoding: $0, as: UTF8.self) }
    #expect(notation == #"{ "a":{ "b":"1", "d":"3"}, "c":"2"}"#)
    #expect(places == [[0, 0], [1, 0], [6, 0], [7, 0], [12, 0], [16, 11], [21, 11], [26, 7], [31, 7]])
  }

  /// Not timed: a nonlinear implementation would not finish.
  @Test func manyPairsAreLinear() throws {
    let pairs = 200_000
    let names = (0..<pairs).map { "n\($0)=\($0)" }.joined(separator: "&")
    #expect(try read(names).utf8.count > pairs * 10)
    let same = String(repeating: "a=1&", count: pairs)
    #expect(try read(same).utf8.count > pairs * 4)
    let lists = String(repeating: "a[][b]=1&", count: pairs)
    #expect(try read(lists).utf8.count > pairs * 8)
    let nested = (0..<pairs).map { "a[k\($0)][]=1" }.joined(separator: "&")
    #expect(try read(nested).utf8.count > pairs * 8)
  }
}
