import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// Models of our own, and the mappings that are made of them. Every golden is free of diagnostics, warnings included.
struct CoreDataGoldenTests {
  @Test(arguments: CoreDataModels.names)
  func modelBecomesMapping(name: String) throws {
    let outcome = CoreDataModels.imported(try CoreDataModels.contents(of: name), named: name)
    guard case .mapping(let text) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    try Golden.expect(text, at: CoreDataModels.goldens.appendingPathComponent("\(name).kvmap"))
  }

  @Test(arguments: CoreDataModels.names)
  func goldensAreFormatted(name: String) throws {
    let bytes = Array(try Data(contentsOf: CoreDataModels.goldens.appendingPathComponent("\(name).kvmap")))
    var compilation = Compilation()
    compilation.add(path: "\(name).kvmap", bytes: bytes, isRequested: true)
    #expect(compilation.format().files.map(\.bytes) == [bytes])
  }

  /// Every cut of a model is refused or imported, and nothing traps.
  @Test func prefixesOfAModel() throws {
    let contents = try CoreDataModels.contents(of: "Identities")
    for count in stride(from: 0, to: contents.count - 10, by: 7) {
      guard case .refused(let messages) = CoreDataModels.imported(contents[..<count]) else {
        Issue.record("the first \(count) bytes are no model")
        return
      }
      #expect(!messages.isEmpty)
    }
  }

  /// The keys of identities by the conventions of Sync.
  @Test(
    "case-284, case-285, case-286, case-287, case-288, case-289: identities",
    arguments: [
      ("User", "@id remoteID: Int64? <-> id"), ("SimpleID", "@id id: String?"), ("Note", "@id uniqueID: String?"),
      ("Tag", "@id randomId: String? <-> id"), ("NoID", nil), ("AlternativeID", "@id alternativeID: String?"),
    ])
  func identityIsFound(entity: String, line: String?) throws {
    guard case .mapping(let text) = CoreDataModels.imported(try CoreDataModels.contents(of: "Identities")) else {
      Issue.record("the model is not imported")
      return
    }
    let body = try #require(text.components(separatedBy: "struct \(entity) {\n").last?.components(separatedBy: "}").first)
    let identities = body.split(separator: "\n").filter { $0.contains("@id") }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(identities == (line.map { [$0] } ?? []))
  }
}
