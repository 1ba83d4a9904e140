import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// Two mappings in one text, as the fixtures in Tests/Fixtures/diff/input have them.
///
///     # exit: 1
///     # options: --for read,swift
///     --- old/Station.kvmap
///     struct Station { … }
///     --- new/Station.kvmap
///     struct Station { … }
struct ComparedTexts: Sendable, CustomTestStringConvertible {
  var name: String
  var exitCode = 0
  var options: [String] = []
  var files: [(path: String, text: String)] = []

  var testDescription: String { name }

  static let folder = Repository.fixtures.appendingPathComponent("diff", isDirectory: true)

  static func all() throws -> [ComparedTexts] {
    try Repository.files(in: folder.appendingPathComponent("input"), withExtension: "txt").map { try ComparedTexts($0) }
  }

  /// The changes of each fixture, by its name. Several suites look at them, and a comparison takes long.
  private static let changesOfFixtures: [String: [Change]] = {
    let fixtures = (try? all()) ?? []
    return fixtures.reduce(into: [:]) { $0[$1.name] = $1.changes() }
  }()

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# exit: ") {
        exitCode = Int(line.dropFirst(8)) ?? 0
      } else if line.hasPrefix("# options: ") {
        options = line.dropFirst(11).split(separator: " ").map(String.init)
      } else if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
    // The text ends with a newline.
    for index in files.indices where files[index].text.hasSuffix("\n\n") { files[index].text.removeLast() }
  }

  /// - Parameter files: With paths in `old/` and `new/`.
  init(name: String, files: [(path: String, text: String)]) {
    self.name = name
    self.files = files
  }

  func compilation(_ side: String) -> Compilation {
    var compilation = Compilation()
    for file in files where file.path.hasPrefix(side + "/") {
      compilation.add(path: file.path, bytes: Array(file.text.utf8), isRequested: true)
    }
    return compilation
  }

  /// The changes; `nil` if a side has errors.
  func changes() -> [Change]? {
    guard case .changes(let changes, _) = compilation("new").diff(from: compilation("old")) else { return nil }
    return changes
  }

  /// What the command prints for a fixture.
  func report(all showsAll: Bool? = nil) throws -> ChangeReport {
    let changes = try #require(Self.changesOfFixtures[name], "\(name) is no fixture, or has errors")
    var audiences = Set(ChangeAudience.allCases)
    if let index = options.firstIndex(of: "--for"), index + 1 < options.count {
      audiences = Set(options[index + 1].split(separator: ",").compactMap { ChangeAudience(rawValue: String($0)) })
    }
    return ChangeReport(
      changes, old: compilation("old").sources, new: compilation("new").sources, audiences: audiences,
      showsAll: showsAll ?? options.contains("--all"))
  }
}
