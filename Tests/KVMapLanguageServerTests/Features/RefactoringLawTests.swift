import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// For all mappings among the fixtures and examples: a refactoring keeps documents, and Swift, as far as it says; its
/// result has no new diagnostics, and is formatted if the file was.
@Suite struct RefactoringLawTests {
  /// What stays the same, by action.
  private static let stays: [String: Set<ChangeAudience>] = [
    "extractType": [.read, .written], "inlineType": [.read, .written], "convertToGather": [.read, .written],
    "extractMixin": [.read, .written, .swift], "inlineMixin": [.read, .written, .swift],
    "writeKey": [.read, .written, .swift], "dropKey": [.read, .written, .swift],
    "switchKeyStyle": [.read, .written, .swift], "writeDefaultVia": [.read, .written, .swift],
    // More documents are read: what was absent may be there, and a union takes the first case that fits.
    "readOlderKey": [.swift], "giveDefault": [.swift], "makeOptional": [], "keepUnknownCases": [],
    "addProperties": [], "addTest": [.read, .written, .swift],
  ]

  private static let folders = [
    "Tests/Fixtures/diff", "Tests/Fixtures/explain", "Tests/Fixtures/editors", "Tests/Fixtures/lsp",
    "Tests/Fixtures/format", "Tests/Fixtures/infer", "Tests/Fixtures/program", "Tests/Fixtures/schema", "examples",
  ]

  /// Larger files would take minutes.
  private static let greatest = 4_000
  /// Of each action; more where all are wanted.
  private static let most = ProcessInfo.processInfo.environment["KVMAP_REFACTORINGS"].flatMap { Int($0) } ?? 2

  @Test func actionsKeepWhatTheySay() throws {
    var tried: [String: Int] = [:]
    var refused: [String: Int] = [:]
    var files: [(folder: String, path: String, files: [String: String])] = []
    for folder in Self.folders {
      let all = CheckAgreementTests.files(in: folder).filter { $0.key.hasSuffix(".kvmap") }
      for (path, text) in all where text.utf8.count < Self.greatest { files.append((folder, path, all)) }
    }
    var random = SeededGenerator(seed: 11)
    files.sort { ($0.folder, $0.path) < ($1.folder, $1.path) }
    for (folder, path, all) in files.shuffled(using: &random) {
      guard Self.stays.keys.contains(where: { tried[$0, default: 0] < Self.most }) else { break }
      let text = all[path] ?? ""
      let before = Self.compilation(path, text, all)
      guard !before.check().contains(where: { $0.severity == .error }) else { continue }
      for (key, action) in try Self.actions(path, text, all).sorted(by: { $0.key < $1.key }) {
        let name = String(key.prefix { $0 != " " })
        guard tried[name, default: 0] < Self.most else { continue }
        let client = action.client
        guard let resolved = client.resolve(action.action) else {
          refused[name, default: 0] += 1
          continue
        }
        tried[name, default: 0] += 1
        let new = try client.text("A.kvmap", after: resolved)
        try expectLaws(before, text, Self.compilation(path, new, all), new, name, "\(folder)/\(path): \(key)")
      }
    }
    print("refactorings: \(tried.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }), refused: \(refused)")
    for name in Self.stays.keys.sorted() { #expect(tried[name, default: 0] > 0, "\(name) was never offered") }
    // What is offered is nearly always possible.
    #expect(refused.values.reduce(0, +) <= tried.values.reduce(0, +))
  }

  func expectLaws(
    _ before: Compilation, _ old: String, _ after: Compilation, _ new: String, _ name: String, _ title: String
  ) throws {
    let known = before.check().map { "\($0.id) \($0.message)" }
    let found = after.check().filter { !known.contains("\($0.id) \($0.message)") }
    #expect(found.isEmpty, "\(title) gives \(found.map(\.message)) in\n\(new)")
    if Self.formatted(old) == old { #expect(Self.formatted(new) == new, "\(title) is not formatted:\n\(new)") }
    let audiences = Self.stays[name] ?? []
    guard !audiences.isEmpty, found.isEmpty else { return }
    guard case .changes(let changes, _) = after.diff(from: before) else {
      Issue.record("\(title) cannot be compared")
      return
    }
    let bad = changes.filter { change in
      [.breaks, .changes].contains(change.worst(for: audiences))
        // Where values have another form in Swift, a document decides whether they are written in the same way.
        && (audiences.contains(.swift) || !Self.writesAlike(change, before, after))
    }
    #expect(bad.isEmpty, "\(title): \(bad.map { "\($0.subject): \($0.message)" }) in\n\(new)")
  }

  /// Whether both mappings read the documents that are to show a change, and write the same.
  private static func writesAlike(_ change: Change, _ before: Compilation, _ after: Compilation) -> Bool {
    let type = change.subject.split(separator: ".").first.map(String.init) ?? ""
    let witnesses = [change.readWitness, change.writtenWitness].compactMap(\.self)
    return !witnesses.isEmpty
      && witnesses.allSatisfy { witness in
        if let old = written(witness.document, witness.context, as: type, by: before) {
          return old == written(witness.document, witness.context, as: type, by: after)
        }
        // The document may be one of a container. Then the values must have the same parts.
        guard case .changed(let from, let to) = witness.effect else { return false }
        return parts(of: from) == parts(of: to)
      }
  }

  /// The values that contain no others. Their names may be new.
  private static func parts(of json: String) -> [String] {
    func parts(_ value: Any) -> [String] {
      if let array = value as? [Any] { return array.flatMap(parts) }
      guard let object = value as? [String: Any] else { return ["\(value)"] }
      return object.values.flatMap(parts)
    }
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return [json] }
    return parts(value).sorted()
  }

  private static func written(_ document: String, _ context: String?, as type: String, by compilation: Compilation)
    -> [UInt8]?
  {
    guard case .mapper(let mapper) = compilation.mapping(to: type, stubsSwift: true).mapping else {
      return nil
    }
    let request = MapRequest(
      format: .json, document: Array(document.utf8), path: nil, context: context.map { Array($0.utf8) },
      written: .json, wantsAllProblems: true, isIndented: false)
    guard case .report(let report) = mapper.map(request) else { return nil }
    return report.output
  }

  private static func formatted(_ text: String) -> String {
    var compilation = Compilation()
    compilation.add(path: "A.kvmap", bytes: Array(text.utf8), isRequested: true)
    return compilation.format().files.first?.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A file with what it imports from its own folder.
  static func compilation(_ path: String, _ text: String, _ all: [String: String]) -> Compilation {
    var compilation = Compilation()
    var ids = [path: compilation.add(path: path, bytes: Array(text.utf8), isRequested: true)]
    var queue = [path]
    while let next = queue.popLast() {
      guard let id = ids[next] else { continue }
      for written in compilation.imports(of: id) {
        let target = SourceSet.normalized(SourceSet.path(ofImport: written, in: next))
        guard let text = all[target] else {
          compilation.setTarget(.missing, ofImport: written, in: id)
          continue
        }
        let other = ids[target] ?? compilation.add(path: target, bytes: Array(text.utf8), isRequested: false)
        if ids.updateValue(other, forKey: target) == nil { queue.append(target) }
        compilation.setTarget(.file(other), ofImport: written, in: id)
      }
    }
    return compilation
  }

  /// The refactorings that are offered anywhere in a file without imports, each once.
  static func actions(_ path: String, _ text: String, _ all: [String: String]) throws
    -> [String: (client: RefactoringClient, action: [String: Any])]
  {
    guard !text.contains("import \"") else { return [:] }
    let client = try RefactoringClient(["A.kvmap": text], resolves: true)
    var found: [String: (client: RefactoringClient, action: [String: Any])] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where index < 80 && !line.allSatisfy(\.isWhitespace) {
      let start = line.prefix { $0 == " " }.count
      let next = index + 1 < lines.count ? lines[index + 1].utf16.count : 0
      var ranges = [
        TestClient.range(index, start, index, start), TestClient.range(index, start, index, line.utf16.count),
        TestClient.range(index, start, index + 1, next),
      ]
      if line.contains(" with ") { ranges.append(TestClient.range(index, line.utf16.count - 3, index, line.utf16.count - 3)) }
      for range in ranges {
        for action in try client.actions("A.kvmap", range, only: ["refactor"]) {
          guard let key = (action["data"] as? [String: Any])?["action"] as? String, found[key] == nil else { continue }
          found[key] = (client, action)
        }
      }
    }
    return found
  }
}
