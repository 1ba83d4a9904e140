package import Foundation

/// A folder that exists as long as the value does.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    let name = "kvmap-tests-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Symbolic links in the path of the temporary folder would make it appear different to the programs run in it.
    url = folder.resolvingSymlinksInPath()
  }

  /// A folder with these files, keyed by path.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    // If removal fails, cleaning up is left to the system.
    try? FileManager.default.removeItem(at: url)
  }

  package func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  package func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  package func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// The paths of all files, including hidden ones, in order.
  package func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted().filter { path in
      var isFolder: ObjCBool = false
      return !(FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue)
    }
  }
}
