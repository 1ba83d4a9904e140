import Foundation

/// The location of the documents.
struct Corpora {
  private let folder: URL

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  init() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    let folders =
      (ProcessInfo.processInfo.environment["KVMAP_CORPORA"].map { [URL(filePath: $0)] } ?? [])
      + [checkout.appending(path: "../shared/corpora").standardizedFileURL]
    guard let found = folders.first(where: { FileManager.default.fileExists(atPath: $0.path()) }) else {
      throw Missing(description: "there are no documents: set KVMAP_CORPORA to the folder that holds json/twitter.json")
    }
    folder = found
  }

  /// The bytes of `json/<name>.json`.
  func document(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "json/\(name).json"))
  }
}
