import Foundation
import TestSupport
import Testing

/// The real documents, which come from other sources and are not part of the project.
enum Corpus {
  static let isPresent = DocumentName.allCases.allSatisfy { url($0) != nil }

  /// The reason for skipping tests that need them.
  static let absence: Comment = """
    SKIPPED: twitter.json, github_events.json and citm_catalog.json are not in the folder json of KVMAP_CORPORA \
    or ../shared/corpora
    """

  enum DocumentName: String, CaseIterable, Sendable {
    case twitter
    case githubEvents = "github_events"
    case citmCatalog = "citm_catalog"
  }

  static func bytes(_ name: DocumentName) throws -> [UInt8] {
    guard let url = url(name) else { throw CocoaError(.fileNoSuchFile) }
    return try [UInt8](Data(contentsOf: url))
  }

  private static func url(_ name: DocumentName) -> URL? {
    Repository.corpora?.appendingPathComponent("json/\(name.rawValue).json")
      .standardizedFileURL.existing
  }
}

/// Our own documents, in which every key of the mappings has a value.
enum FixtureDocument {
  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Repository.fixtures.appendingPathComponent("mutations/\(name).json")))
  }
}

extension URL {
  fileprivate var existing: URL? { FileManager.default.fileExists(atPath: path) ? self : nil }
}
