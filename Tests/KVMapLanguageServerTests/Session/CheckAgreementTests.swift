import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// Once nothing is left to do, a client has exactly what `kvmapc check` reports for the same files, with the texts of
/// open documents.
@Suite struct CheckAgreementTests {
  static let folders = [
    "Tests/Fixtures/diagnostics/input", "Tests/Fixtures/syntax-diagnostics/input", "Tests/Fixtures/program/input",
    "Tests/Fixtures/format/input", "Tests/Fixtures/emit/input", "Tests/Fixtures/sync/input", "Tests/Fixtures/apis",
    "examples",
  ]

  /// The texts of a folder, by their paths below the root of the client.
  static func files(in folder: String) -> [String: String] {
    let root = Repository.root.appendingPathComponent(folder)
    var files: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }) ?? [] {
      guard [".kvmap", ".json", ".xml"].contains(where: path.hasSuffix), !path.contains(".build/"),
        let data = try? Data(contentsOf: root.appendingPathComponent(path))
      else { continue }
      // A client sends only text.
      files[path] = String(data: data, encoding: .utf8)
    }
    return files
  }

  /// What `check` reports for the mappings, in the form in which the protocol has it.
  static func checked(_ files: [String: String]) -> [String: [NSDictionary]] {
    var compilation = Compilation()
    let paths = files.keys.filter { $0.hasSuffix(".kvmap") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let ids = compilation.add(
      paths.map { (TestClient.root + "/" + $0, Array((files[$0] ?? "").utf8)) }, isRequested: true)
    for id in ids {
      for written in compilation.documents(of: id) {
        let importer = compilation.sources[id]?.path ?? ""
        let path = SourceSet.normalized(SourceSet.path(ofImport: written, in: importer))
        let text = files[String(path.dropFirst(TestClient.root.count + 1))]
        compilation.setDocument(text.map { .bytes(Array($0.utf8)) } ?? .missing, at: written, in: id)
      }
    }
    let sources = compilation.sources
    let lines = sources.files.map(LineTable.init)
    var found: [String: [NSDictionary]] = [:]
    for diagnostic in compilation.check() {
      let uri = DiagnosticForm.uri(of: diagnostic.span, in: sources)
      found[uri, default: []].append(DiagnosticForm.dictionary(of: diagnostic, in: sources, lines))
    }
    return found
  }

  /// Of one folder everything is analysed after each change, of the next one what the change concerns; a thorough run has
  /// both of each.
  private static let sessions = folders.enumerated().flatMap { number, folder in
    Thoroughness.choose([number % 2 == 0], thorough: [true, false]).map { (folder, $0) }
  }

  @Test(arguments: sessions) func whatIsPublishedIsWhatCheckReports(folder: String, isWhole: Bool) throws {
    var files = Self.files(in: folder)
    #expect(!files.isEmpty)
    let client = try TestClient.initialized(files, wholeSize: isWhole ? .max : 0)
    expectAgreement(client, files)

    // Some are open, and a line of each is gone.
    var random = SeededGenerator(seed: 7)
    for path in files.keys.sorted() where path.hasSuffix(".kvmap") && Int.random(in: 0..<4, using: &random) == 0 {
      guard var lines = files[path]?.split(separator: "\n", omittingEmptySubsequences: false), lines.count > 1 else {
        continue
      }
      client.open(path, files[path] ?? "")
      let line = Int.random(in: 0..<(lines.count - 1), using: &random)
      client.change(path, version: 2, [["range": TestClient.range(line, 0, line + 1, 0), "text": ""]])
      lines.remove(at: line)
      files[path] = lines.joined(separator: "\n")
      if Int.random(in: 0..<2, using: &random) == 0 { client.settle() }
    }
    client.settle()
    expectAgreement(client, files)
  }

  private func expectAgreement(_ client: TestClient, _ files: [String: String]) {
    let checked = Self.checked(files)
    let published = client.published.filter { !$0.value.isEmpty }
    #expect(Set(published.keys) == Set(checked.keys))
    for (uri, expected) in checked {
      let found = (published[uri] ?? []).map { $0 as NSDictionary }
      #expect(found == expected, "\(uri)")
    }
  }
}

/// A diagnostic as the protocol has it, made independently of the session, from what `check --format json` contains.
enum DiagnosticForm {
  static func uri(of span: Span, in sources: SourceSet) -> String { "file://" + (sources[span.file]?.path ?? "") }

  static func dictionary(of diagnostic: Diagnostic, in sources: SourceSet, _ lines: [LineTable]) -> NSDictionary {
    var form: [String: Any] = [
      "range": range(diagnostic.span, lines), "severity": diagnostic.severity == .error ? 1 : 2, "code": diagnostic.id,
      "source": "kvmap",
    ]
    let notes = diagnostic.notes
    form["message"] =
      ([diagnostic.message] + [diagnostic.label].compactMap { $0 } + notes.filter { $0.span == nil }.map(\.message))
      .joined(separator: "\n")
    if diagnostic.id.hasPrefix("unused-") || diagnostic.id.hasPrefix("unreachable") { form["tags"] = [1] }
    let related = notes.compactMap { note in
      note.span.map { span in
        [
          "location": ["uri": uri(of: span, in: sources), "range": range(span, lines)] as [String: Any],
          "message": note.message,
        ] as [String: Any]
      }
    }
    if !related.isEmpty { form["relatedInformation"] = related }
    return form as NSDictionary
  }

  private static func range(_ span: Span, _ lines: [LineTable]) -> [String: Any] {
    let table = lines[span.file.index]
    func position(_ offset: Int) -> [String: Any] {
      let place = table.position(at: offset)
      return ["line": place.line - 1, "character": prefix(table.line(place.line), offset).utf16.count]
    }
    return ["start": position(span.start), "end": position(span.end)]
  }

  /// The part of a line before an offset.
  private static func prefix(_ line: ArraySlice<UInt8>, _ offset: Int) -> String {
    String(decoding: line[line.startIndex..<min(max(offset, line.startIndex), line.endIndex)], as: UTF8.self)
  }
}
