import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// What holds for every mapping that samples were added to.
@Suite struct ExtensionLawTests {
  /// Of random documents; `KVMAP_DOCUMENTS=45-10044` has others. A run takes fifteen of them.
  private static let seeds: ClosedRange<Int> = {
    let stated = ProcessInfo.processInfo.environment["KVMAP_DOCUMENTS"] ?? ""
    let ends = stated.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 0...44
  }()
  private static let runs = Array(stride(from: seeds.lowerBound, through: seeds.upperBound, by: 15))

  private static func compilation(_ mapping: [UInt8]) -> (Compilation, FileID) {
    var compilation = Compilation()
    let file = compilation.add(path: "Inferred.kvmap", bytes: mapping, isRequested: true)
    return (compilation, file)
  }

  private static func extended(_ mapping: [UInt8], as type: String, with samples: [Sample], _ options: InferenceOptions)
    -> ExtensionOutcome
  {
    let (compilation, file) = compilation(mapping)
    return compilation.extend(file, with: samples, as: type, options, addsUnknown: false)
  }

  /// The samples that a mapping was inferred from add nothing to it.
  ///
  /// - Returns: What is wrong.
  private static func changes(by samples: [Sample], _ options: InferenceOptions = .named("Thing")) -> [String] {
    guard case .mapping(let inference) = Compilation.infer(from: samples, options, to: "Inferred.kvmap") else {
      return []
    }
    var own = options
    // What decided the mapping has nothing left to decide.
    own.hints = [:]
    switch extended(inference.mapping, as: inference.documentType, with: samples, own) {
    case .refused(let messages): return messages
    case .wrong(let diagnostics, _): return diagnostics.map(\.message)
    case .extended(let result):
      var wrong: [String] = []
      if result.bytes != inference.mapping {
        wrong.append("it became\n" + String(decoding: result.bytes, as: UTF8.self))
      }
      wrong += (result.additions + result.findings).map(\.description)
      if !result.readsAll { wrong.append("not all samples are read") }
      return wrong.isEmpty ? [] : wrong + [String(decoding: inference.mapping, as: UTF8.self)]
    }
  }

  /// A mapping that was inferred from some samples reads the others after they were added to it, or it is reported why
  /// not. It has no diagnostic, is formatted, and has the lines that it had.
  ///
  /// - Returns: What is wrong, and how many lines were added and reported.
  private static func violations(
    _ first: [Sample], _ others: [Sample], _ options: InferenceOptions
  ) -> (wrong: [String], added: Int, found: Int) {
    guard case .mapping(let inference) = Compilation.infer(from: first, options, to: "Inferred.kvmap") else {
      return ([], 0, 0)
    }
    let before = String(decoding: inference.mapping, as: UTF8.self)
    switch extended(inference.mapping, as: inference.documentType, with: others, options) {
    case .refused(let messages): return (messages + [before], 0, 0)
    case .wrong(let diagnostics, _): return (diagnostics.map(\.message) + [before], 0, 0)
    case .extended(let result):
      let after = String(decoding: result.bytes, as: UTF8.self)
      let (compilation, _) = compilation(result.bytes)
      var wrong = compilation.check().map { "\($0.id): \($0.message)" }
      if compilation.format().files.map(\.bytes) != [result.bytes] { wrong.append("it is not formatted") }
      if result.readsAll != unread(others, compilation, inference.documentType).isEmpty {
        wrong.append("readsAll is wrong")
      }
      if !result.readsAll, result.findings.isEmpty { wrong.append("nothing is reported") }
      if case .extended(let again) = extended(result.bytes, as: inference.documentType, with: others, options),
        again.bytes != result.bytes
      {
        wrong.append("the same samples add something again: \(again.additions.map(\.description))")
      }
      var rest = after.split(separator: "\n", omittingEmptySubsequences: false)[...]
      for line in before.split(separator: "\n", omittingEmptySubsequences: false) {
        guard let index = rest.firstIndex(of: line) else {
          wrong.append("a line is gone: \(line)")
          break
        }
        rest = rest[(index + 1)...]
      }
      return (wrong.isEmpty ? [] : wrong + [before, after], result.additions.count, result.findings.count)
    }
  }

  private static func unread(_ samples: [Sample], _ compilation: Compilation, _ type: String) -> [String] {
    samples.filter { sample in
      // Of an array it is the type of an element.
      let isList = sample.bytes.first { $0 > 0x20 } == UInt8(ascii: "[") && !type.hasPrefix("[")
      let type = isList ? "[\(type)]" : type
      guard case .mapper(let mapper) = compilation.mapping(to: type).mapping else { return true }
      let request = MapRequest(
        format: .json, document: sample.bytes, path: nil, context: nil, written: nil, wantsAllProblems: false,
        isIndented: false)
      guard case .report(let report) = mapper.map(request) else { return true }
      return report.output == nil
    }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Of how many real documents one is looked at: with `KVMAP_DOCUMENTS` each, which takes minutes.
  private static let step = ProcessInfo.processInfo.environment["KVMAP_DOCUMENTS"] == nil ? 48 : 1

  // MARK: - Nothing to add

  @Test(arguments: runs) func randomDocumentsAddNothing(first: Int) {
    for index in first...min(first + 14, Self.seeds.upperBound) {
      var document = RandomDocument(seed: UInt64(index))
      let texts = document.documents()
      var options = InferenceOptions.named("Thing")
      options.gathers = index % 3 == 0
      options.requiredFrom = index % 5 == 0 ? 2 : 1
      #expect(Self.changes(by: texts.map { Sample($0) }, options) == [], "\(index):\n\(texts.joined(separator: "\n"))")
    }
  }

  private static let fixtures = Repository.fixtures.appendingPathComponent("infer", isDirectory: true)
  private static let cases: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test(arguments: cases) func fixturesAddNothing(name: String) throws {
    let folder = Self.fixtures.appendingPathComponent(name, isDirectory: true)
    let samples = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap {
      file -> Sample? in
      let url = folder.appendingPathComponent(file)
      guard let format = Sample.Format(rawValue: url.pathExtension) else { return nil }
      return Sample(name: file, format: format, bytes: Array(try Data(contentsOf: url)))
    }
    guard !samples.isEmpty else { return }
    var options = InferenceOptions.named("Thing")
    options.gathers = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8).contains(
      "--gather")
    #expect(Self.changes(by: samples, options) == [])
  }

  @Test(.enabled(if: Repository.corpus("real-api") != nil, Repository.absence(of: "real-api")))
  func documentsOfRealServicesAddNothing() throws {
    let folder = try #require(Repository.corpus("real-api"))
    let files = try ["json", "geojson"].flatMap { try Repository.files(in: folder, withExtension: $0) }
    for index in stride(from: 0, to: files.count, by: Self.step) {
      let file = files[index]
      let sample = Sample(name: file.lastPathComponent, format: .json, bytes: Array(try Data(contentsOf: file)))
      #expect(Self.changes(by: [sample]) == [], "\(file.path)")
    }
    #expect(files.count > 500)
  }

  /// Blanks in an element that is otherwise empty are no text.
  @Test(arguments: [
    "<r><e><c id='1'>x</c></e><e>\n </e></r>", "<r><e a='1'> </e><e a='2'>\r\n\t</e></r>",
    "<r><e><c>1</c> </e><e> &#160; </e></r>", "<r>\n <e/>\n <e> </e>\n</r>",
  ]) func blanksOfXMLAddNothing(document: String) {
    #expect(Self.changes(by: [Sample(document, .xml)]) == [], "\(document)")
  }

  // MARK: - One half and the other

  @Test(arguments: runs) func theOtherHalfIsReadOrReported(first: Int) {
    var (added, found) = (0, 0)
    for index in first...min(first + 14, Self.seeds.upperBound) {
      var document = RandomDocument(seed: UInt64(index))
      let samples = document.documents(atLeast: 2).map { Sample($0) }
      var options = InferenceOptions.named("Thing")
      options.gathers = index % 3 == 0
      let half = (samples.count + 1) / 2
      let verdict = Self.violations(Array(samples[..<half]), Array(samples[half...]), options)
      #expect(
        verdict.wrong == [],
        "\(index):\n\(samples.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n"))")
      added += verdict.added
      found += verdict.found
    }
    #expect(added + found > 0, "these documents show nothing")
  }

  /// Documents of one kind: those of a folder whose names begin with the same word.
  @Test(.enabled(if: Repository.corpus("real-api") != nil, Repository.absence(of: "real-api")))
  func theOtherHalfOfRealDocuments() throws {
    let folder = try #require(Repository.corpus("real-api"))
    let files = try Repository.files(in: folder, withExtension: "json")
    let groups = Dictionary(grouping: files) { file in
      file.deletingLastPathComponent().lastPathComponent + "/"
        + (file.lastPathComponent.split(whereSeparator: { "._-".contains($0) }).first.map(String.init) ?? "")
    }.filter { $0.value.count > 1 }
    #expect(groups.count > 30)
    var added = 0
    let names = groups.keys.sorted()
    for index in stride(from: 0, to: names.count, by: Self.step) {
      let (name, files) = (names[index], groups[names[index]] ?? [])
      let samples = try files.sorted { $0.path < $1.path }.map {
        Sample(name: $0.lastPathComponent, format: .json, bytes: Array(try Data(contentsOf: $0)))
      }
      let half = (samples.count + 1) / 2
      let verdict = Self.violations(Array(samples[..<half]), Array(samples[half...]), .named("Thing"))
      #expect(verdict.wrong == [], "\(name)")
      added += verdict.added
    }
    #expect(added > 0)
  }
}
