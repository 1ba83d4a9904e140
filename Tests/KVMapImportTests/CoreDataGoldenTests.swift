import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// Our own models, and the mappings generated from them. Every golden is free of diagnostics, warnings included.
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

  /// Every prefix of a model is rejected or imported, and nothing traps.
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

  /// The names and keys of identities according to the conventions of Sync.
  @Test("case-284, case-285, case-286, case-287, case-288, case-289: identities")
  func identitiesAreFound() throws {
    #expect(try identity(of: "User", readFrom: "id") == "remoteID")
    #expect(try identity(of: "SimpleID", readFrom: "id") == "id")
    #expect(try identity(of: "Note", readFrom: "unique_id") == "uniqueID")
    #expect(try identity(of: "Tag", readFrom: "id") == "randomId")
    #expect(try identity(of: "NoID", readFrom: nil) == nil)
    #expect(try identity(of: "AlternativeID", readFrom: "alternative_id") == "alternativeID")
  }

  /// The property that identifies a row, if it is read from the given key.
  private func identity(of entity: String, readFrom key: String?) throws -> String? {
    guard case .mapping(var text) = CoreDataModels.imported(try CoreDataModels.contents(of: "Identities")) else {
      Issue.record("the model is not imported")
      return nil
    }
    let body = try #require(
      text.components(separatedBy: "struct \(entity) {\n").last?.components(separatedBy: "}").first)
    let lines = body.split(separator: "\n").compactMap { $0.wholeMatch(of: #/  @id (\w+): (\w+).*/#)?.output }
    #expect(lines.count <= 1)
    guard let (_, name, type) = lines.first else { return nil }
    let value = type == "Int64" ? "1" : #""1""#
    text += #"test \#(entity) "" { json """{"\#(key ?? "")": \#(value)}""" expect { \#(name) = \#(value) } }"#
    var compilation = Compilation()
    compilation.add(path: "Identities.kvmap", bytes: Array(text.utf8), isRequested: true)
    let reports = compilation.test().files?.flatMap(\.reports) ?? []
    let passed = reports.filter { report in if case .passed = report.outcome { true } else { false } }
    return passed.count == 1 ? String(name) : nil
  }
}
