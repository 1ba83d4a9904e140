import ExampleDocuments
import Foundation
import KVMap
import TestSupport
import Testing

/// The comparison must be able to fail.
@Suite struct ComparisonTests {
  @Test func `a mapper that reads too little is found out`() throws {
    var forgetful = citmCatalog
    forgetful.read = { bytes in
      var catalogue = try Catalog(json: bytes)
      catalogue.venueNames = [:]
      return catalogue
    }
    guard case .unexplained = try Comparison(forgetful, try FixtureDocument.bytes("catalog")) else {
      Issue.record("a lost member passes for the same value")
      return
    }
  }

  @Test func `a mapper that accepts too much is found out`() throws {
    let good = try FixtureDocument.bytes("catalog")
    var credulous = citmCatalog
    credulous.read = { _ in try Catalog(json: good) }
    guard case .unexplained = try Comparison(credulous, Array("{}".utf8)) else {
      Issue.record("an empty document passes for a catalogue")
      return
    }
  }

  @Test func `a mapper that refuses too much is found out`() throws {
    var fussy = citmCatalog
    fussy.read = { _ in try Catalog(json: "{}") }
    guard case .unexplained = try Comparison(fussy, try FixtureDocument.bytes("catalog")) else {
      Issue.record("a document that is refused for no reason passes")
      return
    }
  }

  @Test func `every reason is told in the documentation`() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/compared-with-jsondecoder.md"), encoding: .utf8)
    let reasons =
      Strictness.allCases.map(\.rawValue) + Width.allCases.map(\.rawValue) + Divergence.allCases.map(\.rawValue)
    for reason in reasons { #expect(page.contains("| `\(reason)` |")) }
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| `") } == reasons.count)
  }
}
