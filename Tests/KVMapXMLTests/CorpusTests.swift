import Foundation
import KVMap
import KVMapXML
import TestSupport
import Testing

/// Documents from other sources: the W3C conformance suite and feeds.
@Suite struct CorpusTests {
  /// An entry of the suite's list that concerns XML 1.0 (fifth edition).
  private struct Row {
    var id: String
    var type: String
    var loadsEntities: Bool
    var isNamespaceAware: Bool
    var document: Data
  }

  private static func rows() throws -> [Row] {
    let folder = try #require(Repository.corpus("xml-conformance"))
    let list = try String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    var rows: [Row] = []
    for line in list.split(separator: "\n").dropFirst() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 8, parts[5] != "1.1", parts[7] != "XML1.1", parts[7] != "NS1.1",
        parts[6].isEmpty || parts[6].split(separator: " ").contains("5"),
        // Entries of the collection that are in a zip file are not unpacked.
        let document = try? Data(contentsOf: folder.appendingPathComponent(parts[3]))
      else { continue }
      rows.append(
        Row(
          id: parts[0], type: parts[1], loadsEntities: parts[2] != "none", isNamespaceAware: parts[8] == "yes",
          document: document))
    }
    return rows
  }

  /// The result for a document.
  private enum Outcome: String {
    case accepted, refused
    case refusedByPolicy = "refused by policy"
  }

  private static func outcome(_ document: Data) -> Outcome {
    guard let problem = Document.decodeCollectingProblems(xml: document).problems.first else { return .accepted }
    return problem.expected.hasPrefix("a document type without declarations") ? .refusedByPolicy : .refused
  }

  @Test(.enabled(if: Repository.corpus("xml-conformance") != nil, Repository.absence(of: "xml-conformance")))
  func conformanceSuite() throws {
    let rows = try Self.rows()
    #expect(rows.count > 500)
    var counts: [String: Int] = [:]
    for row in rows {
      let outcome = Self.outcome(row.document)
      counts["\(row.type), \(outcome.rawValue)", default: 0] += 1
      // External parts of the document type are not loaded, so their contents are unknown.
      guard outcome != .refusedByPolicy, !row.loadsEntities else { continue }
      switch row.type {
      case "not-wf": #expect(outcome == .refused, "\(row.id)")
      // Namespaces in XML rejects names with several colons.
      case "valid", "invalid": #expect(outcome == .accepted || !row.isNamespaceAware, "\(row.id)")
      default: break
      }
    }
    for (what, count) in counts.sorted(by: { $0.key < $1.key }) { print("XML conformance: \(count) \(what)") }
  }

  @Test(.enabled(if: Repository.corpus("feeds") != nil, Repository.absence(of: "feeds")))
  func feeds() throws {
    let folder = try #require(Repository.corpus("feeds"))
    let walker = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var (accepted, refused) = (0, 0)
    for case let file as URL in walker {
      guard let document = try? Data(contentsOf: file) else { continue }
      let report = Document.decodeCollectingProblems(xml: document)
      let (value, problems) = (report.value, report.problems)
      guard let value else {
        #expect(!problems.isEmpty)
        refused += 1
        continue
      }
      accepted += 1
      // Values that were read are written and read again. Prefixed names are excluded, because their namespaces are
      // lost.
      guard let text = try? value.xmlBytes() else { continue }
      #expect(try Document(xml: text).value == value.value, "\(file.lastPathComponent)")
    }
    #expect(accepted > 0)
    print("feeds: \(accepted) accepted, \(refused) refused")
  }
}
