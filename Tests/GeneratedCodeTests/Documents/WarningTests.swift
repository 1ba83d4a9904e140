import Foundation
import KVMap
import Synchronization
import TestSupport
import Testing

@testable import EmittedGoldens

/// What `lossy` rules drop in streams and in files of lines.
@Suite struct WarningTests {
  /// Lines of what fits, what is dropped, and what is rejected, in an order that a seed decides.
  private static func lines(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let kinds = [
      #"{"id":1,"parts":[{"id":1,"name":"a"}]}"#, #"{"id":2,"optional":"no","parts":[{"id":"x"},3,{"id":2,"name":"b"}]}"#,
      #"{"id":3,"a":{"b":[]},"x":null,"y":"é"}"#, #"{"id":"é","optional":"no"}"#, #"{"id":4,"optional":true"#, "",
      #"  {"id":5,"fallback":1e99}  "#,
    ]
    return (0..<60).map { _ in kinds.randomElement(using: &random) ?? "" }
  }

  private static func text(_ problem: MappingProblem) -> String {
    "\(problem.line):\(problem.column) \(problem.offset) \(problem.severity) \(problem)"
  }

  /// What each line has to warn of, read as a document of its own.
  private static func expected(_ lines: [String]) -> [String] {
    var found: [String] = []
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let report = Lossy.decodeCollectingProblems(json: line)
      guard report.value != nil else { continue }
      found += report.problems.map { "\(number + 1) \($0.path) \($0.message)" }
    }
    return found
  }

  /// The same of a problem that is located in a stream: without the number of the value.
  private static func short(_ problem: MappingProblem) -> String {
    let path = problem.path.drop { $0 != "]" }.dropFirst().drop { $0 == "." }
    return "\(problem.line) \(path) \(problem.message)"
  }

  @Test("are those of each line", arguments: [1, 2, 3] as [UInt64])
  func areThoseOfEachLine(_ seed: UInt64) throws {
    let lines = Self.lines(seed)
    let text = lines.map { $0 + "\n" }.joined()
    var reader = IncrementalDecoder<Lossy>(.ndjson)
    reader.keepsWarnings = true
    reader.append(text)
    reader.finish()
    var streamed: [MappingProblem] = []
    while !reader.isAtEnd {
      _ = try? reader.next()
      streamed += reader.takeWarnings()
    }
    #expect(!streamed.isEmpty && streamed.allSatisfy { $0.severity == .warning })
    #expect(streamed.map(Self.short) == Self.expected(lines))

    let folder = try TemporaryFolder(["in": text])
    for (jobs, size) in [(1, 1), (3, 50), (2, 1 << 16)] {
      let found = Mutex<[MappingProblem]>([])
      var options = LineMappingOptions(jobs: jobs)
      options.blockSize = size
      options.warnings = { warning in found.withLock { $0.append(warning) } }
      let counts = try Lossy.mapLines(
        from: .file(folder.url("in").path), to: .file(folder.url("out").path),
        rejects: .file(folder.url("rejects").path), options: options
      ) { (value: Lossy) -> Int? in value.id == 5 ? nil : value.id }
      #expect(found.withLock { $0.map(Self.text) } == streamed.map(Self.text), "\(jobs) threads, blocks of \(size)")
      // Nobody else sees them.
      #expect(try folder.text("rejects").split(separator: "\n").count == counts.rejected)
    }
  }

  @Test("are kept on request, and read from a file as well")
  func onRequest() throws {
    let folder = try TemporaryFolder(["in": "{\"id\": 1, \"optional\": \"no\"}\n{\"id\": 2}\n"])
    var values = Lossy.stream(ndjsonFile: folder.url("in").path).makeIterator()
    #expect(try values.next()?.get().id == 1)
    #expect(values.takeWarnings().isEmpty)
    values = Lossy.stream(ndjsonFile: folder.url("in").path).makeIterator()
    values.keepsWarnings = true
    #expect(try values.next()?.get().id == 1)
    #expect(values.takeWarnings().map(\.path) == ["[0].optional"])
    #expect(try values.next()?.get().id == 2)
    #expect(values.takeWarnings().isEmpty)
    #expect(values.next() == nil)
  }
}
