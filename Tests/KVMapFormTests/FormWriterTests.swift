import Testing

@testable import KVMap
@testable import KVMapForm
import KVMapText

/// The form for a document in the intermediate form, or why it has none.
func form(of notation: String) -> Result<String, IntermediateWritingFailure> {
  notation.utf8Bytes { bytes in
    do throws(IntermediateWritingFailure) {
      return .success(String(decoding: try FormWriter.write(bytes), as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }
}

@Suite struct FormWriterTests {
  @Test(arguments: [
    ("{}", ""),
    (#"{"a":1,"b":true,"c":false,"d":-1.50e3,"e":null,"f":""}"#, "a=1&b=true&c=false&d=-1.50e3&e&f="),
    (#"{"a b":"c+d","é":"\"\\\n"}"#, "a%20b=c%2Bd&%C3%A9=%22%5C%0A"),
    (#"{"x":"AZaz09-._~!*'()"}"#, "x=AZaz09-._~%21%2A%27%28%29"),
    (#"{"a":{"b":{"c":1},"d":2}}"#, "a[b][c]=1&a[d]=2"),
    (#"{"a":[1,"x",true]}"#, "a[]=1&a[]=x&a[]=true"),
    (#"{"a":[],"b":{},"c":[[]],"d":[{}]}"#, "a[]&b=&c[0][]&d[0]="),
    (#"{"r":[{"a":"x","b":"y"},{"a":1,"b":2}]}"#, "r[][a]=x&r[][b]=y&r[][a]=1&r[][b]=2"),
    (#"{"r":[{"a":null,"b":[1]},{"a":2}]}"#, "r[][a]&r[][b][]=1&r[][a]=2"),
    // Elements that `[]` could not separate get positions.
    (#"{"r":[{"a":1},{"b":2}]}"#, "r[0][a]=1&r[1][b]=2"),
    (#"{"r":[{"a":{"x":1}},{"a":{"x":2}}]}"#, "r[0][a][x]=1&r[1][a][x]=2"),
    (#"{"r":[[1,2],[3]]}"#, "r[0][]=1&r[0][]=2&r[1][]=3"),
    (#"{"r":[1,null]}"#, "r[0]=1&r[1]"),
    (#"{"r":[1,{"a":1}]}"#, "r[0]=1&r[1][a]=1"),
    (#"{"r":[{"a":1},1]}"#, "r[0][a]=1&r[1]=1"),
    (#"{"":1,"7":2}"#, "=1&7=2"),
    (#"{"":{"a":1}}"#, "[a]=1"),
  ])
  func writes(notation: String, expected: String) throws {
    #expect(try form(of: notation).get() == expected)
  }

  @Test(arguments: [
    ("[1]", MappingProblem.Kind.mismatch, 0), ("1", .mismatch, 0), (#""x""#, .mismatch, 0),
    (#"{"a[b":1}"#, .mismatch, 1), (#"{"a]":1}"#, .mismatch, 1), (#"{"a":{"b[]":1}}"#, .mismatch, 6),
    (#"{"a":{"":1}}"#, .mismatch, 6), (#"{"a":{"7":1}}"#, .mismatch, 6), (#"{"":null}"#, .null, 4),
    (#"{"a":"\/D0"}"#, .mismatch, 5),
  ])
  func refusesWhatHasNoPlace(notation: String, kind: MappingProblem.Kind, offset: Int) throws {
    guard case .failure(let failure) = form(of: notation) else {
      Issue.record("written")
      return
    }
    #expect(failure.kind == kind)
    #expect(failure.offset == offset)
  }

  @Test func levelsAndPositionsHaveLimits() throws {
    let nested = { (count: Int) in
      String(repeating: #"{"a":"#, count: count) + "1" + String(repeating: "}", count: count)
    }
    #expect(try form(of: nested(33)).get().utf8.count == 1 + 32 * 3 + 2)
    guard case .failure(let tooDeep) = form(of: nested(34)) else {
      Issue.record("written")
      return
    }
    #expect(tooDeep.kind == .depth)
    #expect(tooDeep.offset == 33 * 5)

    let nulls = { (count: Int) in #"{"a":["# + String(repeating: "null,", count: count - 1) + "null]}" }
    #expect(try form(of: nulls(10_001)).get().hasSuffix("&a[10000]"))
    guard case .failure(let tooMany) = form(of: nulls(10_002)) else {
      Issue.record("written")
      return
    }
    #expect(tooMany.kind == .range)
  }
}
