import Foundation
@_spi(Generated) import KVMap
import Synchronization
import TestSupport
import Testing

@Suite("Lines: what becomes of them")
struct LineMappingTests {
  /// What becomes of lines is what `IncrementalDecoder` reads, however they are cut, and on however many threads.
  @Test("is what a stream reads", arguments: [1, 3])
  func agreesWithStreams(_ jobs: Int) throws {
    let folder = try TemporaryFolder()
    for bytes in LineTexts.all {
      try folder.write(Data(bytes), to: "in")
      for limit in [20, 1 << 20] {
        let stream = StreamOutcome(
          JSONValue.self, .ndjson, [bytes[...]], options: StreamOptions(elementLimit: limit))
        for size in [1, 2, 7, 64, 1 << 16] {
          var options = LineMappingOptions(jobs: jobs)
          options.maximumLineSize = limit
          options.blockSize = size
          let outcome = try LineOutcome(JSONValue.self, in: folder, options)
          let what: Comment = "\(String(decoding: bytes, as: UTF8.self).debugDescription) \(limit) \(size)"
          #expect(outcome.values == stream.values, what)
          #expect(try outcome.rejects.map { try $0.problems() } == stream.problems.map { [LineProblem($0)] }, what)
          #expect(outcome.counts.lines == stream.results.count, what)
          #expect(outcome.counts.rejected == stream.problems.count, what)
          #expect(outcome.counts.written == stream.values.count, what)
        }
      }
    }
  }

  @Test("is in the order of the lines, whichever thread is faster")
  func order() throws {
    let folder = try TemporaryFolder()
    let numbers = Array(0..<20_000)
    try folder.write(numbers.map { $0 % 7 == 0 ? "\"\($0)\"\n" : "\($0)\n" }.joined(), to: "in")
    var options = LineMappingOptions(jobs: 4)
    options.blockSize = 300
    let counts = try Int.mapLines(
      from: .file(folder.url("in").path), to: .file(folder.url("out").path),
      rejects: .file(folder.url("rejects").path), options: options
    ) { (number: Int) -> Int? in
      // Some blocks take longer.
      if number % 1_000 == 1 { Thread.sleep(forTimeInterval: 0.003) }
      return number % 5 == 0 ? nil : number * 2
    }
    let expected = numbers.filter { $0 % 7 != 0 && $0 % 5 != 0 }
    #expect(try folder.text("out") == expected.map { "\($0 * 2)\n" }.joined())
    let rejects = try LineOutcome.rejects(folder)
    #expect(rejects.map(\.line) == numbers.filter { $0 % 7 == 0 }.map { $0 + 1 })
    #expect(counts.written == expected.count && counts.rejected == rejects.count && counts.lines == numbers.count)
    #expect(try counts.bytesRead == folder.text("in").utf8.count)
    #expect(try counts.bytesWritten == folder.text("out").utf8.count)
  }

  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "it is odd" }
  }

  @Test("is a reject, if it is refused or cannot be written")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write("1\n 2\n4\n6\n", to: "in")
    try Int.mapLines(
      from: .file(folder.url("in").path), to: .file(folder.url("out").path),
      rejects: .file(folder.url("rejects").path)
    ) { (number: Int) throws -> [Double] in
      guard number % 2 == 0 else { throw Refusal() }
      return [1, number == 4 ? .infinity : Double(number)]
    }
    #expect(try folder.text("out") == "[1,2]\n[1,6]\n")
    let rejects = try LineOutcome.rejects(folder)
    #expect(rejects.map(\.line) == [1, 3] && rejects.map(\.offset) == [0, 5])
    #expect(try rejects[0].problems().map(\.message) == ["it is odd"])
    #expect(try rejects[0].problems().map(\.path) == ["[0]"])
    #expect(try rejects[1].problems().map(\.path) == ["[2][1]"])
    #expect(try rejects[1].problems().map(\.message) == ["expected a number, found infinity or what is not a number"])
  }

  @Test("calls the function once for each line, whatever becomes of its value")
  func callsOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write((0..<10).map { "\($0)\n" }.joined(), to: "in")
    let calls = Mutex<[Int]>([])
    try Int.mapLines(
      from: .file(folder.url("in").path), to: .file(folder.url("out").path),
      rejects: .file(folder.url("rejects").path)
    ) { (number: Int) throws -> [Double] in
      calls.withLock { $0.append(number) }
      return [Double(number), number % 2 == 0 ? .nan : 1]
    }
    #expect(calls.withLock { $0.sorted() } == Array(0..<10))
    let rejects = try LineOutcome.rejects(folder)
    #expect(try rejects.map { try $0.problems().map(\.path) } == [0, 2, 4, 6, 8].map { ["[\($0)][1]"] })
  }

  @Test("states all problems of a line on request")
  func allProblems() throws {
    let folder = try TemporaryFolder()
    try folder.write("[1,\"a\",true]\n[2]\n", to: "in")
    let first = try LineOutcome([Int].self, in: folder, LineMappingOptions(jobs: 1))
    #expect(try first.rejects.map { try $0.problems().map(\.path) } == [["[0][1]"]])
    let all = try LineOutcome([Int].self, in: folder, LineMappingOptions(jobs: 1, reportsAllProblems: true))
    #expect(try all.rejects.map { try $0.problems().map(\.path) } == [["[0][1]", "[0][2]"]])
    #expect(all.values == ["[2]"])
  }

  /// A rejected line shows a problem as `kvmapc map --json` does: with every property of it.
  @Test("a reject has the members of a problem")
  func members() throws {
    let folder = try TemporaryFolder()
    try folder.write("[1]\n[\"a\"]\n", to: "in")
    _ = try LineOutcome([Int].self, in: folder, LineMappingOptions(jobs: 1))
    let problem =
      #"{"path":"[1][0]","kind":"mismatch","message":"expected an integer, found the string \"a\"","#
      + #""expected":"an integer","found":"the string \"a\"","offset":5,"line":2,"column":2,"reached":"","rule":null,"#
      + #""dropped":false}"#
    let input = folder.url("in").path
    #expect(
      try folder.text("rejects") == #"{"input":"\#(input)","line":2,"offset":4,"problems":[\#(problem)]}"# + "\n")
  }
}
