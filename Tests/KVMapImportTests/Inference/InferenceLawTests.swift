import Foundation
import KVMapCompiler
import TestSupport
import Testing

/// What is inferred passes `check` without a diagnostic, is formatted, reads every sample, and writes it back.
@Suite struct InferenceLawTests {
  /// Of random documents; `KVMAP_DOCUMENTS=150-10149` has others. A run takes fifteen of them.
  private static let seeds: ClosedRange<Int> = {
    let stated = ProcessInfo.processInfo.environment["KVMAP_DOCUMENTS"] ?? ""
    let ends = stated.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 0...149
  }()
  private static let runs = Array(stride(from: seeds.lowerBound, through: seeds.upperBound, by: 15))

  @Test(arguments: runs) func randomDocuments(first: Int) {
    for index in first...min(first + 14, Self.seeds.upperBound) {
      var document = RandomDocument(seed: UInt64(index))
      let texts = document.documents()
      var options = InferenceOptions.named("Thing")
      options.gathers = index % 3 == 0
      options.requiredFrom = index % 5 == 0 ? 2 : 1
      let verdict = InferenceLaws.violations(texts.map { Sample($0) }, options)
      if case .refused(let messages) = verdict {
        #expect(messages.allSatisfy { $0.hasPrefix("there is no object") }, "\(messages)\n\(texts)")
      } else {
        #expect(verdict.violations == [], "\(texts.joined(separator: "\n"))")
      }
    }
  }

  /// Of samples in another order, the mapping has the same lines, except for names that the first sample gives.
  @Test(arguments: [
    [#"{"a": 1, "b": "x"}"#, #"{"a": 2.5, "c": null}"#, #"{"b": "2026-03-01", "c": [1]}"#],
    [#"{"at": "2026-03-01"}"#, #"{"at": "2026-03-01T09:30:00Z"}"#, #"{"at": "01.03.2026"}"#],
    [#"{"v": true}"#, #"{"v": 0}"#, #"{"v": "no"}"#, #"{"w": {"n": 1}}"#, #"{"w": {"m": 1}}"#]
  ]) func theOrderOfSamplesIsThatOfLines(documents: [String]) throws {
    func lines(_ documents: [String]) throws -> [Substring] {
      let verdict = InferenceLaws.violations(documents.map { Sample($0) })
      #expect(verdict.violations == [])
      return try #require(verdict.text).split(separator: "\n").sorted()
    }
    let expected = try lines(documents)
    #expect(try lines(documents.reversed()) == expected)
    #expect(try lines(Array(documents.dropFirst()) + documents.prefix(1)) == expected)
  }

  @Test func aSampleGivenTwiceChangesNothing() {
    for seed in 0..<Thoroughness.choose(30, thorough: 600) {
      var document = RandomDocument(seed: UInt64(100_000 + seed))
      let samples = document.documents().map { Sample($0) }
      // Thresholds count values, so enums and unions may be found only when there are more of them.
      guard let once = InferenceLaws.violations(samples).text,
        let twice = InferenceLaws.violations(samples + samples).text, !twice.contains("enum "),
        !twice.contains("union "), !twice.contains("[String: "), !once.contains("[String: "), !twice.contains("self[0]")
      else { continue }
      #expect(once == twice)
    }
  }

  /// All of them take a minute and more.
  @Test(.enabled(if: Repository.corpus("real-api") != nil, Repository.absence(of: "real-api")))
  func documentsOfRealServices() throws {
    let folder = try #require(Repository.corpus("real-api"))
    let files = try ["json", "geojson"].flatMap { try Repository.files(in: folder, withExtension: $0) }
    var refused = 0
    for index in stride(from: 0, to: files.count, by: Thoroughness.choose(5, thorough: 1)) {
      let file = files[index]
      let sample = Sample(name: file.lastPathComponent, format: .json, bytes: Array(try Data(contentsOf: file)))
      let verdict = InferenceLaws.violations([sample])
      if case .refused(let messages) = verdict {
        refused += 1
        #expect(messages.allSatisfy { $0.hasPrefix("there is no object") }, "\(file.path): \(messages)")
      } else {
        #expect(verdict.violations == [], "\(file.path)")
      }
    }
    #expect(files.count > 500 && refused < 10)
  }

  /// Documents of one kind: those of a folder whose names begin with the same word.
  @Test(.enabled(if: Repository.corpus("real-api") != nil, Repository.absence(of: "real-api")))
  func severalDocumentsOfOneService() throws {
    let folder = try #require(Repository.corpus("real-api"))
    let files = try Repository.files(in: folder, withExtension: "json")
    let groups = Dictionary(grouping: files) { file in
      file.deletingLastPathComponent().lastPathComponent + "/"
        + (file.lastPathComponent.split(whereSeparator: { "._-".contains($0) }).first.map(String.init) ?? "")
    }.filter { $0.value.count > 1 }
    #expect(groups.count > 30)
    let tried = groups.sorted { $0.key < $1.key }.enumerated().filter { Thoroughness.isWanted || $0.offset % 4 == 0 }
    for (name, files) in tried.map(\.element) {
      let samples = try files.map {
        Sample(name: $0.lastPathComponent, format: .json, bytes: Array(try Data(contentsOf: $0)))
      }
      let verdict = InferenceLaws.violations(samples)
      if case .refused(let messages) = verdict {
        #expect(messages.allSatisfy { $0.hasPrefix("there is no object") }, "\(name): \(messages)")
      } else {
        #expect(verdict.violations == [], "\(name)")
      }
    }
  }
}
