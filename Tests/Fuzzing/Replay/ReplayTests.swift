import Foundation
import FuzzingLaws
import TestSupport
import Testing

/// The inputs that the fuzzer keeps: the laws are valid for all of them. Tests/Fuzzing/run searches for more.
@Suite struct ReplayTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/Fuzzing", isDirectory: true)

  /// The files of a target in a folder.
  private static func files(_ kind: String, of target: String) throws -> [URL] {
    let folder = Self.folder.appendingPathComponent("\(kind)/\(target)", isDirectory: true)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }

  /// Inputs reached without a violation, and those that once violated a law.
  @Test(arguments: FuzzingTarget.all.map(\.name))
  func theLawsHold(target name: String) throws {
    let target = try #require(FuzzingTarget.all.first { $0.name == name })
    let corpus = try Self.files("Corpora", of: name)
    #expect(corpus.count >= 5)
    for file in corpus + (try Self.files("Findings", of: name)) {
      do {
        try target.check([UInt8](Data(contentsOf: file)))
      } catch {
        Issue.record("\(name)/\(file.lastPathComponent): \(error)")
      }
    }
  }

  /// Every target has a dictionary and initial inputs, and each corpus is small.
  @Test(arguments: FuzzingTarget.all.map(\.name))
  func everyTargetHasItsFiles(target name: String) throws {
    let dictionary = Self.folder.appendingPathComponent("Dictionaries/\(name).dict")
    #expect(try String(contentsOf: dictionary, encoding: .utf8).split(separator: "\n").count > 20)
    let sizes = try Self.files("Corpora", of: name).map { try Data(contentsOf: $0).count }
    #expect(sizes.reduce(0, +) <= 200_000)
  }

  /// There are no files that no target uses.
  @Test(arguments: ["Corpora", "Findings"])
  func everyFolderIsOfATarget(kind: String) throws {
    let folder = Self.folder.appendingPathComponent(kind, isDirectory: true)
    // Without findings the folder does not exist.
    if kind == "Findings", !FileManager.default.fileExists(atPath: folder.path) { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    #expect(Set(names).isSubset(of: Set(FuzzingTarget.all.map(\.name) + ["README.md"])))
  }
}
